package macro_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/macro"
)

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

var at = time.Date(2026, 11, 21, 9, 5, 7, 0, time.UTC)

// person gives the values of a conversation.
func person(user string) func(string) (string, bool) {
	all := map[string]string{
		"user": user, "char": "Ines", "group": "Ines", "description": "A smuggler.", "personality": "Wry.", "scenario": "Species::elf",
		"persona": "A clerk.", "model": "m1", "charprompt": "P", "charinstruction": "J", "lastmessage": "The lamp goes out.",
		"lastusermessage": "I wait.", "lastcharmessage": "The lamp goes out.", "lastmessageid": "2", "input": "typed", "mesexamples": "",
	}
	return func(name string) (string, bool) {
		text, ok := all[name]
		return text, ok
	}
}

func values() macro.Values {
	return macro.Values{Text: person("Bo"), Time: at, Day: at, Draw: macro.Chance(func(n int) int { return n - 1 })}
}

func TestMacrosGiveWhatTheFieldExpects(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"two colons separate where they stand", "{{random:a::b,c}}", "b,c"},
		{"commas separate elsewhere, after two colons too", "{{random::a,b}}", "b"},
		{"an escaped comma is one", `{{random:a,one\, two}}`, "one, two"},
		{"a list may have spaces before its colons", "{{random ::a::b}} {{ pick : x , y }}", "b y"},
		{"an item is resolved and its commas are its own", "{{random:a,{{random:b,c}}}}", "c"},
		{"a macro within an item splits nothing", "{{random::a::{{roll:1d4}}}}", "4"},
		{"an empty list gives nothing", "{{random::}}", ""},
		{"a list without options stays", "{{random}} {{pick a,b}}", "{{random}} {{pick a,b}}"},
		{"dice are written with a space or colons", "{{roll 1d6}} {{roll:2d6+1}} {{roll::d20}}", "6 13 20"},
		{"impossible dice stay, and what was resolved in them", "{{roll:{{user}}}} {{roll:0d6}}", "{{roll:Bo}} {{roll:0d6}}"},
		{"the clock", "{{time}} {{date}} {{weekday}} {{isotime}} {{isodate}}", "09:05 21 November 2026 Saturday 09:05 2026-11-21"},
		{"another zone", "{{time_UTC+2}} {{time::UTC-10}} {{time_UTCx}}", "11:05 23:05 {{time_UTCx}}"},
		{"a pattern", "{{datetimeformat DD.MM.YYYY HH:mm}} {{datetimeformat::[at] h A}}", "21.11.2026 09:05 at 9 AM"},
		{"a pattern may be drawn", "{{datetimeformat {{random::YYYY::YY}}}}", "26"},
		{"what was said", "{{lastMessage}} {{lastUserMessage}} {{lastCharMessage}} {{lastMessageId}} {{input}}", "The lamp goes out. I wait. The lamp goes out. 2 typed"},
		{"names in any case and with spaces", "{{USER}} {{ Char }}", "Bo Ines"},
		{"names that old cards know", "{{charIfNotGroup}} {{charJailbreak}} {{charInstruction}}", "Ines J J"},
		{"a field that is empty gives nothing", "<{{mesExamples}}>", "<>"},
		{"a comment vanishes with what is in it", "a{{// {{random::a::b}} }}b", "ab"},
		{"trim takes the line ends around it", "a\r\n\n{{trim}}\n\nb", "ab"},
		{"trim reaches over what gives nothing", "a\n{{trim}}\n{{setvar::x::1}}\nb", "ab"},
		{"letters in reverse, with values", "{{reverse:{{user}} é}}", "é oB"},
		{"banned words are taken out", `a{{banned "x"}}b`, "ab"},
		{"a condition with a value", "{{if {{user}}}} yes {{else}} no {{/if}}", "yes"},
		{"a condition asks for a macro by its name", "{{if description}}d{{/if}}{{if mesExamples}}e{{else}}none{{/if}}", "dnone"},
		{"a condition is turned round", "{{if !description}}d{{else}}e{{/if}}{{if ! {{noop}}}}f{{/if}}", "ef"},
		{"zero, off and false are no", "{{if 0}}a{{/if}}{{if off}}b{{/if}}{{if FALSE}}c{{/if}}{{if no}}d{{/if}}", "d"},
		{"conditions nest", "{{if 1}}a{{if 0}}b{{else}}c{{/if}}d{{else}}e{{/if}}", "acd"},
		{"a condition asks for a variable", "{{setvar::x::1}}{{if .x}}a{{/if}}{{if .y}}b{{/if}}{{if $x}}c{{/if}}", "a"},
		{"a condition without an end stays", "{{if 1}}a {{else}} {{user}}", "{{if 1}}a {{else}} Bo"},
		{"only the branch that is taken has an effect", "{{if 0}}{{setvar::x::1}}{{/if}}{{getvar::x}}|", "|"},
		{"an end within another macro is not the end", "{{if 1}}a{{x {{/if}}}}", "{{if 1}}a{{x {{/if}}}}"},
		{"variables in the order of the text", "{{getvar::x}}{{setvar::x::1}}{{getvar::x}}{{incvar::x}}{{addvar::x::5}}{{getvar::x}}{{decvar::x}}", "1276"},
		{"variables of all conversations are others", "{{setglobalvar::x::1}}{{incglobalvar::x}}{{getvar::x}}{{decglobalvar::x}}{{addglobalvar::x::a}}{{getglobalvar::x}}", "211a"},
		{"variables in short", "{{.x = a b}}{{.x}}{{.n++}}{{.n += 4}}{{.n}}{{.n--}}{{$x}}", "a b154"},
		{"short forms of nothing stay", "{{.}} {{...}} {{$}} {{.x == 1}} {{$5 off}}", "{{.}} {{...}} {{$}} {{.x == 1}} {{$5 off}}"},
		{"a variable's value may be drawn", "{{setvar::x::{{random::a::b}}}}{{getvar::x}}{{getvar::{{random::x::x}}}}", "bb"},
		{"unknown macros stay, and what is in them is resolved", "{{weather::{{user}}}} {{}} {{ }}", "{{weather::Bo}} {{}} {{ }}"},
		{"what is cut stays", "{{random::a::{{user}}", "{{random::a::Bo"},
		{"code is literal but for the names", "`{{roll:1d6}} {{user}}` ``{{user}} ` ``", "`{{roll:1d6}} Bo` ``Bo ` ``"},
		{"extra braces belong to the text", "{{{user}}}", "{Bo}"},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, macro.Expand(c.text, values())) })
	}
}

