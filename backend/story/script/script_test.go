package script_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/jsregexp"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/script"
)

func TestMain(m *testing.M) {
	jsregexp.SetClock()
	os.Exit(m.Run())
}

// reply is a text of a reply that is stored.
var reply = script.Place{Kind: script.Reply, Depth: script.NoDepth, Layer: script.Stored}

func named(name string) (string, bool) {
	text, ok := map[string]string{"user": "Bo (the 1st)", "char": "Ines"}[name]
	return text, ok
}

func TestAReplacementReadsAsInSillyTavern(t *testing.T) {
	for _, c := range []struct {
		name string
		of   script.Script
		text string
		want string
	}{
		{"the first match without the flag g", script.Script{Find: "o", Replace: "0"}, "foo", "f0o"},
		{"every match with it", script.Script{Find: "/o/g", Replace: "0"}, "foo", "f00"},
		{"groups", script.Script{Find: `/(\w+) (\w+)/`, Replace: "$2 $1"}, "one two", "two one"},
		{"groups with names", script.Script{Find: `/(?<who>\w+) says/`, Replace: "$<who>:"}, "Bo says hi", "Bo: hi"},
		{"the whole", script.Script{Find: "/hi/i", Replace: "*{{match}}* $0"}, "Hi", "*Hi* Hi"},
		{"a group that there is not", script.Script{Find: "hi", Replace: "[$7]"}, "hi", "[]"},
		{"a dollar sign alone", script.Script{Find: "hi", Replace: "$ $& $"}, "hi", "$ $& $"},
		{"what is trimmed", script.Script{Find: "/<b>.*?<.b>/g", Replace: "$0", Trim: []string{"<b>", "</b>"}}, "<b>a</b> <b>b</b>", "a b"},
		{"macros of the replacement", script.Script{Find: "hi", Replace: "{{char}}: $0"}, "hi", "Ines: hi"},
		{"what was found is no macro", script.Script{Find: "/.+/", Replace: "[$0]"}, "{{char}}", "[{{char}}]"},
		{"what was found within a macro", script.Script{Find: "/hp=(\\d+)/", Replace: "{{setvar::hp::$1}}hp {{getvar::hp}}"}, "hp=7", "hp 7"},
		{"what was found in a macro's words is no macro", script.Script{Find: "/.+/", Replace: "{{reverse:$0}}"}, "{{char}}", "}}rahc{{"},
		{"code of a replacement", script.Script{Find: "hi", Replace: "`$0`"}, "hi", "`hi`"},
		{"macros of the pattern as text", script.Script{Find: "/{{char}}/", Replace: "x"}, "Ines {{char}}", "Ines x"},
		{"macros of the pattern", script.Script{Find: "/{{char}}/", Replace: "x", Macros: script.Raw}, "Ines", "x"},
		{"macros of the pattern, escaped", script.Script{Find: "/{{user}}/", Replace: "x", Macros: script.Escaped}, "Bo (the 1st)!", "x!"},
		{"lines", script.Script{Find: `/^> (.*)$/gm`, Replace: "$1"}, "> a\n> b", "a\nb"},
		{"a look behind", script.Script{Find: `/(?<=a)b/g`, Replace: "c"}, "ab bb ab", "ac bb ac"},
		{"flags that are not known are refused", script.Script{Find: "/a/zz", Replace: "b"}, "a", "a"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.of.On = []script.Kind{script.Reply}
			run := script.NewRun([]script.Active{{Script: c.of}}, nil)
			at := reply
			at.Values = macro.Values{Text: named}
			if got := run.Apply(c.text, at); got != c.want {
				t.Errorf("%q became %q, want %q (%+v)", c.text, got, c.want, run.Report().Faults)
			}
		})
	}
}

