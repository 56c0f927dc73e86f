package transfer_test

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/card"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

// zipOf is an archive of files by their names.
func zipOf(t *testing.T, files ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i+1 < len(files); i += 2 {
		w, err := z.CreateHeader(&zip.FileHeader{Name: files[i]})
		if err == nil {
			_, err = io.WriteString(w, files[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// brings keeps a file and says what became of it.
func brings(t *testing.T, b *backend.Backend, name string, file []byte, kinds ...portable.Kind) transfer.Move {
	t.Helper()
	got, err := b.Transfer.Receive(t.Context(), name, bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	move, err := b.Transfer.Import(t.Context(), got.ID, kinds, deaf)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Transfer.Discard(got.ID); err != nil {
		t.Fatal(err)
	}
	return move
}

func TestWhatWasChosenInSillyTavernIsChosenHere(t *testing.T) {
	dir := empty(t)
	b := openOnce(t, dir)
	book := `{"entries":{"0":{"uid":0,"key":["pier"],"comment":"Pier","content":"The pier is long."}}}`
	brings(t, b, "a.zip", zipOf(t,
		"settings.json", `{"world_info_settings":{"world_info":{"globalSelect":["Harbour"]}},"power_user":{"default_persona":"b.png","personas":{"a.png":"Anna","b.png":"Ben"},
		  "persona_descriptions":{"a.png":{"description":"A sailor.","connections":[{"type":"character","id":"Ines.json"}]}}}}`,
		"worlds/Harbour.json", book,
		"characters/Ines.json", `{"spec":"chara_card_v2","data":{"name":"Ines","extensions":{"world":"Harbour"},"character_book":{"name":"Harbour","entries":[{"keys":["pier"],"content":"The pier is long."}]}}}`,
		"characters/Tomas.json", `{"spec":"chara_card_v2","data":{"name":"Tomas","extensions":{"world":"Harbour"},"character_book":{"name":"Old","entries":[{"keys":["mole"],"content":"Another one."}]}}}`,
		"chats/Ines/a.jsonl", `{"user_name":"A","character_name":"Ines","chat_metadata":{"persona":"b.png"}}`+"\n"+`{"mes":"Hello"}`,
	), portable.Books, portable.Personas, portable.Cards, portable.Transcripts, portable.Choices)
	persona := map[int64]string{}
	all, err := b.Library.Personas.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		persona[p.ID] = p.Name
	}
	name := func(id *int64) string {
		if id == nil {
			return "nobody"
		}
		return persona[*id]
	}
	settings, err := b.Library.Settings.Settings(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	got := []string{"otherwise " + name(settings.ActivePersonaID)}
	worlds, err := b.Library.Worlds.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range worlds {
		got = append(got, fmt.Sprintf("lorebook %s %v", w.Name, w.Enabled))
	}
	characters, err := b.Library.Characters.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range characters {
		for _, w := range worlds {
			if c.WorldID != nil && *c.WorldID == w.ID {
				got = append(got, fmt.Sprintf("%s with %s and %s", c.Name, name(c.PersonaLockID), w.Name))
			}
		}
	}
	talks, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range talks {
		got = append(got, "chat with "+name(c.PersonaLockID))
	}
	want := []string{"otherwise Ben", "lorebook Harbour true", "lorebook Old false", "Ines with Anna and Harbour", "Tomas with nobody and Old", "chat with Ben"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestAnImportSaysWhatOfLorebooksActs(t *testing.T) {
	const world = `{"entries":{"0":{"uid":0,"key":["pier"],"content":"x","probability":40,"useProbability":true,"position":4,"depth":2},"1":{"uid":1,"key":["/(/"],"content":"y"}}}`
	const mara = `{"spec":"chara_card_v2","data":{"name":"Mara","description":"{{weather}}","extensions":{"depth_prompt":{"prompt":"Wet.","depth":4},"regex_scripts":[{"findRegex":"x"}]}}}`
	b := backendtest.Open(t, t.TempDir())
	got := brings(t, b, "all.zip", zipOf(t, "data/default-user/worlds/Harbour.json", world, "data/default-user/characters/Mara.json", mara))
	want := card.Survey{
		Acts: []card.RuleCount{{Rule: "note", Entries: 1}, {Rule: "probability", Entries: 1}, {Rule: "scripts", Entries: 1}},
		Kept: []card.RuleCount{{Rule: "broken_key", Entries: 1}, {Rule: "place", Entries: 1}},
	}
	slices.SortFunc(got.Rules.Acts, func(a, b card.RuleCount) int { return strings.Compare(a.Rule, b.Rule) })
	slices.SortFunc(got.Rules.Kept, func(a, b card.RuleCount) int { return -strings.Compare(a.Rule, b.Rule) })
	slices.SortFunc(want.Kept, func(a, b card.RuleCount) int { return -strings.Compare(a.Rule, b.Rule) })
	if diff := cmp.Diff(want, got.Rules); diff != "" {
		t.Error(diff)
	}
	var named []string
	for _, p := range got.Problems {
		named = append(named, p.Name)
	}
	if slices.Sort(named); !slices.Equal(named, []string{"Harbour", "Mara"}) {
		t.Errorf("the problems are %+v", got.Problems)
	}
}

func TestALibraryOfTheFirstVersionComesIn(t *testing.T) {
	file, err := os.ReadFile("../../story/portable/testdata/library-1.zip")
	if err != nil {
		t.Fatal(err)
	}
	dir := empty(t)
	got := broughtInto(t, dir, file)
	want := map[portable.Kind]struct{ New, Known int }{
		"worlds": {New: 3}, "characters": {New: 3}, "personas": {New: 3}, "presets": {New: 1}, "moods": {New: 6}, "fields": {New: 10}, "phrases": {New: 49},
		"settings": {New: 1}, "conversations": {New: 3},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for kind, c := range broughtInto(t, dir, file) {
		if c.New > 0 && kind != portable.Choices {
			t.Errorf("a second time come %d new %s", c.New, kind)
		}
	}
}

// listing is an archive of ours with these files, whose checksums are right unless sum says otherwise.
func listing(t *testing.T, sum string, files ...string) []byte {
	t.Helper()
	var listed []map[string]any
	var all []string
	for i := 0; i+2 < len(files); i += 3 {
		hash := sha256.Sum256([]byte(files[i+2]))
		l := map[string]any{"kind": files[i], "name": files[i+1], "sha256": hex.EncodeToString(hash[:])}
		if sum != "" {
			l["sha256"] = sum
		}
		listed, all = append(listed, l), append(all, files[i+1], files[i+2])
	}
	manifest, err := json.Marshal(map[string]any{"format": "terzetto-library", "version": 2, "files": listed})
	if err != nil {
		t.Fatal(err)
	}
	return zipOf(t, append(all, "manifest.json", string(manifest))...)
}

//test:unraced
func TestABrokenPartOfAnArchiveIsNamedAndChangesNothing(t *testing.T) {
	const chatLine = `{"user_name":"A","character_name":"C","chat_metadata":{"terzetto":{"origin":"terzetto:x","title":"T","id":"0191-conv-a","created_at":"2024-01-02T03:04:05Z","updated_at":"2024-01-02T03:04:05Z"}}}`
	const agent = `{"table":"team_agents","row":{"id":1,"name":"x","title":"X","description":"","prompt":"p","model":"","tools":[]}}`
	run := func(id, more string) string {
		return `{"table":"runs","row":{"id":"` + id + `","kind":"tool","name":"n","position":1,"step_count":1,"created_at":"2024-01-02T03:04:05Z","updated_at":"2024-01-02T03:04:05Z"` + more + `}}`
	}
	for _, c := range []struct {
		name string
		file []byte
		says string // "": it comes in
	}{
		{"an agent that is whole", listing(t, "", "team-agents", "team-agents/x.jsonl", agent), ""},
		{"another checksum", listing(t, strings.Repeat("0", 64), "team-agents", "team-agents/x.jsonl", agent), "its checksum differs"},
		{"a file that was cut off", listing(t, "", "team-agents", "team-agents/x.jsonl", agent[:60]), "Couldn't read a line"},
		{"an empty file", listing(t, "", "team-agents", "team-agents/x.jsonl", ""), "The item is empty"},
		{"a table that is none of its kind", listing(t, "", "team-agents", "team-agents/x.jsonl", strings.ReplaceAll(agent, "team_agents", "settings")), "out of order"},
		{"an agent without a name", listing(t, "", "team-agents", "team-agents/x.jsonl", strings.Replace(agent, `"name":"x",`, "", 1)), "what kind it is"},
		{"an agent whose tools are no list", listing(t, "", "team-agents", "team-agents/x.jsonl", strings.Replace(agent, `"tools":[]`, `"tools":"x"`, 1)), "can't read"},
		{"the same run twice in one file", listing(t, "", "runs", "runs/a.jsonl", run("r", "")+"\n"+run("r", "")), "don't fit together"},
		{"a run that hangs on one that is here", listing(t, "", "runs", "runs/a.jsonl", run("r", `,"parent_run_id":"0191-run-c"`)), "belongs to another item"},
		{"a step for a run that is here", listing(t, "", "runs", "runs/a.jsonl", run("r", "")+"\n"+`{"table":"run_steps","row":{"run_id":"0191-run-c","position":7,"instruction":{}}}`), "belongs to another item"},
		{"a run with a date that is none", listing(t, "", "runs", "runs/a.jsonl", run("r", `,"started_at":"soon"`)), "the value of started_at"},
		{"a run of a number", listing(t, "", "runs", "runs/a.jsonl", run("r", `,"vars":7`)), "can't read"},
		{"a server at an address that is none", listing(t, "", "endpoints", "endpoints/a.jsonl", `{"table":"endpoints","row":{"id":1,"name":"x","url":"file:///etc/passwd","created_at":"2024-01-02T03:04:05Z"}}`), "address is not valid"},
		{"a workflow that nobody could keep", listing(t, "", "workflows", "workflows/a.jsonl", `{"table":"automations","row":{"id":"w","kind":"no","name":"n","created_at":"2024-01-02T03:04:05Z","updated_at":"2024-01-02T03:04:05Z"}}`), "Couldn't save"},
		{"a document without its bytes", listing(t, "", "teamwork", "teamwork/a.jsonl", `{"table":"team_workflows","row":{"id":"w2","name":"n","status":"completed","current_round":1,"error":"","language":"","stats":{},"started_at":"2024-01-02T03:04:05Z","last_activity":"2024-01-02T03:04:05Z"}}`+"\n"+
			`{"table":"files","row":{"id":1,"label":"a","mime":"m","hash":"00","size":1,"uploaded":0,"warnings":[],"contents":[],"created_at":"2024-01-02T03:04:05Z"},"file":{"sha256":"00","size":1}}`), "file of the item is missing"},
		{"a picture that is no base64", listing(t, "", "conversations", "conversations/a.jsonl", chatLine+"\n"+`{"mes":"x","extra":{"terzetto":{"turn":0,"images":[{"mime_type":"image/png","filename":"a","file":{"size":3,"data":"%%%"}}]}}}`), "own notes in line 2. The message is complete"},
		{"a path as a name", listing(t, "", "team-agents", "../../evil.jsonl", agent), "but missing"},
	} {
		dir := full(t)
		before := dumped(t, dir)
		b := openOnce(t, dir)
		move := brings(t, b, "library.zip", c.file)
		var sentences []string
		for _, p := range move.Problems {
			sentences = append(sentences, p.Name+": "+p.Sentence)
		}
		said := strings.Join(sentences, "\n")
		if !strings.Contains(said, c.says) || c.says == "" && said != "" {
			t.Errorf("%s says %q", c.name, said)
		}
		if strings.ContainsAny(strings.ReplaceAll(said, "\n", ""), "\x00\x1b\r\u202e") {
			t.Errorf("%s says what hides a line: %q", c.name, said)
		}
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
		if c.says == "" || strings.Contains(c.name, "base64") {
			continue
		}
		if diff := cmp.Diff(comparable(before), comparable(dumped(t, dir))); diff != "" {
			t.Errorf("%s changed something:\n%s", c.name, diff)
		}
	}
}

func TestNamesWithSignsThatHideALineAreShownWithoutThem(t *testing.T) {
	b := openOnce(t, empty(t))
	move := brings(t, b, "x.zip", zipOf(t, "chats/I\x1b[31m/a\u202egnp.jsonl\r", "", "chats/I/b\n\u202e.jsonl", "nothing", "worlds/a\x07.json", "[", "characters/\u2066x.json", "{"))
	if move.Troubled == 0 {
		t.Error("nothing was wrong")
	}
	for _, p := range move.Problems {
		if strings.ContainsAny(p.Name+p.Sentence, "\x1b\r\n\x07\u202e\u2066") {
			t.Errorf("%q %q", p.Name, p.Sentence)
		}
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestMemoriesComeWithTheMessagesThatTheyAreOf(t *testing.T) {
	b := openOnce(t, empty(t))
	// A chat of SillyTavern in which its extension Qvink Memory keeps a summary of each version of a message.
	chat := `{"user_name":"Anna","character_name":"Ines","chat_metadata":{}}
{"name":"Anna","is_user":true,"mes":"I pick up the key.","extra":{"qvink_memory":{"memory":"Bo finds a brass key."}}}
{"name":"Ines","mes":"Yes.","swipe_id":1,"swipes":["No.","Yes."],"swipe_info":[{"extra":{"qvink_memory":{"memory":"Ines says no."}}},{"extra":{"qvink_memory":{"memory":"Ines says yes."}}}],"extra":{"qvink_memory":{"memory":"Ines says yes."}}}`
	for _, name := range []string{"Night train.jsonl", "Ines.zip"} {
		file := []byte(chat + "\n" + fmt.Sprintf(`{"mes":"In %s."}`, name))
		if strings.HasSuffix(name, ".zip") {
			file = zipOf(t, "chats/Ines/Night train.jsonl", string(file))
		}
		move := brings(t, b, name, file)
		if len(move.Problems) != 1 || move.Problems[0].Sentence != "Memories of Qvink that are facts of the story now: 3." || len(move.Items) != 1 {
			t.Fatalf("%s: %+v %+v", name, move.Problems, move.Items)
		}
		l, err := b.Memory.List(t.Context(), move.Items[0].ID)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range l.Facts {
			got = append(got, f.Text()+" "+string(f.Status))
		}
		if want := []string{"Bo finds a brass key. current", "Ines says no. elsewhere", "Ines says yes. current"}; !slices.Equal(got, want) {
			t.Errorf("%s: %q", name, got)
		}
		done, err := b.Memory.Import(t.Context(), move.Items[0].ID, name, []byte(chat))
		if err != nil || done.Added != 0 || done.Known != 2 {
			t.Errorf("%s: %+v, %v", name, done, err)
		}
		copied, err := b.Transfer.Duplicate(t.Context(), move.Items[0].ID, "Copy", nil)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := b.Memory.List(t.Context(), copied); err != nil || len(again.Facts) != 2+1 {
			t.Errorf("%s: its copy remembers %+v, %v", name, again.Facts, err)
		}
		if n, err := b.Memory.RemoveCarried(t.Context(), move.Items[0].ID, l.Origins[0].Origin); n != 3 || err != nil {
			t.Errorf("%s: %d facts came off, %v", name, n, err)
		}
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestMain lets the binary run as the child that is killed while it brings something along.
func TestMain(m *testing.M) {
	if dir := os.Getenv("MOVING_DIR"); dir != "" {
		if err := bringUntilKilled(dir, os.Getenv("MOVING_FILE")); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// bringUntilKilled brings a file along while a clock runs, and is killed when it has run out.
func bringUntilKilled(dir, file string) error {
	b, err := backend.Open(context.Background(), backendtest.Config(dir))
	if err != nil {
		return err
	}
	wait, err := time.ParseDuration(os.Getenv("MOVING_WAIT"))
	if err != nil {
		return err
	}
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		return err
	}
	time.AfterFunc(wait, func() { _ = self.Kill() }) // what comes after it waits below
	got, err := b.Transfer.Choose(file)
	if err != nil {
		return err
	}
	look, err := b.Transfer.Preview(context.Background(), got.ID, deaf)
	if err != nil {
		return err
	}
	if _, err := b.Transfer.Import(context.Background(), got.ID, slices.Collect(maps.Keys(look.Kinds)), deaf); err != nil {
		return err
	}
	fmt.Println("imported")
	select {} // until it is killed
}

func TestAKilledImportIsCompletedByRepeatingIt(t *testing.T) {
	file := archived(t, full(t))
	path := t.TempDir() + "/library.zip"
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	whole := empty(t)
	broughtInto(t, whole, file)
	want := comparable(dumped(t, whole))
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	kills := 200
	if testing.Short() {
		kills = 6
	}
	r := rand.New(rand.NewPCG(19, 14))
	dir, cut := empty(t), 0
	for n := range kills {
		if n%6 == 5 { // the sixth has a new library; the others come some items further each, or through
			dir = empty(t)
		}
		cmd := exec.CommandContext(t.Context(), self)
		cmd.Env = append(os.Environ(), "MOVING_DIR="+dir, "MOVING_FILE="+path, fmt.Sprint("MOVING_WAIT=", r.IntN(250_000), "us"))
		var told bytes.Buffer
		cmd.Stdout, cmd.Stderr = &told, os.Stderr
		if err := cmd.Run(); err == nil {
			t.Fatal("the child was not killed")
		}
		b := openOnce(t, dir)
		if text, err := b.Health.Check(t.Context()); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
		if told.Len() == 0 {
			cut++
			if n%6 != 4 {
				continue
			}
			broughtInto(t, dir, file)
		}
		if diff := cmp.Diff(want, comparable(dumped(t, dir))); diff != "" {
			t.Fatalf("it is another library now (-whole +killed):\n%s", diff)
		}
	}
	t.Logf("%d kills, of which %d cut the import off", kills, cut)
}

func TestAnImportLetsOtherWritersInAfterSomeRows(t *testing.T) {
	var files []string
	for n := range 20 {
		var chat strings.Builder
		chat.WriteString(`{"user_name":"Anna","character_name":"Bo"}` + "\n")
		for i := range 50 {
			fmt.Fprintf(&chat, `{"name":"Anna","is_user":true,"send_date":"2024-05-01 10:00:00","mes":"Line %d of %d."}`+"\n", i, n)
		}
		files = append(files, fmt.Sprintf("chats/Bo/%d.jsonl", n), chat.String())
	}
	dir := empty(t)
	before := transactions(t, dir)
	b := openOnce(t, dir)
	if move := brings(t, b, "chats.zip", zipOf(t, files...)); move.Messages != 1000 {
		t.Fatalf("%+v", move)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if n := transactions(t, dir) - before; n < 7 { // five of the import, two of a start and an end
		t.Errorf("1,000 messages were written in %d transactions", n)
	}
}

// transactions is how many have changed a file since it was made.
func transactions(t *testing.T, dir string) (n int) {
	t.Helper()
	db := database(t, dir)
	defer db.Close() //nolint:errcheck // it was only read
	if err := db.QueryRowContext(t.Context(), "SELECT value FROM meta WHERE key = 'writes'").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
