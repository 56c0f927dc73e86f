package datadir

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// others are the bits of a mode that let other accounts in.
const others fs.FileMode = 0o077

// Prepare makes the folder, and closes it and the files in it to other accounts. The warnings name the files
// that other accounts could read.
func Prepare(dir string) (warnings []string, err error) {
	if err := Make(dir); err != nil {
		return nil, Unusable(dir, err)
	}
	if runtime.GOOS == "windows" { // a mode says nothing there; a person's folder is their own
		return nil, nil
	}
	if info, err := os.Stat(dir); err == nil && info.Mode()&others != 0 {
		if err := os.Chmod(dir, 0o700); err != nil {
			warnings = append(warnings, "Other accounts on this computer can read the data folder. Change the folder's permissions.")
		}
	}
	var closed []string
	for _, sub := range []string{".", "backups"} {
		entries, _ := os.ReadDir(filepath.Join(dir, sub)) // what cannot be listed, the start complains about
		for _, e := range entries {
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() || info.Mode()&others == 0 {
				continue
			}
			name := filepath.Join(sub, e.Name())
			if err := os.Chmod(filepath.Join(dir, name), info.Mode().Perm()&^others); err != nil {
				warnings = append(warnings, fmt.Sprintf("Other accounts on this computer can read %s. Change the file's permissions.", name))
				continue
			}
			if confidential(name) {
				closed = append(closed, name)
			}
		}
	}
	if len(closed) > 0 {
		warnings = append(warnings, "Other accounts on this computer could read these files until now: "+strings.Join(closed, ", ")+
			". If someone else uses this computer, replace your API keys.")
	}
	return warnings, nil
}

// confidential reports whether a file holds conversations or what opens the keys.
func confidential(name string) bool {
	return strings.Contains(name, ".db") || strings.HasPrefix(name, "secret.")
}
