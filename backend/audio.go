package backend

import (
	"context"
	"iter"

	"terzetto/backend/audio"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/store"
	"terzetto/backend/workflow/tts"
)

// rows are the artifacts of the store, as the player asks for them.
type rows struct{ db *store.DB }

func (r rows) Bytes(ctx context.Context, row int64) ([]byte, string, error) {
	a, err := r.db.Artifact(ctx, row)
	if err != nil {
		return nil, "", err
	}
	if a.DataB64 != nil && *a.DataB64 == chat.Evicted {
		return nil, "", audio.ErrEvicted()
	}
	data, mime, _, err := r.db.ArtifactData(ctx, row)
	return data, mime, err
}

func newPlayer(b *Backend) *audio.Player {
	device := b.config.Sound
	if device == nil {
		device = audio.System()
	}
	return audio.New(audio.Options{Device: device, Loader: rows{b.db}, Tell: b.tellSound, Now: b.now, Log: b.log})
}

// tellSound passes on what happens on a channel. The player's lock is held.
func (b *Backend) tellSound(e event.Playback) {
	b.hub.Tell(e)
	if e.Channel == tts.ID {
		select {
		case b.moved <- struct{}{}:
		default:
		}
	}
}

// Channels are the sound channels that have a state, each as the event that would tell it.
func (b *Backend) Channels() []event.Playback { return b.player.States() }

// Segments are what a channel plays, from a source on.
func (b *Backend) Segments(channel string, from int) audio.Listing {
	return b.player.List(channel, from)
}

// Play plays segments on a channel in place of what it plays (workflow guide 15.1). It
// answers when they sound, or when it is clear that they will not.
func (b *Backend) Play(ctx context.Context, channel string, r audio.Request) (audio.Started, error) {
	if channel == tts.ID {
		b.hush(event.ReasonSuperseded, anyReading)
	}
	return b.player.Play(ctx, channel, r)
}

// Pause pauses what plays. Like the controls that follow (workflow guide 15.3) it
// answers with the channel's state; nil when it plays nothing.
func (b *Backend) Pause(channel string) *event.ChannelState { return b.player.Pause(channel) }

// Resume goes on with what is paused.
func (b *Backend) Resume(channel string) *event.ChannelState { return b.player.Resume(channel) }

// Seek moves on the timeline of the whole list, in seconds.
func (b *Backend) Seek(channel string, offset float64) *event.ChannelState {
	return b.player.Seek(channel, offset)
}

// SetVolume sets a channel's volume, 0 to 1.
func (b *Backend) SetVolume(channel string, volume float64) *event.ChannelState {
	return b.player.SetVolume(channel, volume)
}

// SetRepeat lets a channel's list begin again when it ends.
func (b *Backend) SetRepeat(channel string, on bool) *event.ChannelState {
	return b.player.SetRepeat(channel, on)
}

// Replay plays a channel's list from its beginning.
func (b *Backend) Replay(channel string) *event.ChannelState { return b.player.Replay(channel) }

// StopChannel stops a channel for a reason of event. With a token it does so only
// while that play is the channel's newest.
func (b *Backend) StopChannel(channel, reason string, token int64) {
	if channel == tts.ID {
		b.hush(reason, func(r *reading) bool { return token == 0 || token == r.token.Load() })
	}
	b.player.Stop(channel, reason, token)
}

// StopSound stops every channel.
func (b *Backend) StopSound() {
	b.hush(event.ReasonLifecycle, anyReading)
	b.player.StopAll()
}

// ConversationLeft stops the channels that end when another conversation is shown.
func (b *Backend) ConversationLeft() {
	b.hush(event.ReasonLifecycle, anyReading)
	b.player.StopFor(func(s audio.StopOn) bool { return s.ConvSwitch })
}

// turnBegan stops the channels that end when a turn begins.
func (b *Backend) turnBegan() {
	b.hush(event.ReasonLifecycle, anyReading)
	b.player.StopFor(func(s audio.StopOn) bool { return s.NewTurn })
}

// ListenToSound hears what happens on the sound channels from the call on, until leave
// is called. The walk begins with their states.
func (b *Backend) ListenToSound() (heard func(context.Context) iter.Seq[[]event.Playback], leave func()) {
	return b.hub.Playback(b.player.States)
}

// SoundDevice says whether a sound could be played now.
func (b *Backend) SoundDevice() error { return b.player.Probe() }
