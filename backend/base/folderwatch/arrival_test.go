package folderwatch_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend/base/folderwatch"
)

func TestAPatternFitsNamesOrWholePaths(t *testing.T) {
	for _, c := range []struct {
		glob, name string
		want       bool
	}{
		{"", "a.txt", true},
		{"*.txt", "a.txt", true},
		{"*.txt", "deep/below/a.txt", true},
		{"*.txt", "a.md", false},
		{"in/*.txt", "in/a.txt", true},
		{"in/*.txt", "out/in/a.txt", false},
		{"**/in/*.txt", "out/in/a.txt", true},
		{"**/*.txt", "a.txt", true},
		{"in/**", "in/b/c", true},
		{"in/**", "ins/c", false},
		{"", ".hidden", false},
		{"*", ".hidden", false},
		{".*", ".hidden", true},
		{"", "a.txt~", false},
		{"", "~$a.docx", false},
		{"[", "a", false},
	} {
		if got := folderwatch.Fits(c.glob, c.name); got != c.want {
			t.Errorf("%q fits %q: %v", c.glob, c.name, got)
		}
	}
}

// A stage is a folder that is watched.
type stage struct {
	*testing.T
	dir    string
	beside string // where files are written before they come

	mu      sync.Mutex
	known   map[string]folderwatch.File
	told    []string
	gone    []string
	missing []string
	trouble string
	refuses int
	changed chan struct{}
}

func newStage(t *testing.T) *stage {
	return &stage{T: t, dir: filepath.Join(t.TempDir(), "in"), beside: t.TempDir(), known: map[string]folderwatch.File{}, changed: make(chan struct{})}
}

// watches watches the folder until stop is called.
func (s *stage) watches(glob string) (stop func()) {
	ctx, cancel := context.WithCancel(s.Context())
	over := make(chan struct{})
	go func() {
		defer close(over)
		folderwatch.Watch(ctx, folderwatch.Options{
			Dir: s.dir, Glob: glob, Settle: 60 * time.Millisecond, Log: slog.New(slog.DiscardHandler),
			Known: func(context.Context) (all []folderwatch.File, err error) {
				s.mu.Lock()
				defer s.mu.Unlock()
				for _, f := range s.known {
					all = append(all, f)
				}
				return all, nil
			},
			Arrived: func(_ context.Context, files []folderwatch.File) error {
				return s.note(func() error {
					if s.refuses > 0 {
						s.refuses--
						return errors.New("not now")
					}
					for _, f := range files {
						s.told = append(s.told, f.Path)
						s.known[f.Path] = f
					}
					return nil
				})
			},
			Gone: func(_ context.Context, paths []string) error {
				return s.note(func() error { s.gone = append(s.gone, paths...); return nil })
			},
			Missing: func(_ context.Context, paths []string) error {
				return s.note(func() error { s.missing = paths; return nil })
			},
			Trouble: func(sentence string) { _ = s.note(func() error { s.trouble = sentence; return nil }) },
		})
	}()
	return func() { cancel(); <-over }
}

func (s *stage) note(act func() error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := act()
	close(s.changed)
	s.changed = make(chan struct{})
	return err
}

// until waits for a condition over what was told.
func (s *stage) until(what string, so func() bool) {
	s.Helper()
	patience := time.After(2 * time.Minute)
	for {
		s.mu.Lock()
		ok, changed := so(), s.changed
		told, trouble := slices.Clone(s.told), s.trouble
		s.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-changed:
		case <-patience:
			s.Fatalf("%s: never; told %d %.200v, trouble %q", what, len(told), told, trouble)
		}
	}
}

func (s *stage) tells(names ...string) {
	s.Helper()
	s.until(strings.Join(names, " "), func() bool { return len(s.told) >= len(names) })
	s.mu.Lock()
	defer s.mu.Unlock()
	if strings.Join(s.told, " ") != strings.Join(names, " ") {
		s.Errorf("told are %v, not %v", s.told, names)
	}
	s.told = nil
}

// writes puts a whole file into the folder. A file that is made there and then filled has two
// versions, and on a busy computer the empty one lasts long enough to be told.
func (s *stage) writes(name, text string) {
	s.Helper()
	file, part := filepath.Join(s.dir, filepath.FromSlash(name)), filepath.Join(s.beside, "part")
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(part, []byte(text), 0o600); err != nil {
		s.Fatal(err)
	}
	if err := os.Rename(part, file); err != nil {
		s.Fatal(err)
	}
}

