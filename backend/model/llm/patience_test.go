package llm_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// A slow server does one thing after another, on the clock of a test: an act waits, or sends.
type slow struct {
	headers time.Duration // until they come
	acts    []any
}

// RoundTrip answers a request.
func (s slow) RoundTrip(r *http.Request) (*http.Response, error) {
	if err := sleep(r.Context(), s.headers); err != nil {
		return nil, err
	}
	read, write := io.Pipe()
	go func() {
		for _, act := range s.acts {
			switch act := act.(type) {
			case time.Duration:
				if err := sleep(r.Context(), act); err != nil {
					_ = write.CloseWithError(err)
					return
				}
			case string:
				_, _ = io.WriteString(write, act) // a client that left is no error
			}
		}
		_ = write.Close()
	}()
	return &http.Response{StatusCode: http.StatusOK, Header: http.Header{"Content-Type": {"text/event-stream"}}, Body: read, Request: r}, nil
}

func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func TestTheFirstWordMayTakeThePersonsPatience(t *testing.T) {
	const role = `data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}` + "\n\n"
	var pings []any
	for range 20 {
		pings = append(pings, time.Minute, ": ping\n\n")
	}
	for _, c := range []struct {
		name     string
		patience time.Duration
		server   slow
		says     string // empty: the reply comes
		after    time.Duration
	}{
		{"headers at once, and silence for 150 s", 0, slow{acts: []any{150 * time.Second, hello, end}}, "", 150 * time.Second},
		{"late headers", 0, slow{headers: 150 * time.Second, acts: []any{hello, end}}, "", 150 * time.Second},
		{"late headers, and then the prompt", 0, slow{headers: 8 * time.Minute, acts: []any{8 * time.Minute, hello, end}}, "", 16 * time.Minute},
		{"a role, and then silence", 0, slow{acts: []any{role, 5 * time.Minute, hello, end}}, "", 5 * time.Minute},
		{"pings for longer than the person waits for nothing", 0, slow{acts: append(pings, hello, end)}, "", 20 * time.Minute},
		{"a patience of half an hour", 30 * time.Minute, slow{acts: []any{25 * time.Minute, hello, end}}, "", 25 * time.Minute},
		{"headers, and never a word", 0, slow{acts: []any{time.Hour}}, "slow sent no word of a reply for 600 s, so Terzetto stopped waiting.", 10 * time.Minute},
		{"no headers either", 0, slow{headers: time.Hour}, "slow sent no word of a reply for 600 s, so Terzetto stopped waiting.", 10 * time.Minute},
		{"a patience of a minute", time.Minute, slow{acts: []any{time.Hour}}, "slow sent no word of a reply for 60 s, so Terzetto stopped waiting.", time.Minute},
		{"silence in the middle", 0, slow{acts: []any{5 * time.Minute, hello, time.Hour}}, "slow sent nothing more for 120 s in the middle of the reply, so Terzetto stopped waiting.", 7 * time.Minute},
		{"a server that hangs up", 0, slow{acts: []any{time.Minute, hello}}, "slow cut off the reply.", time.Minute},
		{"a server that hangs up before the first word", 0, slow{acts: []any{role, time.Minute}}, "slow cut off the reply.", time.Minute},
		{"a reply without end", 0, slow{acts: chatter(2 * time.Hour)}, "The reply of slow wasn't complete after", 70 * time.Minute},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				client := llm.NewClient(llm.Options{Transports: map[string]http.RoundTripper{"http://slow": c.server}})
				defer client.Close()
				b, err := llm.Freeze(llm.Target{URL: "http://slow/v1", Model: "m", Patience: c.patience}, nil, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				began := time.Now()
				reply, err := ask(t.Context(), client, b)
				if took := time.Since(began).Truncate(time.Second); took != c.after {
					t.Errorf("it took %s, want %s", took, c.after)
				}
				if c.says == "" && (err != nil || reply.Text != "Hello") || c.says != "" && !strings.HasPrefix(fault.Sentence(err), c.says) {
					t.Errorf("%q, %v", reply.Text, err)
				}
				if errors.Is(err, context.DeadlineExceeded) {
					t.Errorf("%v is no sentence", err)
				}
			})
		})
	}
}

// chatter is a word every minute.
func chatter(all time.Duration) (acts []any) {
	for range int(all.Minutes()) {
		acts = append(acts, hello, time.Minute)
	}
	return acts
}
