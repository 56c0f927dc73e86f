package prose

import (
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend/text"
)

// A Report is what an audit found in a draft.
type Report struct {
	Banned    []BannedSentence
	Openers   []Opener
	Templates []Template
	Contrasts []Contrast
	Phrases   []RepeatedPhrase
	Structure StructureReport
	Echoes    []Echo
	Marks     []Finding
	Skipped   []string // patterns of the phrase bank that do not compile
	Draft     string   // that was audited
}

// A Finding is one line for a person who looks at an audit.
type Finding struct {
	Kind     string `json:"kind"`     // a scanner constant
	Sentence string `json:"sentence"` // empty for the layout of the whole draft
	Note     string `json:"note"`     // why, in a sentence
	Start    int    `json:"start"`    // bytes of the draft; both are 0 for its layout
	End      int    `json:"end"`
}

// Reason says in a few words what was found, for the model that edits.
func (f Finding) Reason() string {
	if f.Note == "" {
		return strings.ReplaceAll(f.Kind, "_", " ")
	}
	return f.Note
}

// Total counts the issues: flagged sentences, openers, templates, contrasts, phrases, echoes and places, and
// one for a repeated layout.
func (r Report) Total() int { return len(r.issues()) }

// Structural says whether the layout of the draft repeats, which patches cannot fix.
func (r Report) Structural() bool {
	return r.Structure.Repetitive
}

// bulletsShown is how many sentences of one opener or template a model is shown; more would not change what it does.
const bulletsShown = 4

// IssuesShown is how many issues a model is told at once. A small model loses its way in a longer list, and reads every line
// of it again in each round. What is left is told in the next round.
const IssuesShown = 12

// An issue is what a report says of one thing: a line for the model, with sentences below it or within it, and for a person a
// finding for each sentence.
type issue struct {
	kind, title string
	line        string // for the model
	findings    []Finding
	below       bool // the line does not hold the sentences
}

// markTitles names the kinds of findings that have nothing but a place, from the most telling of a phrase on.
var markTitles = []markTitle{
	{ScanBanned, ""},
	{ScanGestures, "Stock Gestures"},
	{ScanSpeechTags, "Stock Speech Tags"},
	{ScanStockOpeners, "Stock Openers"},
	{ScanContrast, "Contrasts"},
	{ScanNames, "Stock Names"},
	{ScanOverused, "Overused Words"},
	{ScanUserWords, "Words of the User"},
	{ScanCardWords, "Words of the Card"},
	{ScanTriads, "Groups of Three"},
	{ScanDashes, "Dashes"},
	{ScanFragments, "Fragments"},
	{ScanRhythm, "Sentence Lengths"},
	{ScanParagraphs, "Paragraphs"},
	{ScanEndings, "Questions at the End"},
	{ScanTense, "Tense"},
	{ScanPerson, "Person"},
}

type markTitle struct{ kind, title string }

