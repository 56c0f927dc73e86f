package transfer

import (
	"bytes"
	"context"
	"io"
	"strconv"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/llm"
	"terzetto/backend/portable"
	"terzetto/backend/prompt"
	"terzetto/backend/store/archive"
)

// Export exports a conversation with the names that the page shows: its active path, or all
// of it as JSON lines.
func (s *Service) Export(ctx context.Context, conversation string, form portable.Form) (portable.File, error) {
	c, err := s.db.Conversation(ctx, conversation)
	if err != nil {
		return portable.File{}, err
	}
	if form == portable.Lines {
		return s.exportLines(ctx, c)
	}
	rows, err := s.db.Messages(ctx, conversation, chat.Page{})
	if err != nil {
		return portable.File{}, err
	}
	names, err := s.names(ctx, c)
	if err != nil {
		return portable.File{}, err
	}
	for i := range rows {
		rows[i].Content = names.Names(rows[i].Content)
	}
	return portable.Conversation(portable.Script{Title: c.Title, User: names.User, Char: names.Char, Began: c.CreatedAt, Rows: rows}, form)
}

func (s *Service) exportLines(ctx context.Context, c chat.Conversation) (portable.File, error) {
	talk, err := archive.New(s.db).Transcript(ctx, c.ID)
	if err != nil {
		return portable.File{}, err
	}
	names, err := s.names(ctx, c)
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
func (s *Service) names(ctx context.Context, c chat.Conversation) (prompt.Macros, error) {
	settings, err := s.db.Settings(ctx)
	if err != nil {
		return prompt.Macros{}, err
	}
	persona, err := s.db.Playing(ctx, c)
	if err != nil {
		return prompt.Macros{}, err
	}
	m := prompt.Macros{User: settings.UserName, Char: c.CharacterName}
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

// WriteLibrary streams the whole library as one archive.
func (s *Service) WriteLibrary(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) (portable.Manifest, error) {
	last, n := time.Time{}, 0
	return portable.WriteLibrary(ctx, w, portable.Manifest{Created: s.o.Now().UTC(), Program: s.o.Version}, archive.New(s.db).Export(ctx),
		func(item portable.Item) {
			if n++; time.Since(last) > 250*time.Millisecond {
				last = time.Now()
				tell(llm.ProbeStep{Name: string(item.Kind), Sentence: strconv.Itoa(n)})
			}
		})
}

// LibraryName is the file name of an archive that is written now.
func (s *Service) LibraryName() string {
	return "Terzetto library " + s.o.Now().Format(time.DateOnly) + ".zip"
}
