package transfer

import (
	"bufio"
	"cmp"
	"context"
	"encoding/base64"
	"errors"
	"io"
	"iter"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/prompt"
)

// Nameless is what an export calls people and things without a name, in the language of its reader;
// English where it is empty.
type Nameless struct {
	You       string `json:"you"`
	Assistant string `json:"assistant"`
	Untitled  string `json:"untitled"`
}

// A Writing is a file that is written while what it holds is read. Write tells how far it came.
type Writing struct {
	Name  string
	Mime  string
	Write func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error
}

// Export exports a conversation with the names that the page shows: its active path, or all
// of it as JSON lines. Its messages are read while the file is written; those that are deleted meanwhile are left out.
func (s *Service) Export(ctx context.Context, conversation string, form portable.Form, called Nameless) (Writing, error) {
	c, err := s.db.Messages.Conversation(ctx, conversation)
	if err != nil {
		return Writing{}, err
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
	names, err := s.names(ctx, c)
	if err != nil {
		return Writing{}, err
	}
	user := names.User
	if user == chat.DefaultSettings().UserName {
		user = cmp.Or(called.You, "You")
	}
	script := portable.Script{Title: c.Title, User: user, Char: cmp.Or(c.CharacterName, called.Assistant, names.Char), Began: c.CreatedAt}
	write, err := s.formOf(&script, form)
	if err != nil {
		return Writing{}, err
	}
	return Writing{Name: write.Name, Mime: write.Mime, Write: func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error {
		script.Rows = withCount(s.filledMessages(ctx, c.ID, names), tell)
		write, err := s.formOf(&script, form)
		if err != nil {
			return err
		}
		return write.Write(ctx, w)
	}}, nil
}

// formOf is a script as a file.
func (s *Service) formOf(script *portable.Script, form portable.Form) (portable.Stream, error) {
	if form != portable.Page && form != portable.PDF {
		return portable.Conversation(*script, form)
	}
	set := portable.Stream{Name: portable.NameOf(script.Title, ".html"), Mime: "text/html; charset=utf-8"}
	set.Write = func(ctx context.Context, w io.Writer) error {
		return produce.WritePage(w, script.Title, s.sections(ctx, *script))
	}
	if form == portable.PDF {
		set.Name, set.Mime = portable.NameOf(script.Title, ".pdf"), "application/pdf"
		set.Write = func(ctx context.Context, w io.Writer) error {
			_, err := s.o.Fonts.WritePDF(ctx, w, script.Title, s.sections(ctx, *script))
			return err
		}
	}
	return set, nil
}

// filledMessages are the messages of the active path with the names filled in.
func (s *Service) filledMessages(ctx context.Context, conversation string, names prompt.Macros) iter.Seq2[chat.Message, error] {
	return func(yield func(chat.Message, error) bool) {
		for m, err := range s.db.Messages.WalkMessages(ctx, conversation, chat.Page{}) {
			own := names
			if m.CharacterCardID != "" {
				own.Char = m.Author
			}
			m.Content = own.Names(m.Content)
			if m.Role != chat.User {
				m.Content = s.db.Secrets.Secrets().Prose().Text(m.Content)
			}
			if !yield(m, err) {
				return
			}
		}
	}
}

// withCount tells how many of something came, as often as a person can follow.
func withCount[T any](all iter.Seq2[T, error], tell func(llm.ProbeStep)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		n, told := 0, progress(tell)
		for v, err := range all {
			n++
			told(string(portable.Transcripts), n)
			if !yield(v, err) {
				return
			}
		}
	}
}

// progress tells counts, four times a second, which a person can follow.
func progress(tell func(llm.ProbeStep)) func(name string, n int) {
	last := time.Time{}
	return func(name string, n int) {
		if now := time.Now(); now.Sub(last) > 250*time.Millisecond {
			last = now
			tell(llm.ProbeStep{Name: name, Sentence: strconv.Itoa(n)})
		}
	}
}

// sections are the messages of a script as Markdown with their pictures, which are read with each.
func (s *Service) sections(ctx context.Context, script portable.Script) produce.Sections {
	var pictures map[int64]string // of the message that is written
	rows := script.Rows
	script.Rows = func(yield func(chat.Message, error) bool) {
		for m, err := range rows {
			pictures = map[int64]string{}
			if err == nil {
				err = s.picturesOf(ctx, &m, pictures)
			}
			if err == nil {
				err = context.Cause(ctx)
			}
			if !yield(m, err) {
				return
			}
		}
	}
	return produce.Sections(script.Markdown(func(a chat.Attachment) string { return pictures[a.ID] }))
}

