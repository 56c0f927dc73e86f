package app

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend/fault"
	"terzetto/backend/portable"
)

// Saved says where a person put a file; empty when they changed their mind.
type Saved struct {
	Path string `json:"path"`
}

// save asks where a file is to go and writes it there, whole or not at all.
func (b *bridge) save(f portable.File) (Saved, error) {
	ending := filepath.Ext(f.Name)
	path, err := runtime.SaveFileDialog(b.window, runtime.SaveDialogOptions{
		Title: "Save " + f.Name, DefaultFilename: f.Name, CanCreateDirectories: true,
		Filters: []runtime.FileFilter{{DisplayName: "*" + ending, Pattern: "*" + ending}},
	})
	if err != nil || path == "" {
		return Saved{}, err
	}
	if err := writeFile(path, f.Data); err != nil {
		return Saved{}, fault.New(fault.Exhausted, "The file could not be written there. Choose another place.").Because(err)
	}
	return Saved{Path: path}, nil
}

// choose asks for a folder; empty when the person changed their mind.
func (b *bridge) choose() (string, error) {
	return runtime.OpenDirectoryDialog(b.window, runtime.OpenDialogOptions{Title: "Choose a folder", CanCreateDirectories: true})
}

// writeFile puts a whole file in its place.
func writeFile(path string, data []byte) error {
	part := path + ".part"
	if err := os.WriteFile(part, data, 0o600); err != nil {
		return errors.Join(err, os.Remove(part))
	}
	if err := os.Rename(part, path); err != nil {
		return errors.Join(err, os.Remove(part))
	}
	return nil
}
