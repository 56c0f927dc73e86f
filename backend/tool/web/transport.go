package web

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"syscall"
	"time"

	"terzetto/backend/base/fault"
)

// dialling makes a transport that asks judge about each address after its name was looked up and
// before anything is sent to it.
func dialling(judge func(to netip.AddrPort) error) *http.Transport {
	dialer := &net.Dialer{Timeout: 10 * time.Second, Control: func(_, address string, _ syscall.RawConn) error {
		to, err := netip.ParseAddrPort(address)
		if err != nil {
			return fmt.Errorf("read the address that is dialled: %w", err)
		}
		return judge(to)
	}}
	// No proxy: it would be dialled in place of the host, and look nothing up that we see.
	return &http.Transport{
		DialContext: dialer.DialContext, ForceAttemptHTTP2: true, TLSHandshakeTimeout: 10 * time.Second,
		MaxResponseHeaderBytes: 64 << 10, MaxIdleConns: 4, IdleConnTimeout: 30 * time.Second,
	}
}

// counted tells each host that is asked, those of redirects too.
type counted struct {
	*http.Transport

	tell func(host string, answered bool)
}

// RoundTrip implements http.RoundTripper. A query is sent as a browser would send it.
func (c counted) RoundTrip(r *http.Request) (*http.Response, error) {
	if query := escapeQuery(r.URL.RawQuery); query != r.URL.RawQuery {
		r = r.Clone(r.Context())
		r.URL.RawQuery = query
	}
	resp, err := c.Transport.RoundTrip(r)
	if _, refused := errors.AsType[*fault.Error](err); !refused { // by the judge: no host was asked
		c.tell(r.URL.Host, err == nil)
	}
	return resp, err
}

// escapeQuery writes what a request line can't hold, such as an ö or a space, in the way of addresses. Many hosts refuse a
// query that is sent as it was written.
func escapeQuery(query string) string {
	var b strings.Builder
	for i := range len(query) {
		if c := query[i]; c <= ' ' || c >= 0x7f || strings.IndexByte(`"<>`, c) >= 0 {
			fmt.Fprintf(&b, "%%%02X", c)
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

// check refuses what is not an address of the web.
func check(u *url.URL) error {
	switch {
	case u.Scheme != "http" && u.Scheme != "https":
		return fault.New(fault.Invalid, "The address must begin with http:// or https://.").With("field", "url")
	case u.Host == "":
		return fault.New(fault.Invalid, "The address has no host.").With("field", "url")
	case u.User != nil:
		return fault.New(fault.Invalid, "Remove the user name from the address.").With("field", "url")
	}
	return nil
}

var errLate = errors.New("the host took too long")

// connectFault says why a host gave no answer.
func connectFault(ctx context.Context, u *url.URL, patience time.Duration, err error) error {
	if refused, ok := errors.AsType[*fault.Error](err); ok {
		return refused
	}
	if errors.Is(context.Cause(ctx), errLate) {
		return fault.Newf(fault.Unavailable, "%s took longer than %s.", u.Host, patience).Because(err)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if dns, ok := errors.AsType[*net.DNSError](err); ok && dns.IsNotFound {
		return fault.Newf(fault.Unavailable, "There is no host named %s.", u.Hostname()).Because(err)
	}
	return fault.Newf(fault.Unavailable, "Couldn't reach %s.", u.Host).Because(err)
}

// read gives the body of an answer, of which no more than maxBody is taken.
func read(ctx context.Context, resp *http.Response, patience time.Duration) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxBody+1))
	switch {
	case err != nil:
		return nil, connectFault(ctx, resp.Request.URL, patience, err)
	case len(body) > maxBody:
		return nil, tooMuch(resp)
	}
	return body, nil
}

func tooMuch(resp *http.Response) error {
	return fault.Newf(fault.TooLarge, "%s sent more than %d MB.", resp.Request.URL.Host, maxBody>>20)
}

func notAddress(err error) error {
	return fault.New(fault.Invalid, "This is not a web address. Enter one such as https://example.com.").With("field", "url").Because(err)
}
