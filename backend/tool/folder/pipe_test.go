//go:build unix

package folder_test

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"terzetto/backend/base/fault"
)

func TestAPipeHoldsNobodyUp(t *testing.T) {
	d := open(t)
	if err := syscall.Mkfifo(filepath.Join(d.dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	for id, in := range map[string]args{"read_file": {"path": "pipe"}, "write_file": {"path": "pipe", "content": "x"}} {
		if _, err := d.call(id, in); !fault.Is(err, fault.Invalid) || !strings.Contains(err.Error(), "not a regular file") {
			t.Errorf("%s: %v", id, err)
		}
	}
	if got, err := d.call("list_files", args{}); err != nil || !strings.Contains(got, `"name":"pipe","path":"pipe","type":"other"`) {
		t.Errorf("%s %v", got, err)
	}
}
