package speech

import (
	"math"
	"time"
)

// A look is what can be seen of a sound: for each frame of frameTime how loud it is, and how much of that is high.
type look struct{ loud, tilt []float64 }

func lookAt(p pcm) look {
	all := features(p)
	out := look{make([]float64, len(all)), make([]float64, len(all))}
	for i, f := range all {
		out.loud[i], out.tilt[i] = f.loud, f.bright-f.loud
	}
	return out
}

// A face is how a kind of sound looks, beside what is usual in the stretch, in units of how much that varies.
type face struct{ loud, tilt float64 }

// faces are what to begin with. Each voice has its own, which are learnt from the stretch itself.
var faces = [kinds]face{
	vowel: {0.7, -0.4}, murmur: {0.2, -0.7}, hiss: {-0.6, 1.7}, breath: {-0.9, 0.4}, burst: {-1.2, 0.3},
}

const (
	// rounds is how often the way is sought, with faces that are learnt anew each time.
	rounds = 3
	// believed is how many frames the first faces count as when they are.
	believed = 20
	// stray and farthest are how far, in frames, a sound may lie from where an even speed would have it, beside a tenth of
	// the whole, and at most.
	stray, farthest = 60, 600
	// longestPhone is in frames: 300 ms, a vowel that is drawn out.
	longestPhone = 30
	// pace is how surely a sound has the length that is expected of it: it varies by a factor of e to the 1/pace.
	pace = 4
	// sight is how much one frame counts. Neighbours look alike, so ten of them do not say ten times as much.
	sight = 0.6
)

// What the way costs where a pause is, and where it is not, in the units of sight.
const (
	pauseInSound = 20.0 // within one sound
	pauseInWord  = 16.0 // between two sounds of a word
	pauseInStop  = 14.0 // within the silence of a "t" or a "k"
)

// pauseAfterWord and flowAfterWord are costs, too, by token.pause.
var (
	pauseAfterWord = [...]float64{12, 2, 0}
	flowAfterWord  = [...]float64{0, 1, 6}
)

// A step is one sound on the way.
type step struct {
	phone

	frames float64 // expected
	gap    int     // token.pause of the word that ends with it; -1 within a word
}

// trace lays the words over what is seen of the voiced stretches: each sound where the frames look like its kind, for
// about as long as such sounds last, and pauses between words. Nil: there is too little to be seen.
func (l look) trace(words []token, voiced []period) []WordTime {
	var steps []step
	ends := make([]int, 0, len(words)) // in steps
	for _, w := range words {
		for _, s := range w.phones {
			steps = append(steps, step{phone: s, gap: -1})
		}
		ends = append(ends, len(steps))
		if len(w.phones) > 0 {
			steps[len(steps)-1].gap = w.pause
		}
	}
	v := l.part(voiced)
	if len(steps) == 0 || len(v.seen) < len(steps) {
		return nil
	}
	v.expect(steps)
	known := faces
	var way []int
	for round := range rounds {
		if way = v.walk(steps, known); way == nil {
			return nil
		}
		if round+1 < rounds {
			known = learnt(steps, way, v.seen)
		}
	}
	out := make([]WordTime, 0, len(words))
	begin := 0
	for i, w := range words {
		out = append(out, WordTime{at(v.frame[way[begin]]), at(v.frame[max(way[ends[i]]-1, way[begin])] + 1), w.from, w.to})
		begin = min(ends[i], len(steps)-1)
	}
	return out
}

// A view is the voiced part of a look, without the pauses.
type view struct {
	seen   []face
	frame  []int // of the sound
	pauses []int // how many there are before each frame, and at the end
}

func (l look) part(voiced []period) view {
	var v view
	var loud, tilt []float64
	for i, p := range voiced {
		for f := int(p.start / frameTime); f < min(int(p.end/frameTime), len(l.loud)); f++ {
			loud, tilt = append(loud, l.loud[f]), append(tilt, l.tilt[f])
			v.frame, v.pauses = append(v.frame, f), append(v.pauses, i)
		}
	}
	v.pauses = append(v.pauses, len(voiced)-1)
	loud, tilt = standardised(loud), standardised(tilt)
	v.seen = make([]face, len(loud))
	for i := range loud {
		v.seen[i] = face{loud[i], tilt[i]}
	}
	return v
}

