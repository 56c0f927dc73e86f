package api_test

import (
	"io"
	"mime"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
)

func TestAConversationIsSavedAsAFile(t *testing.T) {
	d := open(t)
	c := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{
		"title": "Tide / Tür 夜", "character_name": "Ines", "first_mes": "Come in, {{user}}. {{char}} waits.",
	})
	plain := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{"first_mes": "Guten Tag, {{user}}."})
	for _, row := range []struct {
		name, path, mime, file, text string
		status                       int
	}{
		{
			"as Markdown", "/api/conversations/" + c.ID + "/export?format=md", "text/markdown; charset=utf-8", "Tide - Tür 夜.md",
			"# Tide / Tür 夜\n\n*Ines, " + c.CreatedAt.Format(time.DateOnly) + "*\n\n## Ines\n\nCome in, User. Ines waits.\n", 200,
		},
		{
			"in another language", "/api/conversations/" + plain.ID + "/export?format=txt&you=Sie&assistant=Assistent&untitled=Neues+Gespr%C3%A4ch", "text/plain; charset=utf-8", "Neues Gespräch.txt",
			"Neues Gespräch\nAssistent, " + c.CreatedAt.Format(time.DateOnly) + "\n\nASSISTENT:\nGuten Tag, User.\n", 200,
		},
		{"in a form that does not exist", "/api/conversations/" + c.ID + "/export?format=exe", "application/json; charset=utf-8", "", "", 422},
		{"a conversation that does not exist", "/api/conversations/none/export?format=md", "application/json; charset=utf-8", "", "", 404},
	} {
		t.Run(row.name, func(t *testing.T) {
			response := d.response("GET", row.path, nil)
			defer func() { _ = response.Body.Close() }()
			text, err := io.ReadAll(response.Body)
			if err != nil || response.StatusCode != row.status || response.Header.Get("Content-Type") != row.mime {
				t.Fatalf("%d %s, %v", response.StatusCode, response.Header.Get("Content-Type"), err)
			}
			if row.status != 200 {
				return
			}
			if diff := cmp.Diff(row.text, string(text)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			_, named, err := mime.ParseMediaType(response.Header.Get("Content-Disposition"))
			if err != nil || named["filename"] != row.file {
				t.Errorf("the name is %q, %v", named["filename"], err)
			}
		})
	}
}
