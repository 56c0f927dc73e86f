package conformance_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
)

// A door is a way into the program.
type door interface {
	// add adds a server with one model, which answers from then on.
	add(name, url string, discovered bool) (endpoint int64)
	probe(endpoint int64)
	set(settings json.RawMessage)
	begin(chat.NewConversation) (conversation string)
	// send plays a turn and gives its events.
	send(ctx context.Context, conversation, text string) []told
	messages(conversation string) []chat.Message
	logs(conversation string) []turn.Log

	// known is what the program has learnt of the server's only model.
	known(endpoint int64) llm.Capabilities
	remove(conversation string, message int64)
	// goOn plays a turn that continues: the answer to a message that has none, or more of a
	// reply.
	goOn(ctx context.Context, conversation string, reply int64) []told
	// end stops the turn that runs, or skips its helper.
	end(conversation, how string)
}

// told is an event as a window reads it: its data is a text, or JSON.
type told struct{ name, data string }

// inside calls the services, as the window's bound methods do.
type inside struct {
	t *testing.T
	b *backend.Backend
}

func (d inside) add(name, url string, discovered bool) int64 {
	d.t.Helper()
	if discovered {
		must(d.t, d.foundAt(url))
	}
	e := got(d.b.Library.Endpoints.Create(d.t.Context(), library.EndpointInput{Name: &name, URL: &url}))(d.t)
	got(d.b.Library.Settings.Use(d.t.Context(), e.ID, name))(d.t)
	return e.ID
}

func (d inside) foundAt(url string) bool {
	return found(got(d.b.Library.Endpoints.Discover(d.t.Context()))(d.t), url)
}

func (d inside) probe(endpoint int64) {
	d.t.Helper()
	got(d.b.Library.Endpoints.Probe(d.t.Context(), endpoint, nil, func(llm.ProbeStep) {}))(d.t)
}

func (d inside) set(settings json.RawMessage) {
	d.t.Helper()
	got(d.b.Library.Settings.Update(d.t.Context(), settings))(d.t)
}

func (d inside) begin(c chat.NewConversation) string {
	d.t.Helper()
	return got(d.b.Library.Conversations.Create(d.t.Context(), c))(d.t).ID
}

func (d inside) send(ctx context.Context, conversation, text string) []told {
	d.t.Helper()
	return d.turn(ctx, turn.Request{Kind: turn.Send, ConversationID: conversation, Text: text})
}

func (d inside) goOn(ctx context.Context, conversation string, reply int64) []told {
	d.t.Helper()
	r := turn.Request{Kind: turn.Continue, ConversationID: conversation}
	if reply != 0 {
		r.Kind, r.MessageID = turn.Extend, reply
	}
	return d.turn(ctx, r)
}

func (d inside) turn(ctx context.Context, r turn.Request) (events []told) {
	d.t.Helper()
	s := got(d.b.Turns.Start(r))(d.t)
	for batch := range s.From(ctx, 0) {
		for _, e := range batch.Events {
			data, isText := e.Data.(string)
			if !isText {
				data = string(raw(e.Data))
			}
			events = append(events, told{e.Name, data})
		}
	}
	return events
}

func (d inside) end(conversation, how string) {
	d.t.Helper()
	if how == "skip" {
		d.b.Turns.Skip(conversation)
	} else if err := d.b.Turns.Stop(d.t.Context(), conversation); err != nil {
		d.t.Error(err)
	}
}

func (d inside) known(endpoint int64) llm.Capabilities {
	d.t.Helper()
	return knownOf(got(d.b.Library.Models.Models(d.t.Context(), endpoint))(d.t))
}

func (d inside) remove(conversation string, message int64) {
	d.t.Helper()
	if err := d.b.Library.Messages.Delete(d.t.Context(), conversation, message); err != nil {
		d.t.Fatal(err)
	}
}

// knownOf is what is kept with the only model.
func knownOf(models []chat.ModelConfig) llm.Capabilities {
	return read[llm.Capabilities](models[0].Capabilities)
}

func (d inside) messages(conversation string) []chat.Message {
	d.t.Helper()
	return got(d.b.Library.Messages.List(d.t.Context(), conversation, chat.Page{}))(d.t)
}

func (d inside) logs(conversation string) []turn.Log {
	d.t.Helper()
	return got(d.b.Library.Conversations.Logs(d.t.Context(), conversation, 1))(d.t)
}

// outside is a client of the loopback server.
type outside struct {
	t          *testing.T
	url, token string
}

// serve opens the loopback server, and closes it with the test.
func serve(t *testing.T, p *backend.Program) outside {
	t.Helper()
	l := got(api.Listen(t.Context(), "127.0.0.1:0"))(t)
	s := api.NewServer(p, fstest.MapFS{}, slog.New(slog.DiscardHandler))
	streams, end := context.WithCancel(context.Background())
	server := &http.Server{Handler: s.Handler(l.Addr().String()), BaseContext: func(net.Listener) context.Context { return streams }, ReadHeaderTimeout: 1e9}
	done := make(chan struct{})
	go func() { defer close(done); _ = server.Serve(l) }()
	t.Cleanup(func() {
		end()
		_ = server.Close()
		<-done
	})
	return outside{t: t, url: "http://" + l.Addr().String(), token: s.Token()}
}

