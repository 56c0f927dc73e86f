package audio

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/faiface/beep"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/mp3"
	"terzetto/backend/sound/wave"
)

// Limits on what is read: beyond them a file is an error or an attack. A speech of a
// quarter of a day at 16 bits would not fit the bytes.
const (
	maxBytes    = 64 << 20
	maxSeconds  = 6 * 60 * 60
	maxChannels = 8
	minRate     = 1_000
	maxRate     = 384_000
)

// A source gives stereo frames at its own rate: beep's streamers, without Close,
// because what is played is in memory.
type source interface {
	beep.Streamer
	Len() int // frames
	Seek(frame int) error
}

// A clip is one sound that was opened.
type clip struct {
	source

	rate   int
	failed error
	ended  bool
}

// open reads the header of a sound. What it is, is read from the bytes. The error is
// a fault with a sentence for people.
func open(data []byte) (c *clip, err error) {
	if len(data) > maxBytes {
		return nil, fault.Newf(fault.TooLarge, "The sound has %d MB. The limit is %d MB.", len(data)>>20, maxBytes>>20)
	}
	defer func() {
		if r := recover(); r != nil {
			c, err = nil, unreadable(fmt.Errorf("panic: %v", r))
		}
	}()
	var (
		s    source
		rate int
	)
	if len(data) < 12 { // less than any header
		data = nil
	}
	switch untagged := data[mp3.TagSize(data):]; { // a tag of ID3 may precede MP3 and FLAC
	case wave.Is(data):
		s, rate, err = openWAV(data)
	case bytes.HasPrefix(untagged, []byte("fLaC")):
		s, rate, err = openFLAC(untagged)
	case bytes.HasPrefix(data, []byte("OggS")):
		s, rate, err = openVorbis(data)
	case mp3.Is(data):
		s, rate, err = openMP3(data)
	default:
		return nil, fault.New(fault.Invalid, "Terzetto can't play this sound. Use WAV, MP3, Ogg Vorbis or FLAC.")
	}
	switch {
	case err != nil:
		return nil, unreadable(err)
	case rate < minRate || rate > maxRate:
		return nil, unreadable(fmt.Errorf("a rate of %d", rate))
	case s.Len() <= 0:
		return nil, unreadable(errors.New("no sound in it"))
	case s.Len()/rate > maxSeconds:
		return nil, fault.Newf(fault.TooLarge, "The sound is longer than %d hours.", maxSeconds/3600)
	}
	return &clip{source: s, rate: rate}, nil
}

func unreadable(cause error) error {
	return fault.New(fault.Invalid, "Couldn't read the sound. The file may be damaged.").Because(cause)
}

// Stream fills frames whole, unless the clip ends: resampling relies on it. A decoder
// that panics or gives nothing is at its end.
func (c *clip) Stream(frames [][2]float64) (n int, ok bool) {
	if c.ended {
		return 0, false
	}
	defer func() {
		if r := recover(); r != nil {
			c.ended, c.failed = true, fmt.Errorf("panic: %v", r)
			ok = n > 0
		}
	}()
	for n < len(frames) {
		got, more := c.source.Stream(frames[n:])
		for i := range frames[n : n+got] {
			frames[n+i][0], frames[n+i][1] = wave.Clamp(frames[n+i][0]), wave.Clamp(frames[n+i][1])
		}
		n += got
		if !more || got == 0 {
			c.ended = true
			if err := c.source.Err(); err != nil && !errors.Is(err, io.EOF) {
				c.failed = err
			}
			break
		}
	}
	return n, n > 0
}

// Err is why the clip ended before its end, or nil.
func (c *clip) Err() error { return c.failed }

// at moves to a frame before the clip's end.
func (c *clip) at(frame int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return c.Seek(frame)
}
