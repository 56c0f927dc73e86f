package prose

import (
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A clause is a sentence as a sequence of words, with the punctuation before each. Contractions are split, so that "isn't" is
// "is" and "not".
type clause struct {
	words []clauseWord
	count int // words before contractions were split
}

type clauseWord struct {
	text string
	lead byte // what separates it from the word before: ',' ';' ':' '-' for any dash, or 0
}

func parseClause(sentence string) clause {
	var c clause
	scan := wordScanner{text: sentence}
	last := 0
	for scan.next() {
		c.count++
		lead := byte(0)
		if last > 0 {
			lead = separator(sentence[last:scan.start])
		}
		last = scan.end
		first, second := uncontract(string(scan.word))
		c.words = append(c.words, clauseWord{first, lead})
		if second != "" {
			c.words = append(c.words, clauseWord{second, 0})
		}
	}
	// "Mara's" is a possessive unless "not" follows.
	for i := 0; i+1 < len(c.words); i++ {
		if stem, cut := strings.CutSuffix(c.words[i].text, "'s"); cut && c.words[i+1].text == "not" {
			c.words[i].text = stem
			c.words = append(c.words[:i+1], append([]clauseWord{{"is", 0}}, c.words[i+1:]...)...)
		}
	}
	return c
}

// separator names the punctuation between two words.
func separator(gap string) byte {
	switch {
	case strings.ContainsAny(gap, "—–―;") || strings.Contains(gap, "--") || strings.Contains(gap, " - "):
		if strings.ContainsRune(gap, ';') {
			return ';'
		}
		return '-'
	case strings.ContainsRune(gap, ':'):
		return ':'
	case strings.ContainsRune(gap, ','):
		return ','
	}
	return 0
}

// What a contraction with "not" begins with where its letters do not show it, and what the letters behind an apostrophe mean.
var (
	irregular = map[string]string{"won't": "will", "can't": "can", "cannot": "can", "ain't": "is", "shan't": "shall"} // and "not"
	enclitics = map[string]string{"m": "am", "re": "are", "ve": "have", "ll": "will", "d": "would"}
)

// uncontract splits a contraction.
func uncontract(word string) (first, second string) {
	if stem, known := irregular[word]; known {
		return stem, "not"
	}
	if stem, cut := strings.CutSuffix(word, "n't"); cut {
		return stem, "not"
	}
	stem, part, _ := strings.Cut(word, "'")
	switch {
	case enclitics[part] != "":
		return stem, enclitics[part]
	case part == "s" && (pronouns[stem] || stem == "what" || stem == "who"):
		return stem, "is"
	}
	return word, ""
}

// A subject is a pronoun or the last word of a noun phrase.
type subject struct {
	head    string
	pronoun bool
}

// sameAs says whether a later subject names the same thing: the same word, or a pronoun that can replace it.
func (s subject) sameAs(later subject) bool {
	if s.head == "" || later.head == "" {
		return false
	}
	if s.head == later.head {
		return true
	}
	if !later.pronoun {
		return false
	}
	switch later.head {
	case "it", "this", "that":
		return !s.pronoun || s.head == "it" || s.head == "this" || s.head == "that"
	case "they", "these", "those":
		return !s.pronoun || s.head == "they" || s.head == "these" || s.head == "those"
	case "he", "she":
		return !s.pronoun
	}
	return false
}

// subjectBefore reads the subject that ends before the verb at i.
func (c clause) subjectBefore(i int) subject {
	for j := i - 1; j >= 0 && c.words[j+1].lead == 0; j-- {
		word := c.words[j].text
		if isAdverb(word) {
			continue
		}
		return subject{word, pronouns[word]}
	}
	return subject{}
}

// subjectAt reads a subject at i and the verb that follows it; verb is -1 if there is none within a noun phrase's length.
func (c clause) subjectAt(i int) (s subject, verb int) {
	if i >= len(c.words) {
		return subject{}, -1
	}
	if word := c.words[i].text; pronouns[word] {
		verb = i + 1
		for verb < len(c.words) && c.words[verb].lead == 0 && isAdverb(c.words[verb].text) {
			verb++
		}
		if verb >= len(c.words) || c.words[verb].lead != 0 || !couldBeVerb(c.words[verb].text) {
			return subject{word, true}, -1
		}
		return subject{word, true}, verb
	}
	if first := c.words[i].text; !isContentWord(first) && !isDeterminer(first) {
		return subject{}, -1
	}
	for j := i + 1; j < len(c.words) && j <= i+4 && c.words[j].lead == 0; j++ {
		word := c.words[j].text
		if pronouns[word] {
			break
		}
		if isAuxiliary(word) || isDeterminer(c.words[i].text) && j > i+1 && isFinite(word) {
			return subject{c.words[j-1].text, false}, j
		}
	}
	return subject{}, -1
}

// subordinate says whether the clause around i is opened by a word such as "if": what it denies is a condition.
func (c clause) subordinate(i int) bool {
	for j := i; j >= 0; j-- {
		if subordinators[c.words[j].text] {
			return true
		}
		if c.words[j].lead != 0 {
			break
		}
	}
	return false
}

// skipTurns steps over words that turn from one half to the other.
func (c clause) skipTurns(i int, but bool) int {
	for i < len(c.words) {
		switch c.words[i].text {
		case "rather", "instead", "no", "just", "simply", "merely", "only", "actually", "really", "perhaps", "maybe", "truly":
		case "but":
			if !but {
				return i
			}
		default:
			return i
		}
		i++
	}
	return i
}

// until is the stretch from i to the next punctuation.
func (c clause) until(i int) text.Span {
	end := i
	for end < len(c.words) && (end == i || c.words[end].lead == 0) {
		end++
	}
	return text.Span{Start: i, End: max(i, end)}
}

// pronounClause says whether y begins with a pronoun and its verb.
func (c clause) pronounClause(y text.Span) bool {
	if !pronouns[c.words[y.Start].text] {
		return false
	}
	_, verb := c.subjectAt(y.Start)
	return verb >= 0 && verb < y.End
}

// nounClause says whether y begins with a noun phrase and its verb.
func (c clause) nounClause(y text.Span) bool {
	first := c.words[y.Start].text
	from := y.Start + 1
	if isDeterminer(first) {
		from++
	} else if isFinite(first) || prepositions[first] || !isContentWord(first) {
		return false
	}
	for j := from; j < min(y.End, y.Start+6); j++ {
		if isFinite(c.words[j].text) && !prepositions[c.words[j-1].text] && !isDeterminer(c.words[j-1].text) {
			return true
		}
	}
	return false
}

// clauseLike says whether x has a subject and a verb, or a word that begins a subordinate clause.
func (c clause) clauseLike(x text.Span) bool {
	for j := x.Start; j < x.End; j++ {
		word := c.words[j].text
		if subordinators[word] {
			return true
		}
		if pronouns[word] && j+1 < x.End && (isAuxiliary(c.words[j+1].text) || isFinite(c.words[j+1].text)) {
			return true
		}
	}
	return false
}

func (c clause) contentWords(x text.Span) int {
	return lists.Count(c.words[x.Start:x.End], func(w clauseWord) bool { return isContentWord(w.text) })
}

// shape writes the classes of the first four words.
func (c clause) shape(p text.Span) string {
	var classes []string
	for _, w := range c.words[p.Start:min(p.End, p.Start+4)] {
		if !isAdverb(w.text) {
			classes = append(classes, classOf(w.text))
		}
	}
	return strings.Join(classes, " ")
}
