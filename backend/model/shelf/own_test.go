package shelf_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/shelf"
)

// tree gives the names of all files and empty folders below a folder.
func tree(t *testing.T, dir string) (all []string) {
	t.Helper()
	ok(t, filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(dir, path)
		if inside, _ := os.ReadDir(path); rel != "." && (!e.IsDir() || len(inside) == 0) {
			all = append(all, filepath.ToSlash(rel))
		}
		return nil
	}))
	return all
}

func idOf(t *testing.T, dir, name string) string {
	t.Helper()
	models := shelf.New().Own(t.Context(), dir).Models
	at := slices.IndexFunc(models, func(e shelf.Entry) bool { return e.Name == name })
	if at < 0 {
		t.Fatalf("no %s in %q", name, tree(t, dir))
	}
	return models[at].ID
}

func TestDeletingAModelRemovesAllOfItAndNothingElse(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	foreign := put(t, filepath.Join(other, "foreign.gguf"), chat())
	for _, name := range []string{
		"see/a-Q4-00001-of-00002.gguf", "see/a-Q4-00002-of-00002.gguf", "both/b-Q4_0.gguf", "both/b-Q8_0.gguf", "x/y/c.gguf",
		"x/notes.txt",
	} {
		put(t, filepath.Join(dir, name), chat())
	}
	put(t, filepath.Join(dir, "see", "mmproj-F16.gguf"), projector())
	put(t, filepath.Join(dir, "both", "mmproj-F16.gguf"), projector())
	link(t, foreign, filepath.Join(dir, "linked.gguf"))
	s := shelf.New()
	for _, c := range []struct {
		name, model string
		left        []string
	}{
		{"its parts and its eyes", "a-Q4", []string{"both/b-Q4_0.gguf", "both/b-Q8_0.gguf", "both/mmproj-F16.gguf", "linked.gguf", "x/notes.txt", "x/y/c.gguf"}},
		{"not the eyes of another one", "b-Q4_0", []string{"both/b-Q8_0.gguf", "both/mmproj-F16.gguf", "linked.gguf", "x/notes.txt", "x/y/c.gguf"}},
		{"the eyes with the last one", "b-Q8_0", []string{"linked.gguf", "x/notes.txt", "x/y/c.gguf"}},
		{"not a folder with more in it", "c", []string{"linked.gguf", "x/notes.txt"}},
		{"the link alone", "linked", []string{"x/notes.txt"}},
	} {
		ok(t, s.Delete(t.Context(), dir, idOf(t, dir, c.model)))
		if diff := cmp.Diff(c.left, tree(t, dir)); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
	if _, err := os.Stat(foreign); err != nil {
		t.Errorf("what the link led to: %v", err)
	}
}

func TestOnlyOwnModelsAreDeleted(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	path := put(t, filepath.Join(other, "a.gguf"), chat())
	s := shelf.New()
	foreign := s.Scan(t.Context(), shelf.Places{{Source: shelf.LMStudio, Dir: other}}).Models[0]
	file, err := s.Single(t.Context(), path)
	ok(t, err)
	for _, id := range []string{foreign.ID, file.ID, "", "../a.gguf"} {
		if err := s.Delete(t.Context(), dir, id); fault.CodeOf(err) != fault.NotFound {
			t.Errorf("%q: %v", id, err)
		}
	}
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}

// library is an own folder with everything that a move can meet.
func library(t *testing.T) (dir string, models []string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "models")
	put(t, filepath.Join(dir, "a.gguf"), append(chat(), bytes.Repeat([]byte{7}, 300_000)...))
	put(t, filepath.Join(dir, "maker", "b-00001-of-00002.gguf"), chat())
	put(t, filepath.Join(dir, "maker", "b-00002-of-00002.gguf"), chat())
	put(t, filepath.Join(dir, "maker", "mmproj-b-F16.gguf"), projector())
	put(t, filepath.Join(dir, "notes.txt"), []byte("mine"))
	ok(t, os.Chtimes(filepath.Join(dir, "a.gguf"), time.Time{}, time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)))
	return dir, []string{"a.gguf", "maker/b-00001-of-00002.gguf", "maker/b-00002-of-00002.gguf", "maker/mmproj-b-F16.gguf"}
}

func TestAMoveBringsEveryModelAndLeavesTheRest(t *testing.T) {
	from, models := library(t)
	to := filepath.Join(t.TempDir(), "new", "place")
	before := shelf.New().Own(t.Context(), from)
	var last, all int64
	ok(t, shelf.New().Move(t.Context(), from, to, func(done, total int64) { last, all = done, total }))
	if diff := cmp.Diff(models, tree(t, to)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"notes.txt"}, tree(t, from)); diff != "" {
		t.Error(diff)
	}
	after := shelf.New().Own(t.Context(), to)
	for i, e := range after.Models {
		if e.ID != before.Models[i].ID || e.Size != before.Models[i].Size {
			t.Errorf("%s: %s of %d bytes, %s of %d before", e.Name, e.ID, e.Size, before.Models[i].ID, before.Models[i].Size)
		}
	}
	if last != all || all < 300_000 {
		t.Errorf("%d of %d bytes", last, all)
	}
}

