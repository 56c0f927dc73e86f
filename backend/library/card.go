package library

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/card"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/lists"
	"terzetto/backend/portable"
	"terzetto/backend/prompt"
	"terzetto/backend/store"
)

// An Upload is a file that a person imports.
type Upload struct {
	Data     []byte `json:"b64"`
	Stored   string `json:"upload"` // the id under which the file was sent before; then there is no b64
	Filename string `json:"filename"`
}

// A CardPreview is what an import would add. Nothing is saved.
type CardPreview struct {
	Card     chat.Character  `json:"card"`
	Format   string          `json:"format"`  // "V1", "V2" or "V3"
	Picture  []byte          `json:"picture"` // base64 in JSON; null: none
	Book     *BookPreview    `json:"book"`    // null: none
	Files    int             `json:"files"`   // other files in the card
	Existing *chat.Character `json:"existing"`
	Chats    int             `json:"chats"` // conversations that refer to its id
	Warnings []string        `json:"warnings"`
}

// A BookPreview is what importing a lorebook would add.
type BookPreview struct {
	Name    string               `json:"name"`
	Entries []chat.LorebookEntry `json:"entries"`
}

// A KeptCard says what happens to a card that is already in the library.
type KeptCard = store.Keeping

// PreviewCard reads a card and saves nothing.
func (s *Service) PreviewCard(ctx context.Context, u Upload) (CardPreview, error) {
	c, err := card.Read(u.Data)
	if err != nil {
		return CardPreview{}, err
	}
	p := CardPreview{Card: c.Character, Format: c.Format, Picture: c.Avatar, Files: len(c.Files), Warnings: append([]string{}, c.Warnings...)}
	if c.Book != nil {
		book := previewOf(*c.Book)
		book.Name = cmp.Or(book.Name, c.Name)
		p.Book = &book
	}
	switch there, err := s.db.Character(ctx, c.ID); {
	case err == nil:
		p.Existing = &there
	case !fault.Is(err, fault.NotFound):
		return CardPreview{}, err
	}
	p.Chats, err = s.db.ConversationsWith(ctx, c.ID)
	return p, err
}

// KeepCard imports a card.
func (s *Service) KeepCard(ctx context.Context, u Upload, how KeptCard) (chat.Character, error) {
	c, err := card.Read(u.Data)
	if err != nil {
		return chat.Character{}, err
	}
	kept, err := s.db.KeepCard(ctx, c, how)
	if err == nil {
		s.hub.Changed("characters", kept.ID)
		s.hub.Changed("worlds", "")
		s.hub.Changed("conversations", "") // those that took copies of its name
	}
	return kept, err
}

// DeleteCharacter removes a card. Its conversations stay, or go to the trash, where they can
// be restored.
func (s *Service) DeleteCharacter(ctx context.Context, id string, conversations bool) error {
	if _, err := s.db.Character(ctx, id); err != nil {
		return err
	}
	if conversations {
		all, err := s.db.ListedWith(ctx, id)
		if err != nil {
			return err
		}
		for _, c := range all {
			if err := s.DeleteConversation(ctx, c, false); err != nil && !fault.Is(err, fault.NotFound) {
				return err
			}
		}
	}
	return s.hub.ChangedUnless(s.db.DeleteCharacter(ctx, id), "characters", id)
}

// DuplicateCard adds a copy of a card.
func (s *Service) DuplicateCard(ctx context.Context, id, name string) (chat.Character, error) {
	return hub.Announced(s.hub, "characters", "", func() (chat.Character, error) { return s.db.DuplicateCharacter(ctx, id, name) })
}

// ExportCard exports a card as png, charx or json.
func (s *Service) ExportCard(ctx context.Context, id, format string) (portable.File, error) {
	c, err := s.db.Card(ctx, id)
	if err != nil {
		return portable.File{}, err
	}
	var data []byte
	var mime string
	switch format {
	case "", "png":
		format, mime = "png", "image/png"
		data, err = c.PNG()
	case "charx":
		mime = "application/zip"
		data, err = c.Charx()
	case "json":
		mime, data = "application/json", c.JSON()
	default:
		err = fault.New(fault.Invalid, "Export a character as PNG (png), CHARX (charx) or JSON (json).").With("field", "format")
	}
	if err != nil {
		return portable.File{}, err
	}
	return portable.Named(c.Name, "."+format, mime, data), nil
}

