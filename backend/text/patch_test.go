package text_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/text"
)

func TestPatchFindsItsPlace(t *testing.T) {
	for name, row := range map[string]struct {
		draft, search, replace string
		want                   string // empty: refused
	}{
		"two matches are refused":                       {"Rain. Rain.", "Rain.", "x", ""},
		"overlapping matches are two":                   {"aaa", "aa", "x", ""},
		"backslashes before quotes are dropped":         {`"It's me."`, `\"It\'s me.\"`, `\"No.\"`, `"No."`},
		"quotes that the draft lacks are trimmed":       {"Rain fell. Dusk.", `"Rain fell."`, `"Snow fell."`, "Snow fell. Dusk."},
		"a lone quote is trimmed":                       {"Rain fell. Dusk.", `"Rain fell.`, "Snow.", "Snow. Dusk."},
		"space that the draft lacks is trimmed":         {"Rain fell.", " Rain fell.\n", " Snow fell.\n", "Snow fell."},
		"stars that the draft lacks are trimmed":        {"Rain fell.", "*Rain fell.*", "Snow fell.", "Snow fell."},
		"a deletion takes the pair of marks along":      {"A. “Rain.” B.", `"Rain."`, "", "A.  B."},
		"curly marks before the place move nothing":     {"“Ü” — “ö” ‘a’ – b. Rain — fell.", "Rain - fell.", "Snow.", "“Ü” — “ö” ‘a’ – b. Snow."},
		"marks inside and at both ends":                 {"x “a—b” y", `"a-b"`, "“c”", "x “c” y"},
		"straight text with two places is refused":      {"“a” ‟a‟", `"a"`, "x", ""},
		"a curly search finds straight text":            {`"It's" - so`, "“It’s” — so", "ok", "ok"},
		"a replacement that changes nothing is refused": {"“a”", `"a"`, "“a”", ""},
		"text that is not there":                        {"Rain.", "Snow.", "x", ""},
		"only marks":                                    {"Rain.", `""`, "x", ""},
		"malformed text":                                {"é", "\xa9", "x", ""},
		"malformed replacement":                         {"é", "é", "\xa9", ""},
		"an empty draft":                                {"", "a", "b", ""},
	} {
		t.Run(name, func(t *testing.T) {
			got, errs := text.ApplyPatches(row.draft, []text.Patch{{}, {Search: row.search, Replace: row.replace}})
			if row.want == "" {
				if len(errs) != 1 || errs[0].Index != 1 || !strings.HasSuffix(errs[0].Reason, ".") || got != row.draft {
					t.Errorf("want one refusal and the draft unchanged, got %q and %v", got, errs)
				}
				return
			}
			if len(errs) != 0 {
				t.Errorf("unexpected refusal: %v", errs)
			}
			same(t, row.want, got)
		})
	}
}

func TestPatchErrorCountsFromOne(t *testing.T) {
	_, errs := text.ApplyPatches("a", []text.Patch{{Search: "b", Replace: "c"}})
	if len(errs) != 1 || !strings.HasPrefix(errs[0].Error(), "patch 1: ") {
		t.Errorf("unexpected errors %v", errs)
	}
}

func TestDeletedSentenceLeavesNoSeam(t *testing.T) {
	for name, row := range map[string]struct{ draft, target, want string }{
		"in the middle":                {"A b. C d. E f.", "C d.", "A b. E f."},
		"at the start":                 {"C d. E f.", "C d.", "E f."},
		"at the end":                   {"A b. C d.", "C d.", "A b."},
		"all there is":                 {"C d.", "C d.", ""},
		"a paragraph of its own":       {"A b.\n\nC d.\n\nE f.", "C d.", "A b.\n\nE f."},
		"a line of its own":            {"A b.\nC d.\nE f.", "C d.", "A b.\nE f."},
		"the last of its paragraph":    {"A b. C d.\n\nE f.", "C d.", "A b.\n\nE f."},
		"the first of its paragraph":   {"A b.\n\nC d. E f.", "C d.", "A b.\n\nE f."},
		"all that was said":            {"A b. “C d.” E f.", "C d.", "A b. E f."},
		"all that stood in stars":      {"A b. *C d.* E f.", "C d.", "A b. E f."},
		"the first of what was said":   {"“C d. E f.”", "C d.", "“E f.”"},
		"the last of what was said":    {"“A b. C d.” E f.", "C d.", "“A b.” E f."},
		"with Windows line ends":       {"A b.\r\n\r\nC d.\r\n\r\nE f.", "C d.", "A b.\r\n\r\nE f."},
		"curly text named by straight": {"A b. It’s — so. E f.", "It's - so.", "A b. E f."},
	} {
		t.Run(name, func(t *testing.T) {
			got, errs := text.ApplyIDPatches(row.draft, map[int]string{3: row.target}, raw(`{"id": 3, "replace": ""}`))
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			same(t, row.want, got)
		})
	}
}

func raw(patches ...string) []json.RawMessage {
	var out []json.RawMessage
	for _, p := range patches {
		out = append(out, json.RawMessage(p))
	}
	return out
}

func TestIDPatchThatCannotApplyIsRefused(t *testing.T) {
	const draft = "Rain fell. Wind rose. Dusk. Dusk."
	targets := map[int]string{1: "Rain fell.", 2: "Dusk.", 3: "fell. Wind", 4: ""}
	for name, row := range map[string]struct {
		patches []string
		want    string
		errs    int
	}{
		"a second patch for one finding":        {[]string{`{"id":1,"replace":"A."}`, `{"id":"1","replace":"B."}`}, "A. Wind rose. Dusk. Dusk.", 1},
		"a finding that stands there twice":     {[]string{`{"id":2,"replace":"A."}`}, draft, 1},
		"one that overlaps another":             {[]string{`{"id":1,"replace":"A."}`, `{"id":3,"replace":"B"}`}, "A. Wind rose. Dusk. Dusk.", 1},
		"a finding without a sentence":          {[]string{`{"id":4,"replace":"A."}`}, draft, 1},
		"malformed, null, list, text, no id":    {[]string{`{`, `null`, `[]`, `"a"`, `{"replace":"A."}`}, draft, 5},
		"ids that are no whole numbers":         {[]string{`{"id":"x","replace":"A"}`, `{"id":"1.5","replace":"A"}`, `{"id":"","replace":"A"}`, `{"id":1e400,"replace":"A"}`, `{"id":{},"replace":"A"}`, `{"id":"NaN","replace":"A"}`}, draft, 6},
		"a replacement that is no text":         {[]string{`{"id":1,"replace":null}`, `{"id":1,"replace":3}`}, draft, 2},
		"a refused patch leaves its id free":    {[]string{`{"id":1}`, `{"id":1,"replace":"A."}`}, "A. Wind rose. Dusk. Dusk.", 1},
		"whole numbers in any spelling":         {[]string{`{"id":10e-1,"replace":"A."}`}, "A. Wind rose. Dusk. Dusk.", 0},
		"what one wrote is not found by others": {[]string{`{"id":1,"replace":"fell. Wind"}`}, "fell. Wind Wind rose. Dusk. Dusk.", 0},
	} {
		t.Run(name, func(t *testing.T) {
			got, errs := text.ApplyIDPatches(draft, targets, raw(row.patches...))
			same(t, row.want, got)
			if len(errs) != row.errs {
				t.Errorf("%d refusals, want %d: %v", len(errs), row.errs, errs)
			}
		})
	}
}
