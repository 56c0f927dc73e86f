package demo

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"
)

const (
	// URL is the base URL of the demo endpoint. It is never dialled: .invalid cannot exist.
	URL = "http://demo.invalid/v1"
	// Model is the id of the only model.
	Model = "terzetto-demo"

	// fingerprint goes into system_fingerprint of every answer.
	fingerprint = "demo-not-an-ai"
	// maxBody leaves room for the 32 MiB of images that one message may carry, as base64.
	maxBody = 64 << 20
)

// Options sets the pace and the dice.
type Options struct {
	Pace time.Duration    // between two tokens; 0 is as fast as the reader reads
	Seed uint64           // the same seed and requests give the same answers
	Now  func() time.Time // for the created field; nil is time.Now
}

// Handler speaks the chat completions protocol: POST /v1/chat/completions, streamed or
// whole, and GET /v1/models. Errors are JSON objects in the form that clients of the protocol read.
func Handler(o Options) http.Handler {
	if o.Now == nil {
		o.Now = time.Now
	}
	s := &server{o: o}
	mux := http.NewServeMux()
	mux.HandleFunc("/v1/chat/completions", s.complete)
	mux.HandleFunc("/v1/models", s.models)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		refuse(w, http.StatusNotFound, "The demo has no "+r.URL.Path+".")
	})
	return mux
}

type server struct {
	o     Options
	count atomic.Uint64
	seen  ledger
}

func (s *server) models(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet {
		refuse(w, http.StatusMethodNotAllowed, "Models are read with GET.")
		return
	}
	type model struct {
		ID      string `json:"id"`
		Object  string `json:"object"`
		Created int64  `json:"created"`
		OwnedBy string `json:"owned_by"`
	}
	writeJSON(w, http.StatusOK, struct {
		Object string  `json:"object"`
		Data   []model `json:"data"`
	}{"list", []model{{Model, "model", s.o.Now().Unix(), "terzetto (a demo, not an AI)"}}})
}

func (s *server) complete(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		refuse(w, http.StatusMethodNotAllowed, "Completions are asked for with POST.")
		return
	}
	var q request
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody)).Decode(&q); err != nil {
		if tooLarge := new(http.MaxBytesError); errors.As(err, &tooLarge) {
			refuse(w, http.StatusRequestEntityTooLarge, "The request is larger than 64 MiB.")
			return
		}
		refuse(w, http.StatusBadRequest, "The request is not readable JSON: "+err.Error())
		return
	}
	if len(q.Messages) == 0 {
		refuse(w, http.StatusBadRequest, "The request has no messages.")
		return
	}
	n := s.count.Add(1)
	a, err := respond(&q, dice(s.o.Seed, n, &q))
	if err != nil {
		refuse(w, http.StatusBadRequest, err.Error())
		return
	}
	p := reply{
		id:      "demo-" + strconv.FormatUint(n, 10),
		created: s.o.Now().Unix(),
		pace:    s.o.Pace,
		answer:  limit(a, &q),
	}
	trail := s.seen.trail(&q)
	p.usage = trail.usage(p.answer.tokens())
	if q.Stream {
		p.stream(r.Context(), w, q.StreamOptions.IncludeUsage)
	} else {
		p.whole(r.Context(), w)
	}
	// A request that was cut off left its prompt in the cache of a real server too.
	s.seen.keep(trail, p.answer)
}

// pause waits d, or less when ctx ends, and reports whether to go on.
func pause(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return ctx.Err() == nil
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return ctx.Err() == nil
	}
}

func refuse(w http.ResponseWriter, status int, message string) {
	kind := "invalid_request_error"
	if status == http.StatusNotFound {
		kind = "not_found_error"
	}
	type body struct {
		Message string  `json:"message"`
		Type    string  `json:"type"`
		Param   *string `json:"param"`
		Code    *string `json:"code"`
	}
	writeJSON(w, status, struct {
		Error body `json:"error"`
	}{body{Message: message, Type: kind}})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(b) // a reader that has gone needs no answer
}
