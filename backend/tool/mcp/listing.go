package mcp

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// fresh is how long the list of a server at an address is taken as it is. A program says itself when
// its list changes.
const fresh = 10 * time.Second

// A listing is what a server offered when it was last asked.
type listing struct {
	mu     sync.Mutex
	of     link // nil: the list is to be asked for
	at     time.Time
	offers []tool.Offer
}

func (l *listing) keep(of link, at time.Time, offers []tool.Offer) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.of, l.at, l.offers = of, at, offers
}

// drop makes the next call ask for the list.
func (l *listing) drop() { l.keep(nil, time.Time{}, nil) }

func (l *listing) get(of link, since time.Time) ([]tool.Offer, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.offers, l.of == of && !l.at.Before(since)
}

// aim resolves a tool as its server describes it now.
func (c *Connection) aim(ctx context.Context, name string) (at tool.Target, err error) {
	offers, err := c.current(ctx)
	if err != nil {
		return at, err
	}
	i := slices.IndexFunc(offers, func(o tool.Offer) bool { return o.Name == name })
	if i < 0 {
		return at, fault.Newf(fault.Invalid, "%s no longer offers the tool %s.", c.spec.Name, name)
	}
	at = tool.Target{Program: c.spec.Command, Host: c.spec.Address}
	at.Tool, err = c.fingerprint(offers[i])
	return at, err
}

// current is what the server offers now. The server is started if need be.
func (c *Connection) current(ctx context.Context) ([]tool.Offer, error) {
	p, secrets, err := c.program(ctx, false)
	if err != nil {
		return nil, err
	}
	var since time.Time
	if c.spec.Address != "" {
		since = c.options.Now().Add(-fresh)
	}
	if offers, ok := c.listing.get(p, since); ok {
		return offers, nil
	}
	offers, err := c.list(ctx, p, secrets)
	if err == nil && c.spec.Offered != nil {
		c.spec.Offered(c.life, offers)
	}
	return offers, err
}

// fingerprint tells a tool of this server from any other, and from the same one once it has changed. What it gives is
// no part of what a person allows.
func (c *Connection) fingerprint(o tool.Offer) (string, error) {
	o.Output, o.Unchecked = nil, ""
	all, err := json.Marshal([]any{c.spec.Command, c.spec.Args, c.spec.Address, o})
	if err != nil {
		return "", fmt.Errorf("read the description of %s: %w", o.Name, err)
	}
	sum := sha256.Sum256(all)
	return hex.EncodeToString(sum[:16]), nil
}
