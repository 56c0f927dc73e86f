package prose

import (
	"fmt"
	"slices"
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
	Skipped   []string // patterns of the phrase bank that do not compile
}

// A Finding is one line for a person who looks at an audit.
type Finding struct {
	Kind     string `json:"kind"`     // a scanner constant
	Sentence string `json:"sentence"` // empty for the layout of the whole draft
	Note     string `json:"note"`     // such as the canonical phrase
}

// Reason says in a few words what was found, for the model that edits.
func (f Finding) Reason() string {
	kind := strings.ReplaceAll(f.Kind, "_", " ")
	if f.Note == "" {
		return kind
	}
	return kind + ": " + f.Note
}

// Total counts the issues: flagged sentences, openers, templates, contrasts, phrases and echoes, and one
// for a repeated layout.
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
	note        string // for a person
	sentences   []string
	below       bool // the line does not hold the sentences
}

func (r Report) issues() (all []issue) {
	add := func(kind, title, line, note string, below bool, sentences ...string) {
		for i, s := range sentences {
			sentences[i] = text.Snippet(s)
		}
		all = append(all, issue{kind, title, line, note, sentences, below})
	}
	for _, b := range r.Banned {
		full, short := b.names()
		add(ScanBanned, "Banned Phrases", full+" in: "+b.Sentence, short, false, b.Sentence)
	}
	for _, o := range r.Openers {
		add(ScanOpeners, "Repetitive Openers", fmt.Sprintf("%q begins %d sentences in a row:", o.Opener, o.MaxRun),
			fmt.Sprintf("%s, %d in a row", o.Opener, o.MaxRun), true, slices.Clone(o.Sentences)...)
	}
	for _, t := range r.Templates {
		add(ScanTemplates, "Repetitive Templates", fmt.Sprintf("%q (%s):", t.Template, CountNoun(t.Count, "sentence")),
			t.Template, true, slices.Clone(t.Sentences)...)
	}
	for _, c := range r.Contrasts {
		line, note := c.Sentence, ""
		if c.Parallel {
			line, note = line+" (parallel halves)", "parallel"
		}
		add(ScanContrast, "Contrastive Negation", line, note, false, c.Sentence)
	}
	for _, p := range r.Phrases {
		add(ScanPhrases, "Repeated Phrases", fmt.Sprintf("%q is in %d messages", p.Phrase, p.Messages), p.Phrase, false, p.Sentence)
	}
	if r.Structural() {
		add(ScanStructure, "Structural Repetition", r.Structure.String(), r.Structure.String(), false, "")
	}
	for _, e := range r.Echoes {
		add(ScanEcho, "Echoing Questions", e.Question, CountNoun(e.Run, "word")+" of the user's", false, e.Question)
	}
	return all
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
			for _, s := range is.sentences[:min(bulletsShown, len(is.sentences))] {
				b.WriteString("  - " + s + "\n")
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
		for _, sentence := range is.sentences {
			out = append(out, Finding{is.kind, sentence, is.note})
		}
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
