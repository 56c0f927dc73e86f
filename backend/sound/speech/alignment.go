package speech

import (
	"math"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/sound/wave"
)

// A feature is how a frame sounds: how loud it is, and how much of that is high.
type feature struct{ loud, bright float64 }

// features looks at each frame of frameTime.
func features(s wave.Sound) []feature {
	edges := wave.Sound{Rate: s.Rate, Channels: s.Channels, Samples: make([]int16, len(s.Samples))}
	for i := s.Channels; i < len(s.Samples); i++ {
		edges.Samples[i] = int16((int(s.Samples[i]) - int(s.Samples[i-s.Channels])) / 2)
	}
	loud, high := energies(s, frameTime), energies(edges, frameTime)
	out := make([]feature, len(loud))
	for i := range out {
		out[i].loud = math.Log1p(loud[i] / quiet)
		out[i].bright = math.Log1p(high[i]/quiet) - out[i].loud
	}
	return out
}

// typical is how each class of phone sounds, compared with the rest of the utterance, in standard deviations.
var typical = [classes]feature{
	vowel: {0.7, -0.4}, sonorant: {0.2, -0.7}, sibilant: {-0.6, 1.7}, fricative: {-0.9, 0.4}, plosive: {-1.2, 0.3},
}

const (
	// drift and maxDrift are how far, in frames, a phone may lie from where an even speed would have it, beside a tenth of
	// the whole, and at most.
	drift, maxDrift = 60, 600
	// longestPhone is in frames: 300 ms, a vowel that is drawn out.
	longestPhone = 30
	// evenness is how surely a phone has the length that is expected of it: it varies by a factor of e to the 1/evenness.
	evenness = 4
	// frameWeight is how much one frame counts. Neighbours sound alike, so ten of them do not say ten times as much.
	frameWeight = 0.6
)

// What a pause costs, or the lack of one, in the units of frameWeight.
const (
	pauseInPhone   = 20.0
	pauseInWord    = 16.0 // between two phones of a word
	pauseInPlosive = 14.0 // within the closure of a "t" or a "k"
)

// pauseAfterWord and flowAfterWord are costs, too, by token.pause.
var (
	pauseAfterWord = [...]float64{12, 2, 0}
	flowAfterWord  = [...]float64{0, 1, 6}
)

// A step is one phone of an utterance.
type step struct {
	phone

	frames float64 // expected
	gap    int     // token.pause of the word that ends with it; -1 within a word
}

// align finds the words in the voiced stretches of a sound (forced alignment): each phone where the frames sound like
// its class, for about as long as such phones last, and pauses between words. Nil: the sound is too short.
func align(s wave.Sound, words []token, voiced []period) []WordTime {
	var steps []step
	ends := make([]int, 0, len(words)) // in steps
	for _, w := range words {
		for _, p := range w.phones {
			steps = append(steps, step{phone: p, gap: -1})
		}
		ends = append(ends, len(steps))
		if len(w.phones) > 0 {
			steps[len(steps)-1].gap = w.pause
		}
	}
	v := speechOf(s, voiced)
	if len(steps) == 0 || len(v.features) < len(steps) {
		return nil
	}
	v.expect(steps)
	path := v.cheapest(steps)
	if path == nil {
		return nil
	}
	out := make([]WordTime, 0, len(words))
	begin := 0
	for i, w := range words {
		out = append(out, WordTime{at(v.frame[path[begin]]), at(v.frame[max(path[ends[i]]-1, path[begin])] + 1), w.from, w.to})
		begin = min(ends[i], len(steps)-1)
	}
	return out
}

// A voice is the voiced part of a sound, without the pauses.
type voice struct {
	features []feature
	frame    []int // of the sound
	pauses   []int // how many there are before each frame, and at the end
}

func speechOf(s wave.Sound, voiced []period) voice {
	var v voice
	var loud, bright []float64
	all := features(s)
	for i, p := range voiced {
		for f := int(p.start / frameTime); f < min(int(p.end/frameTime), len(all)); f++ {
			loud, bright = append(loud, all[f].loud), append(bright, all[f].bright)
			v.frame, v.pauses = append(v.frame, f), append(v.pauses, i)
		}
	}
	v.pauses = append(v.pauses, len(voiced)-1)
	loud, bright = standardise(loud), standardise(bright)
	for i := range loud {
		v.features = append(v.features, feature{loud[i], bright[i]})
	}
	return v
}