// SetAvatar sets the image of a card; without bytes it removes the image.
func (s *Service) SetAvatar(ctx context.Context, id string, data []byte) (chat.Character, error) {
	mime := ""
	if len(data) > 0 {
		img, err := chat.NewImage("The picture", data)
		if err != nil {
			return chat.Character{}, err
		}
		mime = img.Mime
	}
	return hub.Announced(s.hub, "characters", "", func() (chat.Character, error) {
		if err := s.db.SetAvatar(ctx, id, mime, data); err != nil {
			return chat.Character{}, err
		}
		return s.db.Character(ctx, id)
	})
}

// PreviewBook reads a lorebook and saves nothing.
func (s *Service) PreviewBook(_ context.Context, u Upload) (BookPreview, error) {
	book, err := card.ReadBook(u.Data, portable.Stem(u.Filename))
	if err != nil {
		return BookPreview{}, err
	}
	return previewOf(book), nil
}

// KeepBook imports a lorebook: as a new one, or into a world, after its entries. It returns
// the number of entries that came.
func (s *Service) KeepBook(ctx context.Context, u Upload, into int64) (w chat.World, imported int, err error) {
	book, err := card.ReadBook(u.Data, portable.Stem(u.Filename))
	if err != nil {
		return w, 0, err
	}
	w, err = hub.Announced(s.hub, "worlds", "", func() (chat.World, error) {
		if into != 0 {
			return s.db.ExtendWorld(ctx, into, book)
		}
		return s.db.KeepBook(ctx, book)
	})
	return w, len(book.Entries), err
}

// ExportBook exports a lorebook in a format.
func (s *Service) ExportBook(ctx context.Context, world int64, d card.Dialect) (portable.File, error) {
	if d = cmp.Or(d, card.WorldInfo); d != card.WorldInfo && d != card.CharacterBook {
		return portable.File{}, fault.New(fault.Invalid, "Export a lorebook as world_info or character_book.").With("field", "format")
	}
	book, err := s.db.Book(ctx, world)
	if err != nil {
		return portable.File{}, err
	}
	return portable.Named(book.Name, ".json", "application/json", book.JSON(d)), nil
}

// A Scan asks which entries a text would add to the prompt.
type Scan struct {
	World        int64  `json:"id"`   // 0: every lorebook that the conversation reads
	Conversation string `json:"cid"`  // its last messages are read too, and its names filled in
	Text         string `json:"text"` // the person's next message
}

// ScanLore returns the entries that would be read, in order, and why. It writes nothing.
func (s *Service) ScanLore(ctx context.Context, q Scan) ([]prompt.Finding, error) {
	in := prompt.Input{}
	if q.Conversation != "" {
		scene, err := s.db.Scene(ctx, q.Conversation, nil)
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
		all, err := s.db.Entries(q.World).List(ctx)
		if err != nil {
			return nil, err
		}
		entries = lists.Keep(all, func(e chat.LorebookEntry) bool { return e.Enabled })
	}
	texts := lists.Map(in.History, func(m chat.Message) string { return m.Content })
	seed := cmp.Or(in.Conversation.MacroSeed, in.Conversation.ID)
	return prompt.Findings(entries, append(texts, q.Text), prompt.Names(in), seed), nil
}

// PreviewMacros returns a text of a card as a model reads it in a conversation: with its
// names, and with the random choices that are fixed for that conversation.
func (s *Service) PreviewMacros(ctx context.Context, conversation, text string) (string, error) {
	if conversation == "" {
		return prompt.Names(prompt.Input{}).Seeded(text, ""), nil
	}
	scene, err := s.db.Scene(ctx, conversation, nil)
	if err != nil {
		return "", err
	}
	names := prompt.Names(prompt.Input{
		Settings: scene.Settings, Conversation: scene.Conversation, Character: scene.Character, Persona: scene.Persona, Now: time.Now(),
	})
	return names.Seeded(text, cmp.Or(scene.Conversation.MacroSeed, scene.Conversation.ID)), nil
}

func previewOf(b card.Book) BookPreview {
	return BookPreview{Name: b.Name, Entries: lists.Map(b.Entries, func(e card.Entry) chat.LorebookEntry { return e.LorebookEntry })}
}
