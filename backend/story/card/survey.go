package card

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
)

// A Survey says what of a lorebook's rules acts here, and what is kept for the way back and has no effect.
type Survey struct {
	Acts []RuleCount `json:"acts"`
	Kept []RuleCount `json:"kept"`
}

// A RuleCount is a kind of rule with how many entries use it; of a card, a kind of thing with how many there are.
type RuleCount struct {
	Rule    string `json:"rule"` // a stable name
	Entries int    `json:"entries"`
}

// NewSurvey is one that counts nothing.
func NewSurvey() Survey { return Survey{Acts: []RuleCount{}, Kept: []RuleCount{}} }

// Add counts what another survey counts.
func (s *Survey) Add(other Survey) {
	add := func(to *[]RuleCount, all []RuleCount) {
		for _, one := range all {
			at := slices.IndexFunc(*to, func(c RuleCount) bool { return c.Rule == one.Rule })
			if at < 0 {
				*to = append(*to, one)
			} else {
				(*to)[at].Entries += one.Entries
			}
		}
	}
	add(&s.Acts, other.Acts)
	add(&s.Kept, other.Kept)
}

// Survey counts what of a card beyond its texts acts here, and what is only kept. Its lorebook has a survey of its own.
func (c *Card) Survey() Survey {
	s, data := NewSurvey(), c.rest().Data
	if strings.TrimSpace(c.Note.Text) != "" {
		s.Acts = append(s.Acts, RuleCount{"note", 1})
	}
	if n := len(c.Scripts()); n > 0 {
		s.Acts = append(s.Acts, RuleCount{"scripts", n}) // once a person allows them
	}
	if n := len(textsOf(data["group_only_greetings"])); n > 0 {
		s.Kept = append(s.Kept, RuleCount{"group_greetings", n})
	}
	return s
}

// Survey counts the rules of a book.
func (b *Book) Survey() Survey {
	s := NewSurvey()
	count := func(to *[]RuleCount, name string, uses func(*Entry) bool) {
		n := 0
		for i := range b.Entries {
			if uses(&b.Entries[i]) {
				n++
			}
		}
		if n > 0 {
			*to = append(*to, RuleCount{name, n})
		}
	}
	acts := func(name string, uses func(*chat.EntryRules) bool) {
		count(&s.Acts, name, func(e *Entry) bool { return uses(&e.Rules) })
	}
	kept := func(name string, uses func(*Entry) bool) { count(&s.Kept, name, uses) }
	count(&s.Acts, "logic", func(e *Entry) bool { return e.Selective && e.Rules.Logic != chat.AndAny })
	acts("probability", func(r *chat.EntryRules) bool { return r.Probability != nil })
	acts("whole_words", func(r *chat.EntryRules) bool { return r.WholeWords })
	acts("scan", func(r *chat.EntryRules) bool { return r.ScanDepth != nil || len(r.Match) > 0 })
	acts("group", func(r *chat.EntryRules) bool { return r.Group != "" })
	acts("timing", func(r *chat.EntryRules) bool { return r.Sticky+r.Cooldown+r.Delay > 0 })
	if b.Rules.Recursive {
		acts("recursion", func(r *chat.EntryRules) bool {
			return r.ExcludeRecursion || r.PreventRecursion || r.DelayUntilRecursion > 0
		})
	}
	acts("filter", func(r *chat.EntryRules) bool { return r.Filter != nil || len(r.Triggers) > 0 })
	acts("decorators", func(r *chat.EntryRules) bool {
		if r.Decorators == nil {
			return false
		}
		d := *r.Decorators
		d.Ignored, d.IgnoreOnMaxContext = nil, false
		return !reflect.ValueOf(d).IsZero()
	})
	elsewhere := []chat.LorePosition{chat.NoteTop, chat.NoteBottom, chat.BeforeExamples, chat.AfterExamples}
	kept("broken_key", func(e *Entry) bool { return len(e.brokenKeys()) > 0 })
	kept("place", func(e *Entry) bool { return e.AtDepth && !e.Constant || slices.Contains(elsewhere, e.Rules.Position) })
	if !b.Rules.Recursive {
		kept("recursion", func(e *Entry) bool {
			return e.Rules.ExcludeRecursion || e.Rules.PreventRecursion || e.Rules.DelayUntilRecursion > 0
		})
	}
	kept("decorators", func(e *Entry) bool {
		d := e.Rules.Decorators
		return d != nil && (len(d.Ignored) > 0 || d.IgnoreOnMaxContext)
	})
	kept("vectors", func(e *Entry) bool {
		on, _ := truthOf(rawjson.ObjectOf(e.Rest).Clone().Child("extensions")["vectorized"])
		return on
	})
	return s
}

// brokenKeys are the keys of an entry that can't be used.
func (e *Entry) brokenKeys() (all []string) {
	for _, key := range slices.Concat(e.Keywords, e.SecondaryKeys) {
		if lorebook.CheckKey(&e.LorebookEntry, key) != nil {
			all = append(all, key)
		}
	}
	return all
}

// Warnings are sentences for the person on what of a book doesn't act as its author meant.
func (b *Book) Warnings() (all []string) {
	broken, first := 0, ""
	for i := range b.Entries {
		if keys := b.Entries[i].brokenKeys(); len(keys) > 0 {
			broken += len(keys)
			first = cmp.Or(first, clip(oneLine(keys[0]), maxName))
		}
	}
	if broken > 0 {
		all = append(all, fmt.Sprintf("Keys of the lorebook that aren't valid patterns never match: %d, the first is %s.", broken, first))
	}
	return all
}
