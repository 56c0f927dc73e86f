package prose_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/prose"
)

// The styles a conversation can have.
func starredAndQuoted() []string {
	return []string{`*She crossed the yard.* "Morning."`, `*He waves from the porch.* "Come in."`, `*The dog barks twice.* "Quiet, you."`}
}

func bareAndQuoted() []string {
	return []string{`She crossed the yard. "Morning," he said.`, `He waves from the porch. "Come in."`, `The dog barks. "Quiet, you."`}
}

func starredAndBare() []string {
	return []string{`*She crossed the yard slowly.* Morning.`, `*He waves from the old porch.* Come in.`, `*The dog barks twice, then sits.* Quiet, you.`}
}

func onlyQuoted() []string { return []string{`"Morning."`, `“Come in.”`, `“Quiet, you.”`} }

// lettersAndDigits are those of s, in order of their number.
func lettersAndDigits(s string) string {
	var out []rune
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			out = append(out, r)
		}
	}
	slices.Sort(out)
	return string(out)
}

// protected lists what must pass through: code fences and runs of three or more asterisks.
func protected(s string) []string {
	stars := regexp.MustCompile(`\*{3,}(?:[^\n]*?\*{3,})?`)
	opener := regexp.MustCompile("^[ \t]*(```+|~~~+)(.*)$")
	var out, prose []string
	fence := ""
	flush := func() {
		out = append(out, stars.FindAllString(strings.Join(prose, "\n"), -1)...)
		prose = nil
	}
	for line := range strings.SplitSeq(s, "\n") {
		if fence != "" {
			out[len(out)-1] += "\n" + line
			trimmed := strings.TrimSpace(line)
			if strings.HasPrefix(trimmed, fence) && strings.Trim(trimmed, fence[:1]) == "" {
				fence = ""
			}
			continue
		}
		if m := opener.FindStringSubmatch(line); m != nil && (m[1][0] == '~' || !strings.Contains(m[2], "`")) {
			flush()
			fence = m[1]
			out = append(out, line)
			continue
		}
		prose = append(prose, line)
	}
	flush()
	return out
}

// spell turns bytes into prose full of marks, which random bytes seldom are.
func spell(raw string) string {
	vocabulary := []string{
		"*", "*", "**", "***", `"`, `"`, "“", "”", "«", "»", "„", "「", "」", "_", "'", "’", "'tis", "don't", "Rain falls", "she",
		"He said", "so", ".", ", ", "? ", "…", "! ", " ", " ", " ", ". ", "\n", "\n\n", "\r\n", "\n* ", "\n- ", "```\n", "\n```\n", "`x`",
		"😀", "(", ")", "—", "5", "\u00a0", "\n# ", "猫", "\xff", "*She nods.* ", `"Hi." `, "\n~~~\n", "\n1. ",
	}
	var out strings.Builder
	for i := range min(len(raw), 400) {
		out.WriteString(vocabulary[int(raw[i])%len(vocabulary)])
	}
	return out.String()
}

func FuzzConsistent(f *testing.F) {
	for _, s := range []string{
		"", " ", "\n\n", `*He nods.* "Yes," _softly_ **now** ***. * item`, "```\n\"x\"\n```\n*She nods.* Hi.", "“Go « now » there” he said*.",
		"\"A.\n\n\"B.\" 'Tis *so*, then.\r\n\r\n*Rain* “c", "*a.**b.* c*d 2*3 *** x *** y", "\x12\x1e\x04\x0e\x04\x1d\x00\x10\x00\x07\x15",
	} {
		f.Add(s, `*One.* "A."`)
	}
	f.Fuzz(func(t *testing.T, raw, reply string) {
		for _, draft := range []string{raw, spell(raw)} {
			for _, baseline := range [][]string{{reply}, {spell(reply)}, starredAndQuoted(), bareAndQuoted(), starredAndBare(), onlyQuoted()} {
				once := prose.Consistent(draft, baseline)
				if utf8.ValidString(draft) && !utf8.ValidString(once) {
					t.Fatalf("%q became %q, which is no UTF-8", draft, once)
				}
				if lettersAndDigits(draft) != lettersAndDigits(once) {
					t.Fatalf("%q became %q, with other letters", draft, once)
				}
				if diff := cmp.Diff(protected(draft), protected(once)); diff != "" {
					t.Fatalf("%q became %q, with other code or scene breaks:\n%s", draft, once, diff)
				}
				if twice := prose.Consistent(once, baseline); twice != once {
					t.Fatalf("%q became %q and then %q", draft, once, twice)
				}
			}
		}
	})
}