// appends lets a file of the folder grow where it is.
func (s *stage) appends(name, text string) {
	s.Helper()
	file, err := os.OpenFile(filepath.Join(s.dir, name), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		s.Fatal(err)
	}
	if _, err := file.WriteString(text); err != nil {
		s.Fatal(err)
	}
	if err := file.Close(); err != nil {
		s.Fatal(err)
	}
}

func (s *stage) ready() { s.until("it watches", func() bool { return s.trouble == "" }) }

func TestEachVersionOfAFileIsToldOnce(t *testing.T) {
	s := newStage(t)
	s.writes("old.txt", "old")
	stop := s.watches("*.txt")
	s.tells("old.txt")
	s.writes("a.txt", "1")
	s.tells("a.txt")
	s.writes("b.md", "no")
	s.writes("below/deep/c.txt", "2")
	s.tells("below/deep/c.txt")
	s.writes("a.txt", "another")
	s.tells("a.txt")
	s.appends("a.txt", " and more")
	s.tells("a.txt")
	stop()
	s.writes("meanwhile.txt", "3")
	defer s.watches("*.txt")()
	s.tells("meanwhile.txt")
}

func TestASaveThroughAnotherFileIsToldOnce(t *testing.T) {
	s := newStage(t)
	s.writes("note.txt", "old")
	defer s.watches("")()
	s.tells("note.txt")
	s.writes(".note.txt.swp", "temporary")
	s.writes("note.txt~", "old")
	s.writes(".note.txt.new", "new text")
	if err := os.Rename(filepath.Join(s.dir, ".note.txt.new"), filepath.Join(s.dir, "note.txt")); err != nil {
		t.Fatal(err)
	}
	s.tells("note.txt")
}

func TestAFolderThatIsMovedInIsReadWhole(t *testing.T) {
	s := newStage(t)
	s.writes("first.txt", "x")
	defer s.watches("")()
	s.tells("first.txt")
	other := newStage(t)
	for i := range 20 {
		other.writes(fmt.Sprintf("%02d/f.txt", i), "x")
	}
	if err := os.Rename(other.dir, filepath.Join(s.dir, "moved")); err != nil {
		t.Skip("the two folders are on different disks")
	}
	var names []string
	for i := range 20 {
		names = append(names, fmt.Sprintf("moved/%02d/f.txt", i))
	}
	s.tells(names...)
}

func TestFiveThousandFilesAreToldInOrder(t *testing.T) {
	s := newStage(t)
	s.writes("first.txt", "x")
	defer s.watches("")()
	s.tells("first.txt")
	var names []string
	for i := range 5000 {
		names = append(names, fmt.Sprintf("f%05d", i))
		s.writes(names[i], "x")
	}
	s.until("all", func() bool { return len(s.told) >= len(names) })
	s.mu.Lock()
	defer s.mu.Unlock()
	slices.Sort(s.told)
	if !slices.Equal(s.told, names) {
		t.Errorf("%d of %d were told", len(s.told), len(names))
	}
}

func TestABatchThatIsRefusedIsToldAgain(t *testing.T) {
	s := newStage(t)
	s.refuses = 1
	s.writes("a", "x")
	defer s.watches("")()
	s.tells("a")
}

func TestAMissingFolderIsATroubleUntilItAppears(t *testing.T) {
	s := newStage(t)
	defer s.watches("")()
	s.until("the trouble", func() bool { return strings.Contains(s.trouble, "doesn't exist") })
	s.writes("a", "x")
	s.tells("a")
	s.ready()
	if err := os.RemoveAll(s.dir); err != nil {
		t.Fatal(err)
	}
	s.until("the trouble", func() bool { return strings.Contains(s.trouble, "doesn't exist") })
}

func TestAFileThatGoesIsToldAsGone(t *testing.T) {
	s := newStage(t)
	s.writes("a", "x")
	defer s.watches("")()
	s.tells("a")
	if err := os.Remove(filepath.Join(s.dir, "a")); err != nil {
		t.Fatal(err)
	}
	s.until("gone", func() bool { return slices.Contains(s.gone, "a") })
}

func TestWhatWentWhileNothingWatchedIsToldAsMissing(t *testing.T) {
	s := newStage(t)
	s.writes("a.txt", "x")
	s.writes("b.txt", "x")
	stop := s.watches("*.txt")
	s.tells("a.txt", "b.txt")
	stop()
	if s.missing == nil || len(s.missing) > 0 {
		t.Errorf("missing are %v", s.missing)
	}
	if err := os.Remove(filepath.Join(s.dir, "a.txt")); err != nil {
		t.Fatal(err)
	}
	defer s.watches("b*")()
	s.until("missing", func() bool { return slices.Equal(s.missing, []string{"a.txt"}) })
}
