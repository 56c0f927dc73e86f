package wave

import "math"

// WithChannels gives the sound two channels if it has one.
func (s Sound) WithChannels(channels int) Sound {
	if s.Channels == channels {
		return s
	}
	out := Sound{Rate: s.Rate, Channels: channels, Samples: make([]int16, 0, len(s.Samples)*2)}
	for _, v := range s.Samples {
		out.Samples = append(out.Samples, v, v)
	}
	return out
}

// lobes is how far the kernel of the resampler reaches on each side: eight keeps the error below what 16 bits of a
// voice can tell.
const lobes = 8

// Resample raises the sound to a higher rate with a windowed sinc (Lanczos). It never lowers the rate, so no tone has
// to be filtered out.
func (s Sound) Resample(rate int) Sound {
	if s.Rate == rate {
		return s
	}
	frames := int(int64(s.Frames()) * int64(rate) / int64(s.Rate))
	out := Sound{Rate: rate, Channels: s.Channels, Samples: make([]int16, frames*s.Channels)}
	// The places between two frames repeat: 22,050 to 44,100 has two of them, 22,050 to 24,000 a hundred and sixty.
	cycle := rate / gcd(rate, s.Rate)
	kernels := make([][2 * lobes]float64, cycle)
	for i := range kernels {
		kernels[i] = lanczos(math.Mod(float64(i)*float64(s.Rate)/float64(rate), 1))
	}
	last := s.Frames() - 1
	for i := range frames {
		kernel := &kernels[i%cycle]
		first := int(int64(i)*int64(s.Rate)/int64(rate)) - lobes + 1
		for c := range s.Channels {
			sum := 0.0
			for k, w := range kernel {
				if at := first + k; at >= 0 && at <= last {
					sum += w * float64(s.Samples[at*s.Channels+c])
				}
			}
			out.Samples[i*s.Channels+c] = int16(math.Round(min(max(sum, math.MinInt16), math.MaxInt16)))
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
