package portable_test

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/portable"
)

// walkedWhole reads everything that a file holds, and holds what it gives to its promises.
func walkedWhole(t *testing.T, name string, data []byte) {
	t.Helper()
	_, items, err := portable.FromFile(name, int64(len(data)), bytes.NewReader(data))
	if err != nil || items == nil {
		sentence(t, err)
		return
	}
	for item, err := range items(t.Context()) {
		if err != nil {
			sentence(t, err)
			return
		}
		sentence(t, item.Err)
		if item.Parts != nil {
			for _, err := range item.Parts(t.Context()) {
				sentence(t, err)
			}
		}
		if item.Transcript == nil {
			continue
		}
		for i, r := range item.Transcript.Rows {
			if r.Parent >= i || r.Parent < -1 {
				t.Fatalf("row %d hangs below %d", i, r.Parent)
			}
			for _, image := range r.Images {
				read(t, image.Blob)
			}
			for _, made := range r.Artifacts {
				read(t, made.Blob)
			}
		}
		if item.Transcript.Leaf >= len(item.Transcript.Rows) {
			t.Fatalf("the leaf %d is none of %d", item.Transcript.Leaf, len(item.Transcript.Rows))
		}
		if item.Transcript.Logs != nil {
			for _, err := range item.Transcript.Logs(t.Context()) {
				sentence(t, err)
			}
		}
	}
}

func read(t *testing.T, b portable.Blob) {
	t.Helper()
	if b.Read == nil {
		return
	}
	_, err := b.Read(context.WithoutCancel(t.Context()))
	sentence(t, err)
}

func sentence(t *testing.T, err error) {
	t.Helper()
	if err != nil && fault.CodeOf(err) == fault.Internal {
		t.Fatalf("no sentence for a person: %v", err)
	}
}

func FuzzChatGPT(f *testing.F) {
	f.Add([]byte(gpt("1")), "file-x.png", []byte("x"))
	f.Add([]byte(`{"mapping":{"a":{"message":{"author":{"role":"user"},"content":{"content_type":"multimodal_text","parts":[{"content_type":"image_asset_pointer","asset_pointer":"sediment://file_x"},"Hi"]}},"parent":null}}}`), "user-a/file_x-b.png", []byte("x"))
	f.Add([]byte(`{"mapping":{"a":{"parent":"b"},"b":{"parent":"a"}},"current_node":"a"}`), "dalle-generations/file-x.webp", []byte("x"))
	f.Fuzz(func(t *testing.T, talk []byte, name string, file []byte) {
		walkedWhole(t, "conversations.json", append(append([]byte("["), talk...), ']'))
		walkedWhole(t, "a.zip", packedOf(t, "conversations.json", append(append([]byte("["), talk...), ']'), name, file))
	})
}

func FuzzMessages(f *testing.F) {
	f.Add([]byte(`[{"role":"user","content":"a"},{"role":"assistant","content":[{"type":"text","text":"b"}]}]`))
	f.Add([]byte(`[{"role":"user","content":[{"type":"image_url","image_url":{"url":"data:image/png;base64,iVBORw0KGgo="}}]}]`))
	f.Add([]byte(`[{"role":"tool","tool_call_id":"x","content":null},{"role":"USER","content":7,"created_at":"1700000000"}]`))
	f.Fuzz(func(t *testing.T, list []byte) {
		walkedWhole(t, "a.json", list)
		walkedWhole(t, "a.json", append(append([]byte(`{"title":"x","messages":`), list...), '}'))
		walkedWhole(t, "a.jsonl", append(append([]byte(`{"messages":`), list...), '}'))
	})
}

// An archive whose manifest and checksums are right, with any content.
func FuzzArchive(f *testing.F) {
	f.Add("conversations", []byte(sillyChat), []byte(`{"table":"conversation_logs","row":{"record":{}}}`))
	f.Add("runs", []byte(`{"table":"runs","row":{"id":"a"}}`+"\n"+`{"table":"files","row":{},"file":{"sha256":"00","size":1}}`), []byte("x"))
	f.Add("personas", []byte(`[{"name":"a"}]`), []byte("x"))
	f.Add("characters", []byte(`{"name":"a"}`), []byte("x"))
	f.Fuzz(func(t *testing.T, kind string, data, other []byte) {
		listed := func(name string, data []byte) map[string]any {
			sum := sha256.Sum256(data)
			return map[string]any{"name": name, "sha256": hex.EncodeToString(sum[:]), "size": len(data)}
		}
		first, second := listed("a", data), listed("logs/a", other)
		first["kind"], first["log"] = kind, "logs/a"
		blob := listed(fmt.Sprintf("files/%s.bin", second["sha256"]), other)
		manifest, err := json.Marshal(map[string]any{"format": "terzetto-library", "version": 2, "files": []any{first, second, blob}})
		if err != nil {
			t.Fatal(err)
		}
		walkedWhole(t, "a.zip", packedOf(t, "manifest.json", manifest, "a", data, "logs/a", other, fmt.Sprint(blob["name"]), other))
	})
}

// A folder of SillyTavern with any chat, any settings and any picture.
func FuzzSillyFolder(f *testing.F) {
	f.Add([]byte(sillyChat), []byte(`{"power_user":{"personas":{"a.png":"b"},"persona_descriptions":{"a.png":{"description":"c","connections":[{"type":"character","id":"Ines.png"}]}},"default_persona":"a.png"}}`), "user/images/Ines/a.png", []byte("x"))
	f.Add([]byte(`{"user_name":"A","character_name":"B"}`+"\n"+`{"mes":"x","extra":{"image":"/user/images/B/a.png","media":[{"url":"user/files/b","type":"image"}],"files":[{"url":"/user/files/c"}]}}`), []byte(`{}`), "user/files/b", []byte("x"))
	f.Fuzz(func(t *testing.T, chat, settings []byte, name string, file []byte) {
		walkedWhole(t, "a.zip", packedOf(t, "chats/Ines/a.jsonl", chat, "settings.json", settings, name, file))
	})
}

func packedOf(t *testing.T, files ...any) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i+1 < len(files); i += 2 {
		name, _ := files[i].(string)
		data, _ := files[i+1].([]byte)
		w, err := z.CreateHeader(&zip.FileHeader{Name: name})
		if err == nil {
			_, err = w.Write(data)
		}
		if err != nil {
			t.Skip(err) // no archive takes this name
		}
	}
	if err := z.Close(); err != nil {
		t.Skip(err)
	}
	return out.Bytes()
}
