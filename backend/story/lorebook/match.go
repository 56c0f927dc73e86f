package lorebook

import (
	"errors"
	"strings"

	"terzetto/backend/base/jsregexp"
	"terzetto/backend/chat"
)

// border stands between two texts, so that no key is found across it.
const border = "\n\x01"

// A baseKey says which texts an entry searches besides those of other entries.
type baseKey struct {
	depth   int
	names   bool
	sources string
}

// base is what an entry searches in the first step.
func (s *selection) base(at *state) *text {
	if at.base != nil {
		return at.base
	}
	k := baseKey{depth: at.depth(), names: at.book.Names}
	for _, source := range at.entry.Rules.Match {
		k.sources += string(source) + " "
	}
	if s.bases[k] == nil {
		s.bases[k] = newText(s.baseText(k, at.entry.Rules.Match))
	}
	at.base = s.bases[k]
	return at.base
}

// depth is how many of the last messages an entry searches. Where it is 0, it searches nothing at all, and is called by no
// text of another entry either.
func (at *state) depth() int {
	depth := ScanDepth
	if at.book.ScanDepth != nil {
		depth = *at.book.ScanDepth
	}
	if at.entry.Rules.ScanDepth != nil {
		depth = *at.entry.Rules.ScanDepth
	}
	return max(depth, 0)
}

func (s *selection) baseText(k baseKey, sources []chat.LoreSource) string {
	if k.depth == 0 {
		return ""
	}
	var texts []string
	for _, m := range s.in.Messages[max(0, len(s.in.Messages)-k.depth):] {
		said := m.Text
		if k.names && m.Name != "" {
			said = m.Name + ": " + said
		}
		texts = append(texts, said)
	}
	for _, source := range sources {
		if said := s.in.Sources[source]; said != "" {
			texts = append(texts, said)
		}
	}
	return strings.Join(texts, border)
}

// matches reports that an entry's keys are found as its logic wants them.
func (s *selection) matches(at *state) bool {
	e := at.entry
	if !at.parsed {
		s.parse(at)
	}
	if at.found == "" && !s.findPrimary(at) {
		return false
	}
	if len(at.without) > 0 && s.first(at, at.without) != "" || len(at.more) > 0 && s.first(at, at.more) == "" {
		return false
	}
	if !e.Selective || len(at.secondary) == 0 {
		return true
	}
	at.cause, at.second = ByKey, ""
	switch e.Rules.Logic {
	case chat.AndAll:
		if s.hits(at, at.secondary) < len(at.secondary) {
			return false
		}
		at.second = at.secondary[0].written
	case chat.NotAny:
		at.cause = ByNoSecond
		return s.first(at, at.secondary) == ""
	case chat.NotAll:
		at.cause = ByNoSecond
		return s.hits(at, at.secondary) < len(at.secondary)
	case chat.AndAny:
		at.second = s.first(at, at.secondary)
	}
	return at.second != ""
}

// parse reads the keys of an entry.
func (s *selection) parse(at *state) {
	at.parsed = true
	e, marked := at.entry, slashes(at.entry)
	read := func(list []string) (keys []key) {
		for _, written := range list {
			if strings.TrimSpace(written) != "" {
				keys = append(keys, s.watch.parse(e, written, marked))
			}
		}
		return keys
	}
	d := decorators(e)
	at.primary, at.more, at.without = read(e.Keywords), read(d.AdditionalKeys), read(d.ExcludeKeys)
	if e.Selective {
		at.secondary = read(e.SecondaryKeys)
	}
}

// broken are the keys that can't be used, as far as they were looked at.
func (s *selection) brokenKeys() []Broken {
	all := []Broken{}
	for _, i := range s.order {
		at := &s.all[i]
		for _, keys := range [][]key{at.primary, at.more, at.without, at.secondary} {
			for _, k := range keys {
				if k.fault != nil {
					all = append(all, Broken{
						ID: at.entry.ID, Name: at.entry.Name, Key: k.written, Slow: errors.Is(k.fault, jsregexp.ErrSlow), Reason: k.fault.Error(),
					})
				}
			}
		}
	}
	return all
}

// findPrimary looks for the keys in the texts that weren't searched yet.
func (s *selection) findPrimary(at *state) bool {
	for n := 1 + s.reach(at); at.searched < n; at.searched++ {
		t := s.text(at, at.searched)
		for i := range at.primary {
			if s.finds(at, t, &at.primary[i]) {
				at.found = at.primary[i].written
				return true
			}
		}
	}
	return false
}

// reach is how many texts of other entries an entry searches.
func (s *selection) reach(at *state) int {
	if !at.book.Recursive || at.depth() == 0 {
		return 0
	}
	return len(s.called)
}

// text is one of those that an entry searches: first the messages, then what each step brought.
func (s *selection) text(at *state, n int) *text {
	if n == 0 {
		return s.base(at)
	}
	return s.called[n-1]
}

func (s *selection) finds(at *state, t *text, k *key) bool { return s.watch.search(t, k, at.entry) }

// holds reports that one of an entry's texts holds a key.
func (s *selection) holds(at *state, k *key) bool {
	for n := range 1 + s.reach(at) {
		if s.finds(at, s.text(at, n), k) {
			return true
		}
	}
	return false
}

// first is the first of some keys that is found; empty: none is.
func (s *selection) first(at *state, keys []key) string {
	for i := range keys {
		if s.holds(at, &keys[i]) {
			return keys[i].written
		}
	}
	return ""
}

// hits is how many of some keys are found.
func (s *selection) hits(at *state, keys []key) (n int) {
	for i := range keys {
		if s.holds(at, &keys[i]) {
			n++
		}
	}
	return n
}
