package prose

import (
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// An Opener is a beginning that several narration sentences in a row share.
type Opener struct {
	Opener    string
	Count     int     // sentences that begin so
	MaxRun    int     // the longest run of them
	Fraction  float64 // Count over all sentences
	Sentences []string
	Places    []text.Span // of the sentences, in an audit
}

// An OpenerReport says which openers repeat.
type OpenerReport struct {
	Flagged []Opener // longest run first
	Counts  map[string]int
	Total   int     // narration sentences
	Score   float64 // the share of sentences whose opener another one has too
}

// openers flags the openers, each the first nWords words of a narration sentence, that minRun sentences in a row begin with,
// at least one of them at or after index from. Dialogue between the sentences does not break a run. A flagged opener lists
// its longest run.
func (l *lexicon) openers(sentences []sentence, nWords, minRun, from int) OpenerReport {
	report := OpenerReport{Counts: map[string]int{}, Total: len(sentences)}
	longest := map[string]text.Span{}
	var order []string
	flush := func(opener string, run text.Span) {
		if opener == "" || run.End <= from {
			return
		}
		best, seen := longest[opener]
		if !seen {
			order = append(order, opener)
		}
		if run.End-run.Start > best.End-best.Start {
			longest[opener] = run
		}
	}
	previous, start := "", 0
	for i, s := range sentences {
		opener := ""
		if nWords > 0 && len(s.words) >= nWords {
			opener = l.join(s.words[:nWords])
			report.Counts[opener]++
		}
		if i == 0 || opener != previous {
			flush(previous, text.Span{Start: start, End: i})
			previous, start = opener, i
		}
	}
	flush(previous, text.Span{Start: start, End: len(sentences)})
	for _, opener := range order {
		run := longest[opener]
		if run.End-run.Start < max(minRun, 1) {
			continue
		}
		flagged := Opener{
			Opener: opener, Count: report.Counts[opener], MaxRun: run.End - run.Start,
			Fraction: share(report.Counts[opener], report.Total),
		}
		flagged.Sentences = lists.Map(sentences[run.Start:run.End], func(s sentence) string { return s.text })
		report.Flagged = append(report.Flagged, flagged)
	}
	slices.SortStableFunc(report.Flagged, func(a, b Opener) int { return b.MaxRun - a.MaxRun })
	repeated := 0
	for _, count := range report.Counts {
		if count > 1 {
			repeated += count
		}
	}
	report.Score = share(repeated, report.Total)
	return report
}

func share(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}
