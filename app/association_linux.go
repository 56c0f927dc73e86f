package app

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/adrg/xdg"

	"terzetto/build/linux"
)

// newAssociation is that of this program in the person's own folder of applications, where
// build/linux/install.sh puts the same.
func newAssociation() association { return entered{xdg.DataHome, os.Executable} }

type entered struct {
	share string
	exe   func() (string, error)
}

// desktopEntry is that of the packages with the place of the program.
func desktopEntry(exe string) string {
	return strings.Replace(linux.Entry, "Exec=terzetto ", "Exec="+quotedExec(exe)+" ", 1)
}

// quotedExec quotes a path as the desktop entry specification asks for: once for the
// argument, once for the string around it.
func quotedExec(exe string) string {
	inner := strings.NewReplacer(`\`, `\\\\`, `"`, `\\"`, "`", "\\\\`", `$`, `\\$`, `%`, `%%`).Replace(exe)
	return `"` + inner + `"`
}

func (e entered) entry() string { return filepath.Join(e.share, "applications", "terzetto.desktop") }

func (e entered) kinds() string { return filepath.Join(e.share, "mime", "packages", "terzetto.xml") }

func (e entered) On() (bool, error) {
	exe, err := e.exe()
	if err != nil {
		return false, err
	}
	entry, err := os.ReadFile(e.entry())
	if err == nil {
		_, err = os.Stat(e.kinds())
	}
	if errors.Is(err, os.ErrNotExist) {
		return false, nil
	}
	return strings.Contains(string(entry), "Exec="+quotedExec(exe)+" "), err
}

func (e entered) Set(on bool) error {
	exe, err := e.exe()
	if err != nil {
		return err
	}
	for path, text := range map[string]string{e.entry(): desktopEntry(exe), e.kinds(): linux.Kinds} {
		if on {
			err = errors.Join(err, writeDesktopFile(path, text))
		} else if gone := os.Remove(path); !errors.Is(gone, os.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	// This refreshes file managers; without one it may fail.
	_ = exec.Command("update-mime-database", filepath.Join(e.share, "mime")).Run()            //nolint:gosec,noctx // our own folder, a moment
	_ = exec.Command("update-desktop-database", filepath.Join(e.share, "applications")).Run() //nolint:gosec,noctx // as above
	return err
}

func writeDesktopFile(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil { //nolint:gosec // the desktop's programs read it
		return fmt.Errorf("make the folder: %w", err)
	}
	return writeFile("", path, []byte(text))
}