func TestAValueIsNeverReadAgain(t *testing.T) {
	for _, c := range []struct{ user, text, want string }{
		{"Smith, John", "{{random:{{user}},{{user}}}}", "Smith, John"},
		{"Smith, John", "{{pick:a,{{user}}}}", "Smith, John"},
		{"Bo", "{{random::{{scenario}}::{{scenario}}}}", "Species::elf"},
		{"{{char}}", "{{user}}", "{{char}}"},
		{"{{", "{{user}}char}}", "{{char}}"},
		{"}}", "{{user}}{{char}}", "}}Ines"},
		{"`", "{{user}}{{char}}`", "`Ines`"},
		{`a\, b`, "{{random:{{user}}}}", `a\, b`},
		{"{{if 1}}", "{{user}}x{{/if}}", "{{if 1}}x{{/if}}"},
		{"description", "{{if {{user}}}}y{{/if}}", "y"},
		{"mesExamples", "{{if {{user}}}}y{{/if}}", "y"},
		{"a::b", "{{setvar::{{user}}::c}}{{getvar::a}}|{{getvar::{{user}}}}", "|c"},
		{"{{char}}", "{{setvar::x::{{user}}}}{{getvar::x}}", "{{char}}"},
		{"}}resu{{", "{{reverse:{{user}}}}", "{{user}}"},
	} {
		t.Run(c.text+" for "+c.user, func(t *testing.T) {
			v := values()
			v.Text = person(c.user)
			same(t, c.want, macro.Expand(c.text, v))
		})
	}
}

