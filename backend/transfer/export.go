package transfer

import (
	"bytes"
	"cmp"
	"context"
	"encoding/base64"
	"io"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/document/produce"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/portable"
	"terzetto/backend/prompt"
	"terzetto/backend/store/archive"
)

// Nameless is what an export calls people and things without a name, in the language of its reader;
// English where it is empty.
type Nameless struct {
	You       string `json:"you"`
	Assistant string `json:"assistant"`
	Untitled  string `json:"untitled"`
}

// Export exports a conversation with the names that the page shows: its active path, or all
// of it as JSON lines.
func (s *Service) Export(ctx context.Context, conversation string, form portable.Form, called Nameless) (portable.File, error) {
	c, err := s.db.Conversation(ctx, conversation)
	if err != nil {
		return portable.File{}, err
	}
	switch form { //nolint:exhaustive // the others are read by people
	case portable.Lines:
		return s.exportLines(ctx, c)
	case portable.Group:
		return s.exportGroup(ctx, c)
	}
	if c.Title == chat.DefaultTitle {
		c.Title = cmp.Or(called.Untitled, c.Title)
	}
	rows, err := s.db.Messages(ctx, conversation, chat.Page{})
	if err != nil {
		return portable.File{}, err
	}
	names, err := s.names(ctx, c)
	if err != nil {
		return portable.File{}, err
	}
	user := names.User
	if user == chat.DefaultSettings().UserName {
		user = cmp.Or(called.You, "You")
	}
	char := cmp.Or(c.CharacterName, called.Assistant, names.Char)
	for i := range rows {
		own := names
		if rows[i].CharacterCardID != "" {
			own.Char = rows[i].Author
		}
		rows[i].Content = own.Names(rows[i].Content)
	}
	script := portable.Script{Title: c.Title, User: user, Char: char, Began: c.CreatedAt, Rows: rows}
	if form != portable.Page && form != portable.PDF {
		return portable.Conversation(script, form)
	}
	return s.exportSet(ctx, script, form)
}

// exportSet exports a script as a document that is set, with its pictures.
func (s *Service) exportSet(ctx context.Context, script portable.Script, form portable.Form) (portable.File, error) {
	pictures := map[int64]string{}
	for i := range script.Rows {
		if err := s.picturesOf(ctx, &script.Rows[i], pictures); err != nil {
			return portable.File{}, err
		}
	}
	text := string(script.Markdown(func(a chat.Attachment) string { return pictures[a.ID] }))
	if form == portable.Page {
		return portable.Named(script.Title, ".html", "text/html; charset=utf-8", produce.Page(script.Title, text)), nil
	}
	printed, err := s.o.Fonts.PDF(ctx, script.Title, text)
	return portable.Named(script.Title, ".pdf", "application/pdf", printed.Content), err
}

// picturesOf reads the pictures of a message as Markdown, by their ids: what the person sent, and, as
// if it had been sent, what workflows drew for it and is shown. Those of workflows have negative ids.
func (s *Service) picturesOf(ctx context.Context, m *chat.Message, all map[int64]string) error {
	for _, a := range m.Attachments {
		image, err := s.db.AttachmentData(ctx, a.ID)
		if err != nil {
			return err
		}
		all[a.ID] = inline(a.Filename, image.Mime, image.Data)
	}
	shown := map[int64]int64{} // of each group
	for _, a := range m.WorkflowAttachments {
		switch {
		case a.ParentID != nil:
		case a.ActiveSiblingID != nil:
			shown[a.ID] = *a.ActiveSiblingID
		default:
			shown[a.ID] = a.ID
		}
	}
	for _, a := range m.WorkflowAttachments {
		root := *cmp.Or(a.ParentID, &a.ID)
		if shown[root] != a.ID || a.DataB64 != nil || !strings.HasPrefix(a.Mime, "image/") {
			continue
		}
		data, mime, _, err := s.db.ArtifactData(ctx, a.ID)
		if err != nil {
			return err
		}
		all[-a.ID] = inline(a.Filename, mime, data)
		m.Attachments = append(m.Attachments, chat.Attachment{ID: -a.ID, Filename: a.Filename})
	}
	return nil
}

// inline is a picture in Markdown that carries its bytes.
func inline(name, mime string, data []byte) string {
	label := strings.NewReplacer("[", "(", "]", ")", "\\", "").Replace(portable.OneLine(name))
	return "![" + label + "](data:" + mime + ";base64," + base64.StdEncoding.EncodeToString(data) + ")"
}

func (s *Service) exportLines(ctx context.Context, c chat.Conversation) (portable.File, error) {
	talk, err := s.transcript(ctx, c)
	if err != nil {
		return portable.File{}, err
	}
	var out bytes.Buffer
	if err := portable.WriteTranscript(ctx, &out, talk, true); err != nil {
		return portable.File{}, err
	}
	return portable.Named(c.Title, ".jsonl", "application/jsonl; charset=utf-8", out.Bytes()), nil
}

// exportGroup exports a conversation of several characters with the cards of those who have one.
func (s *Service) exportGroup(ctx context.Context, c chat.Conversation) (portable.File, error) {
	if len(c.Cast) == 0 {
		return portable.File{}, fault.New(fault.Invalid, "Only a conversation with several characters can be exported as a group.").With("field", "format")
	}
	talk, err := s.transcript(ctx, c)
	if err != nil {
		return portable.File{}, err
	}
	var out bytes.Buffer
	err = portable.WriteGroup(ctx, &out, talk, func(ctx context.Context, id string) ([]byte, error) {
		card, err := s.db.Card(ctx, id)
		if fault.Is(err, fault.NotFound) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		return card.PNG()
	})
	if err != nil {
		return portable.File{}, err
	}
	return portable.Named(c.Title, ".zip", "application/zip", out.Bytes()), nil
}

// transcript is a conversation with the name that the models give the person.
func (s *Service) transcript(ctx context.Context, c chat.Conversation) (*portable.Transcript, error) {
	talk, err := archive.New(s.db, s.o.Budget).Transcript(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	names, err := s.names(ctx, c)
	talk.User = names.User
	return talk, err
}

// names gives what placeholders stand for, as in the page and for the models.
func (s *Service) names(ctx context.Context, c chat.Conversation) (prompt.Macros, error) {
	settings, err := s.db.Settings(ctx)
	if err != nil {
		return prompt.Macros{}, err
	}
	persona, err := s.db.Playing(ctx, c)
	return prompt.Names(prompt.Input{Conversation: c, Settings: settings, Persona: persona}), err
}

// WriteLibrary streams the whole library as one archive.
func (s *Service) WriteLibrary(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) (portable.Manifest, error) {
	last, n := time.Time{}, 0
	return portable.WriteLibrary(ctx, w, portable.Manifest{Created: s.o.Now().UTC(), Program: s.o.Version}, archive.New(s.db, s.o.Budget).Export(ctx),
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
