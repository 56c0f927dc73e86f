package app

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"
)

const classesRoot = `Software\Classes\`

// newAssociation is that of this program, below the root that a test may move.
func newAssociation() association { return registered{classesRoot, windowProgram} }

// windowProgram is the form of this program that has windows and no console, also where the other one runs.
func windowProgram() (string, error) {
	exe, err := os.Executable()
	if bare, ok := strings.CutSuffix(exe, ".com"); ok {
		exe = bare + ".exe"
	}
	return exe, err
}

type registered struct {
	root string
	exe  func() (string, error)
}

func (r registered) On() (bool, error) {
	exe, err := r.exe()
	if err != nil {
		return false, err
	}
	for _, v := range values(exe) {
		if got, err := r.read(v); err != nil || got != v.text {
			return false, absent(err)
		}
	}
	return true, nil
}

func (r registered) Set(on bool) error {
	exe, err := r.exe()
	if err != nil {
		return err
	}
	if on {
		err = r.put(exe)
	} else {
		err = r.drop(exe)
	}
	tellShell()
	return err
}

func (r registered) put(exe string) error {
	for _, v := range values(exe) {
		key, _, err := registry.CreateKey(registry.CURRENT_USER, r.root+v.key, registry.SET_VALUE)
		if err != nil {
			return fmt.Errorf("make the key %s: %w", v.key, err)
		}
		if err := errors.Join(key.SetStringValue(v.name, v.text), key.Close()); err != nil {
			return fmt.Errorf("write the key %s: %w", v.key, err)
		}
	}
	return nil
}

// drop leaves what another program wrote meanwhile.
func (r registered) drop(exe string) error {
	var failed error
	for _, v := range values(exe) {
		if got, err := r.read(v); err != nil || got != v.text {
			failed = errors.Join(failed, absent(err))
			continue
		}
		key, err := registry.OpenKey(registry.CURRENT_USER, r.root+v.key, registry.SET_VALUE)
		if err != nil {
			failed = errors.Join(failed, absent(err))
			continue
		}
		failed = errors.Join(failed, absent(key.DeleteValue(v.name)), key.Close())
	}
	for _, class := range classes(exe) {
		failed = errors.Join(failed, dropTree(r.root+class))
	}
	return failed
}

// dropTree removes a key with all below it; Windows removes only keys without others.
func dropTree(path string) error {
	key, err := registry.OpenKey(registry.CURRENT_USER, path, registry.ENUMERATE_SUB_KEYS)
	if err != nil {
		return absent(err)
	}
	names, err := key.ReadSubKeyNames(-1)
	err = errors.Join(err, key.Close())
	for _, name := range names {
		err = errors.Join(err, dropTree(path+`\`+name))
	}
	return errors.Join(err, absent(registry.DeleteKey(registry.CURRENT_USER, path)))
}

func (r registered) read(v regValue) (string, error) {
	key, err := registry.OpenKey(registry.CURRENT_USER, r.root+v.key, registry.QUERY_VALUE)
	if err != nil {
		return "", err
	}
	text, _, err := key.GetStringValue(v.name)
	return text, errors.Join(err, key.Close())
}

// absent forgives what is not there.
func absent(err error) error {
	if errors.Is(err, registry.ErrNotExist) {
		return nil
	}
	return err
}

// tellShell has the file manager look again.
func tellShell() {
	const changed = 0x08000000 // SHCNE_ASSOCCHANGED
	notify := windows.NewLazySystemDLL("shell32.dll").NewProc("SHChangeNotify")
	if notify.Find() == nil {
		_, _, _ = notify.Call(changed, 0, 0, 0)
	}
}
