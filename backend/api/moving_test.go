package api_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
)

// packed is a folder as one archive.
func packed(t *testing.T, folder fs.FS) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	if err := z.AddFS(folder); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// brought uploads a file and gives the id under which it waits.
func (d *door) brought(file []byte) string {
	d.t.Helper()
	status, body := d.post("/api/moving/upload", file, nil)
	var got transfer.Upload
	if err := json.Unmarshal(body, &got); err != nil || status != http.StatusOK || got.ID == "" {
		d.t.Fatalf("%d %s %v", status, body, err)
	}
	return got.ID
}

// kept brings a file along, all of it.
func (d *door) kept(file []byte) transfer.Move {
	d.t.Helper()
	id := d.brought(file)
	move := get[transfer.Move](d, "POST", "/api/moving/"+id+"/keep", nothingSaid)
	get[struct{}](d, "DELETE", "/api/moving/"+id, nil)
	return move
}

// nothingSaid is an input without a field.
var nothingSaid = map[string]any{}

// library is everything that a person finds, without the ids of this computer.
func (d *door) library() map[string][]string {
	d.t.Helper()
	found := map[string][]string{}
	for _, c := range get[[]chat.Conversation](d, "GET", "/api/conversations", nil) {
		status, text := d.ask("GET", "/api/conversations/"+c.ID+"/export?format=jsonl", nil)
		if status != http.StatusOK {
			d.t.Fatalf("%d %s", status, text)
		}
		found["chats"] = append(found["chats"], text)
	}
	for _, c := range get[[]chat.Character](d, "GET", "/api/characters", nil) {
		status, text := d.ask("GET", "/api/characters/"+c.ID+"/export?format=json", nil)
		if status != http.StatusOK {
			d.t.Fatalf("%d %s", status, text)
		}
		found["cards"] = append(found["cards"], text)
	}
	for _, w := range get[[]chat.World](d, "GET", "/api/worlds", nil) {
		found["worlds"] = append(found["worlds"], w.Name)
	}
	for _, p := range get[[]chat.Persona](d, "GET", "/api/user-personas", nil) {
		found["personas"] = append(found["personas"], p.Name+": "+p.Description)
	}
	for _, list := range found {
		slices.Sort(list)
	}
	return found
}

