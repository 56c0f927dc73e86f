package transfer_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

// talks is a list of conversations as messages, each told apart by its number.
func talks(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `{"title":"Talk %d","messages":[{"role":"user","content":"Question %d"},{"role":"assistant","content":"Answer"}]}`+"\n", i, i)
	}
	return b.String()
}

func deaf(llm.ProbeStep) {}

func TestAnImportThatIsInterruptedCanBeRepeated(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	before := count(t, b)
	got, err := b.Transfer.Receive(t.Context(), "talks.jsonl", strings.NewReader(talks(40)))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancelCause(t.Context())
	_, err = b.Transfer.Import(ctx, got.ID, nil, func(llm.ProbeStep) { stop(errStop) }) // told of the first one
	if !errors.Is(err, errStop) {
		t.Fatal(err)
	}
	if n := count(t, b) - before; n == 0 || n == 40 {
		t.Fatalf("after the stop there are %d", n)
	}
	move, err := b.Transfer.Import(t.Context(), got.ID, nil, deaf)
	if c := move.Kinds[portable.Transcripts]; err != nil || c.New+c.Known != 40 || c.Known == 0 || c.Grown != 0 {
		t.Errorf("%+v, %v", move.Kinds, err)
	}
	if n := count(t, b) - before; n != 40 {
		t.Errorf("in the end there are %d", n)
	}
}

var errStop = errors.New("the person stopped it")

func count(t *testing.T, b *backend.Backend) int {
	t.Helper()
	all, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}

func TestWhatWentOnSinceComesBesideTheFirst(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	chatOf := func(lines ...string) string {
		return `{"user_name":"U","character_name":"C","create_date":"2024-01-02 @03h04m05s"}` + "\n" + strings.Join(lines, "\n")
	}
	one, two := `{"mes":"Hi","send_date":1}`, `{"mes":"Hello","is_user":true,"send_date":2}`
	for _, step := range []struct {
		name, text string
		want       transfer.Count
	}{
		{"a chat is new", chatOf(one), transfer.Count{New: 1}},
		{"the same is known", chatOf(one), transfer.Count{Known: 1}},
		{"a longer one has grown", chatOf(one, two), transfer.Count{Grown: 1}},
		{"and is known then", chatOf(one, two), transfer.Count{Known: 1}},
		{"the shorter one is still known", chatOf(one), transfer.Count{Known: 1}},
	} {
		got, err := b.Transfer.Receive(t.Context(), "chat.jsonl", strings.NewReader(step.text))
		if err != nil {
			t.Fatal(err)
		}
		look, err := b.Transfer.Preview(t.Context(), got.ID, deaf)
		if err != nil || look.Kinds[portable.Transcripts] != step.want {
			t.Errorf("%s: the preview says %+v, %v", step.name, look.Kinds, err)
		}
		move, err := b.Transfer.Import(t.Context(), got.ID, nil, deaf)
		if err != nil || move.Kinds[portable.Transcripts] != step.want {
			t.Errorf("%s: %+v, %v", step.name, move.Kinds, err)
		}
		if err := b.Transfer.Discard(got.ID); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnUploadThatBreaksOffLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	_, err := b.Transfer.Receive(t.Context(), "a.zip", io.MultiReader(strings.NewReader("PK"), broken{}))
	if !fault.Is(err, fault.Malformed) {
		t.Error(err)
	}
	left := func() int {
		all, err := os.ReadDir(filepath.Join(dir, "incoming"))
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		return len(all)
	}
	if left() != 0 {
		t.Error("a part of it is still there")
	}
	if _, err := b.Transfer.Receive(t.Context(), "a.json", strings.NewReader("{}")); err != nil || left() != 1 {
		t.Error(err)
	}
	if err := b.Close(); err != nil || left() != 0 {
		t.Error("something outlived the process", err)
	}
}

func TestAStartDeletesTheUploadsOfAProcessThatIsGone(t *testing.T) {
	dir := t.TempDir()
	left := filepath.Join(dir, "incoming")
	for _, of := range []string{"an-upload", "a-database.d/terzetto.db"} {
		path := filepath.Join(left, of)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte("x"), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	backendtest.Open(t, dir)
	if _, err := os.Stat(left); !errors.Is(err, os.ErrNotExist) {
		t.Error("they are still there:", err)
	}
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

func TestOnlyWhatIsWantedIsKept(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	was, err := b.Library.Settings.Settings(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if _, err := b.Transfer.WriteLibrary(t.Context(), &file, deaf); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(file.String(), "api_key") {
		t.Error("the archive speaks of keys")
	}
	other := backendtest.Open(t, t.TempDir())
	changed, err := other.Library.Settings.Update(t.Context(), []byte(`{"user_name":"Somebody else","length_guard_max_words":99}`))
	if err != nil {
		t.Fatal(err)
	}
	got, err := other.Transfer.Receive(t.Context(), "library.zip", bytes.NewReader(file.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		kinds []portable.Kind
		want  chat.Settings
	}{{nil, changed}, {[]portable.Kind{portable.Choices}, was}} {
		if _, err := other.Transfer.Import(t.Context(), got.ID, step.kinds, deaf); err != nil {
			t.Fatal(err)
		}
		now, err := other.Library.Settings.Settings(t.Context())
		if err != nil || now.UserName != step.want.UserName || now.LengthGuardMaxWords != step.want.LengthGuardMaxWords {
			t.Errorf("keeping %v: %s, %v", step.kinds, now.UserName, err)
		}
	}
}
