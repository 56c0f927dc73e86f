package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"strconv"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// tellers are the calls that may hear how far their server is, by the token that each gave it.
type tellers struct {
	mu    sync.Mutex
	count int
	calls map[string]teller
}

type teller struct {
	ctx  context.Context //nolint:containedctx // of the call, which says who hears
	said *tail
}

// begin gives the token of a call; end makes it worth nothing.
func (t *tellers) begin(ctx context.Context, said *tail) (token string, end func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.count++
	token = strconv.Itoa(t.count)
	lists.Put(&t.calls, token, teller{ctx, said})
	return token, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.calls, token)
	}
}

const methodProgress = "notifications/progress"

// hear hands on how far a call is, where that is what a message says. Whoever reads messages calls it before it gives
// them to the library, which tells of a result at once and of everything else by the way: the last step would come
// after the call is over.
func (t *tellers) hear(m jsonrpc.Message) {
	r, ok := m.(*jsonrpc.Request)
	if !ok || r.Method != methodProgress {
		return
	}
	var p sdk.ProgressNotificationParams
	if json.Unmarshal(r.Params, &p) == nil { // what isn't understood tells nothing
		t.tell(&p)
	}
}

// An eventEar reads an answer in events, and hears in it how far the calls are.
type eventEar struct {
	io.ReadCloser
	tellers *tellers
	line    []byte // as far as it has come
	length  int    // of that line, also where it isn't kept
	data    []byte // of the event
	deaf    bool   // the event is too long to be about a call
}

// maxProgress is how long a message can be that says how far a call is.
const maxProgress = 64 << 10

// Read implements io.Reader.
func (e *eventEar) Read(b []byte) (int, error) {
	n, err := e.ReadCloser.Read(b)
	for rest := b[:n]; len(rest) > 0; {
		part, after, whole := bytes.Cut(rest, []byte("\n"))
		rest = after
		e.length += len(part)
		if e.deaf = e.deaf || len(e.line)+len(e.data)+len(part) > maxProgress; !e.deaf {
			e.line = append(e.line, part...)
		}
		if whole {
			e.endLine()
		}
	}
	return n, err //nolint:wrapcheck // as the library expects it
}

// endLine takes a line of an event; an empty one ends the event.
func (e *eventEar) endLine() {
	if data, is := bytes.CutPrefix(e.line, []byte("data:")); is {
		e.data = append(e.data, data...)
	}
	if e.length <= 1 { // perhaps a carriage return
		if m, err := jsonrpc.DecodeMessage(bytes.TrimSpace(e.data)); err == nil && !e.deaf {
			e.tellers.hear(m)
		}
		e.data, e.deaf = nil, false
	}
	e.line, e.length = nil, 0
}

// tell hands on what a server says of a call. A server may give the token back as a number.
func (t *tellers) tell(p *sdk.ProgressNotificationParams) {
	t.mu.Lock()
	one, ok := t.calls[fmt.Sprint(p.ProgressToken)]
	t.mu.Unlock()
	if !ok {
		return
	}
	said := strconv.FormatFloat(p.Progress, 'f', -1, 64)
	percent := 0
	if p.Total > 0 {
		said += "/" + strconv.FormatFloat(p.Total, 'f', -1, 64)
		percent = int(100 * max(0, min(1, p.Progress/p.Total)))
	}
	if about := oneLine(p.Message); about != "" {
		said = cut(one.said.withoutSecrets(about), maxLine)
	}
	tool.Progress(one.ctx, tool.Line{Text: said, Percent: percent})
}

// passwordsIn are the passwords that stand in the addresses of an environment, such as that of a proxy.
func passwordsIn(env []string) (all []string) {
	for _, v := range env {
		_, text, _ := strings.Cut(v, "=")
		if u, err := url.Parse(text); err == nil && u.User != nil {
			if password, ok := u.User.Password(); ok && password != "" {
				all = append(all, password)
			}
		}
	}
	return all
}
