package llm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"terzetto/backend/base/fault"
)

// A ModelInfo is a model as its server lists it.
type ModelInfo struct {
	ID            string `json:"id"`
	ContextTokens int    `json:"context_tokens"` // 0: unknown
	Tools         Tri    `json:"tools"`
	Vision        Tri    `json:"vision"`
	Thinking      Tri    `json:"thinking"`
	Loaded        Tri    `json:"loaded"`
	Version       string `json:"-"` // changes with the model's file
	Owner         string `json:"-"` // as the list says

	Defaults map[string]json.RawMessage `json:"-"` // what it does where nothing is set, by the server's names
}

// named reports whether a person means the model by a name. An Ollama adds a tag to a name without one.
func (m ModelInfo) named(name string) bool { return m.ID == name || m.ID == name+":latest" }

// answerBytes is how much of an answer that is not what was asked for is looked at: some refusals quote a template.
const answerBytes = 4 << 10

// metaBytes and metaTime bound what is asked of a server about itself.
const (
	metaBytes = 4 << 20
	metaTime  = 15 * time.Second
)

// Models asks a server which models it has.
func (c *Client) Models(ctx context.Context, address, key string) ([]ModelInfo, error) {
	t := Target{URL: address, Key: key}
	var err error
	var list struct {
		Data []struct {
			ID            string `json:"id"`
			MaxModelLen   int    `json:"max_model_len"`
			ContextLength int    `json:"context_length"`
			OwnedBy       string `json:"owned_by"`
		} `json:"data"`
	}
	for _, a := range append([]string{address}, Alternatives(address)...) {
		if err = c.meta(ctx, http.MethodGet, a+"/models", key, nil, &list); !refusedConnection(err) {
			break
		}
	}
	if err != nil {
		return nil, metaFault(t, err)
	}
	models := []ModelInfo{}
	for _, m := range list.Data {
		if m.ID != "" {
			models = append(models, ModelInfo{ID: m.ID, ContextTokens: max(m.MaxModelLen, m.ContextLength), Owner: m.OwnedBy})
		}
	}
	return models, nil
}

// answerError is an answer that is not what was asked for.
type answerError struct {
	status int
	kind   string
	text   string
}

func (e *answerError) Error() string { return fmt.Sprintf("status %d, %s", e.status, e.kind) }

// meta asks a server about itself and decodes the JSON into out.
func (c *Client) meta(ctx context.Context, method, address, key string, in, out any) error {
	ctx, cancel := context.WithTimeout(ctx, metaTime)
	defer cancel()
	return c.metaWithin(ctx, method, address, key, in, out)
}

// metaWithin does the same in the time that ctx leaves.
func (c *Client) metaWithin(ctx context.Context, method, address, key string, in, out any) error {
	var body io.Reader
	if in != nil {
		data, err := json.Marshal(in)
		if err != nil {
			return err
		}
		body = bytes.NewReader(data)
	}
	defer c.options.Secrets.Use(key)()
	ctx = context.WithValue(ctx, bodyKey{}, parcel{key: key})
	req, err := http.NewRequestWithContext(ctx, method, address, body)
	if err != nil {
		return err
	}
	req.Header.Set("Accept", "application/json")
	if in != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	data, err := io.ReadAll(io.LimitReader(resp.Body, metaBytes))
	if err != nil {
		return err
	}
	data = c.options.Secrets.Records().JSON(data)
	if resp.StatusCode != http.StatusOK || json.Unmarshal(data, out) != nil {
		return &answerError{resp.StatusCode, resp.Header.Get("Content-Type"), string(data[:min(len(data), answerBytes)])}
	}
	return nil
}

func metaFault(t Target, err error) error {
	if wrong, ok := errors.AsType[*answerError](err); ok {
		if strings.Contains(wrong.kind, "text/html") {
			return faultOf(t, errWebPage, nil)
		}
		if wrong.status == http.StatusOK {
			return fault.Newf(fault.Unavailable, "%s answered, but not with a list of models.", host(t.URL)).Because(err)
		}
		return refusal(t, wrong.status, readServerError([]byte(wrong.text)))
	}
	return faultOf(t, err, nil)
}
