//go:build unix

package fetch_test

import (
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/fetch"
)

// limited has a process write files of a limited size only. To a program that is a full disk.
const limited = "TERZETTO_TEST_LIMITED_FILES"

func TestAFullDiskKeepsWhatHasArrived(t *testing.T) {
	if os.Getenv(limited) == "" {
		child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
		child.Env = append(os.Environ(), limited+"=1")
		out, err := child.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "--- PASS") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	const most = 3_000_000
	body, sum := model(5_000_000)
	server := httptest.NewServer(&site{body: body, etag: `"one"`})
	defer server.Close()
	d := newRig(t, nil)
	d.options.Transport = nil
	var usual syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
		t.Fatal(err)
	}
	less := usual
	less.Cur = most
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &less); err != nil {
		t.Fatal(err)
	}
	_, err := d.get(t.Context(), fetch.Source{URL: server.URL, SHA256: sum})
	if got := fault.Sentence(err); got != "The disk is too full for the model. Free at least 2.1 GB, then try again." || !fault.Is(err, fault.Exhausted) {
		t.Errorf("%q (%v)", got, err)
	}
	if got := d.kept(); got < most/2 || got > most {
		t.Errorf("%d bytes are kept", got)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
		t.Fatal(err)
	}
	if _, err := d.get(t.Context(), fetch.Source{URL: server.URL, SHA256: sum}); err != nil {
		t.Error(err)
	}
	if first := d.seen[0]; !first.Checking {
		t.Errorf("the download began anew: %s", fmt.Sprint(first))
	}
	d.holds(body)
}
