package localmodel

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"terzetto/backend/base/datadir"
)

// A pending is the folder of what is to go on at the next start.
type pending string

func (p pending) path(name string) string { return filepath.Join(string(p), name+".json") }

// keep remembers something under a name.
func (p pending) keep(name string, value any) error {
	text, err := json.Marshal(value)
	if err == nil {
		err = datadir.Make(string(p))
	}
	if err == nil {
		err = datadir.Write(p.path(name), text)
	}
	if err != nil {
		return fmt.Errorf("remember a download: %w", err)
	}
	return nil
}

// read reads what was kept under a name, and reports whether there is something.
func (p pending) read(name string, into any) bool {
	text, err := os.ReadFile(p.path(name))
	return err == nil && json.Unmarshal(text, into) == nil
}

// forget drops what was kept. What stays all the same is found complete at the next start.
func (p pending) forget(name string) { _ = os.Remove(p.path(name)) }
