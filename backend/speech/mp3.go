package speech

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/hajimehoshi/go-mp3"
)

// isMP3 knows an MP3 file by its tag or by the sync of its first frame.
func isMP3(b []byte) bool {
	return bytes.HasPrefix(b, []byte("ID3")) || len(b) > 2 && b[0] == 0xFF && b[1]&0xE6 == 0xE2
}

var errTooLong = errors.New("the sound is longer than an utterance can be")

// readMP3 decodes an MP3 file; the decoder gives stereo always. Its panics, which a crafted file can cause, come back
// as errors.
func readMP3(b []byte) (p pcm, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("decode the MP3 file: %v", r)
		}
	}()
	d, err := mp3.NewDecoder(bytes.NewReader(b))
	if err != nil {
		return pcm{}, fmt.Errorf("decode the MP3 file: %w", err)
	}
	raw, err := io.ReadAll(io.LimitReader(d, 2*maxBytes+1))
	if err != nil && len(raw) == 0 {
		return pcm{}, fmt.Errorf("decode the MP3 file: %w", err)
	}
	if len(raw) > 2*maxBytes { // it is stereo now, whatever it was
		return pcm{}, errTooLong
	}
	p, err = wavFormat{code: 1, channels: 2, bits: 16, rate: d.SampleRate()}.decode(raw)
	return p.mono(), err
}

// mono drops the second channel where it is the first again.
func (p pcm) mono() pcm {
	if p.channels != 2 {
		return p
	}
	for i := 0; i+1 < len(p.samples); i += 2 {
		if p.samples[i] != p.samples[i+1] {
			return p
		}
	}
	one := pcm{rate: p.rate, channels: 1, samples: make([]int16, 0, len(p.samples)/2)}
	for i := 0; i+1 < len(p.samples); i += 2 {
		one.samples = append(one.samples, p.samples[i])
	}
	return one
}
