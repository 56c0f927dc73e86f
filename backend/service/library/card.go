package library

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	tables "terzetto/backend/store/library"
	"terzetto/backend/story/card"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/script"
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
	Rules    card.Survey     `json:"rules"`   // what of it acts beyond its texts, and what is only kept
	Adds     bool            `json:"adds"`    // its system prompt is added to the person's, and does not replace it
	Book     *BookPreview    `json:"book"`    // null: none
	Files    int             `json:"files"`   // other files in the card
	Existing *chat.Character `json:"existing"`
	Chats    int             `json:"chats"` // conversations that refer to its id
	Warnings []string        `json:"warnings"`
	Scripts  []script.Script `json:"scripts"` // regex scripts, which are off until a person allows them
}

// OnConflict says what happens to a card that is already in the library.
type OnConflict = tables.OnConflict

// A CardReader reads the pictures of cards.
type CardReader interface {
	Avatar(ctx context.Context, character string) (data []byte, mime string, err error)
}

// Cards imports, exports and edits the character cards, beside what their repository does.
type Cards struct {
	CardReader

	db            *store.DB
	hub           *hub.Hub
	conversations *Conversations
}

// Preview reads a card and saves nothing.
func (s *Cards) Preview(ctx context.Context, u Upload) (CardPreview, error) {
	c, err := card.ReadFile(u.Data, u.Filename)
	if err != nil {
		return CardPreview{}, err
	}
	p := CardPreview{
		Card: c.Character, Format: c.Format, Picture: c.Avatar, Files: len(c.Files), Warnings: append([]string{}, c.Warnings...),
		Rules: c.Survey(), Adds: prompt.HoldsOriginal(c.SystemPrompt), Scripts: lists.OrEmpty(c.Scripts()),
	}
	if c.Book != nil {
		book := previewOf(*c.Book)
		book.Name = cmp.Or(book.Name, c.Name)
		p.Book = &book
		p.Warnings = append(p.Warnings, book.Warnings...)
	}
	switch there, err := s.db.Library.Character(ctx, c.ID); {
	case err == nil:
		p.Existing = &there
	case !fault.Is(err, fault.NotFound):
		return CardPreview{}, err
	}
	p.Chats, err = s.db.Chats.ConversationsWith(ctx, c.ID)
	return p, err
}

// Import adds a card, or changes the one that is already there.
func (s *Cards) Import(ctx context.Context, u Upload, how OnConflict) (chat.Character, error) {
	c, err := card.ReadFile(u.Data, u.Filename)
	if err != nil {
		return chat.Character{}, err
	}
	imported, err := s.db.Library.KeepCard(ctx, c, how)
	if err == nil {
		s.hub.Announce("characters", imported.ID)
		s.hub.Announce("worlds", "")
		s.hub.Announce("conversations", "") // those that took copies of its name
	}
	return imported, err
}

// Delete removes a card. Its conversations stay, or go to the trash, where they can
// be restored.
func (s *Cards) Delete(ctx context.Context, id string, conversations bool) error {
	if _, err := s.db.Library.Character(ctx, id); err != nil {
		return err
	}
	if conversations {
		all, err := s.db.Chats.ListedWith(ctx, id)
		if err != nil {
			return err
		}
		for _, c := range all {
			if err := s.conversations.Delete(ctx, c, false); err != nil && !fault.Is(err, fault.NotFound) {
				return err
			}
		}
	}
	return s.hub.AnnounceUnless(s.db.Library.DeleteCharacter(ctx, id), "characters", id)
}

// Duplicate adds a copy of a card.
func (s *Cards) Duplicate(ctx context.Context, id, name string) (chat.Character, error) {
	return hub.Announce(s.hub, "characters", "", func() (chat.Character, error) { return s.db.Library.DuplicateCharacter(ctx, id, name) })
}

// Export exports a card as png, charx or json.
func (s *Cards) Export(ctx context.Context, id, format string) (portable.File, error) {
	c, err := s.db.Library.Card(ctx, id)
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
	return portable.TitledFile(c.Name, "."+format, mime, data), nil
}

// SetAvatar sets the image of a card; without bytes it removes the image.
func (s *Cards) SetAvatar(ctx context.Context, id string, data []byte) (chat.Character, error) {
	mime, err := pictureType(data)
	if err != nil {
		return chat.Character{}, err
	}
	return hub.Announce(s.hub, "characters", "", func() (chat.Character, error) {
		if err := s.db.Library.SetAvatar(ctx, id, mime, data); err != nil {
			return chat.Character{}, err
		}
		return s.db.Library.Character(ctx, id)
	})
}

// PreviewMacros returns a text of a card as a model reads it in a conversation: with its
// names, and with the random choices that are fixed for that conversation.
func (s *Cards) PreviewMacros(ctx context.Context, conversation, text string) (string, error) {
	if conversation == "" {
		return prompt.Names(prompt.Input{}).ExpandSeeded(text, ""), nil
	}
	scene, err := s.db.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return "", err
	}
	now := time.Now()
	names := prompt.Names(prompt.Input{
		Settings: scene.Settings, Conversation: scene.Conversation, Character: scene.Character, Persona: scene.Persona, Now: now, Model: scene.Writer.Model,
	}).At(scene.History, "", now).From(scene.Variables)
	return names.ExpandSeeded(macro.Card(text), cmp.Or(scene.Conversation.MacroSeed, scene.Conversation.ID)), nil
}
