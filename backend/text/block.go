package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A BlockKind says what voice a stretch of prose is in.
type BlockKind string

// The three kinds of blocks.
const (
	Speech    BlockKind = "SPEECH"
	Emphasis  BlockKind = "EMPHASIS"
	Narration BlockKind = "NARRATION"
)

// A Block is a stretch of prose in one voice, marks included.
type Block struct {
	Kind  BlockKind
	Text  string
	Start int // byte offset in the source
}

// Blocks cuts s into blocks that tile it: joined in order, their texts are s again. Emphasis is *x* or _x_ on one
// line (doubled and tripled marks count too), with no space inside its marks, not glued to a word, and it does not
// begin within speech. All else that is not speech is narration.
func Blocks(s string) []Block {
	return tile(s, true)
}

// tile cuts s into blocks; without emphasis, starred text is narration.
func tile(s string, emphasis bool) []Block {
	var out []Block
	rest := 0
	emit := func(kind BlockKind, start, end int) {
		if rest < start {
			out = append(out, Block{Narration, s[rest:start], rest})
		}
		if start < end {
			out = append(out, Block{kind, s[start:end], start})
		}
		rest = end
	}
	marks := markFinder{text: s}
	for p := range paragraphs(s) {
		for i := p.start; i < p.end; {
			quote, size := quoteAt(s, i)
			switch {
			case quote == quoteStraight || quote == quoteOpen:
				end := speechEnd(s, i+size, p.end)
				emit(Speech, i, end)
				i = end
			case emphasis && (s[i] == '*' || s[i] == '_'):
				run := marks.run(i, p.end)
				if end := marks.end(i, run, p); end > 0 {
					emit(Emphasis, i, end)
					i = end
				} else {
					i += run
				}
			default:
				i += size
			}
		}
	}
	emit(Narration, len(s), len(s))
	return out
}

// speechEnd gives the byte after the quote that ends the speech whose words begin at i, or limit.
func speechEnd(s string, i, limit int) int {
	for i < limit {
		quote, size := quoteAt(s, i)
		i += size
		if quote == quoteStraight || quote == quoteClose {
			return i
		}
	}
	return limit
}

// A markFinder pairs emphasis marks. It remembers for each kind of mark up to where no partner was found, without
// which a line of ten thousand lone stars would be searched ten thousand times.
type markFinder struct {
	text string
	none [2][4]int // by mark (star, underscore) and length of the run
}

// run counts the equal marks from i.
func (f *markFinder) run(i, limit int) int {
	n := 1
	for i+n < limit && f.text[i+n] == f.text[i] {
		n++
	}
	return n
}

// end gives the byte after the emphasis that the run of marks at i opens, or 0 if it opens none.
func (f *markFinder) end(i, run int, paragraph span) int {
	s, mark := f.text, f.text[i]
	body := i + run
	if run > 3 || body >= paragraph.end || wordBefore(s, i) {
		return 0
	}
	if space, _ := spaceAt(s, body); space {
		return 0
	}
	kind := 0
	if mark == '_' {
		kind = 1
	}
	if body < f.none[kind][run] {
		return 0
	}
	for j := body; j < paragraph.end && s[j] != '\n'; {
		if s[j] != mark {
			j++
			continue
		}
		n := f.run(j, paragraph.end)
		if n == run && !spaceBefore(s, j) && !wordAfter(s, j+n) {
			return j + n
		}
		j += n
	}
	line := strings.IndexByte(s[body:paragraph.end], '\n')
	if line < 0 {
		line = paragraph.end - body
	}
	f.none[kind][run] = body + line
	return 0
}

// inAnyWord says whether r is a character of a word.
func inAnyWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func wordBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return inAnyWord(r)
}

func wordAfter(s string, i int) bool {
	r, _ := utf8.DecodeRuneInString(s[i:])
	return inAnyWord(r)
}

func spaceBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return unicode.IsSpace(r)
}
