package app

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

func TestThePageNeverLearnsThePathOfAChosenFolder(t *testing.T) {
	b := backendtest.Start(t, backendtest.Config(t.TempDir()))
	chosen := ""
	m := Moving{newDoor(b, desktop{folder: func(string) (string, error) { return chosen, nil }})}
	none, err := m.Choose(api.MovingChooseInput{What: "folder"})
	if err != nil || none != (transfer.Upload{}) {
		t.Errorf("who changed their mind is told %v, %v", none, err)
	}
	if chosen, err = filepath.Abs("../backend/story/portable/testdata/sillytavern"); err != nil {
		t.Fatal(err)
	}
	got, err := m.Choose(api.MovingChooseInput{What: "folder"})
	if err != nil || got.Name != "sillytavern" {
		t.Fatal(got, err)
	}
	move, err := m.Look(api.MovingLookInput{WordInput: api.WordInput{ID: got.ID}})
	if err != nil || move.Kinds[portable.Transcripts].New != 4 || move.Kinds[portable.Cards].New != 2 {
		t.Errorf("%+v, %v", move, err)
	}
	if _, err := m.Forget(api.WordInput{ID: got.ID}); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(chosen, "settings.json")); err != nil {
		t.Error("what was only looked at is gone", err)
	}
}

func TestAFileThatIsHalfWrittenIsRemoved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "library.zip")
	stream := func(err error) portable.Stream {
		return portable.Stream{Name: "library.zip", Write: func(_ context.Context, w io.Writer) error {
			_, _ = w.Write([]byte("half")) // the file is checked below
			return err
		}}
	}
	if err := writeStream(t.Context(), t.TempDir(), path, stream(errors.New("the disk is full"))); err == nil {
		t.Error("a half was taken for the whole")
	}
	if left, err := os.ReadDir(filepath.Dir(path)); err != nil || len(left) != 0 {
		t.Errorf("%v is left, %v", left, err)
	}
	if err := writeStream(t.Context(), t.TempDir(), path, stream(nil)); err != nil {
		t.Error(err)
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "half" {
		t.Errorf("%q, %v", data, err)
	}
}
