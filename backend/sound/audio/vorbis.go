package audio

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/jfreymuth/oggvorbis"
)

// A vorbis is a sound in an Ogg file. beep's own decoder takes one channel for two.
type vorbis struct {
	reader   *oggvorbis.Reader
	channels int
	mixed    []float32 // read, not yet given
	buffer   []float32
	failed   error
}

func openVorbis(data []byte) (source, int, error) {
	if bytes.Contains(data[:min(len(data), 512)], []byte("OpusHead")) {
		return nil, 0, errors.New("it is Opus")
	}
	r, err := oggvorbis.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, 0, err
	}
	if r.Channels() < 1 || r.Channels() > maxChannels {
		return nil, 0, fmt.Errorf("%d channels", r.Channels())
	}
	return &vorbis{reader: r, channels: r.Channels(), buffer: make([]float32, 1024*r.Channels())}, r.SampleRate(), nil
}

func (v *vorbis) Stream(frames [][2]float64) (n int, ok bool) {
	for n < len(frames) {
		if len(v.mixed) < v.channels {
			if v.failed != nil {
				break
			}
			got, err := v.reader.Read(v.buffer)
			v.mixed, v.failed = v.buffer[:got], err
			if got == 0 && err == nil {
				v.failed = io.ErrNoProgress
			}
			continue
		}
		second := min(1, v.channels-1)
		frames[n] = [2]float64{float64(v.mixed[0]), float64(v.mixed[second])}
		v.mixed = v.mixed[v.channels:]
		n++
	}
	return n, n > 0
}

func (v *vorbis) Err() error { return v.failed }

func (v *vorbis) Len() int { return int(v.reader.Length()) }

func (v *vorbis) Seek(frame int) error {
	v.mixed, v.failed = nil, nil
	return v.reader.SetPosition(int64(frame))
}