func TestAScriptActsWhereItSays(t *testing.T) {
	base := script.Script{Find: "a", Replace: "b", On: []script.Kind{script.Reply}}
	with := func(change func(*script.Script)) script.Script {
		s := base
		change(&s)
		return s
	}
	at := func(layer script.Layer, depth int) script.Place {
		return script.Place{Kind: script.Reply, Layer: layer, Depth: depth}
	}
	edited := at(script.Stored, script.NoDepth)
	edited.Edited = true
	for _, c := range []struct {
		name string
		of   script.Script
		at   script.Place
		acts bool
	}{
		{"what is stored, where it says nothing", base, at(script.Stored, 0), true},
		{"what is shown only where it says so", base, at(script.Shown, 0), false},
		{"what is shown", with(func(s *script.Script) { s.Shown = true }), at(script.Shown, 0), true},
		{"what is shown and not what is stored", with(func(s *script.Script) { s.Shown = true }), at(script.Stored, 0), false},
		{"what is sent", with(func(s *script.Script) { s.Sent = true }), at(script.Sent, 0), true},
		{"both", with(func(s *script.Script) { s.Sent, s.Shown = true, true }), at(script.Shown, 0), true},
		{"texts of another kind are left alone", with(func(s *script.Script) { s.On = []script.Kind{script.Lore} }), at(script.Stored, 0), false},
		{"too near the end", with(func(s *script.Script) { s.MinDepth = new(2) }), at(script.Stored, 1), false},
		{"far enough from the end", with(func(s *script.Script) { s.MinDepth = new(2) }), at(script.Stored, 2), true},
		{"too far from the end", with(func(s *script.Script) { s.MaxDepth = new(2) }), at(script.Stored, 3), false},
		{"a text without depth", with(func(s *script.Script) { s.MaxDepth = new(2) }), at(script.Stored, script.NoDepth), true},
		{"what was edited is left alone", base, edited, false},
		{"what was edited", with(func(s *script.Script) { s.OnEdit = true }), edited, true},
		{"one that is off", with(func(s *script.Script) { s.Disabled = true }), at(script.Stored, 0), false},
	} {
		got := script.NewRun([]script.Active{{Script: c.of}}, nil).Apply("a", c.at)
		if acts := got == "b"; acts != c.acts {
			t.Errorf("%s: %q", c.name, got)
		}
	}
	of := script.Active{Script: base, Character: "ines"}
	if got := script.NewRun([]script.Active{of}, nil).Apply("a", at(script.Stored, 0)); got != "a" {
		t.Errorf("a script of a character acted on another one's words: %q", got)
	}
}

func TestAScriptReadsWhatTheOneBeforeItLeft(t *testing.T) {
	list := []script.Active{
		{ID: 1, Script: script.Script{Name: "first", Find: "cat", Replace: "dog", On: []script.Kind{script.Reply}}},
		{ID: 2, Script: script.Script{Name: "second", Find: "dog", Replace: "bird", On: []script.Kind{script.Reply}}},
	}
	run := script.NewRun(list, nil)
	if got := run.Apply("a cat", reply); got != "a bird" {
		t.Errorf("in order: %q", got)
	}
	want := []script.Change{{ID: 1, Name: "first", Layer: script.Stored, Kind: script.Reply, Texts: 1}, {ID: 2, Name: "second", Layer: script.Stored, Kind: script.Reply, Texts: 1}}
	if diff := cmp.Diff(want, run.Report().Changes); diff != "" {
		t.Error(diff)
	}
	list[0], list[1] = list[1], list[0]
	if got := script.NewRun(list, nil).Apply("a cat", reply); got != "a dog" {
		t.Errorf("in the other order: %q", got)
	}
}

