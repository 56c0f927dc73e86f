package transfer_test

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

func TestEachAppComesOnceHoweverOftenItIsImported(t *testing.T) {
	for _, app := range []string{"chatgpt", "claude", "openwebui", "lmstudio", "llamacpp", "marinara", "risuai", "koboldai", "deepseek", "messages"} {
		b := backendtest.Open(t, t.TempDir())
		path, err := filepath.Abs("../../story/chatapps/testdata/" + app)
		if err != nil {
			t.Fatal(err)
		}
		var moves []transfer.Move
		for range 2 {
			up, err := b.Transfer.Choose(path)
			if err != nil {
				t.Fatal(err)
			}
			move, err := b.Transfer.Import(t.Context(), up.ID, nil, deaf)
			if err != nil {
				t.Fatal(app, err)
			}
			moves = append(moves, move)
		}
		for kind, n := range moves[1].Kinds {
			if n.New+n.Grown > 0 || moves[0].Kinds[kind].New != n.Known {
				t.Errorf("%s: %s %+v, then %+v", app, kind, moves[0].Kinds[kind], n)
			}
		}
		if len(moves[0].Kinds) == 0 || len(moves[0].Parts) == 0 {
			t.Errorf("%s: %+v", app, moves[0])
		}
		for _, p := range moves[0].Problems {
			if strings.Contains(p.Sentence, "Couldn't") {
				t.Errorf("%s: %s: %s", app, p.Name, p.Sentence)
			}
		}
	}
}