func TestALinkMovesAndNotWhatItLeadsTo(t *testing.T) {
	from, _ := library(t)
	foreign := put(t, filepath.Join(filepath.Dir(from), "other", "foreign.gguf"), chat())
	link(t, filepath.Join("..", "other", "foreign.gguf"), filepath.Join(from, "linked.gguf"))
	to := filepath.Join(t.TempDir(), "new")
	ok(t, shelf.New().Move(t.Context(), from, to, func(int64, int64) {}))
	info, err := os.Lstat(filepath.Join(to, "linked.gguf"))
	ok(t, err)
	at, err := filepath.EvalSymlinks(filepath.Join(to, "linked.gguf"))
	want, _ := filepath.EvalSymlinks(foreign)
	if err != nil || at != want || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("%s, %v, %v", at, info.Mode(), err)
	}
}

// halfway makes a whole copy of one model, as a move to another disk that ended there has left it: names can't be changed then.
func halfway(t *testing.T, from, to, name string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(from, name))
	ok(t, err)
	info, err := os.Stat(filepath.Join(from, name))
	ok(t, err)
	path := put(t, filepath.Join(to, name), data)
	ok(t, os.Chtimes(path, info.ModTime(), info.ModTime()))
}

func TestAMoveGoesOnWhereItEnded(t *testing.T) {
	from, models := library(t)
	to := t.TempDir()
	halfway(t, from, to, "maker/b-00001-of-00002.gguf")
	put(t, filepath.Join(to, "a.gguf.moving"), []byte("half"))
	var last, all int64
	ok(t, shelf.New().Move(t.Context(), from, to, func(done, total int64) { last, all = done, total }))
	if diff := cmp.Diff(models, tree(t, to)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"notes.txt"}, tree(t, from)); diff != "" {
		t.Error(diff)
	}
	if info, err := os.Stat(filepath.Join(to, "a.gguf")); err != nil || info.ModTime().Year() != 2026 || last != all {
		t.Errorf("%v, %v, %d of %d bytes", info.ModTime(), err, last, all)
	}
}

func TestAStoppedMoveLeavesEveryModelWhole(t *testing.T) {
	from, models := library(t)
	to := t.TempDir()
	halfway(t, from, to, "maker/mmproj-b-F16.gguf")
	before := tree(t, from)
	stop := errors.New("a person stopped it")
	ctx, cancel := context.WithCancelCause(t.Context())
	err := shelf.New().Move(ctx, from, to, func(done, total int64) {
		if done > 0 {
			cancel(stop)
		}
	})
	if !errors.Is(err, stop) {
		t.Errorf("it ended with %v", err)
	}
	if diff := cmp.Diff(before, tree(t, from)); diff != "" {
		t.Error(diff)
	}
	for _, name := range tree(t, to) {
		if strings.HasSuffix(name, ".moving") {
			t.Errorf("%s is left", name)
		}
	}
	ok(t, shelf.New().Move(t.Context(), from, to, func(int64, int64) {}))
	if diff := cmp.Diff(models, tree(t, to)); diff != "" {
		t.Error(diff)
	}
}

func TestAMoveToAnotherDisk(t *testing.T) {
	from, models := library(t)
	to, err := os.MkdirTemp("/dev/shm", "terzetto") //nolint:usetesting // the folder of tests is on the same disk
	if err != nil {
		t.Skipf("no other disk: %v", err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(to) })
	ok(t, shelf.New().Move(t.Context(), from, to, func(int64, int64) {}))
	if diff := cmp.Diff(models, tree(t, to)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"notes.txt"}, tree(t, from)); diff != "" {
		t.Error(diff)
	}
}

func TestAMoveNeedsRoomOnTheOtherDisk(t *testing.T) {
	from, _ := library(t)
	to := t.TempDir()
	halfway(t, from, to, "maker/mmproj-b-F16.gguf")
	if err := os.Truncate(filepath.Join(from, "a.gguf"), 1<<43); err != nil {
		t.Skipf("no file with holes here: %v", err)
	}
	if err := shelf.New().Move(t.Context(), from, to, func(int64, int64) {}); fault.CodeOf(err) != fault.Exhausted {
		t.Errorf("eight terabytes: %v", err)
	}
	if diff := cmp.Diff([]string{"maker/mmproj-b-F16.gguf"}, tree(t, to)); diff != "" {
		t.Error(diff)
	}
}

func TestAMoveOverwritesNothing(t *testing.T) {
	from, _ := library(t)
	to := t.TempDir()
	put(t, filepath.Join(to, "maker", "b-00002-of-00002.gguf"), []byte("another one"))
	before := tree(t, from)
	for _, c := range []struct {
		name, to string
		code     fault.Code
	}{
		{"a file of the same name", to, fault.Conflict},
		{"the same folder", from, fault.Invalid},
		{"a folder inside", filepath.Join(from, "maker", "new"), fault.Invalid},
		{"the folder around it", filepath.Dir(from), fault.Invalid},
		{"a file in place of the folder", put(t, filepath.Join(t.TempDir(), "file"), nil), fault.Invalid},
	} {
		if err := shelf.New().Move(t.Context(), from, c.to, func(int64, int64) {}); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
		if diff := cmp.Diff(before, tree(t, from)); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
	alias := filepath.Join(t.TempDir(), "alias")
	link(t, from, alias)
	if err := shelf.New().Move(t.Context(), from, filepath.Join(alias, "new"), func(int64, int64) {}); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("a folder inside, by a link: %v", err)
	}
}
