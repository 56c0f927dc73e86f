package library

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/story/card"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/prompt"
)

// A BookPreview is what importing a lorebook would add.
type BookPreview struct {
	Name     string               `json:"name"`
	Entries  []chat.LorebookEntry `json:"entries"`
	Rules    card.Survey          `json:"rules"`    // what acts, and what is only kept
	Warnings []string             `json:"warnings"` // sentences
}

// Lorebooks imports, exports and reads the lorebooks, beside what their repository does.
type Lorebooks struct {
	Uses func(context.Context) ([]chat.WorldUse, error) // what reads each lorebook

	db  *store.DB
	hub *hub.Hub
	now func() time.Time // measures the patterns of keys
}

// Entries are the entries of one lorebook.
func (s *Lorebooks) Entries(world int64) repository.Repository[chat.LorebookEntry, int64] {
	return repository.WithAnnouncements(s.hub, "worlds", repository.Of(s.db.Library.Entries(world)))
}

// Preview reads a lorebook and saves nothing.
func (s *Lorebooks) Preview(_ context.Context, u Upload) (BookPreview, error) {
	book, err := card.ReadBook(u.Data, portable.Stem(u.Filename))
	if err != nil {
		return BookPreview{}, err
	}
	return previewOf(book), nil
}

// Import adds a lorebook: as a new one, or into a world, after its entries. It returns
// the number of entries that came.
func (s *Lorebooks) Import(ctx context.Context, u Upload, into int64) (w chat.World, imported int, err error) {
	book, err := card.ReadBook(u.Data, portable.Stem(u.Filename))
	if err != nil {
		return w, 0, err
	}
	w, err = hub.Announce(s.hub, "worlds", "", func() (chat.World, error) {
		if into != 0 {
			return s.db.Library.ExtendWorld(ctx, into, book)
		}
		return s.db.Library.KeepBook(ctx, book)
	})
	return w, len(book.Entries), err
}

// Export exports a lorebook in a format.
func (s *Lorebooks) Export(ctx context.Context, world int64, d card.Dialect) (portable.File, error) {
	if d = cmp.Or(d, card.WorldInfo); d != card.WorldInfo && d != card.CharacterBook {
		return portable.File{}, fault.New(fault.Invalid, "Export a lorebook as world_info or character_book.").With("field", "format")
	}
	book, err := s.db.Library.Book(ctx, world)
	if err != nil {
		return portable.File{}, err
	}
	return portable.TitledFile(book.Name, ".json", "application/json", book.JSON(d)), nil
}

// A ScanQuery asks which entries a text would add to the prompt.
type ScanQuery struct {
	World        int64  `json:"id"`   // 0: every lorebook that the conversation reads
	Conversation string `json:"cid"`  // its last messages are read too, and its names filled in
	Text         string `json:"text"` // the person's next message
}

// A Finding says that an entry would be read, where, and why; or that its keys were found and it would be left out.
type Finding struct {
	Entry     chat.LorebookEntry `json:"entry"`
	Where     lorebook.Where     `json:"where"`     // empty: it would be left out
	Cause     lorebook.Cause     `json:"cause"`     // empty: it would be left out
	Key       string             `json:"key"`       // that was found, or can't be used
	Secondary string             `json:"secondary"` // the first secondary one that was found
	Level     int                `json:"level"`     // 0: the messages called it; n: the text of another entry, in step n
	Chance    int                `json:"chance"`    // percent, where its probability was drawn; 0: it was not
	Group     string             `json:"group"`     // that it won
	Tokens    int                `json:"tokens"`    // about
	Left      string             `json:"left"`      // why it would be left out: a lorebook.Reason, broken_key or slow_key
	Detail    string             `json:"detail"`    // of what left it out
}

// What a Finding says of a key that can't be used.
const (
	brokenKey = "broken_key"
	slowKey   = "slow_key"
)

// Scan returns the entries that would be read, in order, then those that would be left out, and why. It writes nothing.
func (s *Lorebooks) Scan(ctx context.Context, q ScanQuery) ([]Finding, error) {
	var scene turn.Snapshot
	if q.Conversation != "" {
		var err error
		if scene, err = s.db.Turns.Scene(ctx, q.Conversation, nil); err != nil {
			return nil, err
		}
	}
	entries := scene.Entries
	if q.World != 0 {
		all, err := s.db.Library.Entries(q.World).List(ctx)
		if err != nil {
			return nil, err
		}
		entries = lists.Keep(all, func(e chat.LorebookEntry) bool { return e.Enabled })
		world, err := s.db.Library.Worlds().Get(ctx, q.World)
		if err != nil {
			return nil, err
		}
		scene.Books = map[int64]chat.BookRules{world.ID: world.Rules}
	}
	in := scene.LoreInput(scene.History, entries, nil, s.now)
	in.Triggers = []string{"normal"}
	in.Messages = append(in.Messages, lorebook.Message{Role: chat.User, Text: q.Text})
	seed := cmp.Or(scene.Conversation.MacroSeed, scene.Conversation.ID)
	return findings(entries, prompt.SelectLore(in, scene.Names().From(scene.Variables), seed).Result), nil
}

func findings(entries []chat.LorebookEntry, r lorebook.Result) []Finding {
	found := []Finding{}
	at := map[int64]chat.LorebookEntry{}
	for _, e := range entries {
		at[e.ID] = e
	}
	for _, a := range r.Active {
		found = append(found, Finding{
			Entry: at[a.ID], Where: a.Where, Cause: a.Cause, Key: a.Key, Secondary: a.Secondary, Level: a.Level, Chance: a.Chance, Group: a.Group, Tokens: a.Tokens,
		})
	}
	for _, l := range r.Left {
		found = append(found, Finding{Entry: at[l.ID], Key: l.Key, Left: string(l.Reason), Detail: l.Detail})
	}
	for _, b := range r.Broken {
		why := brokenKey
		if b.Slow {
			why = slowKey
		}
		found = append(found, Finding{Entry: at[b.ID], Key: b.Key, Left: why})
	}
	return found
}

func previewOf(b card.Book) BookPreview {
	return BookPreview{
		Name: b.Name, Entries: lists.Map(b.Entries, func(e card.Entry) chat.LorebookEntry { return e.LorebookEntry }),
		Rules: b.Survey(), Warnings: lists.OrEmpty(b.Warnings()),
	}
}
