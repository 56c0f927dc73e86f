package speech

import (
	"errors"
	"fmt"
	"math"
	"time"

	"terzetto/backend/fault"
)

// A Part is one sound of a longer one, with the silence before it.
type Part struct {
	Pause time.Duration
	Sound Sound
}

// maxJoined bounds an export in bytes: three hours at 22,050 frames a second, well below the 4 GiB of a WAV header.
const maxJoined = 512 << 20

// maxPause is the longest silence between two parts (the guide's 15.2 clamps so, too).
const maxPause = 600 * time.Second

// Join puts parts together into one sound, for a file: with the rate of the fastest and the channels of the widest; the
// others are resampled. Words keep their offsets, which belong to each part's own text, and move to when they are heard
// in the whole; starts gives the place of each part in it.
func Join(parts []Part) (whole Sound, starts []time.Duration, err error) {
	if len(parts) == 0 {
		return Sound{}, nil, fault.New(fault.Invalid, "There is no sound to put together.").With(Trouble, "text")
	}
	sounds := make([]pcm, len(parts))
	out := pcm{channels: 1}
	for i, p := range parts {
		if sounds[i], err = readWAV(p.Sound.WAV); err != nil {
			return Sound{}, nil, fmt.Errorf("read part %d of a sound: %w", i+1, err)
		}
		out.rate, out.channels = max(out.rate, sounds[i].rate), max(out.channels, sounds[i].channels)
	}
	frames := 0.0
	for i, p := range parts {
		frames += (sounds[i].duration() + pauseOf(p)).Seconds() * float64(out.rate)
	}
	if frames*float64(out.channels)*2 > maxJoined {
		return Sound{}, nil, fault.New(fault.TooLarge, "The sound is too long for one file. Export it in parts.").Because(errors.New("over three hours"))
	}
	out.samples = make([]int16, 0, (int(frames)+len(parts)*2)*out.channels)
	whole.Exact = true
	for i, p := range parts {
		silence := int(math.Round(pauseOf(p).Seconds() * float64(out.rate)))
		out.samples = append(out.samples, make([]int16, silence*out.channels)...)
		start := out.at(out.frames())
		starts = append(starts, start)
		for _, w := range p.Sound.Words {
			w.Start, w.End = w.Start+start, w.End+start
			whole.Words = append(whole.Words, w)
		}
		whole.Exact = whole.Exact && p.Sound.Exact
		out.samples = append(out.samples, sounds[i].resampled(out.rate).widened(out.channels).samples...)
		sounds[i] = pcm{} // one at a time is enough in memory
	}
	whole.WAV, whole.Rate, whole.Duration = out.wav(), out.rate, out.duration()
	return whole, starts, nil
}

func pauseOf(p Part) time.Duration { return min(max(p.Pause, 0), maxPause) }

// widened gives the sound two channels if it has one.
func (p pcm) widened(channels int) pcm {
	if p.channels == channels {
		return p
	}
	out := pcm{rate: p.rate, channels: channels, samples: make([]int16, 0, len(p.samples)*2)}
	for _, s := range p.samples {
		out.samples = append(out.samples, s, s)
	}
	return out
}

// lobes is how far the kernel of the resampler reaches on each side: eight keeps the error below what 16 bits of a
// voice can tell.
const lobes = 8

// resampled raises the sound to a higher rate with a windowed sinc (Lanczos). It is only ever raised, so no tone has
// to be filtered out.
func (p pcm) resampled(rate int) pcm {
	if p.rate == rate {
		return p
	}
	frames := int(int64(p.frames()) * int64(rate) / int64(p.rate))
	out := pcm{rate: rate, channels: p.channels, samples: make([]int16, frames*p.channels)}
	// The places between two frames repeat: 22,050 to 44,100 has two of them, 22,050 to 24,000 a hundred and sixty.
	cycle := rate / gcd(rate, p.rate)
	kernels := make([][2 * lobes]float64, cycle)
	for i := range kernels {
		kernels[i] = lanczos(math.Mod(float64(i)*float64(p.rate)/float64(rate), 1))
	}
	last := p.frames() - 1
	for i := range frames {
		kernel := &kernels[i%cycle]
		first := int(int64(i)*int64(p.rate)/int64(rate)) - lobes + 1
		for c := range p.channels {
			sum := 0.0
			for k, w := range kernel {
				if at := first + k; at >= 0 && at <= last {
					sum += w * float64(p.samples[at*p.channels+c])
				}
			}
			out.samples[i*p.channels+c] = int16(math.Round(min(max(sum, math.MinInt16), math.MaxInt16)))
		}
	}
	return out
}

// lanczos gives the weights of the frames around a place, which lies a fraction behind the middle one. They sum up to
// one, so that silence stays silence and a constant itself.
func lanczos(fraction float64) (w [2 * lobes]float64) {
	sum := 0.0
	for k := range w {
		x := float64(k-lobes+1) - fraction
		switch {
		case x == 0:
			w[k] = 1
		case math.Abs(x) < lobes:
			px := math.Pi * x
			w[k] = lobes * math.Sin(px) * math.Sin(px/lobes) / (px * px)
		}
		sum += w[k]
	}
	for k := range w {
		w[k] /= sum
	}
	return w
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// Cut is the part of a clip between two times, as a clip of its own.
func Cut(wav []byte, from, to time.Duration) ([]byte, error) {
	clip, err := readWAV(wav)
	if err != nil {
		return nil, fmt.Errorf("cut a sound: %w", err)
	}
	frame := func(at time.Duration) int {
		return min(max(int(math.Round(at.Seconds()*float64(clip.rate))), 0), clip.frames())
	}
	first := frame(from)
	last := max(frame(to), first)
	return pcm{rate: clip.rate, channels: clip.channels, samples: clip.samples[first*clip.channels : last*clip.channels]}.wav(), nil
}
