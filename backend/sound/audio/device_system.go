//go:build cgo || windows

package audio

import (
	"encoding/binary"
	"fmt"
	"io"
	"sync"

	"github.com/hajimehoshi/oto"
)

// deviceFrames is how much the device is given at once, a tenth of a second: under
// load, half of it underran.
const deviceFrames = Rate / 10

// System is the computer's own device: a process has one of it.
//
// It is built on oto, as beep's speaker is, and not on the speaker itself, which ignores
// that a device went away and then runs at full speed without end, and which has to be
// closed to be silent: closing makes oto close the device twice, in C, after it was
// freed. Here the device is opened once. While it is not needed nothing is written, so
// that it stops by itself and nothing runs; oto closes it only when it fails.
func System() Device {
	s := &system{}
	s.changed = sync.NewCond(&s.mu)
	return s
}

type system struct {
	mu      sync.Mutex
	changed *sync.Cond
	open    bool // a goroutine writes, or waits until it may
	pulling bool
	pull    func([][2]float64) // nil: it waits
	lost    func(error)
}

// Open takes the device that the system calls its default.
func (s *system) Open(pull func([][2]float64), lost func(error)) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.open {
		silenceALSA()
		context, err := oto.NewContext(Rate, 2, 2, deviceFrames*4)
		if err != nil {
			return fmt.Errorf("open the sound device: %w", err)
		}
		s.open = true
		go s.write(context.NewPlayer())
	}
	s.pull, s.lost = pull, lost
	s.changed.Broadcast()
	return nil
}

// Close lets the device run dry.
func (s *system) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pull, s.lost = nil, nil
	for s.pulling {
		s.changed.Wait()
	}
	return nil
}

// write gives the device what it takes, until it fails. Its owner is the process: a
// device that is open stays so to the end.
func (s *system) write(device io.Writer) {
	frames, data := make([][2]float64, deviceFrames), make([]byte, deviceFrames*4)
	for {
		s.next(frames)
		for i, f := range frames {
			binary.LittleEndian.PutUint16(data[i*4:], uint16(int16(f[0]*32767)))
			binary.LittleEndian.PutUint16(data[i*4+2:], uint16(int16(f[1]*32767)))
		}
		if n, err := device.Write(data); err != nil || n < len(data) {
			s.fail(err)
			return
		}
	}
}

// next waits until sound is wanted and pulls it.
func (s *system) next(frames [][2]float64) {
	s.mu.Lock()
	for s.pull == nil {
		s.changed.Wait()
	}
	pull := s.pull
	s.pulling = true
	s.mu.Unlock()
	pull(frames)
	s.mu.Lock()
	s.pulling = false
	s.changed.Broadcast()
	s.mu.Unlock()
}

func (s *system) fail(err error) {
	s.mu.Lock()
	lost := s.lost
	s.open, s.pull, s.lost = false, nil, nil
	s.mu.Unlock()
	if lost != nil {
		lost(fmt.Errorf("write to the sound device: %w", err))
	}
}
