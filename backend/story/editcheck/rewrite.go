package editcheck

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/document/language"
	"terzetto/backend/text"
)

// The bounds of a rewrite, as shares of the draft's letters.
const (
	leastLength   = 0.5
	mostLength    = 1.6
	leastShorter  = 0.35
	mostShorter   = 1.05
	leastKept     = 0.35 // of the draft's content words
	sameLanguage  = 0.5  // an edit that takes half of its words from the draft is in its language
	leastLanguage = 40   // letters below which a language is not told
)

// A Rewrite is a new text for a whole draft.
type Rewrite struct {
	Draft, Text string
	Complete    bool   // the model ended the form by itself
	MaxWords    int    // the most words that were asked for; 0: the text was not to become shorter
	Instruction string // what the model was asked, none of which may come back
}

// Check gives the first rule that the rewrite breaks.
func (r Rewrite) Check() Rule {
	edit := strings.TrimSpace(r.Text)
	switch {
	case !r.Complete:
		return Incomplete
	case edit == "":
		return Empty
	case !utf8.ValidString(edit):
		return Unreadable
	}
	if rule := foreign(r.Draft, edit, r.Instruction); rule != Accepted {
		return rule
	}
	draft, words := vocabularyOf(r.Draft), vocabularyOf(edit)
	if otherLanguage(r.Draft, edit, words.share(draft)) {
		return Language
	}
	least, most, kept := leastLength, mostLength, leastKept
	length := float64(letters(edit)) / float64(max(1, letters(r.Draft)))
	if r.MaxWords > 0 {
		// A draft of a thousand words that must come down to 240 cannot keep a third of
		// itself, and a text of that length cannot hold a third of the draft's words
		// without being a copy. Both bounds follow what was asked.
		asked := float64(r.MaxWords) / float64(max(1, text.CountWords(r.Draft)))
		least, most = min(leastShorter, asked/2), mostShorter
		kept *= min(1, length)
	}
	switch {
	case length < least:
		return TooShort
	case length > most:
		return TooLong
	case len(draft) >= fewest && draft.share(words) < kept:
		return Unrelated
	case ends(r.Draft) && !ends(edit):
		return Unfinished
	}
	return Accepted
}

// ends reports whether a text ends where a sentence may end. What follows the last letter
// decides: a mark of any script, a quote or a star is an end, a letter or a comma is not.
// A mark that opens speech in one language closes it in another, so it is an end if the
// speech before it has ended.
func ends(s string) bool {
	s = strings.TrimRightFunc(s, unicode.IsSpace)
	s = strings.TrimRight(s, "“‘«")
	r, _ := utf8.DecodeLastRuneInString(s)
	switch {
	case r == utf8.RuneError, unicode.IsSpace(r), strings.ContainsRune(",;:،؛、，；：„", r):
		return false
	case unicode.Is(unicode.Pd, r):
		return r == '—' || r == '―' || r == '–'
	}
	return !unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.Ps)
}

// OtherLanguage reports whether a text is in another language than the one that it was made
// from. It says no where either language is unsure.
func OtherLanguage(from, made string) bool {
	return otherLanguage(from, made, vocabularyOf(made).share(vocabularyOf(from)))
}

// otherLanguage reports whether an edit is in another language than its draft. Names and
// loan words are shared between languages, half of a text is not.
func otherLanguage(draft, edit string, shared float64) bool {
	if shared >= sameLanguage || letters(edit) < leastLanguage || letters(draft) < leastLanguage {
		return false
	}
	was, is := language.Of(draft), language.Of(edit)
	return was != "" && is != "" && was != is
}
