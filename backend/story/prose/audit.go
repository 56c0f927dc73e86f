package prose

import (
	"cmp"
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

	ScanOverused     = "overused_words"
	ScanNames        = "stock_names"
	ScanGestures     = "stock_gestures"
	ScanStockOpeners = "stock_openers"
	ScanSpeechTags   = "speech_tags"
	ScanTriads       = "triads"
	ScanDashes       = "dash_runs"
	ScanFragments    = "fragment_runs"
	ScanRhythm       = "sentence_lengths"
	ScanParagraphs   = "paragraph_shape"
	ScanEndings      = "question_endings"
	ScanUserWords    = "user_words"
	ScanCardWords    = "card_words"
	ScanTense        = "tense_drift"
	ScanPerson       = "person_drift"
)

// AuditInput is a draft with what it is compared with.
type AuditInput struct {
	Draft   string
	Earlier []string // previous replies of the active path, newest first; at most 20 are read
	User    string   // the user's message, for echoing questions
	Said    []string // earlier messages of the user, whose names are the user's
	Card    string   // of the character, whose names and words are not the draft's
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
	cited := withoutCited(in.Draft)
	p := passage{
		AuditInput: in, earlier: earlier, masked: withoutQuotations(cited, in.User),
		language: languageOf(in.Draft, earlier),
	}
	p.read()
	report.Draft = in.Draft
	if on(ScanBanned) {
		bank := NewBank(in.Phrases)
		report.Banned = bank.Scan(p.masked, limits.Banned)
		report.Skipped = bank.SkippedPatterns()
	}
	if on(ScanOpeners) || on(ScanTemplates) || on(ScanPhrases) {
		auditNarration(&report, &p, limits, on)
	}
	if on(ScanContrast) && p.language == "en" {
		report.Contrasts = Contrasts(p.masked)
	}
	if on(ScanStructure) {
		near := earlier[max(0, len(earlier)-limits.StructureReplies):]
		messages := append(slices.Clip(near), in.Draft)
		report.Structure = RepeatedStructure(messages, limits.Similarity, limits.StructureKinds)
	}
	if on(ScanEcho) {
		report.Echoes = echoes(in.User, cited, p.language)
	}
	p.mark(&report, on)
	return report
}

// habitInWords is how many words people write to one contrast or to one stock opener: where a draft has no more of them,
// they are its right.
const habitInWords = 200

// mark adds what the detectors of places find; of the words and phrases that touch each other, one is told.
func (p *passage) mark(report *Report, on func(string) bool) {
	worded := p.stock(on)
	if p.language == "en" && on(ScanContrast) {
		worded = append(worded, p.contrasts()...)
	}
	if p.language == "en" && on(ScanOverused) {
		worded = append(worded, p.overuse()...)
	}
	if p.language == "en" && on(ScanNames) {
		worded = append(worded, p.names()...)
	}
	for _, b := range report.Banned {
		for _, h := range b.Hits {
			worded = append(worded, Finding{Kind: ScanBanned, Start: h.Start, End: h.End})
		}
	}
	for _, f := range mostTelling(worded, len(p.Draft), rankOf) {
		told := f.Kind == ScanBanned ||
			f.Kind == ScanContrast && slices.ContainsFunc(report.Contrasts, func(c Contrast) bool { return c.Start <= f.Start && f.Start < c.End })
		if !told {
			report.Marks = append(report.Marks, f)
		}
	}
	if n := len(report.Contrasts) + report.spare(ScanContrast, p.words, len(report.Contrasts)); n*habitInWords < p.words {
		report.Contrasts = nil
	}
	report.spare(ScanStockOpeners, p.words, 0)
	add := func(kind string, find func() []Finding) {
		if on(kind) {
			report.Marks = append(report.Marks, find()...)
		}
	}
	add(ScanTriads, p.triads)
	add(ScanDashes, p.dashes)
	report.Marks = append(report.Marks, p.rhythm(on)...)
	add(ScanParagraphs, p.paragraphs)
	add(ScanEndings, p.endings)
	add(ScanUserWords, func() []Finding { return p.copies(ScanUserWords, p.User, reasonUserWords) })
	add(ScanCardWords, func() []Finding {
		return p.copies(ScanCardWords, p.Card, reasonCardWords)
	})
	report.Marks = append(report.Marks, p.drift(on)...)
	slices.SortStableFunc(report.Marks, func(a, b Finding) int { return cmp.Or(rankOf(a.Kind)-rankOf(b.Kind), a.Start-b.Start) })
}

