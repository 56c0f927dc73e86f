package portable_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/story/portable"
)

func script(title string, rows ...chat.Message) portable.Script {
	return portable.Script{Title: title, User: "You", Char: "Ines", Began: time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC), Rows: func(yield func(chat.Message, error) bool) {
		for _, m := range rows {
			if !yield(m, nil) {
				return
			}
		}
	}}
}

func TestAConversationReadsInEveryForm(t *testing.T) {
	s := script("The tide", chat.Message{Role: chat.Assistant, Content: "Come in.\n\n*She waits.*\n"},
		chat.Message{Role: chat.User, Content: "I stay.", Attachments: []chat.Attachment{{Filename: "map.png"}}})
	for form, want := range map[portable.Form]string{
		portable.Markdown: "# The tide\n\n*Ines, 2026-03-02*\n\n## Ines\n\nCome in.\n\n*She waits.*\n\n## You\n\nI stay.\n\n*map.png*\n",
		portable.Text:     "The tide\nInes, 2026-03-02\n\nINES:\nCome in.\n\n*She waits.*\n\nYOU:\nI stay.\n[map.png]\n",
	} {
		f, err := portable.Conversation(s, form)
		if err != nil {
			t.Fatal(err)
		}
		var got strings.Builder
		if err := f.Write(t.Context(), &got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got.String()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", form, diff)
		}
	}
	if _, err := portable.Conversation(s, "docx"); !fault.Is(err, fault.Invalid) {
		t.Errorf("a form that does not exist: %v", err)
	}
}

func TestAFilesNameIsFitForEverySystem(t *testing.T) {
	for _, c := range []struct{ name, title, want string }{
		{"a plain title stays", "The tide", "The tide.md"},
		{"what Windows forbids is a dash", `a/b\c:d*e?f"g<h>i|j`, "a-b-c-d-e-f-g-h-i-j.md"},
		{"a way out of the folder is none", "../../etc/passwd", "etc-passwd.md"},
		{"a hidden name is shown", ".bashrc", "bashrc.md"},
		{"nothing has a name", "  ", "Conversation.md"},
		{"a device gets a word before it", "nul", "Conversation nul.md"},
		{"a device with an ending too", "con.txt", "Conversation con.txt.md"},
		{"lines are joined", "a\nb\tc", "a b c.md"},
		{"what turns the direction is left out", "a\u202eb", "ab.md"},
		{"a long one is cut", strings.Repeat("é", 300), strings.Repeat("é", 80) + ".md"},
	} {
		f, err := portable.Conversation(script(c.title), portable.Markdown)
		if err != nil || f.Name != c.want {
			t.Errorf("%s: %q, %v", c.name, f.Name, err)
		}
	}
}
