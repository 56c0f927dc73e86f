package localserver_test

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/localserver"
	"terzetto/backend/testing/enginetest"
)

func TestAProgramIsAskedWhichBuildItIs(t *testing.T) {
	card := localserver.Device{ID: "CUDA0", Name: "NVIDIA GeForce RTX 3060 (LHR)", Memory: 12044 << 20, Free: 11800 << 20}
	for _, c := range []struct {
		name    string
		knobs   enginetest.Knobs
		version string
		devices []localserver.Device
		fault   string // a part of its sentence
		kind    localserver.Kind
	}{
		{"it says its version in the new form", enginetest.Knobs{Version: "version: 0.1.1-dev (build 10480, commit 01818e495)"}, "b10480", nil, "", ""},
		{"it says its version in the old form", enginetest.Knobs{Version: "version: 9300 (0adede866)\nbuilt with cc"}, "b9300", nil, "", ""},
		{"it was built without its number", enginetest.Knobs{Version: "version: 0 (unknown)"}, "b0", nil, "", ""},
		{"it is the oldest that is used", enginetest.Knobs{Version: "version: 9253 (0adede866)"}, "b9253", nil, "", ""},
		{"it is too old", enginetest.Knobs{Version: "version: 9252 (0adede866)"}, "", nil, "is llama.cpp b9252, which is too old. Update it to b9253 or later.", ""},
		{
			"it can use a card",
			enginetest.Knobs{Devices: "  CUDA0: NVIDIA GeForce RTX 3060 (LHR) (12044 MiB, 11800 MiB free)"},
			"b10375",
			[]localserver.Device{card},
			"", "",
		},
		{"it can use no card", enginetest.Knobs{}, "b10375", nil, "", ""},
		{"it is something else", enginetest.Knobs{Version: "GNU sleep 9.1"}, "", nil, "is not a llama.cpp server.", ""},
		{"it says nothing", enginetest.Knobs{Version: " "}, "", nil, "is not a llama.cpp server.", ""},
		{"it fails", enginetest.Knobs{Fails: 1, Says: "terminate called"}, "", nil, "stopped", localserver.Crashed},
		{
			"it lacks a library",
			enginetest.Knobs{Fails: 127, Says: "llama-server: error while loading shared libraries: libgomp.so.1: cannot open shared object file"},
			"", nil, "needs a library", localserver.MissingLibrary,
		},
		{
			"the system's library is too old",
			enginetest.Knobs{Fails: 1, Says: "./llama-server: /lib/libc.so.6: version `GLIBC_2.39' not found"},
			"", nil, "needs a library", localserver.MissingLibrary,
		},
		{"it doesn't know the question", enginetest.Knobs{Fails: 1, Says: "error: invalid argument: --list-devices"}, "", nil, "doesn't take one of the flags", localserver.WrongFlag},
		{"it hangs", enginetest.Knobs{Hangs: true}, "", nil, "didn't answer within 300 ms, so it isn't used.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			limit := 20 * time.Second
			if c.knobs.Hangs {
				limit = 300 * time.Millisecond
			}
			b, err := localserver.InspectWithin(t.Context(), enginetest.Program(t, t.TempDir(), c.knobs), limit)
			if sentence := sentenceOf(err); c.fault == "" && err != nil || !strings.Contains(sentence, c.fault) || localserver.KindOf(err) != c.kind {
				t.Fatalf("it says %q, of kind %q", sentence, localserver.KindOf(err))
			}
			if err != nil {
				return
			}
			if b.Version != c.version {
				t.Errorf("it is %s, not %s", b.Version, c.version)
			}
			if diff := cmp.Diff(c.devices, b.Devices, cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func sentenceOf(err error) string {
	if err == nil {
		return ""
	}
	return fault.Sentence(err)
}

func TestAFileThatCannotRunSaysWhy(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are neither rights nor scripts")
	}
	for _, c := range []struct {
		name, text string
		mode       os.FileMode
		kind       localserver.Kind
	}{
		{"it may not be run", "#!/bin/sh\n", 0o600, localserver.Blocked},
		{"its loader is not there", "#!/nowhere/sh\n", 0o700, localserver.MissingLibrary},
		{"it is for another kind of computer", "\x7fELF nothing", 0o700, localserver.Crashed},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "llama-server")
			if err := os.WriteFile(path, []byte(c.text), c.mode); err != nil {
				t.Fatal(err)
			}
			if _, err := localserver.Inspect(t.Context(), path, localserver.Chosen); localserver.KindOf(err) != c.kind {
				t.Errorf("it is %q: %v", localserver.KindOf(err), err)
			}
		})
	}
}

