package output

import "strings"

// A verdict says whether a text begins with something: yes, no, or as far as it goes.
type verdict int

const (
	no verdict = iota
	more
	yes
)

// starts reports whether s begins with mark, letters in either case.
func starts(s, mark string, final bool) verdict {
	n := min(len(s), len(mark))
	for i := range n {
		if lower(s[i]) != lower(mark[i]) {
			return no
		}
	}
	switch {
	case n == len(mark):
		return yes
	case final:
		return no
	}
	return more
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

func indexFold(s, mark string) int {
	for from := 0; ; from++ {
		i := strings.IndexByte(s[from:], mark[0])
		if i < 0 {
			return -1
		}
		if from += i; starts(s[from:], mark, true) == yes {
			return from
		}
	}
}

// overlapFold is the length of the longest end of s that begins mark.
func overlapFold(s, mark string) int {
	for n := min(len(s), len(mark)-1); n > 0; n-- {
		if s[len(s)-n] == mark[0] && starts(s[len(s)-n:], mark, false) != no {
			return n
		}
	}
	return 0
}

// firstOf finds the mark with which s begins.
func firstOf(s string, marks []string, final bool) (mark string, v verdict) {
	for _, m := range marks {
		if v = max(v, starts(s, m, final)); v == yes {
			return m, yes
		}
	}
	return "", v
}
