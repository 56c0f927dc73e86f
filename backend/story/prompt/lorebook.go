package prompt

import (
	"cmp"
	"slices"
	"strings"

	"terzetto/backend/chat"
)

// scanned is how many of the last texts, the user's new one included, are searched
// for lorebook keys.
const scanned = 6

// Lorebook is the block of the entries that the recent texts trigger, or empty. The
// texts come oldest first and end with the user's new one; the last six are read.
// An entry is triggered when one of its keys is found, and with Selective one of its
// secondary keys too. Constant entries never appear here: they are in the prefix
// or in DepthLorebook. Entries are taken as enabled.
func Lorebook(entries []chat.LorebookEntry, recent []string, m Macros, seed string) string {
	if len(entries) == 0 {
		return ""
	}
	s := scanOf(recent, m)
	return Tag(loreTag, lore(entries, m, seed, func(e *chat.LorebookEntry) bool {
		_, _, found := s.trigger(e, m)
		return !e.Constant && found
	}))
}

// loreTag holds the lore of a turn, before the message or after it.
const loreTag = "lorebook"

// A Finding says that an entry would be read, where, and why.
type Finding struct {
	Entry     chat.LorebookEntry `json:"entry"`
	Where     LorePosition       `json:"where"`
	Key       string             `json:"key"`       // the first that was found; empty for a constant entry
	Secondary string             `json:"secondary"` // the first of the secondary ones, where one was needed
}

// A LorePosition is where lore enters a prompt.
type LorePosition string

// The places.
const (
	InPrefix LorePosition = "prefix" // the same in every pass, so it stays cached
	InTail   LorePosition = "tail"   // before the user's message, only while the conversation mentions it
	AtDepth  LorePosition = "depth"  // right after the user's message
)

// Findings says which entries the texts trigger, in the order in which they enter the
// prompt. It decides as Lorebook does; what is empty once it is filled in is left out.
func Findings(entries []chat.LorebookEntry, recent []string, m Macros, seed string) []Finding {
	s := scanOf(recent, m)
	found := []Finding{}
	for i := range entries {
		e := &entries[i]
		f := Finding{Entry: *e, Where: InTail}
		switch {
		case e.Constant && e.AtDepth:
			f.Where = AtDepth
		case e.Constant:
			f.Where = InPrefix
		default:
			var ok bool
			if f.Key, f.Secondary, ok = s.trigger(e, m); !ok {
				continue
			}
		}
		if strings.TrimSpace(m.ExpandSeeded(e.Content, seed)) != "" {
			found = append(found, f)
		}
	}
	slices.SortStableFunc(found, func(a, b Finding) int { return byWeight(&a.Entry, &b.Entry) })
	return found
}

func scanOf(recent []string, m Macros) *scan {
	return newScan(m.Names(strings.Join(recent[max(0, len(recent)-scanned):], " ")))
}

// DepthLorebook is the block of the constant entries that come after the user's
// message, close to where the model writes; empty when there are none.
func DepthLorebook(entries []chat.LorebookEntry, m Macros, seed string) string {
	return Tag(loreTag, lore(entries, m, seed, func(e *chat.LorebookEntry) bool {
		return e.Constant && e.AtDepth
	}))
}

// constantLorebook is the part of the prefix that holds constant entries.
func constantLorebook(entries []chat.LorebookEntry, m Macros, seed string) string {
	return withHeading("## Lorebook", lore(entries, m, seed, func(e *chat.LorebookEntry) bool {
		return e.Constant && !e.AtDepth
	}))
}

// withHeading puts a heading over a text that is there.
func withHeading(heading, text string) string {
	if text == "" {
		return ""
	}
	return joinTexts(heading, text)
}

// lore lists the chosen entries, highest priority first.
func lore(entries []chat.LorebookEntry, m Macros, seed string, chosen func(*chat.LorebookEntry) bool) string {
	var found []*chat.LorebookEntry
	for i := range entries {
		if e := &entries[i]; e.Content != "" && chosen(e) {
			found = append(found, e)
		}
	}
	slices.SortStableFunc(found, byWeight)
	p := page{}
	for _, e := range found {
		content := strings.TrimSpace(m.ExpandSeeded(e.Content, seed))
		if content == "" {
			continue
		}
		if name := strings.TrimSpace(m.ExpandSeeded(e.Name, seed)); name != "" {
			content = name + ": " + content
		}
		p.add(content)
	}
	return p.String()
}

// byWeight puts the highest priority first.
func byWeight(a, b *chat.LorebookEntry) int {
	return cmp.Or(cmp.Compare(b.Priority, a.Priority), cmp.Compare(a.SortOrder, b.SortOrder), cmp.Compare(a.ID, b.ID))
}

// A scan answers whether a key occurs in a text. Before it searches, it asks a small
// table of the text's three-byte sequences, which rules out almost every key of a large
// book in a few nanoseconds.
type scan struct {
	text, folded string
	exact, lower [1 << 10]uint64 // 64 Ki bits: about 6 % full for 30 kB of prose
}

func newScan(text string) *scan {
	s := &scan{text: text, folded: fold(text)}
	note(&s.exact, s.text)
	note(&s.lower, s.folded)
	return s
}

// trigger returns the keys that trigger an entry.
func (s *scan) trigger(e *chat.LorebookEntry, m Macros) (key, secondary string, ok bool) {
	if key, ok = s.first(e.Keywords, e, m); !ok || !e.Selective || blank(e.SecondaryKeys) {
		return key, "", ok
	}
	secondary, ok = s.first(e.SecondaryKeys, e, m)
	return key, secondary, ok
}

func (s *scan) first(keys []string, e *chat.LorebookEntry, m Macros) (string, bool) {
	i := slices.IndexFunc(keys, func(key string) bool {
		return strings.TrimSpace(key) != "" && s.has(m.Names(key), e)
	})
	if i < 0 {
		return "", false
	}
	return keys[i], true
}

// has searches for one key.
func (s *scan) has(key string, e *chat.LorebookEntry) bool {
	if e.UseRegex {
		if found, valid := s.matches(key, e.CaseInsensitive); valid {
			return found
		}
	}
	if e.CaseInsensitive {
		key = fold(key)
		return possible(&s.lower, key) && strings.Contains(s.folded, key)
	}
	return possible(&s.exact, key) && strings.Contains(s.text, key)
}

// blank reports that a list holds no key; selecting by it would never trigger the entry.
func blank(keys []string) bool {
	return !slices.ContainsFunc(keys, func(key string) bool { return strings.TrimSpace(key) != "" })
}

func note(table *[1 << 10]uint64, text string) {
	for i := 0; i+3 <= len(text); i++ {
		word, bit := slot(text[i : i+3])
		table[word] |= bit
	}
}

// possible reports that every three-byte sequence of key may occur in the text that
// table was made of. Shorter keys are always possible.
func possible(table *[1 << 10]uint64, key string) bool {
	for i := 0; i+3 <= len(key); i++ {
		if word, bit := slot(key[i : i+3]); table[word]&bit == 0 {
			return false
		}
	}
	return true
}

// slot is the place of a three-byte sequence in a table of 64 Ki bits.
func slot(three string) (word, bit uint64) {
	h := (uint32(three[0]) | uint32(three[1])<<8 | uint32(three[2])<<16) * 0x9E3779B1 >> 16
	return uint64(h >> 6), 1 << (h & 63)
}