func (r Report) issues() (all []issue) {
	add := func(kind, title, line, note string, below bool, sentences []string, places []text.Span) {
		is := issue{kind: kind, title: title, line: line, below: below}
		for i, s := range sentences {
			if strings.ContainsRune(s, maskedByte) {
				s = r.Draft[places[i].Start:places[i].End]
			}
			is.findings = append(is.findings, Finding{kind, text.Snippet(s), note, places[i].Start, places[i].End})
		}
		all = append(all, is)
	}
	one := func(s string) []string { return []string{s} }
	at := func(start, end int) []text.Span { return []text.Span{{Start: start, End: end}} }
	for _, b := range r.Banned {
		full, short := b.names()
		add(ScanBanned, "Banned Phrases", full+" in: "+r.unmask(b.Sentence), fmt.Sprintf(reasonBanned, short), false,
			one(b.Sentence), at(b.Hits[0].Start, b.Hits[0].End))
	}
	for _, o := range r.Openers {
		add(ScanOpeners, "Repetitive Openers", fmt.Sprintf("%q begins %d sentences in a row:", o.Opener, o.MaxRun),
			fmt.Sprintf(reasonOpeners, o.MaxRun, o.Opener), true, o.Sentences, o.Places)
	}
	for _, t := range r.Templates {
		add(ScanTemplates, "Repetitive Templates", fmt.Sprintf("%q (%s):", t.Template, CountNoun(t.Count, "sentence")),
			fmt.Sprintf(reasonTemplates, t.Template), true, t.Sentences, t.Places)
	}
	for _, c := range r.Contrasts {
		line, note := r.unmask(c.Sentence), reasonContrast
		if c.Parallel {
			line, note = line+" (parallel halves)", reasonParallel
		}
		add(ScanContrast, "Contrastive Negation", line, note, false, one(c.Sentence), at(c.Start, c.End))
	}
	for _, p := range r.Phrases {
		add(ScanPhrases, "Repeated Phrases", fmt.Sprintf("%q is in %d messages", p.Phrase, p.Messages),
			fmt.Sprintf(reasonPhrases, p.Messages, p.Phrase), false, one(p.Sentence), []text.Span{p.Place})
	}
	if r.Structural() {
		add(ScanStructure, "Structural Repetition", r.Structure.String(),
			fmt.Sprintf(reasonLayout, len(r.Structure.Signatures), strings.Join(r.Structure.Skeleton, " → ")), false, one(""), at(0, 0))
	}
	for _, e := range r.Echoes {
		add(ScanEcho, "Echoing Questions", e.Question, reasonEcho, false,
			one(e.Question), at(e.Start, e.End))
	}
	for _, f := range r.Marks {
		title := markTitles[rankOf(f.Kind)].title
		all = append(all, issue{f.Kind, title, f.Sentence + " (" + f.Note + ")", []Finding{f}, false})
	}
	return all
}

// unmask writes a sentence of the draft without what stands for cited words.
func (r Report) unmask(sentence string) string {
	return strings.ReplaceAll(sentence, string(maskedByte), "")
}

// String writes the report for the model that edits the draft: the first issues by section, in a fixed order, or
// one line if nothing was found. Sentences are quoted from the draft, without quotes or asterisks around them.
func (r Report) String() string {
	issues := r.issues()
	if len(issues) == 0 {
		return "Audit: all clear, nothing to correct."
	}
	var b strings.Builder
	b.WriteString("=== Audit: ")
	if len(issues) > IssuesShown {
		fmt.Fprintf(&b, "the first %d of ", IssuesShown)
	}
	b.WriteString(CountNoun(len(issues), "issue") + " ===\n")
	for i, is := range issues[:min(IssuesShown, len(issues))] {
		if i == 0 || issues[i-1].title != is.title {
			b.WriteString("\n" + is.title + ":\n")
		}
		b.WriteString("- " + is.line + "\n")
		if is.below {
			for _, f := range is.findings[:min(bulletsShown, len(is.findings))] {
				b.WriteString("  - " + f.Sentence + "\n")
			}
		}
	}
	return b.String() + "\n=== End of audit ==="
}

// names are the phrases found in the sentence: each with the variant that was found, and each alone.
func (b BannedSentence) names() (full, short string) {
	var variants, alone []string
	for _, h := range b.Hits {
		name := strconv.Quote(h.Canonical)
		if h.Variant != h.Canonical {
			name += " (as " + strconv.Quote(h.Variant) + ")"
		}
		variants, alone = append(variants, name), append(alone, h.Canonical)
	}
	return strings.Join(variants, ", "), strings.Join(alone, ", ")
}

// Findings lists the report in the order of String, one finding for each sentence.
func (r Report) Findings() []Finding {
	out := []Finding{}
	for _, is := range r.issues() {
		out = append(out, is.findings...)
	}
	return out
}

// CountNoun spells a number with its noun: "1 word", "2 words".
func CountNoun(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
