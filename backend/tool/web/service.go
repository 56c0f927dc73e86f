package web

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/chat"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/tool"
)

// A service is an instance or a company that searches.
type service struct {
	is     chat.SearchService
	name   string   // for people
	origin *url.URL // its scheme and host, and the path in front of that of a call
	keyed  bool
	// request says what is asked: the path, what stands in the address or as JSON in the body, and the header of the key.
	request func(in searchIn, key string) search
	list    []string // where the results are in an answer
	sure    string   // a field that each answer has, also one without results
}

// A search is a request to a service.
type search struct {
	path   string
	query  url.Values
	body   map[string]any // nil: nothing is posted
	header [2]string      // of the key: its name and value
}

// serviceOf gives the service that a person chose; false: it is none that is asked over HTTP.
func serviceOf(c chat.WebSearch) (service, bool) {
	https := func(host string) *url.URL { return &url.URL{Scheme: "https", Host: host} }
	switch c.Service {
	case chat.SearXNG:
		at, err := url.Parse(c.Address)
		return service{
			is: c.Service, name: at.Host, origin: at, list: []string{"results"}, sure: "results",
			request: func(in searchIn, _ string) search {
				return search{path: "search", query: url.Values{"q": {in.Query}, "format": {"json"}}}
			},
		}, err == nil && at.Host != ""
	case chat.Brave:
		return service{
			is: c.Service, name: "Brave", origin: https("api.search.brave.com"), keyed: true, list: []string{"web", "results"}, sure: "type",
			request: func(in searchIn, key string) search {
				return search{
					path: "res/v1/web/search", query: url.Values{"q": {in.Query}, "count": {strconv.Itoa(in.Count)}},
					header: [2]string{"X-Subscription-Token", key},
				}
			},
		}, true
	case chat.Tavily:
		return service{
			is: c.Service, name: "Tavily", origin: https("api.tavily.com"), keyed: true, list: []string{"results"}, sure: "results",
			request: func(in searchIn, key string) search {
				return search{path: "search", body: map[string]any{"query": in.Query, "max_results": in.Count}, header: [2]string{"Authorization", "Bearer " + key}}
			},
		}, true
	case chat.Kagi:
		return service{
			is: c.Service, name: "Kagi", origin: https("kagi.com"), keyed: true, list: []string{"data", "search"}, sure: "data",
			request: func(in searchIn, key string) search {
				return search{
					path: "api/v1/search", body: map[string]any{"query": in.Query, "workflow": "search", "limit": in.Count},
					header: [2]string{"Authorization", "Bearer " + key},
				}
			},
		}, true
	case chat.ServerTool:
	}
	return service{}, false
}

// SearchHost is the host that queries are sent to; empty: they go to the server of a tool, or nowhere.
func SearchHost(c chat.WebSearch) string {
	v, ok := serviceOf(c)
	if !ok {
		return ""
	}
	return tool.HostOf(v.origin)
}

// ReadSearchAddress reads the address of a SearXNG instance as a person types or pastes it.
func ReadSearchAddress(text string) (string, error) {
	text = strings.TrimSpace(text)
	if text != "" && !strings.Contains(text, "://") {
		text = serverurl.Scheme(text) + "://" + text
	}
	u, err := url.Parse(text)
	if err != nil {
		return "", fault.New(fault.Invalid, "This is not a web address. Enter one such as https://example.com.").With("field", "address").Because(err)
	}
	if err := check(u); err != nil {
		return "", fault.New(fault.Invalid, fault.Sentence(err)).With("field", "address")
	}
	u.RawQuery, u.Fragment = "", ""
	u.Path = strings.TrimSuffix(strings.TrimSuffix(strings.TrimRight(u.Path, "/"), "/search"), "/")
	return u.String(), nil
}

