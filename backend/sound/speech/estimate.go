package speech

import (
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/sound/wave"
)

// estimate finds the words of the text in the sound of an engine that tells no times.
func estimate(text string, sound wave.Sound) []WordTime {
	start, end := sounding(energies(sound, frameTime))
	return divide(sound, tokens(text), time.Duration(start)*frameTime, time.Duration(end)*frameTime)
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
func divide(sound wave.Sound, words []token, start, end time.Duration) []WordTime {
	if len(words) == 0 || end <= start {
		return nil
	}
	if len(words) == 1 {
		return []WordTime{{start, end, words[0].from, words[0].to}}
	}
	voiced := voicedIn(sound, start, end, len(words))
	if out := align(sound, words, voiced); out != nil {
		return out
	}
	return share(words, period{start, end})
}

// A period is a stretch of time.
type period struct{ start, end time.Duration }

func (p period) length() time.Duration { return p.end - p.start }

// pauseFrames is the shortest silence that parts words, in frames: the closure of a "k" or a "t" is shorter.
const pauseFrames = 12

// voicedIn gives the stretches of sound between start and end, at most limit of them: where there are more, the
// shortest silences are no pauses.
func voicedIn(sound wave.Sound, start, end time.Duration, limit int) []period {
	loud := energies(sound, frameTime)
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

// share gives each word its part of the whole by weight, for a sound that is too short to be aligned.
func share(words []token, whole period) []WordTime {
	total := lists.Sum(words, func(w token) float64 { return w.weight })
	out := make([]WordTime, 0, len(words))
	done := 0.0
	at := func() time.Duration { return whole.start + time.Duration(done/total*float64(whole.length())) }
	for _, w := range words {
		start := at()
		done += w.weight
		out = append(out, WordTime{start, at(), w.from, w.to})
	}
	return out
}
