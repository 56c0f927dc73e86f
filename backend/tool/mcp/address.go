package mcp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/net/http/httpguts"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
)

// CheckAddress says what is wrong with the address of a server.
func CheckAddress(address string) error {
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https":
		return fault.New(fault.Invalid, "Give the whole address of the server, such as https://example.com/mcp.").With("field", "address")
	case u.User != nil:
		return fault.New(fault.Invalid, "Remove the user name from the address. Put the key into a header.").With("field", "address")
	}
	return nil
}

// CheckHeader says what is wrong with a header for a server. It does not repeat the value.
func CheckHeader(name, value string) error {
	switch {
	case !httpguts.ValidHeaderFieldName(name):
		return fault.Newf(fault.Invalid, "“%s” can't be the name of a header.", name).With("field", "variables")
	case !httpguts.ValidHeaderFieldValue(value):
		return fault.Newf(fault.Invalid, "Remove line breaks and control characters from the header %s.", name).With("field", "variables")
	}
	return nil
}

// A remote is a server that answers at an address.
type remote struct {
	session *sdk.ClientSession
	ended   chan struct{}
}

// reach opens a session with the server at an address. work owns its goroutine.
func reach(ctx context.Context, o Options, s Spec, client *sdk.Client, headers map[string]string, secrets mask.Filter, work *sync.WaitGroup) (link, error) {
	wire := http.DefaultTransport.(*http.Transport).Clone()
	wire.Proxy, wire.MaxResponseHeaderBytes, wire.IdleConnTimeout = nil, 64<<10, time.Minute
	transport := &sdk.StreamableClientTransport{
		Endpoint: s.Address, MaxRetries: 2, MaxEventSize: maxMessage,
		DisableStandaloneSSE: true, // what the server sends when it was not asked is not heard
		HTTPClient: &http.Client{Transport: bounded{wire, o.Agent, headers}, CheckRedirect: func(*http.Request, []*http.Request) error {
			return errors.New("the server sends on to another address") // a redirect would carry the headers along
		}},
	}
	hand, cancel := context.WithTimeoutCause(ctx, o.Patience, errLate)
	defer cancel()
	session, err := client.Connect(hand, transport, &sdk.ClientSessionOptions{ProtocolVersion: protocol})
	if err != nil {
		wire.CloseIdleConnections()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		why := "Check the address and the headers. The server said: " + cut(secrets.Text(oneLine(err.Error())), 300)
		if errors.Is(context.Cause(hand), errLate) {
			why = fmt.Sprintf("The server didn't answer within %s.", fault.Duration(o.Patience))
		}
		return nil, fault.Newf(fault.Unavailable, "%s doesn't answer as an MCP server at %s. %s", s.Name, s.Address, why).With("field", "address").Because(err)
	}
	r := &remote{session: session, ended: make(chan struct{})}
	work.Go(func() {
		defer close(r.ended)
		_ = session.Wait() // however it ended, the calls under way were told
		wire.CloseIdleConnections()
	})
	return r, nil
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func (r *remote) client() *sdk.ClientSession { return r.session }

func (r *remote) exitSignal() <-chan struct{} { return r.ended }

func (r *remote) words() string { return "" }

// stop ends the session, at the server too if it listens.
func (r *remote) stop() {
	_ = r.session.Close()
	<-r.ended
}

func (r *remote) kill() { r.stop() }

// bounded adds the headers of a person to each request, and bounds each answer.
type bounded struct {
	wire    *http.Transport
	agent   string
	headers map[string]string
}

// RoundTrip implements http.RoundTripper.
func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("User-Agent", b.agent)
	for name, v := range b.headers {
		r.Header.Set(name, v)
	}
	resp, err := b.wire.RoundTrip(r)
	if err == nil && resp.StatusCode == http.StatusBadRequest && r.Header.Get("Mcp-Session-Id") != "" {
		fixSessionStatus(resp)
	}
	if err == nil {
		resp.Body = limited{io.LimitReader(resp.Body, maxMessage), resp.Body}
	}
	return resp, err
}

// maxRefusal is how much is read of why a server refused a request, in bytes.
const maxRefusal = 4 << 10

// fixSessionStatus gives an answer the status that the protocol has for a session which the server does not know, where
// the server says the same in words. Many servers do.
func fixSessionStatus(resp *http.Response) {
	said, err := io.ReadAll(io.LimitReader(resp.Body, maxRefusal))
	if err == nil && strings.Contains(strings.ToLower(string(said)), "session") {
		_ = resp.Body.Close()
		resp.StatusCode, resp.Body = http.StatusNotFound, http.NoBody
		return
	}
	resp.Body = limited{io.MultiReader(bytes.NewReader(said), resp.Body), resp.Body}
}

type limited struct {
	io.Reader
	io.Closer
}
