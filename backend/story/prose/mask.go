package prose

import (
	"index/suffixarray"
	"strings"

	"terzetto/backend/text"
)

// maskedByte stands for what is not the model's own prose. It is neither white space nor part of a word, so that no phrase
// reaches over it and every other place stays where it was.
const maskedByte = '\x1a'

// withoutCited masks the code, the tables and the block quotes of a draft: nobody wrote them for their sound.
func withoutCited(draft string) string {
	if !strings.ContainsAny(draft, "`~>|") {
		return draft
	}
	m := masker{text: draft}
	last := 0
	for code := range text.CodeBlocks(draft) {
		m.lines(last, code.Start)
		m.hide(code)
		last = code.End
	}
	m.lines(last, len(draft))
	return m.result()
}

// A masker hides stretches of a text.
type masker struct {
	text string
	out  []byte // nil: nothing is hidden
}

func (m *masker) result() string {
	if m.out == nil {
		return m.text
	}
	return string(m.out)
}

// hide masks a stretch; its line ends stay, since they part what is around it.
func (m *masker) hide(p text.Span) {
	if m.out == nil {
		m.out = []byte(m.text)
	}
	for i := p.Start; i < p.End; i++ {
		if m.out[i] != '\n' {
			m.out[i] = maskedByte
		}
	}
}

// lines hides the lines that are a block quote or a row of a table, and code within the others.
func (m *masker) lines(start, end int) {
	for i := start; i < end; {
		line := text.LineAt(m.text, i, end)
		switch words := strings.TrimSpace(m.text[line.Start:line.End]); {
		case strings.HasPrefix(words, ">"), strings.HasPrefix(words, "|"):
			m.hide(line)
		default:
			for at := line.Start; at < line.End; {
				tick := strings.IndexByte(m.text[at:line.End], '`')
				if tick < 0 {
					break
				}
				at += tick
				size := min(text.CodeSpan(m.text[at:]), line.End-at)
				m.hide(text.Span{Start: at, End: at + size})
				at += size
			}
		}
		i = line.End + 1
	}
}

const (
	// A quotation of the person has a few words: "Yes" is everybody's.
	shortestQuotation = 2
	// What the person said in more quotations than these is not looked for.
	mostQuotations = 16
	// A longer one is no turn of phrase.
	longestQuotation = 40

	speechMarks = `"“”`
)

// withoutQuotations masks what the draft quotes of the person's message: speech that the message has, too, and the words
// that the message has within quotes.
func withoutQuotations(draft, user string) string {
	said := wordsOf(user)
	if len(said) < shortestQuotation {
		return draft
	}
	m := masker{text: draft}
	index := suffixarray.New([]byte(" " + strings.Join(said, " ") + " "))
	for _, b := range text.Voices(draft) {
		if words := wordsOf(b.Text); b.Kind == text.Speech && len(words) >= shortestQuotation &&
			len(index.Lookup([]byte(" "+strings.Join(words, " ")+" "), 1)) > 0 {
			words := strings.TrimLeft(b.Text, speechMarks)
			start := b.Start + len(b.Text) - len(words)
			m.hide(text.Span{Start: start, End: start + len(strings.TrimRight(words, speechMarks))}) // it stays speech
		}
	}
	quoted, n := map[string][][]string{}, 0 // by first word
	for _, b := range text.Voices(user) {
		if words := wordsOf(b.Text); b.Kind == text.Speech && len(words) >= shortestQuotation &&
			len(words) <= longestQuotation && n < mostQuotations {
			quoted[words[0]] = append(quoted[words[0]], words)
			n++
		}
	}
	if n > 0 {
		m.hideRuns(quoted)
	}
	return m.result()
}

// hideRuns masks the runs of words that are among those given by their first word.
func (m *masker) hideRuns(runs map[string][][]string) {
	all := tokens(m.text, 0, nil)
	for i := 0; i < len(all); i++ {
		for _, run := range runs[all[i].text] {
			if i+len(run) > len(all) {
				continue
			}
			n := 1
			for n < len(run) && all[i+n].text == run[n] {
				n++
			}
			if n == len(run) {
				m.hide(text.Span{Start: all[i].Start, End: all[i+n-1].End})
				i += n - 1
				break
			}
		}
	}
}

// A token is a word with its place.
type token struct {
	text string
	text.Span
}

// tokens appends the words of s, which begins at byte offset of its source.
func tokens(s string, offset int, out []token) []token {
	scan := wordScanner{text: s}
	for scan.next() {
		out = append(out, token{string(scan.word), text.Span{Start: offset + scan.start, End: offset + scan.end}})
	}
	return out
}
