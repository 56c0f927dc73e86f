package api_test

import (
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
)

// An artifactFolder is a data folder with artifacts, which no process holds open.
type artifactFolder struct {
	t            *testing.T
	dir          string
	conversation string
	message      int64
}

func newArtifactFolder(t *testing.T) *artifactFolder {
	t.Helper()
	s := &artifactFolder{t: t, dir: t.TempDir()}
	s.change(func(db *store.DB) {
		c, err := db.Chats.CreateConversation(t.Context(), chat.NewConversation{FirstMes: "g"})
		if err != nil {
			t.Fatal(err)
		}
		s.conversation, s.message = c.ID, *c.ActiveLeafID
	})
	return s
}

func (s *artifactFolder) change(act func(*store.DB)) {
	s.t.Helper()
	vault, err := secret.Open(secret.Options{Dir: s.dir, Keyring: backendtest.NoKeyring{}})
	if err != nil {
		s.t.Fatal(err)
	}
	db, err := store.Open(s.t.Context(), store.Options{Dir: s.dir, Vault: vault})
	if err != nil {
		s.t.Fatal(err)
	}
	act(db)
	if err := db.Close(); err != nil {
		s.t.Fatal(err)
	}
}

func (s *artifactFolder) add(name, kind, data string) (id int64) {
	s.t.Helper()
	s.change(func(db *store.DB) {
		ids, _, err := db.AddArtifacts(s.t.Context(), s.message, []plugin.Made{{PluginID: "w", Artifact: plugin.Artifact{
			Filename: name, Mime: kind, Data: []byte(data), Seed: "s", Generation: map[string]any{},
		}}}, true)
		if err != nil {
			s.t.Fatal(err)
		}
		id = ids[0]
	})
	return id
}

func (s *artifactFolder) at(id int64) string { return chat.ArtifactURL(s.conversation, s.message, id) }

// An answer is a response that was read.
type answer struct {
	status int
	header http.Header
	text   string
}

func (d *door) fetch(path string, headers map[string]string) answer {
	d.t.Helper()
	response := d.response("GET", path, nil, func(r *http.Request) {
		for name, v := range headers {
			r.Header.Set(name, v)
		}
	})
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	return answer{response.StatusCode, response.Header, string(text)}
}

func TestAnArtifactIsServedSoThatItCannotRun(t *testing.T) {
	s := newArtifactFolder(t)
	for _, c := range []struct {
		name, file, kind string
		wantKind, how    string
		wantFile         string
	}{
		{"sound", "a.wav", "audio/wav", "audio/wav", "inline", "a.wav"},
		{"a picture", "Tür 夜.png", "image/png", "image/png", "inline", "Tür 夜.png"},
		{"text", "a.txt", "text/plain; charset=utf-8", "text/plain; charset=utf-8", "inline", "a.txt"},
		{"a page", "a.html", "text/html", "text/html", "attachment", "a.html"},
		{"a drawing with script", "a.svg", "image/svg+xml", "image/svg+xml", "attachment", "a.svg"},
		{"a type in capitals", "a.svg", "Image/SVG+XML", "image/svg+xml", "attachment", "a.svg"},
		{"a document", "a.pdf", "application/pdf", "application/pdf", "attachment", "a.pdf"},
		{"no type", "a", "nonsense", "application/octet-stream", "attachment", "a"},
		{"a type that would be a header", "a", "audio/wav\r\nX-Evil: 1", "application/octet-stream", "attachment", "a"},
		{"a name that would be a path and a header", "../..\\a\r\nX-Evil: \"1\".wav", "audio/wav", "audio/wav", "inline", `.._.._a__X-Evil_ "1".wav`},
		{"a name of dots", "...", "audio/wav", "audio/wav", "inline", "attachment"},
	} {
		t.Run(c.name, func(t *testing.T) {
			id := s.add(c.file, c.kind, "<script>1</script>")
			got := openIn(t, s.dir).fetch(s.at(id), nil)
			how, parameters, err := mime.ParseMediaType(got.header.Get("Content-Disposition"))
			if err != nil || got.status != 200 || got.text != "<script>1</script>" {
				t.Fatalf("%d %q, %v", got.status, got.text, err)
			}
			if kind := got.header.Get("Content-Type"); kind != c.wantKind || how != c.how || parameters["filename"] != c.wantFile {
				t.Errorf("%s, %s, %q", kind, how, parameters["filename"])
			}
			if csp := got.header.Get("Content-Security-Policy"); !strings.Contains(csp, "sandbox;") || !strings.Contains(csp, "default-src 'none'") {
				t.Errorf("the policy is %q", csp)
			}
			if got.header.Get("X-Content-Type-Options") != "nosniff" || got.header.Get("X-Evil") != "" {
				t.Errorf("the headers are %v", got.header)
			}
		})
	}
}

