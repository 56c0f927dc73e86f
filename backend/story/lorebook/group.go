package lorebook

import (
	"slices"
	"strings"

	"terzetto/backend/chat"
)

// defaultWeight is that of an entry of a group that names none.
const defaultWeight = 100

// groupNames are the inclusion groups of an entry.
func groupNames(e *chat.LorebookEntry) (names []string) {
	if e.Rules.Group == "" {
		return nil
	}
	for name := range strings.SplitSeq(e.Rules.Group, ",") {
		if name = strings.TrimSpace(name); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// groups leaves one entry of each inclusion group. An entry of several groups has to win all of them, and one that
// lost in a group takes no part in the next.
func (s *selection) groups(candidates []int) []int {
	var names []string
	members := map[string][]int{}
	for _, i := range candidates {
		for _, name := range groupNames(s.all[i].entry) {
			if members[name] == nil {
				names = append(names, name)
			}
			members[name] = append(members[name], i)
		}
	}
	if len(names) == 0 {
		return candidates
	}
	lose := func(name string, all []int, but func(*state) bool) {
		for _, i := range all {
			if at := &s.all[i]; !at.done && !but(at) {
				s.leave(at, ByGroup, name)
			}
		}
	}
	lasts := func(at *state) bool { return at.sticky }
	for _, name := range names {
		if all := s.playing(members[name]); slices.ContainsFunc(all, func(i int) bool { return lasts(&s.all[i]) }) {
			lose(name, all, lasts)
			members[name] = nil // those that last all stay
		}
	}
	for _, name := range names {
		s.score(name, s.playing(members[name]), lose)
	}
	for _, name := range names {
		all := s.playing(members[name])
		switch {
		case s.won[name]:
			lose(name, all, func(*state) bool { return false })
		case len(all) > 1:
			winner := s.winner(name, all)
			winner.group = name
			lose(name, all, func(at *state) bool { return at == winner })
		}
	}
	return s.playing(candidates)
}

// playing are those that haven't lost.
func (s *selection) playing(all []int) (left []int) {
	for _, i := range all {
		if !s.all[i].done {
			left = append(left, i)
		}
	}
	return left
}

// score drops those of which fewer keys are found than of the best one, where they want to be compared by that.
func (s *selection) score(name string, all []int, lose func(string, []int, func(*state) bool)) {
	if !slices.ContainsFunc(all, func(i int) bool { return s.all[i].entry.Rules.GroupScoring }) {
		return
	}
	best, scores := 0, map[*state]int{}
	for _, i := range all {
		at := &s.all[i]
		scores[at] = s.countHits(at)
		best = max(best, scores[at])
	}
	lose(name, all, func(at *state) bool { return !at.entry.Rules.GroupScoring || scores[at] == best })
}

// countHits is how many keys of an entry are found, the secondary ones where they have to be.
func (s *selection) countHits(at *state) int {
	if !at.parsed {
		s.parse(at)
	}
	if len(at.primary) == 0 {
		return 0
	}
	n := s.hits(at, at.primary)
	if second := s.hits(at, at.secondary); at.entry.Rules.Logic == chat.AndAny || at.entry.Rules.Logic == chat.AndAll && second == len(at.secondary) {
		n += second
	}
	return n
}

// winner is the first by its priority of those that are put first, else one that is drawn by weight.
func (s *selection) winner(name string, all []int) *state {
	first := func(a, b int) int { return Order(s.all[a].entry, s.all[b].entry) }
	put := slices.DeleteFunc(slices.Clone(all), func(i int) bool { return !s.all[i].entry.Rules.GroupOverride })
	if len(put) > 0 {
		return &s.all[slices.MinFunc(put, first)]
	}
	total := 0
	for _, i := range all {
		total += weight(s.all[i].entry)
	}
	drawn := Draw(s.in.Seed, s.last(), "group", name) * float64(total)
	for _, i := range all {
		if drawn -= float64(weight(s.all[i].entry)); drawn < 0 {
			return &s.all[i]
		}
	}
	return &s.all[all[0]] // none has a weight
}

func weight(e *chat.LorebookEntry) int {
	if e.Rules.GroupWeight == nil {
		return defaultWeight
	}
	return max(*e.Rules.GroupWeight, 0)
}
