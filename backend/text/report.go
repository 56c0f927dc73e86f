package text

import (
	"fmt"
	"strconv"
	"strings"
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

// Total counts the issues: flagged sentences, openers, templates, contrasts, phrases and echoes, and one
// for a repeated layout.
func (r Report) Total() int {
	total := len(r.Banned) + len(r.Openers) + len(r.Templates) + len(r.Contrasts) + len(r.Phrases) + len(r.Echoes)
	if r.Structural() {
		total++
	}
	return total
}

// Structural says whether the layout of the draft repeats, which patches cannot fix.
func (r Report) Structural() bool {
	return r.Structure.Repetitive
}

// bulletsShown is how many sentences of one opener or template a model is shown; more would not change what it does.
const bulletsShown = 4

// String writes the report for the model that edits the draft: the sections that have something to say, in a fixed order, or
// one line if nothing was found. Sentences are quoted from the draft, without quotes or asterisks around them.
func (r Report) String() string {
	if r.Total() == 0 {
		return "Audit: all clear, nothing to mend."
	}
	w := &reportWriter{}
	w.line("=== Audit: " + Counted(r.Total(), "issue") + " ===")
	for _, b := range r.Banned {
		w.section("Banned Phrases")
		w.line("- " + strings.Join(b.names(), ", ") + " in: " + b.Sentence)
	}
	for _, o := range r.Openers {
		w.section("Repetitive Openers")
		w.line(fmt.Sprintf("- %q begins %d sentences in a row:", o.Opener, o.MaxRun))
		w.bullets(o.Sentences)
	}
	for _, t := range r.Templates {
		w.section("Repetitive Templates")
		w.line(fmt.Sprintf("- %q (%s):", t.Template, Counted(t.Count, "sentence")))
		w.bullets(t.Sentences)
	}
	for _, c := range r.Contrasts {
		w.section("Contrastive Negation")
		note := ""
		if c.Parallel {
			note = " (parallel halves)"
		}
		w.line("- " + c.Sentence + note)
	}
	for _, p := range r.Phrases {
		w.section("Repeated Phrases")
		w.line(fmt.Sprintf("- %q stands in %d messages", p.Phrase, p.Messages))
	}
	if r.Structural() {
		w.section("Structural Repetition")
		w.line("- " + r.Structure.String())
	}
	for _, e := range r.Echoes {
		w.section("Echoing Questions")
		w.line("- " + e.Question)
	}
	w.line("")
	w.line("=== End of audit ===")
	return strings.TrimSuffix(w.String(), "\n")
}

// names are the phrases found in the sentence, each with the variant that was found.
func (b BannedSentence) names() []string {
	var out []string
	for _, h := range b.Hits {
		name := strconv.Quote(h.Canonical)
		if h.Variant != h.Canonical {
			name += " (as " + strconv.Quote(h.Variant) + ")"
		}
		out = append(out, name)
	}
	return out
}

// Findings lists the report in the order of String, one finding for each sentence.
func (r Report) Findings() []Finding {
	out := []Finding{}
	for _, b := range r.Banned {
		var names []string
		for _, h := range b.Hits {
			names = append(names, h.Canonical)
		}
		out = append(out, Finding{ScanBanned, b.Sentence, strings.Join(names, ", ")})
	}
	for _, o := range r.Openers {
		note := fmt.Sprintf("%s, %d in a row", o.Opener, o.MaxRun)
		for _, s := range o.Sentences {
			out = append(out, Finding{ScanOpeners, Snippet(s), note})
		}
	}
	for _, t := range r.Templates {
		for _, s := range t.Sentences {
			out = append(out, Finding{ScanTemplates, Snippet(s), t.Template})
		}
	}
	for _, c := range r.Contrasts {
		note := ""
		if c.Parallel {
			note = "parallel"
		}
		out = append(out, Finding{ScanContrast, c.Sentence, note})
	}
	for _, p := range r.Phrases {
		out = append(out, Finding{ScanPhrases, Snippet(p.Sentence), p.Phrase})
	}
	if r.Structural() {
		out = append(out, Finding{ScanStructure, "", r.Structure.String()})
	}
	for _, e := range r.Echoes {
		out = append(out, Finding{ScanEcho, e.Question, Counted(e.Run, "word") + " of the user's"})
	}
	return out
}

// A reportWriter writes each line below the title of its section.
type reportWriter struct {
	strings.Builder

	title string // of the open section
}

func (w *reportWriter) section(title string) {
	if w.title == title {
		return
	}
	w.title = title
	w.line("")
	w.line(title + ":")
}

func (w *reportWriter) line(s string) {
	w.WriteString(s)
	w.WriteByte('\n')
}

func (w *reportWriter) bullets(sentences []string) {
	for _, s := range sentences[:min(bulletsShown, len(sentences))] {
		w.line("  - " + Snippet(s))
	}
}

// Counted is "1 word", "2 words".
func Counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
