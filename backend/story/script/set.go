package script

import (
	"crypto/sha256"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/story/macro"
)

// HistoryTime is how long the patterns of what is sent take at most for the messages of a path. What they made of a message
// is remembered, so that this is for the first time.
const HistoryTime = 2 * time.Second

// A Set applies the scripts of a conversation to the texts of one turn. It belongs to one goroutine. A nil one has no scripts.
type Set struct {
	*Run

	card   string                                       // the conversation's own
	values func(seed string, at time.Time) macro.Values // of a message
	list   []Active
}

// NewSet gives the scripts of a conversation with a card. The values are those of macros in a text with a seed, at a time.
func NewSet(list []Active, card string, values func(seed string, at time.Time) macro.Values, now func() time.Time) *Set {
	if len(list) == 0 {
		return nil
	}
	return &Set{Run: NewRun(list, now), card: card, values: values, list: list}
}

// Person is what is stored of a message that the person wrote. Macros of replacements are left for who resolves the message.
func (s *Set) Person(text string) string {
	if s == nil {
		return text
	}
	return s.Apply(text, Place{Kind: Person, Layer: Stored, Character: s.card, KeepsOwn: true, Depth: 0, Values: s.values("/person", time.Time{})})
}

// Reply is what is stored of a reply of a card; empty: the conversation's own. What it began with, before the model went on,
// is not changed once more. The macros of replacements find variables in a state, and leave another.
func (s *Set) Reply(before, text, card string, at time.Time, variables macro.State) (string, macro.State) {
	if s == nil {
		return text, variables
	}
	v := macro.NewVariables(variables)
	if added, goesOn := strings.CutPrefix(text, before); goesOn && before != "" && added != "" {
		text = before + s.storedText(Reply, added, card, at, v)
	} else {
		text = s.storedText(Reply, text, card, at, v)
	}
	return text, v.State()
}

// StoredThought is what is stored of what a model thought.
func (s *Set) StoredThought(text, card string, at time.Time) string {
	if s == nil {
		return text
	}
	return s.storedText(Reasoning, text, card, at, nil)
}

// storedText is what is stored of a text. Without variables those of the conversation are read, and what is changed in them is lost.
func (s *Set) storedText(kind Kind, text, card string, at time.Time, variables *macro.Variables) string {
	if card == "" {
		card = s.card
	}
	v := s.values("/"+string(kind)+"/"+at.String(), at)
	v.NamesStay = true
	if variables != nil {
		v.Variables = variables
	}
	return s.Apply(text, Place{Kind: kind, Layer: Stored, Character: card, Depth: 0, Values: v})
}

// StoredEdit is what is stored of a message that a person edited.
func (s *Set) StoredEdit(m *chat.Message, text string) string {
	if s == nil {
		return text
	}
	at := s.place(m, Stored, NoDepth)
	at.Edited, at.Values.NamesStay = true, true
	return s.Apply(text, at)
}

// SentMessage is what a model reads of the message that it answers.
func (s *Set) SentMessage(text string) string {
	if s == nil || text == "" {
		return text
	}
	return s.Apply(text, Place{Kind: Person, Layer: Sent, Character: s.card, Values: s.values("/answered", time.Time{})})
}

// ShownText is what a person sees of a message with so many behind it; nil: it is its text.
func (s *Set) ShownText(m *chat.Message, depth int) *string {
	if s == nil {
		return nil
	}
	if text := s.Apply(m.Content, s.place(m, Shown, depth)); text != m.Content {
		return &text
	}
	return nil
}

// ReportOrNil is the report, or nil where no script did anything.
func (s *Set) ReportOrNil() *Report {
	if s == nil || len(s.report.Changes)+len(s.report.Faults) == 0 {
		return nil
	}
	report := s.Report()
	return &report
}

// place is that of a message.
func (s *Set) place(m *chat.Message, of Layer, depth int) Place {
	at := Place{Kind: Reply, Layer: of, Character: m.CharacterCardID, Depth: depth, Values: s.values("/"+strconv.FormatInt(m.ID, 10), m.CreatedAt)}
	if m.Role == chat.User {
		at.Kind = Person
	}
	if at.Character == "" {
		at.Character = s.card
	}
	return at
}

