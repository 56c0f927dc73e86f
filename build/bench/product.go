package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// A product is a running `terzetto serve`.
type product struct {
	cmd        *exec.Cmd
	URL, Token string
	ready      time.Duration
}

// serve starts the binary on dir and waits until it says that it is ready.
func (b *bench) serve(ctx context.Context, dir string) *product {
	p := &product{cmd: exec.CommandContext(ctx, b.binary, "serve", "--data-dir", dir, "--log-level", "error")}
	out := must(p.cmd.StdoutPipe())
	began := time.Now()
	b.begin(p.cmd)
	line, err := bufio.NewReader(out).ReadBytes('\n')
	if err != nil {
		check(fmt.Errorf("the program did not become ready: %w", err))
	}
	p.ready = time.Since(began)
	check(json.Unmarshal(line, p))
	return p
}

func (p *product) close() {
	check(p.cmd.Process.Signal(syscall.SIGTERM))
	check(p.cmd.Wait())
}

// do calls the API and decodes the answer into out.
func (p *product) do(ctx context.Context, method, path string, in, out any) {
	resp := p.request(ctx, method, path, in, "application/json")
	defer func() { _ = resp.Body.Close() }()
	body := must(io.ReadAll(resp.Body))
	if resp.StatusCode >= 300 {
		check(fmt.Errorf("%s %s: %d %s", method, path, resp.StatusCode, body))
	}
	if out != nil && len(body) > 0 {
		check(json.Unmarshal(body, out))
	}
}

// fetch reads an answer of at least so many bytes and tells how long it took.
func (p *product) fetch(ctx context.Context, path string, least int64) time.Duration {
	began := time.Now()
	resp := p.request(ctx, "GET", path, nil, "application/json")
	defer func() { _ = resp.Body.Close() }()
	if n := must(io.Copy(io.Discard, resp.Body)); resp.StatusCode != http.StatusOK || n < least {
		check(fmt.Errorf("%s came as status %d with %d bytes", path, resp.StatusCode, n))
	}
	return time.Since(began)
}

func (p *product) request(ctx context.Context, method, path string, in any, accept string) *http.Response {
	var body io.Reader
	if in != nil {
		body = bytes.NewReader(must(json.Marshal(in)))
	}
	req := must(http.NewRequestWithContext(ctx, method, strings.TrimSuffix(p.URL, "/")+path, body))
	req.Header.Set("Authorization", "Bearer "+p.Token)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", accept)
	return must(http.DefaultClient.Do(req))
}

// connect makes the scripted model the one that answers, with or without agents.
func (p *product) connect(ctx context.Context, m *model, agents bool) {
	var e struct {
		ID int64 `json:"id"`
	}
	p.do(ctx, "POST", "/api/endpoints", map[string]string{"name": "bench", "url": m.URL}, &e)
	p.do(ctx, "POST", fmt.Sprintf("/api/endpoints/%d/use", e.ID), map[string]string{"model_name": "bench"}, nil)
	p.agents(ctx, agents)
}

func (p *product) agents(ctx context.Context, on bool) {
	p.do(ctx, "PUT", "/api/settings", map[string]any{"enable_agent": on, "helpers_without_character": on}, nil)
}

func (p *product) conversation(ctx context.Context) string {
	var c struct {
		ID string `json:"id"`
	}
	p.do(ctx, "POST", "/api/conversations", map[string]string{"title": "bench"}, &c)
	return c.ID
}

// A message of a conversation.
type message struct {
	ID      int64  `json:"id"`
	Role    string `json:"role"`
	Content string `json:"content"`
}

func (p *product) messages(ctx context.Context, conversation string) (transcript []message) {
	p.do(ctx, "GET", "/api/conversations/"+conversation+"/messages", nil, &transcript)
	return transcript
}

// A streamed turn, as the server delivered it.
type streamed struct{ first, whole time.Duration }

// send runs one turn and reads its stream to the end.
func (p *product) send(ctx context.Context, conversation, text string) (s streamed) {
	began := time.Now()
	resp := p.request(ctx, "POST", "/api/conversations/"+conversation+"/send", map[string]string{"content": text}, "text/event-stream")
	defer func() { _ = resp.Body.Close() }()
	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(make([]byte, 1<<16), 1<<26)
	for name := ""; lines.Scan(); {
		if event, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
			name = event
		}
		data, ok := strings.CutPrefix(lines.Text(), "data: ")
		switch {
		case !ok:
		case name == "token" && s.first == 0:
			s.first = time.Since(began)
		case name == "error":
			check(errors.New(data))
		case name == "done":
			s.whole = time.Since(began)
		}
	}
	check(lines.Err())
	return s
}

// cpu is the processor time that the program has used.
func (p *product) cpu() time.Duration {
	_, used := processOf(p.cmd.Process.Pid)
	return time.Duration(used) * 10 * time.Millisecond // clock ticks are 100 a second on Linux
}

// status reads a figure of /proc/PID/status in MiB.
func (p *product) status(field string) float64 {
	return memoryOf(p.cmd.Process.Pid, "status", field)
}

// processOf reads the parent of a process and the processor time that it has used, in clock ticks.
func processOf(pid int) (parent, used int) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, 0
	}
	fields := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+2:]))
	parent, _ = strconv.Atoi(fields[1])
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return parent, user + system
}

// memoryOf reads a field of a file of /proc/PID in MiB.
func memoryOf(pid int, file, field string) float64 {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, file))
	if err != nil {
		return 0
	}
	for line := range strings.SplitSeq(string(data), "\n") {
		if rest, ok := strings.CutPrefix(line, field+":"); ok {
			kb, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kb / 1024
		}
	}
	return 0
}
