package app

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// start is a start of the program in a folder, as a process that may have another account and may not let files grow.
func start(t *testing.T, dir string, how func(*exec.Cmd)) (code int, said string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "/proc/self/exe", "-test.run=^TestStartOfAChild$")
	cmd.Env = append(os.Environ(), "TERZETTO_START="+dir)
	var stderr bytes.Buffer
	cmd.Stderr, cmd.Dir = &stderr, "/"
	how(cmd)
	err := cmd.Run()
	if failed, ok := errors.AsType[*exec.ExitError](err); ok {
		return failed.ExitCode(), stderr.String()
	}
	if err != nil {
		t.Fatal(err)
	}
	return 0, stderr.String()
}

func TestStartOfAChild(t *testing.T) {
	dir := os.Getenv("TERZETTO_START")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	if os.Getenv("TERZETTO_FULL") != "" {
		signal.Ignore(syscall.SIGXFSZ)
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 0, Max: 0}); err != nil {
			t.Fatal(err)
		}
	}
	os.Exit(execute(t.Context(), &shell{stdout: os.Stdout, stderr: os.Stderr}, []string{"backup", "--data-dir", dir, filepath.Join(dir, "copy.db")}))
}

func TestAFailedStartNamesPathCauseAndWayOut(t *testing.T) {
	stranger := func(c *exec.Cmd) {
		if os.Geteuid() == 0 {
			c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		}
	}
	for _, c := range []struct {
		name string
		make func(dir string) error
		how  func(*exec.Cmd)
		says []string
	}{
		{
			"a folder in place of the file", func(dir string) error { return os.MkdirAll(filepath.Join(dir, "terzetto.db"), 0o700) }, nil,
			[]string{"terzetto.db is a folder", "Move the folder"},
		},
		{"a file in place of the folder", func(dir string) error { return os.WriteFile(dir, nil, 0o600) }, nil, []string{"is a file", "Move the file"}},
		{"a folder that cannot be written", func(dir string) error {
			if err := os.Mkdir(dir, 0o500); err != nil || os.Geteuid() != 0 {
				return err
			}
			return os.Chown(dir, 65534, 65534)
		}, stranger, []string{"can't write", "--data-dir"}},
		{
			"a full disk", func(dir string) error { return os.Mkdir(dir, 0o700) }, func(c *exec.Cmd) { c.Env = append(c.Env, "TERZETTO_FULL=1") },
			[]string{"is full", "Free some space"},
		},
		{"a folder of another account", func(dir string) error {
			if os.Geteuid() != 0 {
				return errors.ErrUnsupported
			}
			return os.Mkdir(dir, 0o755)
		}, stranger, []string{"belongs to", "root", "--data-dir"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			outer := t.TempDir()
			for at := outer; at != os.TempDir() && at != "/"; at = filepath.Dir(at) {
				if err := os.Chmod(at, 0o755); err != nil { //nolint:gosec // the other account has to get here
					t.Fatal(err)
				}
			}
			dir := filepath.Join(outer, "data")
			if err := c.make(dir); errors.Is(err, errors.ErrUnsupported) {
				t.Skip("only root can make such a folder")
			} else if err != nil {
				t.Fatal(err)
			}
			if c.how == nil {
				c.how = func(*exec.Cmd) {}
			}
			code, said := start(t, dir, c.how)
			if code != exitFailed || strings.Count(said, "\n") != 1 {
				t.Errorf("the code is %d, with %q", code, said)
			}
			for _, part := range append(c.says, dir) {
				if !strings.Contains(said, part) {
					t.Errorf("%q does not say %q", said, part)
				}
			}
		})
	}
}