func TestASillyTavernFolderComesWithEveryChatSwipeAndCard(t *testing.T) {
	d := open(t)
	folder := os.DirFS("../story/portable/testdata/sillytavern")
	id := d.brought(packed(t, folder))

	before := d.library()
	look := get[transfer.Move](d, "POST", "/api/moving/"+id+"/look", nothingSaid)
	if diff := cmp.Diff(before, d.library()); diff != "" {
		t.Errorf("a preview saved something:\n%s", diff)
	}
	want := map[portable.Kind]transfer.Count{"conversations": {New: 4}, "characters": {New: 2}, "worlds": {New: 1}, "personas": {New: 2}}
	if diff := cmp.Diff(want, look.Kinds); diff != "" || look.Source != portable.SillyTavern || look.Kept {
		t.Errorf("the preview says %+v\n%s", look, diff)
	}
	var sentences []string
	for _, p := range look.Problems {
		sentences = append(sentences, p.Name+": "+p.Sentence)
	}
	said := strings.Join(sentences, "\n")
	if strings.Contains(said, "left out") || !strings.Contains(said, "Messages that SillyTavern hides and Terzetto shows: 1.") || look.Troubled != 1 {
		t.Errorf("the problems are:\n%s", said)
	}

	move := get[transfer.Move](d, "POST", "/api/moving/"+id+"/keep", nothingSaid)
	if diff := cmp.Diff(want, move.Kinds); diff != "" || !move.Kept {
		t.Errorf("what was kept:\n%s", diff)
	}
	cards := map[string]string{}
	for _, c := range get[[]chat.Character](d, "GET", "/api/characters", nil) {
		cards[c.Name] = c.ID
	}
	titles := map[string]chat.Conversation{}
	for _, c := range get[[]chat.Conversation](d, "GET", "/api/conversations", nil) {
		titles[c.Title] = c
	}
	main := titles["Ines - 2024-11-9 @14h 05m 33s 12ms"]
	if main.CharacterCardID == "" || main.CharacterCardID != cards["Ines"] || titles["Tomás - 2023-7-3 @13h 4m 5s 22ms"].CharacterCardID != cards["Tomás"] || len(titles) != 4 {
		t.Fatalf("chats %v, cards %v", titles, cards)
	}
	if main.MessageCount != 7 || main.CreatedAt.Format("2006-01-02 15:04:05.000") != "2024-11-09 14:05:33.012" {
		t.Errorf("%+v", main)
	}
	type row struct {
		Role     chat.Role
		Content  string
		Of, Here int
	}
	var rows []row
	for _, m := range get[[]chat.Message](d, "GET", "/api/conversations/"+main.ID+"/messages", nil) {
		rows = append(rows, row{m.Role, m.Content, m.BranchCount, m.BranchIndex})
	}
	wantRows := []row{
		{chat.Assistant, "Come in.", 3, 0},
		{chat.User, "I stay.", 1, 0},
		{chat.Assistant, "Then sit.\n\n*She points at a chair.*", 2, 1},
		{chat.Assistant, "A narrator speaks.", 1, 0},
	}
	if diff := cmp.Diff(wantRows, rows); diff != "" {
		t.Error(diff)
	}

	// What came comes out again, field by field and with the fields that are unknown here.
	original, err := fs.ReadFile(folder, "chats/Ines/Ines - 2024-11-9 @14h 05m 33s 12ms.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	_, out := d.ask("GET", "/api/conversations/"+main.ID+"/export?format=jsonl", nil)
	if diff := cmp.Diff(without(t, string(original)), without(t, out)); diff != "" {
		t.Error(diff)
	}

	again := get[transfer.Move](d, "POST", "/api/moving/"+id+"/keep", nothingSaid)
	known := map[portable.Kind]transfer.Count{"conversations": {Known: 4}, "characters": {Known: 2}, "worlds": {Known: 1}, "personas": {Known: 2}}
	if diff := cmp.Diff(known, again.Kinds); diff != "" {
		t.Errorf("a second time:\n%s", diff)
	}
	get[struct{}](d, "DELETE", "/api/moving/"+id, nil)
	if status, _ := d.ask("POST", "/api/moving/"+id+"/look", nothingSaid); status != http.StatusNotFound {
		t.Errorf("what was let go answers %d", status)
	}
}

// without reads lines of JSON and takes out what this program adds to them.
func without(t *testing.T, text string) (all []any) {
	t.Helper()
	var strip func(v any)
	strip = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			delete(v, "terzetto")
			for _, inner := range v {
				strip(inner)
			}
		case []any:
			for _, inner := range v {
				strip(inner)
			}
		}
	}
	for line := range strings.Lines(text) {
		var v any
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		strip(v)
		all = append(all, v)
	}
	return all
}

