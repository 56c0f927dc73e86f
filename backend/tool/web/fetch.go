package web

import (
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"net/netip"
	"net/url"
	"time"

	"terzetto/backend/base/fault"
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
	Agent     string        // the name of the program and its version, for the servers that are asked
	Patience  time.Duration // for a page as a whole; 0: 30 seconds
}

// How much of a page is read, and how often a server may send on. Half a dozen is what a
// shortened link and its target's habits take.
const (
	maxBody      = 4 << 20
	maxRedirects = 6
	patience     = 30 * time.Second
)

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
	f.wire = dialling(o.Dial)
	f.wire.ResponseHeaderTimeout = 20 * time.Second
	f.client = &http.Client{Transport: counted{f.wire, o.Contacted}, CheckRedirect: func(next *http.Request, before []*http.Request) error {
		if len(before) > maxRedirects {
			return fault.Newf(fault.Unavailable, "%s redirects requests in a loop.", before[0].URL.Host)
		}
		if err := check(next.URL); err != nil {
			return err
		}
		next.Header.Del("Referer") // it holds the parameters of the address
		return passes(next, before[len(before)-1], func() (json.RawMessage, error) { return json.Marshal(fetchIn{next.URL.String()}) })
	}}
	return f
}

// Close ends the connections that are idle.
func (f *Fetcher) Close() { f.wire.CloseIdleConnections() }

// Tool is the tool that models and runs call.
func (f *Fetcher) Tool() tool.Tool {
	return tool.Tool{
		ID: "fetch_url", Name: "Fetch a page", Level: tool.Read, Repeatable: true, Timeout: f.options.Patience + 5*time.Second,
		Description: "Fetches a page of the public web and gives it as Markdown; other text is given as it is.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["url"],"properties":{
			"url":{"type":"string","minLength":1,"maxLength":4000,"format":"uri","description":"The whole address, such as https://example.com/page."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["url","contentType","title","content","cut","warnings"],"properties":{
			"url":{"type":"string"},"contentType":{"type":"string"},"title":{"type":"string"},"content":{"type":"string"},"cut":{"type":"boolean"},
			"warnings":{"type":"array","items":{"type":"string"},"description":"What is not sure about the letters of the page."}}}`),
		Would: wellFormed, Ready: f.ready, Reach: reach, Tell: tellPage, Cites: citePage,
		Do: tool.Func(func(ctx context.Context, in fetchIn) (Page, error) { return f.fetch(ctx, in.URL) }),
	}
}

type fetchIn struct {
	URL string `json:"url"`
}

func (f *Fetcher) fetch(ctx context.Context, address string) (Page, error) {
	if err := f.checkAllowed(ctx); err != nil {
		return Page{}, err
	}
	u, err := url.Parse(address)
	if err != nil {
		return Page{}, notAddress(err)
	}
	if err := check(u); err != nil {
		return Page{}, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, f.options.Patience, errLate)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return Page{}, notAddress(err)
	}
	r.Header.Set("User-Agent", f.options.Agent)
	r.Header.Set("Accept", "text/html, text/markdown;q=0.9, text/plain;q=0.9, application/json;q=0.8, */*;q=0.1")
	resp, err := f.client.Do(r)
	if err != nil {
		return Page{}, connectFault(ctx, u, f.options.Patience, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode < 200 || resp.StatusCode > 299 {
		return Page{}, fault.Newf(fault.Unavailable, "%s answered %d %s.", resp.Request.URL.Host, resp.StatusCode,
			http.StatusText(resp.StatusCode)).With("status", resp.StatusCode)
	}
	body, err := read(ctx, resp, f.options.Patience)
	if err != nil {
		return Page{}, err
	}
	return pageOf(resp.Request.URL, resp.Header.Get("Content-Type"), body)
}
