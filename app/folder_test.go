package app

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/adrg/xdg"
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

func TestTheReadmeNamesTheDefaultFolder(t *testing.T) {
	t.Cleanup(xdg.Reload)
	home := t.TempDir()
	for _, name := range []string{"DATA", "STATE", "CONFIG", "CACHE"} {
		t.Setenv("XDG_"+name+"_HOME", filepath.Join(home, strings.ToLower(name)))
	}
	t.Setenv("TERZETTO_DATA_DIR", "")
	xdg.Reload()
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "## What is on disk")
	table, _, _ = strings.Cut(table, "\n## ")
	ctx, end := context.WithCancel(t.Context())
	said, stdout := io.Pipe()
	ended := make(chan int)
	go func() {
		ended <- execute(ctx, &shell{files: fstest.MapFS{}, stdout: stdout, stderr: io.Discard}, []string{"serve"})
	}()
	var at ready
	if err := json.NewDecoder(said).Decode(&at); err != nil {
		t.Fatal(err)
	}
	for path, body := range map[string]string{"endpoints": `{"name":"Harbour","url":"http://127.0.0.1:1","api_key":"sk-0123456789"}`, "backup": `{}`} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, at.URL+"api/"+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+at.Token)
		r.Header.Set("Content-Type", "application/json")
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		if err := answer.Body.Close(); err != nil || answer.StatusCode != http.StatusOK {
			t.Errorf("%s answers %d, %v", path, answer.StatusCode, err)
		}
	}
	names, err := os.ReadDir(filepath.Join(home, "data", "Terzetto"))
	if err != nil {
		t.Fatal(err)
	}
	if all, err := filepath.Glob(filepath.Join(home, "*", "*")); err != nil || len(all) != 1 {
		t.Errorf("it keeps %v, %v", all, err)
	}
	for _, e := range names {
		name := strings.TrimSuffix(strings.TrimSuffix(e.Name(), "-wal"), "-shm")
		if !strings.Contains(table, "`"+name) {
			t.Errorf("the README does not name %s", e.Name())
		}
	}
	end()
	if code := <-ended; code != exitOK || len(names) < 7 {
		t.Errorf("serve ends with %d, and keeps %v", code, names)
	}
}
