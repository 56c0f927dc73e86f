package library

import (
	"cmp"
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/story/card"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/prompt"
)

// A BookPreview is what importing a lorebook would add.
type BookPreview struct {
	Name    string               `json:"name"`
	Entries []chat.LorebookEntry `json:"entries"`
}

// Lorebooks imports, exports and reads the lorebooks, beside what their repository does.
type Lorebooks struct {
	db  *store.DB
	hub *hub.Hub
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

// Scan returns the entries that would be read, in order, and why. It writes nothing.
func (s *Lorebooks) Scan(ctx context.Context, q ScanQuery) ([]prompt.Finding, error) {
	in := prompt.Input{}
	if q.Conversation != "" {
		scene, err := s.db.Turns.Scene(ctx, q.Conversation, nil)
		if err != nil {
			return nil, err
		}
		in = prompt.Input{
			Settings: scene.Settings, Conversation: scene.Conversation, Character: scene.Character, Persona: scene.Persona,
			Entries: scene.Entries, History: scene.History,
		}
	}
	entries := in.Entries
	if q.World != 0 {
		all, err := s.db.Library.Entries(q.World).List(ctx)
		if err != nil {
			return nil, err
		}
		entries = lists.Keep(all, func(e chat.LorebookEntry) bool { return e.Enabled })
	}
	texts := lists.Map(in.History, func(m chat.Message) string { return m.Content })
	seed := cmp.Or(in.Conversation.MacroSeed, in.Conversation.ID)
	return prompt.Findings(entries, append(texts, q.Text), prompt.Names(in), seed), nil
}

func previewOf(b card.Book) BookPreview {
	return BookPreview{Name: b.Name, Entries: lists.Map(b.Entries, func(e card.Entry) chat.LorebookEntry { return e.LorebookEntry })}
}
