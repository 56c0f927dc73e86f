package lorebook_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
)

// The reference decides as slowly and as plainly as can be: every step reads all texts again with all keys. It knows
// ASCII alone, and patterns that Go's engine takes.
type reference struct {
	in       lorebook.Input
	order    []chat.LorebookEntry
	active   map[int64]bool
	lost     map[int64]bool
	called   []string
	groups   map[string]bool
	spent    map[int64]int
	all      int
	closed   map[int64]bool
	everyone bool
}

func refer(in lorebook.Input) []int64 {
	r := reference{in: in, order: slices.Clone(in.Entries), active: map[int64]bool{}, lost: map[int64]bool{}, groups: map[string]bool{}, spent: map[int64]int{}, closed: map[int64]bool{}}
	slices.SortStableFunc(r.order, func(a, b chat.LorebookEntry) int {
		if a.Priority != b.Priority {
			return b.Priority - a.Priority
		}
		return a.SortOrder - b.SortOrder
	})
	var levels []int
	for _, e := range r.order {
		if d := e.Rules.DelayUntilRecursion; d > 0 && r.book(e).Recursive && !slices.Contains(levels, d) {
			levels = append(levels, d)
		}
	}
	slices.Sort(levels)
	level := 0
	next := func() bool {
		if len(levels) == 0 {
			return false
		}
		level, levels = levels[0], levels[1:]
		return true
	}
	next()
	for step := range 10 {
		var tried []chat.LorebookEntry
		for _, e := range r.order {
			if !r.active[e.ID] && !r.lost[e.ID] && r.allowed(e, step, level) && r.wants(e) {
				if r.refused(e) {
					r.lost[e.ID] = true
				} else {
					tried = append(tried, e)
				}
			}
		}
		calls := false
		for _, e := range r.survivors(tried) {
			if !r.enter(e) {
				r.lost[e.ID] = true
				continue
			}
			if r.book(e).Recursive && !e.Rules.PreventRecursion {
				r.called, calls = append(r.called, e.Content), true
			}
		}
		if !calls && !next() {
			break
		}
	}
	var ids []int64
	for _, e := range r.order {
		if r.active[e.ID] {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

func (r *reference) book(e chat.LorebookEntry) chat.BookRules { return r.in.Books[e.WorldID] }

func (r *reference) sticky(e chat.LorebookEntry) bool {
	return e.Rules.Sticky > 0 && r.in.Timing[e.ID].StickyEnd > len(r.in.Messages)
}

func deco(e chat.LorebookEntry) chat.Decorators {
	if e.Rules.Decorators == nil {
		return chat.Decorators{}
	}
	return *e.Rules.Decorators
}

func (r *reference) allowed(e chat.LorebookEntry, step, level int) bool {
	if r.sticky(e) {
		return true
	}
	if step == 0 {
		return e.Rules.DelayUntilRecursion == 0
	}
	return r.book(e).Recursive && !e.Rules.ExcludeRecursion && e.Rules.DelayUntilRecursion <= level
}

func (r *reference) forced(e chat.LorebookEntry) bool { return deco(e).Activate || e.Constant }

func (r *reference) wants(e chat.LorebookEntry) bool {
	d := deco(e)
	if d.Activate {
		return true
	}
	if d.DontActivate {
		return false
	}
	if e.Constant || r.sticky(e) || d.KeepAfterMatch && r.in.Timing[e.ID].Matched {
		return true
	}
	if r.count(e, e.Keywords) == 0 || r.count(e, d.ExcludeKeys) > 0 || len(d.AdditionalKeys) > 0 && r.count(e, d.AdditionalKeys) == 0 {
		return false
	}
	if !e.Selective || len(e.SecondaryKeys) == 0 {
		return true
	}
	n, all := r.count(e, e.SecondaryKeys), len(e.SecondaryKeys)
	return map[chat.SecondaryLogic]bool{chat.AndAny: n > 0, chat.AndAll: n == all, chat.NotAny: n == 0, chat.NotAll: n < all}[e.Rules.Logic]
}

// texts are what an entry searches, each by itself.
func (r *reference) texts(e chat.LorebookEntry) []string {
	depth := 6
	if d := r.book(e).ScanDepth; d != nil {
		depth = *d
	}
	if d := e.Rules.ScanDepth; d != nil {
		depth = *d
	}
	if depth <= 0 {
		return nil
	}
	var all []string
	for _, m := range r.in.Messages[max(0, len(r.in.Messages)-depth):] {
		all = append(all, m.Text)
	}
	for _, s := range e.Rules.Match {
		all = append(all, r.in.Sources[s])
	}
	if r.book(e).Recursive {
		all = append(all, r.called...)
	}
	return all
}

func (r *reference) count(e chat.LorebookEntry, keys []string) (n int) {
	for _, key := range keys {
		if slices.ContainsFunc(r.texts(e), func(text string) bool { return holds(e, key, text) }) {
			n++
		}
	}
	return n
}

func holds(e chat.LorebookEntry, key, text string) bool {
	flags := ""
	if e.CaseInsensitive {
		flags = "(?i)"
	}
	switch {
	case e.UseRegex:
		return regexp.MustCompile(flags + key).MatchString(text)
	case e.Rules.WholeWords && !strings.Contains(key, " "):
		return regexp.MustCompile(flags + `(^|\W)` + regexp.QuoteMeta(key) + `($|\W)`).MatchString(text)
	}
	return regexp.MustCompile(flags + regexp.QuoteMeta(key)).MatchString(text)
}

func (r *reference) refused(e chat.LorebookEntry) bool {
	n, timer, d, replies := len(r.in.Messages), r.in.Timing[e.ID], deco(e), 0
	for _, m := range r.in.Messages {
		if m.Role == chat.Assistant {
			replies++
		}
	}
	if f := e.Rules.Filter; f != nil && slices.Contains(f.Names, r.in.Character.Names[0]) == f.Exclude {
		return true
	}
	return n < e.Rules.Delay || n < timer.CooldownEnd && !r.sticky(e) || replies < d.OnlyAfter || d.OnlyEvery > 0 && replies%d.OnlyEvery > 0 ||
		d.DontAfterMatch && timer.Matched
}

// survivors are those that win their group, in the order in which the budget is asked.
func (r *reference) survivors(tried []chat.LorebookEntry) []chat.LorebookEntry {
	rank := func(e chat.LorebookEntry) int {
		switch {
		case r.forced(e) && lorebook.Fixed(&e):
			return 0
		case r.forced(e):
			return 1
		case r.sticky(e):
			return 2
		}
		return 3
	}
	slices.SortStableFunc(tried, func(a, b chat.LorebookEntry) int { return rank(a) - rank(b) })
	var names []string
	for _, e := range tried {
		if g := e.Rules.Group; g != "" && !slices.Contains(names, g) {
			names = append(names, g)
		}
	}
	for _, name := range names {
		var group []chat.LorebookEntry
		for _, e := range tried {
			if e.Rules.Group == name {
				group = append(group, e)
			}
		}
		for _, e := range group {
			if !slices.Contains(r.winners(name, group), e.ID) {
				defer func() { r.lost[e.ID] = true }()
				tried = slices.DeleteFunc(tried, func(x chat.LorebookEntry) bool { return x.ID == e.ID })
			}
		}
	}
	return tried
}

func (r *reference) winners(name string, group []chat.LorebookEntry) (ids []int64) {
	for _, e := range group {
		if r.sticky(e) {
			ids = append(ids, e.ID)
		}
	}
	if len(ids) > 0 || r.groups[name] {
		return ids
	}
	best := -1
	for _, e := range group {
		best = max(best, r.score(e))
	}
	if slices.ContainsFunc(group, func(e chat.LorebookEntry) bool { return e.Rules.GroupScoring }) {
		group = slices.DeleteFunc(slices.Clone(group), func(e chat.LorebookEntry) bool { return e.Rules.GroupScoring && r.score(e) < best })
	}
	if len(group) == 1 {
		return []int64{group[0].ID}
	}
	for _, e := range r.order {
		if e.Rules.GroupOverride && slices.ContainsFunc(group, func(x chat.LorebookEntry) bool { return x.ID == e.ID }) {
			return []int64{e.ID}
		}
	}
	total, sum := 0.0, 0.0
	for _, e := range group {
		total += float64(weight(e))
	}
	drawn := lorebook.Draw(r.in.Seed, r.answered(), "group", name) * total
	for _, e := range group {
		if sum += float64(weight(e)); drawn < sum {
			return []int64{e.ID}
		}
	}
	return []int64{group[0].ID}
}

// answered names the message that is answered.
func (r *reference) answered() string {
	return strconv.FormatInt(r.in.Messages[len(r.in.Messages)-1].ID, 10)
}

func weight(e chat.LorebookEntry) int {
	if e.Rules.GroupWeight == nil {
		return 100
	}
	return *e.Rules.GroupWeight
}

func (r *reference) score(e chat.LorebookEntry) int {
	if len(e.Keywords) == 0 {
		return 0
	}
	n := r.count(e, e.Keywords)
	if !e.Selective {
		return n
	}
	switch second := r.count(e, e.SecondaryKeys); e.Rules.Logic {
	case chat.AndAny:
		n += second
	case chat.AndAll:
		if second == len(e.SecondaryKeys) {
			n += second
		}
	case chat.NotAny, chat.NotAll:
	}
	return n
}

// enter draws and pays.
func (r *reference) enter(e chat.LorebookEntry) bool {
	if p := e.Rules.Probability; p != nil && *p < 100 && !r.sticky(e) {
		if 100*lorebook.Draw(r.in.Seed, r.answered(), "entry", strconv.FormatInt(e.ID, 10)) >= float64(*p) {
			return false
		}
	}
	n := lorebook.Tokens(&e, 0)
	if !e.Rules.IgnoreBudget {
		if r.in.Budget > 0 && r.all+n > r.in.Budget {
			r.everyone = true
		}
		if b := r.book(e).TokenBudget; b > 0 && r.spent[e.WorldID]+n > b {
			r.closed[e.WorldID] = true
		}
		if r.everyone || r.closed[e.WorldID] {
			return false
		}
	}
	r.all, r.spent[e.WorldID] = r.all+n, r.spent[e.WorldID]+n
	r.active[e.ID], r.groups[e.Rules.Group] = true, e.Rules.Group != ""
	return true
}

// randomInput is a lorebook and a branch of it, with every rule now and then.
func randomInput(rnd *rand.Rand) lorebook.Input {
	words := []string{"red", "king", "castle", "storm", "pier", "owl", "silver", "gate", "cat", "concat"}
	one := func(n int) bool { return rnd.IntN(n) == 0 }
	text := func(n int) string {
		var all []string
		for range n {
			all = append(all, words[rnd.IntN(len(words))])
		}
		return strings.Join(all, []string{" ", ", ", "s "}[rnd.IntN(3)])
	}
	keys := func(most int, patterns bool) (all []string) {
		for range rnd.IntN(most + 1) {
			key := words[rnd.IntN(len(words))]
			switch {
			case patterns && one(2):
				key = `\b` + key + `s?\b`
			case one(4):
				key = strings.ToUpper(key)
			case one(5):
				key += " " + words[rnd.IntN(len(words))]
			}
			all = append(all, key)
		}
		return all
	}
	optional := func(n, most int) *int {
		if !one(n) {
			return nil
		}
		return new(rnd.IntN(most))
	}
	number := func(n, most int) int {
		if !one(n) {
			return 0
		}
		return 1 + rnd.IntN(most)
	}
	in := lorebook.Input{
		Seed: "s", Books: map[int64]chat.BookRules{}, Timing: lorebook.Timing{}, Character: lorebook.Character{Names: []string{"Ines"}},
		Sources: map[chat.LoreSource]string{chat.OfPersona: text(2), chat.OfScenario: text(2)}, Budget: number(4, 40),
	}
	for world := range int64(2) {
		in.Books[world] = chat.BookRules{ScanDepth: optional(3, 4), TokenBudget: number(4, 30), Recursive: one(2)}
	}
	for i := range 1 + rnd.IntN(7) {
		role := chat.User
		if i%2 == 1 {
			role = chat.Assistant
		}
		in.Messages = append(in.Messages, lorebook.Message{ID: int64(rnd.IntN(1000)), Role: role, Text: text(rnd.IntN(5))})
	}
	for i := range 1 + rnd.IntN(9) {
		e := chat.LorebookEntry{
			ID: int64(i + 1), WorldID: int64(rnd.IntN(2)), Content: text(1 + rnd.IntN(4)), UseRegex: one(6), CaseInsensitive: !one(5), Selective: one(2),
			Constant: one(9), Priority: rnd.IntN(3), SortOrder: i,
			Rules: chat.EntryRules{
				Logic:       []chat.SecondaryLogic{chat.AndAny, chat.AndAll, chat.NotAny, chat.NotAll}[rnd.IntN(4)],
				Probability: optional(5, 101), WholeWords: one(4), ScanDepth: optional(6, 4), GroupWeight: optional(3, 100), GroupOverride: one(6),
				GroupScoring: one(6), Sticky: number(5, 5), Cooldown: number(5, 5), Delay: number(7, 6), ExcludeRecursion: one(6),
				PreventRecursion: one(6), DelayUntilRecursion: number(6, 3), IgnoreBudget: one(8),
			},
		}
		e.Keywords, e.SecondaryKeys = keys(3, e.UseRegex), keys(2, e.UseRegex)
		if one(3) {
			e.Rules.Group = []string{"g", "h"}[rnd.IntN(2)]
		}
		if one(6) {
			e.Rules.Match = []chat.LoreSource{chat.OfPersona, chat.OfScenario}
		}
		if one(9) {
			e.Rules.Filter = &chat.CharacterFilter{Names: []string{"Ines", "Bob"}[rnd.IntN(2):], Exclude: one(2)}
		}
		if one(4) {
			e.Rules.Decorators = &chat.Decorators{
				Activate: one(8), DontActivate: one(8), OnlyAfter: number(5, 3), OnlyEvery: number(5, 3), KeepAfterMatch: one(4), DontAfterMatch: one(5),
				AdditionalKeys: keys(1, e.UseRegex), ExcludeKeys: keys(1, e.UseRegex),
			}
		}
		if one(3) {
			in.Timing[e.ID] = lorebook.Timer{StickyEnd: rnd.IntN(9), CooldownEnd: rnd.IntN(9), Matched: one(2)}
		}
		in.Entries = append(in.Entries, e)
	}
	return in
}

func TestRandomLorebooksAgreeWithTheReference(t *testing.T) {
	rounds := 10_000
	if testing.Short() {
		rounds = 3000
	}
	rnd := rand.New(rand.NewPCG(7, 11))
	some := 0
	for n := range rounds {
		in := randomInput(rnd)
		want := refer(in)
		var got []int64
		for _, a := range lorebook.Select(in).Active {
			got = append(got, a.ID)
		}
		if !slices.Equal(want, got) {
			t.Fatalf("lorebook %d: want %v, got %v\n%+v", n, want, got, in)
		}
		some += min(len(got), 1)
	}
	if some < rounds/2 {
		t.Errorf("only %d of %d lorebooks have an active entry", some, rounds)
	}
}

func FuzzKeys(f *testing.F) {
	for _, key := range []string{"pier", "/pier/i", "/(?<!a)b/", "/[/", "//", "/", "{{char}}", "C++", "\xff", "猫", "/\\u{1F409}/u"} {
		f.Add(key, "the pier 猫", true, false)
	}
	f.Fuzz(func(t *testing.T, key, text string, useRegex, whole bool) {
		if len(key) > 500 || len(text) > 2000 {
			t.Skip()
		}
		e := chat.LorebookEntry{ID: 1, Content: "x", Keywords: []string{key}, UseRegex: useRegex, CaseInsensitive: true, Rules: chat.EntryRules{WholeWords: whole}}
		r := lorebook.Select(lorebook.Input{Entries: []chat.LorebookEntry{e}, Messages: []lorebook.Message{{ID: 1, Text: text}}})
		if len(r.Active)+len(r.Broken) > 2 || len(r.Active) == 1 && len(r.Broken) > 0 {
			t.Errorf("%+v", r)
		}
		if broken := lorebook.CheckKey(&e, key) != nil; broken && (len(r.Broken) != 1 || r.Broken[0].Slow) {
			t.Errorf("the check says that %q is broken, the search %+v", key, r.Broken)
		}
	})
}

// BenchmarkSelect takes the time of a turn: with 2,000 entries that call each other, one after another or all at once, with
// patterns that would never end, and with what many earlier turns left.
func BenchmarkSelect(b *testing.B) {
	var chain, all, timed, hostile []chat.LorebookEntry
	for i := range 2000 {
		e := chat.LorebookEntry{ID: int64(i + 1), Keywords: []string{fmt.Sprintf("harbour-%d-gate", i), fmt.Sprintf("quay-%d", i)}, CaseInsensitive: true}
		e.Content = fmt.Sprintf("It lies beside harbour-%d-gate, where %s.", i+1, strings.Repeat("the tide turns ", 10))
		chain = append(chain, e)
		if e.Rules.Sticky = i % 2 * 3; i < 200 {
			timed = append(timed, e)
		}
		e.Keywords, e.Rules.Sticky = []string{"tide"}, 0
		all = append(all, e)
		e.Keywords, e.UseRegex = []string{fmt.Sprintf(`/^(?=(a+)+$)(a|a)*\1{%d}$/`, i+1)}, true
		hostile = append(hostile, e)
	}
	talk := strings.Repeat("They talk of nothing that matters. ", 100) + "harbour-0-gate"
	long := said(slices.Repeat([]string{talk[:700]}, 300)...)
	for _, c := range []struct {
		name     string
		entries  []chat.LorebookEntry
		messages []lorebook.Message
	}{
		{"Chain2000", chain, said(talk)},
		{"Each2000", all, said(talk + " tide")},
		{"Hostile", hostile[:1], said(strings.Repeat("a", 5000) + "!")},
		{"Hostile2000", hostile, said(strings.Repeat("a", 5000) + "!")},
		{"Timed200After300Messages", timed, append(long, said(talk)...)},
	} {
		b.Run(c.name, func(b *testing.B) {
			in := lorebook.Input{Entries: c.entries, Messages: c.messages, Books: map[int64]chat.BookRules{0: {Recursive: true}}, Now: time.Now}
			for b.Loop() {
				lorebook.Read(in)
			}
		})
	}
}
