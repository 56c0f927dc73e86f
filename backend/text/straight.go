package text

import "sort"

// straightMark is how many bytes a curly quote or a dash takes: all of them are E2 80 and one more.
const straightMark = 3

// straightAt gives the ASCII mark that the curly quote or dash at byte i of s stands for.
func straightAt(s string, i int) (mark byte, ok bool) {
	if s[i] != 0xE2 || i+straightMark > len(s) || s[i+1] != 0x80 {
		return 0, false
	}
	switch c := s[i+2]; {
	case 0x90 <= c && c <= 0x95: // Hyphens and dashes, U+2010 to U+2015.
		return '-', true
	case 0x98 <= c && c <= 0x9B: // Single quotes, U+2018 to U+201B.
		return '\'', true
	case 0x9C <= c && c <= 0x9F: // Double quotes, U+201C to U+201F.
		return '"', true
	}
	return 0, false
}

// An originMap leads from a byte of straightened text back to the text it was made from. It holds, for each mark made
// straight, the byte after it in the straightened text: each mark before a byte moves it by two.
type originMap []int

func (m originMap) at(i int) int {
	// Marks that end at or before i.
	before := sort.Search(len(m), func(k int) bool { return m[k] > i })
	return i + before*(straightMark-1)
}

// straighten turns curly quotes into straight ones and dashes into hyphens, one for one.
func straighten(s string) (string, originMap) {
	out := make([]byte, 0, len(s))
	var origin originMap
	for i := 0; i < len(s); {
		mark, ok := straightAt(s, i)
		if !ok {
			out = append(out, s[i])
			i++
			continue
		}
		out = append(out, mark)
		origin = append(origin, len(out))
		i += straightMark
	}
	return string(out), origin
}

func straightened(s string) string {
	out, _ := straighten(s)
	return out
}
