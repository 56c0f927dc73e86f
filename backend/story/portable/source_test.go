package portable_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/document"
	"terzetto/backend/story/portable"
)

// walked reads a file whole and says what came: a line for each item.
func walked(t *testing.T, name string, data []byte) (portable.Source, []string, error) {
	t.Helper()
	source, items, err := portable.FromFile(name, int64(len(data)), bytes.NewReader(data))
	if err != nil || items == nil {
		return source, nil, err
	}
	var got []string
	for item, err := range items(t.Context()) {
		if err != nil {
			return source, got, err
		}
		if item.Kind != portable.Counted {
			got = append(got, saidOf(item))
		}
	}
	return source, got, nil
}

func saidOf(item portable.Item) string {
	if item.Err != nil {
		return string(item.Kind) + " ! " + fault.Sentence(item.Err)
	}
	if item.Transcript == nil {
		return string(item.Kind) + " " + item.Name
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s %q", item.Transcript.Origin, item.Transcript.Title)
	for i, r := range item.Transcript.Rows {
		mark := ""
		if i == item.Transcript.Leaf {
			mark = "*"
		}
		fmt.Fprintf(&b, " | %d %s %s%s", r.Parent, r.Role[:1], r.Text, mark)
		if len(r.Images) > 0 {
			fmt.Fprintf(&b, " +%d", len(r.Images))
		}
	}
	for _, p := range item.Transcript.Problems {
		fmt.Fprintf(&b, " ! %s", fault.Sentence(p))
	}
	return b.String()
}

func node(id, parent, children, role, kind, parts string) string {
	if parent != "null" {
		parent = `"` + parent + `"`
	}
	return fmt.Sprintf(`%q:{"id":%q,"parent":%s,"children":[%s],"message":{"id":%q,"author":{"role":%q,"metadata":{}},"create_time":1700000000.5,"content":{"content_type":%q,"parts":%s},"metadata":{"model_slug":"m"},"recipient":"all"}}`,
		id, id, parent, children, id, role, kind, parts)
}

// gpt is a conversation with a hidden root, a branch, a picture and a tool.
func gpt(id string) string {
	return `{"id":"` + id + `","conversation_id":"` + id + `","title":null,"create_time":1700000000.1,"update_time":1700000100,"current_node":"d","is_archived":false,"mapping":{` +
		`"root":{"id":"root","message":null,"parent":null,"children":["s"]},` +
		node("s", "root", `"a"`, "system", "text", `[""]`) + "," +
		node("a", "s", `"b","c"`, "user", "multimodal_text", `[{"content_type":"image_asset_pointer","asset_pointer":"file-service://x"},"Hello"]`) + "," +
		node("c", "a", "", "assistant", "text", `["Second"]`) + "," +
		node("b", "a", `"t"`, "assistant", "text", `["First"]`) + "," +
		node("t", "b", `"d"`, "tool", "text", `["tool says"]`) + "," +
		node("d", "t", "", "assistant", "text", `["Done"]`) + `}}`
}

const gptSaid = `"New conversation" | -1 u [Image]` + "\n" + `Hello | 0 a First | 1 a Done* | 0 a Second ! Images that are missing: 1. Choose the whole folder or export to include them.`

func zipped(t testing.TB, files ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i+1 < len(files); i += 2 {
		w, err := z.Create(files[i])
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

func picture(t testing.TB) string {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

func TestFilesOfEveryKindAreKnown(t *testing.T) {
	hello := `{"role":"user","content":"Hello"},{"role":"assistant","content":"Hi","refusal":null}`
	digest := "messages:"
	for _, c := range []struct {
		name, file string
		data       []byte
		source     portable.Source
		want       []string
	}{
		{
			"the old form of ChatGPT", "export.zip", zipped(t, "user.json", "{}", "conversations.json", "["+gpt("1")+","+gpt("2")+"]", "chat.html", "x"), portable.ChatGPT,
			[]string{"chatgpt:1 " + gptSaid, "chatgpt:2 " + gptSaid},
		},
		{
			"the split form of ChatGPT", "export.zip", zipped(t, "conversations-000.json", "["+gpt("1")+"]", "conversations-001.json", "["+gpt("2")+"]"), portable.ChatGPT,
			[]string{"chatgpt:1 " + gptSaid, "chatgpt:2 " + gptSaid},
		},
		{"its list alone", "conversations.json", []byte("\xef\xbb\xbf [" + gpt("1") + "]"), portable.ChatGPT, []string{"chatgpt:1 " + gptSaid}},
		{"one conversation of it", "a.json", []byte(gpt("1")), portable.ChatGPT, []string{"chatgpt:1 " + gptSaid}},
		{
			"a part that is broken leaves the other whole", "export.zip", zipped(t, "conversations-000.json", "["+gpt("1")+",{", "conversations-001.json", "["+gpt("2")+"]"), portable.ChatGPT,
			[]string{"chatgpt:1 " + gptSaid, "conversations ! This file is incomplete. Terzetto read everything up to the break.", "chatgpt:2 " + gptSaid},
		},
		{"messages in an object", "a.json", []byte(`{"title":"T","messages":[` + hello + `]}`), portable.Messages, []string{digest + `"T" | -1 u Hello | 0 a Hi*`}},
		{"a bare list of messages", "talk.json", []byte("[" + hello + "]"), portable.Messages, []string{digest + `"talk" | -1 u Hello | 0 a Hi*`}},
		{
			"lines of them", "a.jsonl", []byte(`{"messages":[` + hello + "]}\n" + `{"messages":[` + hello + "]}\n"), portable.Messages,
			[]string{digest + `"a" | -1 u Hello | 0 a Hi*`, digest + `"a" | -1 u Hello | 0 a Hi*`},
		},
		{
			"a system's message is kept apart", "a.json", []byte(`[{"role":"system","content":"Be kind."},` + hello + "]"), portable.Messages,
			[]string{digest + `"a" | -1 u Hello | 0 a Hi* ! System and tool messages that are kept and not shown: 1.`},
		},
		{
			"a picture comes along, a broken one does not", "a.json",
			[]byte(`[{"role":"user","content":[{"type":"text","text":"See"},{"type":"image_url","image_url":{"url":"data:image/png;base64,` + picture(t) + `"}},{"type":"image_url","image_url":{"url":"data:image/png;base64,%%"}}]}]`),
			portable.Messages,
			[]string{digest + `"a" | -1 u See` + "\n" + `[Image]* +1 ! Couldn't import an image of message 1: The file is not valid base64.`},
		},
		{"a chat of SillyTavern", "a.jsonl", []byte(`{"user_name":"U","character_name":"C","create_date":1700000000}` + "\n" + `{"mes":"Hi","is_user":true}`), portable.SillyTavern, []string{`sillytavern: "a" | -1 u Hi*`}},
		{"a chat that we exported", "a.jsonl", []byte(`{"user_name":"U","character_name":"C","chat_metadata":{"terzetto":{}}}` + "\n" + `{"mes":"Hi","is_user":true}`), portable.Chat, []string{`sillytavern: "a" | -1 u Hi*`}},
		{"a card", "a.json", []byte(`{"name":"Ines","description":"A sailor."}`), portable.Card, []string{"characters a.json"}},
		{"a lorebook", "a.json", []byte(`{"entries":{}}`), portable.Card, []string{"worlds a.json"}},
		{"a database of another program", "a.db", []byte("SQLite format 3\x00" + strings.Repeat("\x00", 100)), portable.OrbDatabase, nil},
		{"a copy of our own", "a.db", []byte("SQLite format 3\x00" + strings.Repeat("\x00", 52) + "Trzt"), portable.Database, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			source, got, err := walked(t, c.file, c.data)
			if err != nil || source != c.source {
				t.Fatal(source, err)
			}
			for i, line := range got { // origins that are digests
				for _, prefix := range []string{"messages:", "sillytavern:"} {
					if rest, is := strings.CutPrefix(line, prefix); is {
						_, rest, _ = strings.Cut(rest, " ")
						got[i] = strings.TrimSuffix(prefix, " ") + rest
					}
				}
			}
			want := make([]string, len(c.want))
			for i, line := range c.want {
				want[i] = strings.Replace(line, "sillytavern: ", "sillytavern:", 1)
			}
			if diff := cmp.Diff(want, append([]string{}, got...)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestBadFilesEndInASentence(t *testing.T) {
	circle := `{"mapping":{"a":{"parent":"b","message":null},"b":{"parent":"a","message":null},` + node("c", "null", "", "user", "text", `["Hi"]`) + `}}`
	for _, c := range []struct {
		name, file string
		data       []byte
		says       string
	}{
		{"nothing", "a.zip", nil, "empty"},
		{"a half-written archive", "a.zip", zipped(t, "conversations.json", "[]")[:40], "damaged or incomplete"},
		{"an archive of something else", "a.zip", zipped(t, "a.txt", "b"), "Couldn't find a chat"},
		{"a name that leads out of the archive", "a.zip", zipped(t, "../../chats/x/a.jsonl", `{"mes":"a"}`), "Couldn't find a chat"},
		{"a list that ends too early", "conversations.json", []byte("[" + gpt("1") + `,{"mapping":`), "is incomplete"},
		{"a list of numbers", "a.json", []byte("[1,2]"), "can't read this conversation"},
		{"an object of no program", "a.json", []byte(`{"messages":7}`), "doesn't know the program"},
		{"an object with a name and nothing else", "a.json", []byte(`{"name":"Ines"}`), "doesn't know the program"},
		{"an object that breaks", "a.json", []byte("{\n \"a\": 1,\n}"), "broken at line 3, column 1"},
		{"messages without one", "a.json", []byte(`{"messages":[]}`), "no message"},
		{"messages in a circle", "a.json", []byte(circle), "they form a loop"},
		{"nesting without end", "a.json", []byte(strings.Repeat("[", 1<<20)), "Couldn't read this file to its end"},
		{"a newer archive of ours", "a.zip", zipped(t, "manifest.json", `{"format":"terzetto-library","version":3}`), "A newer Terzetto"},
		{"an archive of ours that lacks a file", "a.zip", zipped(t, "manifest.json", `{"format":"terzetto-library","version":1,"files":[{"name":"conversations/a.jsonl","kind":"conversations"}]}`), "but missing"},
		{"a picture", "a.gif", []byte("GIF89a"), "can't read this file"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, got, err := walked(t, c.file, c.data)
			said := strings.Join(got, "\n")
			if err != nil {
				said += "\n" + fault.Sentence(err)
			}
			if !strings.Contains(said, c.says) {
				t.Errorf("it says %q", said)
			}
		})
	}
}

func TestABombIsNotUnpacked(t *testing.T) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
	w, err := z.Create("conversations.json")
	if err != nil {
		t.Fatal(err)
	}
	blank := bytes.Repeat([]byte(" "), 1<<20)
	_, err = w.Write([]byte("["))
	for range 300 {
		if err == nil {
			_, err = w.Write(blank)
		}
	}
	if err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	_, _, err = walked(t, "a.zip", out.Bytes())
	if !fault.Is(err, fault.TooLarge) {
		t.Error(err)
	}
}

func TestAWalkEndsWhenNobodyWaits(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	data := []byte("[" + strings.Repeat(gpt("1")+",", 50) + gpt("1") + "]")
	_, items, err := portable.FromFile("conversations.json", int64(len(data)), bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	var last error
	for _, err := range items(ctx) {
		n++
		stop()
		last = err
	}
	if last == nil || n > 40 {
		t.Errorf("%d items after the stop, %v", n, last)
	}
}

func TestAFolderIsReadLikeItsArchive(t *testing.T) {
	source, items, err := portable.FromFolder(os.DirFS("testdata/sillytavern"))
	if err != nil || source != portable.SillyTavern {
		t.Fatal(source, err)
	}
	kinds := map[portable.Kind]int{}
	for item, err := range items(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		kinds[item.Kind]++
	}
	if diff := cmp.Diff(map[portable.Kind]int{"worlds": 1, "personas": 2, "characters": 2, "conversations": 4}, kinds); diff != "" {
		t.Error(diff)
	}
}

func FuzzTalk(f *testing.F) {
	f.Add([]byte(sillyChat))
	var out bytes.Buffer
	if err := portable.WriteTranscript(f.Context(), &out, branched(), true); err != nil {
		f.Fatal(err)
	}
	f.Add(out.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		talk, err := portable.ReadTranscript(t.Context(), "a.jsonl", bytes.NewReader(data), nil)
		if err != nil {
			return
		}
		// Our own notes may be broken in what comes first, and are whole in what we write.
		second := rewritten(t, talk)
		if diff := cmp.Diff(shape(talk), shape(second)); diff != "" {
			t.Fatalf("a second reading differs:\n%s", diff)
		}
		if diff := cmp.Diff(byPlace(second), byPlace(rewritten(t, second))); diff != "" {
			t.Fatalf("a third reading differs:\n%s", diff)
		}
	})
}

func rewritten(t *testing.T, talk *portable.Transcript) *portable.Transcript {
	t.Helper()
	var out bytes.Buffer
	if err := portable.WriteTranscript(t.Context(), &out, talk, true); err != nil {
		t.Fatal(err)
	}
	again, err := portable.ReadTranscript(t.Context(), "a.jsonl", bytes.NewReader(out.Bytes()), nil)
	if err != nil {
		t.Fatalf("our own writing is refused: %v\n%s", err, out.String())
	}
	return again
}

// shape is who says what where.
func shape(talk *portable.Transcript) []string {
	bare := &portable.Transcript{Leaf: talk.Leaf}
	for _, r := range talk.Rows {
		bare.Rows = append(bare.Rows, portable.Row{Parent: r.Parent, Role: r.Role, Text: r.Text})
	}
	return byPlace(bare)
}

func FuzzFile(f *testing.F) {
	f.Add("a.zip", zipped(f, "conversations.json", "["+gpt("1")+"]"))
	f.Add("a.json", []byte("["+gpt("1")+"]"))
	f.Add("a.json", []byte(`{"messages":[{"role":"user","content":[{"type":"text","text":"a"}]}]}`))
	f.Add("a.jsonl", []byte(sillyChat))
	f.Add("a.zip", zipped(f, "chats/a/b.jsonl", sillyChat, "characters/a.png", "x", "worlds/a.json", "{}", "settings.json", `{"power_user":{"personas":{"a":"b"}}}`))
	f.Add("a.zip", zipped(f, "manifest.json", `{"format":"terzetto-library","version":1,"files":[{"name":"conversations/a.jsonl","kind":"conversations"}]}`, "conversations/a.jsonl", sillyChat))
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		_, items, err := portable.FromFile(name, int64(len(data)), bytes.NewReader(data))
		if err != nil || items == nil {
			return
		}
		for item, err := range items(t.Context()) {
			if err != nil {
				return
			}
			if item.Transcript == nil {
				continue
			}
			for i, r := range item.Transcript.Rows {
				if r.Parent >= i || r.Parent < -1 {
					t.Fatalf("row %d hangs below %d", i, r.Parent)
				}
			}
			if item.Transcript.Leaf >= len(item.Transcript.Rows) {
				t.Fatalf("the leaf %d is none of %d", item.Transcript.Leaf, len(item.Transcript.Rows))
			}
		}
	})
}

func TestAFileIsNamedWithoutItsFoldersWhicheverSystemWroteIt(t *testing.T) {
	data := []byte(`[{"role":"user","content":"Hello"}]`)
	for name, title := range map[string]string{"Night train.json": "Night train", "a/b/Night train.json": "Night train", `C:\chats\Night train.json`: "Night train"} {
		_, items, err := portable.FromFile(name, int64(len(data)), bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for item, err := range items(t.Context()) {
			if err != nil || item.Err != nil || item.Transcript.Title != title || portable.Stem(name) != title {
				t.Errorf("%s is called %q, its conversation %+v, %v", name, portable.Stem(name), item.Transcript, err)
			}
		}
	}
}

func TestTheLargestAttachmentSurvivesAnArchive(t *testing.T) {
	file := make([]byte, document.DefaultLimits().File)
	talk := &portable.Transcript{Title: "One", Char: "Ines", Rows: []portable.Row{{
		Parent: -1, Role: chat.User, Text: "Read this.", Files: []portable.AttachedFile{{ID: 1, Label: "a.txt", Mode: chat.SearchedFile, Blob: portable.Bytes(file)}},
	}}}
	var out bytes.Buffer
	only := func(yield func(portable.Item, error) bool) {
		yield(portable.Item{Kind: portable.Transcripts, Name: "One", Transcript: talk}, nil)
	}
	if _, err := portable.WriteLibrary(t.Context(), &out, portable.Manifest{}, only, func(portable.Item) {}); err != nil {
		t.Fatal(err)
	}
	_, items, err := portable.FromFile("library.zip", int64(out.Len()), bytes.NewReader(out.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	for item, err := range items(t.Context()) {
		if err != nil || item.Err != nil {
			t.Fatal(err, item.Err)
		}
		if data, err := item.Transcript.Rows[0].Files[0].Blob.Read(t.Context()); err != nil || !bytes.Equal(data, file) {
			t.Errorf("%d bytes come back of %d: %v", len(data), len(file), err)
		}
	}
}
