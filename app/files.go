package app

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/story/portable"
)

// Saved is where a person saved a file; empty when they cancelled.
type Saved struct {
	Path string `json:"path"`
}

// desktop is what this window can ask of the system.
func (b *bridge) desktop() desktop {
	return desktop{
		browse: b.browse, notify: b.notify, reveal: b.reveal, cards: newAssociation(),
		place: func(name string) (string, error) {
			ending := filepath.Ext(name)
			return runtime.SaveFileDialog(b.window, runtime.SaveDialogOptions{
				Title: strings.ReplaceAll(b.title(saveFile), "{name}", name), DefaultFilename: name, CanCreateDirectories: true,
				Filters: []runtime.FileFilter{{DisplayName: "*" + ending, Pattern: "*" + ending}},
			})
		},
		file: func(title string) (string, error) {
			return runtime.OpenFileDialog(b.window, runtime.OpenDialogOptions{Title: b.title(title)})
		},
		folder: func(title string) (string, error) {
			return runtime.OpenDirectoryDialog(b.window, runtime.OpenDialogOptions{Title: b.title(title), CanCreateDirectories: true})
		},
	}
}

// writeStream renames a file to its final name when it is complete on the disk. An incomplete
// one is removed, after a crash by the next start, for which the data folder dir remembers it.
func writeStream(ctx context.Context, dir, path string, s portable.Stream) error {
	part := path + datadir.Part
	done := datadir.Begin(dir, part)
	defer done()
	f, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return fault.New(fault.Exhausted, "Couldn't save the file. Choose another folder.").Because(err)
	}
	err = datadir.Finish(f, path, s.Write(ctx, f))
	if err != nil && fault.CodeOf(err) == fault.Internal {
		err = fault.New(fault.Exhausted, "Couldn't save the whole file. Choose a place with more free space.").Because(err)
	}
	return err
}

// writeBundle puts every file of a bundle into a folder. It overwrites nothing: a file
// whose name is taken gets a number. On an error those that were written before it stay,
// and the error says how many they are. The data folder dir remembers what is not finished.
func writeBundle(ctx context.Context, dir, folder string, b portable.Bundle) error {
	for i, f := range b.Files {
		data, err := f.Read(ctx)
		if err != nil {
			return fmt.Errorf("read %s: %w", f.Name, err)
		}
		if err := writeBeside(dir, folder, f.Name, data); err != nil {
			return fault.Newf(fault.Exhausted, "Couldn't save %s: %d of %d files were saved. Choose another folder.", f.Name, i, len(b.Files)).Because(err)
		}
	}
	return nil
}

// mostNumbers is after how many taken names a folder counts as one that cannot be written to.
const mostNumbers = 10_000

// writeBeside writes a file that is not there yet, whole or not at all.
func writeBeside(dir, folder, name string, data []byte) error {
	for n := 1; n <= mostNumbers; n++ {
		path := filepath.Join(folder, portable.NumberedName(name, n))
		if _, err := os.Lstat(path); !errors.Is(err, os.ErrNotExist) {
			if err != nil {
				return err
			}
			continue
		}
		return writeFile(dir, path, data)
	}
	return fmt.Errorf("every name like %s is taken", name)
}

// writeFile puts a whole file in its place. The data folder dir remembers it as writeStream says; empty: nothing does.
func writeFile(dir, path string, data []byte) error {
	part := path + datadir.Part
	done := datadir.Begin(dir, part)
	defer done()
	f, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return datadir.Finish(f, path, err)
}
