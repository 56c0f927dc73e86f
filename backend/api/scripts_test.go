package api_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terzetto/backend/api"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/service/quickreplies"
	"terzetto/backend/store/scripts"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/quickreply"
)

// script is what a client sends to keep a script.
func script(name, find, replace string, more map[string]any) map[string]any {
	s := map[string]any{"name": name, "find": find, "replace": replace, "on": []string{"reply"}, "trim": []string{}, "allowed": true}
	maps.Copy(s, more)
	return s
}

func TestScriptsAreKeptOrderedTriedAndExported(t *testing.T) {
	d := open(t)
	cats := get[scripts.Script](d, "POST", "/api/scripts", script("Cats", "/dog/g", "cat", nil))
	birds := get[scripts.Script](d, "POST", "/api/scripts", script("Birds", "/cat/g", "bird", nil))
	if status, body := d.ask("POST", "/api/scripts", script("Broken", "/(/", "x", nil)); status != http.StatusUnprocessableEntity || !strings.Contains(body, "pattern") {
		t.Errorf("a broken pattern gives %d %s", status, body)
	}
	for _, s := range get[[]scripts.Script](d, "POST", "/api/scripts/order", map[string]any{"ids": []int64{birds.ID, cats.ID}}) {
		if s.ID == birds.ID && s.SortOrder != 1 {
			t.Errorf("the first is at %d", s.SortOrder)
		}
	}
	status, file := d.ask("GET", fmt.Sprintf("/api/scripts/export?id=%d", cats.ID), nil)
	if status != http.StatusOK || !strings.Contains(file, `"findRegex":"/dog/g"`) {
		t.Errorf("the export gives %d %s", status, file)
	}
	if status, body := d.post("/api/scripts/read", []byte(file), nil); status != http.StatusOK || !strings.Contains(string(body), `"Cats"`) {
		t.Errorf("reading gives %d %s", status, body)
	}
	for _, want := range []string{`{"added":0}`, `{"added":1}`} { // once it is there, and once it was deleted
		status, body := d.post("/api/scripts/import", []byte(file), nil)
		if status != http.StatusOK || strings.TrimSpace(string(body)) != want {
			t.Errorf("importing gives %d %s", status, body)
		}
		if want == `{"added":0}` {
			get[struct{}](d, "DELETE", fmt.Sprintf("/api/scripts/%d", cats.ID), nil)
		}
	}
	if status, body := d.post("/api/scripts/read", []byte(`{"a":1}`), nil); status != http.StatusUnprocessableEntity {
		t.Errorf("a file without scripts gives %d %s", status, body)
	}
}

func TestScriptsThatDoHarmAreNamedWhereTheyAreTried(t *testing.T) {
	d := open(t)
	for name, row := range map[string]struct {
		script map[string]any
		fault  bool // which one depends on how fast the computer is
		text   string
	}{
		"it replaces everything by nothing": {script("A", "/[\\s\\S]*/g", "", nil), true, "a dog"},
		"it doubles the text for each sign": {script("B", "/./g", strings.Repeat("{{match}}", 20_000), nil), true, strings.Repeat("a dog", 20)},
		"it takes too long":                 {script("C", "/(?<!b)(a+)+$/", "x", nil), true, strings.Repeat("a", 40) + "!"},
		"it does what it says":              {script("D", "/dog/", "cat", nil), false, "a dog"},
	} {
		row.script["text"] = row.text
		got := get[library.ScriptTried](d, "POST", "/api/scripts/try", row.script)
		if (got.Fault != "") != row.fault || row.fault && got.Text != row.text {
			t.Errorf("%s: %.80q, %q", name, got.Text, got.Fault)
		}
	}
}

