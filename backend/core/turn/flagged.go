package turn

import (
	"terzetto/backend/base/lists"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/prose"
)

// numberedFindings are what an audit found, each with the number of its sentence.
func numberedFindings(draft string, report prose.Report) []Finding {
	numbered := editcheck.Number(draft)
	return lists.Map(report.Findings(), func(f prose.Finding) Finding {
		out := Finding{Kind: f.Kind, Sentence: f.Sentence, Note: f.Note}
		if f.End > f.Start {
			out.Number = numbered.At(f.Start)
		}
		return out
	})
}

// namesOfStory are the names that no edit changes.
func (p *plan) namesOfStory() []string {
	names := []string{p.macros.User, p.macros.Char}
	for _, m := range p.snap.Cast {
		names = append(names, m.Name)
	}
	return names
}
