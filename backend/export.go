package backend

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/portable"
	"terzetto/backend/prompt"
)

// Export writes the active path of a conversation down, under the names that the page
// shows.
func (b *Backend) Export(ctx context.Context, conversation string, form portable.Form) (portable.File, error) {
	c, err := b.db.Conversation(ctx, conversation)
	if err != nil {
		return portable.File{}, err
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
