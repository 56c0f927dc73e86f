package turn

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

// way goes by what a person turns on: the Director's plan and the Editor's look at each reply.
func (t toolset) way() Way {
	switch {
	case t.director && t.patches:
		return AllVoices
	case t.director:
		return WithoutEditor
	case t.patches:
		return WriterAndEditor
	default:
		return WriterOnly
	}
}
