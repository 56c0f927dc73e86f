package portable_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/portable"
)

// folderItems reads a folder whole.
func folderItems(t *testing.T, folder fs.FS) (portable.Source, []portable.Item) {
	t.Helper()
	source, items, err := portable.FromFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	var all []portable.Item
	for item, err := range items(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, item)
	}
	return source, all
}

// told is what a folder holds, a line for each thing.
func told(items []portable.Item) (all []string) {
	for _, item := range items {
		switch {
		case item.Kind == portable.Counted:
		case item.Transcript == nil:
			all = append(all, saidOf(item))
		default:
			said := []string{saidOf(item)}
			for _, r := range item.Transcript.Rows {
				for _, f := range r.Files {
					said = append(said, "{"+f.Label+"}")
				}
			}
			all = append(all, strings.Join(said, " "))
		}
	}
	return all
}

func TestConversationsOfOtherAppsComeAsTheyAreThere(t *testing.T) {
	for _, app := range []string{"chatgpt", "claude", "openwebui", "lmstudio", "llamacpp", "marinara", "risuai", "koboldai", "deepseek", "messages"} {
		t.Run(app, func(t *testing.T) {
			_, items := folderItems(t, os.DirFS("../chatapps/testdata/"+app))
			got := strings.Join(told(items), "\n") + "\n"
			golden := "testdata/apps/" + app + ".txt"
			if os.Getenv("TERZETTO_GENERATE") != "" {
				if err := os.WriteFile(golden, []byte(got), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestEachReaderCountsWhatItSaysAndNothingElse(t *testing.T) {
	for _, row := range []struct {
		folder string
		says   []chatapps.Part
	}{
		{"chatgpt", chatapps.Features(chatapps.ChatGPT)},
		{"claude", chatapps.Features(chatapps.Claude)},
		{"openwebui", chatapps.Features(chatapps.OpenWebUI)},
		{"lmstudio", chatapps.Features(chatapps.LMStudio)},
		{"llamacpp", chatapps.Features(chatapps.LlamaCPP)},
		{"marinara", chatapps.Features(chatapps.Marinara)},
		{"risuai", chatapps.Features(chatapps.RisuAI)},
		{"koboldai", chatapps.Features(chatapps.KoboldAI)},
		{"deepseek", chatapps.Features(chatapps.DeepSeek)},
		{"messages", chatapps.Features(chatapps.Messages)},
	} {
		all := chatapps.Tally{}
		_, items := folderItems(t, os.DirFS("../chatapps/testdata/"+row.folder))
		for _, item := range items {
			for part, n := range item.Tally {
				all.Count(part.Feature, part.Fate, n)
			}
		}
		delete(all, chatapps.Part{Feature: chatapps.OtherFiles, Fate: chatapps.Left}) // of any folder
		says := chatapps.Tally{}
		for _, part := range row.says {
			says.Count(part.Feature, part.Fate, 1)
		}
		if diff := cmp.Diff(says.Parts(), all.Parts()); diff != "" {
			t.Errorf("%s (-says +counts):\n%s", row.folder, diff)
		}
	}
}

func TestBranchesTimesAndModelsAreKept(t *testing.T) {
	for folder, want := range map[string]int{"chatgpt": 1, "claude": 1, "openwebui": 1, "lmstudio": 1, "llamacpp": 3, "deepseek": 2} {
		branches, timed, models := 0, 0, 0
		_, items := folderItems(t, os.DirFS("../chatapps/testdata/"+folder))
		for _, item := range items {
			if item.Transcript == nil {
				continue
			}
			seen := map[int]bool{}
			for _, r := range item.Transcript.Rows {
				if seen[r.Parent] {
					branches++
				}
				seen[r.Parent] = true
				if r.At.After(time.Date(2023, 1, 1, 0, 0, 0, 0, time.UTC)) {
					timed++
				}
				if bytes.Contains(r.Rest, []byte("model")) {
					models++
				}
			}
		}
		if branches != want || timed == 0 || models == 0 {
			t.Errorf("%s: %d branches, %d times, %d models", folder, branches, timed, models)
		}
	}
}

func TestFilesOfSeveralProgramsInOneArchiveAllCome(t *testing.T) {
	folder := fstest.MapFS{}
	for _, app := range []string{"claude", "openwebui", "deepseek"} {
		err := fs.WalkDir(os.DirFS("../chatapps/testdata/"+app), ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := os.ReadFile("../chatapps/testdata/" + app + "/" + name)
			folder[app+"/"+name] = &fstest.MapFile{Data: data}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	folder["notes/strange.json"] = &fstest.MapFile{Data: []byte(`{"a":1}`)}
	folder["notes/broken.json"] = &fstest.MapFile{Data: []byte("{\n\"a\": [1,\n")}
	source, items := folderItems(t, folder)
	if source != portable.Several {
		t.Errorf("the source is %s", source)
	}
	apps := map[string]int{}
	var said []string
	for _, item := range items {
		if item.Err != nil {
			said = append(said, item.Name+": "+fault.Sentence(item.Err))
		}
		if item.Transcript != nil {
			app, _, _ := strings.Cut(item.Transcript.Origin, ":")
			apps[app]++
		}
	}
	if diff := cmp.Diff(map[string]int{"claude": 2, "openwebui": 1, "deepseek": 2}, apps); diff != "" {
		t.Error(diff)
	}
	slices.Sort(said)
	want := []string{
		"notes/broken.json: The JSON of this file is broken at line 3, column 1. Everything before that was read.",
		"notes/strange.json: Terzetto doesn't know the program that wrote this file. It holds neither a chat nor a character or a lorebook.",
	}
	if diff := cmp.Diff(want, said); diff != "" {
		t.Error(diff)
	}
}

func TestInstructionsInAnExportOf2024AreKeptAndNotShown(t *testing.T) {
	const chat = `[{"title":"Tides","create_time":1,"update_time":1,"current_node":"u","conversation_id":"c","mapping":{
		"s":{"id":"s","parent":null,"children":["u"],"message":{"author":{"role":"system"},"content":{"content_type":"text","parts":["Be brief."]},"recipient":"all",
			"metadata":{"is_user_system_message":true,"is_visually_hidden":true,"user_context_message_data":{"about_user_message":"A sailor.","about_model_message":"Be brief."}}}},
		"u":{"id":"u","parent":"s","children":[],"message":{"author":{"role":"user"},"create_time":1,"content":{"content_type":"text","parts":["When is high water?"]},"recipient":"all","metadata":{}}}}}]`
	_, items := folderItems(t, fstest.MapFS{"conversations.json": {Data: []byte(chat)}})
	all := chatapps.Tally{}
	for _, item := range items {
		for part, n := range item.Tally {
			all.Count(part.Feature, part.Fate, n)
		}
		if item.Transcript != nil && len(item.Transcript.Rows) != 1 {
			t.Errorf("it shows %+v", item.Transcript.Rows)
		}
	}
	if n := all[chatapps.Part{Feature: chatapps.SystemPrompts, Fate: chatapps.Kept}]; n != 1 {
		t.Errorf("%d instructions are kept", n)
	}
}

func TestAConversationWithoutARowIsAProblem(t *testing.T) {
	for name, data := range map[string]string{
		"a kind that no reader knows": `{"mapping":{"a":{"parent":null,"message":{"author":{"role":"assistant"},"content":{"content_type":"mystery","deep":{"x":1}},"recipient":"all"}}},"create_time":1,"current_node":"a"}`,
		"a chat of SillyTavern":       `{"user_name":"A","character_name":"B","chat_metadata":{}}`,
		"a chat of Claude":            `{"uuid":"x","name":"y","chat_messages":[]}`,
	} {
		_, got, err := walked(t, "a.json", []byte(data))
		said := strings.Join(got, "\n")
		if err != nil || !strings.Contains(said, "conversations ! ") || !strings.Contains(said, "message") {
			t.Errorf("%s: %q, %v", name, said, err)
		}
	}
}

func TestJSONOfAnyEncodingIsReadAndABreakIsFound(t *testing.T) {
	wide := func(text string) []byte {
		out := []byte("\xff\xfe")
		for _, r := range text {
			out = append(out, byte(r), byte(r>>8))
		}
		return out
	}
	chat := `{"title":"Wide","messages":[{"role":"user","content":"José"}]}`
	_, got, err := walked(t, "a.json", wide(chat))
	if err != nil || len(got) != 1 || !strings.Contains(got[0], `"Wide" | -1 u José*`) {
		t.Errorf("UTF-16 gives %q, %v", got, err)
	}
	if _, got, err := walked(t, "a.jsonl", wide(sillyChat)); err != nil || len(got) != 1 || !strings.Contains(got[0], "Come in.") {
		t.Errorf("a chat in UTF-16 gives %q, %v", got, err)
	}
	for text, says := range map[string]string{
		"{\n  \"title\": \"x\",\n  \"messages\": [],\n}":           "line 4, column 1",
		"[\n" + gpt("1") + ",\n{\"mapping\": tru}]":                "line 3",
		`{"title":"x" "messages":[]}`:                              "line 1, column 14",
		"{\"title\":\"x\",\"messages\":[" + strings.Repeat(" ", 9): "line 1, column 35",
	} {
		_, got, err := walked(t, "a.json", []byte(text))
		if said := strings.Join(got, "\n") + fault.Sentence(err); !strings.Contains(said, "is broken at "+says) {
			t.Errorf("%q says %q", text, said)
		}
	}
	_, got, err = walked(t, "a.jsonl", []byte(`{"user_name":"A","character_name":"B"}`+"\n{\"mes\":\"Jos\xe9\"}"))
	if err != nil || !strings.Contains(got[0], "couldn't be decoded and were replaced: 1") {
		t.Errorf("a loss at decoding says %q, %v", got, err)
	}
}

// chain is a conversation of so many messages, each below the one before.
func chain(n int) []byte {
	var b strings.Builder
	b.WriteString(`{"conv":{"id":"x","name":"Long","lastModified":1,"currNode":"0"},"messages":[`)
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		role := [2]string{"user", "assistant"}[i%2]
		fmt.Fprintf(&b, `{"id":"%d","role":%q,"content":"m","parent":"%d"}`, i, role, i-1)
	}
	b.WriteString("]}")
	return []byte(b.String())
}

//test:unraced
func TestAVeryDeepTreeIsReadOrRefusedInASentence(t *testing.T) {
	_, items, err := portable.FromFile("a.json", int64(len(chain(100_000))), bytes.NewReader(chain(100_000)))
	if err != nil {
		t.Fatal(err)
	}
	for item, err := range items(t.Context()) {
		if err != nil || item.Err != nil || len(item.Transcript.Rows) != 100_000 {
			t.Fatalf("%v, %v", err, item.Err)
		}
	}
	_, got, err := walked(t, "a.json", chain(300_000))
	if said := strings.Join(got, "") + fault.Sentence(err); !strings.Contains(said, "at most 200000 messages") {
		t.Errorf("300,000 messages say %.200q", said)
	}
}
