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
	dir        string
	URL, Token string
	ready      time.Duration
}

// serve starts the binary on dir and waits until it says that it is ready.
func (b *bench) serve(ctx context.Context, dir string) (*product, error) {
	p := &product{dir: dir, cmd: exec.CommandContext(ctx, b.binary, "serve", "--data-dir", dir, "--log-level", "error")}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	began := time.Now()
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(out).ReadBytes('\n')
	if err != nil {
		return nil, fmt.Errorf("the program did not become ready: %w", err)
	}
	p.ready = time.Since(began)
	return p, json.Unmarshal(line, p)
}

func (p *product) close() error {
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	return p.cmd.Wait()
}

// do calls the API and decodes the answer into out.
func (p *product) do(ctx context.Context, method, path string, in, out any) error {
	resp, err := p.request(ctx, method, path, in, "application/json")
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return err
	}
	if resp.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %d %s", method, path, resp.StatusCode, body)
	}
	if out == nil || len(body) == 0 {
		return nil
	}
	return json.Unmarshal(body, out)
}

func (p *product) request(ctx context.Context, method, path string, in any, accept string) (*http.Response, error) {
	var body io.Reader
	if in != nil {
		data, err := json.Marshal(in)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(data)
	}
	req, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(p.URL, "/")+path, body)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+p.Token)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", accept)
	return http.DefaultClient.Do(req)
}

// connect makes the scripted model the one that answers, with or without agents.
func (p *product) connect(ctx context.Context, m *model, agents bool) error {
	var e struct {
		ID int64 `json:"id"`
	}
	if err := p.do(ctx, "POST", "/api/endpoints", map[string]string{"name": "bench", "url": m.URL}, &e); err != nil {
		return err
	}
	if err := p.do(ctx, "POST", fmt.Sprintf("/api/endpoints/%d/use", e.ID), map[string]string{"model_name": "bench"}, nil); err != nil {
		return err
	}
	return p.agents(ctx, agents)
}

func (p *product) agents(ctx context.Context, on bool) error {
	return p.do(ctx, "PUT", "/api/settings", map[string]any{"enable_agent": on}, nil)
}

func (p *product) conversation(ctx context.Context) (string, error) {
	var c struct {
		ID string `json:"id"`
	}
	err := p.do(ctx, "POST", "/api/conversations", map[string]string{"title": "bench"}, &c)
	return c.ID, err
}

// A streamed turn, as the server delivered it.
type streamed struct {
	first, whole time.Duration
	text         int // characters of tokens
}

// send runs one turn and reads its stream to the end.
func (p *product) send(ctx context.Context, conversation, text string) (streamed, error) {
	began := time.Now()
	resp, err := p.request(ctx, "POST", "/api/conversations/"+conversation+"/send", map[string]string{"content": text}, "text/event-stream")
	if err != nil {
		return streamed{}, err
	}
	defer func() { _ = resp.Body.Close() }()
	var s streamed
	lines := bufio.NewReaderSize(resp.Body, 1<<16)
	name := ""
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			if errors.Is(err, io.EOF) {
				return s, nil
			}
			return s, err
		}
		if event, ok := strings.CutPrefix(line, "event: "); ok {
			name = strings.TrimSpace(event)
		}
		data, ok := strings.CutPrefix(line, "data: ")
		if !ok {
			continue
		}
		switch name {
		case "token":
			if s.first == 0 {
				s.first = time.Since(began)
			}
			s.text += len(data) - 1
		case "error":
			return s, errors.New(data)
		case "done":
			s.whole = time.Since(began)
		}
	}
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
