package text

import (
	"iter"
	"regexp"
	"sort"
	"strings"
)

// protectedStars is the length from which on a run of asterisks is layout: a scene break, or bold italics.
const protectedStars = 3

// fences yields the blocks of code between lines of three or more backticks or tildes, these lines included. A block
// that is not closed takes the rest of s.
func fences(s string) iter.Seq[span] {
	return func(yield func(span) bool) {
		start, fence := -1, ""
		for i := 0; i < len(s); {
			line := lineAt(s, i, len(s))
			next := min(line.end+1, len(s))
			mark := fenceMark(s[line.start:line.end])
			switch {
			case start < 0 && mark != "":
				start, fence = i, mark
			case start >= 0 && strings.HasPrefix(mark, fence) && strings.TrimSpace(s[line.start:line.end]) == mark:
				if !yield(span{start, line.end}) {
					return
				}
				start = -1
			}
			i = next
		}
		if start >= 0 {
			yield(span{start, len(s)})
		}
	}
}

// A fence of backticks has none behind it: code within a line can take three backticks, too, and ends on it.
var fenceLine = regexp.MustCompile("^[ \\t]*(?:(`{3,})[^`]*$|(~{3,}))")

// fenceMark is the run of backticks or tildes that begins a line of a code fence, or nothing.
func fenceMark(line string) string {
	if m := fenceLine.FindStringSubmatch(line); m != nil {
		return m[1] + m[2]
	}
	return ""
}

// CodeSpan is the length of the code at the start of a text that begins with a backtick, its marks included: a run of
// backticks up to the next run of the same length on the same line. Without one it is the length of the first run alone.
func CodeSpan(s string) int {
	ticks := len(s) - len(strings.TrimLeft(s, "`"))
	line, _, _ := strings.Cut(s, "\n")
	for i := ticks; i < len(line); {
		next := strings.IndexByte(line[i:], '`')
		if next < 0 {
			break
		}
		i += next
		run := len(line[i:]) - len(strings.TrimLeft(line[i:], "`"))
		if i += run; run == ticks {
			return i
		}
	}
	return ticks
}

// starRuns lists the runs of three or more asterisks, in order: two on one line with all between them, or one alone.
func starRuns(s string) []span {
	var out []span
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
				out = append(out, span{i, end})
			} else {
				out[len(out)-1].end = end
			}
			paired = !paired
		}
		i = end
	}
	return out
}

// keptAt gives the span of kept that begins at i.
func keptAt(kept []span, i int) (span, bool) {
	k := sort.Search(len(kept), func(k int) bool { return kept[k].start >= i })
	if k < len(kept) && kept[k].start == i {
		return kept[k], true
	}
	return span{}, false
}

// within says whether one of kept covers byte i.
func within(kept []span, i int) bool {
	k := sort.Search(len(kept), func(k int) bool { return kept[k].end > i })
	return k < len(kept) && kept[k].start <= i
}

// lineAt is the line that begins at i, without its line feed.
func lineAt(s string, i, limit int) span {
	if n := strings.IndexByte(s[i:limit], '\n'); n >= 0 {
		return span{i, i + n}
	}
	return span{i, limit}
}

var layoutLine = regexp.MustCompile(`^(?:[>|]|#+(?: |$)|[*+-](?:[ \t]|$)|\*\*[^*]+\*\*$|[0-9]+[.)] )`)

// laidOut says whether a line is layout and not prose: a heading, an item of a list, a block quote, a row of a table, or
// a line all in bold, which is a heading too.
func laidOut(line string) bool { return layoutLine.MatchString(strings.TrimSpace(line)) }
