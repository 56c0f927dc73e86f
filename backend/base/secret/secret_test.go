package secret_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/secret"
)

// ring is a keyring in memory, or a broken one.
type ring struct {
	mu      sync.Mutex
	entries map[string]string
	err     error
	asked   int
}

func (r *ring) Get(id string) (string, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.asked++
	if r.err != nil {
		return "", r.err
	}
	if v, ok := r.entries[id]; ok {
		return v, nil
	}
	return "", secret.ErrNoEntry
}

func (r *ring) Set(id, value string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err != nil {
		return r.err
	}
	if r.entries == nil {
		r.entries = map[string]string{}
	}
	r.entries[id] = value
	return nil
}

var errNone = errors.New("no keyring runs here")

func vault(t *testing.T, dir string, r secret.Keyring) *secret.Vault {
	t.Helper()
	v, err := secret.Open(secret.Options{Dir: dir, Keyring: r})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func seal(t *testing.T, v *secret.Vault, id, plain string) []byte {
	t.Helper()
	sealed, err := v.Seal(id, plain)
	if err != nil {
		t.Fatal(err)
	}
	return sealed
}

func opens(t *testing.T, v *secret.Vault, id string, sealed []byte, want string) {
	t.Helper()
	if got, err := v.Open(id, sealed); err != nil || got != want {
		t.Errorf("open %s: %q, %v", id, got, err)
	}
}

const canary = "sk-canary-0123456789"

func TestWhatIsSealedOpensAfterARestart(t *testing.T) {
	for _, c := range []struct {
		name  string
		ring  *ring
		place secret.Place
	}{
		{"with a keyring", &ring{}, secret.InKeyring},
		{"without one", &ring{err: errNone}, secret.InFile},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			first := vault(t, dir, c.ring)
			sealed := seal(t, first, "endpoint/1", canary)
			if bytes.Contains(sealed, []byte("canary")) {
				t.Error("the sealed value shows the plain one")
			}
			opens(t, first, "endpoint/1", sealed, canary)
			again := vault(t, dir, c.ring)
			opens(t, again, "endpoint/1", sealed, canary)
			if got := again.Place(); got != c.place || got.Sentence() == "" {
				t.Errorf("the place is %q", got)
			}
			if bytes.Equal(sealed, seal(t, again, "endpoint/1", canary)) {
				t.Error("sealing twice gives the same bytes")
			}
		})
	}
}

func TestTheKeyFileIsItsOwnersOnly(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a mode says nothing here; a person's folder is their own")
	}
	dir := filepath.Join(t.TempDir(), "data")
	seal(t, vault(t, dir, &ring{err: errNone}), "a", "b")
	for path, mode := range map[string]os.FileMode{dir: 0o700, filepath.Join(dir, "secret.key"): 0o600} {
		info, err := os.Stat(path)
		if err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: %v, %v", path, info.Mode().Perm(), err)
		}
	}
}

func TestWithAKeyringTheFolderHoldsNoKey(t *testing.T) {
	dir, r := t.TempDir(), &ring{}
	seal(t, vault(t, dir, r), "a", "b")
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range r.entries {
			if strings.Contains(string(text), key) {
				t.Errorf("%s holds the key", f.Name())
			}
		}
	}
}

func TestASealedValueOpensUnderItsIdOnlyAndUnchanged(t *testing.T) {
	v := vault(t, t.TempDir(), &ring{err: errNone})
	sealed := seal(t, v, "endpoint/1", canary)
	other := bytes.Clone(sealed)
	other[len(other)-1] ^= 1
	for _, c := range []struct {
		name   string
		id     string
		sealed []byte
	}{
		{"another row's id", "endpoint/2", sealed},
		{"a flipped bit", "endpoint/1", other},
		{"cut to its head", "endpoint/1", sealed[:8]},
		{"cut to nothing", "endpoint/1", nil},
		{"one byte", "endpoint/1", sealed[:1]},
		{"another form", "endpoint/1", append([]byte{9}, sealed[1:]...)},
	} {
		got, err := v.Open(c.id, c.sealed)
		if got != "" || !errors.Is(err, secret.ErrLost) || fault.CodeOf(err) != fault.Conflict {
			t.Errorf("%s: %q, %v", c.name, got, err)
		}
		if err != nil && strings.Contains(err.Error(), "canary") {
			t.Errorf("%s: the error tells the value", c.name)
		}
	}
}

