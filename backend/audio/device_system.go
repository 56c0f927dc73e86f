//go:build cgo || windows

package audio

import (
	"fmt"
	"time"

	"github.com/faiface/beep"
	"github.com/faiface/beep/speaker"
)

// deviceBuffer is how much the device is given at once. Under load, 50 ms underran.
const deviceBuffer = 100 * time.Millisecond

// closingPatience is how long a device that hangs is waited for.
const closingPatience = 2 * time.Second

// System is the computer's own device, through beep's speaker. There is one speaker in
// a process, so there is one System.
func System() Device { return &system{} }

type system struct {
	closing chan struct{} // not nil: closed when the last Close is done
}

// Open takes the device that the system calls its default.
func (s *system) Open(pull func([][2]float64)) error {
	if s.closing != nil {
		select {
		case <-s.closing:
			s.closing = nil
		default:
			return fmt.Errorf("open the sound device: it still hangs")
		}
	}
	rate := beep.SampleRate(Rate)
	if err := speaker.Init(rate, rate.N(deviceBuffer)); err != nil {
		return fmt.Errorf("open the sound device: %w", err)
	}
	speaker.Play(beep.StreamerFunc(func(frames [][2]float64) (int, bool) {
		pull(frames)
		return len(frames), true
	}))
	return nil
}

// Close gives the device back. One that hangs is left to itself.
func (s *system) Close() error {
	done := make(chan struct{})
	go func() {
		defer close(done)
		speaker.Close()
	}()
	late := time.NewTimer(closingPatience)
	defer late.Stop()
	select {
	case <-done:
		return nil
	case <-late.C:
		s.closing = done
		return fmt.Errorf("close the sound device: it hangs")
	}
}
