package lorebook_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/jsregexp"
	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
)

func TestMain(m *testing.M) {
	jsregexp.SetClock()
	os.Exit(m.Run())
}

// keyed is an entry with a key, and rules.
func keyed(key string, rules chat.EntryRules) chat.LorebookEntry {
	return chat.LorebookEntry{Content: "Lore.", Keywords: []string{key}, CaseInsensitive: true, Rules: rules}
}

// second is an entry with secondary keys.
func second(logic chat.SecondaryLogic, keys ...string) chat.LorebookEntry {
	e := keyed("castle", chat.EntryRules{Logic: logic})
	e.Selective, e.SecondaryKeys = true, keys
	return e
}

func pattern(key string) chat.LorebookEntry {
	e := keyed(key, chat.EntryRules{})
	e.UseRegex = true
	return e
}

// said are messages of a branch, the person's first.
func said(texts ...string) (all []lorebook.Message) {
	for i, text := range texts {
		role := chat.User
		if i%2 == 1 {
			role = chat.Assistant
		}
		all = append(all, lorebook.Message{ID: int64(i + 1), Role: role, Name: "Bo", Text: text})
	}
	return all
}

// input numbers the entries.
func input(messages []lorebook.Message, entries ...chat.LorebookEntry) lorebook.Input {
	for i := range entries {
		entries[i].ID, entries[i].SortOrder = int64(i+1), i
		if entries[i].Name == "" {
			entries[i].Name = strconv.Itoa(i + 1)
		}
	}
	return lorebook.Input{Entries: entries, Messages: messages, Seed: "seed"}
}

// active are the numbers of the entries that are active, in the order of the prompt.
func active(r lorebook.Result) string {
	var ids []string
	for _, a := range r.Active {
		ids = append(ids, strconv.FormatInt(a.ID, 10))
	}
	return strings.Join(ids, " ")
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAKeyIsFound(t *testing.T) {
	exact := keyed("Pier", chat.EntryRules{})
	exact.CaseInsensitive = false
	mixed := pattern("/drag.n/")
	mixed.Keywords = append(mixed.Keywords, "C++")
	whole := chat.EntryRules{WholeWords: true}
	for _, c := range []struct {
		name  string
		entry chat.LorebookEntry
		text  string
		want  bool
	}{
		{"a key inside a word counts", keyed("pier", chat.EntryRules{}), "the piers", true},
		{"case counts unless ignored", exact, "the pier", false},
		{"marks apart from their letter are the same", keyed("café", chat.EntryRules{}), "the cafe\u0301", true},
		{"marks count", keyed("cafe", chat.EntryRules{}), "the café", false},
		{"curly and straight quotes are the same", keyed("O'Brien", chat.EntryRules{}), "said O’Brien", true},
		{"double quotes of all kinds are the same", keyed(`"go"`, chat.EntryRules{}), "she said “go”", true},
		{"a line break is white space", keyed("New York", chat.EntryRules{}), "New\nYork", true},
		{"a no-break space is white space", keyed("New York", chat.EntryRules{}), "New\u00a0York", true},
		{"a soft hyphen is nothing", keyed("harbour", chat.EntryRules{}), "har\u00adbour", true},
		{"a whole word stands alone", keyed("cat", whole), "concatenate", false},
		{"a whole word beside a sign", keyed("cat", whole), "the cat, again", true},
		{"a whole word at both ends", keyed("cat", whole), "cat", true},
		{"a later place is tried too", keyed("ann", whole), "planning with Ann", true},
		{"letters beyond ASCII belong to words", keyed("caf", whole), "the café", false},
		{"a word beyond ASCII is whole", keyed("José", whole), "José now", true},
		{"a name in a script without spaces", keyed("猫", whole), "小猫咪", true},
		{"a word with signs of its own", keyed("C++", whole), "in C++, mostly", true},
		{"several words are searched as they are", keyed("ann lee", whole), "joann lee", true},
		{"a blank key is none", keyed("  ", chat.EntryRules{}), "a  b", false},
		{"no key is found across two messages", keyed("text more", chat.EntryRules{}), "text", false},
		{"a pattern looks behind", pattern(`/(?<!un)happy/i`), "Unhappy", false},
		{"a pattern finds", pattern(`/(?<!un)happy/i`), "so Happy", true},
		{"a pattern meets joined marks", pattern(`/caf(é)/`), "cafe\u0301", true},
		{"beside slashes a key is plain", mixed, "in C++", true},
		{"between slashes it is a pattern", mixed, "a dragon", true},
		{"a broken pattern is not a text", pattern(`/([pier/`), "the /([pier/", false},
		{"a broken pattern without slashes is none either", pattern(`([pier`), "the ([pier", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := len(lorebook.Select(input(said(c.text, "more"), c.entry)).Active) > 0; got != c.want {
				t.Errorf("%q on %q: %v", c.entry.Keywords, c.text, got)
			}
		})
	}
}

