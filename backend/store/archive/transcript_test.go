package archive_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"runtime"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/portable"
)

// everything is a conversation with all that one can have.
func everything(t *testing.T) *portable.Transcript {
	t.Helper()
	var pixel bytes.Buffer
	if err := png.Encode(&pixel, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		t.Fatal(err)
	}
	at := func(minute int) time.Time { return time.Date(2026, 3, 2, 9, minute, 0, 1000, time.UTC) }
	note, seed, marked := "A wave", "s", at(8)
	return &portable.Transcript{
		Origin: "orb:1", Title: "The tide", Card: "gone", Char: "Ines", Scenario: "A pier.", PostHistory: "Be brief.", Seed: "seed",
		Created: at(0), Updated: at(9), Archived: &marked, State: json.RawMessage(`{"tts":{"a":1}}`),
		Director: json.RawMessage(`{"active_moods":["calm"],"progressive_fields":{"f":"v"}}`), Rest: json.RawMessage(`{"source":{"odd":[1,2]}}`), Leaf: 2, Variables: map[string]string{"mood": "calm"},
		Rows: []portable.Row{
			{Parent: -1, Role: chat.Assistant, Text: "One", At: at(1), Interrupted: true, Notes: json.RawMessage(`[{"text":"Slowly."}]`), Variables: map[string]string{"mood": "calm"}},
			{Parent: -1, Role: chat.Assistant, Text: "Two", At: at(2), Rest: json.RawMessage(`{"line":{"x":1}}`), Bookmarked: &marked},
			{Parent: 0, Role: chat.User, Text: "", At: at(3), Turn: 1, State: json.RawMessage(`{"w":{"v":2}}`), Images: []portable.Image{{Mime: "image/png", Filename: "map.png", Blob: portable.Bytes(pixel.Bytes())}}},
			{Parent: 2, Role: chat.Assistant, Text: "Below the leaf", At: at(4), Turn: 2, Variables: map[string]string{"mood": "grim", "n": "1"}, Artifacts: []portable.Artifact{
				{
					Plugin: "tts", Mime: "audio/wav", Filename: "a.wav", At: at(5), Parent: -1, Active: 1, Annotation: &note, Seed: &seed,
					Generation: json.RawMessage(`{"g":1}`), Recoverable: true, Blob: portable.Bytes([]byte("wav")),
				},
				{
					Plugin: "tts", Mime: "audio/wav", Filename: "b.wav", At: at(6), Parent: 0, Active: -1,
					Consumption: json.RawMessage(`{"c":1}`), Blob: portable.Blob{Size: 9},
				},
			}},
		},
	}
}

// bytesOf compares blobs by what they hold.
var bytesOf = cmp.Transformer("bytes", func(b portable.Blob) []string {
	if b.Read == nil {
		return []string{b.Hash}
	}
	data, err := b.Read(context.Background())
	if err != nil {
		return []string{err.Error()}
	}
	return []string{b.Hash, string(data)}
})

func TestAConversationIsKeptWithEverythingThatItBrings(t *testing.T) {
	a := archive.New(fresh(t), nil)
	talk := everything(t)
	id, added, notes, err := a.ImportTranscript(t.Context(), archive.NewIDMap(), talk)
	if err != nil || !added || len(notes) > 0 {
		t.Fatal(added, notes, err)
	}
	got, err := a.Transcript(t.Context(), id)
	if err == nil {
		err = got.Load(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	// A conversation and its rows get their names here.
	named := cmp.Options{cmpopts.IgnoreFields(portable.Transcript{}, "ID"), cmpopts.IgnoreFields(portable.Row{}, "ID")}
	if diff := cmp.Diff(talk, got, bytesOf, named, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-came +kept):\n%s", diff)
	}
	again, added, _, err := a.ImportTranscript(t.Context(), archive.NewIDMap(), everything(t))
	if err != nil || added || again != id {
		t.Errorf("a second time: %s, %t, %v", again, added, err)
	}
}

func TestAConversationThatIsMixedUpIsRefusedWhole(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*portable.Transcript)
	}{
		{"a parent below its child", func(talk *portable.Transcript) { talk.Rows[0].Parent = 2 }},
		{"a role that is none", func(talk *portable.Transcript) { talk.Rows[0].Role = "system" }},
		{"a leaf that is none", func(talk *portable.Transcript) { talk.Leaf = 9 }},
		{"a scenario without end", func(talk *portable.Transcript) { talk.Scenario = string(make([]byte, chat.MaxText+1)) }},
	} {
		db := fresh(t)
		before, err := db.Tally(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		talk := everything(t)
		c.spoil(talk)
		if _, _, _, err := archive.New(db, nil).ImportTranscript(t.Context(), archive.NewIDMap(), talk); fault.CodeOf(err) != fault.Invalid && fault.CodeOf(err) != fault.TooLarge {
			t.Errorf("%s: %v", c.name, err)
		}
		if after, err := db.Tally(t.Context()); err != nil || after != before {
			t.Errorf("%s: something stayed: %+v, %v", c.name, after, err)
		}
	}
}

func TestPicturesAndFilesOfAConversationAreReadSingly(t *testing.T) {
	const size, many = 4 << 20, 12
	var now, most runtime.MemStats
	weigh := func() {
		runtime.GC()
		runtime.ReadMemStats(&now)
		if now.HeapAlloc > most.HeapAlloc {
			most = now
		}
	}
	picture := func(context.Context) ([]byte, error) {
		weigh()
		var picture bytes.Buffer
		if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
			return nil, err
		}
		return append(picture.Bytes(), make([]byte, size)...), nil
	}
	talk, read := everything(t), 0
	words := func(context.Context) ([]byte, error) {
		weigh()
		read++
		return bytes.Repeat(fmt.Appendf(nil, "The tide of day %2d.\n", read), size/20), nil
	}
	for i := range many {
		r := &talk.Rows[i%len(talk.Rows)]
		r.Images = append(r.Images, portable.Image{Mime: "image/png", Filename: "a.png", Blob: portable.Blob{Size: size, Read: picture}})
		r.Files = append(r.Files, portable.AttachedFile{ID: int64(i + 1), Label: "a.txt", Blob: portable.Blob{Size: size, Read: words}})
	}
	db := fresh(t)
	a := archive.New(db, nil)
	runtime.GC()
	runtime.ReadMemStats(&now)
	rest := now.HeapAlloc
	if _, added, notes, err := a.ImportTranscript(t.Context(), archive.NewIDMap(), talk); err != nil || !added || len(notes) > 0 {
		t.Fatal(added, notes, err)
	}
	if held := int64(most.HeapAlloc) - int64(rest); held > many/4*size { //nolint:gosec // far below the end of numbers
		t.Errorf("%d pictures and files of %d MB hold %d MB", many, size>>20, held>>20)
	}
	if left := datadir.Sweep(db.Dir()); read != many || len(left) > 0 {
		t.Errorf("%d files were read, and %q is left of them", read, left)
	}
}
