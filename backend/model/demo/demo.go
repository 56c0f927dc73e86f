package demo

import (
	"context"
	"io"
	"net/http"
	"sync"
	"time"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/model/llm"
)

const (
	// Origin is where the transport of the demo model answers. It is never dialled: .invalid cannot exist.
	Origin = "http://demo.invalid"
	// URL is the base URL of the demo endpoint.
	URL = Origin + "/v1"
	// Model is the id of the only model.
	Model = "terzetto-demo"
)

// Target is the demo model with its capabilities, which are known without a probe.
func Target() llm.Target {
	return llm.Target{URL: URL, Model: Model, Capabilities: llm.Capabilities{
		Probed: true, Streaming: llm.Yes, StreamUsage: llm.Yes, Vision: llm.No, ParallelTools: llm.No, Thinking: llm.Yes,
		ToolMode: llm.ToolModeNamed, ContextTokens: 32768, Server: "Terzetto's built-in demo, not an AI",
	}}
}

// Answers reports whether a target is the demo model.
func Answers(t llm.Target) bool { return t.URL == URL }

// Options sets the pace and the randomness of the demo.
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
	if r.Body != nil {
		defer func() { _ = r.Body.Close() }()
	}
	status, frames := s.serve(r)
	kind := "text/event-stream"
	if len(frames) == 1 {
		kind = "application/json"
	}
	if err := pause(r.Context(), frames[0].wait); err != nil {
		return nil, err
	}
	frames[0].wait = 0
	return &http.Response{
		Status: http.StatusText(status), StatusCode: status, Request: r, ContentLength: -1,
		Header: http.Header{"Content-Type": {kind}, "Cache-Control": {"no-store"}},
		Body:   io.NopCloser(&body{frames: frames, pause: func(d time.Duration) error { return pause(r.Context(), d) }}),
	}, nil
}

func (s *server) serve(r *http.Request) (status int, frames []frame) {
	switch r.Method + " " + r.URL.Path {
	case "GET /v1/models":
		return http.StatusOK, oneFrame(object{"object": "list", "data": []object{{
			"id": Model, "object": "model", "created": s.Now().Unix(), "owned_by": "terzetto (a demo, not an AI)",
		}}})
	case "POST /v1/chat/completions":
		frames, err := s.complete(r.Body)
		if err != nil {
			return http.StatusBadRequest, failure(err.Error())
		}
		return http.StatusOK, frames
	case "GET /v1/chat/completions":
		return http.StatusMethodNotAllowed, failure("Completions are asked for with POST.")
	}
	return http.StatusNotFound, failure("The demo has no " + r.URL.Path + ".")
}

// frame is a part of a response, and the time before it comes.
type frame struct {
	data string
	wait time.Duration
}

// oneFrame is a response of one JSON value.
func oneFrame(v any) []frame { return []frame{{data: marshal(v)}} }

func failure(message string) []frame {
	return oneFrame(object{"error": object{"message": message, "type": "invalid_request_error", "param": nil, "code": nil}})
}

func marshal(v any) string { return string(rawjson.Encode(v)) }

// body produces a response as it is read, so that nothing goes on when the reader stops or the context ends.
type body struct {
	frames []frame
	rest   string // of the frame that is being read
	pause  func(time.Duration) error
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

// pause waits d, or until ctx ends, which is an error.
func pause(ctx context.Context, d time.Duration) error {
	if d > 0 {
		select {
		case <-ctx.Done():
		case <-time.After(d):
		}
	}
	return context.Cause(ctx)
}
