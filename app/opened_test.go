package app

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestAFileThatIsOpenedWaitsUntilThePageStands(t *testing.T) {
	dir := t.TempDir()
	path, large, gone := filepath.Join(dir, "ines.charx"), filepath.Join(dir, "large.json"), filepath.Join(dir, "gone.charx")
	for name, size := range map[string]int64{path: 4, large: 51 << 20} {
		if err := os.WriteFile(name, []byte("card"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(name, size); err != nil {
			t.Fatal(err)
		}
	}
	var d pendingFiles
	d.announce(path)
	d.announce(large)
	var seen []openedFile
	d.deliver(func(f openedFile) { seen = append(seen, f) })
	d.announce(gone)
	d.announce(dir)
	mux := http.NewServeMux()
	mux.Handle("GET /api/opened/{number}", d.serve(slog.New(slog.DiscardHandler)))
	get := func(address string) string {
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil))
		return http.StatusText(w.Code) + " " + w.Body.String()
	}
	refused := http.StatusText(http.StatusUnprocessableEntity)
	for i, want := range [][]string{
		{"ines.charx", "OK card"},
		{"large.json", refused, "This file is larger than 50 MB."},
		{"gone.charx", refused, "Couldn't open this file."},
		{filepath.Base(dir), refused, "Couldn't open this file."},
	} {
		if i >= len(seen) || seen[i].Filename != want[0] {
			t.Fatalf("the page was told of %v", seen)
		}
		got := get(seen[i].Address)
		for _, part := range want[1:] {
			if !strings.Contains(got, part) {
				t.Errorf("%s: %s", want[0], got)
			}
		}
		if again := get(seen[i].Address); !strings.HasPrefix(again, refused) {
			t.Errorf("%s is handed out again: %s", want[0], again)
		}
	}
	if got := get("/api/opened/" + strings.Repeat("9", 5)); !strings.HasPrefix(got, refused) {
		t.Error("a number of nothing gives", got)
	}
	for arg, want := range map[string]bool{path: true, dir: false, filepath.Join(dir, "gone.json"): false, "doctor": false} {
		if openable(arg) != want {
			t.Errorf("openable(%s) is not %t", filepath.Base(arg), want)
		}
	}
}

func TestWhatIsDroppedIsToldOnceAndHandedOut(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a lamp ä.png")
	if err := os.WriteFile(path, []byte("\x89PNG\r\n\x1a\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	list := "# from elsewhere\r\nhttps://example.com/a.png\r\nfile://elsewhere" + path + "\r\n" +
		(&url.URL{Scheme: "file", Path: path}).String() + "\r\nfile://" + dir + "\r\n"
	var d pendingFiles
	mux := http.NewServeMux()
	mux.Handle("GET /api/opened/{number}", d.serve(slog.New(slog.DiscardHandler)))
	mux.Handle("GET /api/dropped", d.serveDropped(func() string {
		taken := list
		list = ""
		return taken
	}))
	get := func(address string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil))
		return w
	}
	var all []openedFile
	if err := json.Unmarshal(get("/api/dropped").Body.Bytes(), &all); err != nil {
		t.Fatal(err)
	}
	want := []openedFile{{"/api/opened/1", "a lamp ä.png", false}, {"/api/opened/2", filepath.Base(dir), true}}
	if !slices.Equal(all, want) {
		t.Fatalf("the page was told of %v", all)
	}
	if w := get(all[0].Address); w.Header().Get("Content-Type") != "image/png" || w.Body.Len() != 8 {
		t.Errorf("the picture: %v %q", w.Header(), w.Body)
	}
	if got := get("/api/dropped").Body.String(); got != "[]\n" {
		t.Errorf("the next time: %s", got)
	}
}
