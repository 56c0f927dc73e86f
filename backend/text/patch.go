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
	reasonMissing    = "The search text does not stand in the draft; copy it exactly."
	reasonAmbiguous  = "The search text stands in the draft more than once; copy more of its surroundings."
	reasonSame       = "The replacement is the same as the text it replaces."
	reasonUnreadable = "The patch is not readable text."
)

// ApplyPatches applies patches in order, each to what the ones before it left. A refused patch changes nothing
// and does not stop the rest; a patch with an empty search is skipped in silence.
//
// The search text must occur exactly once in the draft. If it does not occur at all it is tried again without the
// quotes or stars around it, then with all quotes straight and all dashes short, then with both.
func ApplyPatches(draft string, patches []Patch) (string, []PatchError) {
	var errs []PatchError
	for i, p := range patches {
		search, replace := unescape(p.Search), unescape(p.Replace)
		if search == "" {
			continue
		}
		if search == replace {
			errs = append(errs, PatchError{i, reasonSame})
			continue
		}
		if !utf8.ValidString(search) || !utf8.ValidString(replace) {
			errs = append(errs, PatchError{i, reasonUnreadable})
			continue
		}
		at, reason := locate(draft, search)
		if reason != "" {
			errs = append(errs, PatchError{i, reason})
			continue
		}
		at, replace = at.fit(draft, replace)
		if draft[at.start:at.end] == replace {
			errs = append(errs, PatchError{i, reasonSame})
			continue
		}
		draft = draft[:at.start] + replace + draft[at.end:]
	}
	return draft, errs
}

// unescape takes away the backslash that models leave before a quote.
func unescape(s string) string {
	return strings.NewReplacer(`\'`, `'`, `\"`, `"`).Replace(s)
}

// A place is where a search text was found, with the marks around the search text that the draft was found without.
type place struct {
	span
	head, tail string
}

// locate finds the one place of search in draft, or says why there is none.
func locate(draft, search string) (at place, reason string) {
	bare := Snippet(search)
	head, tail := "", ""
	if from := strings.Index(search, bare); bare != "" {
		head, tail = search[:from], search[from+len(bare):]
	}
	reason = reasonMissing
	try := func(text, wanted, head, tail string) bool {
		first := strings.Index(text, wanted)
		if wanted == "" || first < 0 {
			return false
		}
		if strings.Contains(text[first+1:], wanted) {
			reason = reasonAmbiguous
			return false
		}
		at, reason = place{span{first, first + len(wanted)}, head, tail}, ""
		return true
	}
	// A literal search with two matches stays ambiguous: no looser reading can know which one was meant.
	if try(draft, search, "", "") || reason == reasonAmbiguous {
		return at, reason
	}
	if bare != search && try(draft, bare, head, tail) {
		return at, reason
	}
	straight, origin := straighten(draft)
	if try(straight, straightened(search), "", "") || bare != search && try(straight, straightened(bare), head, tail) {
		at.start, at.end = origin.at(at.start), origin.at(at.end)
	}
	return at, reason
}

// fit gives a replacement the shape of the place: without the marks and the space that the place was found without, or, if the
// replacement is empty, the place with the marks around it, so that no empty pair is left.
func (p place) fit(draft, replace string) (place, string) {
	heads, tails := utf8.RuneCountInString(strings.TrimSpace(p.head)), utf8.RuneCountInString(strings.TrimSpace(p.tail))
	if p.head+p.tail != "" {
		replace = strings.TrimSpace(replace)
	}
	if heads+tails == 0 {
		return p, replace
	}
	head, tail := straightened(strings.TrimSpace(p.head)), straightened(strings.TrimSpace(p.tail))
	if replace != "" {
		marked := straightened(replace)
		if len(marked) > len(head)+len(tail) && strings.HasPrefix(marked, head) && strings.HasSuffix(marked, tail) {
			return p, replace[runes(replace, heads) : len(replace)-lastRunes(replace, tails)]
		}
		return p, replace
	}
	start := p.start - lastRunes(draft[:p.start], heads)
	end := p.end + runes(draft[p.end:], tails)
	if straightened(draft[start:p.start]) == head && straightened(draft[p.end:end]) == tail {
		p.start, p.end = start, end
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