func TestALostKeyAsksForTheValueAgain(t *testing.T) {
	dir, none := t.TempDir(), &ring{err: errNone}
	sealed := seal(t, vault(t, dir, none), "endpoint/1", canary)
	if err := os.Remove(filepath.Join(dir, "secret.key")); err != nil {
		t.Fatal(err)
	}
	v := vault(t, dir, none)
	if _, err := v.Open("endpoint/1", sealed); !errors.Is(err, secret.ErrLost) || !strings.Contains(fault.Sentence(err), "Enter the key again") {
		t.Errorf("a lost key: %v", err)
	}
	opens(t, v, "endpoint/1", seal(t, v, "endpoint/1", "anew"), "anew")
}

func TestADamagedKeyFileIsMovedAsideAndKept(t *testing.T) {
	dir, none := t.TempDir(), &ring{err: errNone}
	path := filepath.Join(dir, "secret.key")
	if err := os.WriteFile(path, []byte("half a k"), 0o600); err != nil {
		t.Fatal(err)
	}
	v := vault(t, dir, none)
	opens(t, v, "a", seal(t, v, "a", "b"), "b")
	kept, err := filepath.Glob(path + ".damaged-*")
	if err != nil || len(kept) != 1 {
		t.Errorf("kept: %v, %v", kept, err)
	}
}

func TestValuesOpenWhenTheKeyringIsBack(t *testing.T) {
	dir, r := t.TempDir(), &ring{}
	inRing := seal(t, vault(t, dir, r), "endpoint/1", "first")
	r.err = errNone
	without := vault(t, dir, r)
	_, err := without.Open("endpoint/1", inRing)
	if !errors.Is(err, secret.ErrLost) || !strings.Contains(fault.Sentence(err), "Unlock the keyring") {
		t.Errorf("a locked keyring: %v", err)
	}
	inFile := seal(t, without, "endpoint/2", "second")
	r.err = nil
	back := vault(t, dir, r)
	opens(t, back, "endpoint/1", inRing, "first")
	opens(t, back, "endpoint/2", inFile, "second")
}

// slow never answers before the test lets it.
type slow struct{ release chan struct{} }

func (s slow) Get(string) (string, error) { <-s.release; return "", secret.ErrNoEntry }
func (s slow) Set(string, string) error   { <-s.release; return nil }

func TestASilentKeyringIsAskedOnceForTwoSeconds(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		s := slow{make(chan struct{})}
		v := vault(t, dir, s)
		began := time.Now()
		seal(t, v, "a", "b")
		seal(t, v, "a", "c")
		if took := time.Since(began); took != 2*time.Second {
			t.Errorf("it took %v", took)
		}
		if v.Place() != secret.InFile {
			t.Error("the key is not in the file")
		}
		close(s.release)
	})
}

// panicking is a keyring whose library breaks.
type panicking struct{}

func (panicking) Get(string) (string, error) { panic("no bus") }
func (panicking) Set(string, string) error   { panic("no bus") }

func TestAKeyringThatBreaksIsNone(t *testing.T) {
	v := vault(t, t.TempDir(), panicking{})
	opens(t, v, "a", seal(t, v, "a", "b"), "b")
}

func TestNothingIsTouchedBeforeTheFirstUse(t *testing.T) {
	dir, r := filepath.Join(t.TempDir(), "data"), &ring{}
	vault(t, dir, r)
	if _, err := os.Stat(dir); !os.IsNotExist(err) || r.asked > 0 {
		t.Errorf("the folder: %v; asked %d times", err, r.asked)
	}
}

func TestAFolderThatCannotBeWrittenIsToldPlainly(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := vault(t, filepath.Join(file, "data"), &ring{err: errNone}).Seal("a", "b")
	if fault.CodeOf(err) != fault.Exhausted {
		t.Errorf("got %v", err)
	}
}

func TestManyMayUseABoxAtOnce(t *testing.T) {
	v := vault(t, t.TempDir(), &ring{})
	var all sync.WaitGroup
	for range 16 {
		all.Go(func() {
			sealed, err := v.Seal("a", "b")
			if err != nil {
				t.Error(err)
				return
			}
			if got, err := v.Open("a", sealed); err != nil || got != "b" {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
	all.Wait()
}
