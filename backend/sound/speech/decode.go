package speech

import (
	"errors"
	"fmt"

	"terzetto/backend/sound/mp3"
	"terzetto/backend/sound/wave"
)

var (
	errRate    = errors.New("the rate of the sound is impossible for a voice")
	errTooLong = errors.New("the sound is longer than an utterance can be")
)

// possible reports whether a voice has such a rate: none is recorded below 4 kHz, and 192 kHz is the fastest that sound
// cards have.
func possible(rate int) bool { return rate >= 4_000 && rate <= 192_000 }

// decodeWAV reads what an engine said.
func decodeWAV(file []byte) (wave.Sound, error) {
	s, err := wave.Decode(file)
	if err == nil && !possible(s.Rate) {
		return wave.Sound{}, errRate
	}
	return s, err
}

// decodeMP3 reads what a server said. The decoder always gives stereo; where both channels are the same, one is kept.
func decodeMP3(file []byte) (wave.Sound, error) {
	r, err := mp3.Open(file)
	if err != nil {
		return wave.Sound{}, err
	}
	switch {
	case !possible(r.Rate):
		return wave.Sound{}, errRate
	case r.Len() > maxBytes/2: // a frame takes four bytes here; maxBytes bounds what one channel takes
		return wave.Sound{}, errTooLong
	}
	s, same := wave.Sound{Rate: r.Rate, Channels: 2}, true
	var mono []int16
	for frames := make([][2]int16, 4096); err == nil; {
		var n int
		n, err = r.Read(frames)
		for _, f := range frames[:n] {
			s.Samples, mono, same = append(s.Samples, f[0], f[1]), append(mono, f[0]), same && f[0] == f[1]
		}
	}
	switch { // of a file that breaks off the beginning is kept
	case len(mono) == 0:
		return wave.Sound{}, fmt.Errorf("read what a server said: %w", err)
	case same:
		return wave.Sound{Rate: r.Rate, Channels: 1, Samples: mono}, nil
	}
	return s, nil
}