// What the program itself makes of a text, measured by running its functions.
func TestMacrosAgreeWithSillyTavern(t *testing.T) {
	data, err := os.ReadFile("testdata/sillytavern.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Input, Here, Why string
		Gives            []string
	}
	if err := json.Unmarshal(data, &rows); err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		t.Run(r.Input, func(t *testing.T) {
			v := values()
			v.Text = func(name string) (string, bool) {
				if name == "scenario" {
					return "A quay.", true
				}
				return person("Bo")(name)
			}
			if r.Here != "" {
				same(t, r.Here, macro.Expand(r.Input, v))
				return
			}
			seen := map[string]bool{}
			for i := range len(r.Gives) {
				v.Draw = macro.Chance(func(n int) int {
					if n != len(r.Gives) && len(r.Gives) > 1 {
						t.Errorf("drawn from %d instead of %d", n, len(r.Gives))
					}
					return i
				})
				seen[macro.Expand(macro.Card(r.Input), v)] = true
			}
			got := make([]string, 0, len(seen))
			for text := range seen {
				got = append(got, text)
			}
			slices.Sort(got)
			same(t, r.Gives, got)
		})
	}
}

func TestNamesStayWhereTheyAreWanted(t *testing.T) {
	v := values()
	v.NamesStay = true
	same(t, "{{user}} `{{char}}` {{user}} oB A smuggler. {{random}}", macro.Expand("{{user}} `{{char}}` {{random::a::{{user}}}} {{reverse:{{user}}}} {{description}} {{random}}", v))
}

func TestNamesAloneAreReplaced(t *testing.T) {
	same(t, "`Ines` Bo {{random::a::Bo}} {{time}} {{user", macro.Names("`{{char}}` {{ USER }} {{random::a::{{user}}}} {{time}} {{user", "Bo", "Ines"))
	same(t, "{{user}} Ines", macro.Names("{{user}} {{char}}", "", "Ines"))
}

func TestOldNamesAreThoseOfACard(t *testing.T) {
	same(t, "{{user}} {{char}} {{char}} {{user}} <b> < <START>", macro.Card("<USER> <bot> <CHAR> <user> <b> < <START>"))
}

func TestWithoutValuesEverythingStays(t *testing.T) {
	const text = "{{user}} {{date}} {{time}} {{time_UTC+1}} {{datetimeformat YYYY}} {{random::a::b}} {{roll:1d6}} {{description}} `{{user}}`"
	same(t, text, macro.Expand(text, macro.Values{}))
}

// The bytes live in caches of model servers and in the memory of a story, so a new
// version of the program must draw what the old one drew.
func TestSeededDrawsTheSameForever(t *testing.T) {
	const text = "{{random::a::b::c::d}}{{random::a::b::c::d}}{{random::a::b::c::d}} {{roll::10d100}}"
	got := [3]string{}
	for i, seed := range []string{"c1", "c2", "0b8f"} {
		got[i] = macro.Expand(text, macro.Values{Draw: macro.SeededDraw(seed)})
	}
	same(t, [3]string{"cdc 545", "aba 544", "bab 473"}, got)
}

func TestVariablesLastFromTextToText(t *testing.T) {
	v := values()
	v.Variables = macro.NewVariables(macro.State{Own: map[string]string{"a": "1"}, Shared: map[string]string{"a": "7"}})
	same(t, "1 7 ", macro.Expand("{{getvar::a}} {{getglobalvar::a}} {{setvar::b::x}}", v))
	same(t, "x", macro.Expand("{{getvar::b}}", v))
	same(t, macro.State{Own: map[string]string{"a": "1", "b": "x"}, Shared: map[string]string{"a": "7"}}, v.Variables.State())
}

func TestIdleTimeIsSaidAsPeopleDo(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "a few seconds", 44 * time.Second: "a few seconds", 45 * time.Second: "a minute", 89 * time.Second: "a minute", 90 * time.Second: "2 minutes",
		44 * time.Minute: "44 minutes", 45 * time.Minute: "an hour", 90 * time.Minute: "2 hours", 21 * time.Hour: "21 hours", 22 * time.Hour: "a day",
		36 * time.Hour: "2 days", 25 * 24 * time.Hour: "25 days", 26 * 24 * time.Hour: "a month", 46 * 24 * time.Hour: "2 months",
		319 * 24 * time.Hour: "10 months", 320 * 24 * time.Hour: "a year", 548 * 24 * time.Hour: "2 years",
	} {
		t.Run(d.String(), func(t *testing.T) { same(t, want, macro.Idle(d)) })
	}
}

