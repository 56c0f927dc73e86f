package tool

import (
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
)

// A Mark names something that the caller of tools has read and that is not public. What was read may be in
// every argument that a model writes from then on.
type Mark struct {
	Kind MarkKind `json:"kind"`
	Name string   `json:"name"`           // such as the path of a file; empty: more of the kind than are named
	From string   `json:"from,omitempty"` // the place that gave it, to which it may go back; empty: this computer
}

// A MarkKind is what was read.
type MarkKind string

// The kinds of marks.
const (
	OfFile         MarkKind = "file"
	OfFolder       MarkKind = "folder" // the names of its files
	OfConversation MarkKind = "conversation"
	OfVariable     MarkKind = "variable" // that a person keeps, such as a secret
	OfServer       MarkKind = "server"   // the answer of a tool server
	OfProgram      MarkKind = "program"  // what a program printed
	OfHost         MarkKind = "host"     // the answer of a host that is not public, or that was sent a password
)

// How many things of a kind from one place are named, and how long a name is, in bytes.
const (
	maxMarks    = 20
	maxMarkName = 200
)

// AddMarks adds marks, each once, and reports whether any is new. Where there are many of a kind, only some are
// named, and a mark without a name says that there are more.
func AddMarks(marks []Mark, more ...Mark) (all []Mark, added bool) {
	all = marks
	for _, m := range more {
		m.Name, _ = Cut(m.Name, maxMarkName)
		if slices.Contains(all, m) {
			continue
		}
		if lists.Count(all, func(other Mark) bool { return other.Kind == m.Kind && other.From == m.From }) >= maxMarks {
			if m.Name = ""; slices.Contains(all, m) {
				continue
			}
		}
		all, added = append(slices.Clip(all), m), true
	}
	return all, added
}

// A Passage is a call that can carry something away: what is known when it is about to be made.
type Passage struct {
	To      string   // the place that it reaches; empty: none
	Read    []Mark   // what its caller has read
	Written []string // the hosts that a person wrote into what the caller works on
	Allowed []string // the places that a person allowed for the rest of the run
}

// Asks is the rule about what was read: it gives what a person is told that the caller has read, before
// the call is made. Nothing: the call needs no question for that.
//
// A host that a person wrote is reached without one, and so is a place that gave all that was read. Every
// other place asks first. A host below another is another host.
func (p Passage) Asks() []Mark {
	if p.To == "" || slices.Contains(p.Written, p.To) || slices.Contains(p.Allowed, p.To) {
		return nil
	}
	return lists.Keep(p.Read, func(m Mark) bool { return m.From != p.To })
}

// Places that are no hosts have a space in their names, which no host has.
const (
	serverPlace  = "server "
	ProgramPlace = "a program"
)

// ServerPlace is the place that the tools of a server reach.
func ServerPlace(name string) string { return serverPlace + name }

// MarkNames says in English what was read.
func MarkNames(marks []Mark) string {
	named := lists.Map(marks, func(m Mark) string {
		if m.Name == "" {
			return fmt.Sprintf("more of the kind %s", m.Kind)
		}
		switch m.Kind {
		case OfFolder:
			return "the names of the files in " + m.Name
		case OfConversation:
			return "the conversation “" + m.Name + "”"
		case OfVariable:
			return "the variable " + m.Name
		case OfServer:
			return "the answer of " + m.Name
		case OfProgram:
			return "the output of " + m.Name
		case OfHost:
			return "the answer of " + m.Name
		case OfFile:
		}
		return m.Name
	})
	return strings.Join(named, ", ")
}
