package app

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/llmtest"
)

// A heavyImport is a file that a person brings from elsewhere, by the way it takes into the library.
type heavyImport struct {
	name  string
	whole bool // only in the whole form of the test
	take  func(s *served, name string, data []byte)
	make  func() []byte
}

func heavyImports() []heavyImport {
	many := func(head, one, tail string, size int) func() []byte {
		return func() []byte {
			return append(append([]byte(head), bytes.Repeat([]byte(one), size/len(one))...), tail...)
		}
	}
	const card = `{"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"Ines",`
	const line = `{"name":"Ines","is_user":false,"mes":"A line of words.","extra":{}}` + "\n"
	const chat = `{"user_name":"You","character_name":"Ines","create_date":"2026-1-1 @10h 00m 00s 000ms","chat_metadata":{}}` + "\n"
	const node = `,"n%d":{"message":{"author":{"role":"user"},"content":{"content_type":"text","parts":["%s"]},"create_time":1.7e9},"parent":"n%d","children":[]}`
	return []heavyImport{
		{"picture.png", false, (*served).takeCard, func() []byte {
			return cardOf([]byte(card+`"description":"`+strings.Repeat("words ", 2_000_000)+`"}}`), 30<<20)
		}},
		{"packed.zip", false, (*served).takeImport, func() []byte {
			return packed("chats/Ines/one.jsonl", chat+strings.Repeat(line, 4_000_000))
		}},
		{"value.zip", false, (*served).takeImport, func() []byte {
			return packed("chats/Ines/one.jsonl", chat+line, "one.json", `{"a":"`+strings.Repeat("words ", 30_000_000)+`"}`)
		}},
		{"library.zip", false, (*served).takeImport, libraryOfFiles},

		{"long.jsonl", true, (*served).takeImport, many(chat, line, "", 64<<20)},
		{"words.jsonl", true, (*served).takeImport, many(chat, `{"name":"Ines","is_user":false,"mes":"`+strings.Repeat("words and ", 100)+`"}`+"\n", "", 44<<20)},
		{"fields.json", true, (*served).takeCard, many(card+`"extensions":{"a":[`, `{},`, `{}]}}}`, 15<<20)},
		{"whole.json", true, (*served).takeCard, many(card+`"description":"`, "words ", `"}}`, 47<<20)},
		{"greetings.json", true, (*served).takeCard, many(card+`"alternate_greetings":[`, `"",`, `""]}}`, 15<<20)},
		{"book.charx", true, (*served).takeCard, func() []byte {
			return packed("card.json", card+`"character_book":{"entries":[`+strings.Repeat(`{},`, 5_000_000)+`{}]}}}`)
		}},
		{"files.charx", true, (*served).takeCard, func() []byte {
			parts := []string{"card.json", card + `"description":"x"}}`}
			for i := range 60 {
				parts = append(parts, fmt.Sprintf("assets/%d.bin", i), strings.Repeat("x", 1<<20))
			}
			return packed(parts...)
		}},
		{"entries.json", true, (*served).takeBook, many(`{"entries":[`, `{},`, `{}]}`, 15<<20)},
		{"keys.json", true, (*served).takeBook, many(`{"entries":[{"keys":[`, `"",`, `""]}]}`, 15<<20)},
		{"content.json", true, (*served).takeBook, many(`{"entries":[{"keys":["a"],"content":"`, "words ", `"}]}`, 15<<20)},
		{"line.jsonl", true, (*served).takeImport, many(chat+`{"name":"Ines","is_user":false,"mes":"`, "words ", `"}`+"\n", 30<<20)},
		{"swipes.jsonl", true, (*served).takeImport, many(chat+`{"name":"Ines","is_user":false,"mes":"a","swipes":[`, `"a",`, `"a"]}`+"\n", 30<<20)},
		{"extra.jsonl", true, (*served).takeImport, many(chat+`{"name":"Ines","is_user":false,"mes":"a","extra":{"a":[`, `{},`, `{}]}}`+"\n", 30<<20)},
		{"conversations.json", true, (*served).takeImport, func() []byte {
			var out bytes.Buffer
			out.WriteString(`[{"title":"One","create_time":1.7e9,"current_node":"n99999","mapping":{"n0":{"id":"n0","message":null,"parent":null,"children":["n1"]}`)
			for i := 1; i < 100_000; i++ {
				fmt.Fprintf(&out, node, i, strings.Repeat("some words ", 28), i-1)
			}
			out.WriteString("}}]")
			return out.Bytes()
		}},
		{"tree.json", true, (*served).takeImport, func() []byte {
			var out bytes.Buffer
			out.WriteString(`[{"title":"One","create_time":1.7e9,"current_node":"n299998","mapping":{"n0":{"id":"n0","message":null,"parent":null,"children":["n1"]}`)
			for i := 1; i < 299_999; i++ {
				fmt.Fprintf(&out, `,"n%d":{"message":{"author":{"role":"user"},"content":{"content_type":"text","parts":["some words"]}},"parent":"n%d","children":[]}`, i, i*9/10)
			}
			out.WriteString("}}]")
			return out.Bytes()
		}},
		{"nodes.json", true, (*served).takeImport, func() []byte {
			var out bytes.Buffer
			out.WriteString(`{"title":"One","mapping":{`)
			for i := range 3_000_000 {
				fmt.Fprintf(&out, `"%d":{},`, i)
			}
			out.WriteString(`"n":{}}}`)
			return out.Bytes()
		}},
		{"messages.json", true, (*served).takeImport, many(`{"messages":[`, `{"role":"user","content":"a"},`, `{"role":"user","content":"a"}]}`, 45<<20)},
	}
}