func TestUsesTellOfEveryKindOnce(t *testing.T) {
	same(t, []macro.Use{
		{Name: "user", Known: true},
		{Name: "random", Known: true, Volatile: true},
		{Name: "weather"},
		{Name: "time_UTC", Known: true, Volatile: true},
		{Name: "charInstruction"},
		{Name: "if"},
		{Name: ".", Known: true, Volatile: true},
	}, macro.Uses("{{user}} {{USER}} {{random::a::{{user}}}} {{weather::x}} `{{code}}` {{time_UTC+1}} {{charInstruction x}} {{if x}} {{.a}}"))
	same(t, []string{"weather", "banned", "random"}, macro.Unknown(`{{weather}} {{banned "x"}} {{user}} {{random}} {{weather::y}}`))
	same(t, []string(nil), macro.Unknown("{{if x}}{{else}}{{/if}} {{time::UTC+1}}"))
}

// What the table shows is what comes out.
func TestTheListGivesWhatItSays(t *testing.T) {
	all := map[string]bool{}
	for _, m := range macro.List() {
		if all[m.Name] {
			t.Errorf("%s is there twice", m.Name)
		}
		all[m.Name] = true
		form := m.Form
		if m.Name == "else" || m.Name == "/if" {
			form = "{{if x}}" + strings.TrimSuffix(m.Form, "{{/if}}") + "{{/if}}"
		}
		if unknown := macro.Unknown(form); len(unknown) > 0 {
			t.Errorf("%s is listed and not understood", m.Form)
		}
		if m.Gives == "" || !strings.HasPrefix(m.Form, "{{"+m.Name) {
			t.Errorf("%s is described badly", m.Name)
		}
		v := values()
		v.Variables = macro.NewVariables(macro.State{Own: map[string]string{"mood": "calm", "coins": "5"}, Shared: map[string]string{"mood": "calm", "coins": "5"}})
		v.Text = func(string) (string, bool) { return m.Example, true }
		v.Draw = macro.Chance(func(n int) int { return min(n-1, 1) })
		switch m.Name {
		case "roll", "pick", "if", "newline", "decvar", "decglobalvar", "else", "/if":
			continue
		}
		same(t, m.Example, macro.Expand(m.Form, v))
	}
}

func TestLiveParagraphsAreSplitOff(t *testing.T) {
	frozen, current := macro.Split("One.\n\nIt was {{idle_duration}}.\n\n{{if user}}a\n\nb{{/if}}\n\nTwo {{random::a::{{lastMessage}}}}.")
	same(t, "One.\n\n{{if user}}a\n\nb{{/if}}", frozen)
	same(t, "It was {{idle_duration}}.\n\nTwo {{random::a::{{lastMessage}}}}.", current)
	frozen, current = macro.Split("{{time}}\n\n\n`{{input}}`")
	same(t, "{{time}}\n\n\n`{{input}}`", frozen)
	same(t, "", current)
}

func TestMacrosStayFastHoweverDeep(t *testing.T) {
	const n = 200_000
	for name, text := range map[string]string{
		"open only":          strings.Repeat("{{a", n),
		"unknown, nested":    strings.Repeat("{{a", n) + strings.Repeat("}}", n),
		"lists, nested":      strings.Repeat("{{pick::a::", n/10) + strings.Repeat("}}", n/10),
		"lists, cut":         strings.Repeat("{{pick::a::", n/10) + strings.Repeat("}}", n/20),
		"dice, nested":       strings.Repeat("{{roll:", n/10) + strings.Repeat("}}", n/10),
		"reverse, nested":    strings.Repeat("{{reverse:", n/10) + strings.Repeat("}}", n/10),
		"conditions":         strings.Repeat("{{if 1}}", n) + strings.Repeat("{{/if}}", n),
		"conditions, nested": strings.Repeat("{{if {{x}} }}{{y ", n/10) + strings.Repeat("{{/if}}}}", n/10),
		"ends only":          strings.Repeat("{{else}}{{/if}}", n),
		"options":            "{{random" + strings.Repeat("::", n) + "}}",
		"commas":             "{{random:" + strings.Repeat(`,\,`, n) + "}}",
		"ticks":              strings.Repeat("{{a}}`", n),
		"braces":             strings.Repeat("{", n) + strings.Repeat("}", n),
		"brackets":           strings.Repeat("{{datetimeformat [}}", n/10),
		"old names":          strings.Repeat("<USER", n),
	} {
		t.Run(name, func(t *testing.T) {
			// Quadratic work here would outlast any patience rather than any clock.
			if got := macro.Expand(macro.Card(text), values()); len(got) > len(text) {
				t.Errorf("grew from %d to %d bytes", len(text), len(got))
			}
			macro.Unknown(text)
			macro.Split(text)
		})
	}
}

