package text

import (
	"regexp"
	"sort"
)

// curly matches hyphens and dashes, and curly quotes. Each takes straightMark bytes.
var curly = regexp.MustCompile(`[\x{2010}-\x{2015}\x{2018}-\x{201F}]`)

const straightMark = 3

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
	var origin originMap
	for k, mark := range curly.FindAllStringIndex(s, -1) {
		origin = append(origin, mark[0]-k*(straightMark-1)+1)
	}
	return straightText(s), origin
}

func straightText(s string) string {
	return curly.ReplaceAllStringFunc(s, func(mark string) string {
		switch {
		case mark <= "\u2015":
			return "-"
		case mark <= "\u201B":
			return "'"
		}
		return `"`
	})
}
