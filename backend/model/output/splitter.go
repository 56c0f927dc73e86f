package output

import (
	"cmp"
	"strings"
)

// A Syntax says what, beside the marks of templates, is not text in an answer.
type Syntax struct {
	Tools []string // a call of one of these, written out as text, is handed over as a call
	Prose *Prose   // the answer is prose; nil: labels of speakers are text
}

// Pieces are what a Splitter makes of a piece of content.
type Pieces struct {
	Text      string
	Reasoning string
	Call      string // a call of a tool that was written as text, marks included
	Retract   bool   // all text of earlier pieces was reasoning; it is in Reasoning again
}

// A Splitter tells the text of an answer from reasoning, calls of tools and the marks of
// templates. Its input may come in pieces of any size: what it tells apart depends on the
// whole alone. In a fenced block of code, and directly behind a backtick, everything is text.
type Splitter struct {
	syntax Syntax
	held   string // not assigned to text, reasoning or a call yet
	state  splitState
	text   strings.Builder // what was given out as text and not retracted
	out    Pieces

	spot
	stray  bool // a closing tag came without its opening; text behind it proves it
	struck bool // an HTML <s> waits for its </s>
	role   bool // the name of a role may follow

	head   string       // the mark that opened a harmony header
	inside func(string) // takes what is in a harmony channel
	call   callScan
	calls  []string // see callMarks

	dropped  int // bytes after the end of the reply
	patience int // how many of them are worth reading
}

// How much of an answer is read behind the end of its reply. What ends a turn is a token of its own: the usage follows
// soon, or a model that goes on with the person's part. A label may also stand in reasoning whose closing tag comes late.
const (
	behindMark  = 200
	behindLabel = 2000
)

// A spot says where in the text the next piece comes.
type spot struct {
	fence     string          // the mark that opened the block of code that is being read
	lineStart bool            // only indentation is on this line so far
	last      byte            // the last byte of text; 0 before the first
	written   bool            // text that is more than white space was given out
	gap       bool            // something was taken out just before: do not leave two gaps for one
	lead      strings.Builder // white space before the first text
}

type splitState int

const (
	inText splitState = iota
	inReasoning
	inHarmony // a harmony channel that is not the reply
	inHeader  // between the mark of a harmony channel and its message
	inCall    // up to a closing tag
	inValue   // up to the closing bracket
	afterValue
	inRest // a call up to the end of the answer
	ended  // the reply is over; only a stray closing tag can still show that it was reasoning
)

// NewSplitter begins an answer.
func NewSplitter(s Syntax) *Splitter {
	return &Splitter{syntax: s, spot: spot{lineStart: true}, calls: callMarks(s.Tools)}
}

// Split tells a whole answer apart.
func Split(s Syntax, content string) Pieces {
	split := NewSplitter(s)
	first := split.Push(content)
	rest := split.End()
	if rest.Retract {
		first.Text = ""
	}
	return Pieces{Text: first.Text + rest.Text, Reasoning: first.Reasoning + rest.Reasoning, Call: first.Call + rest.Call}
}

// Push takes a piece of content.
func (s *Splitter) Push(piece string) Pieces { return s.run(piece, false) }

// End gives what is still held when the answer ends.
func (s *Splitter) End() Pieces { return s.run("", true) }

// Text is what was given out as text and not taken back.
func (s *Splitter) Text() string { return s.text.String() }

// Over reports whether so much came behind the end of the reply that nothing of it is of use.
func (s *Splitter) Over() bool { return s.dropped > s.patience }

func (s *Splitter) run(piece string, final bool) Pieces {
	s.held += piece
	for s.held != "" && s.step(final) {
		continue
	}
	if final {
		s.finish()
	}
	out := s.out
	s.out = Pieces{}
	return out
}

// step takes one thing off what is held. It reports false when it must know what follows.
func (s *Splitter) step(final bool) bool {
	switch s.state {
	case inReasoning:
		return s.until(closers, final, s.reason, func(string) { s.enter(inText) })
	case inHarmony:
		return s.until(harmonyEnds, final, s.inside, func(mark string) {
			s.enter(inText)
			if mark == "<|start|>" || mark == "<|channel|>" {
				s.held = mark + s.held
			}
		})
	case inHeader:
		return s.header(final)
	case inCall:
		return s.until([]string{s.call.close}, final, s.writeCall, func(mark string) { s.writeCall(mark + "\n"); s.enter(inText) })
	case inValue:
		return s.value()
	case afterValue:
		return s.afterValue(final)
	case inRest:
		s.writeCall(s.take(len(s.held)))
		return true
	case ended:
		return s.until(closers, final, s.drop, func(string) { s.stray = true; s.enter(inText) })
	case inText:
	}
	if s.fence != "" {
		return s.code(final)
	}
	return s.plain(final)
}

// enter changes the state where something was taken out of the text.
func (s *Splitter) enter(state splitState) {
	s.state = state
	if state == inText {
		s.gap = true
		s.lineStart = s.lineStart || s.blank() || s.last == '\n'
	}
}

func (s *Splitter) take(n int) string {
	taken := s.held[:n]
	s.held = s.held[n:]
	return taken
}