func TestAnArtifactComesInRangesAndIsAskedForOnce(t *testing.T) {
	s := newArtifactFolder(t)
	id := s.add("a.wav", "audio/wav", "0123456789")
	d := openIn(t, s.dir)
	whole := d.fetch(s.at(id), nil)
	tag := whole.header.Get("ETag")
	if whole.header.Get("Accept-Ranges") != "bytes" || len(tag) < 64 || whole.header.Get("Cache-Control") != "private, no-cache" {
		t.Fatalf("the headers are %v", whole.header)
	}
	for _, c := range []struct {
		name    string
		headers map[string]string
		status  int
		text    string
	}{
		{"the middle", map[string]string{"Range": "bytes=2-4"}, 206, "234"},
		{"the end", map[string]string{"Range": "bytes=-3"}, 206, "789"},
		{"from the middle on, of these bytes", map[string]string{"Range": "bytes=8-", "If-Range": tag}, 206, "89"},
		{"of other bytes", map[string]string{"Range": "bytes=8-", "If-Range": `"other"`}, 200, "0123456789"},
		{"past the end", map[string]string{"Range": "bytes=50-"}, 416, "invalid range: failed to overlap\n"},
		{"the same again", map[string]string{"If-None-Match": tag}, 304, ""},
		{"another", map[string]string{"If-None-Match": `"other"`}, 200, "0123456789"},
	} {
		if got := d.fetch(s.at(id), c.headers); got.status != c.status || got.text != c.text {
			t.Errorf("%s: %d %q", c.name, got.status, got.text)
		}
	}
}

func TestACacheTellsRegeneratedBytesFromTheOldOnes(t *testing.T) {
	s := newArtifactFolder(t)
	id := s.add("a.wav", "audio/wav", "first")
	old := ""
	for _, c := range []struct {
		name   string
		act    func(*store.DB) error
		status int
		text   string
	}{
		{"as it was made", func(*store.DB) error { return nil }, 200, "first"},
		{"evicted", func(db *store.DB) error { return db.Evict(t.Context(), id) }, 409, "removed to save space"},
		{"made again", func(db *store.DB) error { return db.Rehydrate(t.Context(), id, []byte("second"), nil) }, 200, "second"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s.change(func(db *store.DB) {
				if err := c.act(db); err != nil {
					t.Fatal(err)
				}
			})
			got := openIn(t, s.dir).fetch(s.at(id), map[string]string{"If-None-Match": old})
			if got.status != c.status || !strings.Contains(got.text, c.text) {
				t.Fatalf("%d %q", got.status, got.text)
			}
			if c.status == 200 {
				old = got.header.Get("ETag")
			}
		})
	}
}

func TestAnArtifactHasOneAddress(t *testing.T) {
	s := newArtifactFolder(t)
	id := s.add("a.wav", "audio/wav", "bytes")
	d := openIn(t, s.dir)
	other := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{"first_mes": "g"})
	rows := get[[]chat.Message](d, "GET", "/api/conversations/"+s.conversation+"/messages", nil)
	if len(rows) != 1 || len(rows[0].Artifacts) != 1 || rows[0].Artifacts[0].URL != s.at(id) {
		t.Fatalf("the message carries %+v", rows)
	}
	for _, c := range []struct {
		name, path string
		want       int
	}{
		{"its own", s.at(id), 200},
		{"another conversation's", chat.ArtifactURL(other.ID, s.message, id), 404},
		{"another message's", chat.ArtifactURL(s.conversation, *other.ActiveLeafID, id), 404},
		{"another's id", chat.ArtifactURL(s.conversation, s.message, id+1), 404},
		{"no number", fmt.Sprintf("/api/conversations/%s/messages/x/workflow-attachments/%d/data", s.conversation, id), 404},
		{"a number that is too long", chat.ArtifactURL(s.conversation, s.message, id) + "x", 404},
	} {
		if status, text := d.ask("GET", c.path, nil); status != c.want {
			t.Errorf("%s: %d %s", c.name, status, text)
		}
	}
	if status, _ := d.ask("GET", s.at(id), nil, func(r *http.Request) { r.Header.Del("Authorization") }); status != 401 {
		t.Errorf("without a token: %d", status)
	}
}
