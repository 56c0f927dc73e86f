package api_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/store"
)

// painted is a picture of one color, as a client sends it.
func painted(t *testing.T, c color.Color) string {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 2, 2))
	img.Set(0, 0, c)
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

func TestAnImageOfAnotherDatabaseHasAnotherAddress(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	made := get[store.BackupInfo](d, "POST", "/api/backup", nil)
	send := func(picture string) chat.Attachment {
		t.Helper()
		d.stream("/api/conversations/"+cid+"/send", map[string]any{"content": "Look.", "attachments": []any{map[string]string{"b64": picture, "filename": "p.png"}}})
		for _, m := range get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil) {
			if len(m.Attachments) > 0 {
				return m.Attachments[0]
			}
		}
		t.Fatal("the message has no image")
		return chat.Attachment{}
	}
	red := painted(t, color.RGBA{R: 255, A: 255})
	first := send(red)
	if got := d.fetch(first.URL, nil); got.status != http.StatusOK || !strings.Contains(got.header.Get("Cache-Control"), "immutable") {
		t.Errorf("the image with its hash is answered %d with %q", got.status, got.header.Get("Cache-Control"))
	}
	d.ask("POST", "/api/restore", map[string]string{"file": filepath.Base(made.File)})
	second := send(painted(t, color.RGBA{B: 255, A: 255}))
	if first.ID != second.ID || first.URL == second.URL {
		t.Errorf("the images are %d at %s and %d at %s", first.ID, first.URL, second.ID, second.URL)
	}
	if got := d.fetch(first.URL, nil); got.status != http.StatusNotFound {
		t.Errorf("the address of the image that is gone is answered %d", got.status)
	}
	bare, _, _ := strings.Cut(second.URL, "?")
	got := d.fetch(bare, nil)
	if got.status != http.StatusOK || strings.Contains(got.header.Get("Cache-Control"), "immutable") {
		t.Errorf("the image without its hash is answered %d with %q", got.status, got.header.Get("Cache-Control"))
	}
	if again := d.fetch(bare, map[string]string{"If-None-Match": got.header.Get("ETag")}); again.status != http.StatusNotModified {
		t.Errorf("the same image is answered %d", again.status)
	}
}

func TestATurnIsJoinedOnlyUnderItsDatabase(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	d.stream("/api/conversations/"+cid+"/send", map[string]any{"content": "Hello."})
	known := d.backend.Hub.Database
	for _, row := range []struct {
		database string
		status   int
	}{{known, http.StatusOK}, {"", http.StatusOK}, {"another", http.StatusConflict}} {
		if status, text := d.ask("GET", fmt.Sprintf("/api/conversations/%s/turn/stream?after=0&database=%s", cid, row.database), nil); status != row.status {
			t.Errorf("under %q it is answered %d %s", row.database, status, text)
		}
	}
}

func TestRequestsWithoutAnOpenDatabaseAreToldToRetry(t *testing.T) {
	d := open(t)
	if err := d.program.Close(); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/api/conversations", "/api/status", "/api/attachments/1/data", "/api/audio/stream"} {
		resp := d.response("GET", path, nil)
		_ = resp.Body.Close()
		if resp.StatusCode != http.StatusServiceUnavailable || resp.Header.Get("Retry-After") == "" && !strings.Contains(path, "attachments") {
			t.Errorf("%s is answered %d, Retry-After %q", path, resp.StatusCode, resp.Header.Get("Retry-After"))
		}
	}
}
