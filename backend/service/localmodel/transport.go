package localmodel

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// mostBody is how much of a request is read.
const mostBody = 64 << 20

// A transport answers the requests of the endpoint: those for a model by its server, and the list of models by itself, in the
// form of a llama.cpp that has several models.
type transport struct{ s *Service }

// Manages implements llm.Managed.
func (transport) Manages() {}

// RoundTrip implements http.RoundTripper.
func (t transport) RoundTrip(r *http.Request) (*http.Response, error) {
	defer func() {
		if r.Body != nil {
			_ = r.Body.Close()
		}
	}()
	switch {
	case r.Method == http.MethodGet && r.URL.Path == "/v1/models":
		return t.list(r)
	case r.Method == http.MethodGet && r.URL.Path == "/props" && r.URL.Query().Get("model") == "":
		return answer(r, http.StatusOK, map[string]any{"role": "router", "build_info": t.build()})
	case r.Method == http.MethodGet && r.URL.Path == "/props":
		return t.pass(r, r.URL.Query().Get("model"))
	case r.Method == http.MethodPost:
		return t.post(r)
	}
	return refuse(r, http.StatusNotFound, "not_found_error", "There is no such route.")
}

func (t transport) build() string {
	if b, ok := t.s.engines.best(); ok {
		return b.Version
	}
	return "b0-none"
}

// list lists the models as a llama.cpp does that loads them when they are asked for.
func (t transport) list(r *http.Request) (*http.Response, error) {
	all, err := t.s.Models(r.Context())
	if err != nil {
		return nil, err
	}
	loaded, _ := t.s.chat.running()
	data := []any{}
	for _, m := range all {
		if m.State != Present {
			continue
		}
		status, out := "unloaded", "text"
		if m.ID == loaded.ID {
			status = "loaded"
		}
		if m.Embeds {
			out = "embeddings"
		}
		data = append(data, map[string]any{
			"id": m.Name, "object": "model", "owned_by": "terzetto", "status": map[string]any{"value": status},
			"architecture": map[string]any{"input_modalities": []string{"text"}, "output_modalities": []string{out}},
			"meta":         map[string]any{"n_params": 1, "size": m.Size, "n_ctx": m.Context},
		})
	}
	return answer(r, http.StatusOK, map[string]any{"object": "list", "data": data})
}

// post sends a request with a body to the server of its model. What only asks something, such as how many tokens a text has,
// starts none.
func (t transport) post(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, mostBody))
	if err != nil {
		return nil, fault.New(fault.TooLarge, "The request is larger than a model can read.").Because(err)
	}
	var wanted struct {
		Model string `json:"model"`
	}
	_ = json.Unmarshal(body, &wanted) // another body names none
	r = r.Clone(r.Context())
	r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
	if !strings.HasPrefix(r.URL.Path, "/v1/") {
		return t.pass(r, wanted.Model)
	}
	entry, err := t.s.await(r.Context(), wanted.Model, func(percent int) {
		llm.TellLoading(r.Context(), llm.Reading{Downloading: true, Percent: percent})
	})
	if errors.Is(err, errNoModel) {
		return refuse(r, http.StatusNotFound, "not_found_error", "There is no model named "+wanted.Model+".")
	}
	if err != nil {
		return nil, err
	}
	runner := t.s.chat
	if entry.Embeds {
		runner = t.s.meaning
	}
	lease, err := runner.use(r.Context(), entry, sha256.Sum256(body), func(percent int) {
		llm.TellLoading(r.Context(), llm.Reading{Percent: percent})
	})
	if err != nil {
		return nil, err
	}
	resp, err := lease.run.server.RoundTrip(r)
	if err != nil {
		crash := lease.endsAt(r.Context())
		lease.release()
		if crash != nil {
			return nil, crash
		}
		return nil, err //nolint:wrapcheck // the server names the act
	}
	resp.Body = &leased{ReadCloser: resp.Body, lease: lease, request: r}
	return resp, nil
}

// pass sends a question to the server that runs, if it has the model.
func (t transport) pass(r *http.Request, model string) (*http.Response, error) {
	entry, server := t.s.chat.running()
	if server == nil || model != "" && entry.Name != model {
		return refuse(r, http.StatusBadRequest, "invalid_request_error", "The model is not loaded.")
	}
	query := *r.URL
	query.RawQuery = ""
	r = r.Clone(r.Context())
	r.URL = &query
	return server.RoundTrip(r) //nolint:wrapcheck // the server names the act
}

// A leased body is the answer of a server, which is used until the body is closed.
type leased struct {
	io.ReadCloser

	lease   *lease
	request *http.Request
}

// Read implements io.Reader. The error is a fault where the server ended by itself.
func (b *leased) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err == nil || n > 0 || b.request.Context().Err() != nil {
		return n, err //nolint:wrapcheck // io.EOF must stay what it is
	}
	if !errors.Is(err, io.EOF) || isClosed(b.lease.run.server.WhenDone()) {
		if crash := b.lease.endsAt(b.request.Context()); crash != nil {
			return n, crash
		}
	}
	return n, err //nolint:wrapcheck // as above
}

// Close implements io.Closer.
func (b *leased) Close() error {
	defer b.lease.release()
	return b.ReadCloser.Close() //nolint:wrapcheck // nobody reads why
}

func refuse(r *http.Request, status int, kind, message string) (*http.Response, error) {
	return answer(r, status, map[string]any{"error": map[string]any{"code": status, "message": message, "type": kind}})
}

func answer(r *http.Request, status int, value any) (*http.Response, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, err //nolint:wrapcheck // it can be written
	}
	return &http.Response{
		Status: http.StatusText(status), StatusCode: status, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Request: r,
		Header: http.Header{"Content-Type": {"application/json"}}, Body: io.NopCloser(bytes.NewReader(text)), ContentLength: int64(len(text)),
	}, nil
}
