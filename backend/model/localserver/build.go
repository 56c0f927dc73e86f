package localserver

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/process"
)

// An Origin says where a Build was found.
type Origin string

// The origins, in the order in which they are looked at.
const (
	Chosen    Origin = "setting" // a person named its path
	Installed Origin = "own"     // Terzetto installed it
	OnPath    Origin = "path"
	Usual     Origin = "usual" // in a folder where package managers put it
)

// A Build is a llama-server of this computer.
type Build struct {
	Path    string   `json:"path"`
	Version string   `json:"version"` // as its releases are called: b10375
	Number  int      `json:"-"`       // of the build; 0: it does not say
	Origin  Origin   `json:"source"`
	Variant string   `json:"variant"` // of an installed one, see Variant
	Devices []Device `json:"devices"` // graphics cards that it can use

	verb  []string      // what comes first, for the program that holds several
	limit time.Duration // of a question; 0: inspectTime
}

// A Device is a graphics card as a Build names it.
type Device struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Memory int64  `json:"memory"` // bytes
	Free   int64  `json:"free"`
}

// Floor is the oldest build that is used: what came before has not all that Start asks for.
const Floor = 9253

// What looking at a program may take.
const (
	inspectTime   = 10 * time.Second
	inspectOutput = 64 << 10
)

var (
	// A new build says "version: 0.1.1-dev (build 10480, commit 01818e495)", one of before "version: 8925 (0adede866)".
	versionLine = lazyregexp.New(`(?m)^version: (?:\S+ \(build (\d+)[,)]|(\d+) \()`)
	// It says "  CUDA0: NVIDIA GeForce RTX 3060 (12044 MiB, 11800 MiB free)".
	deviceLine = lazyregexp.New(`(?m)^\s+(\S+): (.+) \((\d+) MiB, (\d+) MiB free\)\s*$`)
)

// Inspect runs a program to learn which build it is. The error is a fault that says why it can't be used.
func Inspect(ctx context.Context, path string, origin Origin) (Build, error) {
	return Build{Path: path, Origin: origin, Devices: []Device{}}.inspect(ctx)
}

func (b Build) inspect(ctx context.Context) (Build, error) {
	path, name := b.Path, filepath.Base(b.Path)
	if strings.TrimSuffix(strings.ToLower(name), ".exe") == "llama" {
		b.verb = []string{"serve"}
	}
	said, err := b.ask(ctx, "--version")
	if err != nil {
		return b, err
	}
	m := versionLine().FindSubmatch(said)
	if m == nil {
		return b, fault.Newf(fault.Unavailable, "%s is not a llama.cpp server.", path)
	}
	b.Number, _ = strconv.Atoi(string(slices.Concat(m[1], m[2])))
	b.Version = fmt.Sprintf("b%d", b.Number)
	if b.Number > 0 && b.Number < Floor { // one that a person built from source may not know its number
		return b, fault.Newf(fault.Unavailable, "%s is llama.cpp %s, which is too old. Update it to b%d or later.", path, b.Version, Floor)
	}
	if said, err = b.ask(ctx, slices.Concat(b.verb, []string{"--list-devices"})...); err != nil {
		return b, err
	}
	for _, m := range deviceLine().FindAllSubmatch(said, -1) {
		whole, _ := strconv.ParseInt(string(m[3]), 10, 64)
		free, _ := strconv.ParseInt(string(m[4]), 10, 64)
		b.Devices = append(b.Devices, Device{ID: string(m[1]), Name: string(m[2]), Memory: whole << 20, Free: free << 20})
	}
	return b, nil
}

// ask runs the program with an argument, and gives what it printed.
func (b Build) ask(ctx context.Context, args ...string) ([]byte, error) {
	limit := cmp.Or(b.limit, inspectTime)
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd := exec.Command(b.Path, args...) //nolint:gosec,noctx // a person chose it, or its hash was checked; its group is ended below
	said := &limitedBuffer{left: inspectOutput}
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr, cmd.WaitDelay = dirOf(b), environment(os.Environ()), said, said, time.Second
	group := process.NewGroup(cmd)
	if err := group.Start(); err != nil {
		return nil, cantStart(b.Path, err)
	}
	unlimited := context.AfterFunc(ctx, group.Kill)
	err := cmd.Wait()
	unlimited()
	group.Close()
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, fault.Newf(fault.Unavailable, "%s didn't answer within %s, so it isn't used.", b.Path, limit)
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return nil, explainEnd(b.Path, err, said.String())
	}
	return said.Bytes(), nil
}

// Flags are the flags that a build knows, as its help names them.
func (b Build) Flags(ctx context.Context) (map[string]bool, error) {
	said, err := b.ask(ctx, slices.Concat(b.verb, []string{"--help"})...)
	if err != nil {
		return nil, err
	}
	all := map[string]bool{}
	for _, flag := range flagName().FindAllString(string(said), -1) {
		all[strings.TrimSpace(flag)] = true
	}
	return all, nil
}

var flagName = lazyregexp.New(`(?m)(?:^|[\s,])--?[a-zA-Z][\w-]*`)

// A limitedBuffer keeps the beginning of what is written to it.
type limitedBuffer struct {
	bytes.Buffer

	left int
}

// Write implements io.Writer.
func (b *limitedBuffer) Write(p []byte) (int, error) {
	n := min(len(p), b.left)
	b.left -= n
	_, _ = b.Buffer.Write(p[:n])
	return len(p), nil
}
