package mcp

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/net/http/httpguts"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
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
func reach(ctx context.Context, o Options, s Spec, client *sdk.Client, headers map[string]string, secrets mask.Filter, t *tellers, work *sync.WaitGroup) (link, error) {
	wire := http.DefaultTransport.(*http.Transport).Clone()
	wire.Proxy, wire.MaxResponseHeaderBytes, wire.IdleConnTimeout = nil, 64<<10, time.Minute
	b := &bounded{wire: wire, agent: o.Agent, headers: headers, tellers: t, host: hostOf(s.Address)}
	web := &http.Client{Transport: b, CheckRedirect: func(*http.Request, []*http.Request) error {
		return errors.New("the server sends on to another address") // a redirect would carry the headers along
	}}
	hand, cancel := context.WithTimeoutCause(ctx, o.Patience, errLate)
	defer cancel()
	session, end, err := shake(hand, o, s, client, web, b)
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
		end()
		wire.CloseIdleConnections()
	})
	return r, nil
}

// shake opens a session: in the newest revision of the protocol, else as most servers expect it, else as the oldest ones
// do, which answer in events alone. The error is that of the second try, because a server of today answers to that one.
func shake(ctx context.Context, o Options, s Spec, client *sdk.Client, web *http.Client, b *bounded) (session *sdk.ClientSession, end func(), err error) {
	stream := func(ctx context.Context, revision string) (*sdk.ClientSession, error) {
		return client.Connect(ctx, &sdk.StreamableClientTransport{
			Endpoint: s.Address, MaxRetries: 2, MaxEventSize: maxMessage, HTTPClient: web,
			DisableStandaloneSSE: true, // what the server sends when it was not asked is not heard
		}, &sdk.ClientSessionOptions{ProtocolVersion: revision})
	}
	probe, cancel := context.WithTimeout(ctx, min(2*maxProbe, o.Patience/4))
	session, err = stream(probe, newest)
	cancel()
	if err == nil {
		return session, func() {}, nil
	}
	if session, err = stream(ctx, settled); err == nil {
		return session, func() {}, nil
	}
	switch status := b.status.Load(); {
	case status < 400 || status > 499, status == http.StatusUnauthorized, status == http.StatusForbidden, status == http.StatusTooManyRequests:
		return nil, nil, err
	}
	// The events of the oldest transport come over the request that opens it, which must outlive the handshake.
	life, end := context.WithCancel(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, end)
	session, older := client.Connect(life, &sdk.SSEClientTransport{Endpoint: s.Address, HTTPClient: web, MaxEventSize: maxMessage},
		&sdk.ClientSessionOptions{ProtocolVersion: settled})
	if older != nil || !stop() {
		end()
		return nil, nil, errors.Join(err, older)
	}
	return session, end, nil
}

// hostOf is the host of an address, with its port.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Host
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func (r *remote) client() *sdk.ClientSession { return r.session }

func (r *remote) exitSignal() <-chan struct{} { return r.ended }

func (r *remote) mark() int64 { return 0 }

func (r *remote) words(int64) string { return "" }

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
	tellers *tellers
	host    string       // the only one that is asked
	status  atomic.Int64 // of the last message that was sent
}

// RoundTrip implements http.RoundTripper.
func (b *bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Host != b.host { // the oldest transport lets a server name the address for messages
		return nil, fmt.Errorf("the server sends on to %s, which would get your headers", r.URL.Host)
	}
	r = r.Clone(r.Context())
	r.Header.Set("User-Agent", b.agent)
	for name, v := range b.headers {
		r.Header.Set(name, v)
	}
	opens, err := opensSession(r)
	if err != nil {
		return nil, err
	}
	resp, err := b.wire.RoundTrip(r)
	if err != nil {
		return nil, err //nolint:wrapcheck // the library says to whom
	}
	if r.Method == http.MethodPost {
		b.status.Store(int64(resp.StatusCode))
	}
	if resp.StatusCode == http.StatusBadRequest && r.Header.Get("Mcp-Session-Id") != "" {
		fixSessionStatus(resp)
	}
	if opens && resp.StatusCode == http.StatusOK {
		resp.Body = &handshake{from: bufio.NewReader(io.LimitReader(resp.Body, maxMessage)), Closer: resp.Body}
		resp.ContentLength = -1
		resp.Header.Del("Content-Length")
		return resp, nil
	}
	if kind, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type")); kind == "text/event-stream" { // the library bounds each event
		resp.Body = &eventEar{ReadCloser: resp.Body, tellers: b.tellers}
	} else {
		resp.Body = limited{&bound{from: resp.Body, left: maxMessage}, resp.Body}
	}
	return resp, nil
}

// opensSession reports whether a request is the first handshake.
func opensSession(r *http.Request) (bool, error) {
	if r.Method != http.MethodPost || r.Body == nil || r.Header.Get("Mcp-Session-Id") != "" || r.ContentLength > maxRefusal {
		return false, nil
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, maxRefusal))
	if err != nil {
		return false, fmt.Errorf("read the handshake: %w", err)
	}
	r.Body = limited{io.MultiReader(bytes.NewReader(body), r.Body), r.Body}
	var message struct{ Method string }
	return json.Unmarshal(body, &message) == nil && message.Method == methodInitialize, nil
}

// A handshake is the answer to the first request, line by line, with a revision that the library speaks.
type handshake struct {
	io.Closer
	from *bufio.Reader
	left []byte
	err  error
}

// Read implements io.Reader.
func (h *handshake) Read(b []byte) (int, error) {
	if len(h.left) == 0 {
		if h.err != nil {
			return 0, h.err
		}
		var line []byte
		if line, h.err = h.from.ReadBytes('\n'); len(line) > 0 {
			h.left = ourRevision(line)
		}
	}
	n := copy(b, h.left)
	h.left = h.left[n:]
	return n, nil
}

// revision finds what a server says of the revision that it speaks.
var revision = lazyregexp.New(`"protocolVersion"\s*:\s*"([^"\\]*)"`)

// ourRevision is a line of the first answer with a revision that the library speaks.
func ourRevision(line []byte) []byte {
	found := revision().FindSubmatch(line)
	if found == nil || slices.Contains(sdk.SupportedProtocolVersions(), string(found[1])) {
		return line
	}
	return bytes.Replace(line, found[0], []byte(`"protocolVersion":"`+settled+`"`), 1)
}

// A bound reads so much and no more.
type bound struct {
	from io.Reader
	left int64
}

// Read implements io.Reader.
func (b *bound) Read(p []byte) (int, error) {
	n, err := b.from.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, errTooLarge
	}
	return n, err //nolint:wrapcheck // io.EOF must stay as it is
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
