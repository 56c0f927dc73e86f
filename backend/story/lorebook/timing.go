package lorebook

import "terzetto/backend/chat"

// remembered is how many of the last messages Replay reads. What was active before is forgotten.
const remembered = 400

// Replay computes from a branch what its earlier turns left: it selects again for each reply of the branch what was
// selected then. Entries that were changed since are taken as they are now. Where nothing has timing, it reads nothing.
//
// Only entries with timing are read, unless a lorebook reads recursively or groups decide between entries.
func Replay(in Input) Timing { return newReader(&in).replay(in) }

func (r *reader) replay(in Input) Timing {
	t, places := Timing{}, timedAmong(&in)
	if len(places) == 0 {
		return t
	}
	in.Triggers = nil
	rules := make(map[int64]*chat.EntryRules, len(places))
	for _, i := range places {
		rules[in.Entries[i].ID] = &in.Entries[i].Rules
	}
	all := in.Messages
	for n := max(1, len(all)-remembered); n < len(all); n++ {
		if all[n].Role != chat.Assistant {
			continue
		}
		t.check(n, rules)
		in.Messages, in.Timing = all[:n], t
		for _, a := range r.choose(&in, places).Active {
			t.note(a.ID, n, rules[a.ID])
		}
	}
	t.check(len(all), rules)
	return t
}

// hasTiming reports that what an entry does depends on earlier turns.
func hasTiming(e *chat.LorebookEntry) bool {
	d := decorators(e)
	return e.Rules.Sticky > 0 || e.Rules.Cooldown > 0 || d.KeepAfterMatch || d.DontAfterMatch
}

// timedAmong are the places of the entries that earlier turns have to be read with.
func timedAmong(in *Input) []int {
	all, timing := []int{}, []int{}
	linked := false
	for i := range in.Entries {
		e := &in.Entries[i]
		all = append(all, i)
		if hasTiming(e) {
			timing = append(timing, i)
		}
		linked = linked || e.Rules.Group != "" || in.Books[e.WorldID].Recursive
	}
	if linked && len(timing) > 0 {
		return all
	}
	return timing
}

// check ends what is over when a branch has n messages. Where an entry stops being sticky, its cooldown begins.
func (t Timing) check(n int, rules map[int64]*chat.EntryRules) {
	for id, timer := range t {
		if timer.CooldownEnd > 0 && n >= timer.CooldownEnd {
			timer.CooldownEnd = 0
		}
		if timer.StickyEnd > 0 && n >= timer.StickyEnd {
			timer.StickyEnd = 0
			if rules[id].Cooldown > 0 {
				timer.CooldownEnd = n + rules[id].Cooldown
			}
		}
		t[id] = timer
	}
}

// note writes down that an entry was active when a branch had n messages.
func (t Timing) note(id int64, n int, r *chat.EntryRules) {
	timer := t[id]
	timer.Matched = true
	if r.Sticky > 0 && timer.StickyEnd == 0 {
		timer.StickyEnd = n + r.Sticky
	}
	if r.Cooldown > 0 && timer.CooldownEnd == 0 {
		timer.CooldownEnd = n + r.Cooldown
	}
	t[id] = timer
}
