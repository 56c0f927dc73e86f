package folder_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/base/datadir"
)

func TestWritingChild(t *testing.T) {
	dir := os.Getenv("FOLDER_DIR")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	d := over(t, dir, os.Getenv("FOLDER_DATA"))
	for {
		if _, err := d.call("write_file", args{"path": "notes/long.txt", "content": strings.Repeat("x", 1<<20)}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestALeftoverOfAKilledWriteIsRemovedAtTheNextStart(t *testing.T) {
	const own = ".terzetto-own.part"
	d, data := open(t), t.TempDir()
	d.put(own, "a person made this")
	d.put("notes/"+own, "and this")
	unfinished := func() (parts []string) {
		entries, err := os.ReadDir(filepath.Join(d.dir, "notes"))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if strings.HasPrefix(e.Name(), ".terzetto-") && e.Name() != own {
				parts = append(parts, e.Name())
			}
		}
		return parts
	}
	for tries := 0; len(unfinished()) == 0; tries++ { // a child may still finish the file at which it is killed
		if tries == 200 {
			t.Fatal("no child was killed over a file")
		}
		child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestWritingChild$")
		child.Env = append(os.Environ(), "FOLDER_DIR="+d.dir, "FOLDER_DATA="+data)
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		for len(unfinished()) == 0 && t.Context().Err() == nil {
		}
		if err := child.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := child.Wait(); err == nil {
			t.Fatal("the child ended by itself")
		}
	}
	left := len(unfinished())
	if removed := datadir.Sweep(data); len(removed) != left || len(unfinished()) > 0 {
		t.Errorf("removed %q of %d, and %q are left", removed, left, unfinished())
	}
	for name, holds := range map[string]string{own: "a person made this", "notes/" + own: "and this", "notes/b.txt": "one\ntwo\nthree"} {
		if got := d.file(name); got != holds {
			t.Errorf("%s holds %q", name, got)
		}
	}
}
