package api_test

import (
	"archive/zip"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/chat"
)

func TestFoldersAreMadeFilledAndDeletedOverHTTP(t *testing.T) {
	d := open(t)
	f := get[chat.Folder](d, "POST", "/api/folders", map[string]any{"name": " Tour ", "color": "blue"})
	sub := get[chat.Folder](d, "POST", "/api/folders", map[string]any{"name": "Ferries", "parent_id": f.ID})
	if f.Name != "Tour" || f.Color != "blue" || sub.ParentID != f.ID {
		t.Errorf("%+v, %+v", f, sub)
	}
	one := "/api/folders/" + f.ID
	if got := get[chat.Folder](d, "PUT", one, map[string]any{"instructions": "Be brief."}); got.Instructions != "Be brief." || got.Name != "Tour" {
		t.Errorf("%+v", got)
	}
	d.has(422, "PUT", one, map[string]any{"color": "octarine"})
	d.has(422, "PUT", one, map[string]any{"name": " "})
	d.has(422, "PUT", one, map[string]any{"model_config_id": 99})
	c := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{"title": "At sea", "folder_id": sub.ID})
	if c.FolderID != sub.ID {
		t.Errorf("it lies in %q", c.FolderID)
	}
	if got := get[[]chat.Conversation](d, "GET", "/api/conversations?folder="+sub.ID+"&group=folder&sort=title", nil); len(got) != 1 {
		t.Errorf("%d are in it", len(got))
	}
	if got := get[[]chat.Conversation](d, "GET", "/api/conversations?closed="+sub.ID+","+f.ID, nil); len(got) != 0 {
		t.Errorf("%d are in no closed folder", len(got))
	}
	d.has(422, "GET", "/api/conversations?group=moon", nil)
	loose := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{"title": "Ashore"})
	for what, c := range map[string]struct{ query, has, lacks string }{
		"those of a folder and its folders": {"folder=" + f.ID, "At sea", "Ashore"},
		"those that are chosen":             {"ids=" + loose.ID + ",gone", "Ashore", "At sea"},
	} {
		names := zipped(t, d.has(200, "GET", "/api/exports/conversations?"+c.query, nil))
		if !strings.Contains(names, "conversations/"+c.has+".jsonl") || strings.Contains(names, c.lacks) {
			t.Errorf("%s: the archive holds %s", what, names)
		}
	}
	if got := get[[]chat.Folder](d, "POST", "/api/folders/order", map[string]any{"ids": []string{sub.ID, f.ID}}); got[0].ID != sub.ID || got[0].ParentID != "" {
		t.Errorf("%+v", got)
	}
	d.has(200, "DELETE", one, nil)
	d.has(404, "GET", one, nil)
	d.has(200, "POST", one+"/restore", nil)
	if got := get[[]chat.Folder](d, "GET", "/api/folders", nil); len(got) != 2 {
		t.Errorf("%+v", got)
	}
}

// zipped lists the files of an archive.
func zipped(t *testing.T, data string) string {
	t.Helper()
	all, err := zip.NewReader(strings.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range all.File {
		names = append(names, f.Name)
	}
	return strings.Join(names, " ")
}

//test:unraced
func TestFiveThousandConversationsAreChangedAtOnce(t *testing.T) {
	d := open(t)
	const many = 5000
	ids := make([]string, 0, many)
	for i := range many {
		c, err := d.backend.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: fmt.Sprintf("Talk %d", i)})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, c.ID)
	}
	f := get[chat.Folder](d, "POST", "/api/folders", map[string]any{"name": "All"})
	change := func(what string, value any) chat.ConversationsChanged {
		t.Helper()
		return get[chat.ConversationsChanged](d, "POST", "/api/conversations/change", map[string]any{
			"changes": []map[string]any{{"ids": ids, what: value}},
		})
	}
	for what, value := range map[string]any{"folder_id": f.ID, "add_tags": []string{"sea"}, "archived": true, "trashed": true} {
		done := change(what, value)
		if done.Changed != many {
			t.Errorf("%s: %d were changed", what, done.Changed)
		}
		back := get[chat.ConversationsChanged](d, "POST", "/api/conversations/change", map[string]any{"changes": done.Undo})
		if back.Changed != many {
			t.Errorf("%s: %d were changed back", what, back.Changed)
		}
	}
	if got := get[[]chat.TagCount](d, "GET", "/api/tags", nil); len(got) != 0 {
		t.Errorf("%+v", got)
	}
}
