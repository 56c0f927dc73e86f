package flow_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// These rules are about time, so their model answers in this process, inside the bubble
// that keeps the clock.

// A served request: how long it takes, and what the answer is.
type served struct {
	after  time.Duration
	status int
	header string // Retry-After
	text   string
}

type transport func(r *http.Request, i int) served

type counting struct {
	transport

	calls, inside, most, left atomic.Int32
}

func (c *counting) RoundTrip(r *http.Request) (*http.Response, error) {
	i := int(c.calls.Add(1)) - 1
	c.most.Store(max(c.most.Load(), c.inside.Add(1)))
	defer c.inside.Add(-1)
	a := c.transport(r, i)
	select {
	case <-time.After(a.after):
	case <-r.Context().Done():
		c.left.Add(1)
		return nil, r.Context().Err()
	}
	body := "{}"
	if a.status == 0 {
		a.status = http.StatusOK
		text, _ := json.Marshal(a.text) // a string always encodes
		body = `data: {"choices":[{"delta":{"content":` + string(text) + `},"finish_reason":"stop"}]}` + "\n\ndata: [DONE]\n\n"
	}
	header := http.Header{"Content-Type": {"text/event-stream"}}
	if a.header != "" {
		header.Set("Retry-After", a.header)
	}
	return &http.Response{StatusCode: a.status, Header: header, Body: io.NopCloser(strings.NewReader(body)), Request: r}, nil
}

// inside runs act in a bubble with a runner whose model answers so.
func inside(t *testing.T, answer transport, act func(*testing.T, *flow.Runner, *counting)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		c := &counting{transport: answer}
		client := llm.NewClient(llm.Options{Transports: map[string]http.RoundTripper{"http://model.invalid": c}})
		defer client.Close()
		act(t, &flow.Runner{Model: client, Now: time.Now, Target: func(context.Context, string) (llm.Target, error) {
			return llm.Target{URL: "http://model.invalid/v1", Model: "m"}, nil
		}}, c)
	})
}

func sideBySide(t *testing.T, n, concurrency int, most int32, whole time.Duration) {
	t.Helper()
	inside(t, func(*http.Request, int) served { return served{after: 50 * time.Millisecond, text: "x"} }, func(t *testing.T, r *flow.Runner, c *counting) {
		began := time.Now()
		result, err := r.Run(t.Context(), branches(n), flow.Input{Text: "x"}, flow.Options{Concurrency: concurrency}, nil)
		if took := time.Since(began); err != nil || c.most.Load() != most || took != whole || result.Duration != whole.Milliseconds() || len(result.Steps[0].Branches) != n {
			t.Errorf("%d at a time in %v (%d ms said), %v", c.most.Load(), took, result.Duration, err)
		}
	})
}

func branchTimeout(t *testing.T) {
	slow := func(r *http.Request, _ int) served {
		body, _ := io.ReadAll(r.Body) // it is in memory
		if strings.Contains(string(body), "slow") {
			return served{after: 5 * time.Second, text: "late"}
		}
		return served{text: "soon"}
	}
	inside(t, slow, func(t *testing.T, r *flow.Runner, c *counting) {
		began := time.Now()
		d := flow.New().Parallel(flow.Config{Prompt: "fast"}, flow.Config{Prompt: "slow"})
		result, err := r.Run(t.Context(), d, flow.Input{}, flow.Options{OnBranchError: flow.Continue, BranchTimeout: 1000}, nil)
		want := "## Output 1\nsoon\n\n## Errors\nBranch 2: The step took too long and was stopped."
		if took := time.Since(began); err != nil || result.Output != want || took != time.Second || c.left.Load() != 1 {
			t.Errorf("after %v, %d left: %q, %v", took, c.left.Load(), result.Output, err)
		}
	})
}

func patience(t *testing.T) {
	busy := func(_ *http.Request, i int) served {
		if i == 0 {
			return served{status: http.StatusTooManyRequests, header: "2"}
		}
		return served{text: "x"}
	}
	inside(t, busy, func(t *testing.T, r *flow.Runner, c *counting) {
		began := time.Now()
		result, err := r.Run(t.Context(), prompts("a"), flow.Input{}, flow.Options{}, nil)
		if took := time.Since(began); err != nil || result.Output != "x" || took != 2*time.Second || c.calls.Load() != 2 {
			t.Errorf("%d calls in %v: %v", c.calls.Load(), took, err)
		}
	})
}

func TestAServerInTroubleIsRetriedAsTheRunSays(t *testing.T) {
	broken := func(*http.Request, int) served { return served{status: http.StatusBadGateway} }
	inside(t, broken, func(t *testing.T, r *flow.Runner, c *counting) {
		var seen []flow.Event
		_, err := r.Run(t.Context(), prompts("a"), flow.Input{}, flow.Options{Retries: 2}, func(e flow.Event) { seen = append(seen, e) })
		failed, ok := err.(*flow.Error) //nolint:errorlint // Run says it is one
		if !ok || failed.Class != flow.ClassModel || c.calls.Load() != 3*3 {
			t.Errorf("%d calls: %v", c.calls.Load(), err)
		}
		if got := strings.Join(told(seen), ", "); got != "step:start 1, error 1" {
			t.Error(got)
		}
	})
}

func TestAStopEndsAToolThatDoesNotHeedIt(t *testing.T) {
	free := make(chan struct{})
	defer close(free)
	s := play(t, calls("stubborn", `{}`))
	var err error
	if s.Tools, err = tool.New(tool.Tool{
		ID: "stubborn", Description: "Hangs.", Level: tool.Read, Input: json.RawMessage(`{"type":"object"}`),
		Do: func(context.Context, json.RawMessage) (json.RawMessage, error) { <-free; return nil, nil },
	}); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	_, failed := s.Run(ctx, flow.New().Step(flow.Config{Prompt: "a", Tools: []flow.Tool{{Name: "stubborn"}}}), flow.Input{}, flow.Options{}, func(e flow.Event) {
		if e.About().Type == flow.TypeToolCall {
			stop()
		}
	})
	if failed == nil {
		t.Error("it went on")
	}
}
