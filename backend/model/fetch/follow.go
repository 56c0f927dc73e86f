package fetch

import (
	"context"
	"encoding/hex"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
)

// mostRedirects is how often servers may send a request on.
const mostRedirects = 5

// An answer is what came behind all redirects.
type answer struct {
	*http.Response
	host       string // that gave it
	redirected bool   // by another host or address
	now        time.Time

	sha256 string // that the first address announces; empty: none
	size   int64  // that the first address announces; 0: none
}

// follow asks for a file. The first answer may announce what the file is; where that is the SHA-256 that the caller
// expects, no condition is sent on: the servers behind it may have tags of their own for the same bytes.
func (f *Fetcher) follow(ctx context.Context, s Source, first *url.URL, header http.Header) (*answer, error) {
	header = header.Clone()
	header.Set("User-Agent", f.options.Agent)
	header.Set("Accept-Encoding", "identity")
	a := &answer{}
	seen := map[string]bool{}
	for at := first; ; {
		seen[at.String()] = true
		r := (&http.Request{Method: http.MethodGet, URL: at, Host: at.Host, Header: header.Clone()}).WithContext(ctx)
		if s.Token != "" && at.Scheme == first.Scheme && strings.EqualFold(at.Host, first.Host) {
			r.Header.Set("Authorization", "Bearer "+s.Token)
		}
		resp, err := f.options.Transport.RoundTrip(r)
		f.options.Contacted(at.Host, err == nil)
		if err != nil {
			return nil, unreachable(ctx, s, at.Host, err)
		}
		a.Response, a.host, a.now = resp, at.Host, f.options.Now()
		if at == first {
			a.announce(resp.Header)
			if a.pins(s.SHA256) {
				header.Del("If-Range")
			}
		}
		if !isRedirect(resp.StatusCode) {
			return a, nil
		}
		_ = resp.Body.Close()
		next, err := at.Parse(resp.Header.Get("Location"))
		switch { // the address itself may hold a signature, so nobody is told of it
		case err != nil || resp.Header.Get("Location") == "" || next.Host == "":
			return nil, unreadable(s, at.Host)
		case !s.allows(first, next):
			return nil, fault.Newf(fault.Unavailable, "%s sends you on to %s for %s, which isn't one of its own servers. Nothing was downloaded from there.",
				first.Host, next.Host, s.Name)
		case seen[next.String()] || len(seen) > mostRedirects:
			return nil, fault.Newf(fault.Unavailable, "%s redirects requests in a loop.", first.Host)
		}
		at, a.redirected = next, true
	}
}

func isRedirect(status int) bool {
	switch status {
	case http.StatusMovedPermanently, http.StatusFound, http.StatusSeeOther, http.StatusTemporaryRedirect, http.StatusPermanentRedirect:
		return true
	}
	return false
}

// announce reads what Hugging Face and its mirrors say of a file before they lead to it.
func (a *answer) announce(h http.Header) {
	sum := strings.ToLower(strings.Trim(strings.TrimPrefix(h.Get("X-Linked-Etag"), "W/"), `"`))
	if raw, err := hex.DecodeString(sum); err == nil && len(raw) == 32 {
		a.sha256 = sum
	}
	if size, err := strconv.ParseInt(h.Get("X-Linked-Size"), 10, 63); err == nil && size > 0 {
		a.size = size
	}
}

// pins reports whether the first address announced that the file is the one with this SHA-256.
func (a *answer) pins(sum string) bool { return sum != "" && a.sha256 == sum }

// span reads a Content-Range: where the bytes begin, or -1, and how large the file is.
func (a *answer) span() (start, total int64, ok bool) {
	span, of, found := strings.Cut(strings.TrimPrefix(a.Header.Get("Content-Range"), "bytes "), "/")
	total, err := strconv.ParseInt(of, 10, 63)
	if !found || err != nil || total < 0 {
		return 0, 0, false
	}
	if span == "*" {
		return -1, total, true
	}
	from, to, _ := strings.Cut(span, "-")
	start, err = strconv.ParseInt(from, 10, 63)
	end, err2 := strconv.ParseInt(to, 10, 63)
	return start, total, err == nil && err2 == nil && start >= 0 && start <= end && end == total-1
}

// endless reports whether nothing tells the end of the answer from a connection that broke off.
func (a *answer) endless() bool {
	return a.ContentLength < 0 && a.ProtoMajor < 2 && len(a.TransferEncoding) == 0
}