func (s *Splitter) reason(t string) { s.out.Reasoning += t }
func (s *Splitter) drop(t string)   { s.dropped += len(t) }

// writeCall hands over a part of a call. Behind a stray closing tag it proves as text does that
// what comes before was reasoning.
func (s *Splitter) writeCall(t string) {
	if s.stray {
		s.retract()
	}
	s.out.Call += t
}

// blank reports whether no text comes before this point.
func (s *Splitter) blank() bool { return s.stray || !s.written }

// until gives what comes before the first of the marks to each, and passes over the mark.
func (s *Splitter) until(marks []string, final bool, each, found func(string)) bool {
	at, mark, keep := -1, "", 0
	for _, m := range marks {
		if i := indexFold(s.held, m); i >= 0 && (at < 0 || i < at) {
			at, mark = i, m
		}
		keep = max(keep, overlapFold(s.held, m))
	}
	if at >= 0 {
		before := s.take(at)
		s.take(len(mark))
		if before != "" {
			each(before)
		}
		found(mark)
		return true
	}
	if final {
		keep = 0
	}
	if n := len(s.held) - keep; n > 0 {
		each(s.take(n))
	}
	return false
}

// emit gives out text.
func (s *Splitter) emit(t string) {
	solid := strings.Trim(t, " \t\n") != ""
	if !s.written && !solid {
		s.lead.WriteString(t)
		return
	}
	gap := s.gap
	if gap {
		cut := ""
		switch {
		case s.blank() || s.last == '\n':
			cut = " \t\n"
		case s.last == ' ' || s.last == '\t':
			cut = " \t"
		}
		t = strings.TrimLeft(t, cut)
		if t == "" {
			return
		}
		s.gap = false
	}
	if solid {
		if s.stray {
			s.retract()
		} else if !s.written && !gap {
			t = s.lead.String() + t
		}
		s.written = true
		s.lead.Reset()
	}
	s.text.WriteString(t)
	s.out.Text += t
	s.last = t[len(t)-1]
	if i := strings.LastIndexByte(t, '\n'); i >= 0 {
		s.lineStart = true
		t = t[i+1:]
	}
	s.lineStart = s.lineStart && strings.Trim(t, " \t") == ""
}

// retract moves all text so far to the reasoning.
func (s *Splitter) retract() {
	before := s.text.String()
	s.out.Retract = s.out.Retract || len(before) > len(s.out.Text) // some was given out before
	s.out.Reasoning += before
	s.out.Text = ""
	s.text.Reset()
	s.stray, s.written, s.dropped, s.last = false, false, 0, 0
}

// cut ends the reply.
func (s *Splitter) cut(patience int) { s.state, s.dropped, s.patience = ended, 1, patience }

// finish ends a call that the answer's end cut off, or that is on its last line.
func (s *Splitter) finish() {
	if s.state == inValue || s.state == afterValue {
		s.writeCall(string(s.call.text) + "\n")
		s.state = inText
	}
}

// plain reads text outside of blocks of code. It has a branch for each thing that may come next there.
func (s *Splitter) plain(final bool) bool {
	if s.role {
		if done := s.roleName(final); !done {
			return false
		}
	}
	h := s.held
	if h == "" {
		return true
	}
	if s.lineStart {
		if n := len(h) - len(strings.TrimLeft(h, " \t")); n > 0 {
			s.emit(s.take(n))
			return true
		}
		switch s.readLineMark(final) {
		case yes:
			return true
		case more:
			return false
		case no:
		}
	}
	if (h[0] == '<' || h[0] == '[' || h[0] == rareOpen[0]) && s.last != '`' {
		switch s.readMark(final) {
		case yes:
			return true
		case more:
			return false
		case no:
		}
	}
	n := len(h)
	if i := strings.IndexFunc(h[1:], func(r rune) bool { return r == '<' || r == '[' || r == '\n' || r == rareRune }); i >= 0 && h[0] != '\n' {
		n = i + 1
		if h[n] == '\n' {
			n++
		}
	} else if h[0] == '\n' {
		n = 1
	} else if keep := overlapFold(h, rareOpen); keep > 0 && keep < n && !final {
		n -= keep
	}
	s.emit(s.take(n))
	return true
}

// longestMark bounds what is held while it may still become a mark.
const longestMark = 100

// code reads a fenced block of code, line by line, up to its closing fence.
func (s *Splitter) code(final bool) bool {
	h := s.held
	if s.lineStart {
		if n := len(h) - len(strings.TrimLeft(h, " \t")); n > 0 {
			s.emit(s.take(n))
			return true
		}
		mark := h[:min(len(h), longestMark)]
		run := len(mark) - len(strings.TrimLeft(mark, s.fence[:1]))
		after := strings.TrimLeft(mark[run:], " \t")
		switch {
		case after == "" && !final && len(mark) < longestMark:
			return false
		case run >= len(s.fence) && (after == "" || after[0] == '\n' || after[0] == '<' || after[0] == '[' || after[0] == rareOpen[0]):
			s.emit(s.take(run))
			s.fence, s.last = "", 0 // a mark may follow the fence directly
			return true
		}
	}
	s.emit(s.take(cmp.Or(strings.IndexByte(h, '\n')+1, len(h))))
	return true
}
