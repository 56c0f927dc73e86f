package mcp

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"sync"

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
