package huggingface_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/huggingface"
)

const commit = "0123456789abcdef0123456789abcdef01234567"

var sum = strings.Repeat("0f", 32)

// A hub speaks as Hugging Face does.
type hub struct {
	card  string
	pages []string
	files map[string]string // by the path of an address

	mu    sync.Mutex
	asked []string
	token string
}

func (h *hub) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	h.asked = append(h.asked, r.URL.RequestURI())
	h.token = r.Header.Get("Authorization")
	h.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	page := 0
	_, _ = fmt.Sscanf(r.URL.Query().Get("cursor"), "page%d", &page)
	switch {
	case strings.Contains(r.URL.Path, "/tree/") && page < len(h.pages):
		if page+1 < len(h.pages) { // a mirror hands on the address of the original
			w.Header().Set("Link", fmt.Sprintf(`<https://huggingface.co%s?recursive=true&cursor=page%d>; rel="next"`, r.URL.Path, page+1))
		}
		_, _ = io.WriteString(w, h.pages[page])
	case strings.HasPrefix(r.URL.Path, "/api/models/"):
		_, _ = io.WriteString(w, h.card)
	case h.files[r.URL.Path] != "":
		w.Header().Set("Content-Type", "application/octet-stream")
		_, _ = io.WriteString(w, h.files[r.URL.Path])
	default:
		http.NotFound(w, r)
	}
}

func client(t *testing.T, h http.Handler) huggingface.Client {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	return huggingface.Client{Endpoint: server.URL, Token: "hf_1", Fetcher: fetch.New(fetch.Options{Dir: t.TempDir(), Agent: "Terzetto/1.0"})}
}

func leaf(file string, size int) string {
	return fmt.Sprintf(`{"type":"file","path":%q,"size":%d,"oid":"1","lfs":{"oid":%q,"size":%d,"pointerSize":134}}`, file, size, sum, size)
}

const card = `{"_id":"x","id":"org/Model-GGUF","sha":"` + commit + `","gated":"manual","tags":["gguf","license:other"],
	"cardData":{"license":"other","license_name":"gemma"},"siblings":[{"rfilename":"a"}]}`

