package transfer_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

// exported are the files of an export for SillyTavern.
func exported(t *testing.T, b *backend.Backend) (files map[string]string, archive []byte) {
	t.Helper()
	var out bytes.Buffer
	if err := b.Transfer.ExportSillyTavern().Write(t.Context(), &out, deaf); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	files = map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		files[f.Name] = string(data)
	}
	return files, out.Bytes()
}

// notes are the author's notes of all conversations with their first messages.
func notes(t *testing.T, b *backend.Backend) (all []string) {
	t.Helper()
	for c, err := range b.Library.Conversations.Walk(t.Context(), library.ConversationQuery{}) {
		if err != nil {
			t.Fatal(err)
		}
		path, err := b.Library.Messages.List(t.Context(), c.ID, chat.Page{})
		if err != nil || len(path) == 0 {
			t.Fatal(len(path), err)
		}
		all = append(all, c.Settings.Note.Text+" / "+path[0].Content)
	}
	slices.Sort(all)
	return all
}

func TestNotesInTheFileOfAGroupComeAndGoBack(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	const created = `{"name":"SillyTavern System","is_user":false,"is_system":true,"mes":"Group chat created.","extra":{"isSmallSys":true,"type":"group"}}` + "\n"
	brings(t, b, "user.zip", zipOf(t, "characters/Ada.json", `{"spec":"chara_card_v2","data":{"name":"Ada"}}`, "characters/Bo.json", `{"spec":"chara_card_v2","data":{"name":"Bo"}}`,
		"groups/7.json", `{"id":"7","name":"Keepers","members":["Ada.png","Bo.png"],"chat_id":"two","chats":["one","two"],"activation_strategy":1,
		"chat_metadata":{"note_prompt":"Second.","note_interval":1,"note_depth":2,"note_position":1},
		"past_metadata":{"one":{"note_prompt":"First.","note_interval":1,"note_position":1,"variables":{"watch":"double"}}}}`,
		"group chats/one.jsonl", created+`{"name":"Ada","is_user":false,"mes":"One.","original_avatar":"Ada.png"}`,
		"group chats/two.jsonl", created+`{"name":"Bo","is_user":false,"mes":"Two.","original_avatar":"Bo.png","swipes":["Two.","Zwei."],"swipe_id":0}`))
	want := []string{"First. / One.", "Second. / Two."}
	if diff := cmp.Diff(want, notes(t, b)); diff != "" {
		t.Fatal(diff)
	}
	files, archive := exported(t, b)
	groups := 0
	for name, text := range files {
		if strings.HasPrefix(name, "group chats/") && strings.Contains(text[:strings.IndexByte(text, '\n')], "chat_metadata") {
			t.Errorf("%s begins with a line that is no message", name)
		}
		if !strings.HasPrefix(name, "groups/") {
			continue
		}
		groups++
		var g struct {
			Chats []string
			Past  map[string]struct {
				Note      string            `json:"note_prompt"`
				Variables map[string]string `json:"variables"`
			} `json:"past_metadata"`
			Meta struct {
				Note string `json:"note_prompt"`
			} `json:"chat_metadata"`
		}
		if err := json.Unmarshal([]byte(text), &g); err != nil || len(g.Chats) != 2 || len(g.Past) != 1 {
			t.Fatalf("%v, %s", err, text)
		}
		past := g.Past[g.Chats[0]]
		if both := []string{past.Note, g.Meta.Note}; slices.Compare(slices.Sorted(slices.Values(both)), []string{"First.", "Second."}) != 0 {
			t.Errorf("the notes are %q", both)
		}
	}
	if groups != 1 {
		t.Errorf("there are %d groups", groups)
	}
	c := backendtest.Open(t, t.TempDir())
	brings(t, c, "back.zip", archive)
	if diff := cmp.Diff(want, notes(t, c)); diff != "" {
		t.Error(diff)
	}
}

func TestPersonasOfABackupComeIn(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	brings(t, b, "user.zip", zipOf(t, "characters/Ada.json", `{"spec":"chara_card_v2","data":{"name":"Ada"}}`,
		"personas_backup.json", `{"personas":{"Zoe.png":"Zoe"},"persona_descriptions":{"Zoe.png":{"description":"A cook."}},"default_persona":"Zoe.png"}`,
		"tags_backup.json", `{"tags":[{"id":"1","name":"sea"}],"tag_map":{"Ada.json":["1"]}}`))
	personas, err := b.Library.Personas.List(t.Context())
	if err != nil || !slices.ContainsFunc(personas, func(p chat.Persona) bool { return p.Name == "Zoe" && p.Description == "A cook." }) {
		t.Errorf("%+v, %v", personas, err)
	}
	characters, err := b.Library.Characters.List(t.Context())
	if err != nil || !slices.ContainsFunc(characters, func(c chat.Character) bool { return c.Name == "Ada" && slices.Contains(c.Tags, "sea") }) {
		t.Errorf("%+v, %v", characters, err)
	}
	files, _ := exported(t, b)
	if !strings.Contains(files["personas_backup.json"], "A cook.") || !strings.Contains(files["tags_backup.json"], `"sea"`) {
		t.Errorf("%s\n%s", files["personas_backup.json"], files["tags_backup.json"])
	}
}
