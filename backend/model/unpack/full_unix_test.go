//go:build unix

package unpack_test

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/unpack"
)

// limited has a process write files of a limited size only. To a program that is a full disk.
const limited = "TERZETTO_TEST_LIMITED_FILES"

func TestAFullDiskLeavesNothing(t *testing.T) {
	if os.Getenv(limited) == "" {
		child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
		child.Env = append(os.Environ(), limited+"=1")
		out, err := child.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "--- PASS") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	archive, dir := store(t, tgz(t, file("a"), item{"large", strings.Repeat("\x00", 3<<20), 0o644}))
	var usual syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
		t.Fatal(err)
	}
	less := usual
	less.Cur = 1 << 20
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &less); err != nil {
		t.Fatal(err)
	}
	_, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
	if got := fault.Sentence(err); got != "The disk is too full to unpack engine.bin. Free some space, then try again." || !fault.Is(err, fault.Exhausted) {
		t.Errorf("%q (%v)", got, err)
	}
	nothing(t, archive)
}
