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

	"terzetto/backend/base/contact"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
)

// A ModelInfo is a model as its server lists it.
type ModelInfo struct {
	ID            string `json:"id"`
	ContextTokens int    `json:"context_tokens"` // 0: unknown
	Tools         Tri    `json:"tools"`
	Vision        Tri    `json:"vision"`
	Thinking      Tri    `json:"thinking"`
	Loaded        Tri    `json:"loaded"`
	Failed        bool   `json:"failed"` // the server could not load it
	Embeds        bool   `json:"embeds"` // it embeds texts and does not chat
	Version       string `json:"-"`      // changes with the model's file
	Owner         string `json:"-"`      // as the list says

	Defaults map[string]json.RawMessage `json:"-"` // what it does where nothing is set, by the server's names
}

// named reports whether a person means the model by a name.
func (m ModelInfo) named(name string) bool { return dialect.Model{ID: m.ID}.Is(name) }

// ShortName is the name of a model as a person reads it: without the folder and the ending of its file, if it is named by one.
func ShortName(id string) string {
	name, file := strings.CutSuffix(id, ".gguf")
	if !file {
		return id
	}
	return name[strings.LastIndexAny(name, `/\`)+1:]
}

// infoOf is what a server says of a model.
func infoOf(m dialect.Model) ModelInfo {
	told := func(fact *bool) Tri {
		if fact == nil {
			return Unknown
		}
		return tri(*fact)
	}
	return ModelInfo{
		ID: m.ID, Owner: m.Owner, Version: m.Version, ContextTokens: m.Context, Failed: m.Failed, Embeds: m.Embeds,
		Loaded: told(m.Loaded), Vision: told(m.Vision), Tools: told(m.Tools),
	}
}

// A listing is what a server answers at a route that lists models.
type listing struct {
	read   func(body []byte) ([]dialect.Model, error)
	models []dialect.Model
}

// UnmarshalJSON implements json.Unmarshaler.
func (l *listing) UnmarshalJSON(body []byte) (err error) {
	l.models, err = l.read(body)
	return err
}

// askList asks a server for the first of the lists of its dialect that it has. held: it has only models that are in memory.
func (c *Client) askList(ctx context.Context, at, key string, all []dialect.List) (models []dialect.Model, held, ok bool) {
	for _, list := range all {
		answer := listing{read: list.Read}
		if c.meta(ctx, http.MethodGet, at+list.Path, key, nil, &answer) == nil {
			return answer.models, list.Held, true
		}
	}
	return nil, false, false
}

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
	list := listing{read: dialect.ReadCommon}
	for _, a := range append([]string{address}, serverurl.Alternatives(address)...) {
		if err = c.meta(ctx, http.MethodGet, a+"/models", key, nil, &list); !refusedConnection(err) {
			break
		}
	}
	if err != nil {
		return nil, metaFault(t, err)
	}
	return lists.Map(list.models, infoOf), nil
}

// ServedModels asks the server of a target which models it has. One in the person's own network says more of them than the
// common list does: how each is, and which only embed.
func (c *Client) ServedModels(ctx context.Context, t Target) ([]ModelInfo, error) {
	models, err := c.Models(ctx, t.URL, t.Key)
	if err != nil || !c.answersForItself(t) {
		return models, err
	}
	ctx, cancel := context.WithTimeout(because(ctx, contact.Describe), discoverTime)
	defer cancel()
	f := (visit{c, serverurl.Root(t.URL), ""}).identify(ctx)
	if f == nil || ctx.Err() != nil {
		return models, nil
	}
	return lists.Map(models, func(m ModelInfo) ModelInfo {
		if own, told := lists.Find(f.Models, func(own ModelInfo) bool { return own.ID == m.ID }); told {
			return own
		}
		return m
	}), nil
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
			return fault.Newf(fault.Unavailable, "%s answered, but not with a list of models.", serverurl.Name(t.URL)).Because(err)
		}
		return refusal(t, wrong.status, readServerError([]byte(wrong.text)))
	}
	return faultOf(t, err, nil)
}
