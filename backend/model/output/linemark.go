package output

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
)

// Prose says who speaks in a piece of prose. Where there is a person, a line that begins with
// the label of a template ("### User:") or with the person's name and a colon ends the reply,
// because the model has begun to write the person's part. A member of the cast never does,
// unless the cast speaks in turn: then the name of the speaker is passed over, and that of
// another member ends the reply. At the very beginning a name says whose part the reply is: that
// of the one who speaks is passed over, and the person's leaves no reply.
type Prose struct {
	Person  string
	Cast    []string
	Speaker []string // where the cast speaks in turn: what the speaker is called
	Labels  []string // of the Director's decisions, which a reply may echo
}

// readLineMark reads what can only be at the beginning of a line: the fence of a block of
// code, a speaker's label, and a call that begins with a tool's name.
func (s *Splitter) readLineMark(final bool) verdict {
	v := s.openFence(final)
	if v == no {
		v = s.bareHarmony(final)
	}
	if v == no {
		v = s.label(final)
	}
	if v == no {
		v = s.toolName(final)
	}
	return v
}

// openFence reads a fence and what comes after it, such as a language.
func (s *Splitter) openFence(final bool) verdict {
	h := s.held
	if h[0] != '`' && h[0] != '~' {
		return no
	}
	run := len(h) - len(strings.TrimLeft(h, h[:1]))
	info, _, whole := strings.Cut(h[run:], "\n")
	switch {
	case run > longestMark:
		return no
	case run == len(h) && !final:
		return more
	case run < 3, len(info) > longestMark, h[0] == '`' && strings.Contains(info, "`"):
		return no
	case !whole && !final:
		return more
	}
	fence := h[:run]
	s.emit(s.take(min(len(h), run+len(info)+1)))
	s.fence = fence
	return yes
}

// bareHarmony reads the name of a channel that has lost its marks: a word runs into it.
func (s *Splitter) bareHarmony(final bool) verdict {
	if !s.blank() {
		return no
	}
	v := starts(s.held, bareAnalysis, final)
	if v != yes {
		return v
	}
	switch rest := s.held[len(bareAnalysis):]; {
	case rest == "" && !final:
		return more
	case rest == "" || rest[0] < 'A' || 'Z' < rest[0]:
		return no
	}
	s.take(len(bareAnalysis))
	s.enter(inReasoning)
	return yes
}

// label reads a speaker's label. Before any text the model's own label is passed over, and that of its only character.
func (s *Splitter) label(final bool) verdict {
	if s.syntax.Prose == nil {
		return no
	}
	passed, ending := s.syntax.Prose.speakers()
	if s.blank() {
		passed = slices.Concat(passed, modelLabels, s.syntax.Prose.alone())
	}
	ending = append(ending, s.syntax.Prose.labels()...)
	own := true
	mark, v := firstOf(s.held, passed, final)
	if v == no {
		own = false
		mark, v = firstOf(s.held, ending, final)
	}
	if v != yes {
		return v
	}
	if rest := s.held[len(mark):]; rest == "" && !final {
		return more
	} else if rest != "" && rest[0] != ' ' && rest[0] != '\n' && rest[0] != '\t' {
		return no
	}
	s.take(len(mark))
	if own {
		s.enter(inText)
	} else {
		s.cut(behindLabel)
	}
	return yes
}

// speakers are the labels of the cast, where it speaks in turn: those of the speaker, and those
// of the others.
func (p *Prose) speakers() (own, others []string) {
	own = slices.Concat(lists.Map(p.Speaker, labelsOf)...)
	for _, name := range p.Cast {
		if len(p.Speaker) > 0 && strings.TrimSpace(name) != "" && !slices.ContainsFunc(p.Speaker, func(s string) bool { return strings.EqualFold(s, name) }) {
			others = append(others, labelsOf(name)...)
		}
	}
	return own, others
}

// alone are the labels of the only character, where no cast speaks in turn; models also use its first name.
func (p *Prose) alone() (own []string) {
	if len(p.Speaker) > 0 {
		return nil
	}
	for _, name := range p.Cast {
		words := strings.Fields(name)
		if len(words) == 0 {
			continue
		}
		own = append(own, labelsOf(strings.TrimSpace(name))...)
		if first := words[0]; len(words) > 1 && !strings.EqualFold(first, strings.TrimSpace(p.Person)) {
			own = append(own, labelsOf(first)...)
		}
	}
	return own
}

// labelsOf are the forms in which models write the name of a speaker before a line.
func labelsOf(name string) []string {
	return []string{name + ":", "**" + name + ":**", "**" + name + "**:", "### " + name + ":"}
}

// labels are those that end the reply.
func (p *Prose) labels() []string {
	person := strings.TrimSpace(p.Person)
	if person == "" {
		return nil
	}
	var all []string
	for _, name := range []string{"User", "Human", "Assistant"} {
		if !p.casts(name) {
			all = append(all, name+":")
		}
	}
	for _, name := range []string{"User", "Human", "Assistant", "System", "Instruction", "Input", "Response"} {
		all = append(all, "### "+name+":")
	}
	if !p.casts(person) {
		all = append(all, labelsOf(person)...)
	}
	return all
}

func (p *Prose) casts(name string) bool {
	return slices.ContainsFunc(p.Cast, func(member string) bool { return strings.EqualFold(strings.TrimSpace(member), name) })
}

// roleName passes over the name of the model's role behind the mark of a turn's beginning.
func (s *Splitter) roleName(final bool) (done bool) {
	s.held = strings.TrimLeft(s.held, " \t\n")
	rest := s.held
	name, v := firstOf(rest, modelRoles, final)
	if v == more || (rest == "" && !final) {
		return false
	}
	s.role = false
	if v == yes {
		after := rest[len(name):]
		if after == "" && !final {
			s.role = true
			return false
		}
		if after == "" || after[0] == '\n' || after[0] == '<' {
			s.held = after
		}
	}
	return true
}