func TestWhatIsSeenIsWhatScriptsMakeOfIt(t *testing.T) {
	d := open(t)
	id := get[struct{ ID string }](d, "POST", "/api/conversations", map[string]string{"title": "T", "first_mes": "A dog barks."}).ID
	show := func(text string) library.ShownWords {
		return get[library.ShownWords](d, "POST", "/api/conversations/"+id+"/scripts/show", api.ScriptsShowInput{ScriptShowing: library.ScriptShowing{Text: text}})
	}
	if got := show("A dog"); got.Acts || got.Text != "A dog" {
		t.Errorf("without scripts: %+v", got)
	}
	get[scripts.Script](d, "POST", "/api/scripts", script("Sent", "/dog/g", "wolf", map[string]any{"sent": true}))
	if got := show("A dog"); got.Acts || got.Text != "A dog" {
		t.Errorf("what is sent alone is seen: %+v", got)
	}
	get[scripts.Script](d, "POST", "/api/scripts", script("Cats", "/dog/g", "cat", map[string]any{"shown": true}))
	get[scripts.Script](d, "POST", "/api/scripts", script("Only after Cats", "/cat/g", "lynx", map[string]any{"shown": true}))
	if got := show("A dog and a do"); !got.Acts || got.Text != "A lynx and a do" {
		t.Errorf("while it is written: %+v", got)
	}
	rows := get[[]chat.Message](d, "GET", "/api/conversations/"+id+"/messages", nil)
	if len(rows) != 1 || rows[0].Content != "A dog barks." || rows[0].Shown == nil || *rows[0].Shown != "A lynx barks." {
		t.Errorf("%+v", rows)
	}
	if used := get[[]scripts.Script](d, "GET", "/api/conversations/"+id+"/scripts", nil); len(used) != 3 {
		t.Errorf("in use are %+v", used)
	}
	get[struct{}](d, "POST", "/api/scripts/allow", map[string]any{"allowed": false})
	if got := show("A dog"); got.Acts {
		t.Errorf("what is not allowed acts: %+v", got)
	}
}

func TestQuickRepliesAreKeptCheckedPressedAndExported(t *testing.T) {
	d := open(t)
	const file = `{"version":2,"name":"Moods","odd":1,"qrList":[{"id":1,"label":"Calm","message":"/setvar key=mood calm | /getvar mood"},{"id":2,"label":"Odd","message":"/nothing here"}]}`
	if status, body := d.post("/api/quick-replies/read", []byte(file), nil); status != http.StatusOK || !strings.Contains(string(body), "nothing") {
		t.Errorf("reading names no command that isn't understood: %d %s", status, body)
	}
	if status, body := d.post("/api/quick-replies/import", []byte(file), nil); status != http.StatusOK {
		t.Fatal(status, string(body))
	}
	sets := get[[]scripts.QuickReplySet](d, "GET", "/api/quick-replies", nil)
	at := slices.IndexFunc(sets, func(s scripts.QuickReplySet) bool { return s.Name == "Moods" })
	if at < 0 {
		t.Fatalf("%+v", sets)
	}
	set := sets[at]
	get[[]scripts.QuickReplySet](d, "POST", "/api/quick-replies/order", map[string]any{"ids": []int64{set.ID}})
	if notes := get[[]quickreply.Note](d, "POST", "/api/quick-replies/check", quickreply.Reply{Label: "X", Message: "/nothing"}); len(notes) == 0 {
		t.Error("a command that isn't understood is not named")
	}
	id := d.conversation()
	pressed := get[quickreplies.Pressed](d, "POST", "/api/conversations/"+id+"/quick-replies/press", map[string]any{"set": set.ID, "reply": 0})
	if pressed.Pipe != "calm" {
		t.Errorf("%+v", pressed)
	}
	if status, body := d.ask("POST", "/api/conversations/"+id+"/quick-replies/press", map[string]any{"set": set.ID, "reply": 9}); status < 400 || status >= 500 {
		t.Errorf("a place that is not there gives %d %s", status, body)
	}
	if status, body := d.ask("GET", fmt.Sprintf("/api/quick-replies/%d/export", set.ID), nil); status != http.StatusOK || !strings.Contains(body, `"odd":1`) {
		t.Errorf("the export gives %d %s", status, body)
	}
	get[struct{}](d, "DELETE", fmt.Sprintf("/api/quick-replies/%d", set.ID), nil)
}

func TestFilesOfTwoProgramsComeOutOfOneArchive(t *testing.T) {
	d := open(t)
	move := d.kept(packedFiles(t, map[string]string{
		"chats/Bo/Night.jsonl": `{"user_name":"Anna","character_name":"Bo"}` + "\n" + `{"name":"Bo","mes":"Hello."}`,
		"conversations.json":   `[{"id":"c","title":"Lamps","create_time":1,"current_node":"m","mapping":{"r":{"id":"r","children":["m"]},"m":{"id":"m","parent":"r","children":[],"message":{"id":"m","author":{"role":"user"},"content":{"content_type":"text","parts":["Hi"]}}}}}]`,
		"broken.json":          "[{\"title\":\n ]",
	}))
	if move.Source != portable.Several || move.Kinds[portable.Transcripts].New != 2 {
		t.Errorf("%s %+v", move.Source, move.Kinds)
	}
	if move.Troubled != 1 || !strings.Contains(move.Problems[0].Sentence, "line 2, column 2") {
		t.Errorf("%+v", move.Problems)
	}
}

// packedFiles is an archive of files.
func packedFiles(t *testing.T, files map[string]string) []byte {
	t.Helper()
	folder := fstest.MapFS{}
	for name, text := range files {
		folder[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return packed(t, folder)
}
