package turn_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/prompt"
	"terzetto/backend/testing/llmtest"
)

// entry is an enabled entry with one key; without a key it is constant.
func entry(id int64, key, content string) chat.LorebookEntry {
	e := chat.LorebookEntry{ID: id, Name: content, Content: content, Enabled: true, CaseInsensitive: true, Constant: key == ""}
	if key != "" {
		e.Keywords = []string{key}
	}
	return e
}

func TestTheLogSaysWhatWasReadOfTheLorebooks(t *testing.T) {
	drawn, broken := entry(2, "hello", "The drawn one"), entry(3, "/(/", "The broken one")
	drawn.Rules.Probability, broken.UseRegex = new(0), true
	s := &transcript{}
	s.Setup.Settings = only(t)
	s.Setup.Entries = []chat.LorebookEntry{entry(1, "hello", "The pier"), drawn, broken, entry(4, "storm", "The storm"), entry(5, "", "The harbour")}
	lore := act(t, s, nil, llmtest.Prose(llmtest.Says("Yes."))).result.Log.Lore
	if lore == nil {
		t.Fatal("the log has no lore")
	}
	read := map[string]lorebook.Where{}
	for _, a := range lore.Active {
		read[a.Name] = a.Where
	}
	if diff := cmp.Diff(map[string]lorebook.Where{"The pier": lorebook.InTail, "The harbour": lorebook.InPrefix}, read); diff != "" {
		t.Error(diff)
	}
	if len(lore.Left) != 1 || lore.Left[0].ID != 2 || lore.Left[0].Reason != lorebook.ByProbability {
		t.Errorf("left out are %+v", lore.Left)
	}
	if len(lore.Broken) != 1 || lore.Broken[0].ID != 3 {
		t.Errorf("broken are %+v", lore.Broken)
	}
	s.Setup.Entries = s.Setup.Entries[3:4]
	if lore := act(t, s, nil, llmtest.Prose(llmtest.Says("Yes."))).result.Log.Lore; lore != nil {
		t.Errorf("where nothing was read the log says %+v", lore)
	}
}