func TestSecondaryKeysDecideByTheirLogic(t *testing.T) {
	for _, c := range []struct {
		name  string
		entry chat.LorebookEntry
		text  string
		want  bool
	}{
		{"and any wants one", second(chat.AndAny, "red", "old"), "the old castle", true},
		{"and any without one", second(chat.AndAny, "red", "old"), "the castle", false},
		{"and all wants all", second(chat.AndAll, "red", "old"), "the old red castle", true},
		{"and all with one", second(chat.AndAll, "red", "old"), "the red castle", false},
		{"not any with none", second(chat.NotAny, "ruined"), "the castle", true},
		{"not any with one", second(chat.NotAny, "ruined"), "the ruined castle", false},
		{"not all with one", second(chat.NotAll, "red", "old"), "the red castle", true},
		{"not all with none", second(chat.NotAll, "red", "old"), "the castle", true},
		{"not all with all", second(chat.NotAll, "red", "old"), "the old red castle", false},
		{"logic without the key", second(chat.NotAny, "ruined"), "nothing", false},
		{"blank secondary keys decide nothing", second(chat.AndAll, " "), "the castle", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := len(lorebook.Select(input(said(c.text), c.entry)).Active) > 0; got != c.want {
				t.Errorf("%s on %q: %v", c.entry.Rules.Logic, c.text, got)
			}
		})
	}
}

func TestWhyAnEntryIsLeftOutIsSaid(t *testing.T) {
	none := 0
	greeting := 1
	always := keyed("", chat.EntryRules{})
	always.Constant = true
	for _, c := range []struct {
		name   string
		rules  chat.EntryRules
		change func(*lorebook.Input)
		want   lorebook.Reason
	}{
		{"probability 0", chat.EntryRules{Probability: &none}, nil, lorebook.ByProbability},
		{"another character", chat.EntryRules{Filter: &chat.CharacterFilter{Names: []string{"Ann"}}}, nil, lorebook.ByFilter},
		{"an excluded character", chat.EntryRules{Filter: &chat.CharacterFilter{Names: []string{"ines"}, Exclude: true}}, nil, lorebook.ByFilter},
		{"another tag", chat.EntryRules{Filter: &chat.CharacterFilter{Tags: []string{"sea"}}}, nil, lorebook.ByFilter},
		{"this character", chat.EntryRules{Filter: &chat.CharacterFilter{Names: []string{"ines"}}}, nil, ""},
		{"another kind of reply", chat.EntryRules{Triggers: []string{"continue"}}, nil, lorebook.ByTrigger},
		{"this kind of reply", chat.EntryRules{Triggers: []string{"swipe", "normal"}}, nil, ""},
		{"too early", chat.EntryRules{Delay: 4}, nil, lorebook.ByDelay},
		{"late enough", chat.EntryRules{Delay: 3}, nil, ""},
		{"cooling down", chat.EntryRules{Cooldown: 9}, func(in *lorebook.Input) { in.Timing = lorebook.Timing{1: {CooldownEnd: 4}} }, lorebook.ByCooldown},
		{"cooled down", chat.EntryRules{Cooldown: 9}, func(in *lorebook.Input) { in.Timing = lorebook.Timing{1: {CooldownEnd: 3}} }, ""},
		{"over the budget", chat.EntryRules{}, func(in *lorebook.Input) { in.Budget = 1 }, lorebook.ByBudget},
		{"over the lorebook's budget", chat.EntryRules{}, func(in *lorebook.Input) { in.Books = map[int64]chat.BookRules{0: {TokenBudget: 1}} }, lorebook.ByBudget},
		{"the budget doesn't count", chat.EntryRules{IgnoreBudget: true}, func(in *lorebook.Input) { in.Budget = 1 }, ""},
		{"too few replies", chat.EntryRules{Decorators: &chat.Decorators{OnlyAfter: 2}}, nil, lorebook.ByDecorator},
		{"enough replies", chat.EntryRules{Decorators: &chat.Decorators{OnlyAfter: 1}}, nil, ""},
		{"not this reply", chat.EntryRules{Decorators: &chat.Decorators{OnlyEvery: 2}}, nil, lorebook.ByDecorator},
		{"this reply", chat.EntryRules{Decorators: &chat.Decorators{OnlyEvery: 1}}, nil, ""},
		{"once is enough", chat.EntryRules{Decorators: &chat.Decorators{DontAfterMatch: true}}, func(in *lorebook.Input) { in.Timing = lorebook.Timing{1: {Matched: true}} }, lorebook.ByDecorator},
		{"another greeting", chat.EntryRules{Decorators: &chat.Decorators{IsGreeting: &greeting}}, func(in *lorebook.Input) { in.Greeting = &none }, lorebook.ByDecorator},
		{"this greeting", chat.EntryRules{Decorators: &chat.Decorators{IsGreeting: &greeting}}, func(in *lorebook.Input) { in.Greeting = &greeting }, ""},
		{"an unknown greeting", chat.EntryRules{Decorators: &chat.Decorators{IsGreeting: &greeting}}, nil, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input(said("the pier", "a reply", "the pier"), keyed("pier", c.rules))
			in.Character, in.Triggers = lorebook.Character{Names: []string{"Ines"}, Tags: []string{"harbour"}}, []string{"normal"}
			if c.change != nil {
				c.change(&in)
			}
			got := lorebook.Select(in)
			var reason lorebook.Reason
			if len(got.Left) > 0 {
				reason = got.Left[0].Reason
				same(t, "pier", got.Left[0].Key)
			}
			same(t, c.want, reason)
			same(t, c.want == "", len(got.Active) == 1)
		})
	}
}