// spare drops the marks of a kind where these and others of it are no more than people write, and counts them else.
func (r *Report) spare(kind string, words, others int) (n int) {
	n = lists.Count(r.Marks, func(f Finding) bool { return f.Kind == kind })
	if (n+others)*habitInWords >= words {
		return n
	}
	r.Marks = slices.DeleteFunc(r.Marks, func(f Finding) bool { return f.Kind == kind })
	return 0
}

// rankOf orders the kinds from the most telling on.
func rankOf(kind string) int {
	return slices.IndexFunc(markTitles, func(t markTitle) bool { return t.kind == kind })
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
func auditNarration(report *Report, p *passage, limits Limits, on func(string) bool) {
	lex, earlier := newLexicon(p.language), p.earlier
	before := make([][]sentence, len(earlier))
	var all []sentence
	for i, m := range earlier {
		before[i] = lex.narrationOf(m)
		all = append(all, before[i]...)
	}
	own := lex.narrationOf(p.masked)
	from := len(all)
	all = append(all, own...)
	drafted := map[string][]text.Span{}
	for _, s := range own {
		drafted[s.text] = append(drafted[s.text], s.place)
	}
	if on(ScanOpeners) {
		report.Openers = narrowOpeners(lex.openers(all, limits.OpenerWords, limits.OpenerRun, from), drafted)
	}
	if on(ScanTemplates) {
		report.Templates = narrowTemplates(lex.templates(all, limits.TemplateWords, limits.TemplateCount), drafted, limits.TemplateLeast)
	}
	if on(ScanPhrases) {
		report.Phrases = lex.phrases(before, own)
		for i, f := range report.Phrases {
			report.Phrases[i].Place = p.placeOf(f.Phrase, f.Place)
		}
	}
}

// narrowOpeners keeps the draft's sentences of each run; the length of the run stays.
func narrowOpeners(all OpenerReport, drafted map[string][]text.Span) []Opener {
	var out []Opener
	for _, o := range all.Flagged {
		o.Sentences = keepListed(o.Sentences, drafted)
		o.Places = placesOf(o.Sentences, drafted)
		o.Count = len(o.Sentences)
		o.Fraction = share(o.Count, all.Total)
		if o.Count > 0 {
			out = append(out, o)
		}
	}
	return out
}

// narrowTemplates keeps the draft's sentences of each template that has at least least words.
func narrowTemplates(all TemplateReport, drafted map[string][]text.Span, least int) []Template {
	var out []Template
	for _, t := range all.Flagged {
		if text.CountWords(t.Template) < least {
			continue
		}
		t.Sentences = keepListed(t.Sentences, drafted)
		t.Places = placesOf(t.Sentences, drafted)
		t.Count = len(t.Sentences)
		t.Fraction = share(t.Count, all.Total)
		if t.Count > 0 {
			out = append(out, t)
		}
	}
	return out
}

// keepListed keeps the sentences of the draft, each as often as the draft has it: an earlier reply may have the same one.
func keepListed(sentences []string, drafted map[string][]text.Span) []string {
	kept := map[string]int{}
	return lists.Keep(sentences, func(s string) bool {
		kept[s]++
		return kept[s] <= len(drafted[s])
	})
}

// placesOf gives each sentence its place in the draft; sentences with the same words take their places in turn.
func placesOf(sentences []string, places map[string][]text.Span) []text.Span {
	used := map[string]int{}
	return lists.Map(sentences, func(s string) text.Span {
		all := places[s]
		used[s]++
		return all[used[s]-1]
	})
}

// placeOf narrows the place of a sentence to that of a phrase of it, where no speech stands between its words.
func (p *passage) placeOf(phrase string, sentence text.Span) text.Span {
	words, all := strings.Fields(phrase), tokens(p.masked[sentence.Start:sentence.End], sentence.Start, nil)
	for i := range len(all) - len(words) + 1 {
		n := 0
		for n < len(words) && all[i+n].text == words[n] {
			n++
		}
		if n == len(words) {
			return text.Span{Start: all[i].Start, End: all[i+n-1].End}
		}
	}
	return sentence
}
