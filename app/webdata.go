package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/adrg/xdg"

	"terzetto/backend/store/sqlite"
)

// programName is what the desktop calls the program, and the web view the folders in which it keeps what a page stores.
const programName = "terzetto"

// webData gives the folders in which the web view keeps things beside the data folder: the last conversation and the
// look. Elsewhere than on Linux they are in the data folder or closed to other accounts.
func webData() []string {
	if runtime.GOOS != "linux" {
		return nil
	}
	return []string{filepath.Join(xdg.DataHome, programName), filepath.Join(xdg.CacheHome, programName)}
}

// keepPrivate makes folders that their owner alone can open, even if another program has made them. The web view would make its
// own readable by every account.
func keepPrivate(folders []string) error {
	for _, folder := range folders {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return fmt.Errorf("make the web view's folder: %w", err)
		}
		if err := os.Chmod(folder, 0o700); err != nil { //nolint:gosec // a folder is opened by being executed
			return fmt.Errorf("close the web view's folder: %w", err)
		}
	}
	return nil
}

// mostStored is the largest store of a page that is looked at; ours has some kilobytes.
const mostStored = 32 << 20

// forgetFreed removes from the stores of pages what was deleted in them: earlier versions kept drafts there, and a web view
// keeps what it freed. It is called while no web view is open.
func forgetFreed(ctx context.Context, folders []string) (err error) {
	for _, folder := range folders {
		err = errors.Join(err, filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !stored(d) {
				return err
			}
			return sqlite.Compact(ctx, path)
		}))
	}
	return err
}

// stored reports whether a file is the store of a page.
func stored(d fs.DirEntry) bool {
	name := strings.ToLower(d.Name())
	if filepath.Ext(name) != ".localstorage" && name != "localstorage.sqlite3" {
		return false
	}
	info, err := d.Info()
	return err == nil && info.Size() > 0 && info.Size() <= mostStored
}
