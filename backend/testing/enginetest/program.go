package enginetest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Knobs are what a program does.
type Knobs struct {
	Version string // what it prints for --version; empty: that of a build that is new enough
	Devices string // what it prints for --list-devices; empty: none
	Hangs   bool   // it prints a banner and waits, whatever it is asked
	Fails   int    // it ends with this code at once, whatever it is asked
	Says    string // on a line of its own, before it fails or ends

	LoadMS    int    // how long loading takes
	Stuck     bool   // loading never ends
	Dies      string // it prints this while it loads, and ends with 1
	MostCells int    // a larger context ends it for want of memory; 0: none does

	Reply      string // what it writes; empty: a sentence
	PaceMS     int    // between its words
	CrashAfter int    // it ends itself after so many words of a reply; 0: never
	CrashOn    string // it ends itself at a request that holds this
}

// Path is the name of the program in a folder.
func Path(dir string) string {
	if runtime.GOOS == "windows" {
		return filepath.Join(dir, "llama-server.exe")
	}
	return filepath.Join(dir, "llama-server")
}

const knobsFile = "knobs.json"

// Program puts the program into a folder, and gives its path.
func Program(t testing.TB, dir string, k Knobs) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	path := Path(dir)
	if _, err := os.Stat(path); err != nil {
		if err := os.Link(self, path); err != nil { // across file systems there are no links
			text, err := os.ReadFile(self)
			if err == nil {
				err = os.WriteFile(path, text, 0o700) //nolint:gosec // it is a program
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	Set(t, dir, k)
	return path
}

// Set changes what the program in a folder does from its next start on.
func Set(t testing.TB, dir string, k Knobs) {
	t.Helper()
	text, err := json.Marshal(k)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, knobsFile), text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// A Call is how a program was called.
type Call struct {
	Arguments   []string // without its own name
	Environment []string
	Folder      string // in which it works
}

const callFile = "call.json"

// note writes down how the program was called.
func note(dir string) error {
	folder, err := os.Getwd()
	if err != nil {
		return err //nolint:wrapcheck // the program prints it
	}
	text, err := json.Marshal(Call{Arguments: os.Args[1:], Environment: os.Environ(), Folder: folder})
	if err != nil {
		return err //nolint:wrapcheck // as above
	}
	return os.WriteFile(filepath.Join(dir, callFile), text, 0o600) //nolint:wrapcheck // as above
}

// LastCall is how the program in a folder was called last.
func LastCall(t testing.TB, dir string) (c Call) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, callFile))
	if err == nil {
		err = json.Unmarshal(text, &c)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Main becomes the program, and does not return, if the test's binary was called by its name.
func Main() {
	self := os.Args[0]
	if name := filepath.Base(self); strings.TrimSuffix(name, ".exe") != "llama-server" {
		return
	}
	if real, err := filepath.EvalSymlinks(self); err == nil {
		self = real
	}
	var k Knobs
	text, err := os.ReadFile(filepath.Join(filepath.Dir(self), knobsFile))
	if err == nil {
		err = json.Unmarshal(text, &k)
	}
	if err == nil {
		err = note(filepath.Dir(self))
	}
	if err != nil {
		_, _ = os.Stderr.WriteString("error: " + err.Error() + "\n")
		os.Exit(1)
	}
	os.Exit(k.run(os.Args[1:]))
}