// A program that was asked leaves nothing behind that goes on.
func TestWhoStopsAskingGetsTheReason(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := localserver.Inspect(ctx, enginetest.Program(t, t.TempDir(), enginetest.Knobs{Hangs: true}), localserver.Chosen)
	if err == nil || ctx.Err() == nil {
		t.Errorf("got %v", err)
	}
}

func TestTheFlagsOfABuildAreThoseOfItsHelp(t *testing.T) {
	b, err := localserver.Inspect(t.Context(), enginetest.Program(t, t.TempDir(), enginetest.Knobs{}), localserver.Chosen)
	if err != nil {
		t.Fatal(err)
	}
	flags, err := b.Flags(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"-t": true, "--threads": true, "-fa": true, "--flash-attn": true, "-ngl": true, "--n-gpu-layers": true}
	if diff := cmp.Diff(want, flags); diff != "" {
		t.Error(diff)
	}
}

// A computer is a place with programs in folders.
type computer struct {
	t     *testing.T
	dir   string
	place localserver.Places
}

func newComputer(t *testing.T) *computer {
	t.Helper()
	dir := t.TempDir()
	return &computer{t, dir, localserver.Places{Own: filepath.Join(dir, "own"), Home: filepath.Join(dir, "home"), OS: "linux", Path: filepath.Join(dir, "bin")}}
}

func (c *computer) program(folder string, k enginetest.Knobs) string {
	return enginetest.Program(c.t, filepath.Join(c.dir, folder), k)
}

func (c *computer) link(to, from string) {
	c.t.Helper()
	from = filepath.Join(c.dir, from)
	if err := os.MkdirAll(filepath.Dir(from), 0o700); err != nil {
		c.t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(c.dir, to), from); err != nil {
		c.t.Skip(err)
	}
}

// installed writes what an installation leaves.
func (c *computer) installed(folder, tag string) {
	c.t.Helper()
	c.program(folder, enginetest.Knobs{Version: "version: " + strings.TrimPrefix(tag, "b") + " (0)"})
	text := `{"tag":"` + tag + `","variant":"linux-x64"}`
	if err := os.WriteFile(filepath.Join(c.dir, folder, "installed.json"), []byte(text), 0o600); err != nil {
		c.t.Fatal(err)
	}
}

// find gives what is found in the computer, without what the one that runs the test has.
func (c *computer) find() (all []string) {
	for _, found := range localserver.Find(c.t.Context(), c.place) {
		rel, err := filepath.Rel(c.dir, found.Path)
		if err != nil || !filepath.IsLocal(rel) {
			continue
		}
		line := string(found.Origin) + " " + filepath.ToSlash(rel) + " " + found.Version
		if found.Trouble != "" {
			line = string(found.Origin) + " " + filepath.ToSlash(rel) + ": " + strings.ReplaceAll(found.Trouble, c.dir, "")
		}
		all = append(all, line)
	}
	return all
}