func TestLookListsTheModelsOfACommit(t *testing.T) {
	h := &hub{card: card, pages: []string{
		`[{"type":"directory","path":"big","size":0},` + leaf("README.md", 5) + "," + leaf("m-Q4_K_M.gguf", 400) + "," + leaf("mmproj-F16.gguf", 90) + "]",
		"[" + leaf("big/m-Q8_0-00002-of-00002.gguf", 30) + "," + leaf("big/m-Q8_0-00001-of-00002.gguf", 500) + "," + leaf("torn-00001-of-00002.gguf", 7) + "]",
		`[{"type":"file","path":"small.gguf","size":12,"oid":"2"},` + leaf("../out.gguf", 1) + "," + leaf("none.gguf", 0) + "," + leaf("m-Q8_0.gguf", 530) + "]",
	}}
	c := client(t, h)
	got, err := c.Look(t.Context(), huggingface.Place{Repo: "org/Old-Name", Revision: "refs/pr/1"})
	if err != nil {
		t.Fatal(err)
	}
	part := func(file string, size int64) huggingface.Part {
		return huggingface.Part{Path: file, Size: size, SHA256: sum}
	}
	want := huggingface.Repository{Repo: "org/Model-GGUF", Commit: commit, License: "gemma", Gated: true, Files: []huggingface.File{
		{Name: "big/m-Q8_0.gguf", Size: 530, Parts: []huggingface.Part{part("big/m-Q8_0-00001-of-00002.gguf", 500), part("big/m-Q8_0-00002-of-00002.gguf", 30)}},
		{Name: "m-Q4_K_M.gguf", Size: 400, Parts: []huggingface.Part{part("m-Q4_K_M.gguf", 400)}},
		{Name: "m-Q8_0.gguf", Size: 530, Parts: []huggingface.Part{part("m-Q8_0.gguf", 530)}},
		{Name: "mmproj-F16.gguf", Size: 90, Parts: []huggingface.Part{part("mmproj-F16.gguf", 90)}, Projector: true},
		{Name: "small.gguf", Size: 12, Parts: []huggingface.Part{{Path: "small.gguf", Size: 12}}},
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	tree := "/api/models/org/Model-GGUF/tree/" + commit + "?recursive=true"
	asked := []string{"/api/models/org/Old-Name/revision/refs%2Fpr%2F1", tree, tree + "&cursor=page1", tree + "&cursor=page2"}
	if diff := cmp.Diff(asked, h.asked); diff != "" || h.token != "Bearer hf_1" {
		t.Errorf("%q %s", h.token, diff)
	}
	for place, names := range map[huggingface.Place]string{
		{Repo: "org/x"}:                                         "big/m-Q8_0.gguf m-Q4_K_M.gguf m-Q8_0.gguf small.gguf",
		{Repo: "org/x", Quant: "q8_0"}:                          "big/m-Q8_0.gguf m-Q8_0.gguf",
		{Repo: "org/x", Quant: "Q4_K"}:                          "",
		{Repo: "org/x", Quant: "F16"}:                           "",
		{Repo: "org/x", File: "mmproj-F16.gguf"}:                "mmproj-F16.gguf",
		{Repo: "org/x", File: "big/m-Q8_0-00002-of-00002.gguf"}: "big/m-Q8_0.gguf",
		{Repo: "org/x", File: "other.gguf"}:                     "",
	} {
		var all []string
		for _, f := range got.Match(place) {
			all = append(all, f.Name)
		}
		if got := strings.Join(all, " "); got != names {
			t.Errorf("%+v means %q", place, got)
		}
	}
}

func TestSourcesAreOfTheCommitThatWasLookedAt(t *testing.T) {
	c := huggingface.Client{Endpoint: "https://hf-mirror.com", Token: "hf_1"}
	r := huggingface.Repository{Repo: "org/name", Commit: commit}
	got := c.Sources(r, huggingface.File{Parts: []huggingface.Part{{Path: "a b/x#1.gguf", Size: 5, SHA256: sum}, {Path: "y.gguf", Size: 6}}})
	hosts := []string{"huggingface.co", "*.huggingface.co", "hf.co", "*.hf.co", "*.hf-mirror.com"}
	want := []fetch.Source{
		{URL: "https://hf-mirror.com/org/name/resolve/" + commit + "/a%20b/x%231.gguf", Name: "x#1.gguf", Size: 5, SHA256: sum, Token: "hf_1", Hosts: hosts},
		{URL: "https://hf-mirror.com/org/name/resolve/" + commit + "/y.gguf", Name: "y.gguf", Size: 6, Token: "hf_1", Hosts: hosts},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestWhatWasLookedAtCanBeDownloaded(t *testing.T) {
	h := &hub{card: card, pages: []string{`[{"type":"file","path":"a b/m.gguf","size":5}]`}}
	h.files = map[string]string{"/org/Model-GGUF/resolve/" + commit + "/a b/m.gguf": "model"}
	c := client(t, h)
	r, err := c.Look(t.Context(), huggingface.Place{Repo: "org/Model-GGUF"})
	if err != nil {
		t.Fatal(err)
	}
	dest := filepath.Join(t.TempDir(), "m.gguf")
	if _, err := c.Fetcher.Get(t.Context(), c.Sources(r, r.Files[0])[0], dest, nil); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(dest); string(got) != "model" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
}

func TestALookThatFailsSaysWhatToDo(t *testing.T) {
	many, _ := json.Marshal(make([]struct{}, 5001))
	for name, c := range map[string]struct {
		hub  http.Handler
		says string
	}{
		"nothing of that name": {answer(401, "application/json", "{}"), "org/name is private or doesn't exist at HOST. Check its name, or add an access token."},
		"a license":            {answer(403, "gated", "{}"), "The author of org/name asks for a license agreement. Open its page at HOST, accept the agreement and add your access token."},
		"no such revision":     {answer(404, "application/json", "{}"), "org/name is no longer at HOST, or has another name there."},
		"too often":            {answer(429, "application/json", "{}"), "HOST got too many requests from this network. Try again in a few minutes."},
		"a portal":             {answer(200, "text/html", "<html>"), "HOST sent a web page instead of org/name. If this network asks for a sign-in, open a browser and sign in first."},
		"no JSON":              {answer(200, "application/json", "{"), "HOST sent an answer that Terzetto can't read."},
		"other JSON":           {answer(200, "application/json", `{"sha":{}}`), "HOST sent an answer that Terzetto can't read."},
		"no commit":            {answer(200, "application/json", `{"sha":"main"}`), "HOST sent an answer that Terzetto can't read."},
		"too much":             {answer(200, "application/json", strings.Repeat(" ", 16<<20+1)), "HOST sent more than org/name should hold, so the download was stopped."},
		"no list":              {&hub{card: card, pages: []string{`{}`}}, "HOST sent an answer that Terzetto can't read."},
		"no models":            {&hub{card: card, pages: []string{"[" + leaf("a.safetensors", 1) + "]"}}, "org/Model-GGUF holds no .gguf files. Look for a repository whose name ends in GGUF."},
		"too many files":       {&hub{card: card, pages: []string{string(many)}}, "org/Model-GGUF holds too many files to list. Enter the address of one .gguf file instead."},
		"a list without end":   {&hub{card: card, pages: slicesOf("[]", 100)}, "org/Model-GGUF holds too many files to list. Enter the address of one .gguf file instead."},
	} {
		client := client(t, c.hub)
		if name == "nothing of that name" {
			client.Token = ""
		}
		_, err := client.Look(t.Context(), huggingface.Place{Repo: "org/name"})
		want := strings.ReplaceAll(c.says, "HOST", strings.TrimPrefix(client.Endpoint, "http://"))
		if got := fault.Sentence(err); got != want {
			t.Errorf("%s: %q (%v)", name, got, err)
		}
	}
	offline := client(t, nil)
	offline.Endpoint = "http://127.0.0.1:1"
	if _, err := offline.Look(t.Context(), huggingface.Place{Repo: "org/name"}); fault.Sentence(err) != "Couldn't reach 127.0.0.1:1. Check the internet connection, then try again." {
		t.Error(err)
	}
	if _, err := offline.Look(t.Context(), huggingface.Place{URL: "https://models.example/x.gguf"}); err == nil {
		t.Error("a place in no repository was looked at")
	}
}

func answer(status int, kind, body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if kind == "gated" {
			w.Header().Set("X-Error-Code", "GatedRepo")
			kind = "application/json"
		}
		w.Header().Set("Content-Type", kind)
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	})
}

func slicesOf(text string, count int) (all []string) {
	for range count {
		all = append(all, text)
	}
	return all
}

func TestALicenseIsTheOneTheAuthorNames(t *testing.T) {
	for said, want := range map[string]string{
		`"cardData":{"license":"apache-2.0"}`:                   "apache-2.0",
		`"cardData":{"license":"other"}`:                        "other",
		`"cardData":{"license":["mit"]},"tags":["license:mit"]`: "mit",
		`"cardData":null,"tags":["license:llama3"]`:             "llama3",
		`"cardData":"none"`:                                     "",
		`"gated":false`:                                         "",
	} {
		c := client(t, &hub{card: `{"sha":"` + commit + `",` + said + `}`, pages: []string{"[" + leaf("a.gguf", 1) + "]"}})
		r, err := c.Look(t.Context(), huggingface.Place{Repo: "org/name"})
		if err != nil || r.License != want || r.Gated || r.Repo != "org/name" {
			t.Errorf("%s: %+v, %v", said, r, err)
		}
		if got := c.Page(r.Repo); got != c.Endpoint+"/org/name" {
			t.Error(got)
		}
	}
}
