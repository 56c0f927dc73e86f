package api_test

import (
	"net/url"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/document/search"
)

func TestTheSearchAtTheDoor(t *testing.T) {
	d := open(t)
	c := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{
		"title": "Harbour", "first_mes": "Das Café 👍 am Kai, sagt {{user}}.", "alternate_greetings": []string{"Ein Café im Nebel."},
	})
	found := get[search.Found](d, "GET", "/api/search?q=cafe&user=Ada", nil)
	if len(found.Items) != 2 || found.HasMore || found.Next != "" || found.Pending != 0 {
		t.Fatalf("found %+v", found)
	}
	for _, item := range found.Items {
		if item.Kind != search.Message || item.ConversationID != c.ID || item.Title != "Harbour" || item.Role != "assistant" || len(item.Marks) != 1 {
			t.Errorf("an item is %+v", item)
		}
		if on := strings.HasPrefix(item.Snippet, "Das"); item.OnActivePath != on {
			t.Errorf("%q on the active path: %v", item.Snippet, item.OnActivePath)
		}
		if strings.HasPrefix(item.Snippet, "Das") && item.Snippet != "Das Café 👍 am Kai, sagt Ada." {
			t.Errorf("the snippet is %q", item.Snippet)
		}
	}
	if page := get[search.Found](d, "GET", "/api/search?q=cafe&limit=1", nil); len(page.Items) != 1 || !page.HasMore {
		t.Errorf("a page of one is %+v", page)
	} else if rest := get[search.Found](d, "GET", "/api/search?q=cafe&limit=1&after="+url.QueryEscape(page.Next), nil); len(rest.Items) != 1 || rest.HasMore || rest.Items[0].ID == page.Items[0].ID {
		t.Errorf("the rest is %+v", rest)
	}
	for _, row := range []struct {
		name, query string
		status      int
	}{
		{"nothing is asked", "", 200},
		{"only signs", "?q=%22*(", 200},
		{"one conversation", "?q=cafe&conversation_id=" + c.ID, 200},
		{"one that does not exist", "?q=cafe&conversation_id=nobody", 404},
		{"a place that does not exist", "?q=cafe&after=x", 400},
		{"far too much", "?q=" + strings.Repeat("x", 1001), 413},
	} {
		t.Run(row.name, func(t *testing.T) {
			if status, body := d.ask("GET", "/api/search"+row.query, nil); status != row.status {
				t.Errorf("%d %s", status, body)
			}
		})
	}
}