// libraryOfFiles is an archive of ours with one long conversation, to which heavy files are attached: in the whole form of
// the test one of each kind.
func libraryOfFiles() []byte {
	talk := &portable.Transcript{Title: "One", Char: "Ines", Leaf: 0, Rows: []portable.Row{{Parent: -1, Role: chat.User, Text: "Read these."}}}
	for i, f := range heavyFiles() {
		if f.whole && testing.Short() {
			continue
		}
		talk.Rows = append(talk.Rows, portable.Row{
			Parent: len(talk.Rows) - 1, Role: chat.User, Text: strings.Repeat("some words ", 50_000),
			Files: []portable.AttachedFile{{ID: int64(i + 1), Label: f.name, Mode: chat.SearchedFile, Blob: portable.Bytes(f.make())}},
		})
	}
	talk.Leaf = len(talk.Rows) - 1
	var out bytes.Buffer
	item := portable.Item{Kind: portable.Transcripts, Name: "One", Transcript: talk}
	one := func(yield func(portable.Item, error) bool) { yield(item, nil) }
	if _, err := portable.WriteLibrary(context.Background(), &out, portable.Manifest{}, one, func(portable.Item) {}); err != nil {
		panic(err) // a buffer takes everything
	}
	return out.Bytes()
}

// cardOf is a picture of so many bytes that holds a card.
func cardOf(card []byte, size int) []byte {
	var out bytes.Buffer
	chunk := func(kind string, data []byte) {
		_ = binary.Write(&out, binary.BigEndian, uint32(len(data))) //nolint:gosec // some megabytes
		out.WriteString(kind)
		out.Write(data)
		_ = binary.Write(&out, binary.BigEndian, crc32.ChecksumIEEE(append([]byte(kind), data...)))
	}
	out.WriteString("\x89PNG\r\n\x1a\n")
	chunk("IHDR", []byte{0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0})
	chunk("tEXt", append([]byte("ccv3\x00"), base64.StdEncoding.EncodeToString(card)...))
	chunk("IDAT", bytes.Repeat([]byte{0}, size))
	chunk("IEND", nil)
	return out.Bytes()
}

// takeCard looks at a card and keeps it.
func (s *served) takeCard(name string, data []byte) {
	s.answered("/api/characters/import", name, data)
	s.answered("/api/characters/import/save", name, data)
}

// takeBook looks at a lorebook and keeps it.
func (s *served) takeBook(name string, data []byte) {
	s.answered("/api/worlds/read", name, data)
	s.answered("/api/worlds/0/import", name, data)
}

// takeImport looks at an import and carries it out.
func (s *served) takeImport(name string, data []byte) {
	said := s.answered("/api/moving/upload", name, data)
	var upload struct{ ID string }
	if err := json.Unmarshal([]byte(said), &upload); err != nil || upload.ID == "" {
		s.t.Fatal(said)
	}
	for _, verb := range []string{"look", "keep"} {
		s.post("/api/moving/"+upload.ID+"/"+verb, `{"task":"memory-`+verb+`"}`)
	}
}

func (s *served) answered(path, name string, data []byte) string {
	s.t.Helper()
	status, said := s.send(path, name, data, "")
	s.works(path, status, said)
	return said
}

func (s *served) post(path, body string) string {
	s.t.Helper()
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodPost, s.url+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	status, said := s.ask(r)
	s.works(path, status, said)
	return said
}

