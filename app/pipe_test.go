//go:build !windows

package app

import (
	"path/filepath"
	"syscall"
	"testing"

	"terzetto/backend/base/fault"
)

func TestAPipeThatIsDroppedIsRefusedAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	var d pendingFiles
	d.announce(path)
	if _, err := d.open("1"); !fault.Is(err, fault.Unavailable) {
		t.Error(err)
	}
}
