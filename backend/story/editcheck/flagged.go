package editcheck

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/lists"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// A FlaggedSentence is a sentence of the draft in which an audit found something.
type FlaggedSentence struct {
	Number   int
	Text     string
	Findings []PlacedFinding
	InSpeech bool // something was found in what is said in quotes
}

// A PlacedFinding is a finding with where it is in the draft.
type PlacedFinding struct {
	prose.Finding

	Place text.Span
	Words string // at the place
}

// FindingPlaces are the findings of an audit with their places; what concerns the whole draft has none.
func FindingPlaces(report prose.Report) (all []PlacedFinding) {
	for _, f := range report.Findings() {
		if f.End > f.Start {
			all = append(all, PlacedFinding{f, text.Span{Start: f.Start, End: f.End}, report.Draft[f.Start:f.End]})
		}
	}
	return all
}

// FindingsByNumber are all findings of an audit by the sentences that they are in.
func FindingsByNumber(draft string, report prose.Report) map[int][]PlacedFinding {
	numbered, all := Number(draft), map[int][]PlacedFinding{}
	for _, f := range FindingPlaces(report) {
		for _, n := range numbered.NumbersAt(f.Place) {
			all[n] = append(all[n], f)
		}
	}
	return all
}

// FlaggedSentences gives the sentences in which an audit found something that other words can repair, by number. The names of the
// story are given: they stay, whatever they are.
func FlaggedSentences(draft string, report prose.Report, story []string) []FlaggedSentence {
	numbered, names := Number(draft), NamesOf(draft, story)
	spoken := lists.Keep(text.Voices(draft), func(b text.Block) bool { return b.Kind == text.Speech })
	byNumber := map[int]*FlaggedSentence{}
	var order []int
	for _, f := range FindingPlaces(report) {
		number := numbered.At(f.Place.Start)
		if number == 0 || !f.isRepairable(names) {
			continue
		}
		s := byNumber[number]
		if s == nil {
			s = &FlaggedSentence{Number: number, Text: numbered.Text(number)}
			byNumber[number], order = s, append(order, number)
		}
		if !slices.ContainsFunc(s.Findings, f.IsSame) {
			s.Findings = append(s.Findings, f)
		}
		s.InSpeech = s.InSpeech || slices.ContainsFunc(spoken, func(b text.Block) bool {
			return f.Place.Start >= b.Start && f.Place.End <= b.Start+len(b.Text)
		})
	}
	slices.Sort(order)
	return lists.Map(order, func(n int) FlaggedSentence { return *byNumber[n] })
}

// isRepairable reports whether other words can repair what was found: a name stays, whatever it is.
func (f PlacedFinding) isRepairable(names DraftNames) bool {
	return f.Kind != prose.ScanNames && (f.Kind != prose.ScanOverused || !names.In(f.Words))
}

// IsSame reports whether two findings of a sentence say the same, of however many sentences.
func (f PlacedFinding) IsSame(other PlacedFinding) bool {
	return f.Kind == other.Kind && WithoutCounts(f.Note) == WithoutCounts(other.Note)
}

// WithoutCounts leaves the figures out of a reason. A run of sentences that got shorter is still the same run.
func WithoutCounts(note string) string {
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

// Reasons says what was found in the sentence, for the model that edits it: worn words in one line, and nothing twice.
func (s FlaggedSentence) Reasons() (all []string) {
	var words []string
	for _, f := range s.Findings {
		if slices.Contains(worn, f.Kind) {
			words = append(words, "“"+f.Words+"”")
		} else {
			all = append(all, cmp.Or(brief[f.Kind], f.Reason()))
		}
	}
	if len(words) > 0 {
		all = append([]string{"worn: " + strings.Join(lists.Distinct(words), ", ")}, all...)
	}
	return lists.Distinct(all)
}