// Entries are entries of lorebooks as models read them.
func (s *Set) Entries(all []chat.LorebookEntry) []chat.LorebookEntry {
	if s == nil || !s.Acts(Sent, Lore) {
		return all
	}
	all = slices.Clone(all)
	for i := range all {
		e := &all[i]
		e.Content = s.Apply(e.Content, Place{Kind: Lore, Layer: Sent, Character: s.card, Depth: NoDepth, Values: s.values("/lore/"+strconv.FormatInt(e.ID, 10), time.Time{})})
	}
	return all
}

// Path is a path as models read it, with so many messages behind its last one. What was made of a message is taken from the
// memo, so that it stays the same from one turn to the next, byte for byte.
func (s *Set) Path(path []chat.Message, behind int, memo *Memo) []chat.Message {
	if s == nil || !s.Acts(Sent, Person, Reply) {
		return path
	}
	print := s.fingerprint()
	most := s.most
	defer func() { s.most, s.spent = most, 0 }()
	s.most = HistoryTime
	path = slices.Clone(path)
	for i := range path {
		m := &path[i]
		depth := len(path) - 1 - i + behind
		key := memoKey{m.ID, sha256.Sum256([]byte(m.Content)), print, s.ranges(depth)}
		changed, known := memo.get(key)
		switch {
		case !known:
			text := s.Apply(m.Content, s.place(m, Sent, depth))
			memo.put(key, m.Content, text)
			m.Content = text
		case changed != nil:
			m.Content = *changed
		}
	}
	return path
}

// ranges says which scripts of what is sent are for a depth.
func (s *Set) ranges(depth int) string {
	if !s.Ranged(Sent) {
		return ""
	}
	bits := make([]byte, len(s.list))
	for i := range s.list {
		one := running{Active: s.list[i]}
		bits[i] = '0'
		if s.list[i].Sent && (one.acts(Place{Kind: Person, Layer: Sent, Character: one.Character, Depth: depth}) || one.acts(Place{Kind: Reply, Layer: Sent, Character: one.Character, Depth: depth})) {
			bits[i] = '1'
		}
	}
	return string(bits)
}

// fingerprint tells whether the scripts would make the same of a text: they are the same, and so are the names that macros give.
func (s *Set) fingerprint() [32]byte {
	sum := sha256.New()
	values := s.values("", time.Time{})
	for i := range s.list {
		one := &s.list[i]
		if !one.Sent {
			continue
		}
		sum.Write([]byte(strconv.FormatInt(one.ID, 10) + one.Character))
		sum.Write(one.JSON())
		if texts := one.Find + one.Replace + strings.Join(one.Trim, ""); strings.Contains(texts, "{{") {
			sum.Write([]byte(macro.Expand(texts, values)))
		}
	}
	return [32]byte(sum.Sum(nil))
}

// A Memo remembers what scripts made of messages. It may be used by many goroutines.
type Memo struct {
	mu    sync.Mutex
	texts map[memoKey]*string // nil: the text stays as it is
	size  int
}

type memoKey struct {
	message int64
	text    [32]byte
	scripts [32]byte
	ranges  string
}

// mostMemo is how many bytes a memo holds before it begins again.
const mostMemo = 16 << 20

// get gives what was made of a text; changed is nil where it stays as it is.
func (m *Memo) get(key memoKey) (changed *string, known bool) {
	if m == nil {
		return nil, false
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	changed, known = m.texts[key]
	return changed, known
}

func (m *Memo) put(key memoKey, before, after string) {
	if m == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	const each = 200 // bytes of a key in a map
	if m.texts == nil || m.size > mostMemo {
		m.texts, m.size = map[memoKey]*string{}, 0
	}
	m.size += each
	m.texts[key] = nil
	if before != after {
		m.size += len(after)
		m.texts[key] = &after
	}
}
