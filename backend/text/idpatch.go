package text

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ApplyIDPatches applies patches that name a numbered finding instead of quoting it: {"id": 2, "replace": "…"}. Targets
// are the findings' sentences by number, each of which must stand in the draft exactly once, found as ApplyPatches finds it.
// An id may be a whole number, also as 2.0 or "2". An empty replacement deletes the sentence and heals the seam. A patch with
// a bad, unknown or repeated id, without a replacement, or without effect is refused; the rest are applied, and all of them
// to the draft as it came, so that none can hit what another one wrote.
func ApplyIDPatches(draft string, targets map[int]string, patches []json.RawMessage) (string, []PatchError) {
	type splice struct {
		span
		replace string
	}
	var errs []PatchError
	var splices []splice
	used := map[int]bool{}
	for i, raw := range patches {
		refuse := func(reason string) { errs = append(errs, PatchError{i, reason}) }
		id, replace, reason := readIDPatch(raw)
		if reason != "" {
			refuse(reason)
			continue
		}
		target, known := targets[id]
		switch {
		case !known:
			refuse("There is no finding with the id " + strconv.Itoa(id) + ".")
			continue
		case used[id]:
			refuse("The finding " + strconv.Itoa(id) + " was already patched.")
			continue
		}
		at, reason := locate(draft, target)
		if reason != "" || target == "" {
			refuse("The sentence of finding " + strconv.Itoa(id) + " does not stand in the draft exactly once.")
			continue
		}
		at, replace = at.fit(draft, replace)
		if draft[at.start:at.end] == replace {
			refuse(reasonSame)
			continue
		}
		if slices.ContainsFunc(splices, func(s splice) bool { return at.start < s.end && s.start < at.end }) {
			refuse("The sentence of finding " + strconv.Itoa(id) + " overlaps one that was already patched.")
			continue
		}
		used[id] = true
		splices = append(splices, splice{at.span, replace})
	}
	slices.SortFunc(splices, func(a, b splice) int { return cmp.Compare(b.start, a.start) })
	for _, s := range splices {
		if s.replace == "" {
			draft = heal(draft[:s.start], draft[s.end:])
			continue
		}
		draft = draft[:s.start] + s.replace + draft[s.end:]
	}
	return draft, errs
}

// readIDPatch reads one patch, or says why it cannot be read.
func readIDPatch(raw json.RawMessage) (id int, replace, reason string) {
	var fields struct {
		ID      any     `json:"id"`
		Replace *string `json:"replace"`
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	if err := decoder.Decode(&fields); err != nil {
		return 0, "", reasonUnreadable
	}
	number := ""
	switch v := fields.ID.(type) {
	case nil:
		return 0, "", "The patch has no id."
	case json.Number:
		number = v.String()
	case string:
		number = strings.TrimSpace(v)
		if strings.ContainsFunc(number, func(r rune) bool { return r < '0' || r > '9' }) {
			number = ""
		}
	}
	value, err := strconv.ParseFloat(number, 64)
	// Findings are counted in dozens; the bound keeps the conversion exact.
	if err != nil || value != math.Trunc(value) || math.Abs(value) > 1<<31 {
		return 0, "", "The id is not a whole number."
	}
	if fields.Replace == nil {
		return 0, "", "The patch has no replacement; an empty one deletes the sentence."
	}
	if !utf8.ValidString(*fields.Replace) {
		return 0, "", reasonUnreadable
	}
	return int(value), unescape(*fields.Replace), ""
}

// heal joins what stood on both sides of a deleted sentence: no empty pair of marks, no doubled space, no space at the end of
// a line or before punctuation, no paragraph without text.
func heal(left, right string) string {
	for _, pair := range [...][2]string{{"“", "”"}, {`"`, `"`}, {"**", "**"}, {"*", "*"}, {"_", "_"}} {
		if strings.HasSuffix(left, pair[0]) && strings.HasPrefix(right, pair[1]) {
			left, right = left[:len(left)-len(pair[0])], right[len(pair[1]):]
		}
	}
	before, after := strings.TrimRight(left, " \t"), strings.TrimLeft(right, " \t")
	spaced := len(before) < len(left) || len(after) < len(right)
	startsLine := before == "" || strings.HasSuffix(before, "\n")
	endsLine := after == "" || strings.HasPrefix(after, "\n") || strings.HasPrefix(after, "\r")
	switch {
	case startsLine && endsLine:
		above, below := strings.TrimRight(before, "\r\n"), strings.TrimLeft(after, "\r\n")
		gap := before[len(above):]
		if below == "" || above == "" {
			gap = ""
		} else if lower := after[:len(after)-len(below)]; strings.Count(lower, "\n") > strings.Count(gap, "\n") {
			gap = lower
		}
		return above + gap + below
	case startsLine, endsLine, !spaced, strings.ContainsRune(",.;:!?", rune(after[0])):
		return before + after
	case before == left && endsInAny(before, "“", `"`, "*", "_", "(", "["),
		after == right && startsWithAny(after, "”", `"`, "*", "_", ")", "]"):
		// The sentence stood right behind an opening mark, or right before a closing one.
		return before + after
	}
	return before + " " + after
}

func startsWithAny(s string, marks ...string) bool {
	return slices.ContainsFunc(marks, func(mark string) bool { return strings.HasPrefix(s, mark) })
}

func endsInAny(s string, marks ...string) bool {
	return slices.ContainsFunc(marks, func(mark string) bool { return strings.HasSuffix(s, mark) })
}
