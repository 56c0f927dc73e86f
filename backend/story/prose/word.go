package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A wordScanner reads the words of a text: letters and digits, with one apostrophe part ("can't" is one word),
// in lower case, a curly apostrophe made straight.
type wordScanner struct {
	text       string
	pos        int
	start, end int    // the last word in the text
	word       []byte // the last word, valid until the next call
}

// next reads one word; false means there are no more.
func (w *wordScanner) next() bool {
	w.word = w.word[:0]
	for w.pos < len(w.text) && !text.WordAfter(w.text, w.pos) {
		_, size := utf8.DecodeRuneInString(w.text[w.pos:])
		w.pos += size
	}
	if w.pos >= len(w.text) {
		return false
	}
	w.start = w.pos
	w.letters()
	if n := apostrophe(w.text, w.pos); n > 0 && text.WordAfter(w.text, w.pos+n) {
		w.word = append(w.word, '\'')
		w.pos += n
		w.letters()
	}
	w.end = w.pos
	return true
}

// letters takes letters, digits and the marks combined with them.
func (w *wordScanner) letters() {
	for w.pos < len(w.text) {
		if c := w.text[w.pos]; c < utf8.RuneSelf {
			switch {
			case 'a' <= c && c <= 'z' || '0' <= c && c <= '9':
			case 'A' <= c && c <= 'Z':
				c += 'a' - 'A'
			default:
				return
			}
			w.word = append(w.word, c)
			w.pos++
			continue
		}
		r, size := utf8.DecodeRuneInString(w.text[w.pos:])
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			return
		}
		w.word = utf8.AppendRune(w.word, unicode.ToLower(r))
		w.pos += size
	}
}

// apostrophe gives the size of the apostrophe at byte i of s, or 0.
func apostrophe(s string, i int) int {
	switch {
	case i >= len(s):
		return 0
	case s[i] == '\'':
		return 1
	case strings.HasPrefix(s[i:], "’"):
		return len("’")
	}
	return 0
}

// wordsOf lists the words of s.
func wordsOf(s string) []string {
	var out []string
	scan := wordScanner{text: s}
	for scan.next() {
		out = append(out, string(scan.word))
	}
	return out
}

// A lexicon numbers words from 0, so that a run of words can be compared and hashed as numbers.
type lexicon struct {
	ids     map[string]uint32
	words   []string
	content []bool // by number: whether the word carries meaning

	language string
}

func newLexicon(language string) *lexicon {
	return &lexicon{ids: make(map[string]uint32, 1024), language: language}
}

func (l *lexicon) id(word []byte) uint32 {
	if id, ok := l.ids[string(word)]; ok {
		return id
	}
	id, fresh := uint32(len(l.words)), string(word)
	l.ids[fresh] = id
	l.words = append(l.words, fresh)
	l.content = append(l.content, carriesMeaning(l.language, fresh))
	return id
}

// join writes a run of words with single spaces.
func (l *lexicon) join(ids []uint32) string {
	var b strings.Builder
	for i, id := range ids {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(l.words[id])
	}
	return b.String()
}

// A sentence is a narration sentence with its words numbered.
type sentence struct {
	text  string
	words []uint32
	place text.Span // in the message
}

// narrationOf reads the narration sentences of one message.
func (l *lexicon) narrationOf(message string) []sentence {
	var out []sentence
	// One array holds the words of the whole message; English has about one word to five bytes.
	ids := make([]uint32, 0, len(message)/5)
	var scan wordScanner
	for narration, place := range text.NarrationSpans(message) {
		from := len(ids)
		scan = wordScanner{text: narration, word: scan.word}
		for scan.next() {
			ids = append(ids, l.id(scan.word))
		}
		out = append(out, sentence{narration, ids[from:len(ids):len(ids)], place})
	}
	return out
}

// isContentWord says whether a word means something by itself: it is no article, pronoun, auxiliary, preposition,
// conjunction or particle of English. Contractions count by their first part ("it's" as "it").
func isContentWord(word string) bool {
	stem, _, cut := strings.Cut(word, "'")
	if cut {
		word = strings.TrimSuffix(stem, "n") // "didn't" is cut to "didn".
	}
	return !functionWords[stem] && !functionWords[word]
}

// everyday is how often in a million words people write a word that begins sentences without naming anybody.
const everyday = 20

// givenNames are names that stand in books as often as words do.
var givenNames = setOf(`alfred alice anna anne arthur ben beverly bill billy catherine charles dick david edward elizabeth ellen emily
	emma fanny frank fred frederick george grace harry helen henry holly hugh jack jake james jane jared jim joe john kate kelly
	lily lucy margaret maria martha martin mary max michael mike molly ned nell nick paul peter philip polly ralph ray richard
	robert roger rose ruth sally sam sarah sid simon sophia steve susan thomas tom walter william winifred
	america boston england france london paris`)

// IsEveryday reports whether a word in lower case is an ordinary one, and no name.
func IsEveryday(word string) bool {
	if givenNames[word] || stockNames()[word] {
		return false
	}
	return functionWords[word] || isAdverb(word) || isFinite(word) || PerMillion(word) >= everyday
}
