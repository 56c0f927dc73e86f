package speech

import (
	"math"
	"time"
)

// estimate fits the words of the text to the sound of an engine that tells no times: pauses of the sound are laid
// between words, best after the marks at which a voice pauses, and within a stretch of sound the words share the
// time by their length. A sentence that is spoken slowly is so on its own account and moves no other.
func estimate(text string, p pcm) []WordTime {
	start, end := sounding(energies(p, frameTime))
	return divide(p, tokens(text), time.Duration(start)*frameTime, time.Duration(end)*frameTime)
}

// sounding is the range of frames between the first and the last sound.
func sounding(loud []float64) (start, end int) {
	for start = 0; start < len(loud) && loud[start] <= quiet; start++ {
		continue
	}
	for end = len(loud); end > start && loud[end-1] <= quiet; end-- {
		continue
	}
	return start, end
}

// divide fits the words to the stretch of the sound from start to end.
func divide(p pcm, words []token, start, end time.Duration) []WordTime {
	if len(words) == 0 || end <= start {
		return nil
	}
	if len(words) == 1 {
		return []WordTime{{start, end, words[0].from, words[0].to}}
	}
	voiced := voicedIn(p, start, end, len(words))
	cuts := fit(words, voiced)
	out := make([]WordTime, 0, len(words))
	from := 0
	for k, v := range voiced {
		out = append(out, share(words[from:cuts[k]], v)...)
		from = cuts[k]
	}
	return out
}

// A period is a stretch of time.
type period struct{ start, end time.Duration }

func (p period) length() time.Duration { return p.end - p.start }

// pauseFrames is the shortest silence that parts words, in frames: the closure of a "k" or a "t" is shorter.
const pauseFrames = 12

// voicedIn gives the stretches of sound between start and end, at most limit of them: where there are more, the
// shortest silences are no pauses.
func voicedIn(p pcm, start, end time.Duration, limit int) []period {
	loud := energies(p, frameTime)
	i, last := int(start/frameTime), min(int(end/frameTime), len(loud))
	var out []period
	for i < last {
		for i < last && loud[i] <= quiet {
			i++
		}
		from, silence := i, 0
		for i < last && silence < pauseFrames {
			if loud[i] <= quiet {
				silence++
			} else {
				silence = 0
			}
			i++
		}
		if from < i-silence {
			out = append(out, period{time.Duration(from) * frameTime, time.Duration(i-silence) * frameTime})
		}
	}
	for len(out) > limit {
		shortest := 0
		for k := range len(out) - 1 {
			if out[k+1].start-out[k].end < out[shortest+1].start-out[shortest].end {
				shortest = k
			}
		}
		out[shortest].end = out[shortest+1].end
		out = append(out[:shortest+1], out[shortest+2:]...)
	}
	if len(out) == 0 {
		return []period{{start, end}}
	}
	return out
}

// reach is how many words one stretch between two pauses may hold. Nobody speaks longer in one breath.
const reach = 120

// fit lays the words into the voiced stretches, in order and at least one in each, so that their lengths agree and
// pauses fall after commas and full stops. It returns, for each stretch, the word after its last one.
func fit(words []token, voiced []period) []int {
	n, m := len(words), len(voiced)
	total, time := 0.0, 0.0
	ahead := make([]float64, n+1)
	for i, w := range words {
		total += w.weight
		ahead[i+1] = total
	}
	for _, v := range voiced {
		time += v.length().Seconds()
	}
	pace := time / total // seconds a letter
	cost, from := make([]float64, n+1), make([][]int32, m)
	for i := range cost {
		cost[i] = math.Inf(1)
	}
	cost[0] = 0
	for k, v := range voiced {
		next := make([]float64, n+1)
		from[k] = make([]int32, n+1)
		for i := range next {
			next[i] = math.Inf(1)
			low := 0
			if n/m < reach/2 {
				low = max(0, i-reach)
			}
			for j := low; j < i; j++ {
				if math.IsInf(cost[j], 1) {
					continue
				}
				want := (ahead[i] - ahead[j]) * pace
				have := v.length().Seconds()
				c := cost[j] + (want-have)*(want-have)/(want+have) + strange(words[i-1], k == m-1)
				if c < next[i] {
					next[i], from[k][i] = c, int32(j)
				}
			}
		}
		cost = next
	}
	cuts := make([]int, m)
	for k, i := m-1, n; k >= 0; k-- {
		cuts[k] = i
		i = int(from[k][i])
	}
	return cuts
}

// strange is what a pause after this word costs, in seconds of disagreement.
func strange(w token, last bool) float64 {
	switch {
	case last || w.pause == 2:
		return 0
	case w.pause == 1:
		return 0.1
	}
	return 1.0
}

// share gives each word its part of the stretch, by weight.
func share(words []token, v period) []WordTime {
	total := 0.0
	for _, w := range words {
		total += w.weight
	}
	out := make([]WordTime, 0, len(words))
	done := 0.0
	at := func() time.Duration { return v.start + time.Duration(done/total*float64(v.length())) }
	for _, w := range words {
		start := at()
		done += w.weight
		out = append(out, WordTime{start, at(), w.from, w.to})
	}
	return out
}
