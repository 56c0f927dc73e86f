package search

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

const (
	// maxTerms is how many words and phrases of a question count.
	maxTerms = 32
	// minPrefix is the number of characters from which on the last word matches all words that
	// begin with it. A single letter would match a twentieth of all words.
	minPrefix = 2
)

// A Question is what a person typed, understood. All its terms must be found.
type Question struct{ terms []term }

// A term is a word, or words that must follow each other.
type term struct {
	words  []string
	prefix bool // the last word is the beginning of one
	tail   int  // of a last word without spaces around it: its characters; 0 for others
	whole  int  // how many characters the word had before Broader
}

// Parse reads what a person typed: words, of which all must be found; "words in quotes",
// which must follow each other; and at the end a word that may go on.
func Parse(typed string) Question {
	var q Question
	rest := Normal(typed)
	for rest != "" && len(q.terms) < maxTerms {
		r, size := utf8.DecodeRuneInString(rest)
		switch {
		case unicode.IsSpace(r):
			rest = rest[size:]
		case isQuote(r):
			inside, after, closed := cutFunc(rest[size:], isQuote)
			q.add(inside, !closed)
			rest = after
		default:
			end := strings.IndexFunc(rest, func(r rune) bool { return unicode.IsSpace(r) || isQuote(r) })
			if end < 0 {
				end = len(rest)
			}
			q.add(rest[:end], end == len(rest))
			rest = rest[end:]
		}
	}
	return q
}

func isQuote(r rune) bool { return strings.ContainsRune("\"“”„«»「」『』", r) }

func cutFunc(s string, f func(rune) bool) (before, after string, found bool) {
	at := strings.IndexFunc(s, f)
	if at < 0 {
		return s, "", false
	}
	_, size := utf8.DecodeRuneInString(s[at:])
	return s[:at], s[at+size:], true
}

// add makes a term of a stretch of the question; open says that its last word may go on.
func (q *Question) add(stretch string, open bool) {
	all := slices.Collect(Words(stretch))
	if len(all) == 0 {
		return
	}
	var t term
	end := len(all)
	if last := all[end-1]; last.run {
		// What follows a run is unknown, so its last, shorter words say nothing when a whole one
		// precedes them; alone, they begin the words that are looked for.
		first := end - 1
		for first > 0 && all[first-1].run && all[first-1].ends[0] == all[first].Start {
			first--
		}
		for end > first+1 && all[end-1].last {
			end--
		}
		t.tail = utf8.RuneCountInString(all[end-1].Text)
		t.prefix = all[end-1].last
	} else {
		t.prefix = open && utf8.RuneCountInString(last.Text) >= minPrefix
	}
	t.words = lists.Map(all[:end], func(w Word) string { return w.Text })
	q.terms = append(q.terms, t)
}

// Empty reports whether there is nothing to look for.
func (q Question) Empty() bool { return len(q.terms) == 0 }

// HalfTyped is the last word, if it may go on and is longer than those for whose beginnings there is an index.
func (q Question) HalfTyped() (word string, ok bool) {
	if len(q.terms) == 0 {
		return "", false
	}
	t := q.terms[len(q.terms)-1]
	word = t.words[len(t.words)-1]
	return word, t.prefix && utf8.RuneCountInString(word) > minPrefix
}

// WithoutPrefix gives the question with its last word as a whole word, and not as the beginning of one.
func (q Question) WithoutPrefix() Question {
	q.terms = slices.Clone(q.terms)
	q.terms[len(q.terms)-1].prefix = false
	return q
}

// Match is the question in the language of FTS5. Words hold letters and digits only, so
// that none can be read as a part of that language.
func (q Question) Match() string {
	var b strings.Builder
	for i, t := range q.terms {
		if i > 0 {
			b.WriteString(" AND ")
		}
		b.WriteByte('"')
		b.WriteString(strings.Join(t.words, " "))
		b.WriteByte('"')
		if t.prefix {
			b.WriteByte('*')
		}
	}
	return b.String()
}

// A span is a place in a text, in bytes, and the term found there.
type span struct{ start, end, term int }

// spans are the places where a Normal text has what is asked for.
func (q Question) spans(text string) []span {
	all := slices.Collect(Words(text))
	var found []span
	for at := range all {
		for i, t := range q.terms {
			if end, is := t.at(all[at:]); is {
				found = append(found, span{all[at].Start, end, i})
			}
		}
	}
	return found
}

// at reports whether words begin with the term, and where it ends.
func (t term) at(words []Word) (end int, is bool) {
	if len(words) < len(t.words) {
		return 0, false
	}
	last := len(t.words) - 1
	for i, want := range t.words[:last] {
		if words[i].Text != want {
			return 0, false
		}
	}
	w := words[last]
	if w.Text != t.words[last] && (!t.prefix || !strings.HasPrefix(w.Text, t.words[last])) {
		return 0, false
	}
	if w.run && 0 < t.tail && t.tail < gram {
		return w.ends[t.tail-1], true
	}
	return w.End, true
}
