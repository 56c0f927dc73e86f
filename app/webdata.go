package app

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// programName is what the desktop calls the program, and the web view the folders in which it keeps what a page stores.
const programName = "terzetto"

// webData gives the folders in which the web view keeps things beside the data folder: drafts of messages, the last
// conversation and the look. Elsewhere than on Linux they are in the data folder or closed to other accounts.
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
