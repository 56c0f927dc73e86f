package api_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/service/transfer"
)

// browserForm sends a file as a browser does, under a name as it is in the header.
func (d *door) browserForm(path, name string) (status int, body []byte) {
	d.t.Helper()
	form := "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name + "\"\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b--\r\n"
	r, err := http.NewRequestWithContext(d.t.Context(), http.MethodPost, d.url+path, strings.NewReader(form))
	if err != nil {
		d.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+d.token)
	r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		d.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	var raw json.RawMessage
	if err := json.NewDecoder(answer.Body).Decode(&raw); err != nil {
		d.t.Fatal(err)
	}
	return answer.StatusCode, raw
}

func TestAFormNamesItsFileAsABrowserDoes(t *testing.T) {
	for _, c := range []struct{ name, sent, moved, added string }{
		{"a quote", `a%22b.txt`, `a"b.txt`, "a-b.txt"},
		{"a line break", `a%0D%0Ab.txt`, "a\r\nb.txt", "ab.txt"},
		{"another percent", `100%25 a%20b.txt`, `100%25 a%20b.txt`, `100%25 a%20b.txt`},
		{"small letters of another program", `a%0ab.txt`, `a%0ab.txt`, `a%0ab.txt`},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := open(t)
			status, body := d.browserForm("/api/moving/upload", c.sent)
			var moved transfer.Upload
			if err := json.Unmarshal(body, &moved); err != nil || status != http.StatusOK || moved.Name != c.moved {
				t.Errorf("an import is called %q, want %q: %d %s %v", moved.Name, c.moved, status, body, err)
			}
			status, body = d.browserForm("/api/files", c.sent)
			var file struct{ Name string }
			if err := json.Unmarshal(body, &file); err != nil || status != http.StatusOK || file.Name != c.added {
				t.Errorf("a file is called %q, want %q: %d %s %v", file.Name, c.added, status, body, err)
			}
		})
	}
}
