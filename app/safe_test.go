package app

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

func TestASafeStartMarksThePageAndNothingElse(t *testing.T) {
	files := safeFiles{fstest.MapFS{
		"index.html": {Data: []byte(`<!doctype html><html lang="en"><html lang="de">`)},
		"a.html":     {Data: []byte(`<html lang="en">`)},
	}}
	server := httptest.NewServer(http.FileServerFS(files))
	defer server.Close()
	for path, want := range map[string]string{
		"/": `<!doctype html><html data-safe lang="en"><html lang="de">`, "/a.html": `<html lang="en">`, "/none": "404 page not found\n",
	} {
		ask, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		resp, err := server.Client().Do(ask)
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(resp.Body)
		_ = resp.Body.Close()
		if err != nil || string(got) != want || path == "/" && resp.ContentLength != int64(len(want)) {
			t.Errorf("%s is %q (%d bytes), %v", path, got, resp.ContentLength, err)
		}
	}
	var help strings.Builder
	if err := dispatch(t.Context(), &shell{stderr: &help}, []string{"--help"}); err == nil || !strings.Contains(help.String(), "-safe") {
		t.Errorf("the help says %s, %v", help.String(), err)
	}
}
