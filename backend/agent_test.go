package backend_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"sync"
	"testing"

	"terzetto/backend/service/toolbox"
	"terzetto/backend/testing/backendtest"
)

func TestEveryServerLearnsTheVersionAndNotTheRevision(t *testing.T) {
	var mu sync.Mutex
	var agents []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		agents = append(agents, r.UserAgent())
		http.NotFound(w, r)
	}))
	defer server.Close()
	host := server.Listener.Addr().String()
	c := backendtest.Config(t.TempDir())
	c.Version, c.Ports = "1.2.3+0a1b2c3d", []int{int(netip.MustParseAddrPort(host).Port())}
	b := backendtest.With(t, c)
	if _, err := b.Toolbox.UpdateSettings(t.Context(), json.RawMessage(`{"hosts":["`+host+`"]}`)); err != nil {
		t.Fatal(err)
	}
	// Each of them ends in a failure, because the server offers nothing.
	for name, ask := range map[string]func(){
		"a model server":  func() { _, _ = b.Library.Endpoints.Discover(t.Context()) },
		"a speech server": func() { _, _ = b.Narration.DiscoverSpeech(t.Context()) },
		"a host of http_request": func() {
			_, _ = b.Toolbox.Tools().Call(t.Context(), "http_request", json.RawMessage(`{"url":"`+server.URL+`"}`))
		},
		"a tool server": func() {
			_, _ = b.Toolbox.AddServer(t.Context(), toolbox.ServerInput{Name: "words", Address: server.URL})
		},
	} {
		ask()
		mu.Lock()
		got := agents
		agents = nil
		mu.Unlock()
		if len(got) == 0 || slices.ContainsFunc(got, func(agent string) bool { return agent != "Terzetto/1.2.3" }) {
			t.Errorf("%s is asked by %q", name, got)
		}
	}
}