// picturesOf reads the pictures of a message as Markdown, by their ids: what the person sent, and, as
// if it had been sent, what workflows drew for it and is shown. Those of workflows have negative ids.
func (s *Service) picturesOf(ctx context.Context, m *chat.Message, all map[int64]string) error {
	for _, a := range m.Attachments {
		image, _, err := s.db.Messages.AttachmentData(ctx, a.ID)
		if err != nil {
			return err
		}
		all[a.ID] = inline(a.Filename, image.Mime, image.Data)
	}
	shown := map[int64]int64{} // of each group
	for _, a := range m.Artifacts {
		switch {
		case a.ParentID != nil:
		case a.ActiveSiblingID != nil:
			shown[a.ID] = *a.ActiveSiblingID
		default:
			shown[a.ID] = a.ID
		}
	}
	for _, a := range m.Artifacts {
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

func (s *Service) exportLines(ctx context.Context, c chat.Conversation) (Writing, error) {
	talk, err := s.transcript(ctx, c)
	if err != nil {
		return Writing{}, err
	}
	return Writing{
		Name: portable.NameOf(c.Title, ".jsonl"), Mime: "application/jsonl; charset=utf-8",
		Write: func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error {
			talk.Tree = talk.Tree.WithProgress(countedRows(tell))
			out := bufio.NewWriterSize(w, 64<<10)
			return errors.Join(portable.WriteTranscript(ctx, out, talk, true), out.Flush())
		},
	}, nil
}

// exportGroup exports a conversation of several characters with the cards of those who have one.
func (s *Service) exportGroup(ctx context.Context, c chat.Conversation) (Writing, error) {
	if len(c.Cast) == 0 {
		return Writing{}, fault.New(fault.Invalid, "Only a conversation with several characters can be exported as a group.").With("field", "format")
	}
	talk, err := s.transcript(ctx, c)
	if err != nil {
		return Writing{}, err
	}
	card := func(ctx context.Context, id string) ([]byte, error) {
		card, err := s.db.Library.Card(ctx, id)
		if fault.Is(err, fault.NotFound) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		return card.PNG()
	}
	return Writing{
		Name: portable.NameOf(c.Title, ".zip"), Mime: "application/zip",
		Write: func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error {
			talk.Tree = talk.Tree.WithProgress(countedRows(tell))
			return portable.WriteGroup(ctx, w, talk, card)
		},
	}, nil
}

// countedRows tells how many rows were read.
func countedRows(tell func(llm.ProbeStep)) func(rows int) {
	n, told := 0, progress(tell)
	return func(rows int) {
		n += rows
		told(string(portable.Transcripts), n)
	}
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
	settings, err := s.db.Settings.Settings(ctx)
	if err != nil {
		return prompt.Macros{}, err
	}
	in := prompt.Input{Conversation: c, Settings: settings}
	switch card, err := s.db.Library.Character(ctx, c.CharacterCardID); {
	case err == nil:
		in.Character = &card
	case !fault.Is(err, fault.NotFound):
		return prompt.Macros{}, err
	}
	in.Persona, err = s.db.Turns.Playing(ctx, c)
	return prompt.Names(in), err
}

// ExportLibrary exports the whole library as one archive.
func (s *Service) ExportLibrary() Writing {
	return Writing{
		Name: "Terzetto library " + s.o.Now().Format(time.DateOnly) + ".zip", Mime: "application/zip",
		Write: func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error {
			_, err := s.WriteLibrary(ctx, w, tell)
			return err
		},
	}
}

// WriteLibrary writes the archive, and says what is in it.
func (s *Service) WriteLibrary(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) (portable.Manifest, error) {
	return s.writeItems(ctx, w, archive.New(s.db, s.o.Budget).Export(ctx), tell)
}

// ExportConversations exports some conversations, or those of a folder, as one archive, which is imported as one of the
// library is.
func (s *Service) ExportConversations(ids []string, folder string) Writing {
	return Writing{
		Name: "Terzetto conversations " + s.o.Now().Format(time.DateOnly) + ".zip", Mime: "application/zip",
		Write: func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error {
			_, err := s.writeItems(ctx, w, archive.New(s.db, s.o.Budget).ExportConversations(ctx, ids, folder), tell)
			return err
		},
	}
}

func (s *Service) writeItems(ctx context.Context, w io.Writer, items portable.Items, tell func(llm.ProbeStep)) (portable.Manifest, error) {
	n, told := 0, progress(tell)
	return portable.WriteLibrary(ctx, w, portable.Manifest{Created: s.o.Now().UTC(), Program: s.o.Version}, items, func(item portable.Item) {
		n++
		told(string(item.Kind), n)
	})
}
