package text

import (
	"iter"
	"regexp"
	"strings"
)

// CodeBlocks yields the blocks of code between lines of three or more backticks or tildes, these lines included. A block
// that is not closed takes the rest of s.
func CodeBlocks(s string) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		start, fence := -1, ""
		for i := 0; i < len(s); {
			line := LineAt(s, i, len(s))
			next := min(line.End+1, len(s))
			mark := fenceMark(s[line.Start:line.End])
			switch {
			case start < 0 && mark != "":
				start, fence = i, mark
			case start >= 0 && strings.HasPrefix(mark, fence) && strings.TrimSpace(s[line.Start:line.End]) == mark:
				if !yield(Span{start, line.End}) {
					return
				}
				start = -1
			}
			i = next
		}
		if start >= 0 {
			yield(Span{start, len(s)})
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
	for i := ticks; i < len(s); {
		next := strings.IndexByte(s[i:], '`')
		if next < 0 || strings.Contains(s[i:i+next], "\n") {
			break
		}
		i += next
		run := len(s[i:]) - len(strings.TrimLeft(s[i:], "`"))
		if i += run; run == ticks {
			return i
		}
	}
	return ticks
}

// LineAt is the line that begins at i, without its line feed.
func LineAt(s string, i, limit int) Span {
	if n := strings.IndexByte(s[i:limit], '\n'); n >= 0 {
		return Span{i, i + n}
	}
	return Span{i, limit}
}
