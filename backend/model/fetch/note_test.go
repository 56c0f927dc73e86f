package fetch_test

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"

	"terzetto/backend/model/fetch"
)

// direct has a handler answer without a connection.
type direct struct{ http.Handler }

func (d direct) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	d.ServeHTTP(w, r)
	return w.Result(), nil
}

// Whatever a note says and whatever bytes lie beside it: at the place is the whole file, or nothing.
func FuzzNoNoteSpoilsAFile(f *testing.F) {
	body, sum := model(5000)
	f.Add([]byte(`{"url":"`+address+`","name":"m","etag":"\"one\"","size":5000,"done":70}`), body[:70])
	f.Add([]byte(`{"url":"`+address+`","name":"m","etag":"\"two\"","size":5000,"done":70}`), body[:90])
	f.Add([]byte(`{"url":"`+address+`","size":4999,"done":4999,"sha256":"`+flipped+`"}`), body[:4999])
	f.Add([]byte(`{"url":"`+address+`","done":-1}`), body)
	f.Add([]byte(`{"url":"`+address+`","size":5000,"done":5000}`), bytes.Repeat([]byte("x"), 5000))
	f.Add([]byte(`{"url":"`+address+`","etag":"a\r\nb","done":3}`), body[:3])
	f.Add([]byte(`[`), []byte(nil))
	f.Fuzz(func(t *testing.T, note, part []byte) {
		synctest.Test(t, func(t *testing.T) { tryNote(t, note, part, body, sum) })
	})
}

func tryNote(t *testing.T, note, part, body []byte, sum string) {
	t.Helper()
	dir := t.TempDir()
	s := &site{body: body, etag: `"one"`}
	options := fetch.Options{Dir: dir, Transport: direct{s}, FreeDisk: func(string) (uint64, bool) { return 0, false }}
	source := fetch.Source{URL: address, Name: "m", SHA256: sum}
	fetcher := fetch.New(options)
	part0, note0 := fetch.Paths(fetcher, address)
	if err := os.WriteFile(note0, note, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(part0, part, 0o600); err != nil {
		t.Fatal(err)
	}
	if all, err := fetcher.Parts(); err != nil || len(all) > 1 {
		t.Fatalf("%v, %v", all, err)
	}
	dest := filepath.Join(dir, "models", "m.gguf")
	_, err := fetcher.Get(t.Context(), source, dest, nil)
	if err != nil { // the bytes of the note were not those of the file, and are deleted
		if _, at := os.Stat(dest); at == nil {
			t.Fatal("a damaged file is at its place")
		}
		_, err = fetcher.Get(t.Context(), source, dest, nil)
	}
	if got, _ := os.ReadFile(dest); err != nil || !bytes.Equal(got, body) {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
}
