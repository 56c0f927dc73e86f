package app

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

func TestACommandSaysWhichProgramHoldsTheFolder(t *testing.T) {
	dir := t.TempDir()
	ctx, end := context.WithCancel(t.Context())
	said, stdout := io.Pipe()
	ended := make(chan int)
	go func() {
		ended <- execute(ctx, &shell{files: fstest.MapFS{}, stdout: stdout, stderr: io.Discard}, []string{"serve", "--data-dir", dir})
	}()
	if _, err := bufio.NewReader(said).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	refused := func(want string) {
		t.Helper()
		var stderr strings.Builder
		code := execute(t.Context(), &shell{stdout: io.Discard, stderr: &stderr}, []string{"backup", "--data-dir", dir, filepath.Join(dir, "copy.db")})
		if code != exitHeld || !strings.Contains(stderr.String(), want) {
			t.Errorf("the code is %d, with %q, which should say %q", code, stderr.String(), want)
		}
	}
	refused("“terzetto serve” (process " + strconv.Itoa(os.Getpid()) + ") is using this data folder")
	if runtime.GOOS != "windows" { // there the number of the process that holds the folder can't be read
		note, err := json.Marshal(ready{PID: os.Getpid() + 1})
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, serveNote), note, 0o600); err != nil {
			t.Fatal(err)
		}
		refused("Another Terzetto (process " + strconv.Itoa(os.Getpid()) + ")")
	}
	end()
	if code := <-ended; code != exitOK {
		t.Errorf("serve ends with %d", code)
	}
}