func TestAnImportIsUndoneAsAWhole(t *testing.T) {
	dir := empty(t)
	before := comparable(dumped(t, dir))
	b := openOnce(t, dir)
	for _, app := range []string{"claude", "marinara", "risuai"} {
		path, err := filepath.Abs("../../story/chatapps/testdata/" + app)
		if err != nil {
			t.Fatal(err)
		}
		up, err := b.Transfer.Choose(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.Transfer.Import(t.Context(), up.ID, nil, deaf); err != nil {
			t.Fatal(err)
		}
		if _, err := b.Transfer.Undo(t.Context(), up.ID); err != nil {
			t.Fatal(app, err)
		}
		if _, err := b.Transfer.Undo(t.Context(), up.ID); err == nil {
			t.Errorf("%s is undone twice", app)
		}
	}
	up, err := b.Transfer.Receive(t.Context(), "user.zip", bytes.NewReader(sillySource(t)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Transfer.Import(t.Context(), up.ID, nil, deaf); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Transfer.Undo(t.Context(), up.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Conversations.EmptyTrash(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	after := comparable(dumped(t, dir))
	for _, table := range []string{
		"conversations", "character_cards", "worlds", "lorebook_entries", "user_personas", "presets", "scripts", "quick_reply_sets",
	} {
		if diff := cmp.Diff(before[table], after[table]); diff != "" {
			t.Errorf("%s:\n%s", table, diff)
		}
	}
}

// sillySource is a user's folder of SillyTavern with a chat that has a note, a scenario and a file, a preset with numbers as texts,
// and a tag that is a folder.
func sillySource(t *testing.T) []byte {
	t.Helper()
	card := `{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Ines","description":"A sailor.","first_mes":"Ahoy.","extensions":{"odd":1}}}`
	chat := `{"user_name":"Anna","character_name":"Ines","create_date":"2024-11-09@14h05m33s","chat_metadata":{"integrity":"x","note_prompt":"Slowly.","note_interval":2,"note_depth":3,"note_position":1,"note_role":1,"scenario":"A pier at night."}}
{"name":"Ines","is_user":false,"mes":"Ahoy.","swipes":["Ahoy.","Who is it?"],"swipe_id":0,"send_date":"2024-11-09T14:05:33Z","extra":{"model":"m","reasoning":"hm"}}
{"name":"Anna","is_user":true,"mes":"Read this.","send_date":"2024-11-09T14:06:33Z","extra":{"file":{"name":"log.txt","size":8,"text":"Day one."},"image":"data:image/png;base64,` + dot + `"}}`
	return zipOf(t, "characters/Ines.json", card, "chats/Ines/Night.jsonl", chat,
		"OpenAI Settings/Salt.json", `{"temperature":"0.7","top_p":"x","openai_max_tokens":"300","prompts":[{"identifier":"main","content":"Write plainly."}],"extensions":{"regex_scripts":[{"scriptName":"Of the preset","findRegex":"x","replaceString":"y","placement":[1]}]}}`,
		"regex/Cats.json", `{"scriptName":"Cats","findRegex":"/dog/g","replaceString":"cat","placement":[2],"odd":7}`,
		"QuickReplies/Moods.json", `{"version":2,"name":"Moods","qrList":[{"id":1,"label":"Calm","message":"/send I am calm."}]}`,
		"instruct/Alpaca.json", `{"name":"Alpaca","input_sequence":"x"}`, "backgrounds/sea.png", "x",
		"settings.json", `{"tags":[{"id":"t1","name":"Voyages","folder_type":"OPEN"},{"id":"t2","name":"sea","folder_type":"NONE"}],"tag_map":{"Ines.png":["t2","t1"]},"extension_settings":{"regex":[{"scriptName":"Birds","findRegex":"/cat/g","replaceString":"bird","placement":[2]}]}}`)
}

// dot is a picture of one point.
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="

func TestWhatASillyTavernChatSaysForItselfActs(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	move := brings(t, b, "user.zip", sillySource(t))
	var c chat.Conversation
	for one, err := range b.Library.Conversations.Walk(t.Context(), library.ConversationQuery{}) {
		if err != nil {
			t.Fatal(err)
		}
		c = one
	}
	want := chat.ConversationSettings{Scenario: "A pier at night.", Note: chat.AuthorNote{Text: "Slowly.", Depth: 3, Role: "user", Every: 2}}
	if diff := cmp.Diff(want, c.Settings); diff != "" || c.FolderID == "" || !slices.Equal(c.Tags, []string{"sea"}) {
		t.Errorf("%s\nfolder %q, tags %q", diff, c.FolderID, c.Tags)
	}
	scripts, err := b.Library.Scripts.List(t.Context())
	if err != nil || len(scripts) != 3 || scripts[0].Allowed || scripts[0].Replace == "" {
		t.Errorf("the scripts are %+v, %v", scripts, err)
	}
	counts := map[string]int{}
	for _, p := range move.Parts {
		counts[fmt.Sprint(p.Feature, " ", p.Fate)] = p.Count
	}
	for _, part := range []string{
		"notes acts", "scenarios acts", "files acts", "pictures acts", "branches acts", "models kept", "reasoning kept", "presets acts", "samplers acts",
		"samplers left", "templates left", "scripts kept", "quick_replies acts", "backgrounds left", "folders acts", "tags acts",
	} {
		if counts[part] == 0 {
			t.Errorf("nothing counts %s: %v", part, counts)
		}
	}
	for _, p := range move.Parts {
		if len(p.Names) == 0 {
			t.Errorf("%s %s are counted and not named", p.Feature, p.Fate)
		}
	}
	for part := range counts {
		if !slices.ContainsFunc(portable.SillyFeatures(), func(p chatapps.Part) bool { return fmt.Sprint(p.Feature, " ", p.Fate) == part }) {
			t.Errorf("%s is counted and not said", part)
		}
	}
}

func TestALibraryGoesBackToSillyTavernWithWhatChanged(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	brings(t, b, "user.zip", sillySource(t))
	var out bytes.Buffer
	if err := b.Transfer.ExportSillyTavern().Write(t.Context(), &out, deaf); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
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
	for name, says := range map[string]string{
		"characters/Ines.png": "PNG", "chats/Ines/Night.jsonl": `"note_prompt":"Slowly."`, "OpenAI Settings/Salt.json": `"temperature": "0.7"`,
		"OpenAI Settings/Salt.json ": `"Of the preset"`, "regex/Cats.json": `"odd":7`, "regex/Birds.json": `"bird"`, "QuickReplies/Moods.json": `/send I am calm.`,
	} {
		if !strings.Contains(files[strings.TrimSpace(name)], says) {
			t.Errorf("%s is %.300q", name, files[name])
		}
	}
	// What was edited there comes back as another state of the same conversation.
	edited := strings.ReplaceAll(files["chats/Ines/Night.jsonl"], `"note_prompt":"Slowly."`, `"note_prompt":"Faster."`) + `{"name":"Ines","is_user":false,"mes":"I read it."}` + "\n"
	move := brings(t, b, "Night.jsonl", []byte(edited))
	if n := move.Kinds[portable.Transcripts]; n.Grown != 1 {
		t.Errorf("%+v %+v", move.Kinds, move.Problems)
	}
	notes := []string{}
	for one, err := range b.Library.Conversations.Walk(t.Context(), library.ConversationQuery{}) {
		if err != nil {
			t.Fatal(err)
		}
		notes = append(notes, one.Settings.Note.Text)
	}
	if slices.Sort(notes); !slices.Equal(notes, []string{"Faster.", "Slowly."}) {
		t.Errorf("the notes are %q", notes)
	}
}

func TestAFolderOfManyChatsNamesWhatIsBroken(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "chats", "Bo"), 0o700); err != nil {
		t.Fatal(err)
	}
	n := 300
	if !testing.Short() {
		n = 5000
	}
	for i := range n {
		text := fmt.Sprintf(`{"user_name":"Anna","character_name":"Bo"}`+"\n"+`{"name":"Bo","mes":"Chat %d."}`, i)
		switch i {
		case 7:
			text = "\x00\x01\x02"
		case 8:
			text = `{"user_name":"Anna","character_name":"Bo"}`
		case 9:
			text += "\n" + `{"mes":"` + strings.Repeat("x", 3<<20) + `"}`
		}
		if err := os.WriteFile(filepath.Join(dir, "chats", "Bo", fmt.Sprint(i, ".jsonl")), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "foreign.json"), []byte(`{"some":"thing"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	b := backendtest.Open(t, t.TempDir())
	up, err := b.Transfer.Choose(dir)
	if err != nil {
		t.Fatal(err)
	}
	move, err := b.Transfer.Import(context.WithoutCancel(t.Context()), up.ID, nil, deaf)
	if err != nil || move.Kinds[portable.Transcripts].New != n-3 {
		t.Fatalf("%+v, %v", move.Kinds, err)
	}
	var where []string
	for _, p := range move.Problems {
		where = append(where, p.Name)
	}
	for _, name := range []string{"chats/Bo/7.jsonl", "chats/Bo/8.jsonl", "chats/Bo/9.jsonl", "foreign.json"} {
		if !slices.Contains(where, name) {
			t.Errorf("%s is not named: %q", name, where)
		}
	}
}
