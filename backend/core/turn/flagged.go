package turn

import (
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// A flaggedSentence is a sentence of the draft in which an audit found something.
type flaggedSentence struct {
	number   int
	text     string
	findings []prose.Finding
	inSpeech bool // something was found in what is said in quotes
}

// A placedFinding is a finding with where it is in the draft.
type placedFinding struct {
	prose.Finding

	place text.Span
}

// findingPlaces are the findings of an audit with their places; what concerns the whole draft has none.
func findingPlaces(report prose.Report) (all []placedFinding) {
	for _, f := range report.Findings() {
		if f.End > f.Start {
			all = append(all, placedFinding{f, text.Span{Start: f.Start, End: f.End}})
		}
	}
	return all
}

// flaggedSentences gives the sentences in which an audit found something, by number, at most as many as a model is told at once.
func flaggedSentences(draft string, report prose.Report) []flaggedSentence {
	numbered := editcheck.Number(draft)
	spoken := lists.Keep(text.Voices(draft), func(b text.Block) bool { return b.Kind == text.Speech })
	byNumber := map[int]*flaggedSentence{}
	var order []int
	for _, p := range findingPlaces(report) {
		number := numbered.At(p.place.Start)
		if number == 0 {
			continue
		}
		s := byNumber[number]
		if s == nil {
			s = &flaggedSentence{number: number, text: numbered.Text(number)}
			byNumber[number], order = s, append(order, number)
		}
		if !slices.ContainsFunc(s.findings, func(f prose.Finding) bool { return f.Kind == p.Kind && f.Note == p.Note }) {
			s.findings = append(s.findings, p.Finding)
		}
		s.inSpeech = s.inSpeech || slices.ContainsFunc(spoken, func(b text.Block) bool {
			return p.place.Start >= b.Start && p.place.End <= b.Start+len(b.Text)
		})
	}
	slices.Sort(order)
	return lists.Map(order[:min(len(order), prose.IssuesShown)], func(n int) flaggedSentence { return *byNumber[n] })
}

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
