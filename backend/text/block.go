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

// Voices cuts s as Blocks does, but reads starred text as narration.
func Voices(s string) []Block {
	return tile(s, false)
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
	marks := EmphasisFinder{Text: s}
	for p := range Paragraphs(s) {
		for i := p.Start; i < p.End; {
			quote, size := quoteAt(s, i)
			switch {
			case quote == quoteStraight || quote == quoteOpen:
				end := speechEnd(s, i+size, p.End)
				emit(Speech, i, end)
				i = end
			case emphasis && (s[i] == '*' || s[i] == '_'):
				run := marks.Run(i, p.End)
				if end := marks.End(i, run, p); end > 0 {
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

// An EmphasisFinder pairs emphasis marks. It remembers for each kind of mark up to where no partner was found, without
// which a line of ten thousand lone stars would be searched ten thousand times.
type EmphasisFinder struct {
	Text string
	none [2][4]int // by mark (star, underscore) and length of the run
}

// Run counts the equal marks from i.
func (f *EmphasisFinder) Run(i, limit int) int {
	n := 1
	for i+n < limit && f.Text[i+n] == f.Text[i] {
		n++
	}
	return n
}

// End gives the byte after the emphasis that the run of marks at i opens, or 0 if it opens none.
func (f *EmphasisFinder) End(i, run int, paragraph Span) int {
	s, mark := f.Text, f.Text[i]
	body := i + run
	if run > 3 || body >= paragraph.End || WordBefore(s, i) {
		return 0
	}
	if space, _ := SpaceAt(s, body); space {
		return 0
	}
	kind := 0
	if mark == '_' {
		kind = 1
	}
	if body < f.none[kind][run] {
		return 0
	}
	for j := body; j < paragraph.End && s[j] != '\n'; {
		if s[j] != mark {
			j++
			continue
		}
		n := f.Run(j, paragraph.End)
		if n == run && !SpaceBefore(s, j) && !WordAfter(s, j+n) {
			return j + n
		}
		j += n
	}
	line := strings.IndexByte(s[body:paragraph.End], '\n')
	if line < 0 {
		line = paragraph.End - body
	}
	f.none[kind][run] = body + line
	return 0
}

// IsWordRune says whether r is a character of a word.
func IsWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func WordBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return IsWordRune(r)
}

func WordAfter(s string, i int) bool {
	r, _ := utf8.DecodeRuneInString(s[i:])
	return IsWordRune(r)
}

func SpaceBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return unicode.IsSpace(r)
}

// HasWord reports whether s has a letter or a digit.
func HasWord(s string) bool { return strings.ContainsFunc(s, IsWordRune) }
