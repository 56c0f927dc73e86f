package api_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/service/library"
)

const flatCard = `{"name": "Ines", "first_mes": "Hi", "talkativeness": "0.5"}`

// post sends a form with a file.
func (d *door) post(path string, file []byte, more map[string]string) (status int, body []byte) {
	d.t.Helper()
	var form bytes.Buffer
	w := multipart.NewWriter(&form)
	part, err := w.CreateFormFile("file", "ines.json")
	if err == nil {
		_, err = part.Write(file)
	}
	for key, value := range more {
		if err == nil {
			err = w.WriteField(key, value)
		}
	}
	if err != nil || w.Close() != nil {
		d.t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(d.t.Context(), http.MethodPost, d.url+path, &form)
	if err != nil {
		d.t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+d.token)
	request.Header.Set("Content-Type", w.FormDataContentType())
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		d.t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	body, err = io.ReadAll(response.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	return response.StatusCode, body
}

//test:unraced
func TestACardComesAsAFormOrAsJSONAndAPreviewSavesNothing(t *testing.T) {
	d := open(t)
	status, body := d.post("/api/characters/import", []byte(flatCard), nil)
	var asForm library.CardPreview
	if err := json.Unmarshal(body, &asForm); err != nil || status != http.StatusOK || asForm.Card.Name != "Ines" || asForm.Format != "V1" {
		t.Fatalf("%d %s %v", status, body, err)
	}
	in := map[string]string{"b64": base64.StdEncoding.EncodeToString([]byte(flatCard)), "filename": "ines.json"}
	if asJSON := get[library.CardPreview](d, "POST", "/api/characters/import", in); asJSON.Card.ID != asForm.Card.ID {
		t.Errorf("the same file is %s and %s", asJSON.Card.ID, asForm.Card.ID)
	}
	if all := get[[]chat.Character](d, "GET", "/api/characters", nil); len(all) != 1 {
		t.Errorf("a preview saved %d characters", len(all)-1)
	}
	for _, step := range []struct {
		name, path string
		file       []byte
		more       map[string]string
		status     int
	}{
		{"it is saved when asked", "/api/characters/import/save", []byte(flatCard), nil, 200},
		{"not twice", "/api/characters/import/save", []byte(flatCard), nil, 409},
		{"but in its place", "/api/characters/import/save", []byte(flatCard), map[string]string{"how": "replace"}, 200},
		{"what is no card is refused", "/api/characters/import", []byte("{}"), nil, 422},
		{"a flood is cut off", "/api/characters/import", make([]byte, 65<<20), nil, 413},
		{"no other operation takes a form", "/api/characters", []byte(flatCard), nil, 400},
		{"a lorebook is no card", "/api/characters/import", []byte(`{"entries": []}`), nil, 422},
		{"it is a lorebook", "/api/worlds/read", []byte(`{"entries": []}`), nil, 200},
		{"of its own", "/api/worlds/0/import", []byte(`{"entries": []}`), nil, 200},
		{"not into one that is gone", "/api/worlds/99/import", []byte(`{"entries": []}`), nil, 404},
	} {
		if status, body := d.post(step.path, step.file, step.more); status != step.status {
			t.Errorf("%s: %d %s", step.name, status, body)
		}
	}
}

func TestACharactersPictureIsServedAsWhatItIs(t *testing.T) {
	d := open(t)
	c := get[chat.Character](d, "POST", "/api/characters", map[string]string{"name": "Ines"})
	at := "/api/characters/" + c.ID + "/avatar"
	if status, _ := d.ask("GET", at, nil); status != 404 {
		t.Errorf("no picture is %d", status)
	}
	if status, body := d.ask("PUT", at, map[string]string{"b64": base64.StdEncoding.EncodeToString([]byte("<svg>"))}); status != 422 {
		t.Errorf("no picture at all: %d %s", status, body)
	}
	set := get[chat.Character](d, "PUT", at, map[string]string{"b64": pixel(t)})
	if status, body := d.ask("GET", at, nil); status != 200 || base64.StdEncoding.EncodeToString([]byte(body)) != pixel(t) || set.AvatarMime != "image/png" {
		t.Errorf("%d, %d bytes, %s", status, len(body), set.AvatarMime)
	}
	if gone := get[chat.Character](d, "PUT", at, map[string]string{"b64": ""}); gone.AvatarMime != "" {
		t.Errorf("taken away it is %s", gone.AvatarMime)
	}
}

func TestAPersonasPictureIsServedAsWhatItIs(t *testing.T) {
	d := open(t)
	p := get[chat.Persona](d, "POST", "/api/user-personas", map[string]string{"name": "Anna", "avatar_at": "2026-01-01T00:00:00Z"})
	at := fmt.Sprintf("/api/user-personas/%d/avatar", p.ID)
	if status, _ := d.ask("GET", at, nil); status != 404 || p.AvatarAt != nil {
		t.Errorf("no picture is %d", status)
	}
	if status, body := d.ask("PUT", at, map[string]string{"b64": base64.StdEncoding.EncodeToString([]byte("<svg>"))}); status != 422 {
		t.Errorf("no picture at all: %d %s", status, body)
	}
	set := get[chat.Persona](d, "PUT", at, map[string]string{"b64": pixel(t)})
	if status, body := d.ask("GET", at, nil); status != 200 || base64.StdEncoding.EncodeToString([]byte(body)) != pixel(t) || set.AvatarAt == nil {
		t.Errorf("%d, %d bytes", status, len(body))
	}
	named := get[chat.Persona](d, "PUT", fmt.Sprintf("/api/user-personas/%d", p.ID), map[string]any{"name": "Ben", "avatar_at": nil})
	if status, _ := d.ask("GET", at, nil); status != 200 || named.AvatarAt == nil || !named.AvatarAt.Equal(*set.AvatarAt) {
		t.Errorf("with another name it is %d of %v", status, named.AvatarAt)
	}
	if gone := get[chat.Persona](d, "PUT", at, map[string]string{"b64": ""}); gone.AvatarAt != nil {
		t.Errorf("taken away it is of %s", gone.AvatarAt)
	}
	if status, _ := d.ask("PUT", "/api/user-personas/999/avatar", map[string]string{"b64": pixel(t)}); status != 404 {
		t.Errorf("of nobody: %d", status)
	}
}

func TestATextIsPreviewedAsAModelReadsIt(t *testing.T) {
	d := open(t)
	talk := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{"character_name": "Ines"})
	in := map[string]string{"cid": talk.ID, "text": "{{char}} takes {{random::a::b::c::d}}{{unknown}}"}
	first := get[map[string]string](d, "POST", "/api/characters/preview", in)["text"]
	if second := get[map[string]string](d, "POST", "/api/characters/preview", in)["text"]; first != second || first[:11] != "Ines takes " {
		t.Errorf("%q, then %q", first, second)
	}
}
