package text_test

import (
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