func TestDecoratorsDecide(t *testing.T) {
	with := func(d chat.Decorators) chat.EntryRules { return chat.EntryRules{Decorators: &d} }
	for _, c := range []struct {
		name  string
		rules chat.EntryRules
		text  string
		want  bool
	}{
		{"activate needs no key", with(chat.Decorators{Activate: true}), "nothing", true},
		{"activate goes before its opposite", with(chat.Decorators{Activate: true, DontActivate: true}), "nothing", true},
		{"an entry that never activates", with(chat.Decorators{DontActivate: true}), "pier", false},
		{"additional keys want one more", with(chat.Decorators{AdditionalKeys: []string{"storm"}}), "pier", false},
		{"additional keys with one more", with(chat.Decorators{AdditionalKeys: []string{"gale", "storm"}}), "pier in a storm", true},
		{"excluded keys refuse", with(chat.Decorators{ExcludeKeys: []string{"storm"}}), "pier in a storm", false},
		{"excluded keys that aren't there", with(chat.Decorators{ExcludeKeys: []string{"storm"}}), "pier", true},
		{"kept once it was active", with(chat.Decorators{KeepAfterMatch: true}), "nothing", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input(said(c.text), keyed("pier", c.rules))
			in.Timing = lorebook.Timing{1: {Matched: true}}
			same(t, c.want, len(lorebook.Select(in).Active) == 1)
		})
	}
}

func TestWhatAnEntrySearches(t *testing.T) {
	none, one, two := 0, 1, 2
	persona := chat.EntryRules{Match: []chat.LoreSource{chat.OfPersona}}
	deep := chat.EntryRules{ScanDepth: &two}
	for _, c := range []struct {
		name  string
		rules chat.EntryRules
		book  chat.BookRules
		texts []string
		want  bool
	}{
		{"the last six messages", chat.EntryRules{}, chat.BookRules{}, []string{"pier", "", "", "", "", ""}, true},
		{"no more than six", chat.EntryRules{}, chat.BookRules{}, []string{"pier", "", "", "", "", "", ""}, false},
		{"as many as the lorebook says", chat.EntryRules{}, chat.BookRules{ScanDepth: &one}, []string{"pier", ""}, false},
		{"as many as the entry says", deep, chat.BookRules{ScanDepth: &one}, []string{"pier", ""}, true},
		{"none", chat.EntryRules{ScanDepth: &none}, chat.BookRules{}, []string{"pier"}, false},
		{"the persona where it says so", persona, chat.BookRules{}, []string{""}, true},
		{"no persona elsewhere", chat.EntryRules{}, chat.BookRules{}, []string{""}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input(said(c.texts...), keyed("pier", c.rules))
			in.Books, in.Sources = map[int64]chat.BookRules{0: c.book}, map[chat.LoreSource]string{chat.OfPersona: "lives at the pier"}
			same(t, c.want, len(lorebook.Select(in).Active) == 1)
		})
	}
	in := input(said("hello"), keyed("bo", chat.EntryRules{}))
	same(t, "", active(lorebook.Select(in)))
	in.Books = map[int64]chat.BookRules{0: {Names: true}}
	same(t, "1", active(lorebook.Select(in)))
}

