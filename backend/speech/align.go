package speech

import (
	"math"
	"time"
)

// A path carries frames of one sound over to another that says the same a little faster or slower.
type path []int

// at is when the frame of the first sound is heard in the second.
func (p path) at(frame int) time.Duration {
	return time.Duration(p[min(frame, len(p)-1)]) * frameTime
}

// band is how far the two may drift apart beside their common slope, in frames: 400 ms, the longest pause that one may
// have and the other not. A larger difference in length widens it, up to maxBand.
const (
	band    = 40
	maxBand = 150
)

// align finds the path along which two sounds are most alike (dynamic time warping over loudness and brightness).
// Time and memory grow with the length times the band.
func align(from, to pcm) path {
	a, b := features(from), features(to)
	n, m := len(a), len(b)
	if n == 0 || m == 0 {
		return path{0}
	}
	half := min(band+abs(n-m), maxBand)
	width := 2*half + 1
	// The cell (i, j) of the band is column j - centre(i) + half.
	centre := func(i int) int { return i * m / n }
	steps := make([]uint8, n*width)
	last, next := make([]float64, width), make([]float64, width)
	get := func(row []float64, i, j int) float64 {
		k := j - centre(i) + half
		if i < 0 || j < 0 || k < 0 || k >= width {
			return math.Inf(1)
		}
		return row[k]
	}
	const diagonal, up, left = 0, 1, 2
	for i := range n {
		for k := range width {
			j := centre(i) - half + k
			if j < 0 || j >= m {
				next[k] = math.Inf(1)
				continue
			}
			best, step := get(last, i-1, j-1), uint8(diagonal)
			if i == 0 && j == 0 {
				best = 0
			}
			// A step aside costs a little, so that in silence the path goes straight.
			if c := get(last, i-1, j) + 0.2; c < best {
				best, step = c, up
			}
			if k > 0 && j > 0 {
				if c := next[k-1] + 0.2; c < best {
					best, step = c, left
				}
			}
			next[k] = best + unlike(a[i], b[j])
			steps[i*width+k] = step
		}
		last, next = next, last
	}
	out := make(path, n+1)
	out[n] = m
	for i, j := n-1, m-1; i >= 0; {
		out[i] = max(j, 0)
		k := j - centre(i) + half
		if j < 0 || k < 0 || k >= width {
			i-- // the edge of the band
			continue
		}
		switch steps[i*width+k] {
		case diagonal:
			i, j = i-1, j-1
		case up:
			i--
		case left:
			j--
		}
	}
	return out
}

// A feature is how a frame sounds: how loud, and how much of it is high, both as logarithms.
type feature struct{ loud, bright float64 }

func unlike(a, b feature) float64 {
	return math.Abs(a.loud-b.loud) + math.Abs(a.bright-b.bright)
}

func features(p pcm) []feature {
	edges := pcm{rate: p.rate, channels: p.channels, samples: make([]int16, len(p.samples))}
	for i := p.channels; i < len(p.samples); i++ {
		edges.samples[i] = int16((int(p.samples[i]) - int(p.samples[i-p.channels])) / 2)
	}
	loud, bright := energies(p, frameTime), energies(edges, frameTime)
	out := make([]feature, len(loud))
	for i := range out {
		out[i] = feature{math.Log1p(loud[i] / quiet), math.Log1p(bright[i] / quiet)}
	}
	return out
}

func abs(n int) int { return max(n, -n) }