func TestAGreetingIsKnownByWhatItsMacrosGave(t *testing.T) {
	at := time.Date(2026, 5, 3, 10, 0, 0, 0, time.UTC)
	card := &chat.Character{Name: "Ines", FirstMes: "Hello, {{user}}.", AlternateGreetings: []string{"It is {{time}}, {{random::a::b}} {{roll:1d1000}}{{// a note}}", "Rain."}}
	s := turn.Snapshot{Character: card, Conversation: chat.Conversation{ID: "c", CharacterName: "Ines", MacroSeed: "seed", CreatedAt: at}}
	m := prompt.GreetingMacros(prompt.Input{Character: card, Conversation: s.Conversation})
	for _, c := range []struct {
		name, said string
		want       *int
	}{
		{"a plain one", "Rain.", new(2)},
		{"one with names, which stay", "Hello, {{user}}.", new(0)},
		{"one whose macros were drawn", m.Greeting(card.AlternateGreetings[0], 1, s.Conversation), new(1)},
		{"one that was written before macros were resolved", card.AlternateGreetings[0], new(1)},
		{"one that the person changed", "Rain and wind.", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := []chat.Message{{ID: 1, Role: chat.Assistant, Content: c.said}}
			if diff := cmp.Diff(c.want, s.LoreInput(path, nil, nil, nil).Greeting); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAllLorebooksTogetherKeepToTheBudget(t *testing.T) {
	words := strings.Repeat("abc ", 100) // 100 tokens
	first, constant := entry(1, "hello", "First "+words), entry(2, "", "Constant "+words)
	for _, c := range []struct {
		name            string
		context         int
		percent, tokens int
		want            []string
	}{
		{"a quarter of the context holds both", 8192, 25, 0, []string{"Constant", "First"}},
		{"constant entries come first", 1200, 25, 0, []string{"Constant"}},
		{"a budget below the constant entries holds none", 8192, 25, 50, nil},
		{"the lower bound counts", 1200, 25, 5000, []string{"Constant"}},
		{"tokens alone are a bound too", 0, 25, 250, []string{"Constant"}},
		{"no bound", 1200, 0, 0, []string{"Constant", "First"}},
		{"no bound where the context is not known", 0, 25, 0, []string{"Constant", "First"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := narrow{&transcript{}, c.context}
			s.Setup.Settings = json.RawMessage(fmt.Sprintf(`{"enable_agent":false,"lorebook_percent":%d,"lorebook_tokens":%d}`, c.percent, c.tokens))
			s.Setup.Entries, s.Request.Kind, s.Request.Text = []chat.LorebookEntry{first, constant}, turn.Send, "Hello"
			server := llmtest.New(t, llmtest.Prose(llmtest.Says("Yes.")))
			store := s.store(t, server.URL(), "")
			if _, err := run(t, s.transcript, store); err != nil {
				t.Fatal(err)
			}
			sent, lore := string(server.Requests()[0].Raw), store.committed[0].Log.Lore
			var got []string
			for _, name := range []string{"Constant", "First"} {
				if strings.Contains(sent, name+" abc abc") {
					got = append(got, name)
				}
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
			if len(lore.Active) != len(c.want) || len(lore.Left) != 2-len(c.want) {
				t.Errorf("the log says %+v", lore)
			}
			for _, l := range lore.Left {
				if l.Reason != lorebook.ByBudget {
					t.Errorf("left out for %s", l.Reason)
				}
			}
		})
	}
}

func TestATurnPlacesEntriesBeforeItsBaseIsFrozen(t *testing.T) {
	deep, before, last := entry(1, "hello", "The pier"), entry(2, "hello", "The storm"), entry(3, "hello", "The tail")
	deep.AtDepth, deep.Rules.Depth, before.Rules.Position = true, new(2), chat.BeforeCharacter
	s := &transcript{}
	s.Setup.Settings = only(t, turn.DirectScene)
	s.Setup.Entries = []chat.LorebookEntry{deep, before, last}
	s.Setup.History = []chat.Message{{ID: 1, Role: chat.User, Content: "one"}, {ID: 2, Role: chat.Assistant, Content: "two"}}
	play := func(placed bool) acted {
		s.Request.Kind, s.Request.Text = turn.Send, "Hello"
		server := llmtest.New(t, llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{"moods":[]}`)), llmtest.Prose(llmtest.Says("Yes.")))
		store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
		store.snapshot.Books = map[int64]chat.BookRules{0: {AsPlaced: placed}}
		if _, err := run(t, s, store); err != nil {
			t.Fatal(err)
		}
		return acted{requests: server.Requests(), result: store.committed[0]}
	}
	texts := func(r llmtest.Request) (all []string) {
		for _, raw := range r.Body.Messages {
			var m struct{ Role, Content string }
			decode(t, raw, &m)
			all = append(all, m.Role+": "+m.Content)
		}
		return all
	}
	a := play(true)
	if len(a.requests) != 2 {
		t.Fatalf("%d requests", len(a.requests))
	}
	for _, r := range a.requests {
		all := texts(r)
		if !strings.Contains(all[0], "Write.\n\nThe storm\n\n") || all[1] != "user: one" || all[2] != "system: The pier" || all[3] != "assistant: two" {
			t.Errorf("the request begins with %q", all)
		}
		if tail := all[4]; !strings.Contains(tail, "The tail: The tail") || strings.Contains(tail, "The pier") || strings.Contains(tail, "The storm") {
			t.Errorf("the tail is %q", tail)
		}
	}
	if lore := a.result.Log.Lore; lore.Reread == 0 || len(lore.Active) != 3 {
		t.Errorf("the log says %+v", lore)
	}
	a = play(false)
	if all := texts(a.requests[1]); !strings.Contains(all[len(all)-1], "The pier") || a.result.Log.Lore.Reread != 0 {
		t.Errorf("without the switch %q", all)
	}
}
