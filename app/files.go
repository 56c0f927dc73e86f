package app

import (
	"context"
	"errors"
	"fmt"
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
	path, err := b.ask(f.Name)
	if err != nil || path == "" {
		return Saved{}, err
	}
	if err := writeFile(path, f.Data); err != nil {
		return Saved{}, fault.New(fault.Exhausted, "The file could not be written there. Choose another place.").Because(err)
	}
	return Saved{Path: path}, nil
}

// saveStream asks where a file is to go and writes it there while it is made, whole or
// not at all.
func (b *bridge) saveStream(f portable.Stream) (Saved, error) {
	path, err := b.ask(f.Name)
	if err != nil || path == "" {
		return Saved{}, err
	}
	if err := writeStream(context.WithoutCancel(b.window), path, f); err != nil {
		return Saved{}, err
	}
	return Saved{Path: path}, nil
}

// ask asks where a file of a name is to go; empty when the person changed their mind.
func (b *bridge) ask(name string) (string, error) {
	ending := filepath.Ext(name)
	return runtime.SaveFileDialog(b.window, runtime.SaveDialogOptions{
		Title: "Save " + name, DefaultFilename: name, CanCreateDirectories: true,
		Filters: []runtime.FileFilter{{DisplayName: "*" + ending, Pattern: "*" + ending}},
	})
}

// pick asks for a file or a folder that is to be brought along; empty when the person
// changed their mind.
func (b *bridge) pick(folder bool) (string, error) {
	if folder {
		return runtime.OpenDirectoryDialog(b.window, runtime.OpenDialogOptions{Title: "Choose the folder to bring along"})
	}
	return runtime.OpenFileDialog(b.window, runtime.OpenDialogOptions{Title: "Choose the file to bring along"})
}

// writeStream gives a file its name when its last byte is on the disk. A half-written one
// is removed.
func writeStream(ctx context.Context, path string, s portable.Stream) (err error) {
	part := path + ".part"
	f, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return fault.New(fault.Exhausted, "The file could not be written there. Choose another place.").Because(err)
	}
	if err = s.Write(ctx, f); err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(part))
		if fault.CodeOf(err) == fault.Internal {
			err = fault.New(fault.Exhausted, "The file could not be written to its end. Choose a place with more room.").Because(err)
		}
	}
	return err
}

// choose asks for a folder; empty when the person changed their mind.
func (b *bridge) choose() (string, error) {
	return runtime.OpenDirectoryDialog(b.window, runtime.OpenDialogOptions{Title: "Choose a folder", CanCreateDirectories: true})
}

// shelf asks for the folder that documents are to be saved in.
func (b *bridge) shelf() (string, error) {
	return runtime.OpenDirectoryDialog(b.window, runtime.OpenDialogOptions{Title: "Choose the folder to save in", CanCreateDirectories: true})
}

// writeBundle puts every file of a bundle into a folder. What stands there stays: a file
// whose name is taken gets a number. On an error those that were written before it stay,
// and the error says how many they are.
func writeBundle(ctx context.Context, folder string, b portable.Bundle) error {
	for i, f := range b.Files {
		data, err := f.Read(ctx)
		if err != nil {
			return fmt.Errorf("read %s: %w", f.Name, err)
		}
		if err := writeBeside(folder, f.Name, data); err != nil {
			return fault.Newf(fault.Exhausted, "%s could not be written there, after %d of %d. Choose another folder.", f.Name, i, len(b.Files)).Because(err)
		}
	}
	return nil
}

// mostNumbers is after how many taken names a folder counts as one that cannot be written to.
const mostNumbers = 10_000

// writeBeside writes a file that is not there yet, whole or not at all.
func writeBeside(folder, name string, data []byte) error {
	for n := 1; n <= mostNumbers; n++ {
		path := filepath.Join(folder, portable.Numbered(name, n))
		f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		_, err = f.Write(data)
		if err = errors.Join(err, f.Close()); err != nil {
			return errors.Join(err, os.Remove(path))
		}
		return nil
	}
	return fmt.Errorf("every name like %s is taken", name)
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