func TestOfAGroupOneEntryIsActive(t *testing.T) {
	zero, much := 0, 1000
	of := func(r chat.EntryRules) chat.LorebookEntry { r.Group = "weather"; return keyed("pier", r) }
	late := of(chat.EntryRules{GroupOverride: true})
	late.Priority = 5
	scored := of(chat.EntryRules{GroupScoring: true})
	best := of(chat.EntryRules{GroupScoring: true})
	best.Keywords = append(best.Keywords, "old")
	sticky := of(chat.EntryRules{Sticky: 9})
	for _, c := range []struct {
		name    string
		entries []chat.LorebookEntry
		want    string
	}{
		{"one alone wins", []chat.LorebookEntry{of(chat.EntryRules{})}, "1"},
		{"a weight of 0 loses", []chat.LorebookEntry{of(chat.EntryRules{GroupWeight: &zero}), of(chat.EntryRules{GroupWeight: &much})}, "2"},
		{"among weights of 0 the first wins", []chat.LorebookEntry{of(chat.EntryRules{GroupWeight: &zero}), of(chat.EntryRules{GroupWeight: &zero})}, "1"},
		{"who is put first wins by priority", []chat.LorebookEntry{of(chat.EntryRules{GroupWeight: &much}), of(chat.EntryRules{GroupOverride: true}), late}, "3"},
		{"most keys win", []chat.LorebookEntry{scored, best}, "2"},
		{"who lasts wins", []chat.LorebookEntry{of(chat.EntryRules{GroupOverride: true}), sticky}, "2"},
		{"others are not in it", []chat.LorebookEntry{keyed("pier", chat.EntryRules{}), late}, "2 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input(said("the old pier"), c.entries...)
			in.Timing = lorebook.Timing{2: {StickyEnd: 5}}
			same(t, c.want, active(lorebook.Select(in)))
		})
	}
}

func TestDrawsFollowTheMessage(t *testing.T) {
	half := 50
	in := input(said("the pier"), keyed("pier", chat.EntryRules{Probability: &half}))
	first, hits := active(lorebook.Select(in)), 0
	same(t, first, active(lorebook.Select(in)))
	for id := range 1000 {
		in.Messages[0].ID = int64(id)
		hits += len(lorebook.Select(in).Active)
	}
	if hits < 430 || hits > 570 {
		t.Errorf("of 1000 messages %d drew it", hits)
	}
}

func TestTextsOfEntriesCallOthers(t *testing.T) {
	says := func(key, content string, r chat.EntryRules) chat.LorebookEntry {
		e := keyed(key, r)
		e.Content = content
		return e
	}
	for _, c := range []struct {
		name    string
		entries []chat.LorebookEntry
		want    string
	}{
		{"a chain", []chat.LorebookEntry{says("a1", "b1", chat.EntryRules{}), says("b1", "c1", chat.EntryRules{}), says("c1", "", chat.EntryRules{})}, "1 2 3"},
		{"one that calls itself", []chat.LorebookEntry{says("a1", "a1", chat.EntryRules{})}, "1"},
		{"one that isn't called", []chat.LorebookEntry{says("a1", "b1", chat.EntryRules{}), says("b1", "", chat.EntryRules{ExcludeRecursion: true})}, "1"},
		{"one that doesn't call", []chat.LorebookEntry{says("a1", "b1", chat.EntryRules{PreventRecursion: true}), says("b1", "", chat.EntryRules{})}, "1"},
		{"one that waits to be called", []chat.LorebookEntry{says("a1", "", chat.EntryRules{DelayUntilRecursion: 1})}, ""},
		{"one that waited", []chat.LorebookEntry{says("a1", "b1", chat.EntryRules{}), says("b1", "", chat.EntryRules{DelayUntilRecursion: 1})}, "1 2"},
		{
			"a later level waits for the earlier one",
			[]chat.LorebookEntry{says("a1", "b1 c1", chat.EntryRules{}), says("b1", "", chat.EntryRules{DelayUntilRecursion: 1}), says("c1", "", chat.EntryRules{DelayUntilRecursion: 2})},
			"1 2 3",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input(said("a1"), c.entries...)
			if got := active(lorebook.Select(in)); len(got) > 1 {
				t.Errorf("a lorebook that doesn't read recursively read %q", got)
			}
			in.Books = map[int64]chat.BookRules{0: {Recursive: true}}
			same(t, c.want, active(lorebook.Select(in)))
		})
	}
}