func TestAHundredMacrosNestAndNoMore(t *testing.T) {
	nested := func(n int) string {
		return strings.Repeat("{{random::a::", n) + "b" + strings.Repeat("}}", n)
	}
	same(t, "b", macro.Expand(nested(100), values()))
	same(t, nested(50), macro.Expand(nested(150), values()))
}

func TestValuesDoNotGrowWithoutEnd(t *testing.T) {
	text := "{{setvar::x::abcdefgh}}" + strings.Repeat("{{addvar::x::{{getvar::x}}}}", 40) + strings.Repeat("{{getvar::x}}", 1000)
	if got := macro.Expand(text, values()); len(got) > 5<<20 {
		t.Errorf("grew to %d bytes", len(got))
	}
	var many strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&many, "{{.v%d = 1}}", i)
	}
	v := values()
	v.Variables = &macro.Variables{}
	macro.Expand(many.String(), v)
	if n := len(v.Variables.State().Own); n > 1000 {
		t.Errorf("%d variables", n)
	}
}

func FuzzMacros(f *testing.F) {
	for _, text := range []string{
		"", "{{user}}", "{{random::a::{{char}}}}", "`{{roll::1d6}}`", "{{{{user}}}}", "{{roll::2d6-1}}\n{{trim}}\n", "``{{// x}}`", "{{unknown::\xff}}",
		"{{if user}}a{{else}}b{{/if}}", "{{setvar::a::{{user}}}}{{getvar::a}}", "{{.a += 1}}{{$b}}", "{{random:a\\,b,{{pick::c}}}}", "{{datetimeformat [x] YYYY}}",
	} {
		f.Add(text, "Smith, {{char}}::")
	}
	f.Fuzz(func(t *testing.T, text, user string) {
		v := values()
		const mark = "\x01" // in no text
		text = strings.ReplaceAll(text, mark, "")
		v.Text = func(name string) (string, bool) { return mark + "{{char}}" + user + mark, name == "user" }
		once := macro.Expand(text, v)
		if again := macro.Expand(text, v); again != once {
			t.Errorf("%q: %q, then %q", text, once, again)
		}
		// Whatever a value holds arrives as it is, or not at all.
		value := mark + "{{char}}" + user + mark
		if rest := strings.ReplaceAll(once, value, ""); !strings.Contains(strings.ToLower(text), "reverse") && !strings.Contains(strings.ToLower(text), "datetimeformat") && !strings.Contains(user, mark) && strings.Contains(rest, mark) {
			t.Errorf("%q: a value was changed: %q", text, once)
		}
		if !strings.Contains(text, "{{") && once != text {
			t.Errorf("%q holds no macro and became %q", text, once)
		}
		unknown := "{{nobody-knows " + strings.NewReplacer("{", "", "}", "", "`", "", ":", "").Replace(text) + "}}"
		if got := macro.Expand(unknown, v); got != unknown {
			t.Errorf("%q became %q", unknown, got)
		}
		if utf8.ValidString(text) && utf8.ValidString(user) && !utf8.ValidString(once) {
			t.Errorf("%q became invalid text %q", text, once)
		}
		names := macro.Names(text, "Bo", "Ines")
		if again := macro.Names(names, "Bo", "Ines"); again != names {
			t.Errorf("names of %q: %q, then %q", text, names, again)
		}
		frozen, current := macro.Split(text)
		if macro.Live(frozen) || current != "" && !macro.Live(current) {
			t.Errorf("%q was split into %q and %q", text, frozen, current)
		}
		macro.Uses(text)
	})
}

