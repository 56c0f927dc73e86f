package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/adrg/xdg"

	"terzetto/backend"
	"terzetto/backend/base/fault"
)

// defaultDataDir is capitalised because WebKit keeps its own files in a folder with
// the program's name beside it.
func defaultDataDir() string { return filepath.Join(xdg.DataHome, "Terzetto") }

// enter opens the data folder for a command that ends by itself, and says what the start found. The caller must leave it.
func (s *shell) enter(ctx context.Context, c backend.Config) (b *backend.Backend, leave func() error, err error) {
	if b, leave, err = openFolder(ctx, s, c, backend.Open); err == nil {
		s.tellStart(b)
	}
	return b, leave, err
}

// start is enter for a door.
func (s *shell) start(ctx context.Context, c backend.Config) (p *backend.Program, leave func() error, err error) {
	if p, leave, err = openFolder(ctx, s, c, backend.Start); err != nil {
		return p, leave, err
	}
	if b, err := p.Backend(); err == nil {
		s.tellStart(b)
	}
	return p, leave, nil
}

func (s *shell) tellStart(b *backend.Backend) {
	for _, sentence := range b.Health.StartNotes() {
		fmt.Fprintln(s.stderr, sentence)
	}
}

func openFolder[B io.Closer](ctx context.Context, s *shell, c backend.Config, open func(context.Context, backend.Config) (B, error)) (b B, leave func() error, err error) {
	log, closeLog, err := s.log()
	if err != nil {
		return b, nil, err
	}
	if c.Ports, err = discoveryPorts(); err != nil {
		return b, nil, errors.Join(err, closeLog())
	}
	c.Dir, c.Version, c.Log, c.Secrets = s.dataDir, s.version, log, s.secrets
	if b, err = open(ctx, c); err != nil {
		if isHeld(err) {
			err = heldByServe(s.dataDir, err)
		}
		return b, nil, errors.Join(err, closeLog())
	}
	return b, func() error { return errors.Join(b.Close(), closeLog()) }, nil
}

// discoveryPorts are the ports of this computer at which servers are looked for: those of TERZETTO_PORTS, with commas
// between them, or nil for those where servers usually listen. Tests set it empty, so as to find no server of the
// computer that they run on.
func discoveryPorts() ([]int, error) {
	list, ok := os.LookupEnv("TERZETTO_PORTS")
	if !ok {
		return nil, nil
	}
	ports := []int{}
	for field := range strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		port, err := strconv.ParseUint(field, 10, 16)
		if err != nil {
			return nil, fmt.Errorf("TERZETTO_PORTS: %q is not a port", field)
		}
		ports = append(ports, int(port))
	}
	return ports, nil
}

// isHeld reports whether err says that another process holds the data folder. Windows keeps the number of that process
// from being read.
func isHeld(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && f.Code == fault.Conflict && f.Details["dir"] != nil
}

// heldByServe says of a held folder that `terzetto serve` holds it, where that is so: it has no window that a person
// could close.
func heldByServe(dir string, err error) error {
	f, _ := errors.AsType[*fault.Error](err)
	line, gone := os.ReadFile(filepath.Join(dir, serveNote))
	var note ready
	if gone != nil || json.Unmarshal(line, &note) != nil {
		return err
	}
	if holder, known := f.Details["pid"]; known && holder != note.PID {
		return err // the note is of one that was killed
	}
	return fault.Newf(fault.Conflict, "“terzetto serve” (process %s) is using this data folder. Continue in your browser, or end that process first.", strconv.Itoa(note.PID)).
		With("pid", note.PID).With("dir", f.Details["dir"])
}