func TestAWholeLibraryMovesWithoutLoss(t *testing.T) {
	d := open(t)
	d.kept(packed(t, os.DirFS("../story/portable/testdata/sillytavern")))
	for _, c := range get[[]chat.Conversation](d, "GET", "/api/conversations", nil) { // one with a branch of its own
		rows := get[[]chat.Message](d, "GET", "/api/conversations/"+c.ID+"/messages", nil)
		if rows[0].BranchCount > 1 {
			get[[]chat.Message](d, "POST", "/api/conversations/"+c.ID+"/messages/"+num(*rows[0].NextBranchID)+"/switch-branch", nothingSaid)
		}
	}
	get[chat.Preset](d, "POST", "/api/presets", map[string]string{"name": "Mine"})

	response := d.response("GET", "/api/moving/archive", nil)
	file, err := io.ReadAll(response.Body)
	if err != nil || response.Header.Get("Content-Type") != "application/zip" {
		t.Fatal(err, response.Header)
	}
	_ = response.Body.Close()

	same := d.kept(file)
	for kind, c := range same.Kinds {
		if c.New+c.Grown > 0 && kind != portable.Choices {
			t.Errorf("into the same library come %+v new %s", c, kind)
		}
	}
	other := open(t)
	got := other.kept(file)
	if got.Troubled > 0 {
		t.Errorf("%+v", got.Problems)
	}
	if diff := cmp.Diff(parsed(d.library()), parsed(other.library())); diff != "" {
		t.Errorf("the libraries differ (-old +new):\n%s", diff)
	}
	response = other.response("GET", "/api/moving/archive", nil)
	back, err := io.ReadAll(response.Body)
	_ = response.Body.Close()
	if err != nil {
		t.Fatal(err)
	}
	for kind, c := range d.kept(back).Kinds {
		if c.New+c.Grown > 0 {
			t.Errorf("back home come %+v new %s", c, kind)
		}
	}

	for _, c := range []struct {
		name string
		file []byte
	}{
		{"an archive that was cut off", file[:len(file)/2]},
		{"the end of one alone", file[len(file)/2:]},
		{"nothing", []byte("\n")},
		{"a program", []byte("MZ\x90\x00")},
	} {
		id := other.brought(c.file)
		if status, body := other.ask("POST", "/api/moving/"+id+"/look", nothingSaid); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d %s", c.name, status, body)
		}
	}
}

func TestACopyIsCountedAndMerged(t *testing.T) {
	d := open(t)
	d.kept(packed(t, os.DirFS("../story/portable/testdata/sillytavern")))
	info := get[transfer.BackupInfo](d, "POST", "/api/backup", nothingSaid)
	name := info.File[strings.LastIndexAny(info.File, `/\`)+1:]
	gone := get[[]chat.Conversation](d, "GET", "/api/conversations", nil)[0]
	d.ask("DELETE", "/api/conversations/"+gone.ID+"?purge=true", nil)
	d.ask("POST", "/api/conversations/"+gone.ID+"/purge", nothingSaid)
	tally := get[transfer.Tallied](d, "GET", "/api/moving/tally?file="+name, nil)
	if tally.Copy.Conversations != 4 || tally.Here.Conversations != 3 || tally.Copy.Characters != 3 {
		t.Errorf("%+v", tally)
	}
	id := get[transfer.Upload](d, "POST", "/api/moving/backup", map[string]string{"file": name}).ID
	move := get[transfer.Move](d, "POST", "/api/moving/"+id+"/keep", nothingSaid)
	if c := move.Kinds[portable.Transcripts]; c.New != 1 || c.Known != 3 || move.Source != portable.Database {
		t.Errorf("%+v", move)
	}
	if n := len(get[[]chat.Conversation](d, "GET", "/api/conversations", nil)); n != 4 {
		t.Errorf("there are %d conversations", n)
	}
	if status, _ := d.ask("GET", "/api/moving/tally?file=../terzetto.db", nil); status != http.StatusNotFound {
		t.Errorf("a path out of the folder answers %d", status)
	}
}

func num(id int64) string { return strconv.FormatInt(id, 10) }

// parsed reads what is JSON, line by line.
func parsed(found map[string][]string) map[string][]any {
	all := map[string][]any{}
	for kind, list := range found {
		for _, text := range list {
			var whole any
			if json.Unmarshal([]byte(text), &whole) == nil {
				all[kind] = append(all[kind], whole)
				continue
			}
			for line := range strings.Lines(text) {
				var v any
				if json.Unmarshal([]byte(line), &v) != nil {
					v = line
				}
				all[kind] = append(all[kind], v)
			}
		}
	}
	return all
}
