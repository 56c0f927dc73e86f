package text

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A Patch replaces a stretch that occurs exactly once in the draft.
type Patch struct {
	Search  string `json:"search"`
	Replace string `json:"replace"`
}

// A PatchError says to the model why a patch was refused.
type PatchError struct {
	Index  int    // of the patch, from 0
	Reason string // a plain sentence
}

// Error numbers patches from 1, as a reader does.
func (e PatchError) Error() string {
	return fmt.Sprintf("patch %d: %s", e.Index+1, e.Reason)
}

// The reasons why a patch is refused.
const (
	ReasonMissing    = "The search text is not in the draft; copy it exactly."
	ReasonAmbiguous  = "The search text is in the draft more than once; copy more of its surroundings."
	ReasonSame       = "The replacement is the same as the text it replaces."
	ReasonUnreadable = "The patch is not readable text."
)

// ApplyPatches applies patches in order, each to what the ones before it left. A refused patch changes nothing
// and does not stop the rest; a patch with an empty search is skipped in silence.
//
// The search text must occur exactly once in the draft. If it does not occur at all it is tried again without the
// quotes or stars around it, then with all quotes straight and all dashes short, then with both.
func ApplyPatches(draft string, patches []Patch) (string, []PatchError) {
	var errs []PatchError
	for i, p := range patches {
		if p.Search == "" {
			continue
		}
		change, reason := p.On(draft)
		if reason != "" {
			errs = append(errs, PatchError{i, reason})
			continue
		}
		draft = change.Text()
	}
	return draft, errs
}

// A Change is what one patch makes of a draft: Old, which is between Before and After, becomes New.
type Change struct{ Before, Old, New, After string }

// Text is the draft after the change.
func (c Change) Text() string { return c.Before + c.New + c.After }

// On finds the place of the patch in a draft. The reason, if it is not empty, says why the patch cannot be applied.
func (p Patch) On(draft string) (c Change, reason string) {
	search, replace := unescape(p.Search), unescape(p.Replace)
	if search == replace {
		return c, ReasonSame
	}
	if !utf8.ValidString(search) || !utf8.ValidString(replace) {
		return c, ReasonUnreadable
	}
	at, reason := locate(draft, search)
	if reason != "" {
		return c, reason
	}
	at, replace = at.fit(draft, replace)
	c = Change{draft[:at.Start], draft[at.Start:at.End], replace, draft[at.End:]}
	if c.Old == c.New {
		return c, ReasonSame
	}
	return c, ""
}

// unescape takes away the backslash that models leave before a quote.
func unescape(s string) string {
	return strings.NewReplacer(`\'`, `'`, `\"`, `"`).Replace(s)
}

// A snippetMatch is where a search text was found, with the marks around the search text that the draft was found without.
type snippetMatch struct {
	Span
	head, tail string
}

// locate finds the one place of search in draft, or says why there is none.
func locate(draft, search string) (at snippetMatch, reason string) {
	bare := Snippet(search)
	head, tail := "", ""
	if from := strings.Index(search, bare); bare != "" {
		head, tail = search[:from], search[from+len(bare):]
	}
	reason = ReasonMissing
	try := func(text, wanted, head, tail string) bool {
		first := strings.Index(text, wanted)
		if wanted == "" || first < 0 {
			return false
		}
		if strings.Contains(text[first+1:], wanted) {
			reason = ReasonAmbiguous
			return false
		}
		at, reason = snippetMatch{Span{first, first + len(wanted)}, head, tail}, ""
		return true
	}
	// A literal search with two matches stays ambiguous: no looser reading can know which one was meant.
	if try(draft, search, "", "") || reason == ReasonAmbiguous {
		return at, reason
	}
	if bare != search && try(draft, bare, head, tail) {
		return at, reason
	}
	straight, origin := straighten(draft)
	if try(straight, straightText(search), "", "") || bare != search && try(straight, straightText(bare), head, tail) {
		at.Start, at.End = origin.at(at.Start), origin.at(at.End)
	}
	return at, reason
}

// fit gives a replacement the shape of the place: without the marks and the space that the place was found without, or, if the
// replacement is empty, the place with the marks around it, so that no empty pair is left.
func (p snippetMatch) fit(draft, replace string) (snippetMatch, string) {
	heads, tails := utf8.RuneCountInString(strings.TrimSpace(p.head)), utf8.RuneCountInString(strings.TrimSpace(p.tail))
	if p.head+p.tail != "" {
		replace = strings.TrimSpace(replace)
	}
	if heads+tails == 0 {
		return p, replace
	}
	head, tail := straightText(strings.TrimSpace(p.head)), straightText(strings.TrimSpace(p.tail))
	if replace != "" {
		marked := straightText(replace)
		if len(marked) > len(head)+len(tail) && strings.HasPrefix(marked, head) && strings.HasSuffix(marked, tail) {
			return p, replace[runes(replace, heads) : len(replace)-lastRunes(replace, tails)]
		}
		return p, replace
	}
	start := p.Start - lastRunes(draft[:p.Start], heads)
	end := p.End + runes(draft[p.End:], tails)
	if straightText(draft[start:p.Start]) == head && straightText(draft[p.End:end]) == tail {
		p.Start, p.End = start, end
	}
	return p, replace
}

// runes gives the size of the first n runes of s.
func runes(s string, n int) int {
	size := 0
	for ; n > 0 && size < len(s); n-- {
		_, w := utf8.DecodeRuneInString(s[size:])
		size += w
	}
	return size
}

// lastRunes gives the size of the last n runes of s.
func lastRunes(s string, n int) int {
	left := len(s)
	for ; n > 0 && left > 0; n-- {
		_, w := utf8.DecodeLastRuneInString(s[:left])
		left -= w
	}
	return len(s) - left
}
