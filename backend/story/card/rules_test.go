package card_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/story/card"
)

func TestRulesOfAnEntryAreRead(t *testing.T) {
	sixty, two, four := 60, 2, 4
	for _, c := range []struct {
		name, entry string
		want        chat.EntryRules
	}{
		{"nothing says nothing", `{"content": "x", "extensions": {"foo": 1}}`, chat.EntryRules{}},
		{"numbers of SillyTavern", `{"extensions": {"selectiveLogic": 2, "probability": 60, "useProbability": true, "sticky": 3, "cooldown": null, "scan_depth": 2}}`, chat.EntryRules{Logic: chat.NotAny, Probability: &sixty, Sticky: 3, ScanDepth: &two}},
		{"a probability that isn't used", `{"extensions": {"probability": 60, "useProbability": false}}`, chat.EntryRules{}},
		{"recursion that waits", `{"extensions": {"delay_until_recursion": true, "exclude_recursion": true}}`, chat.EntryRules{DelayUntilRecursion: 1, ExcludeRecursion: true}},
		{"a place by its number", `{"extensions": {"position": 5, "depth": 4, "role": 1}}`, chat.EntryRules{Position: chat.BeforeExamples, Depth: &four, Role: "user"}},
		{"a place by its word", `{"position": "after_char"}`, chat.EntryRules{Position: chat.AfterCharacter}},
		{"a decorator goes before", `{"content": "@@scan_depth 2\n@@role user\nx", "extensions": {"scan_depth": 9}}`, chat.EntryRules{ScanDepth: &two, Role: "user"}},
		{"a decorator of the text", `{"content": "@@dont_activate\nx"}`, chat.EntryRules{Decorators: &chat.Decorators{DontActivate: true}}},
		{"one that isn't understood", `{"content": "@@instruct_depth 4\n@@@exclude_keys a, b\nx"}`, chat.EntryRules{Decorators: &chat.Decorators{Ignored: []string{"instruct_depth"}, ExcludeKeys: []string{"a", "b"}}}},
		{"a fallback that isn't needed", `{"content": "@@activate\n@@@dont_activate\nx"}`, chat.EntryRules{Decorators: &chat.Decorators{Activate: true}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, card.RulesOf(json.RawMessage(c.entry))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestRulesThatWereChangedComeBack(t *testing.T) {
	sixty := 60
	book, err := card.ReadBook([]byte(`{"entries": {"0": {"uid": 0, "key": ["a"], "content": "@@scan_depth 2\nx", "selectiveLogic": 3, "sticky": 2, "probability": 100, "useProbability": true}}}`), "b")
	if err != nil {
		t.Fatal(err)
	}
	r := &book.Entries[0].Rules
	r.Logic, r.Sticky, r.Probability, r.ScanDepth = chat.NotAll, 0, &sixty, nil
	r.Filter = &chat.CharacterFilter{Names: []string{"Ines"}, Exclude: true}
	r.Match = []chat.LoreSource{chat.OfPersona}
	book.Rules.TokenBudget, book.Rules.AsPlaced = 300, true
	for _, d := range []card.Dialect{card.WorldInfo, card.CharacterBook} {
		back, err := card.ReadBook(book.JSON(d), "b")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(*r, back.Entries[0].Rules); diff != "" {
			t.Errorf("%s: %s", d, diff)
		}
		if back.Rules.TokenBudget != 300 || !back.Rules.AsPlaced {
			t.Errorf("%s: the rules are %+v", d, back.Rules)
		}
		back.Rules.AsPlaced = false
		if d == card.CharacterBook && !card.Same(&book, &back) {
			t.Errorf("%s: with the switch it is another lorebook", d)
		}
	}
}

func TestASurveyCountsWhatActsAndWhatIsKept(t *testing.T) {
	book, err := card.ReadBook([]byte(`{"entries": [
	  {"keys": ["/([a/"], "content": "x", "extensions": {"probability": 50, "vectorized": true}},
	  {"keys": ["b"], "content": "@@disable_ui_prompt system_prompt\nx", "extensions": {"probability": 10, "sticky": 2, "position": 4}}]}`), "b")
	if err != nil {
		t.Fatal(err)
	}
	want := card.Survey{
		Acts: []card.RuleCount{{Rule: "probability", Entries: 2}, {Rule: "timing", Entries: 1}},
		Kept: []card.RuleCount{{Rule: "broken_key", Entries: 1}, {Rule: "place", Entries: 1}, {Rule: "decorators", Entries: 1}, {Rule: "vectors", Entries: 1}},
	}
	if diff := cmp.Diff(want, book.Survey()); diff != "" {
		t.Error(diff)
	}
	if got := book.Warnings(); len(got) != 1 {
		t.Errorf("the warnings are %q", got)
	}
}

func TestASurveyOfACardCountsWhatIsBesideItsTexts(t *testing.T) {
	c, err := card.Read([]byte(`{"spec":"chara_card_v3","data":{"name":"Mara","group_only_greetings":["All","Both"],
	  "extensions":{"depth_prompt":{"prompt":"Wet.","depth":4},"regex_scripts":[{"scriptName":"a","findRegex":"x"}]}}}`))
	if err != nil {
		t.Fatal(err)
	}
	want := card.Survey{
		Acts: []card.RuleCount{{Rule: "note", Entries: 1}, {Rule: "scripts", Entries: 1}},
		Kept: []card.RuleCount{{Rule: "group_greetings", Entries: 2}},
	}
	if diff := cmp.Diff(want, c.Survey()); diff != "" {
		t.Error(diff)
	}
	want.Add(card.Survey{Acts: []card.RuleCount{{Rule: "logic", Entries: 2}}, Kept: []card.RuleCount{{Rule: "group_greetings", Entries: 3}}})
	if want.Kept[0].Entries != 5 || len(want.Acts) != 3 {
		t.Errorf("together %+v", want)
	}
}
