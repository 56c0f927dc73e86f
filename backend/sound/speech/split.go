package speech

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A Splitter splits a message into sentences while it is still being written. It returns each sentence once and never half
// of one: a full stop counts when the next word shows that it ended a sentence (text.SentenceEnd). It drops blocks of code
// and reasoning as they come. The result does not depend on the sizes in which the message arrived. The zero value is
// ready.
type Splitter struct {
	pending  string // not returned yet
	start    int    // of pending, in bytes of the message
	inside   bool   // pending does not begin a line
	fence    string // the mark of the block of code that pending is in
	thinking bool   // pending is in the model's reasoning
}

// A Piece is one sentence of the message with the white space and the marks around it.
type Piece struct {
	Text string
	Span // bytes of the message
}

// maxPiece is how long, in bytes, a sentence grows before it is cut between two words. Only a text without full stops
// comes near it.
const maxPiece = 1_500

// Write takes the next part of the message and returns the sentences that are now whole.
func (s *Splitter) Write(part string) []Piece {
	s.pending += part
	return s.cut(false)
}

// Close returns what is left when the message is whole.
func (s *Splitter) Close() []Piece { return s.cut(true) }

func (s *Splitter) cut(final bool) []Piece {
	var out []Piece
	for s.pending != "" {
		var done bool
		switch {
		case s.thinking:
			done = s.swallowThought(final)
		case s.fence != "":
			done = s.swallowCode(final)
		default:
			var piece string
			piece, done = s.sentence(final)
			if strings.TrimSpace(piece) != "" {
				out = append(out, Piece{piece, Span{s.start - len(piece), s.start}})
			}
		}
		if !done {
			break
		}
	}
	return out
}

// take removes the first n bytes of what is pending.
func (s *Splitter) take(n int) string {
	taken := s.pending[:n]
	s.pending = s.pending[n:]
	s.start += n
	if n > 0 {
		s.inside = taken[n-1] != '\n'
	}
	return taken
}

// swallowCode drops the next line of a block of code.
func (s *Splitter) swallowCode(final bool) bool {
	end := strings.IndexByte(s.pending, '\n')
	if end < 0 && !final {
		return false
	}
	if end < 0 {
		end = len(s.pending) - 1
	}
	line := strings.TrimRight(s.take(end+1), " \t\r\n")
	if mark, rest := fenceOf(line); closes(s.fence, mark, rest) {
		s.fence = ""
	}
	return true
}

// longestTag is how far the end of a tag is waited for.
const longestTag = 256

// swallowThought drops reasoning up to its end, or what surely is not its end yet.
func (s *Splitter) swallowThought(final bool) bool {
	if m := thoughtEnd().FindStringIndex(s.pending); m != nil {
		s.take(m[1])
		s.thinking = false
		return true
	}
	if final {
		s.take(len(s.pending))
		return true
	}
	s.take(max(0, len(s.pending)-longestTag))
	return false
}

// sentence takes the next sentence; done is false when it is not whole yet. The text is empty where a block begins.
// It has a branch for each thing at which a sentence may end.
func (s *Splitter) sentence(final bool) (piece string, done bool) {
	p := s.pending
	said := false // something but white space precedes i
	for i := 0; i < len(p); {
		if i == 0 && !s.inside || i > 0 && p[i-1] == '\n' {
			switch opens(p[i:], final) {
			case text.Unknown:
				return "", false
			case text.Yes:
				if said {
					return s.take(i), true
				}
				end := lineEnd(p, i)
				s.fence, _ = fenceOf(strings.TrimRight(p[i:end], " \t\r\n"))
				s.take(end)
				return "", true
			case text.No:
			}
		}
		if p[i] == '<' && (i == 0 || p[i-1] != '`') {
			if piece, done, found := s.tag(i, said, final); found {
				return piece, done
			}
		}
		r, size := utf8.DecodeRuneInString(p[i:])
		if !final && !utf8.FullRuneInString(p[i:]) {
			return "", false
		}
		i += size
		switch {
		case r == '\n' && said:
			return s.take(i), true
		case !unicode.IsSpace(r):
			said = true
		}
		switch end, answer := text.SentenceEnd(p, i, r, final); answer {
		case text.Yes:
			return s.take(end), true
		case text.Unknown:
			return "", false
		case text.No:
		}
		if i >= maxPiece {
			return s.take(betweenWords(p[:i])), true
		}
	}
	if final {
		return s.take(len(p)), true
	}
	return "", false
}

// tag handles a tag of reasoning at byte i of what is pending.
func (s *Splitter) tag(i int, said, final bool) (piece string, done, found bool) {
	rest := s.pending[i:]
	if len(rest) > 1 && rest[1] != '/' && !unicode.IsLetter(rune(rest[1])) {
		return "", false, false
	}
	near := rest[:min(len(rest), longestTag)]
	if m := thoughtStart().FindStringIndex(near); m != nil && m[0] == 0 {
		if said {
			return s.take(i), true, true
		}
		s.take(i + m[1])
		s.thinking = true
		return "", true, true
	}
	if m := thoughtEnd().FindStringIndex(near); m != nil && m[0] == 0 {
		s.take(i + m[1]) // its start was swallowed by the server: what precedes it was reasoning
		return "", true, true
	}
	if !final && len(rest) < longestTag && !strings.ContainsAny(rest[1:], "<>") {
		return "", false, true
	}
	return "", false, false
}

// opens says whether a line opens a block of code.
func opens(line string, final bool) text.Answer {
	end := strings.IndexByte(line, '\n')
	whole := final || end >= 0
	if end >= 0 {
		line = line[:end]
	}
	mark := strings.TrimLeft(line, " >")
	switch {
	case whole:
		if m, _ := fenceOf(strings.TrimRight(line, " \t\r")); m != "" {
			return text.Yes
		}
		return text.No
	case mark == "", len(mark) < 3 && strings.Trim(mark, mark[:1]) == "" && strings.ContainsRune("`~", rune(mark[0])):
		return text.Unknown
	case strings.HasPrefix(mark, "```"), strings.HasPrefix(mark, "~~~"):
		return text.Unknown // whether it does, the end of the line tells
	}
	return text.No
}

// betweenWords is the length of the longest part of s that ends between two words.
func betweenWords(s string) int {
	if n := strings.LastIndexAny(s, " \t"); n > 0 {
		return n + 1
	}
	return len(s)
}
