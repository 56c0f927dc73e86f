package text

import (
	"iter"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentences splits s into trimmed sentences, speech included; a line end also ends a sentence. Nothing but white
// space is lost, and the closing marks (" ' ” ’ “ » « * _ ) ] 」 』) between the end of a sentence and what follows it.
func Sentences(s string) []string {
	var out []string
	for p := range SentenceSpans(s, true) {
		out = append(out, s[p.Start:p.End])
	}
	return out
}

// A Segment is one sentence of either speech or narration, never of both.
type Segment struct {
	Text   string // as in the source, without the quotes around it
	Start  int    // byte offset in the source
	Speech bool
}

// Segments splits s as Sentences does after it separates speech from narration, so that a line of dialogue and the words
// around it are segments of their own. Pieces without a letter or a digit are left out.
func Segments(s string) []Segment {
	var out []Segment
	for _, b := range Voices(s) {
		body, offset := b.Text, b.Start
		if b.Kind == Speech {
			inner := strings.TrimLeft(body, `"“`)
			offset += len(body) - len(inner)
			body = strings.TrimRight(inner, `"”`)
		}
		for p := range SentenceSpans(body, true) {
			piece := body[p.Start:p.End]
			lead := len(piece) - len(strings.TrimLeft(piece, ",;: \t"))
			piece = piece[lead:]
			if HasWord(piece) {
				out = append(out, Segment{Text: piece, Start: offset + p.Start + lead, Speech: b.Kind == Speech})
			}
		}
	}
	return out
}

// A Span is a half-open range of bytes.
type Span struct{ Start, End int }

// paragraphBreak is white space with a blank line in it.
var paragraphBreak = regexp.MustCompile(`\n[\s\v\x85\pZ]*\n[\s\v\x85\pZ]*`)

// Paragraphs yields the stretches between blank lines. The blank lines themselves belong to none.
func Paragraphs(s string) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		start := 0
		for _, gap := range append(paragraphBreak.FindAllStringIndex(s, -1), []int{len(s), len(s)}) {
			if gap[0] > start && !yield(Span{start, gap[0]}) {
				return
			}
			start = gap[1]
		}
	}
}

// SentenceSpans yields the trimmed, non-empty sentences of s. With lines set, a line end is a sentence end too.
func SentenceSpans(s string, lines bool) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		start := 0
		emit := func(end int) bool {
			p, ok := TrimSpan(s, start, end)
			return !ok || yield(p)
		}
		for i := 0; i < len(s); {
			if lines && s[i] == '\n' {
				if !emit(i) {
					return
				}
				i++
				start = i
				continue
			}
			r, size := utf8.DecodeRuneInString(s[i:])
			i += size
			after, answer := plainEnd(s, i, r, true)
			if answer == Yes && after < len(s) {
				if !emit(i + sentenceMarks(s[i:after])) {
					return
				}
				start = after
			}
			i = after // the other marks up to there end no sentence either
		}
		emit(len(s))
	}
}

// sentenceMarks is the length of s up to the last mark that ends a sentence, as in "Wait...".
func sentenceMarks(s string) int {
	last := strings.LastIndexFunc(s, EndsSentence)
	if last < 0 {
		return 0
	}
	_, size := utf8.DecodeRuneInString(s[last:])
	return last + size
}

// NarrationSentences yields the sentences of the narration, which is the text outside quotes with white space collapsed.
// Pieces without a letter or a digit are left out: what remains of `"Go", "Stay".` is no sentence.
func NarrationSentences(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for sentence := range NarrationSpans(s) {
			if !yield(sentence) {
				return
			}
		}
	}
}

// NarrationSpans yields the sentences of the narration with the stretch of s that each is taken from, speech within it
// included.
func NarrationSpans(s string) iter.Seq2[string, Span] {
	return func(yield func(string, Span) bool) {
		var n narration
		for p := range Paragraphs(s) {
			n.read(s, p)
			words := string(n.text)
			for q := range SentenceSpans(words, false) {
				from := Span{n.from[q.Start], n.from[q.End-1] + 1}
				if sentence := words[q.Start:q.End]; HasWord(sentence) && !yield(sentence, from) {
					return
				}
			}
		}
	}
}

// A narration is the text outside quotes of one paragraph, with one space where speech or white space was.
type narration struct {
	text []byte
	from []int // by byte: where it stands in the source
}

func (n *narration) read(s string, p Span) {
	n.text, n.from = n.text[:0], n.from[:0]
	speech, gap := false, false
	for i := p.Start; i < p.End; {
		size := 1
		quote, space := quoteNone, false
		if c := s[i]; c < utf8.RuneSelf {
			space = c == ' ' || ('\t' <= c && c <= '\r')
			if c == '"' {
				quote = quoteStraight
			}
		} else {
			quote, size = quoteAt(s, i)
			if quote == quoteNone {
				space, size = SpaceAt(s, i)
			}
		}
		switch {
		case quote == quoteOpen, quote == quoteStraight && !speech:
			speech, gap = true, true
		case quote == quoteStraight, quote == quoteClose && speech:
			speech, gap = false, true
		case speech:
		case space, quote == quoteClose:
			gap = true
		default:
			if gap && len(n.text) > 0 {
				n.text, n.from = append(n.text, ' '), append(n.from, i-1)
			}
			gap = false
			for k := i; k < i+size; k++ {
				n.text, n.from = append(n.text, s[k]), append(n.from, k)
			}
		}
		i += size
	}
}

// A quoteKind says what a rune does to speech.
type quoteKind uint8

const (
	quoteNone quoteKind = iota
	quoteStraight
	quoteOpen
	quoteClose
)

// quoteAt names the double quote at byte i of s, with its size; the size of any other byte is one.
func quoteAt(s string, i int) (kind quoteKind, size int) {
	switch {
	case s[i] == '"':
		return quoteStraight, 1
	case strings.HasPrefix(s[i:], "“"):
		return quoteOpen, len("“")
	case strings.HasPrefix(s[i:], "”"):
		return quoteClose, len("”")
	}
	return quoteNone, 1
}

// TrimSpan narrows s[start:end] to what white space surrounds; ok is false if nothing is left.
func TrimSpan(s string, start, end int) (p Span, ok bool) {
	inner := strings.TrimLeftFunc(s[start:end], unicode.IsSpace)
	start = end - len(inner)
	end = start + len(strings.TrimSpace(inner))
	return Span{start, end}, start < end
}
