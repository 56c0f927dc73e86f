package audio

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	libflac "github.com/mewkiz/flac"
	"github.com/mewkiz/flac/frame"
)

// A flac is a sound in a FLAC file.
type flac struct {
	data   []byte
	stream *libflac.Stream
	length int
	parsed *frame.Frame // the one being given
	given  int          // of its frames
	failed error
}

func openFLAC(data []byte) (source, int, error) {
	f := &flac{data: data}
	if err := f.rewind(); err != nil {
		return nil, 0, err
	}
	info := f.stream.Info
	if info.NChannels < 1 || info.NChannels > maxChannels || info.BitsPerSample < 4 || info.BitsPerSample > 32 {
		return nil, 0, fmt.Errorf("%d channels of %d bits", info.NChannels, info.BitsPerSample)
	}
	f.length = int(info.NSamples)
	if f.length == 0 { // not said: a stream that was written as it came
		for f.next() {
			f.length += int(f.parsed.BlockSize)
		}
		if err := f.rewind(); err != nil {
			return nil, 0, err
		}
	}
	return f, int(info.SampleRate), nil
}

func (f *flac) rewind() (err error) {
	f.parsed, f.given, f.failed = nil, 0, nil
	f.stream, err = libflac.New(bytes.NewReader(f.data))
	return err
}

func (f *flac) next() bool {
	if f.failed != nil {
		return false
	}
	f.parsed, f.failed = f.stream.ParseNext()
	f.given = 0
	return f.failed == nil
}

func (f *flac) Stream(frames [][2]float64) (n int, ok bool) {
	for n < len(frames) {
		if f.parsed == nil || f.given == int(f.parsed.BlockSize) {
			if !f.next() {
				f.parsed = nil
				break
			}
		}
		left, right := f.parsed.Subframes[0].Samples, f.parsed.Subframes[0].Samples
		if len(f.parsed.Subframes) > 1 {
			right = f.parsed.Subframes[1].Samples
		}
		whole := float64(int64(1) << (f.stream.Info.BitsPerSample - 1))
		for n < len(frames) && f.given < int(f.parsed.BlockSize) {
			frames[n] = [2]float64{float64(left[f.given]) / whole, float64(right[f.given]) / whole}
			f.given++
			n++
		}
	}
	return n, n > 0
}

func (f *flac) Err() error { return f.failed }

func (f *flac) Len() int { return f.length }

// Seek reads on to a frame, from the file's beginning if it is behind. The frames of
// the file can only be told apart by reading them.
func (f *flac) Seek(frame int) error {
	if err := f.rewind(); err != nil {
		return err
	}
	for passed := 0; f.next(); passed += int(f.parsed.BlockSize) {
		if passed+int(f.parsed.BlockSize) > frame {
			f.given = frame - passed
			return nil
		}
	}
	if errors.Is(f.failed, io.EOF) {
		return nil
	}
	return f.failed
}