// expect sets how long each phone lasts at an even speed: the last vowel before a pause is drawn out.
func (v voice) expect(steps []step) {
	total, drawn := 0.0, false
	for i := len(steps) - 1; i >= 0; i-- {
		s := &steps[i]
		drawn = drawn || s.gap > 0 || i == len(steps)-1
		s.frames = s.length
		if drawn && s.class == vowel {
			s.frames, drawn = s.length*1.4, false
		}
		total += s.frames
	}
	for i := range steps {
		steps[i].frames *= float64(len(v.features)) / total
	}
}

func standardise(v []float64) []float64 {
	sum, squares := 0.0, 0.0
	for _, x := range v {
		sum += x
		squares += x * x
	}
	n := float64(len(v))
	mean := sum / n
	spread := math.Sqrt(max(squares/n-mean*mean, 1e-6))
	return lists.Map(v, func(x float64) float64 { return min(max((x-mean)/spread, -3), 3) })
}

// unlikely is how badly a frame suits a class of phones.
func unlikely(f, as feature) float64 {
	a, b := f.loud-as.loud, f.bright-as.bright
	return frameWeight * (a*a + b*b)
}

// pauseCost returns the cost of the pauses in and after a step that covers the frames from start to end.
func (v voice) pauseCost(s step, start, end int, last bool) float64 {
	cost := 0.0
	if in := v.pauses[end-1] - v.pauses[start]; in > 0 {
		if s.class == plosive {
			cost = pauseInPlosive * float64(in)
		} else {
			cost = pauseInPhone * float64(in)
		}
	}
	switch after := v.pauses[end] > v.pauses[end-1]; {
	case last:
	case s.gap < 0 && after:
		cost += pauseInWord
	case s.gap >= 0 && after:
		cost += pauseAfterWord[s.gap]
	case s.gap >= 0:
		cost += flowAfterWord[s.gap]
	}
	return cost
}

// cheapest finds the frame at which each phone begins, and the end, such that the sum of all costs is least (a Viterbi
// search). Time and memory grow with the phones times how far they may drift.
func (v voice) cheapest(steps []step) []int {
	n, frames := len(steps), len(v.features)
	sums := v.sums()
	reach := min(drift+frames/10, maxDrift)
	width := 2*reach + 1
	took := make([]uint8, n*width)
	last, next := make([]float64, width), make([]float64, width)
	for i := range last {
		last[i] = math.Inf(1)
	}
	last[reach] = 0
	bases := make([]int, n+1) // the frame of the first column
	bases[0] = -reach
	place := 0.0
	for i, s := range steps {
		place += s.frames
		base, following := bases[i], int(math.Round(place))-reach
		bases[i+1] = following
		usual := lengths(s.frames)
		for c := range next {
			next[c] = math.Inf(1)
			end := following + c
			if end < 1 || end > frames {
				continue
			}
			for d := max(1, end-base-width+1); d < len(usual) && d <= end-max(base, 0); d++ {
				cost := last[end-d-base] + usual[d] + sums[s.class][end] - sums[s.class][end-d]
				if cost >= next[c] {
					continue
				}
				if cost += v.pauseCost(s, end-d, end, i == n-1); cost < next[c] {
					next[c], took[i*width+c] = cost, uint8(d)
				}
			}
		}
		last, next = next, last
	}
	if c := frames - bases[n]; c < 0 || c >= width || math.IsInf(last[c], 1) {
		return nil
	}
	path := make([]int, n+1)
	path[n] = frames
	for i := n - 1; i >= 0; i-- {
		path[i] = path[i+1] - int(took[i*width+path[i+1]-bases[i+1]])
	}
	return path
}

// sums are what the frames before each one cost, taken for each class.
func (v voice) sums() (sums [classes][]float64) {
	for k := range sums {
		sums[k] = make([]float64, len(v.features)+1)
		for i, f := range v.features {
			cost := 0.5 // of what is not known: as much as a frame that suits fairly
			if class(k) != unknownClass {
				cost = unlikely(f, typical[k])
			}
			sums[k][i+1] = sums[k][i] + cost
		}
	}
	return sums
}

// lengths gives the cost of each length of a phone, in frames.
func lengths(expected float64) []float64 {
	costs := make([]float64, min(max(longestPhone, int(expected*2)), math.MaxUint8)+1)
	for d := 1; d < len(costs); d++ {
		x := math.Log(float64(d)/max(expected, 0.5)) * evenness
		costs[d] = x * x / 2
	}
	return costs
}

// at is the time of a frame.
func at(frame int) time.Duration { return time.Duration(frame) * frameTime }