func TestRecursionEndsAfterTenSteps(t *testing.T) {
	var chain []chat.LorebookEntry
	for i := range 30 {
		e := keyed("k"+strconv.Itoa(i)+".", chat.EntryRules{})
		e.Content = "k" + strconv.Itoa(i+1) + "."
		chain = append(chain, e)
	}
	in := input(said("k0."), chain...)
	in.Books = map[int64]chat.BookRules{0: {Recursive: true}}
	got := lorebook.Select(in).Active
	if len(got) != lorebook.MaxSteps || got[9].Level != 9 {
		t.Errorf("%d entries, the last one of step %d", len(got), got[len(got)-1].Level)
	}
}

func TestConstantEntriesHaveTheBudgetFirst(t *testing.T) {
	first, constant := keyed("pier", chat.EntryRules{}), keyed("", chat.EntryRules{})
	first.Priority, constant.Constant = 9, true
	in := input(said("pier"), first, constant)
	in.Budget = lorebook.Tokens(&in.Entries[1], 0)
	same(t, "2", active(lorebook.Select(in)))
	in.Budget--
	same(t, "", active(lorebook.Select(in)))
	in.Budget = 100
	same(t, "1 2", active(lorebook.Select(in)))
}

func TestTimingFollowsTheBranch(t *testing.T) {
	for _, c := range []struct {
		name  string
		rules chat.EntryRules
		texts []string
		want  bool
	}{
		{"sticky for 3 messages lasts one turn more", chat.EntryRules{Sticky: 3}, []string{"pier", "", ""}, true},
		{"and no longer", chat.EntryRules{Sticky: 3}, []string{"pier", "", "", "", ""}, false},
		{"sticky for 2 messages is over", chat.EntryRules{Sticky: 2}, []string{"pier", "", ""}, false},
		{"a key that is found still counts", chat.EntryRules{Sticky: 1}, []string{"pier", "", "pier"}, true},
		{"cooldown of 3 messages rests one turn", chat.EntryRules{Cooldown: 3}, []string{"pier", "", "pier"}, false},
		{"and no longer", chat.EntryRules{Cooldown: 3}, []string{"pier", "", "", "", "pier"}, true},
		{"cooldown begins when sticky ends", chat.EntryRules{Sticky: 2, Cooldown: 2}, []string{"pier", "", "pier"}, false},
		{"kept once active", chat.EntryRules{Decorators: &chat.Decorators{KeepAfterMatch: true}}, []string{"pier", "", "", "", ""}, true},
		{"once only", chat.EntryRules{Decorators: &chat.Decorators{DontAfterMatch: true}}, []string{"pier", "", "pier"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			one := 1
			c.rules.ScanDepth = &one
			in := input(said(c.texts...), keyed("pier", c.rules))
			in.Timing = lorebook.Replay(in)
			same(t, c.want, len(lorebook.Select(in).Active) == 1)
		})
	}
}

func TestWhereAnEntryStands(t *testing.T) {
	half := 50
	constant := func(change func(*chat.LorebookEntry)) chat.LorebookEntry {
		e := keyed("", chat.EntryRules{})
		e.Constant = true
		change(&e)
		return e
	}
	depth := 4
	fired := keyed("pier", chat.EntryRules{Depth: &depth, Role: "user"})
	fired.AtDepth = true
	in := input(said("pier"), constant(func(*chat.LorebookEntry) {}), constant(func(e *chat.LorebookEntry) { e.AtDepth = true }),
		constant(func(e *chat.LorebookEntry) { e.Rules.Group = "g" }), constant(func(e *chat.LorebookEntry) { e.Rules.Probability = &half }), fired)
	var got []string
	for _, a := range lorebook.Select(in).Active {
		if a.ID != 4 {
			got = append(got, string(a.Where))
		}
		if a.ID == 5 {
			same(t, lorebook.Place{AtDepth: true, Depth: 4, Role: "user"}, a.Wanted)
		}
	}
	same(t, []string{"prefix", "depth", "tail", "tail"}, got)
}

func TestAKeyThatCannotBeUsedIsNamed(t *testing.T) {
	broken, slow := pattern(`/([pier/`), pattern(`/^(?=(a+)+$)(a|a)*\1$/`)
	got := lorebook.Select(input(said(strings.Repeat("a", 200)+"!"), broken, slow)).Broken
	if len(got) != 2 || got[0].Key != broken.Keywords[0] || got[0].Slow || got[1].ID != 2 || !got[1].Slow {
		t.Errorf("named are %+v", got)
	}
	e := broken
	if lorebook.CheckKey(&e, e.Keywords[0]) == nil || lorebook.CheckKey(&e, "/pier/") != nil {
		t.Error("the check disagrees")
	}
}