// works holds that the program answered, if only with a refusal.
func (s *served) works(path string, status int, said string) {
	s.t.Helper()
	if status == 0 || status >= http.StatusInternalServerError {
		s.t.Errorf("%s gives %d %.300s", path, status, said)
	}
	s.t.Logf("%s gives %d %.120s", path, status, said)
}

func TestMemoryOfAnyImportStaysBelowTheLimit(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	for _, f := range heavyImports() {
		if f.whole && testing.Short() {
			continue
		}
		t.Run(f.name, func(t *testing.T) {
			data := f.make()
			s := serveChild(t)
			s.forgetPeak()
			f.take(s, f.name, data)
			peak, kept := s.held("VmHWM")-s.rest, s.keeps()
			t.Logf("%s of %d kB: %d MB above rest, %d MB kept", f.name, len(data)>>10, peak>>20, kept>>20)
			if peak > mostMemory {
				t.Errorf("the program holds %d MB more than at rest", peak>>20)
			}
			if kept > mostKept {
				t.Errorf("it keeps %d MB", kept>>20)
			}
		})
	}
}

// pictureOf is a picture with a width of so many points, which nothing can make smaller.
func pictureOf(width int) []byte {
	points := image.NewRGBA(image.Rect(0, 0, width, width))
	noise := rand.NewChaCha8([32]byte{})
	_, _ = noise.Read(points.Pix) // never fails
	for i := 3; i < len(points.Pix); i += 4 {
		points.Pix[i] = 0xff
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(&out, points); err != nil {
		panic(err) // a buffer takes everything
	}
	return out.Bytes()
}

func TestMemoryOfTheLargestPicturesStaysBelowTheLimit(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	model := llmtest.New(t, llmtest.Call("direct_scene", map[string]any{"moods": []string{}}), llmtest.Prose(llmtest.Says("I see noise.")))
	s := serveChild(t)
	var at struct{ ID int64 }
	if err := json.Unmarshal([]byte(s.post("/api/endpoints", `{"name":"Eyes","url":"`+model.URL()+`"}`)), &at); err != nil || at.ID == 0 {
		t.Fatal(err)
	}
	s.post(fmt.Sprintf("/api/endpoints/%d/use", at.ID), `{"model_name":"eyes"}`)
	var begun struct{ ID string }
	if err := json.Unmarshal([]byte(s.post("/api/conversations", `{"character_name":"Mara"}`)), &begun); err != nil || begun.ID == "" {
		t.Fatal(err)
	}
	picture := pictureOf(1850)
	one := `{"mime":"image/png","filename":"a.png","b64":"` + base64.StdEncoding.EncodeToString(picture) + `"}`
	s.forgetPeak()
	s.post("/api/conversations/"+begun.ID+"/send", `{"content":"Look.","attachments":[`+one+`,`+one+`]}`)
	peak, kept := s.held("VmHWM")-s.rest, s.keeps()
	t.Logf("two pictures of %d kB: %d MB above rest, %d MB kept", len(picture)>>10, peak>>20, kept>>20)
	if peak > mostMemory {
		t.Errorf("the program holds %d MB more than at rest", peak>>20)
	}
	if kept > mostKept {
		t.Errorf("it keeps %d MB", kept>>20)
	}
}

func TestMemoryOfABackupAndRestoreStaysBelowTheLimit(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	s := serveChild(t)
	files := 8
	if testing.Short() {
		files = 1
	}
	size := 0
	for i := range files {
		data := bytes.Repeat(fmt.Appendf(nil, "lorem <ipsum> & dolor %d\n", i), 2_000_000)
		size += len(data)
		s.search(s.answered("/api/files", fmt.Sprintf("%d.txt", i), data))
	}
	s.forgetPeak()
	var copied struct{ File string }
	if err := json.Unmarshal([]byte(s.post("/api/backup", `{}`)), &copied); err != nil || copied.File == "" {
		t.Fatal(copied, err)
	}
	s.post("/api/restore", fmt.Sprintf(`{"file":%q}`, filepath.Base(copied.File)))
	s.search(`{"fileId":1}`) // which waits until the words are in the index again
	peak, kept := s.held("VmHWM")-s.rest, s.keeps()
	t.Logf("%d files of together %d kB: %d MB above rest, %d MB kept", files, size>>10, peak>>20, kept>>20)
	if peak > mostMemory {
		t.Errorf("the program holds %d MB more than at rest", peak>>20)
	}
	if kept > mostKept {
		t.Errorf("it keeps %d MB", kept>>20)
	}
}