func TestBuildsAreFoundInTheOrderOfTheirUse(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the folders are those of another system")
	}
	for _, c := range []struct {
		name string
		lay  func(c *computer)
		want []string
	}{
		{"there is none", func(*computer) {}, nil},
		{"one is in every place", func(c *computer) {
			c.place.Chosen = c.program("mine", enginetest.Knobs{})
			c.installed("own/b10375-linux-x64", "b10375")
			c.program("bin", enginetest.Knobs{})
			c.program("home/.local/bin", enginetest.Knobs{})
		}, []string{"setting mine/llama-server b10375", "own own/b10375-linux-x64/llama-server b10375", "path bin/llama-server b10375", "usual home/.local/bin/llama-server b10375"}},
		{"the chosen one is a folder", func(c *computer) {
			c.program("mine", enginetest.Knobs{})
			c.place.Chosen = filepath.Join(c.dir, "mine")
		}, []string{"setting mine/llama-server b10375"}},
		{"the chosen one is gone", func(c *computer) {
			c.place.Chosen = filepath.Join(c.dir, "mine")
			c.program("bin", enginetest.Knobs{})
		}, []string{"setting mine: There is no program at this path.", "path bin/llama-server b10375"}},
		{"the newest installation comes first", func(c *computer) {
			c.installed("own/b9999-linux-x64", "b9999")
			c.installed("own/b10375-linux-x64", "b10375")
			c.installed("own/b10480-linux-x64.making", "b10480")
			c.installed("own/b10480-linux-x64.old", "b10480")
		}, []string{"own own/b10375-linux-x64/llama-server b10375", "own own/b9999-linux-x64/llama-server b9999"}},
		{"the folder of installations has a bracket in its name", func(c *computer) {
			c.place.Own = filepath.Join(c.dir, "[own")
			c.installed("[own/b10375-linux-x64", "b10375")
		}, []string{"own [own/b10375-linux-x64/llama-server b10375"}},
		{"a package manager links the program twice", func(c *computer) {
			c.program("cellar", enginetest.Knobs{})
			c.link("cellar/llama-server", "bin/llama-server")
			c.link("cellar/llama-server", "home/.local/bin/llama-server")
		}, []string{"path bin/llama-server b10375"}},
		{"a link leads nowhere", func(c *computer) { c.link("cellar/llama-server", "bin/llama-server") }, nil},
		{"a folder has the program's name", func(c *computer) {
			if err := os.MkdirAll(filepath.Join(c.dir, "bin", "llama-server"), 0o700); err != nil {
				c.t.Fatal(err)
			}
		}, nil},
		{"the chosen one is a folder in a folder", func(c *computer) {
			if err := os.MkdirAll(filepath.Join(c.dir, "mine", "llama-server"), 0o700); err != nil {
				c.t.Fatal(err)
			}
			c.place.Chosen = filepath.Join(c.dir, "mine")
		}, []string{"setting mine/llama-server: There is no program at this path."}},
		{"the path names a relative folder", func(c *computer) {
			c.program("bin", enginetest.Knobs{})
			c.t.Chdir(c.dir)
			c.place.Path = "bin"
		}, nil},
		{"the first on the path is too old", func(c *computer) {
			c.program("bin", enginetest.Knobs{Version: "version: 8925 (0adede866)"})
			c.program("home/.local/bin", enginetest.Knobs{})
		}, []string{
			"path bin/llama-server: /bin/llama-server is llama.cpp b8925, which is too old. Update it to b9253 or later.",
			"usual home/.local/bin/llama-server b10375",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			comp := newComputer(t)
			c.lay(comp)
			if diff := cmp.Diff(c.want, comp.find()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestTheBestBuildIsTheFirstWithoutTrouble(t *testing.T) {
	one, two := localserver.Build{Path: "/one"}, localserver.Build{Path: "/two"}
	for _, c := range []struct {
		name string
		all  []localserver.Candidate
		path string
		ok   bool
	}{
		{"there is none", nil, "", false},
		{"all can be used", []localserver.Candidate{{Build: one}, {Build: two}}, "/one", true},
		{"the first has a trouble", []localserver.Candidate{{Build: one, Trouble: "No."}, {Build: two}}, "/two", true},
		{"all have one", []localserver.Candidate{{Build: one, Trouble: "No."}}, "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, ok := localserver.Best(c.all); got.Path != c.path || ok != c.ok {
				t.Errorf("got %q, %v", got.Path, ok)
			}
		})
	}
}
