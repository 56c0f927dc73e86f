//go:build !windows

package program_test

import (
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// gone says whether a process has ended. One that was killed may stand in the table until
// whoever inherited it has looked.
func gone(t *testing.T, id string) bool {
	t.Helper()
	pid, err := strconv.Atoi(id)
	if err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if syscall.Kill(pid, 0) != nil {
			return true
		}
		if stat, err := os.ReadFile("/proc/" + id + "/stat"); err == nil && strings.Contains(string(stat), ") Z ") {
			return true
		}
	}
	return false
}
