package api_test

import (
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/chat"
)

// listed asks for a list and gives its titles.
func (d *door) listed(query string) string {
	d.t.Helper()
	var out []string
	for _, c := range get[[]chat.Conversation](d, "GET", "/api/conversations"+query, nil) {
		out = append(out, c.Title)
	}
	return strings.Join(out, " ")
}

func TestTheListAndItsTwoOtherPlaces(t *testing.T) {
	d := open(t)
	ids := map[string]string{}
	for _, title := range []string{"a", "b", "c", "d", "e"} {
		ids[title] = get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{"title": title}).ID
	}
	at := func(title string) string { return "/api/conversations/" + ids[title] }
	for _, step := range []struct {
		name, method, path string
		body               any
		status             int
		lists              [3]string // the list, the archive, the trash
	}{
		{"at first", "GET", at("a"), nil, 200, [3]string{"e d c b a", "", ""}},
		{"one is pinned", "PUT", at("b"), map[string]bool{"pinned": true}, 200, [3]string{"b e d c a", "", ""}},
		{"one is archived", "PUT", at("c"), map[string]bool{"archived": true}, 200, [3]string{"b e d a", "c", ""}},
		{"one is thrown away", "DELETE", at("d"), nil, 200, [3]string{"b e a", "c", "d"}},
		{"another one too", "DELETE", at("e"), nil, 200, [3]string{"b a", "c", "e d"}},
		{"the archived one comes back", "PUT", at("c"), map[string]bool{"archived": false}, 200, [3]string{"b c a", "", "e d"}},
		{"one in use is not purged", "POST", at("a") + "/purge", nil, 409, [3]string{"b c a", "", "e d"}},
		{"one in the trash is", "POST", at("d") + "/purge", nil, 200, [3]string{"b c a", "", "e"}},
		{"and then it is gone", "POST", at("d") + "/purge", nil, 404, [3]string{"b c a", "", "e"}},
		{"the trash is emptied", "DELETE", "/api/trash", nil, 200, [3]string{"b c a", "", ""}},
		{"an empty trash too", "DELETE", "/api/trash", nil, 200, [3]string{"b c a", "", ""}},
		{"a pin of the wrong type", "PUT", at("a"), map[string]string{"pinned": "yes"}, 422, [3]string{"b c a", "", ""}},
	} {
		t.Run(step.name, func(t *testing.T) {
			status, body := d.ask(step.method, step.path, step.body)
			if status != step.status && (step.status != 200 || status != 204) {
				t.Errorf("%d %s", status, body)
			}
			if got := [3]string{d.listed(""), d.listed("?archived=true"), d.listed("?trashed=true")}; got != step.lists {
				t.Errorf("the lists are %q, want %q", got, step.lists)
			}
		})
	}
	if got := d.listed("?limit=2"); got != "b c" {
		t.Errorf("the first page is %q", got)
	}
	if got := d.listed("?limit=2&before=" + ids["c"]); got != "a" {
		t.Errorf("the second page is %q", got)
	}
	if status, _ := d.ask("GET", "/api/conversations?limit=2&before=gone", nil); status != 404 {
		t.Errorf("a page after nothing is %d", status)
	}
	if got := get[map[string]int](d, "DELETE", "/api/trash", nil); got["purged"] != 0 {
		t.Errorf("an empty trash said %v", got)
	}
}

func TestANoticeIsOneShortLine(t *testing.T) {
	d := open(t)
	if got := get[api.Notice](d, "POST", "/api/notify", map[string]string{"text": " Mara\nhas  answered "}); got.Text != "Mara has answered" {
		t.Errorf("got %q", got.Text)
	}
	for _, text := range []string{"", " \n", strings.Repeat("a", 201)} {
		if status, _ := d.ask("POST", "/api/notify", map[string]string{"text": text}); status != 422 {
			t.Errorf("%d characters: status %d", len(text), status)
		}
	}
}

func TestNoticesAreOffUntilAskedFor(t *testing.T) {
	d := open(t)
	if get[chat.Settings](d, "GET", "/api/settings", nil).NotifyFinished {
		t.Error("a fresh file has them on")
	}
	if !get[chat.Settings](d, "PUT", "/api/settings", map[string]bool{"notify_finished": true}).NotifyFinished ||
		!get[chat.Settings](d, "GET", "/api/settings", nil).NotifyFinished {
		t.Error("they cannot be switched on")
	}
}