// ask sends a query to a service and gives its results.
func (s *Searcher) ask(ctx context.Context, v service, in searchIn) ([]tool.Source, error) {
	key := ""
	if v.keyed {
		var err error
		if key, err = s.options.Key(ctx, v.is); err != nil {
			return nil, err
		}
	}
	if v.keyed && key == "" {
		return nil, NoKey(v.is)
	}
	ctx, cancel := context.WithTimeoutCause(ctx, s.options.Patience, errLate)
	defer cancel()
	r, err := s.request(ctx, v, v.request(in, key))
	if err != nil {
		return nil, err
	}
	wire := s.public
	if !v.keyed {
		wire = s.named
	}
	client := &http.Client{Transport: counted{wire, s.options.Contacted}, CheckRedirect: stay(v.keyed)}
	resp, err := client.Do(r)
	if err != nil {
		return nil, connectFault(ctx, r.URL, s.options.Patience, err)
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := read(ctx, resp, s.options.Patience)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode < 200 || resp.StatusCode > 299 {
		return nil, v.refusal(resp, body, key, s.options.Now())
	}
	return v.results(resp, body)
}

// NoKey is the fault of a service whose key was not entered.
func NoKey(s chat.SearchService) error {
	v, _ := serviceOf(chat.WebSearch{Service: s})
	return fault.Newf(fault.Forbidden, "There is no key for %s. Enter a key in Settings, under Tools and servers.", v.name)
}

func (s *Searcher) request(ctx context.Context, v service, q search) (*http.Request, error) {
	at := v.origin
	if other := s.options.Origins[v.is]; other != nil {
		at = other
	}
	at = at.JoinPath(q.path)
	at.RawQuery = q.query.Encode()
	method, body := http.MethodGet, []byte(nil)
	if q.body != nil {
		var err error
		if body, err = json.Marshal(q.body); err != nil {
			return nil, fmt.Errorf("write a query: %w", err)
		}
		method = http.MethodPost
	}
	r, err := http.NewRequestWithContext(ctx, method, at.String(), reader(body))
	if err != nil {
		return nil, notAddress(err)
	}
	r.Header.Set("User-Agent", s.options.Agent)
	r.Header.Set("Accept", "application/json")
	r.Header.Set("Accept-Language", "*") // many instances take a request without it for that of a robot
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if q.header[0] != "" {
		r.Header.Set(q.header[0], q.header[1])
	}
	return r, nil
}

// stay refuses redirects to where no person sent the query. A key stays at its origin; without one, the change to
// https and another port of the host are fine.
func stay(keyed bool) func(next *http.Request, before []*http.Request) error {
	return func(next *http.Request, before []*http.Request) error {
		last := before[len(before)-1]
		next.Header.Del("Referer") // it holds the query
		safe := next.URL.Scheme == last.URL.Scheme || next.URL.Scheme == "https"
		switch {
		case len(before) > maxRedirects:
			return fault.Newf(fault.Unavailable, "%s redirects requests in a loop.", before[0].URL.Host)
		case serverurl.Origin(next.URL.String()) == serverurl.Origin(last.URL.String()):
			return nil
		case !keyed && safe && next.URL.Hostname() == last.URL.Hostname():
			return nil
		}
		return fault.Newf(fault.Forbidden, "%s redirects searches to %s. Enter that address in Settings, under Tools and servers.", last.URL.Host, next.URL.Host)
	}
}

// refusesKey knows the words of an answer to a key that is not valid: some services say so with another status.
var refusesKey = lazyregexp.New(`(?i)subscription_token_invalid|unauthori[sz]ed|(invalid|missing)[\w ]{0,20}(key|token)`)

// refusal is the fault of an answer that is none. It never holds the key.
func (v service) refusal(resp *http.Response, body []byte, key string, now time.Time) error {
	status := resp.StatusCode
	f := func(code fault.Code, format string, args ...any) error {
		return fault.Newf(code, format, args...).With("status", status)
	}
	switch {
	case status == http.StatusTooManyRequests:
		if wait := retryAfter(resp.Header.Get("Retry-After"), now); wait > 0 {
			return f(fault.Unavailable, "%s limits how often you can search. Try again in %s.", v.name, fault.Duration(wait))
		}
		return f(fault.Unavailable, "%s limits how often you can search. Try again later.", v.name)
	case v.is == chat.SearXNG && status == http.StatusForbidden:
		return f(fault.Forbidden, "%s refuses to answer as JSON. Add json to search.formats in the settings.yml of the instance.", v.name)
	case status == http.StatusPaymentRequired || status == 432 || status == 433:
		return f(fault.Forbidden, "The searches of your %s account are used up. Check the plan of the account.", v.name)
	case v.keyed && status < 500 && (status == http.StatusUnauthorized || status == http.StatusForbidden || refusesKey().Match(body)):
		return f(fault.Forbidden, "%s didn't accept the key. Enter a valid key in Settings, under Tools and servers.", v.name)
	}
	var answer any
	said := ""
	if json.Unmarshal(body, &answer) == nil {
		said = messageIn(answer)
	}
	if key != "" {
		said = strings.ReplaceAll(said, key, "…")
	}
	return refusal(resp.Request.URL, Response{Status: status, Body: plainText(said)}, now)
}

// retryAfter is how long a server wants to be left alone: seconds, or a date.
func retryAfter(header string, now time.Time) time.Duration {
	if seconds, err := strconv.Atoi(strings.TrimSpace(header)); err == nil {
		return time.Duration(min(max(seconds, 0), 1<<20)) * time.Second
	}
	if at, err := http.ParseTime(header); err == nil {
		return at.Sub(now).Round(time.Second)
	}
	return 0
}

// messageIn is the first text of an answer that says what is wrong.
func messageIn(v any) string {
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			if said := messageIn(one); said != "" {
				return said
			}
		}
	case map[string]any:
		for _, name := range []string{"detail", "message", "msg", "error", "errors"} {
			if said, ok := v[name].(string); ok && said != "" {
				return said
			}
			if said := messageIn(v[name]); said != "" {
				return said
			}
		}
	}
	return ""
}

