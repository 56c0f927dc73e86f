package chat

// A Way names the voices that take part in a turn. A person chooses between the three of Ways, and is told what each costs on
// this computer.
type Way string

// The ways to reply.
const (
	WriterOnly      Way = "writer"
	WriterAndEditor Way = "editor"
	AllVoices       Way = "all"
	WithoutEditor   Way = "director" // Director and Writer
)

// Ways are those that a person chooses between, the cheapest first.
func Ways() []Way { return []Way{WriterOnly, WriterAndEditor, AllVoices} }

// WayOf gives the way of a turn in which the Director plans, and the Editor looks at the reply.
func WayOf(director, editor bool) Way {
	switch {
	case director && editor:
		return AllVoices
	case director:
		return WithoutEditor
	case editor:
		return WriterAndEditor
	default:
		return WriterOnly
	}
}
