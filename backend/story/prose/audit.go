package prose

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// Scanners that can be switched off; an absent key means on.
const (
	ScanBanned    = "banned_phrases"
	ScanOpeners   = "opening_monotony"
	ScanTemplates = "template_repetition"
	ScanContrast  = "contrastive_negation"
	ScanPhrases   = "phrase_repetition"
	ScanStructure = "structural_repetition"
	ScanEcho      = "anti_echo"
)

// AuditInput is a draft with what it is compared with.
type AuditInput struct {
	Draft   string
	Earlier []string // previous replies of the active path, newest first; at most 20 are read
	User    string   // the user's message, for echoing questions
	Phrases []PhraseGroup
	Toggles map[string]bool
}

// Limits are the points at which the scanners flag.
type Limits struct {
	Earlier          int     // replies read
	OpenerWords      int     // words of an opener
	OpenerRun        int     // sentences in a row
	TemplateWords    int     // words of a template
	TemplateLeast    int     // words that make a template worth naming
	TemplateCount    int     // sentences of a template
	Banned           float64 // score of a phrase
	Similarity       float64 // of two layouts
	StructureKinds   int     // kinds of blocks in a layout
	StructureReplies int     // replies whose layout is compared with the draft's
}

// DefaultLimits gives the limits of a turn.
func DefaultLimits() Limits {
	return Limits{
		// Twenty replies reach back as far as a reader remembers a turn of phrase; more would cost without telling.
		Earlier:     20,
		OpenerWords: 1,
		// Three sentences beginning with "She" are ordinary prose; the fourth is heard.
		OpenerRun: 4,
		// Eight words are past any opening that grammar alone would explain, so that one repetition is enough.
		TemplateWords: 8,
		// Shorter ones are the tags of speech, "she says", which no reader notices.
		TemplateLeast: 4,
		TemplateCount: 2,
		// One run of three words out of four is how a long cliché looks after a model has reworded it.
		Banned: 0.25,
		// Three of four blocks alike is a pattern; and plain narration without speech has no layout to repeat.
		Similarity:     0.75,
		StructureKinds: 2,
		// Every pair must be alike, so that among twenty replies one different one would hide any pattern.
		StructureReplies: 3,
	}
}

// Audit scans the earlier replies and the draft together and reports what concerns the draft: a run that
// began in an earlier reply is found, a fault that lives only there is not reported.
func Audit(in AuditInput) Report {
	return AuditWith(in, DefaultLimits())
}

// AuditWith is Audit with limits of the caller's choosing.
func AuditWith(in AuditInput, limits Limits) Report {
	on := func(scanner string) bool {
		set, known := in.Toggles[scanner]
		return set || !known
	}
	earlier := oldestFirst(in.Earlier, limits.Earlier)
	report := Report{}
	if strings.TrimSpace(in.Draft) == "" {
		return report
	}
	if on(ScanBanned) {
		bank := NewBank(in.Phrases)
		report.Banned = bank.Scan(in.Draft, limits.Banned)
		report.Skipped = bank.SkippedPatterns()
	}
	if on(ScanOpeners) || on(ScanTemplates) || on(ScanPhrases) {
		auditNarration(&report, earlier, in.Draft, limits, on)
	}
	if on(ScanContrast) {
		report.Contrasts = Contrasts(in.Draft)
	}
	if on(ScanStructure) {
		near := earlier[max(0, len(earlier)-limits.StructureReplies):]
		messages := append(slices.Clip(near), in.Draft)
		report.Structure = RepeatedStructure(messages, limits.Similarity, limits.StructureKinds)
	}
	if on(ScanEcho) {
		report.Echoes = Echoes(in.User, in.Draft)
	}
	return report
}

// oldestFirst turns the newest replies into reading order and leaves blank ones out.
func oldestFirst(newestFirst []string, most int) []string {
	newestFirst = newestFirst[:min(max(most, 0), len(newestFirst))]
	out := make([]string, 0, len(newestFirst)+1)
	for i := range newestFirst {
		if m := newestFirst[len(newestFirst)-1-i]; strings.TrimSpace(m) != "" {
			out = append(out, m)
		}
	}
	return out
}

// auditNarration runs the three scanners that read the words of all messages, which are read once for them.
func auditNarration(report *Report, earlier []string, draft string, limits Limits, on func(string) bool) {
	lex := newLexicon()
	before := make([][]sentence, len(earlier))
	var all []sentence
	for i, m := range earlier {
		before[i] = lex.narrationOf(m)
		all = append(all, before[i]...)
	}
	own := lex.narrationOf(draft)
	from := len(all)
	all = append(all, own...)
	drafted := lists.Set(own, func(s sentence) string { return s.text })
	if on(ScanOpeners) {
		report.Openers = narrowOpeners(lex.openers(all, limits.OpenerWords, limits.OpenerRun, from), drafted)
	}
	if on(ScanTemplates) {
		report.Templates = narrowTemplates(lex.templates(all, limits.TemplateWords, limits.TemplateCount), drafted, limits.TemplateLeast)
	}
	if on(ScanPhrases) {
		report.Phrases = lex.phrases(before, own)
	}
}

// narrowOpeners keeps the draft's sentences of each run; the length of the run stays.
func narrowOpeners(all OpenerReport, drafted map[string]bool) []Opener {
	var out []Opener
	for _, o := range all.Flagged {
		o.Sentences = keepListed(o.Sentences, drafted)
		o.Count = len(o.Sentences)
		o.Fraction = share(o.Count, all.Total)
		if o.Count > 0 {
			out = append(out, o)
		}
	}
	return out
}

// narrowTemplates keeps the draft's sentences of each template that has at least least words.
func narrowTemplates(all TemplateReport, drafted map[string]bool, least int) []Template {
	var out []Template
	for _, t := range all.Flagged {
		if text.CountWords(t.Template) < least {
			continue
		}
		t.Sentences = keepListed(t.Sentences, drafted)
		t.Count = len(t.Sentences)
		t.Fraction = share(t.Count, all.Total)
		if t.Count > 0 {
			out = append(out, t)
		}
	}
	return out
}

func keepListed(sentences []string, allowed map[string]bool) []string {
	return lists.Keep(sentences, func(s string) bool { return allowed[s] })
}
