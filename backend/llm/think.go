package llm

import "strings"

const (
	thinkOpen  = "<think>"
	thinkClose = "</think>"
)

// A thinkSplitter tells inline reasoning from text: what stands between the tags at
// the very beginning of an answer. Tags may arrive in pieces.
type thinkSplitter struct {
	state int // 0 before, 1 inside, 2 after
	held  string
}

// push takes a piece of content and gives what of it is text and what is reasoning.
func (t *thinkSplitter) push(piece string) (text, reasoning string) {
	t.held += piece
	for {
		switch t.state {
		case 0:
			start := strings.TrimLeft(t.held, " \n\t\r")
			switch {
			case strings.HasPrefix(start, thinkOpen):
				t.held, t.state = start[len(thinkOpen):], 1
			case strings.HasPrefix(thinkOpen, start):
				return "", reasoning // it may still become the tag
			default:
				t.state = 2
			}
		case 1:
			if i := strings.Index(t.held, thinkClose); i >= 0 {
				reasoning += t.held[:i]
				t.held, t.state = strings.TrimLeft(t.held[i+len(thinkClose):], "\n"), 2
				continue
			}
			keep := overlap(t.held, thinkClose)
			reasoning += t.held[:len(t.held)-keep]
			t.held = t.held[len(t.held)-keep:]
			return "", reasoning
		default:
			text, t.held = t.held, ""
			return text, reasoning
		}
	}
}

// rest gives what is still held when the answer ends.
func (t *thinkSplitter) rest() (text, reasoning string) {
	held := t.held
	t.held = ""
	if t.state == 1 {
		return "", held
	}
	return held, ""
}

// overlap is the length of the longest end of s that begins tag.
func overlap(s, tag string) int {
	for n := min(len(s), len(tag)-1); n > 0; n-- {
		if strings.HasSuffix(s, tag[:n]) {
			return n
		}
	}
	return 0
}
