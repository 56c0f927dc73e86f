package tool

import (
	"encoding/json"
	"net"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/idna"
)

// HostOf is the host of an address as hosts are compared: in ASCII and small letters, without a final dot,
// an IP address in its usual form. The port is part of it unless it is the usual one of the address.
func HostOf(u *url.URL) string {
	name, port := u.Hostname(), u.Port()
	if addr, err := netip.ParseAddr(name); err == nil {
		name = addr.Unmap().String()
	} else if ascii, err := idna.Lookup.ToASCII(strings.TrimSuffix(name, ".")); err == nil {
		name = ascii
	} else {
		name = strings.ToLower(strings.TrimSuffix(name, "."))
	}
	if port != "" && port != map[string]string{"http": "80", "https": "443"}[strings.ToLower(u.Scheme)] {
		return net.JoinHostPort(name, port)
	}
	if strings.Contains(name, ":") {
		return "[" + name + "]"
	}
	return name
}

// address is one in a text. A name without a scheme is none: notes.md is a file more often than a host.
var address = regexp.MustCompile(`(?i)\b(?:https?://|www\.)[^\s<>"'` + "`" + `\\]+`)

// HostsIn gives the hosts of the addresses in texts, each once. An address whose host is filled in later,
// as in https://{{name}}/, has none.
func HostsIn(texts ...string) (hosts []string) {
	for _, text := range texts {
		for _, found := range address.FindAllString(text, -1) {
			found = strings.TrimRight(found, ".,;:!?)]}*_»”’")
			if !strings.Contains(found, "://") {
				found = "https://" + found
			}
			u, err := url.Parse(found)
			if err != nil {
				continue
			}
			if host := HostOf(u); strings.Trim(host, ".") != "" && !slices.Contains(hosts, host) {
				hosts = append(hosts, host)
			}
		}
	}
	return hosts
}

// HostsInJSON gives the hosts of the addresses in the texts of JSON values.
func HostsInJSON(values ...json.RawMessage) (hosts []string) {
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			hosts = append(hosts, HostsIn(v)...)
		case []any:
			for _, one := range v {
				walk(one)
			}
		case map[string]any:
			for _, one := range v {
				walk(one)
			}
		}
	}
	for _, raw := range values {
		var v any
		if json.Unmarshal(raw, &v) == nil {
			walk(v)
		}
	}
	slices.Sort(hosts)
	return slices.Compact(hosts)
}