// results reads the results of an answer.
func (v service) results(resp *http.Response, body []byte) ([]tool.Source, error) {
	host := resp.Request.URL.Host
	body = bytes.TrimSpace(bytes.TrimPrefix(body, []byte("\xef\xbb\xbf")))
	var answer any
	switch {
	case len(body) == 0:
		return nil, fault.Newf(fault.Unavailable, "%s sent an empty answer.", host)
	case body[0] == '<':
		return nil, fault.Newf(fault.Invalid, "%s sent a web page instead of search results. Check the address.", host)
	case json.Unmarshal(body, &answer) != nil:
		return nil, fault.Newf(fault.Invalid, "%s sent something that is not JSON. Check the address.", host)
	}
	fields, _ := answer.(map[string]any)
	if fields[v.sure] == nil {
		return nil, fault.Newf(fault.Invalid, "%s sent JSON without search results. Check the address.", host)
	}
	var list any = fields
	for _, name := range v.list {
		inner, _ := list.(map[string]any)
		list = inner[name]
	}
	all, _ := list.([]any)
	results := sourcesOf(all)
	if silent := unresponsive(fields); len(results) == 0 && silent != "" {
		return nil, fault.Newf(fault.Unavailable, "%s got no answer from its search engines: %s", host, silent)
	}
	return results, nil
}

// unresponsive names the engines of an instance that gave nothing, and why, such as "google (timeout)".
func unresponsive(answer map[string]any) string {
	all, _ := answer["unresponsive_engines"].([]any)
	var named []string
	for _, one := range all {
		if pair, _ := one.([]any); len(pair) > 0 {
			said := plainText(fmt.Sprint(pair[0]))
			if len(pair) > 1 {
				said += " (" + plainText(fmt.Sprint(pair[1])) + ")"
			}
			named = append(named, shorten(said, 60))
		}
	}
	return shorten(cmp.Or(strings.Join(named, ", ")), maxSaid)
}
