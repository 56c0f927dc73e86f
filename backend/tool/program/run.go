package program

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/process"
	"terzetto/backend/tool"
)

// said is what became of a program.
type said struct {
	ExitCode int      `json:"exitCode"`
	Output   string   `json:"output"`
	Ended    string   `json:"ended,omitempty"` // why it was killed
	Files    []made   `json:"files"`           // which became documents
	Left     []string `json:"left,omitempty"`  // which did not, and why
}

type made struct {
	Name string `json:"name"`
	Size int    `json:"size"`
}

const (
	mostMemory = 2 << 30 // as much as the whole of Terzetto may take
	look       = 500 * time.Millisecond
	patience   = 2 * time.Second // with whatever holds its output open
)

// The causes for which a program is killed.
var (
	errLate  = errors.New("it took too long")
	errLarge = errors.New("it took more than 2 GB of memory")
	errLoud  = errors.New("it printed more than 16 MB")
)

// run carries a program out. Only what keeps it from beginning, and the end of ctx, is an error.
func run(ctx context.Context, o Options, in arguments, documents []tool.File, files tool.FileSet) (said, error) {
	dir, done, err := datadir.Temporary(o.Data, "run")
	if err != nil {
		return said{}, fmt.Errorf("make a folder for the program: %w", err)
	}
	defer func() { _ = done() }() // what cannot go, goes at the next start
	folder, err := os.OpenRoot(dir)
	if err != nil {
		return said{}, fmt.Errorf("open the folder of the program: %w", err)
	}
	defer func() { _ = folder.Close() }()
	given := map[string][]byte{}
	for _, f := range append(slices.Clone(documents), tool.File{Name: in.Name, Data: []byte(in.Source)}) {
		if err := folder.WriteFile(f.Name, f.Data, 0o600); err != nil {
			return said{}, fault.Newf(fault.Invalid, "Couldn't copy %s to the program's folder.", f.Name).Because(err)
		}
		given[f.Name] = f.Data
	}
	if err := folder.Mkdir(scratch, 0o700); err != nil {
		return said{}, fmt.Errorf("make a folder for what is temporary: %w", err)
	}
	ctx, kill := context.WithCancelCause(ctx)
	defer kill(nil)
	late := time.AfterFunc(o.Time, func() { kill(errLate) })
	defer late.Stop()
	out := &output{full: func() { kill(errLoud) }}
	cmd := exec.CommandContext(ctx, in.Command[0], in.Command[1:]...) //nolint:gosec // an interpreter of this computer, which a person has seen
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr, cmd.WaitDelay = dir, environment(dir), out, out, patience
	group := process.NewGroup(cmd)
	cmd.Cancel = func() error { group.Kill(); return nil }
	if err := group.Start(); err != nil {
		return said{}, fault.Newf(fault.Unavailable, "Couldn't start %s.", in.Command[0]).Because(err)
	}
	var watching sync.WaitGroup
	watching.Go(func() { watch(ctx, o, cmd.Process.Pid, kill) })
	err = cmd.Wait()
	cause := context.Cause(ctx)
	stays := group.Close()
	kill(nil)
	watching.Wait()
	if cmd.ProcessState == nil {
		return said{}, fmt.Errorf("wait for the program: %w", err)
	}
	for _, name := range stays {
		fmt.Fprintf(out, "\n[Terzetto could not end %s, which this program started.]\n", name)
	}
	s := said{ExitCode: cmd.ProcessState.ExitCode(), Output: out.String(), Files: []made{}}
	switch {
	case errors.Is(cause, errLate):
		s.Ended = fmt.Sprintf("The program took longer than %s and was stopped.", fault.Duration(o.Time))
	case errors.Is(cause, errLarge), errors.Is(cause, errLoud):
		s.Ended = fault.Sentence(fault.Newf(fault.Exhausted, "The program was stopped: %s.", cause))
	case cause != nil:
		return said{}, cause
	}
	return s, s.collect(folder.FS(), given, files)
}

// watch kills a program that takes too much memory. It ends with ctx.
func watch(ctx context.Context, o Options, pid int, kill context.CancelCauseFunc) {
	if o.Memory == nil {
		return
	}
	every := time.NewTicker(look)
	defer every.Stop()
	for {
		select {
		case <-every.C:
			if held, err := o.Memory(ctx, pid); err == nil && held > mostMemory {
				kill(errLarge)
			}
		case <-ctx.Done():
			return
		}
	}
}

// scratch holds what the program and its interpreter want to keep for a while.
const scratch = ".scratch"

// environment is what a program needs to find others and to write text. Nothing else of ours
// reaches it.
func environment(dir string) []string {
	kept := []string{"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ"}
	if runtime.GOOS == "windows" {
		kept = []string{
			"COMSPEC", "NUMBER_OF_PROCESSORS", "PATH", "PATHEXT", "PROCESSOR_ARCHITECTURE", "PROGRAMDATA", "PROGRAMFILES", "SYSTEMDRIVE", "SYSTEMROOT", "WINDIR",
		}
	}
	aside := filepath.Join(dir, scratch)
	env := []string{
		"HOME=" + aside, "USERPROFILE=" + aside, "TMPDIR=" + aside, "TEMP=" + aside, "TMP=" + aside, "NO_COLOR=1",
		// Nothing is fetched for a program that a person read; the standard library, which is
		// built once, takes half a minute each time without its cache.
		"GOPROXY=off", "GOTOOLCHAIN=local", "GOFLAGS=", "GOPATH=" + filepath.Join(aside, "go"),
	}
	if cache, err := os.UserCacheDir(); err == nil {
		env = append(env, "GOCACHE="+filepath.Join(cache, "go-build"))
	}
	return append(env, process.SelectEnvironment(kept...)...)
}

// What one program may leave.
const (
	mostFiles = 20
	mostFile  = 20 << 20
	mostBytes = 60 << 20
	mostSeen  = 10_000 // entries of the folder
)

// errEnough ends a walk.
var errEnough = errors.New("enough")

// collect puts what the program made or changed into the file set.
func (s *said) collect(folder fs.FS, given map[string][]byte, files tool.FileSet) error {
	seen, kept := 0, 0
	err := fs.WalkDir(folder, ".", func(path string, d fs.DirEntry, err error) error {
		name := d.Name()
		if seen++; seen > mostSeen {
			s.Left = append(s.Left, "The program made more files than Terzetto reads.")
			return errEnough
		}
		switch {
		case err != nil:
			return nil //nolint:nilerr // a folder that the program locked is left
		case path == ".":
			return nil
		case d.IsDir() && (name[0] == '.' || name == "__pycache__" || name == "node_modules"):
			return fs.SkipDir
		case name[0] == '.' || !d.Type().IsRegular():
			return nil
		}
		return s.take(folder, path, given[path], files, &kept)
	})
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}
