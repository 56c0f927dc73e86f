package narration

import (
	"context"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/audio"
)

// CanSay says why no text could be said now: no voice, or no device.
func (s *Service) CanSay(ctx context.Context) error {
	if _, err := s.Engines.Engine(ctx, tts.Voice{}); err != nil {
		return err
	}
	if err := s.player.Probe(); err != nil {
		return noDevice().Because(err)
	}
	return nil
}

func noDevice() *fault.Error {
	return fault.New(fault.Unavailable, "This computer has no sound device.")
}

// Say speaks a text in the default voice and gives its length in seconds. It returns
// when the sound has ended.
func (s *Service) Say(ctx context.Context, text string) (float64, error) {
	said, err := s.Engines.Preview(ctx, tts.Voice{}, text)
	if err != nil {
		return 0, err
	}
	started, err := s.Play(ctx, "spoken", audio.Request{Segments: []audio.Spec{{Data: said.WAV, Mime: "audio/wav"}}})
	if err != nil {
		return 0, err
	}
	if started.State == nil {
		return 0, noDevice()
	}
	heard := time.NewTimer(said.Duration)
	defer heard.Stop()
	select {
	case <-heard.C:
		return said.Duration.Seconds(), nil
	case <-ctx.Done():
		s.StopChannel("spoken", event.ReasonLifecycle, started.Token)
		return 0, context.Cause(ctx)
	}
}