// expect says how long each sound lasts at an even pace: the last vowel before a pause is drawn out.
func (v view) expect(steps []step) {
	total, drawn := 0.0, false
	for i := len(steps) - 1; i >= 0; i-- {
		s := &steps[i]
		drawn = drawn || s.gap > 0 || i == len(steps)-1
		s.frames = s.length
		if drawn && s.kind == vowel {
			s.frames, drawn = s.length*1.4, false
		}
		total += s.frames
	}
	for i := range steps {
		steps[i].frames *= float64(len(v.seen)) / total
	}
}

func standardised(v []float64) []float64 {
	sum, squares := 0.0, 0.0
	for _, x := range v {
		sum += x
		squares += x * x
	}
	n := float64(len(v))
	mean := sum / n
	spread := math.Sqrt(max(squares/n-mean*mean, 1e-6))
	out := make([]float64, len(v))
	for i, x := range v {
		out[i] = min(max((x-mean)/spread, -3), 3)
	}
	return out
}

// unlikely is how badly a frame suits a kind of sound.
func unlikely(f face, as face) float64 {
	a, b := f.loud-as.loud, f.tilt-as.tilt
	return sight * (a*a + b*b)
}

// paused is what it costs that a step takes the frames from start to end, for the pauses in and after it.
func (v view) paused(s step, start, end int, last bool) float64 {
	cost := 0.0
	if in := v.pauses[end-1] - v.pauses[start]; in > 0 {
		if s.kind == burst {
			cost = pauseInStop * float64(in)
		} else {
			cost = pauseInSound * float64(in)
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

// walk finds the cheapest way through the frames: the frame at which each sound begins, and the end. Time and memory
// grow with the sounds times how far they may stray.
func (v view) walk(steps []step, known [kinds]face) []int {
	n, frames := len(steps), len(v.seen)
	sums := v.sums(known)
	reach := min(stray+frames/10, farthest)
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
				cost := last[end-d-base] + usual[d] + sums[s.kind][end] - sums[s.kind][end-d]
				if cost >= next[c] {
					continue
				}
				if cost += v.paused(s, end-d, end, i == n-1); cost < next[c] {
					next[c], took[i*width+c] = cost, uint8(d)
				}
			}
		}
		last, next = next, last
	}
	if c := frames - bases[n]; c < 0 || c >= width || math.IsInf(last[c], 1) {
		return nil
	}
	way := make([]int, n+1)
	way[n] = frames
	for i := n - 1; i >= 0; i-- {
		way[i] = way[i+1] - int(took[i*width+way[i+1]-bases[i+1]])
	}
	return way
}

// sums are what the frames before each one cost, taken for each kind.
func (v view) sums(known [kinds]face) (sums [kinds][]float64) {
	for k := range sums {
		sums[k] = make([]float64, len(v.seen)+1)
		for i, f := range v.seen {
			cost := 0.5 // of what is not known: as much as a frame that suits fairly
			if kind(k) != anything {
				cost = unlikely(f, known[k])
			}
			sums[k][i+1] = sums[k][i] + cost
		}
	}
	return sums
}

// lengths says what it costs that a sound lasts so many frames.
func lengths(expected float64) []float64 {
	costs := make([]float64, min(max(longestPhone, int(expected*2)), math.MaxUint8)+1)
	for d := 1; d < len(costs); d++ {
		x := math.Log(float64(d)/max(expected, 0.5)) * pace
		costs[d] = x * x / 2
	}
	return costs
}

// learnt are the faces that the kinds have where they were found.
func learnt(steps []step, way []int, seen []face) [kinds]face {
	out := faces
	var count [kinds]float64
	for k := range out {
		count[k] = believed
		out[k].loud *= believed
		out[k].tilt *= believed
	}
	for i, s := range steps {
		for _, f := range seen[way[i]:way[i+1]] {
			out[s.kind].loud += f.loud
			out[s.kind].tilt += f.tilt
			count[s.kind]++
		}
	}
	for k := range out {
		out[k].loud /= count[k]
		out[k].tilt /= count[k]
	}
	return out
}

// at is the time of a frame.
func at(frame int) time.Duration { return time.Duration(frame) * frameTime }
