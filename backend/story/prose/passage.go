package prose

import (
	"sort"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A passage is a draft as the detectors of places read it.
type passage struct {
	AuditInput
	earlier  []string // oldest first
	masked   string   // the draft without what is cited
	language string
	words    int
	segments []segment
}

// A segment is a sentence of speech or of narration with its words.
type segment struct {
	text.Segment
	words     []token
	paragraph int
}

// end is the byte after the segment.
func (s segment) end() int { return s.Start + len(s.Text) }

// languageSample is how many bytes of a text tell its language.
const (
	languageSample = 4000
	shortSample    = 300
)

// languageOf guesses the language of a draft, with the earlier replies where the draft does not say enough. Texts in Latin
// letters that do not say it either are read as English, as a bank of English phrases always was.
func languageOf(draft string, earlier []string) string {
	said := sample(draft)
	if n := len(earlier); len(said) < shortSample && n > 0 {
		said = sample(said + "\n\n" + earlier[n-1]) // a line alone can look like any language
	}
	code := text.Language(said)
	for i := len(earlier) - 1; code == "" && i >= 0; i-- {
		code = text.Language(sample(earlier[i]))
	}
	if code == "" {
		return "en"
	}
	return code
}

func sample(s string) string {
	if len(s) <= languageSample {
		return s
	}
	end := languageSample
	for end > 0 && !utf8.RuneStart(s[end]) {
		end--
	}
	return s[:end]
}

// read cuts the masked draft into segments.
func (p *passage) read() {
	var paragraphs []text.Span
	for span := range text.Paragraphs(p.masked) {
		paragraphs = append(paragraphs, span)
	}
	at := 0
	all := make([]token, 0, len(p.masked)/5)
	for _, s := range text.Segments(p.masked) {
		for at+1 < len(paragraphs) && paragraphs[at].End <= s.Start {
			at++
		}
		from := len(all)
		all = tokens(s.Text, s.Start, all)
		p.segments = append(p.segments, segment{s, all[from:len(all):len(all)], at})
	}
	p.words = len(all)
}

// narration gives the segments outside quotes.
func (p *passage) narration() []segment {
	return lists.Keep(p.segments, func(s segment) bool { return !s.Speech })
}

// finding writes one of a place; its sentence is the draft's around it.
func (p *passage) finding(kind string, place text.Span, note string) Finding {
	return Finding{Kind: kind, Sentence: p.around(place), Note: note, Start: place.Start, End: place.End}
}

// around is the sentence of the draft that a place begins in, or the place itself.
func (p *passage) around(place text.Span) string {
	next := sort.Search(len(p.segments), func(i int) bool { return p.segments[i].Start > place.Start })
	if next > 0 {
		if s := p.segments[next-1]; place.Start < s.end() {
			return text.Snippet(p.Draft[s.Start:s.end()])
		}
	}
	return text.Snippet(p.Draft[place.Start:place.End])
}

// quote writes words of the draft for a note.
func (p *passage) quote(place text.Span) string {
	return "“" + strings.Join(strings.Fields(p.Draft[place.Start:place.End]), " ") + "”"
}
