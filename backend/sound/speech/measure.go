package speech

import (
	"context"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/sound/wave"
)

// The command line of espeak-ng tells nothing about time, but it can be made to: a loudness command before each word
// changes how loud the word is and nothing else. The text is spoken once more with one loudness before every word, and
// once with three that take turns; where the ratio of the two changes, a word begins, to the sample. These two sounds have
// the same length, since they differ in the numbers alone. The sound that is kept has no commands in it and is a little
// shorter, so the times are scaled from the first to the last sound of one to those of the other.
//
// The times are 13 ms late in the median (doc.go has the figures). A part of that is meant: the library counts the silent
// closure before a "t" or a "k" to the word, here the word begins with its sound. The largest errors are around an
// abbreviation, up to 150 ms ("Mrs. Hall"), once 410 (de, "Dr. Weber"): a command after a full stop would end the sentence
// there, so none is given, and the words share a region, in which they are aligned as those of engines that tell no times
// are. A full stop within a sum ends no sentence. TestWordTimes checks against the sound itself.

// turns is how many levels of loudness take turns: three and not two, so that a word without a sound is noticed, because
// it breaks the order.
const turns = 3

// loudness is the level of a turn in the program's units, 100 being ordinary.
func loudness(turn int) int { return [turns]int{100, 60, 30}[turn%turns] }

// measure finds when each word of the text is heard in its sound. Nil without an error means that the two runs do not
// match, so that the alignment is better.
func (r espeakRun) measure(ctx context.Context, text string, sound wave.Sound) ([]WordTime, error) {
	words := tokens(text)
	groups := groupWords(text, words)
	level, err := r.say(ctx, insertLoudness(text, groups, false))
	if err != nil {
		return nil, err
	}
	varied, err := r.say(ctx, insertLoudness(text, groups, true))
	if err != nil {
		return nil, err
	}
	spans := regions(level, varied, len(groups))
	if spans == nil {
		return nil, nil
	}
	begin, end := sounding(energies(sound, frameTime))
	from, to := sounding(energies(level, frameTime))
	// carried is a time of the level sound in the one that is kept.
	carried := func(frame int) time.Duration {
		return at(begin) + time.Duration(float64(max(frame-from, 0))/float64(max(to-from, 1))*float64(at(end-begin)))
	}
	var out []WordTime
	for i, g := range groups {
		if spans[i].end == 0 {
			continue // a word that made no sound
		}
		out = append(out, divide(sound, g.words, carried(spans[i].start), carried(spans[i].end))...)
	}
	return out, nil
}

// A group is one word, or several where no command may come between them.
type group struct {
	words []token
}

// groupWords puts a word together with the one before it where no command may come between them.
func groupWords(text string, words []token) []group {
	var out []group
	for i, w := range words {
		if i > 0 {
			between := text[words[i-1].from:w.from]
			if stopped(between) && !strings.Contains(between, "\n") {
				last := &out[len(out)-1]
				last.words = append(last.words, w)
				continue
			}
			if !strings.ContainsAny(between, " \n\t") { // a script without spaces
				last := &out[len(out)-1]
				last.words = append(last.words, w)
				continue
			}
		}
		out = append(out, group{[]token{w}})
	}
	return out
}

// stopped reports whether there is a full stop that the program may take for the end of a sentence; one within a sum of
// money is not.
func stopped(text string) bool {
	for i, r := range text {
		if r != '.' {
			continue
		}
		if next, _ := utf8.DecodeRuneInString(text[i+1:]); !audible(next) {
			return true
		}
	}
	return false
}

// insertLoudness puts a loudness command before each group.
func insertLoudness(text string, groups []group, vary bool) string {
	var b strings.Builder
	from := 0
	for i, g := range groups {
		at := g.words[0].from
		b.WriteString(text[from:at])
		level := loudness(0)
		if vary {
			level = loudness(i)
		}
		b.WriteByte(1)
		b.WriteString(strconv.Itoa(level))
		b.WriteByte('A')
		from = at
	}
	b.WriteString(text[from:])
	return b.String()
}

// frameTime is the grain of every look at a sound: short beside the 60 ms that an eye notices, long beside the
// 10 ms period of a deep voice.
const frameTime = 10 * time.Millisecond

// A stretch is a half-open range of frames of frameTime.
type stretch struct{ start, end int }

// regions finds the stretch in which each of n groups sounds: (0,0) for one without a sound. Nil means that the two
// sounds do not belong together.
func regions(level, varied wave.Sound, n int) []stretch {
	a, b := energies(level, frameTime/2), energies(varied, frameTime/2)
	if len(a) != len(b) {
		return nil
	}
	out := make([]stretch, n)
	current := -1
	for i := range a {
		if a[i] <= quiet {
			continue
		}
		turn, sure := turnOf(b[i] / a[i])
		if !sure && current >= 0 {
			turn = current % turns // a frame across a boundary, or an echo of the last word
		}
		if current < 0 || turn != current%turns {
			next := current + 1
			for next%turns != turn {
				next++
			}
			if next >= n {
				return nil
			}
			current = next
			out[current].start = i / 2
		}
		out[current].end = i/2 + 1
	}
	if silent := lists.Count(out, func(s stretch) bool { return s.end == 0 }); silent*4 > n {
		return nil
	}
	return out
}

// turnOf says which loudness a ratio is nearest to, and whether it is near.
func turnOf(ratio float64) (turn int, sure bool) {
	ratio *= float64(loudness(0))
	for i := range turns {
		if distance(ratio, loudness(i)) < distance(ratio, loudness(turn)) {
			turn = i
		}
	}
	return turn, distance(ratio, loudness(turn)) < 8
}

func distance(ratio float64, level int) float64 {
	if d := ratio - float64(level); d > 0 {
		return d
	}
	return float64(level) - ratio
}

// energies gives the mean loudness of each frame of the given length, over all channels.
func energies(p wave.Sound, frame time.Duration) []float64 {
	size := int(int64(frame) * int64(p.Rate) / int64(time.Second) * int64(p.Channels))
	if size == 0 {
		return nil
	}
	out := make([]float64, 0, len(p.Samples)/size+1)
	for from := 0; from < len(p.Samples); from += size {
		sum := 0.0
		part := p.Samples[from:min(from+size, len(p.Samples))]
		for _, s := range part {
			if s < 0 {
				sum -= float64(s)
			} else {
				sum += float64(s)
			}
		}
		out = append(out, sum/float64(len(part)))
	}
	return out
}
