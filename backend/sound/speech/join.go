package speech

import (
	"errors"
	"fmt"
	"math"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// A SoundPart is one sound of a longer one, with the silence before it.
type SoundPart struct {
	Pause time.Duration
	Sound Sound
}

// maxJoined bounds an export in bytes: three hours at 22,050 frames a second, well below the 4 GiB of a WAV header.
const maxJoined = 512 << 20

// maxPause is the longest silence between two parts.
const maxPause = 600 * time.Second

// Join concatenates parts into one sound for a file, at the highest rate and with the most channels of any part; the others
// are resampled. Words keep their offsets, which belong to each part's own text, and move to when they are heard
// in the whole; starts gives the place of each part in it.
func Join(parts []SoundPart) (whole Sound, starts []time.Duration, err error) {
	if len(parts) == 0 {
		return Sound{}, nil, fault.New(fault.Invalid, "There is no sound to export.").With(Trouble, "text")
	}
	sounds := make([]wave.Sound, len(parts))
	out := wave.Sound{Channels: 1}
	for i, p := range parts {
		if sounds[i], err = decodeWAV(p.Sound.WAV); err != nil {
			return Sound{}, nil, fmt.Errorf("read part %d of a sound: %w", i+1, err)
		}
		out.Rate, out.Channels = max(out.Rate, sounds[i].Rate), max(out.Channels, sounds[i].Channels)
	}
	frames := 0.0
	for i, p := range parts {
		frames += (sounds[i].Duration() + pauseOf(p)).Seconds() * float64(out.Rate)
	}
	if frames*float64(out.Channels)*2 > maxJoined {
		return Sound{}, nil, fault.New(fault.TooLarge, "The sound is too long for one file. Export the sound in parts.").Because(errors.New("over three hours"))
	}
	out.Samples = make([]int16, 0, (int(frames)+len(parts)*2)*out.Channels)
	whole.Exact = true
	for i, p := range parts {
		silence := int(math.Round(pauseOf(p).Seconds() * float64(out.Rate)))
		out.Samples = append(out.Samples, make([]int16, silence*out.Channels)...)
		start := out.At(out.Frames())
		starts = append(starts, start)
		for _, w := range p.Sound.Words {
			w.Start, w.End = w.Start+start, w.End+start
			whole.Words = append(whole.Words, w)
		}
		whole.Exact = whole.Exact && p.Sound.Exact
		out.Samples = append(out.Samples, sounds[i].Resample(out.Rate).WithChannels(out.Channels).Samples...)
		sounds[i] = wave.Sound{} // one at a time is enough in memory
	}
	whole.WAV, whole.Rate, whole.Duration = out.Encode(), out.Rate, out.Duration()
	return whole, starts, nil
}

func pauseOf(p SoundPart) time.Duration { return min(max(p.Pause, 0), maxPause) }

// Cut is the part of a clip between two times, as a clip of its own.
func Cut(wav []byte, from, to time.Duration) ([]byte, error) {
	clip, err := decodeWAV(wav)
	if err != nil {
		return nil, fmt.Errorf("cut a sound: %w", err)
	}
	frame := func(at time.Duration) int {
		return min(max(int(math.Round(at.Seconds()*float64(clip.Rate))), 0), clip.Frames())
	}
	first := frame(from)
	last := max(frame(to), first)
	return wave.Sound{Rate: clip.Rate, Channels: clip.Channels, Samples: clip.Samples[first*clip.Channels : last*clip.Channels]}.Encode(), nil
}
