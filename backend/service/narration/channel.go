package narration

import (
	"context"
	"iter"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/audio"
	"terzetto/backend/store"
)

// rows give the player the artifacts of the store.
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

// tellSound announces what happens on a channel. The player's lock is held.
func (s *Service) tellSound(e event.Playback) {
	s.o.Hub.Tell(e)
	if e.Channel == tts.ID {
		select {
		case s.channelChanged <- struct{}{}:
		default:
		}
	}
}

// The codes of what a person is told about a reading.
const (
	Failed  = "tts_failed"   // the voice failed
	ReadOn  = "tts_read_on"  // another voice reads the rest
	LeftOut = "tts_left_out" // a part is in a language that the voice doesn't speak
	Slow    = "tts_slow"     // the voice is slower than speech
)

// tellTrouble says in every window what a reading could not do, each time.
func (s *Service) tellTrouble(code string, err error) {
	s.o.Hub.Tell(event.Playback{
		Channel: tts.ID, Type: event.PlaybackError, Code: code, Message: fault.Sentence(err), At: s.o.Now().UnixMilli(), State: s.player.State(tts.ID),
	})
}

// A DeviceState says whether the computer could play a sound now.
type DeviceState struct {
	Ready   bool   `json:"ready"`
	Trouble string `json:"trouble"` // a sentence; empty when ready
}

// Device looks for the sound device of the computer.
func (s *Service) Device(context.Context) (DeviceState, error) {
	if err := s.player.Probe(); err != nil {
		return DeviceState{Trouble: "This computer has no sound device. Everything else works."}, nil
	}
	return DeviceState{Ready: true}, nil
}

// Play replaces what a channel plays. It returns when the
// sound starts, or when it is certain that it cannot.
func (s *Service) Play(ctx context.Context, channel string, r audio.Request) (audio.Started, error) {
	if channel == tts.ID {
		s.stopReading(event.ReasonSuperseded, anyReading)
	}
	return s.player.Play(ctx, channel, r)
}

// StopChannel stops a channel for a reason of event. With a token it does so only
// while that play is the latest one of the channel.
func (s *Service) StopChannel(channel, reason string, token int64) {
	if channel == tts.ID {
		s.stopReading(reason, func(p *playback) bool { return token == 0 || token == p.token.Load() })
	}
	s.player.Stop(channel, reason, token)
}

// StopSound stops every channel.
func (s *Service) StopSound() {
	s.stopReading(event.ReasonLifecycle, anyReading)
	s.player.StopAll()
}

// StopReading stops reading a conversation aloud.
func (s *Service) StopReading(conversation string) {
	s.stopReading(event.ReasonLifecycle, func(p *playback) bool { return p.conversation == conversation })
}

// ConversationLeft stops the channels that end when another conversation is shown.
func (s *Service) ConversationLeft() {
	s.stopReading(event.ReasonLifecycle, anyReading)
	s.player.StopFor(func(s audio.StopOn) bool { return s.ConvSwitch })
}

// TurnBegan stops the channels that end when a turn begins.
func (s *Service) TurnBegan() {
	s.stopReading(event.ReasonLifecycle, anyReading)
	s.player.StopFor(func(s audio.StopOn) bool { return s.NewTurn })
}

// ListenToSound returns the events of the sound channels from the call until leave is
// called. The sequence begins with the state of each channel.
func (s *Service) ListenToSound() (heard func(context.Context) iter.Seq[[]event.Playback], leave func()) {
	return s.o.Hub.Playback(s.player.States)
}