func BenchmarkExpand(b *testing.B) {
	text := strings.Repeat("The harbour of {{char}} smells of {{random::tar::rope::rain}}. ", 200)
	v := macro.Values{Text: person("Bo"), Draw: macro.SeededDraw("c1")}
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		macro.Expand(text, v)
	}
}

// What the program itself makes of texts one after another, measured by running its functions.
func TestVariablesAgreeWithSillyTavern(t *testing.T) {
	data, err := os.ReadFile("testdata/sillytavern_variables.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Texts, Gives, Here []string
		Why                string
	}
	if err := json.Unmarshal(data, &rows); err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		t.Run(strings.Join(r.Texts, " "), func(t *testing.T) {
			v, want, got := values(), r.Gives, []string{}
			if v.Variables = (&macro.Variables{}); r.Why != "" {
				want = r.Here
			}
			for _, text := range r.Texts {
				got = append(got, macro.Expand(text, v))
			}
			same(t, want, got)
		})
	}
}

func TestBadVariablesAreTakenAsTheyAreWritten(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("{{setvar::x::", n) + "v" + strings.Repeat("}}", n) }
	for _, c := range []struct{ name, text, want string }{
		{"a hundred deep", nested(100) + "|{{getvar::x}}", "|"},
		{"deeper ones are the text of a value", nested(102) + "|{{getvar::x}}", "|"},
		{"cut in the value", "{{setvar::x::{{user}}", "{{setvar::x::Bo"},
		{"cut in the name", "{{setvar::{{user", "{{setvar::{{user"},
		{"cut in the word", "{{setva", "{{setva"},
		{"a macro that is cut in a name", "{{setvar::{{use::1}}{{getvar::{{use}}", "{{setvar::{{use::1}}{{getvar::{{use}}"},
		{"an end within the value ends it", "{{setvar::x::a}}b}}{{getvar::x}}", "b}}a"},
		{"a value that looks like a macro is text", "{{setvar::x::{}}{{addvar::x::{user}}{{getvar::x}}}}", "{{user}}"},
		{"and so it is in another value", "{{setvar::x::{}}{{addvar::x::{incvar::n}}{{setvar::y::{{getvar::x}}}}{{getvar::y}}}}{{getvar::n}}", "{{incvar::n}}"},
		{"a name with spaces within", "{{setvar:: my mood ::calm}}{{getvar::my mood}}", "calm"},
		{"a name in any script", "{{setvar::気分 é🙂::calm}}{{getvar::気分 é🙂}}|{{.気分}}", "calm|{{.気分}}"},
		{"a name with a line end", "{{setvar::a\nb::1}}{{getvar::a\nb}}", "1"},
		{"a name is as it is written", "{{setvar::Mood::1}}{{getvar::mood}}|{{getvar::Mood}}", "|1"},
		{"no name", "{{setvar::::1}}{{getvar::}}{{incvar:: }}", "{{setvar::::1}}{{getvar::}}{{incvar:: }}"},
		{"no value", "{{setvar::x}}{{setvar::x::}}<{{getvar::x}}>", "{{setvar::x}}<>"},
		{"a number beyond all", "{{setvar::n::1e308}}{{addvar::n::1e308}}{{getvar::n}}", "{{addvar::n::1e308}}1e+308"},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, macro.Expand(c.text, values())) })
	}
}

func TestTenThousandStepsOfACounterAreCounted(t *testing.T) {
	v := values()
	v.Variables = &macro.Variables{}
	same(t, "", macro.Expand(strings.Repeat("{{addvar::n::1}}", 10_000), v))
	same(t, "10000", macro.Expand("{{getvar::n}}", v))
	if out := macro.Expand(strings.Repeat("{{incvar::n}} ", 10_000), v); !strings.HasSuffix(out, " 20000 ") {
		t.Errorf("it ends with %q", out[len(out)-20:])
	}
}

