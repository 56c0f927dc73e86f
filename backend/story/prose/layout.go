package prose

import (
	"regexp"
	"sort"
	"strings"

	"terzetto/backend/text"
)

// protectedStars is the length from which on a run of asterisks is layout: a scene break, or bold italics.
const protectedStars = 3

// starRuns lists the runs of three or more asterisks, in order: two on one line with all between them, or one alone.
func starRuns(s string) []text.Span {
	var out []text.Span
	paired := true // the last run of out has its partner, or is on an earlier line
	for i := 0; i < len(s); {
		at := strings.IndexAny(s[i:], "*\n")
		if at < 0 {
			break
		}
		i += at
		if s[i] == '\n' {
			paired = true
			i++
			continue
		}
		end := i + len(s[i:]) - len(strings.TrimLeft(s[i:], "*"))
		if end-i >= protectedStars {
			if paired {
				out = append(out, text.Span{Start: i, End: end})
			} else {
				out[len(out)-1].End = end
			}
			paired = !paired
		}
		i = end
	}
	return out
}

// keptAt gives the span of kept that begins at i.
func keptAt(kept []text.Span, i int) (text.Span, bool) {
	k := sort.Search(len(kept), func(k int) bool { return kept[k].Start >= i })
	if k < len(kept) && kept[k].Start == i {
		return kept[k], true
	}
	return text.Span{}, false
}

// within says whether one of kept covers byte i.
func within(kept []text.Span, i int) bool {
	k := sort.Search(len(kept), func(k int) bool { return kept[k].End > i })
	return k < len(kept) && kept[k].Start <= i
}

var layoutLine = regexp.MustCompile(`^(?:[>|]|#+(?: |$)|[*+-](?:[ \t]|$)|\*\*[^*]+\*\*$|[0-9]+[.)] )`)

// laidOut says whether a line is layout and not prose: a heading, an item of a list, a block quote, a row of a table, or
// a line all in bold, which is a heading too.
func laidOut(line string) bool { return layoutLine.MatchString(strings.TrimSpace(line)) }
