package modeltest

// Voices is who takes part in a turn.
type Voices string

// The recommendations.
const (
	NoAdvice   Voices = ""
	WriterOnly Voices = "writer"
	WithEditor Voices = "editor"
	AllThree   Voices = "all"
)

// A Reason is why that is recommended. What it says in figures is in the counts of the test.
type Reason string

// The reasons, in the order in which they are looked for.
const (
	TooFew         Reason = "too_few"         // openings with all three texts
	NothingFound   Reason = "nothing_found"   // in the drafts
	EditorFails    Reason = "editor_fails"    // too often
	FactsChanged   Reason = "facts_changed"   // a name or a number
	EditorLittle   Reason = "editor_little"   // it removes too few findings
	DirectorFails  Reason = "director_fails"  // too often
	DirectorFacts  Reason = "director_facts"  // a name or a number of a directed reply was changed
	DirectorLittle Reason = "director_little" // too few findings less than with the Editor alone
	BothHelp       Reason = "both_help"
)

// Advice is a recommendation.
type Advice struct {
	Voices Voices `json:"voices"`
	Reason Reason `json:"reason"`
}

// A Count is what was counted in all openings that have their three texts.
type Count struct {
	Openings int     `json:"openings"`
	Draft    Figures `json:"draft"`
	Edited   Figures `json:"edited"`
	Directed Figures `json:"directed"`
}

const (
	// Least is how many openings with all texts a recommendation needs.
	Least = 6
	// A helper may fail in one opening of so many.
	mostFailures = 4
	// The Editor removes a part of so many of the findings at least, and the Director another one.
	editorPart   = 4
	directorPart = 10
)

// Advise recommends who takes part with a model. Package documentation has the rule.
func Advise(c Count) Advice {
	fails := func(times int) bool { return times*mostFailures > c.Openings }
	// Less, of more, by one part of many: before/(words of it) against after/(words of it), without a division.
	less := func(before, after Figures, parts int) bool {
		return before.Findings > 0 && after.Findings*before.Words*parts <= before.Findings*after.Words*(parts-1)
	}
	switch {
	case c.Openings < Least:
		return Advice{NoAdvice, TooFew}
	case c.Draft.Findings == 0:
		return Advice{WriterOnly, NothingFound}
	case fails(c.Edited.EditorFailed):
		return Advice{WriterOnly, EditorFails}
	case c.Edited.Names+c.Edited.Numbers > 0:
		return Advice{WriterOnly, FactsChanged}
	case !less(c.Draft, c.Edited, editorPart):
		return Advice{WriterOnly, EditorLittle}
	case fails(c.Directed.DirectorFailed):
		return Advice{WithEditor, DirectorFails}
	case c.Directed.Names+c.Directed.Numbers > 0:
		return Advice{WithEditor, DirectorFacts}
	case !less(c.Edited, c.Directed, directorPart):
		return Advice{WithEditor, DirectorLittle}
	}
	return Advice{AllThree, BothHelp}
}