func TestAHostileScriptLeavesTheTextAndIsNamed(t *testing.T) {
	long := strings.Repeat("a", 60_000)
	for _, c := range []struct {
		name, find, replace, text string
		want                      script.FaultKind
	}{
		{"backtracking", `/^(?=(a+)+$)(a|a)*\1$/g`, "", long + "!", script.Slow},
		{"many matches that each read all", `/a.*b|a/g`, "x", long + "!", script.Slow},
		{"twice as long at each place", `/a/g`, "$0" + strings.Repeat("x", 100_000), "aaaaaaaaa", script.Grows},
		{"nothing is left", `/[^]*/g`, "", "words", script.Empties},
		{"a broken pattern", `/([a/`, "", "words", script.Unusable},
		{"a megabyte in the place of a letter", "w", strings.Repeat("x", 1<<20), "words", script.Unusable},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := script.Active{ID: 7, Script: script.Script{Name: "it", Find: c.find, Replace: c.replace, On: []script.Kind{script.Reply}}}
			var clock func() time.Time // without it nothing but a pattern itself ends
			if c.want == script.Slow {
				clock = time.Now
			}
			run := script.NewRun([]script.Active{s}, clock)
			if got := run.Apply(c.text, reply); got != c.text {
				t.Errorf("the text has now %d bytes", len(got))
			}
			faults := run.Report().Faults
			if len(faults) != 1 || faults[0].ID != 7 || faults[0].Kind != c.want {
				t.Errorf("faults: %+v", faults)
			}
		})
	}
}

func TestScriptsThatDoubleATextComeToAnEnd(t *testing.T) {
	var all []script.Active
	for i := range 500 {
		all = append(all, script.Active{ID: int64(i), Script: script.Script{Name: "double", Find: "/^[^]*$/", Replace: "$0$0", On: []script.Kind{script.Reply}}})
	}
	got := script.NewRun(all, nil).Apply("words", reply)
	if len(got) > 2*len("words")+script.MostGrowth || len(got) < 1000 {
		t.Errorf("the text has now %d bytes", len(got))
	}
}

func TestNothingMayBeLeftOfWhatIsShown(t *testing.T) {
	run := script.NewRun([]script.Active{{Script: script.Script{Find: "/[^]*/", Shown: true, On: []script.Kind{script.Reply}}}}, nil)
	if got := run.Apply("words", script.Place{Kind: script.Reply, Layer: script.Shown}); got != "" {
		t.Errorf("%q is left", got)
	}
}

const written = `{
    "id": "f00", "scriptName": "Hide thoughts", "findRegex": "/<t>[\\s\\S]*?<\\/t>/g", "replaceString": "", "trimStrings": [],
    "placement": [2, 6], "disabled": false, "markdownOnly": true, "promptOnly": "true", "runOnEdit": true, "substituteRegex": "2",
    "minDepth": null, "maxDepth": "3", "ours": {"unknown": 1.50}
}`

