package demo

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"time"
)

const (
	// URL is the base URL of the demo endpoint. It is never dialled: .invalid cannot exist.
	URL = "http://demo.invalid/v1"
	// Model is the id of the only model.
	Model = "terzetto-demo"
)

// Options sets the pace and the dice.
type Options struct {
	Pace time.Duration    // between two tokens; 0 is as fast as the reader reads
	Seed uint64           // the same seed and requests give the same answers
	Now  func() time.Time // for the created field; nil is time.Now
}

// Transport answers requests to URL in the chat completions protocol: POST chat/completions, streamed or
// whole, and GET models. Errors are JSON objects in the form that clients of the protocol read.
func Transport(o Options) http.RoundTripper {
	if o.Now == nil {
		o.Now = time.Now
	}
	return &server{Options: o, book: newBook()}
}

type server struct {
	Options

	book   *book
	mu     sync.Mutex
	count  uint64   // requests
	recent []string // the last prompts with their answers, oldest first
}

// object is a JSON object.
type object = map[string]any

// RoundTrip answers one request. A whole answer comes after the time that streaming it would have taken.
func (s *server) RoundTrip(r *http.Request) (*http.Response, error) {
	sent := io.NopCloser(http.NoBody)
	if r.Body != nil {
		sent = r.Body
	}
	defer func() { _ = sent.Close() }()
	status, kind := http.StatusOK, "application/json"
	var frames []frame
	switch r.Method + " " + r.URL.Path {
	case "GET /v1/models":
		frames = whole(object{"object": "list", "data": []object{{
			"id": Model, "object": "model", "created": s.Now().Unix(), "owned_by": "terzetto (a demo, not an AI)",
		}}})
	case "POST /v1/chat/completions":
		var q request
		err := json.NewDecoder(sent).Decode(&q)
		if err == nil {
			frames, err = s.complete(&q)
		}
		switch {
		case err != nil:
			status, frames = http.StatusBadRequest, failure(err.Error())
		case q.Stream:
			kind = "text/event-stream"
		case !pause(r.Context(), frames[0].wait):
			return nil, context.Cause(r.Context())
		default:
			frames[0].wait = 0
		}
	case "GET /v1/chat/completions":
		status, frames = http.StatusMethodNotAllowed, failure("Completions are asked for with POST.")
	default:
		status, frames = http.StatusNotFound, failure("The demo has no "+r.URL.Path+".")
	}
	ctx, cancel := context.WithCancelCause(r.Context())
	return &http.Response{
		Status: fmt.Sprintf("%d %s", status, http.StatusText(status)), StatusCode: status,
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: http.Header{"Content-Type": {kind}, "Cache-Control": {"no-store"}}, ContentLength: -1, Request: r,
		Body: &body{frames: frames, cancel: cancel, pause: func(d time.Duration) error {
			if !pause(ctx, d) {
				return context.Cause(ctx)
			}
			return nil
		}},
	}, nil
}

// frame is a part of a response, and how long it takes to come.
type frame struct {
	data string
	wait time.Duration
}

// whole is a response of one JSON value.
func whole(v any) []frame { return []frame{{data: marshal(v)}} }

func failure(message string) []frame {
	return whole(object{"error": object{"message": message, "type": "invalid_request_error", "param": nil, "code": nil}})
}

func marshal(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return "{}"
	}
	return string(b)
}

// body produces a response as it is read, so that nothing goes on when the reader stops or its context ends.
type body struct {
	frames []frame
	rest   string // of the frame that is being read
	pause  func(time.Duration) error
	cancel context.CancelCauseFunc
}

func (b *body) Read(p []byte) (int, error) {
	for b.rest == "" {
		if len(b.frames) == 0 {
			return 0, io.EOF
		}
		if err := b.pause(b.frames[0].wait); err != nil {
			return 0, err
		}
		b.rest, b.frames = b.frames[0].data, b.frames[1:]
	}
	n := copy(p, b.rest)
	b.rest = b.rest[n:]
	return n, nil
}

// Close ends a Read that waits.
func (b *body) Close() error {
	b.cancel(http.ErrBodyReadAfterClose)
	return nil
}

// pause waits d, or less when ctx ends, and reports whether to go on.
func pause(ctx context.Context, d time.Duration) bool {
	if d > 0 {
		t := time.NewTimer(d)
		defer t.Stop()
		select {
		case <-ctx.Done():
		case <-t.C:
		}
	}
	return ctx.Err() == nil
}

// remembered is how many requests a prompt is compared with: the passes of a turn or two,
// about what the slots of a local server hold.
const remembered = 8

// cached is the longest beginning that a prompt shares with one of those seen last.
func (s *server) cached(prompt string) string {
	longest := 0
	for _, old := range s.recent {
		n := 0
		for n < min(len(old), len(prompt)) && old[n] == prompt[n] {
			n++
		}
		longest = max(longest, n)
	}
	return prompt[:longest]
}

// keep remembers a prompt with its answer, which a later pass may replay as history.
func (s *server) keep(prompt string) {
	s.recent = append(s.recent, prompt)
	s.recent = slices.Delete(s.recent, 0, max(0, len(s.recent)-remembered))
}
