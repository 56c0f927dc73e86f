package turn

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/lists"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// A flaggedSentence is a sentence of the draft in which an audit found something.
type flaggedSentence struct {
	number   int
	text     string
	findings []placedFinding
	inSpeech bool // something was found in what is said in quotes
}

// A placedFinding is a finding with where it is in the draft.
type placedFinding struct {
	prose.Finding

	place text.Span
	words string // at the place
}

// findingPlaces are the findings of an audit with their places; what concerns the whole draft has none.
func findingPlaces(report prose.Report) (all []placedFinding) {
	for _, f := range report.Findings() {
		if f.End > f.Start {
			all = append(all, placedFinding{f, text.Span{Start: f.Start, End: f.End}, report.Draft[f.Start:f.End]})
		}
	}
	return all
}

// findingsByNumber are all findings of an audit by the sentences that they are in.
func findingsByNumber(draft string, report prose.Report) map[int][]placedFinding {
	numbered, all := editcheck.Number(draft), map[int][]placedFinding{}
	for _, f := range findingPlaces(report) {
		for _, n := range numbered.NumbersAt(f.place) {
			all[n] = append(all[n], f)
		}
	}
	return all
}

// flaggedSentences gives the sentences in which an audit found something that other words can repair, by number.
func (p *plan) flaggedSentences(draft string, report prose.Report) []flaggedSentence {
	numbered, names := editcheck.Number(draft), editcheck.NamesOf(draft, p.namesOfStory())
	spoken := lists.Keep(text.Voices(draft), func(b text.Block) bool { return b.Kind == text.Speech })
	byNumber := map[int]*flaggedSentence{}
	var order []int
	for _, f := range findingPlaces(report) {
		number := numbered.At(f.place.Start)
		if number == 0 || !f.isRepairable(names) {
			continue
		}
		s := byNumber[number]
		if s == nil {
			s = &flaggedSentence{number: number, text: numbered.Text(number)}
			byNumber[number], order = s, append(order, number)
		}
		if !slices.ContainsFunc(s.findings, f.isSame) {
			s.findings = append(s.findings, f)
		}
		s.inSpeech = s.inSpeech || slices.ContainsFunc(spoken, func(b text.Block) bool {
			return f.place.Start >= b.Start && f.place.End <= b.Start+len(b.Text)
		})
	}
	slices.Sort(order)
	return lists.Map(order, func(n int) flaggedSentence { return *byNumber[n] })
}

// isRepairable reports whether other words can repair what was found: a name stays, whatever it is.
func (f placedFinding) isRepairable(names editcheck.DraftNames) bool {
	return f.Kind != prose.ScanNames && (f.Kind != prose.ScanOverused || !names.In(f.words))
}

// isSame reports whether two findings of a sentence say the same, of however many sentences.
func (f placedFinding) isSame(other placedFinding) bool {
	return f.Kind == other.Kind && withoutCounts(f.Note) == withoutCounts(other.Note)
}

// withoutCounts leaves the figures out of a reason. A run of sentences that got shorter is still the same run.
func withoutCounts(note string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, note)
}

// worn are the kinds of findings that are no more than words.
var worn = []string{prose.ScanBanned, prose.ScanGestures, prose.ScanSpeechTags, prose.ScanStockOpeners, prose.ScanOverused}

// brief says to a model, which reads it of every such sentence, what was found in it.
var brief = map[string]string{
	prose.ScanOpeners:   "begins like the sentences beside it",
	prose.ScanTemplates: "begins like another sentence",
	prose.ScanContrast:  "denies one thing to say another",
}

// reasons says what was found in the sentence, for the model that edits it: worn words in one line, and nothing twice.
func (s flaggedSentence) reasons() (all []string) {
	var words []string
	for _, f := range s.findings {
		if slices.Contains(worn, f.Kind) {
			words = append(words, "“"+f.words+"”")
		} else {
			all = append(all, cmp.Or(brief[f.Kind], f.Reason()))
		}
	}
	if len(words) > 0 {
		all = append([]string{"worn: " + strings.Join(lists.Distinct(words), ", ")}, all...)
	}
	return lists.Distinct(all)
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
