package serverurl

import (
	"cmp"
	"net"
	"net/netip"
	"net/url"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
)

// Normalize gives the base address of an API from what a person typed or pasted:
// with a scheme, without the path of a call, and with /v1 once.
func Normalize(raw string) (string, error) {
	text := strings.TrimSpace(raw)
	if text == "" {
		return "", fault.New(fault.Invalid, "Enter the address of the server.").With("field", "url")
	}
	if !strings.Contains(text, "://") {
		text = Scheme(text) + "://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Hostname() == "" || strings.ContainsAny(u.Hostname(), " <>\"'") {
		return "", fault.New(fault.Invalid, "This address is not valid. Enter one such as http://127.0.0.1:11434.").With("field", "url")
	}
	if u.Scheme = strings.ToLower(u.Scheme); u.Scheme != "http" && u.Scheme != "https" {
		return "", fault.New(fault.Invalid, "The address must begin with http:// or https://.").With("field", "url")
	}
	if u.User != nil {
		return "", fault.New(fault.Invalid, "Remove the user name and password from the address. Enter a key in its own field.").With("field", "url")
	}
	u.Host = strings.ToLower(u.Host)
	u.RawQuery, u.Fragment, u.RawPath = "", "", ""
	path := strings.TrimRight(u.Path, "/")
	for again := true; again; {
		again = false
		for _, call := range []string{"/chat/completions", "/completions", "/models", "/chat"} {
			if cut, ok := strings.CutSuffix(path, call); ok {
				path, again = strings.TrimRight(cut, "/"), true
			}
		}
	}
	for strings.HasSuffix(path, "/v1/v1") {
		path = strings.TrimSuffix(path, "/v1")
	}
	path = cmp.Or(path, "/v1")
	u.Path = path
	return u.String(), nil
}

// Scheme guesses: servers on this computer and in the house speak plain http.
func Scheme(hostAndPath string) string {
	h := hostAndPath
	if i := strings.IndexAny(h, "/?#"); i >= 0 {
		h = h[:i]
	}
	name := h
	if host, _, err := net.SplitHostPort(h); err == nil {
		name = host
	}
	name = strings.ToLower(strings.Trim(name, "[]"))
	if ip, err := netip.ParseAddr(name); err == nil {
		if ip.IsLoopback() || ip.IsPrivate() || ip.IsLinkLocalUnicast() || ip.IsUnspecified() {
			return "http"
		}
		return "https"
	}
	ofTheHouse := func(end string) bool { return strings.HasSuffix(name, end) }
	if name == "localhost" || !strings.Contains(name, ".") || slices.ContainsFunc([]string{".local", ".lan", ".home.arpa"}, ofTheHouse) {
		return "http"
	}
	return "https"
}

// Alternatives are the other names of this computer for an address on it: a server
// may listen on one of them only.
func Alternatives(address string) []string {
	u, err := url.Parse(address)
	if err != nil {
		return nil
	}
	names := []string{"127.0.0.1", "[::1]", "localhost"}
	var others []string
	found := false
	for _, n := range names {
		if u.Hostname() == strings.Trim(n, "[]") {
			found = true
			continue
		}
		other := *u
		other.Host = n
		if p := u.Port(); p != "" {
			other.Host = n + ":" + p
		}
		others = append(others, other.String())
	}
	if !found {
		return nil
	}
	return others
}

// Host is the host of an address with its port; the address itself where it has none.
func Host(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return address
	}
	return u.Host
}

// ThisComputer is the origin of the server that Terzetto runs itself. It is never dialled: .invalid cannot exist.
const ThisComputer = "http://this-computer.invalid"

// Name is what a person reads in the place of an address: its host, unless Terzetto runs the server itself.
func Name(address string) string {
	if Origin(address) == ThisComputer {
		return "This computer"
	}
	return Host(address)
}

// Root is the server's address without the API's path.
func Root(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	u.Path = ""
	return u.String()
}

// Origin is the scheme, host and port of an address, in one form.
func Origin(raw string) string {
	u, err := url.Parse(raw)
	if err != nil {
		return raw
	}
	return strings.ToLower(u.Scheme + "://" + u.Host)
}

// SameOrigin reports whether two addresses belong to one server.
func SameOrigin(a, b string) bool { return Origin(a) == Origin(b) }

// OnThisComputer reports whether a host is this computer, by its name or address.
func OnThisComputer(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}
