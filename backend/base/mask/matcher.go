package mask

import (
	"slices"
	"sort"
	"strings"
)

// Masked takes the place of a secret of any length.
const Masked = "••••"

// A matcher finds words in a text, at each place the longest. Sorted words are a trie: those that go on as the text
// does are always neighbours. What rules out nearly every place is which two bytes a word begins with.
type matcher struct {
	words  []string
	begins [256]bool
	pairs  [1 << 16 / 64]uint64
}

func match(words []string) *matcher {
	slices.Sort(words)
	m := &matcher{words: slices.Compact(words)}
	for _, w := range m.words {
		m.begins[w[0]] = true
		at := int(w[0])<<8 | int(w[1])
		m.pairs[at/64] |= 1 << (at % 64)
	}
	return m
}

// begin reports whether a word may begin where the text does.
func (m *matcher) begin(text string) bool {
	if len(text) == 1 {
		return m.begins[text[0]]
	}
	at := int(text[0])<<8 | int(text[1])
	return m.pairs[at/64]&(1<<(at%64)) != 0
}

// at is the length of the longest word that the text begins with; 0: there is none. The text may go on: open is a
// longer word that it may begin.
func (m *matcher) at(text string) (length int, open string) {
	lo, hi := 0, len(m.words)
	for d := 0; lo < hi; d++ {
		if hi-lo == 1 {
			switch w := m.words[lo]; {
			case strings.HasPrefix(text, w):
				return len(w), ""
			case strings.HasPrefix(w, text):
				return length, w
			}
			return length, ""
		}
		if len(m.words[lo]) == d {
			length = d
			lo++
		}
		if d == len(text) {
			return length, m.words[lo]
		}
		some, c := m.words[lo:hi], text[d]
		from := sort.Search(len(some), func(i int) bool { return some[i][d] >= c })
		to := from + sort.Search(len(some)-from, func(i int) bool { return some[from+i][d] > c })
		lo, hi = lo+from, lo+to
	}
	return length, ""
}

// replace gives a text without the words. The rest of it, unless it is the last piece, may begin a word that the next
// piece completes. count is how many words were replaced.
func (m *matcher) replace(text string, last bool) (clear, rest string, count int) {
	var out strings.Builder
	done, end := 0, len(text) // what is done of the text is in out
	for i := 0; i < end; {
		if !m.begin(text[i:]) {
			i++
			continue
		}
		length, open := m.at(text[i:])
		switch {
		case open != "" && !last:
			end = i
			continue
		case open != "" && cutShort(text[i:], open):
			length = end - i
		case length == 0:
			i++
			continue
		}
		out.WriteString(text[done:i])
		out.WriteString(Masked)
		count++
		i += length
		done = i
	}
	if count == 0 {
		return text[:end], text[end:], 0
	}
	out.WriteString(text[done:end])
	return out.String(), text[end:], count
}

// cutShort reports whether a text that ends amid a word gives too much of it away. The beginning of a secret may be no
// secret, such as that of an address.
func cutShort(text, word string) bool { return len(text) >= minProse && 2*len(text) >= len(word) }
