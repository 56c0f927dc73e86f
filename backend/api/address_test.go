package api_test

import (
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"

	"terzetto/backend"
	"terzetto/backend/api"
)

func TestTheDoorAnswersAtItsLoopbackAddressAlone(t *testing.T) {
	s := api.NewServer(&backend.Program{}, fstest.MapFS{"index.html": {Data: []byte("<!doctype html>")}}, slog.New(slog.DiscardHandler))
	for _, c := range []struct {
		at              string
		ours, strangers []string
	}{
		{"127.0.0.2:7000", []string{"127.0.0.2:7000"}, []string{"127.0.0.1:7000", "localhost:7000", "127.0.0.3:7000", "[::1]:7000"}},
		{"127.1.2.3:7000", []string{"127.1.2.3:7000"}, []string{"127.1.2.3:7001", "127.1.2.3", "evil.example:7000"}},
		{"[::1]:7000", []string{"[::1]:7000", "[0:0:0:0:0:0:0:1]:7000", "localhost:7000"}, []string{"127.0.0.2:7000", "[::2]:7000"}},
		{"127.0.0.1:7000", []string{"127.0.0.1:7000", "localhost:7000"}, []string{"127.0.0.2:7000", "127.0.0.1:80", "127.0.0.1", "127.0.0.1.evil.example:7000"}},
		{"127.0.0.1:80", []string{"127.0.0.1", "localhost", "127.0.0.1:80"}, []string{"evil.example", "127.0.0.2"}},
	} {
		handler := s.Handler(c.at)
		ask := func(path, host, origin string) int {
			r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil)
			r.Host = host
			r.Header.Set("Authorization", "Bearer "+s.Token())
			if origin != "" {
				r.Header.Set("Origin", "http://"+origin)
			}
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			return w.Code
		}
		for _, host := range c.ours {
			if page, call := ask("/", host, host), ask("/api/nothing", host, host); page != 200 || call != 404 {
				t.Errorf("listening on %s, %s gets the page with %d and the API with %d", c.at, host, page, call)
			}
		}
		for _, host := range c.strangers {
			if asHost, asOrigin := ask("/", host, ""), ask("/", c.ours[0], host); asHost != 403 || asOrigin != 403 {
				t.Errorf("listening on %s, the host %s gets %d and the origin %d", c.at, host, asHost, asOrigin)
			}
		}
	}
}

func TestEveryLoopbackAddressCanBeListenedOn(t *testing.T) {
	for _, addr := range []string{"127.0.0.1:0", "127.0.0.2:0", "127.1.2.3:0", "[::1]:0"} {
		l, err := api.Listen(t.Context(), addr)
		if err != nil {
			if here, failed := (&net.ListenConfig{}).Listen(t.Context(), "tcp", addr); failed == nil {
				_ = here.Close()
				t.Errorf("%s: %v", addr, err)
			}
			continue // this computer has no such address
		}
		_ = l.Close()
	}
}
