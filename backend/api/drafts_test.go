package api_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/chat"
)

func TestADraftStaysUntilItIsSentOrItsConversationGoes(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	at := "/api/conversations/" + cid + "/draft"
	if got := get[chat.Draft](d, "GET", at, nil); !got.Empty() {
		t.Errorf("a new conversation has the draft %+v", got)
	}
	kept := d.upload("notes.txt", []byte("The key is under the stone."))
	for _, c := range []struct {
		name string
		body any
		want int
	}{
		{"a text", map[string]any{"text": "Not yet", "pastes": []string{"long"}, "files": []any{map[string]any{"fileId": kept, "label": "notes.txt", "mode": "whole"}}}, 200},
		{"a text that is too long", map[string]any{"text": strings.Repeat("a", chat.MaxDraft+1)}, 413},
		{"too many files", map[string]any{"files": make([]map[string]any, chat.MaxFiles+1)}, 413},
	} {
		if status, answer := d.ask("PUT", at, c.body); status != c.want {
			t.Errorf("%s: %d %s", c.name, status, answer)
		}
	}
	got := get[chat.Draft](d, "GET", at, nil)
	if got.Text != "Not yet" || len(got.Pastes) != 1 || len(got.Files) != 1 || got.Files[0].Label != "notes.txt" {
		t.Errorf("the draft is %+v", got)
	}
	if heads := get[api.Listing[chat.DraftHead]](d, "GET", "/api/drafts", nil).Items; len(heads) != 1 || heads[0].Text != "Not yet" {
		t.Errorf("the list is %+v", heads)
	}
	d.ask("PUT", at, map[string]any{"text": "Other", "files": []any{map[string]any{"fileId": kept, "label": "of another database.txt"}}})
	if got := get[chat.Draft](d, "GET", at, nil); got.Text != "Other" || len(got.Files) != 0 {
		t.Errorf("a file with the id of another has come into the draft: %+v", got)
	}
	d.ask("DELETE", "/api/conversations/"+cid+"?purge=true", nil)
	if status, _ := d.ask("GET", at, nil); status != 404 {
		t.Errorf("a deleted conversation gives its draft with %d", status)
	}
	if heads := get[api.Listing[chat.DraftHead]](d, "GET", "/api/drafts", nil).Items; len(heads) != 0 {
		t.Errorf("the list is %+v", heads)
	}
	if status, _ := d.ask("DELETE", fmt.Sprintf("/api/files/%d", kept), nil); status != 200 {
		t.Errorf("a file that was not sent is deleted with %d", status)
	}
}

func TestReplacingTheBackupsLeavesOneNewBackup(t *testing.T) {
	d := open(t)
	d.conversation()
	for range 2 {
		d.ask("POST", "/api/backup", nil)
	}
	status, answer := d.ask("DELETE", "/api/backups", nil)
	if status != 200 || !strings.Contains(answer, `"removed":2`) {
		t.Fatalf("%d %s", status, answer)
	}
	if all := get[[]struct{ File string }](d, "GET", "/api/backups", nil); len(all) != 1 || !strings.Contains(answer, `-daily`) {
		t.Errorf("there are %+v after %s", all, answer)
	}
}
