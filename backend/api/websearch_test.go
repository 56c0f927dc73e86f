package api_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"terzetto/backend/base/contact"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/toolbox"
	"terzetto/backend/tool/web"
)

const searchAt = "/api/tools/search"

// instance answers searches as SearXNG does, and counts them.
func instance(t *testing.T) (address string, asked *atomic.Int64) {
	t.Helper()
	asked = &atomic.Int64{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		if r.FormValue("q") == "forbidden" {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		_, _ = io.WriteString(w, `{"results":[{"title":"Tide tables","url":"https://a.example/tides","content":"High water at noon."}]}`)
	}))
	t.Cleanup(server.Close)
	return server.URL, asked
}

func (d *door) searches() bool {
	d.t.Helper()
	return strings.Contains(" "+d.ids()+" ", " web_search ")
}

func TestTheWebIsSearchedOnlyWithWhatAPersonChose(t *testing.T) {
	d := open(t)
	at, asked := instance(t)
	if got := get[toolbox.WebSearch](d, "GET", searchAt, nil); d.searches() || got.Service != "" || got.Host != "" || got.Ready {
		t.Errorf("something is chosen from the start: %+v", got)
	}
	if status, text := d.ask("POST", searchAt+"/test", fields{"query": "tides"}); status != 403 || !strings.Contains(text, "Choose a service in Settings") {
		t.Errorf("%d %s", status, text)
	}
	if got := get[toolbox.WebSearch](d, "PUT", searchAt, fields{"service": "searxng"}); got.Ready || d.searches() {
		t.Errorf("it is offered without an address: %+v", got)
	}
	got := get[toolbox.WebSearch](d, "PUT", searchAt, fields{"address": at + "/search?q=a"})
	if !got.Ready || got.Address != at || "http://"+got.Host != at || !d.searches() {
		t.Errorf("%+v", got)
	}
	found := get[web.Findings](d, "POST", searchAt+"/test", fields{"query": "tides", "task": "test"})
	if len(found.Results) != 1 || found.Results[0].URL != "https://a.example/tides" {
		t.Errorf("%+v", found)
	}
	if status, text := d.ask("POST", searchAt+"/test", fields{"query": "forbidden"}); status != 403 || !strings.Contains(text, "search.formats") {
		t.Errorf("%d %s", status, text)
	}
	if got := d.use("web_search", fields{"query": "tides"}); !strings.Contains(got, "1. Tide tables") {
		t.Errorf("a run gets no results: %s", got)
	}
	if asked.Load() != 3 {
		t.Errorf("asked %d times", asked.Load())
	}
	contacts := d.backend.Health.Contacts.All()
	if !slices.ContainsFunc(contacts, func(c contact.Contact) bool { return c.Why == contact.Search && "http://"+c.Host == at && c.Count == 3 }) {
		t.Errorf("the host is not in the list: %+v", contacts)
	}
	if get[toolbox.WebSearch](d, "PUT", searchAt, fields{"service": ""}); d.searches() {
		t.Error("it is offered though the choice was taken back")
	}
}

func TestAKeyOfASearchIsSealedAndNeverShown(t *testing.T) {
	const key = "canary-search-key-1a2b"
	dir := t.TempDir()
	d := openWith(t, backend.Config{Dir: dir})
	if got := get[toolbox.WebSearch](d, "PUT", searchAt, fields{"service": "kagi"}); got.Ready || got.Host != "kagi.com" {
		t.Errorf("%+v", got)
	}
	if status, text := d.ask("POST", searchAt+"/test", fields{"query": "tides"}); status != 403 || !strings.Contains(text, "There is no key for Kagi.") {
		t.Errorf("%d %s", status, text)
	}
	if status, text := d.ask("PUT", searchAt, fields{"service": "searxng", "key": key}); status != 422 || strings.Contains(text, key) {
		t.Errorf("%d %s", status, text)
	}
	if status, text := d.ask("PUT", searchAt, fields{"key": "two words"}); status != 422 || strings.Contains(text, "two words") {
		t.Errorf("%d %s", status, text)
	}
	status, text := d.ask("PUT", searchAt, fields{"key": " " + key + "\n"})
	if status != 200 || strings.Contains(text, key) || !strings.Contains(text, `"ready":true`) || !d.searches() {
		t.Fatalf("%d %s", status, text)
	}
	var w toolbox.WebSearch
	if err := json.Unmarshal([]byte(text), &w); err != nil {
		t.Fatal(err)
	}
	want := []toolbox.SearchKey{{Service: chat.Brave}, {Service: chat.Tavily}, {Service: chat.Kagi, Set: true, Hint: "1a2b"}}
	if diff := cmp.Diff(want, w.Keys); diff != "" {
		t.Errorf("the keys differ (-expected +told):\n%s", diff)
	}
	for _, path := range []string{"/api/variables", "/api/settings", searchAt} {
		if _, text := d.ask("GET", path, nil); strings.Contains(text, key) {
			t.Errorf("the key is in %s", path)
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if data, err := os.ReadFile(file); err == nil && strings.Contains(string(data), key) {
			t.Errorf("the key is in %s", file)
		}
	}
	if got := get[toolbox.WebSearch](d, "PUT", searchAt, fields{"key": ""}); got.Ready || d.searches() {
		t.Errorf("it is offered without its key: %+v", got)
	}
}

func TestAToolOfAServerSearches(t *testing.T) {
	d := open(t)
	if status, text := d.ask("POST", "/api/tools/servers", fields{"name": "words", "command": os.Args[0], "args": []string{"words"}}); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	got := get[toolbox.WebSearch](d, "PUT", searchAt, fields{"service": "tool", "toolId": "words__upper"})
	if !got.Ready || len(got.Tools) != 1 || got.Tools[0].ID != "words__upper" || !d.searches() {
		t.Errorf("%+v", got)
	}
	if found := get[web.Findings](d, "POST", searchAt+"/test", fields{"query": "tides"}); found.Text != "TIDES" {
		t.Errorf("%+v", found)
	}
	for _, id := range []string{"read_file", "none"} {
		if status, text := d.ask("PUT", searchAt, fields{"toolId": id}); status < 400 || !strings.Contains(text, `"field":"toolId"`) {
			t.Errorf("%s: %d %s", id, status, text)
		}
	}
	d.ask("DELETE", "/api/tools/servers/1", nil)
	if got := get[toolbox.WebSearch](d, "GET", searchAt, nil); got.Ready || d.searches() {
		t.Errorf("it is offered though its server was removed: %+v", got)
	}
	if status, text := d.ask("POST", searchAt+"/test", fields{"query": "tides"}); status != 404 || !strings.Contains(text, "words__upper") {
		t.Errorf("%d %s", status, text)
	}
}

func TestSettingsAndImportsDontChooseASearch(t *testing.T) {
	d := open(t)
	at, _ := instance(t)
	evil := fields{"service": "searxng", "address": "https://evil.example", "toolId": ""}
	d.ask("PUT", "/api/settings", fields{"web_search": evil})
	if got := get[toolbox.WebSearch](d, "GET", searchAt, nil); got.Service != "" || d.searches() {
		t.Errorf("%+v", got)
	}
	get[toolbox.WebSearch](d, "PUT", searchAt, fields{"service": "searxng", "address": at})
	if status, text := d.ask("POST", "/api/reset", fields{"confirm": "RESET"}); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	if got := get[toolbox.WebSearch](d, "GET", searchAt, nil); got.Address != at {
		t.Errorf("the defaults took the choice away: %+v", got)
	}
}
