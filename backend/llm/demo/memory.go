package demo

import (
	"slices"
	"strings"
)

// memory knows what was told before, so that it is not told again in the same words. It judges narration
// as an attentive reader does: the same opening, the same phrase, the same sentence.
type memory struct {
	openings []string
	heads    []map[string]bool // the first words of each sentence
	phrases  map[string]bool   // three words with two that carry meaning
	pairs    map[string]int
	spoken   map[string]bool // sentences of speech
}

// headWords is how much of a sentence makes it sound like another.
const headWords = 8

// recall is how many replies are remembered.
const recall = 20

func newMemory(drafts []string) *memory {
	m := &memory{phrases: map[string]bool{}, pairs: map[string]int{}, spoken: map[string]bool{}}
	for _, d := range drafts[max(0, len(drafts)-recall):] {
		for p := range strings.SplitSeq(d, "\n") {
			m.add(p)
		}
	}
	return m
}

func (m *memory) add(text string) {
	narration, speech := voices(text)
	for _, s := range sentences(narration) {
		w := lowWords(s)
		if len(w) == 0 {
			continue
		}
		m.openings = append(m.openings, w[0])
		m.heads = append(m.heads, words(strings.Join(w[:min(len(w), headWords)], " ")))
		for i := range w {
			if p := phrase(w, i, 3); p != "" {
				m.phrases[p] = true
			}
			if p := phrase(w, i, 2); p != "" {
				m.pairs[p]++
			}
		}
	}
	for _, s := range sentences(speech) {
		m.spoken[strings.Join(lowWords(s), " ")] = true
	}
}

// repeats counts what a reader would notice; 0 is fresh.
func (m *memory) repeats(text string) int {
	narration, speech := voices(text)
	score := 0
	openings := m.openings
	for _, s := range sentences(narration) {
		w := lowWords(s)
		if len(w) == 0 {
			continue
		}
		if n := len(openings); n > 0 && openings[n-1] == w[0] {
			score++
			if n > 1 && openings[n-2] == w[0] {
				score += 20
			}
		}
		openings = append(slices.Clip(openings), w[0])
		head := words(strings.Join(w[:min(len(w), headWords)], " "))
		for _, old := range m.heads {
			if overlap(head, old) {
				score += 4
			}
		}
		for i := range w {
			if m.phrases[phrase(w, i, 3)] {
				score += 3
			}
			if m.pairs[phrase(w, i, 2)] > 1 {
				score += 2
			}
		}
	}
	for _, s := range sentences(speech) {
		if m.spoken[strings.Join(lowWords(s), " ")] {
			score += 5
		}
	}
	return score
}

// phrase is n words from i on, if two of them carry meaning.
func phrase(w []string, i, n int) string {
	if i+n > len(w) {
		return ""
	}
	carrying := 0
	for _, x := range w[i : i+n] {
		if !functionWords[x] {
			carrying++
		}
	}
	if carrying < 2 {
		return ""
	}
	return strings.Join(w[i:i+n], " ")
}

// overlap reports whether two sets share half of all their words.
func overlap(a, b map[string]bool) bool {
	both := 0
	for w := range a {
		if b[w] {
			both++
		}
	}
	return both*2 >= len(a)+len(b)-both
}

// voices separates narration from speech. Quotes left open end with the paragraph.
func voices(paragraph string) (narration, speech string) {
	var n, s strings.Builder
	inside := false
	for _, r := range paragraph {
		switch {
		case r == '"' && inside, r == '”':
			inside = false
			s.WriteByte('\n')
			n.WriteByte(' ')
		case r == '"', r == '“':
			inside = true
		case inside:
			s.WriteRune(r)
		default:
			n.WriteRune(r)
		}
	}
	return n.String(), s.String()
}

// sentences cuts a text after . ! ? … and at line ends.
func sentences(text string) []string {
	var out []string
	for _, sp := range sentenceSpans(text) {
		out = append(out, text[sp[0]:sp[1]])
	}
	return out
}

// sentenceSpans are the sentences of a text as byte ranges without the space around them.
// Closing marks belong to the sentence.
func sentenceSpans(text string) [][2]int {
	const enders, closers = ".!?…", "\"”’)*_'"
	var out [][2]int
	start, ended := 0, false
	emit := func(end int) {
		s := text[start:end]
		from := start + len(s) - len(strings.TrimLeft(s, " \t\n\r"))
		to := start + len(strings.TrimRight(s, " \t\n\r"))
		if from < to {
			out = append(out, [2]int{from, to})
		}
		start = end
	}
	for i, r := range text {
		switch {
		case r == '\n':
			emit(i)
			ended = false
		case strings.ContainsRune(enders, r):
			ended = true
		case ended && strings.ContainsRune(closers, r):
		case ended && (r == ' ' || r == '\t'):
			emit(i)
			ended = false
		default:
			ended = false
		}
	}
	emit(len(text))
	return out
}

// lowWords are the words of a text in lower case, with a possessive or contraction kept together.
func lowWords(text string) []string {
	fields := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool {
		return r != '\'' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && r < 0x80 || r == '—' || r == '…' || r == '“' || r == '”' || r == '–'
	})
	out := fields[:0]
	for _, f := range fields {
		if f = strings.Trim(f, "'"); f != "" {
			out = append(out, f)
		}
	}
	return out
}
