package api

import (
	"bytes"
	"cmp"
	"context"
	"net/http"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/service/narration"
	"terzetto/backend/sound/audio"
)

// maxChannelName bounds the name of a sound channel, in bytes.
const maxChannelName = 100

type ChannelInput struct {
	Name string `json:"name"`
}

func (in ChannelInput) channel() string { return in.Name }

// PlayStopOn says what ends the sound; what is left out does.
type PlayStopOn struct {
	NewTurn    *bool `json:"newTurn,omitempty"`
	ConvSwitch *bool `json:"convSwitch,omitempty"`
}

// AudioPlayInput is what audio.play takes.
type AudioPlayInput struct {
	ChannelInput
	Segments []audio.Spec `json:"segments"`
	Loop     bool         `json:"loop"`
	Volume   *float64     `json:"volume"`
	StopOn   PlayStopOn   `json:"stopOn"`
}

// AudioSegmentsInput is what audio.segments takes.
type AudioSegmentsInput struct {
	ChannelInput
	From Number `json:"from"` // a source; 0: all of them
}

// AudioSeekInput is what audio.seek takes.
type AudioSeekInput struct {
	ChannelInput
	OffsetSec *float64 `json:"offsetSec"`
}

// AudioVolumeInput is what audio.volume takes.
type AudioVolumeInput struct {
	ChannelInput
	Volume *float64 `json:"volume"`
}

// AudioRepeatInput is what audio.repeat takes.
type AudioRepeatInput struct {
	ChannelInput
	On *bool `json:"on"`
}

// AudioStopInput is what audio.stop takes.
type AudioStopInput struct {
	ChannelInput
	Reason string `json:"reason"` // skipped, when it is missing
	Token  int64  `json:"token"`  // 0: whatever plays
}

// AudioStopAllInput is what audio.stopAll takes.
type AudioStopAllInput struct {
	On string `json:"on"` // convSwitch: only what ends when another conversation is shown
}

// sound offers the channels on which sound is played.
func sound() []Operation {
	const one = "/api/audio/channels/{name}"
	return []Operation{
		op("audio.channels", "GET", "/api/audio/channels", func(_ context.Context, b *backend.Backend, _ Nothing) ([]event.Playback, error) {
			return b.Narration.Channels.States(), nil
		}),
		onChannel("audio.play", one+"/play", func(ctx context.Context, b *backend.Backend, in AudioPlayInput) (audio.Started, error) {
			unless := func(given *bool) bool { return given == nil || *given }
			return b.Narration.Play(ctx, in.Name, audio.Request{
				Segments: in.Segments, Loop: in.Loop, Volume: in.Volume,
				StopOn: audio.StopOn{NewTurn: unless(in.StopOn.NewTurn), ConvSwitch: unless(in.StopOn.ConvSwitch)},
			})
		}, large),
		op("audio.segments", "GET", one+"/segments", func(_ context.Context, b *backend.Backend, in AudioSegmentsInput) (audio.Listing, error) {
			return b.Narration.Channels.List(in.Name, int(in.From)), nil
		}),
		control("audio.pause", one+"/pause", narration.Controls.Pause),
		control("audio.resume", one+"/resume", narration.Controls.Resume),
		onChannel("audio.seek", one+"/seek", func(_ context.Context, b *backend.Backend, in AudioSeekInput) (*event.ChannelState, error) {
			return requireField(in.OffsetSec, "offsetSec", in.Name, b.Narration.Controls.Seek)
		}),
		onChannel("audio.volume", one+"/volume", func(_ context.Context, b *backend.Backend, in AudioVolumeInput) (*event.ChannelState, error) {
			return requireField(in.Volume, "volume", in.Name, b.Narration.Channels.SetVolume)
		}),
		onChannel("audio.repeat", one+"/repeat", func(_ context.Context, b *backend.Backend, in AudioRepeatInput) (*event.ChannelState, error) {
			return requireField(in.On, "on", in.Name, b.Narration.Channels.SetRepeat)
		}),
		control("audio.replay", one+"/replay", narration.Controls.Replay),
		onChannel("audio.stop", one+"/stop", func(_ context.Context, b *backend.Backend, in AudioStopInput) (Done, error) {
			switch in.Reason = cmp.Or(in.Reason, event.ReasonSkipped); in.Reason {
			case event.ReasonSkipped, event.ReasonLifecycle, event.ReasonEnded, event.ReasonSuperseded:
				b.Narration.StopChannel(in.Name, in.Reason, in.Token)
				return did(nil)
			}
			return did(fault.New(fault.Invalid, "The reason to stop a channel must be skipped, lifecycle, ended or superseded.").With("field", "reason"))
		}),
		op("audio.stopAll", "POST", "/api/audio/stop", func(_ context.Context, b *backend.Backend, in AudioStopAllInput) (Done, error) {
			switch in.On {
			case "":
				b.Narration.StopSound()
			case "convSwitch":
				b.Narration.ConversationLeft()
			default:
				return did(fault.New(fault.Invalid, "The field on must be convSwitch, or missing.").With("field", "on"))
			}
			return did(nil)
		}),
	}
}

// onChannel is an operation on a channel whose name can be one.
func onChannel[In interface{ channel() string }, Out any](name, path string, do do[In, Out], policies ...func(*Policy)) Operation {
	return op(name, "POST", path, func(ctx context.Context, b *backend.Backend, in In) (Out, error) {
		if n := len(in.channel()); n == 0 || n > maxChannelName {
			var none Out
			return none, fault.Newf(fault.Invalid, "The name of a channel can have 1 to %d characters.", maxChannelName).With("field", "name")
		}
		return do(ctx, b, in)
	}, policies...)
}

// control is an operation that needs no more than the channel. It answers with its
// state; null when it plays nothing.
func control(name, path string, do func(narration.Controls, string) *event.ChannelState) Operation {
	return onChannel(name, path, func(_ context.Context, b *backend.Backend, in ChannelInput) (*event.ChannelState, error) {
		return do(b.Narration.Controls, in.Name), nil
	})
}

// requireField does something with a field, which must be there.
func requireField[T any](value *T, field, channel string, do func(string, T) *event.ChannelState) (*event.ChannelState, error) {
	if value == nil {
		return nil, fault.Newf(fault.Invalid, "The field %s is missing.", field).With("field", field)
	}
	return do(channel, *value), nil
}

// soundStream sends what happens on the channels, each under its type's name,
// beginning with the states as they are. It hears before it answers, so that who has
// the answer misses nothing.
func (s request) soundStream(w http.ResponseWriter, r *http.Request) {
	heard, leave := s.Narration.ListenToSound()
	defer leave()
	send(w, r, heard, func(b *bytes.Buffer, events []event.Playback) error {
		for _, e := range events {
			if err := Frame(b, event.Event{Name: e.Type, Data: e}); err != nil {
				return err
			}
		}
		return nil
	})
}