func TestAScriptIsReadFromEveryPlace(t *testing.T) {
	want := script.Script{
		Name: "Hide thoughts", Find: `/<t>[\s\S]*?<\/t>/g`, Trim: []string{}, On: []script.Kind{script.Reply, script.Reasoning}, Shown: true, Sent: true,
		OnEdit: true, Macros: script.Escaped, MaxDepth: new(3),
	}
	for name, file := range map[string]string{
		"a file of one":          written,
		"a list":                 "[" + written + "]",
		"a card":                 `{"spec":"chara_card_v2","data":{"name":"x","extensions":{"regex_scripts":[` + written + `]}}}`,
		"a preset":               `{"temperature":"0.7","extensions":{"regex_scripts":[` + written + `]}}`,
		"settings":               `{"extension_settings":{"regex":[` + written + `]}}`,
		"behind a mark of order": "\ufeff" + written,
	} {
		got, notes, err := script.Read([]byte(file))
		if err != nil || len(got) != 1 || len(notes) > 0 {
			t.Fatalf("%s: %v, %v, %v", name, got, notes, err)
		}
		if !json.Valid(got[0].Rest) {
			t.Errorf("%s: what came along is %s", name, got[0].Rest)
		}
		got[0].Rest = nil
		if diff := cmp.Diff(want, got[0]); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	for name, file := range map[string]string{"no JSON": "{", "another file": `{"name":"x","entries":{"0":{}}}`, "an empty list": "[]", "a list of others": "[1,{}]"} {
		if got, _, err := script.Read([]byte(file)); err == nil {
			t.Errorf("%s was read: %v", name, got)
		}
	}
}

func TestWhatIsNotChangedIsWrittenInTheSameBytes(t *testing.T) {
	s, _ := script.Of(json.RawMessage(written))
	if got := string(s.JSON()); got != written {
		t.Errorf("it became %s", got)
	}
	s.Name, s.MaxDepth = "Another", nil
	var got map[string]any
	if err := json.Unmarshal(s.JSON(), &got); err != nil || got["scriptName"] != "Another" || got["maxDepth"] != nil || got["substituteRegex"] != "2" || got["ours"] == nil {
		t.Errorf("it became %v, %v", got, err)
	}
	made := script.Script{Name: "new", Find: "a", On: []script.Kind{script.Person}}
	again, ok := script.Of(made.JSON())
	if again.Rest, made.Trim = nil, []string{}; !ok || cmp.Diff(made, again) != "" {
		t.Error(cmp.Diff(made, again))
	}
}

func TestWhatDoesNotActIsNamedWhenItIsRead(t *testing.T) {
	for _, c := range []struct {
		of   string
		want script.NoteKind
	}{
		{`{"scriptName":"s","findRegex":"(","placement":[1]}`, script.BrokenPattern},
		{`{"scriptName":"s","findRegex":"/a/zz","placement":[1]}`, script.UnknownFlag},
		{`{"scriptName":"s","findRegex":"","placement":[1]}`, script.NoPattern},
		{`{"scriptName":"s","findRegex":"a","placement":[0]}`, script.NoPlace},
		{`{"scriptName":"s","findRegex":"a","replaceString":"{{match}} {{hugs}}","placement":[1]}`, script.UnknownMacro},
		{`{"scriptName":"s","findRegex":"a","replaceString":"` + strings.Repeat("x", 300_000) + `","placement":[1]}`, script.TooLong},
		{`"not a script"`, script.NotRead},
	} {
		_, notes := script.ReadList(json.RawMessage("[" + c.of + "]"))
		if len(notes) != 1 || notes[0].Kind != c.want {
			t.Errorf("%.60s: %+v", c.of, notes)
		}
	}
}

func BenchmarkTwentyScriptsOnAHundredReplies(b *testing.B) {
	var all []script.Active
	for i := range 20 {
		all = append(all, script.Active{ID: int64(i), Script: script.Script{Find: `/<think>[\s\S]*?<\/think>\s*/g`, On: []script.Kind{script.Reply}, Sent: true}})
	}
	text := strings.Repeat("The lamp goes out over the harbour, and nobody speaks. ", 40)
	for b.Loop() {
		run := script.NewRun(all, nil).LimitTo(time.Minute)
		for depth := range 100 {
			run.Apply(text, script.Place{Kind: script.Reply, Layer: script.Sent, Depth: depth})
		}
	}
}

func TestVariablesThatAScriptOfRepliesSetsAreLeft(t *testing.T) {
	one := script.Script{Name: "Mood", Find: "/calm/g", Replace: "{{setvar::mood::calm}}quiet", On: []script.Kind{script.Reply}}
	set := script.NewSet([]script.Active{{Script: one}}, "", func(string, time.Time) macro.Values { return macro.Values{} }, nil)
	before := macro.State{Own: map[string]string{"other": "1"}}
	text, after := set.Reply("", "She is calm.", "", time.Time{}, before)
	if text != "She is quiet." || after.Own["mood"] != "calm" || after.Own["other"] != "1" || before.Own["mood"] != "" {
		t.Errorf("%q leaves %v", text, after)
	}
	if _, same := set.Reply("", "She is loud.", "", time.Time{}, before); same.Own["mood"] != "" {
		t.Errorf("%v", same)
	}
	var none *script.Set
	if _, same := none.Reply("", "calm", "", time.Time{}, before); same.Own["other"] != "1" {
		t.Errorf("%v", same)
	}
}
