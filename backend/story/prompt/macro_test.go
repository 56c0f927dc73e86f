package prompt_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"terzetto/backend/story/macro"
	"terzetto/backend/story/prompt"
)

func firstOf(int) int  { return 0 }
func lastOf(n int) int { return n - 1 }

func TestInlineSettlesChatText(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC)
	for _, c := range []struct{ name, text, want string }{
		{"plain text is untouched", "a } b { c", "a } b { c"},
		{"a list yields one of its items", "{{random::a::b::c}}", "c"},
		{"names of macros ignore case", "{{RANDOM::a::b}} {{Roll::1D6}}", "b 6"},
		{"the comma form of old cards is read", "{{random:a, b}} {{pick:x,y}}", "b y"},
		{"dice may go without a count", "{{roll::d20}} {{roll:20}}", "20 20"},
		{"dice add a bonus", "{{roll::2d6+3}} {{roll::1d4-4}}", "15 0"},
		{"impossible dice stay", "{{roll::0d6}} {{roll::1d0}} {{roll::x}} {{roll::1d6+x}} {{roll::99999d6}} {{roll::-1}} {{roll::1d6++1}}", "{{roll::0d6}} {{roll::1d0}} {{roll::x}} {{roll::1d6+x}} {{roll::99999d6}} {{roll::-1}} {{roll::1d6++1}}"},
		{"the clock is the given one", "{{date}} {{time}}", "21 November 2026 09:05"},
		{"the day in figures, by its name, and a line end", "{{isodate}} {{isotime}}{{newline}}{{Weekday}}", "2026-11-21 09:05\nSaturday"},
		{"unknown macros stay", "{{weather::x}} {{}} {{random}} {{time::x}}", "{{weather::x}} {{}} {{random}} {{time::x}}"},
		{"names stay for later", "{{user}} and {{Char}}", "{{user}} and {{Char}}"},
		{"a chosen item keeps a name in it", "{{random::x::{{user}}}}", "{{user}}"},
		{"lists nest", "{{random::a::{{random::b::c}}}}", "c"},
		{"an open macro stays", "{{random::a::b", "{{random::a::b"},
		{"a comment vanishes", "a{{// for {{nobody}} }}b", "ab"},
		{"trim takes the line ends around it", "a\n\n{{trim}}\r\n\nb", "ab"},
		{"code on one line is literal", "`{{roll::1d6}}` {{roll::1d6}}", "`{{roll::1d6}}` 6"},
		{"double marks hold a single one", "`` ` {{roll::1d6}} `` {{roll::1d6}}", "`` ` {{roll::1d6}} `` 6"},
		{"code does not cross a line", "`{{roll::1d6}}\n`", "`6\n`"},
		{"extra braces belong to the text", "{{{roll::1d6}}}", "{6}"},
	} {
		t.Run(c.name, func(t *testing.T) {
			same(t, c.want, prompt.Macros{User: "Bo", Char: "Ines"}.Inline(c.text, macro.Chance(lastOf), now))
		})
	}
}

func TestSeededResolvesPromptFields(t *testing.T) {
	m := prompt.Macros{
		User: "Bo", Char: "Ines", Description: "a smuggler", Personality: "wry", Scenario: "A quay.", Persona: "a clerk",
		Began: time.Date(2026, 11, 1, 22, 15, 0, 0, time.UTC), Today: time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC),
	}
	for _, c := range []struct{ name, text, want string }{
		{"names", "{{USER}} meets {{char}}", "Bo meets Ines"},
		{"names within code, which stays literal otherwise", "`{{char}}: {{roll::1d6}}`", "`Ines: {{roll::1d6}}`"},
		{"the description", "She is {{description}}.", "She is a smuggler."},
		{"the personality, the scenario and who the person plays", "{{personality}}, {{scenario}}, {{persona}}", "wry, A quay., a clerk"},
		{"the day", "{{date}}", "21 November 2026"},
		{"the day in figures and by its name", "{{isodate}} {{weekday}}", "2026-11-21 Saturday"},
		{"the hour at which it began", "{{time}}", "22:15"},
		{"a list of one", "{{pick::red}}", "red"},
		{"an empty list", "{{random::}}", ""},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, m.ExpandSeeded(c.text, "s")) })
	}
	const unknown = "{{user}} {{date}} {{time}} {{description}} {{weekday}} {{isodate}} {{isotime}} {{persona}} {{scenario}}"
	same(t, unknown, prompt.Macros{}.ExpandSeeded(unknown, "s"))
}

func TestSeededChoiceIgnoresWhatStandsAround(t *testing.T) {
	m := prompt.Macros{}
	for _, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		same(t, m.ExpandSeeded("{{random::1::2::3::4::5}}", seed),
			strings.TrimPrefix(m.ExpandSeeded("{{roll::1d20}}{{// }}|{{random::1::2::3::4::5}}", seed), m.ExpandSeeded("{{roll::1d20}}|", seed)))
	}
}

func TestNamesAreNotReadAgain(t *testing.T) {
	same(t, "{{char}} {Ines}", prompt.Macros{User: "{{char}}", Char: "Ines"}.Names("{{user}} {{{char}}}"))
}

func FuzzMacros(f *testing.F) {
	for _, text := range []string{"", "{{user}}", "{{random::a::{{char}}}}", "`{{roll::1d6}}`", "{{{{user}}}}", "{{roll::2d6-1}}\n{{trim}}\n", "``{{// x}}`", "{{unknown::\xff}}"} {
		f.Add(text, "seed")
	}
	m := prompt.Macros{User: "Bo", Char: "Ines", Description: "d"}
	f.Fuzz(func(t *testing.T, text, seed string) {
		once := m.Names(text)
		if again := m.Names(once); again != once {
			t.Errorf("names of %q: %q, then %q", text, once, again)
		}
		if a, b := m.ExpandSeeded(text, seed), m.ExpandSeeded(text, seed); a != b {
			t.Errorf("seeded %q: %q, then %q", text, a, b)
		}
		inline := m.Inline(text, macro.Chance(rand.IntN), time.Unix(0, 0))
		if !strings.Contains(text, "{{") && (inline != text || once != text) {
			t.Errorf("%q holds no macro and became %q, %q", text, inline, once)
		}
		unknown := "{{nobody-knows " + strings.NewReplacer("{", "", "}", "", "`", "", ":", "").Replace(text) + "}}"
		if got := m.Inline(unknown, macro.Chance(firstOf), time.Unix(0, 0)); got != unknown {
			t.Errorf("%q became %q", unknown, got)
		}
		if got := m.ExpandSeeded(unknown, seed); got != unknown {
			t.Errorf("%q became %q", unknown, got)
		}
		if utf8.ValidString(text) && !utf8.ValidString(inline) {
			t.Errorf("%q became invalid text %q", text, inline)
		}
	})
}

func BenchmarkSeeded(b *testing.B) {
	text := strings.Repeat("The harbour of {{char}} smells of {{random::tar::rope::rain}}. ", 200)
	m := prompt.Macros{User: "Bo", Char: "Ines"}
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		m.ExpandSeeded(text, "c1")
	}
}
