package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"syscall"
	"time"

	"terzetto/backend/fault"
	"terzetto/backend/tool"
)

// Options say what the tool may do.
type Options struct {
	// Allowed says whether the person has allowed fetching. It is asked at each call.
	Allowed func(ctx context.Context) (bool, error)
	// Dial says why an address must not be dialled, or nil; nil: Public.
	Dial func(to netip.AddrPort) error
	// Contacted is called with each host asked and whether it answered; may be nil.
	Contacted func(host string, answered bool)
	Version   string        // of the program, for the servers that are asked
	Patience  time.Duration // for a page as a whole; 0: 30 seconds
}

// How much of a page is read, and how often a server may send on. Half a dozen is what a
// shortened link and its target's habits take.
const (
	maxBody      = 4 << 20
	maxRedirects = 6
	patience     = 30 * time.Second
)

var errLate = errors.New("the page took too long")

// A Fetcher fetches pages. Close ends its connections.
type Fetcher struct {
	options Options
	wire    *http.Transport
	client  *http.Client
}

// New makes a fetcher.
func New(o Options) *Fetcher {
	o.Patience = cmp.Or(o.Patience, patience)
	if o.Dial == nil {
		o.Dial = Public
	}
	if o.Contacted == nil {
		o.Contacted = func(string, bool) {}
	}
	f := &Fetcher{options: o}
	dialer := &net.Dialer{Timeout: 10 * time.Second, Control: f.control}
	// No proxy: it would be dialled in place of the host, and look nothing up that we see.
	f.wire = &http.Transport{
		DialContext: dialer.DialContext, ForceAttemptHTTP2: true, TLSHandshakeTimeout: 10 * time.Second,
		ResponseHeaderTimeout: 20 * time.Second, MaxResponseHeaderBytes: 64 << 10, MaxIdleConns: 4, IdleConnTimeout: 30 * time.Second,
	}
	f.client = &http.Client{Transport: counted{f.wire, o.Contacted}, CheckRedirect: func(next *http.Request, before []*http.Request) error {
		if len(before) > maxRedirects {
			return fault.Newf(fault.Unavailable, "%s sends on without end.", before[0].URL.Host)
		}
		return check(next.URL)
	}}
	return f
}

// Close ends the connections that are idle.
func (f *Fetcher) Close() { f.wire.CloseIdleConnections() }

// control judges an address after its name was looked up and before anything is sent to it.
func (f *Fetcher) control(_, address string, _ syscall.RawConn) error {
	to, err := netip.ParseAddrPort(address)
	if err != nil {
		return fmt.Errorf("read the address that is dialled: %w", err)
	}
	return f.options.Dial(to)
}

// counted tells each host that is asked, those of redirects too.
type counted struct {
	*http.Transport

	tell func(host string, answered bool)
}

// RoundTrip implements http.RoundTripper.
func (c counted) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := c.Transport.RoundTrip(r)
	if _, refused := errors.AsType[*fault.Error](err); !refused { // by Dial: no host was asked
		c.tell(r.URL.Host, err == nil)
	}
	return resp, err
}

// check refuses what is not an address of the web.
func check(u *url.URL) error {
	switch {
	case u.Scheme != "http" && u.Scheme != "https":
		return fault.New(fault.Invalid, "Only addresses that begin with http:// or https:// can be fetched.").With("field", "url")
	case u.Host == "":
		return fault.New(fault.Invalid, "The address names no host.").With("field", "url")
	case u.User != nil:
		return fault.New(fault.Invalid, "The address holds a user name. Give it without one.").With("field", "url")
	}
	return nil
}

// Tool is the tool that models and runs call.
func (f *Fetcher) Tool() tool.Tool {
	return tool.Tool{
		ID: "fetch_url", Name: "Fetch a page", Level: tool.Read, Repeatable: true, Timeout: f.options.Patience + 5*time.Second,
		Description: "Fetches a page of the public web and gives it as Markdown; other text is given as it is.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["url"],"properties":{
			"url":{"type":"string","minLength":1,"maxLength":4000,"description":"The whole address, such as https://example.com/page."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["url","contentType","title","content","cut"],"properties":{
			"url":{"type":"string"},"contentType":{"type":"string"},"title":{"type":"string"},"content":{"type":"string"},"cut":{"type":"boolean"}}}`),
		Do: tool.Func(func(ctx context.Context, in struct {
			URL string `json:"url"`
		},
		) (Page, error) {
			return f.fetch(ctx, in.URL)
		}),
	}
}

func (f *Fetcher) fetch(ctx context.Context, address string) (Page, error) {
	if allowed, err := f.options.Allowed(ctx); err != nil {
		return Page{}, err
	} else if !allowed {
		return Page{}, fault.New(fault.Forbidden, "Fetching pages is not allowed. A person can allow it in Settings, under Toolbox.")
	}
	u, err := url.Parse(address)
	if err != nil {
		return Page{}, fault.New(fault.Invalid, "This is not an address of the web.").With("field", "url").Because(err)
	}
	if err := check(u); err != nil {
		return Page{}, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, f.options.Patience, errLate)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return Page{}, fault.New(fault.Invalid, "This is not an address of the web.").With("field", "url").Because(err)
	}
	r.Header.Set("User-Agent", "Terzetto/"+cmp.Or(f.options.Version, "dev"))
	r.Header.Set("Accept", "text/html, text/markdown;q=0.9, text/plain;q=0.9, application/json;q=0.8, */*;q=0.1")
	resp, err := f.client.Do(r)
	if err != nil {
		return Page{}, f.unreached(ctx, u, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode < 200 || resp.StatusCode > 299 {
		return Page{}, fault.Newf(fault.Unavailable, "%s answered %d %s.", resp.Request.URL.Host, resp.StatusCode,
			http.StatusText(resp.StatusCode)).With("status", resp.StatusCode)
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxBody+1))
	if err != nil {
		return Page{}, f.unreached(ctx, resp.Request.URL, err)
	}
	if len(body) > maxBody {
		return Page{}, fault.Newf(fault.TooLarge, "%s sent more than %d MB.", resp.Request.URL.Host, maxBody>>20)
	}
	return read(resp.Request.URL, resp.Header.Get("Content-Type"), body)
}

// unreached says why nothing came.
func (f *Fetcher) unreached(ctx context.Context, u *url.URL, err error) error {
	if refused, ok := errors.AsType[*fault.Error](err); ok {
		return refused
	}
	if errors.Is(context.Cause(ctx), errLate) {
		return fault.Newf(fault.Unavailable, "%s took longer than %s.", u.Host, f.options.Patience).Because(err)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if dns, ok := errors.AsType[*net.DNSError](err); ok && dns.IsNotFound {
		return fault.Newf(fault.Unavailable, "There is no host named %s.", u.Hostname()).Because(err)
	}
	return fault.Newf(fault.Unavailable, "%s could not be reached.", u.Host).Because(err)
}
