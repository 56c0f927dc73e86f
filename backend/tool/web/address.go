package web

import (
	"net/netip"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// closedRanges are the ranges without public hosts that netip does not know by name.
func closedRanges() []netip.Prefix {
	return lists.Map([]string{
		"0.0.0.0/8",       // this network
		"100.64.0.0/10",   // shared by a provider's customers (CGNAT)
		"192.0.0.0/24",    // protocol assignments
		"192.0.2.0/24",    // documentation
		"192.88.99.0/24",  // 6to4 relays
		"198.18.0.0/15",   // benchmarks
		"198.51.100.0/24", // documentation
		"203.0.113.0/24",  // documentation
		"240.0.0.0/4",     // reserved, and broadcast
		"::/96",           // IPv4 in IPv6, as it was once written
		"64:ff9b:1::/48",  // translation inside of a network
		"100::/64",        // discarded
		"2001::/23",       // protocol assignments, Teredo among them
		"2001:db8::/32",   // documentation
		"3fff::/20",       // documentation
		"fec0::/10",       // site-local, as it was once
	}, netip.MustParsePrefix)
}

// Public says why an address must not be dialled, or nil. An IPv4 address inside of an IPv6
// one is judged as what it is.
func Public(to netip.AddrPort) error {
	addr := inner(to.Addr())
	// Loopback, link-local, multicast and unspecified addresses are no global unicast ones.
	refused := !addr.IsValid() || addr.Zone() != "" || !addr.IsGlobalUnicast() || addr.IsPrivate()
	if refused || slices.ContainsFunc(closedRanges(), func(p netip.Prefix) bool { return p.Contains(addr) }) {
		return fault.Newf(fault.Forbidden, "The address %s is not public. Only pages of the public web can be fetched.", to.Addr().WithZone(""))
	}
	return nil
}

// inner is the IPv4 address inside of an IPv6 one, where there is one: mapped, translated
// (NAT64) or tunnelled (6to4).
func inner(addr netip.Addr) netip.Addr {
	addr = addr.Unmap()
	if !addr.Is6() {
		return addr
	}
	b := addr.As16()
	switch {
	case netip.MustParsePrefix("64:ff9b::/96").Contains(addr):
		return netip.AddrFrom4([4]byte(b[12:]))
	case netip.MustParsePrefix("2002::/16").Contains(addr):
		return netip.AddrFrom4([4]byte(b[2:6]))
	}
	return addr
}
