package web

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/idna"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// ReadHost reads a host that a person allows, such as api.example.com or 127.0.0.1:8080; of a
// whole address only its host counts. Without a port it stands for the usual ones of http and
// https, and for public addresses alone; a host of this computer or its network needs its port.
func ReadHost(text string) (string, error) {
	refuse := func(format string, args ...any) (string, error) {
		return "", fault.Newf(fault.Invalid, format, args...).With("field", "hosts")
	}
	text = strings.TrimSpace(text)
	u, err := url.Parse("//" + text)
	if strings.Contains(text, "://") {
		u, err = url.Parse(text)
	}
	if err != nil || u.Hostname() == "" || !utf8.ValidString(text) {
		return refuse("“%s” is not a host. Write one such as api.example.com or 127.0.0.1:8080.", text)
	}
	name, port := u.Hostname(), u.Port()
	addr, isAddr := netip.ParseAddr(name)
	if isAddr != nil {
		name, err = idna.Lookup.ToASCII(strings.TrimSuffix(name, "."))
		if _, again := idna.Lookup.ToASCII(name); err != nil || again != nil || name == "" || strings.ContainsAny(name, "*_ ") || strings.HasSuffix(name, ".") {
			return refuse("“%s” is not a host. Write one such as api.example.com or 127.0.0.1:8080.", text)
		}
	} else {
		name = addr.Unmap().String()
	}
	if n, err := strconv.Atoi(port); port != "" && (err != nil || n < 1 || n > 65535) {
		return refuse("%s is not a port.", port)
	}
	inside := isAddr == nil && Public(netip.AddrPortFrom(addr, 0)) != nil || name == "localhost" || strings.HasSuffix(name, ".localhost")
	switch {
	case port != "":
		return net.JoinHostPort(name, port), nil
	case inside:
		return refuse("%s is on this computer or its network. Add the port, such as %s.", name, net.JoinHostPort(name, "8080"))
	case isAddr == nil && addr.Unmap().Is6():
		return "[" + name + "]", nil
	}
	return name, nil
}

// matchHost reports whether one of the allowed hosts is the host of an address, and whether it names the port.
func matchHost(hosts []string, u *url.URL) (ok, named bool) {
	name, err := idna.Lookup.ToASCII(strings.TrimSuffix(u.Hostname(), "."))
	if addr, isAddr := netip.ParseAddr(u.Hostname()); isAddr == nil {
		name, err = addr.Unmap().String(), nil
	}
	if err != nil {
		return false, false
	}
	port := u.Port()
	usual := map[string]string{"http": "80", "https": "443"}[u.Scheme]
	port = cmp.Or(port, usual)
	if slices.Contains(hosts, net.JoinHostPort(name, port)) {
		return true, true
	}
	if strings.Contains(name, ":") {
		name = "[" + name + "]"
	}
	return port == usual && slices.Contains(hosts, name), false
}

// reach is the host that a call asks.
func reach(args json.RawMessage) (string, error) {
	var in fetchIn
	if err := json.Unmarshal(args, &in); err != nil {
		return "", fmt.Errorf("read the arguments: %w", err)
	}
	u, err := url.Parse(in.URL)
	if err != nil {
		return "", notAddress(err)
	}
	if err := check(u); err != nil {
		return "", err
	}
	return tool.HostOf(u), nil
}

// passes asks before a redirect leads to another host. Args are those of a call that begins there.
func passes(next, last *http.Request, args func() (json.RawMessage, error)) error {
	if to := tool.HostOf(next.URL); to != tool.HostOf(last.URL) {
		return tool.Passes(next.Context(), to, args)
	}
	return nil
}
