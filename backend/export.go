package backend

import (
	"bytes"
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/portable"
	"terzetto/backend/prompt"
	"terzetto/backend/store/archive"
)

// Export writes a conversation down, under the names that the page shows: its active
// path, or as lines of JSON all of it.
func (b *Backend) Export(ctx context.Context, conversation string, form portable.Form) (portable.File, error) {
	c, err := b.db.Conversation(ctx, conversation)
	if err != nil {
		return portable.File{}, err
	}
	if form == portable.Lines {
		return b.exportLines(ctx, c)
	}
	rows, err := b.db.Messages(ctx, conversation, chat.Page{})
	if err != nil {
		return portable.File{}, err
	}
	names, err := b.names(ctx, c)
	if err != nil {
		return portable.File{}, err
	}
	for i := range rows {
		rows[i].Content = names.Names(rows[i].Content)
	}
	return portable.Conversation(portable.Script{Title: c.Title, User: names.User, Char: names.Char, Began: c.CreatedAt, Rows: rows}, form)
}

func (b *Backend) exportLines(ctx context.Context, c chat.Conversation) (portable.File, error) {
	talk, err := archive.New(b.db).Transcript(ctx, c.ID)
	if err != nil {
		return portable.File{}, err
	}
	names, err := b.names(ctx, c)
	if err != nil {
		return portable.File{}, err
	}
	talk.User = names.User
	var out bytes.Buffer
	if err := portable.WriteTranscript(ctx, &out, talk, true); err != nil {
		return portable.File{}, err
	}
	return portable.Named(c.Title, ".jsonl", "application/jsonl; charset=utf-8", out.Bytes()), nil
}

// names says who speaks in a conversation, as the page does.
func (b *Backend) names(ctx context.Context, c chat.Conversation) (prompt.Macros, error) {
	s, err := b.db.Settings(ctx)
	if err != nil {
		return prompt.Macros{}, err
	}
	persona, err := b.db.Playing(ctx, c)
	if err != nil {
		return prompt.Macros{}, err
	}
	m := prompt.Macros{User: s.UserName, Char: c.CharacterName}
	if persona != nil {
		m.User = persona.Name
	} else if m.User == chat.DefaultSettings().UserName {
		m.User = "You"
	}
	if m.Char == "" {
		m.Char = "Assistant"
	}
	return m, nil
}
