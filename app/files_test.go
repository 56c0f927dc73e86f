package app

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/testing/backendtest"
)

func TestDocumentsGoIntoOneFolderAndOverwriteNothing(t *testing.T) {
	b := backendtest.Start(t, backendtest.Config(t.TempDir()))
	open, err := b.Backend()
	if err != nil {
		t.Fatal(err)
	}
	team := open.Teams
	var ids []string
	for _, name := range []string{"report.md", "../../etc/report.md", `C:\plan.csv`} {
		f, err := team.AddFile(t.Context(), name, []byte("new "+name))
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, strconv.FormatInt(f.ID, 10))
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "report.md"), []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	all := api.FilesBundleInput{Files: strings.Join(ids, ","), Name: "All"}
	for _, c := range []struct {
		name, chosen string
		fails        error
		says         string
	}{
		{"they choose one", folder, nil, ""},
		{"they choose it again", folder, nil, ""},
		{"they change their mind", "", nil, ""},
		{"there is no dialog", "", errors.New("no display"), "one by one"},
		{"the folder is gone", filepath.Join(folder, "none"), nil, "0 of 3 files"},
	} {
		x := Files{newDoor(b, desktop{folder: func(string) (string, error) { return c.chosen, c.fails }})}
		got, err := x.Bundle(all)
		if c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) || c.says == "" && err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if c.says == "" && got.Path != c.chosen {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
	for name, want := range map[string]string{
		"report.md": "old", "report 2.md": "new report.md", "report 3.md": "new ../../etc/report.md", "plan.csv": `new C:\plan.csv`,
		"report 4.md": "new report.md", "report 5.md": "new ../../etc/report.md", "plan 2.csv": `new C:\plan.csv`,
	} {
		if got, err := os.ReadFile(filepath.Join(folder, name)); err != nil || string(got) != want {
			t.Errorf("%s holds %q, %v; want %q", name, got, err, want)
		}
	}
	if there, err := os.ReadDir(folder); err != nil || len(there) != 7 {
		t.Errorf("the folder holds %v, %v", there, err)
	}
	_, err = Files{newDoor(b, desktop{folder: func(string) (string, error) { return folder, nil }})}.Bundle(api.FilesBundleInput{Files: "1,99", Name: "All"})
	if err == nil || !strings.Contains(err.Error(), "not_found") {
		t.Errorf("a file that is not here gives %v", err)
	}
}
