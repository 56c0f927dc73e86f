package editcheck

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// Patches are replacements of single passages of a draft.
type Patches struct {
	Draft       string
	Patches     []text.Patch
	Complete    bool     // the model ended the form by itself
	Found       []string // the sentences that the audit named; they decide between two places
	Instruction string
}

// A Refused is an edit that was not applied. Index counts from 0.
type Refused struct {
	Index  int
	Rule   Rule
	Number int // of the sentence; 0: the edit named none
}

// mostRemoved is how much of a draft's letters patches may take away altogether.
const mostRemoved = 1.0 / 3

// Apply applies the patches that prove themselves, in order, each to what the ones before
// it left. A patch without a search text is skipped in silence.
func (p Patches) Apply() (edit string, refused []Refused) {
	edit = p.Draft
	if !p.Complete {
		return edit, []Refused{{Rule: Incomplete}}
	}
	whole, words := float64(letters(p.Draft)), vocabularyOf(p.Draft)
	for i, patch := range p.Patches {
		if patch.Search == "" {
			continue
		}
		change, reason := patch.On(edit)
		if reason == text.ReasonAmbiguous {
			change, reason = p.nearest(edit, patch)
		}
		rule := ruleOf(reason)
		if rule == Accepted {
			rule = p.check(change, words)
		}
		if left := float64(letters(change.Text())); rule == Accepted && left < whole*(1-mostRemoved) {
			rule = Emptied
		} else if rule == Accepted && left > whole*mostLength && left > float64(letters(edit)) {
			rule = TooLong
		}
		if rule != Accepted {
			refused = append(refused, Refused{Index: i, Rule: rule})
			continue
		}
		edit = change.Text()
	}
	return edit, refused
}

func ruleOf(reason string) Rule {
	switch reason {
	case "":
		return Accepted
	case text.ReasonAmbiguous:
		return Ambiguous
	case text.ReasonSame:
		return Unchanged
	case text.ReasonUnreadable:
		return Unreadable
	}
	return NotFound
}

// nearest takes the place that is within a sentence that the audit named, if there is one.
func (p Patches) nearest(draft string, patch text.Patch) (c text.Change, reason string) {
	reason = text.ReasonAmbiguous
	seen := ""
	for _, s := range p.Found {
		if s == seen || strings.Count(draft, s) != 1 || strings.Count(s, patch.Search) != 1 {
			continue
		}
		if seen != "" {
			return text.Change{}, text.ReasonAmbiguous
		}
		seen = s
		c, reason = text.Patch{Search: s, Replace: strings.Replace(s, patch.Search, patch.Replace, 1)}.On(draft)
	}
	return c, reason
}

// check judges one change on its own. words are those of the draft.
func (p Patches) check(c text.Change, words vocabulary) Rule {
	fresh := strings.TrimSpace(c.New)
	if rule := foreign(c.Before+c.Old+c.After, fresh, p.Instruction); rule != Accepted {
		return rule
	}
	if strings.Contains(fresh, fence) && !strings.Contains(c.Old, fence) {
		return Fence
	}
	if cutsWord(c.Before, c.Old, c.After) || breaksSentence(c) {
		return Bounds
	}
	if otherLanguage(c.Before+c.Old+c.After, fresh, vocabularyOf(fresh).share(words)) {
		return Language
	}
	return Accepted
}

// cutsWord reports whether a place begins or ends within a word. A phrase within a clause is
// a good place: the audit names phrases.
func cutsWord(before, old, after string) bool {
	first, _ := utf8.DecodeRuneInString(old)
	last, _ := utf8.DecodeLastRuneInString(old)
	left, _ := utf8.DecodeLastRuneInString(before)
	right, _ := utf8.DecodeRuneInString(after)
	return joined(left, first) || joined(last, right)
}

func joined(a, b rune) bool { return ofWord(a) && ofWord(b) }

func ofWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r)) && !unicode.In(r, unspaced...)
}

// breaksSentence reports whether a change joins two words, or takes the end of a sentence
// away and leaves the next sentence behind it.
func breaksSentence(c text.Change) bool {
	if c.New != "" && cutsWord(c.Before, c.New, c.After) {
		return true
	}
	if left, _ := utf8.DecodeLastRuneInString(c.Before); c.New == "" {
		right, _ := utf8.DecodeRuneInString(c.After)
		return joined(left, right)
	}
	if !ends(c.Old) || ends(c.New) {
		return false
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(c.After, " \t\r\"'“„«*_"))
	return strings.TrimSpace(c.After) == "" || unicode.IsUpper(next) || next == '\n' || unicode.In(next, unspaced...) ||
		unicode.In(next, unicode.Arabic, unicode.Hebrew, unicode.Devanagari, unicode.Hangul)
}