func TestWhatHasNoRoomStaysAsItIsWritten(t *testing.T) {
	long := strings.Repeat("a", 1<<16)
	for name, c := range map[string]struct{ text, want string }{
		"a value at the limit":     {"{{setvar::x::" + long + "}}{{getvar::x}}", long},
		"a value above it":         {"{{setvar::x::" + long + "b}}{{getvar::x}}", "{{setvar::x::" + long + "b}}"},
		"what is added above it":   {"{{setvar::x::" + long + "}}{{addvar::x::b}}", "{{addvar::x::b}}"},
		"a name above it":          {"{{setvar::" + strings.Repeat(long, 17) + "::1}}", "{{setvar::" + strings.Repeat(long, 17) + "::1}}"},
		"a set that is full":       {strings.Repeat("{{setvar::{{incvar::n}}::"+long+"}}", 15) + "{{setvar::y::" + long + "}}", "{{setvar::y::" + long + "}}"},
		"a set that gets room":     {strings.Repeat("{{setvar::{{incvar::n}}::"+long+"}}", 15) + "{{setvar::1::}}{{setvar::y::" + long + "}}", ""},
		"a variable of all chats":  {"{{setglobalvar::x::" + long + "b}}", "{{setglobalvar::x::" + long + "b}}"},
		"a short form, for itself": {"{{.x = " + long + "b}}", "{{.x = " + long + "b}}"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := macro.Expand(c.text, values()); got != c.want {
				t.Errorf("%d bytes instead of %d", len(got), len(c.want))
			}
		})
	}
}

func TestAStateTellsWhatChangedSinceAnother(t *testing.T) {
	before := macro.State{Own: map[string]string{"a": "1"}, Shared: map[string]string{"s": "1", "t": "2"}}
	for name, c := range map[string]struct{ text, own, shared string }{
		"nothing":              {"{{getvar::a}}", "map[]", "map[]"},
		"the same value":       {"{{setvar::a::1}}{{setglobalvar::s::1}}", "map[]", "map[]"},
		"there and back":       {"{{incvar::a}}{{decvar::a}}", "map[]", "map[]"},
		"one of its own":       {"{{setvar::b::2}}", "map[a:1 b:2]", "map[]"},
		"an empty one":         {"{{setvar::b::}}", "map[a:1 b:]", "map[]"},
		"one of all chats":     {"{{$t++}}", "map[]", "map[t:3]"},
		"a new one of all":     {"{{$u = }}", "map[]", "map[u:]"},
		"a branch not taken":   {"{{if 0}}{{setvar::a::2}}{{/if}}", "map[]", "map[]"},
		"an option not chosen": {"{{random::{{setvar::a::2}}::b}}", "map[]", "map[]"},
		"in code":              {"`{{setvar::a::2}}`", "map[]", "map[]"},
	} {
		t.Run(name, func(t *testing.T) {
			v := values()
			v.Variables = macro.NewVariables(before)
			macro.Expand(c.text, v)
			changed := v.Variables.State().Since(before)
			same(t, []string{c.own, c.shared}, []string{fmt.Sprint(changed.Own), fmt.Sprint(changed.Shared)})
		})
	}
	clone := macro.NewVariables(before)
	v := values()
	v.Variables = clone.Clone()
	macro.Expand("{{setvar::a::2}}", v)
	same(t, before, clone.State())
}

func TestEveryMacroOfAVariableIsOfOneTurn(t *testing.T) {
	for _, text := range []string{
		"{{getvar::x}}", "{{ SETVAR::x::1}}", "{{addvar::x::1}}", "{{incvar::x}}", "{{decvar::x}}", "{{.x}}", "{{.x = 1}}", "{{if .x}}a{{/if}}", "{{if !.x}}a{{/if}}",
		"{{getglobalvar::x}}", "{{setglobalvar::x::1}}", "{{addglobalvar::x::1}}", "{{incglobalvar::x}}", "{{decglobalvar::x}}", "{{$x}}", "{{if $x}}a{{/if}}",
		"{{random::a::{{getvar::x}}}}", "{{x {{getvar::x}}", "{{{getvar::x}}}",
	} {
		if !macro.Live(text) {
			t.Errorf("%s is taken for one that stays the same", text)
		}
	}
	for _, text := range []string{"`{{getvar::x}}`", "{{group}} {{description}} {{date}}", "getvar {{", "{{get}} {{if x}}{{/if}}"} {
		if macro.Live(text) {
			t.Errorf("%s is taken for one of a turn", text)
		}
	}
}
