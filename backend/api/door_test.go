package api_test

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"image"
	"image/png"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/core/plugin"
	"terzetto/backend/testing/backendtest"
)

// A door is a running loopback door on a fresh data folder.
type door struct {
	t          *testing.T
	program    *backend.Program
	backend    *backend.Backend // that was open first
	url, token string
}

func open(t *testing.T, plugins ...plugin.Plugin) *door {
	t.Helper()
	return openIn(t, t.TempDir(), plugins...)
}

// openIn is open on a data folder that may hold something.
func openIn(t *testing.T, dir string, plugins ...plugin.Plugin) *door {
	t.Helper()
	return openWith(t, backend.Config{Dir: dir, Plugins: plugins})
}

func openWith(t *testing.T, c backend.Config) *door {
	t.Helper()
	if c.Dir == "" {
		c.Dir = t.TempDir()
	}
	c.Version, c.Keyring = "test", backendtest.NoKeyring{}
	if c.Ports == nil {
		c.Ports = []int{}
	}
	c.Patience = cmp.Or(c.Patience, time.Hour)                  // a busy computer is no deserted turn
	c.Memory = func() (uint64, error) { return 100 << 20, nil } // the race detector holds several times what we do
	p, err := backend.Start(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	b, err := p.Backend()
	if err != nil {
		t.Fatal(err)
	}
	l, err := api.Listen(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := api.NewServer(p, fstest.MapFS{"index.html": {Data: []byte("<!doctype html><title>T</title>")}, "src/main.js": {Data: []byte("0")}}, slog.New(slog.DiscardHandler))
	streams, end := context.WithCancel(context.Background())
	server := &http.Server{Handler: s.Handler(l.Addr().String()), BaseContext: func(net.Listener) context.Context { return streams }, ReadHeaderTimeout: 1e9}
	done := make(chan struct{})
	go func() { defer close(done); _ = server.Serve(l) }()
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
		end()
		_ = server.Close()
		<-done
	})
	return &door{t: t, program: p, backend: b, url: "http://" + l.Addr().String(), token: s.Token()}
}

// ask sends a request and gives the status and the body.
func (d *door) ask(method, path string, body any, change ...func(*http.Request)) (int, string) {
	d.t.Helper()
	resp := d.response(method, path, body, change...)
	defer func() { _ = resp.Body.Close() }()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	return resp.StatusCode, string(data)
}

func (d *door) response(method, path string, body any, change ...func(*http.Request)) *http.Response {
	d.t.Helper()
	var reader io.Reader
	switch b := body.(type) {
	case nil:
	case string:
		reader = strings.NewReader(b)
	default:
		data, err := json.Marshal(b)
		if err != nil {
			d.t.Fatal(err)
		}
		reader = bytes.NewReader(data)
	}
	req, err := http.NewRequestWithContext(d.t.Context(), method, d.url+path, reader)
	if err != nil {
		d.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+d.token)
	if reader != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	for _, c := range change {
		c(req)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		d.t.Fatal(err)
	}
	return resp
}

// get asks and decodes a good answer.
func get[T any](d *door, method, path string, body any) T {
	d.t.Helper()
	status, text := d.ask(method, path, body)
	if status >= 300 {
		d.t.Fatalf("%s %s: %d %s", method, path, status, text)
	}
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		d.t.Fatalf("%s %s: %v in %s", method, path, err, text)
	}
	return v
}

func (d *door) conversation() string {
	d.t.Helper()
	return get[struct{ ID string }](d, "POST", "/api/conversations", map[string]string{"title": "T"}).ID
}

// A frame is one event as it came.
type frame struct{ event, data string }

// stream sends a request that answers with a stream and reads it to its end.
func (d *door) stream(path string, body any) []frame {
	d.t.Helper()
	resp := d.response("POST", path, body)
	defer func() { _ = resp.Body.Close() }()
	if kind := resp.Header.Get("Content-Type"); !strings.HasPrefix(kind, "text/event-stream") {
		data, _ := io.ReadAll(resp.Body)
		d.t.Fatalf("%s answered %s %s", path, kind, data)
	}
	return frames(d.t, resp.Body)
}

func frames(t *testing.T, r io.Reader) []frame {
	t.Helper()
	var all []frame
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if name, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
			all = append(all, frame{event: name})
		} else if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			all[len(all)-1].data = data
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func names(all []frame) string {
	var out []string
	for _, f := range all {
		if len(out) == 0 || out[len(out)-1] != f.event {
			out = append(out, f.event)
		}
	}
	return strings.Join(out, " ")
}

func pixel(t *testing.T) string {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	return base64.StdEncoding.EncodeToString(b.Bytes())
}
