package app

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/testing/backendtest"
)

func TestTheDataFolderIsShownInTheWindowOnly(t *testing.T) {
	dir := t.TempDir()
	b, err := backend.Start(t.Context(), backendtest.Config(dir))
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	}()
	shown := ""
	app := App{newDoor(b, desktop{reveal: func(folder string) error { shown = folder; return nil }})}
	if _, err := app.OpenFolder(api.Nothing{}); err != nil || shown != dir || !filepath.IsAbs(shown) {
		t.Errorf("shown was %q, %v", shown, err)
	}
	app = App{newDoor(b, desktop{reveal: func(string) error { return errors.New("no such program") }})}
	if _, err := app.OpenFolder(api.Nothing{}); err == nil || !strings.Contains(err.Error(), "Copy the path instead.") {
		t.Errorf("a folder that cannot be shown is %v", err)
	}
}