func (d outside) response(ctx context.Context, method, path string, body any) *http.Response {
	d.t.Helper()
	var content io.Reader // a nil body sends none
	if body != nil {
		content = bytes.NewReader(raw(body))
	}
	q := got(http.NewRequestWithContext(ctx, method, d.url+"/api"+path, content))(d.t)
	q.Header.Set("Authorization", "Bearer "+d.token)
	q.Header.Set("Content-Type", "application/json")
	return got(http.DefaultClient.Do(q))(d.t)
}

// ask sends a request and decodes a good answer.
func ask[T any](d outside, method, path string, body any) T {
	d.t.Helper()
	resp := d.response(d.t.Context(), method, path, body)
	defer func() { _ = resp.Body.Close() }()
	data := got(io.ReadAll(resp.Body))(d.t)
	var v T
	if resp.StatusCode >= 300 || json.Unmarshal(data, &v) != nil {
		d.t.Fatalf("%s %s: %d %s", method, path, resp.StatusCode, data)
	}
	return v
}

func (d outside) add(name, url string, discovered bool) int64 {
	d.t.Helper()
	if discovered {
		must(d.t, found(ask[[]llm.Found](d, "POST", "/endpoints/discover", struct{}{}), url))
	}
	e := ask[chat.Endpoint](d, "POST", "/endpoints", map[string]string{"name": name, "url": url})
	ask[chat.Settings](d, "POST", "/endpoints/"+strconv.FormatInt(e.ID, 10)+"/use", map[string]string{"model_name": name})
	return e.ID
}

func (d outside) probe(endpoint int64) {
	d.t.Helper()
	ask[library.Probed](d, "POST", "/endpoints/"+strconv.FormatInt(endpoint, 10)+"/probe", struct{}{})
}

func (d outside) set(settings json.RawMessage) {
	d.t.Helper()
	ask[chat.Settings](d, "PUT", "/settings", settings)
}

func (d outside) begin(c chat.NewConversation) string {
	d.t.Helper()
	return ask[chat.Conversation](d, "POST", "/conversations", c).ID
}

func (d outside) send(ctx context.Context, conversation, text string) []told {
	d.t.Helper()
	return d.turn(ctx, conversation+"/send", map[string]string{"content": text})
}

func (d outside) goOn(ctx context.Context, conversation string, reply int64) []told {
	d.t.Helper()
	if reply != 0 {
		conversation += "/messages/" + strconv.FormatInt(reply, 10)
	}
	return d.turn(ctx, conversation+"/continue", struct{}{})
}

func (d outside) turn(ctx context.Context, path string, body any) (events []told) {
	d.t.Helper()
	resp := d.response(ctx, "POST", "/conversations/"+path, body)
	defer func() { _ = resp.Body.Close() }()
	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(nil, 4<<20)
	name := ""
	for lines.Scan() {
		if n, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
			name = n
		} else if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			if name == event.Token || name == event.Error {
				data = strings.NewReplacer(`\\`, `\`, `\n`, "\n").Replace(data)
			}
			events = append(events, told{name, data})
		}
	}
	return events // a stream that was left for its time ends before done
}

func (d outside) end(conversation, how string) {
	d.t.Helper()
	ask[json.RawMessage](d, "POST", "/conversations/"+conversation+"/"+how, struct{}{})
}

func (d outside) known(endpoint int64) llm.Capabilities {
	d.t.Helper()
	return knownOf(ask[[]chat.ModelConfig](d, "GET", "/endpoints/"+strconv.FormatInt(endpoint, 10)+"/models", nil))
}

func (d outside) remove(conversation string, message int64) {
	d.t.Helper()
	ask[json.RawMessage](d, "DELETE", "/conversations/"+conversation+"/messages/"+strconv.FormatInt(message, 10), nil)
}

func (d outside) messages(conversation string) []chat.Message {
	d.t.Helper()
	return ask[[]chat.Message](d, "GET", "/conversations/"+conversation+"/messages", nil)
}

func (d outside) logs(conversation string) []turn.Log {
	d.t.Helper()
	return ask[[]turn.Log](d, "GET", "/conversations/"+conversation+"/logs?limit=1", nil)
}

func found(all []llm.Found, url string) bool {
	for _, f := range all {
		if f.URL == url {
			return true
		}
	}
	return false
}

func must(t *testing.T, ok bool) {
	t.Helper()
	if !ok {
		t.Fatal("the server was not found")
	}
}

// got gives a value, or ends the test with its error.
func got[T any](v T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}
