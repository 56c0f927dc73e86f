package transfer_test

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// talked is a conversation with a short and a long file, whose edited message has them too.
func talked(t *testing.T, b *backend.Backend) string {
	t.Helper()
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Granite.")), llmtest.Prose(llmtest.Says("Of granite.")))
	var files []chat.File
	for name, text := range map[string]string{
		"notes.txt": "The key is under the third stone.\n",
		"book.txt":  strings.Repeat("The wind was calm all day, says the master of the harbour.\n", 3000) + "The lighthouse is built of granite.\n",
	} {
		_, f, err := b.Library.Files.Attach(t.Context(), name, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	slices.SortFunc(files, func(a, b chat.File) int { return strings.Compare(a.Label, b.Label) })
	s, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c, Text: "What is the lighthouse built of?", Files: files})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, event.Done)
	s, err = b.Turns.Start(turn.Request{Kind: turn.ForkEdit, ConversationID: c, MessageID: messages(t, b, c)[0].ID, Text: "The lighthouse: built of what?"})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, event.Done)
	return c
}

// brought imports a file into an open library, all of it.
func brought(t *testing.T, b *backend.Backend, name string, file []byte) {
	t.Helper()
	got, err := b.Transfer.Receive(t.Context(), name, bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	look, err := b.Transfer.Preview(t.Context(), got.ID, deaf)
	if err != nil {
		t.Fatal(err)
	}
	move, err := b.Transfer.Import(t.Context(), got.ID, slices.Collect(maps.Keys(look.Kinds)), deaf)
	if err != nil || len(move.Problems) > 0 {
		t.Fatal(move.Problems, err)
	}
}

func messages(t *testing.T, b *backend.Backend, c string) []chat.Message {
	t.Helper()
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// carriedOver checks that a conversation has its files and quotes, and that they can be opened.
func carriedOver(t *testing.T, b *backend.Backend, c string) {
	t.Helper()
	rows := messages(t, b, c)
	if len(rows) != 2 || len(rows[0].Files) != 2 || len(rows[1].Quotes) == 0 {
		t.Fatalf("it has %+v", rows)
	}
	for i, want := range []chat.File{{Label: "book.txt", Mode: chat.SearchedFile}, {Label: "notes.txt", Mode: chat.WholeFile}} {
		f := rows[0].Files[i]
		if f.Label != want.Label || f.Mode != want.Mode || f.Tokens == 0 {
			t.Errorf("it has %+v", f)
		}
		if whole, err := b.Teams.File(t.Context(), f.ID, true); err != nil || len(whole.Data) == 0 || len(whole.Contents) == 0 {
			t.Errorf("%s cannot be opened: %v", f.Label, err)
		}
	}
	if q := rows[1].Quotes[0]; q.FileID != rows[0].Files[0].ID || q.Label != "book.txt" || q.Line == 0 {
		t.Errorf("it quotes %+v", rows[1].Quotes)
	}
	// The next message finds passages again, and the model reads the short file as before.
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Still granite.")))
	backendtest.Turn(t, b, c, "Granite, you said: what is the lighthouse built of?")
	last := model.Requests()[0]
	if !strings.Contains(last.Last(), "The lighthouse is built of granite.") || !strings.Contains(string(last.Raw), "under the third stone") {
		t.Errorf("the model was sent %s", last.Raw)
	}
}

func TestFilesComeWithTheirConversationInAnArchive(t *testing.T) {
	from := backendtest.Open(t, t.TempDir())
	c := talked(t, from)
	var file bytes.Buffer
	if m, err := from.Transfer.WriteLibrary(t.Context(), &file, deaf); err != nil || len(m.Problems) > 0 {
		t.Fatal(m.Problems, err)
	}
	dir := t.TempDir()
	// Another file takes the number that a file had there.
	to := backendtest.Open(t, dir)
	if _, _, err := to.Library.Files.Attach(t.Context(), "other.txt", []byte("Another one.")); err != nil {
		t.Fatal(err)
	}
	brought(t, to, "library.zip", file.Bytes())
	carriedOver(t, to, c)
	rows := messages(t, to, c)
	log, err := to.Library.Conversations.Log(t.Context(), c, rows[1].ID)
	if err != nil || len(log.Quotes) == 0 || log.Quotes[0].FileID != rows[0].Files[0].ID {
		t.Errorf("the record quotes %+v: %v", log.Quotes, err)
	}
}

func TestFilesComeWithTheirConversationInLines(t *testing.T) {
	from := backendtest.Open(t, t.TempDir())
	c := talked(t, from)
	lines := backendtest.Export(t, from, c, portable.Lines)
	if n := strings.Count(string(lines.Data), `"label":"book.txt"`); n != 2 || len(lines.Data) > 400_000 {
		t.Errorf("the book is named %d times in %d bytes", n, len(lines.Data))
	}
	to := backendtest.Open(t, t.TempDir())
	brought(t, to, "talk.jsonl", lines.Data)
	all, err := to.Library.Conversations.List(t.Context(), library.ConversationQuery{})
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range all {
		if one.Title == "T" {
			carriedOver(t, to, one.ID)
			return
		}
	}
	t.Error("it did not come")
}

func TestAConversationThatIsWrittenDownNamesItsFiles(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := talked(t, b)
	for form, want := range map[portable.Form]string{portable.Markdown: "*book.txt*", portable.Text: "[notes.txt]"} {
		f := backendtest.Export(t, b, c, form)
		if !strings.Contains(string(f.Data), want) {
			t.Errorf("%s lacks %s", f.Data, want)
		}
	}
}

func TestAFileGoesWithTheLastMessageThatHasIt(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := talked(t, b)
	file := messages(t, b, c)[0].Files[0].ID
	there := func() bool {
		_, err := b.Teams.File(t.Context(), file, false)
		return err == nil
	}
	if err := b.Library.Conversations.Delete(t.Context(), c, false); err != nil || !there() {
		t.Fatal("the trash took the file", err)
	}
	if err := b.Library.Conversations.Purge(t.Context(), c); err != nil || there() {
		t.Error("a purged conversation left its file", err)
	}
	c = talked(t, b)
	rows := messages(t, b, c)
	if file = rows[0].Files[0].ID; !there() {
		t.Fatal("the file is gone")
	}
	if err := b.Library.Messages.Delete(t.Context(), c, rows[0].ID); err != nil || there() {
		t.Error("a deleted message left its file", err)
	}
}
