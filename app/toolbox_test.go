package app

import (
	"errors"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/testing/backendtest"
)

func TestTheWindowAsksThePersonForTheFolder(t *testing.T) {
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
	notes := t.TempDir()
	for _, c := range []struct {
		name   string
		chosen string
		err    error
		want   string // the folder afterwards
		says   string
	}{
		{"they choose one", notes, nil, notes, ""},
		{"they change their mind", "", nil, notes, ""},
		{"they choose the program's own", dir, nil, notes, "own data"},
		{"there is no dialog", "", errors.New("no display"), notes, "Enter the path instead."},
	} {
		x := Toolbox{newDoor(b, desktop{folder: func(string) (string, error) { return c.chosen, c.err }})}
		got, err := x.ChooseFolder(api.ToolboxChooseFolderInput{})
		if c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) || c.says == "" && err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if c.says == "" && got.Folder != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
		open, err := b.Backend()
		if err != nil {
			t.Fatal(err)
		}
		if now, err := open.Toolbox.ToolSettings(t.Context()); err != nil || now.Folder != c.want {
			t.Errorf("%s: then it is %+v, %v", c.name, now, err)
		}
	}
}
