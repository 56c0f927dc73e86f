package tool

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"terzetto/backend/base/fault"
)

// A Guard knows what the caller of tools has read, and asks before a call can carry it to a place that no
// person wrote. It may be used from many goroutines.
type Guard interface {
	// Asks gives what has to be asked about before a call is made; see Passage.
	Asks(ctx context.Context, c Crossing) ([]Mark, error)
	// Ask asks a person about a call. Its error ends the call.
	Ask(ctx context.Context, c Crossing, read []Mark) error
	// Note keeps what was read, before the caller gets it.
	Note(ctx context.Context, read ...Mark) error
}

// A Crossing is a call that reaches a place.
type Crossing struct {
	Tool Tool
	Args json.RawMessage
	To   string
}

// Leaving refuses a call that reaches a place which a person has to be asked about. Args are those with
// which the call goes on once a person allows it.
type Leaving struct {
	Crossing

	Read []Mark
}

// Error implements error.
func (l *Leaving) Error() string {
	return fmt.Sprintf("%s asks before it reaches %s, because this work has read %s", l.Tool.Name, l.To, MarkNames(l.Read))
}

// Refusal is the fault for a caller that cannot ask a person. The hint says how a person can be asked.
func (l *Leaving) Refusal(hint string) error {
	f := fault.Newf(fault.Forbidden, "A request to %s needs your permission, because %s was read before. %s", l.To, MarkNames(l.Read), hint)
	return f.With("host", l.To)
}

type (
	guardKey   struct{}
	pendingKey struct{}
)

// WithGuard has the calls that are made with the context go past a guard.
func WithGuard(ctx context.Context, g Guard) context.Context {
	return context.WithValue(ctx, guardKey{}, g)
}

// Note keeps what was read outside of a tool, such as the files of a message. Without a guard it does nothing.
func Note(ctx context.Context, read ...Mark) error {
	if g, ok := ctx.Value(guardKey{}).(Guard); ok && len(read) > 0 {
		return g.Note(ctx, read...)
	}
	return nil
}

// Nested reports whether the context is that of a call within a tool.
func Nested(ctx context.Context) bool { return ctx.Value(callerKey{}) != nil }

// pending is a call that is being made.
type pending struct {
	guard Guard
	tool  Tool
}

// Passes is asked by a tool whose call is sent on to another place, before anything is sent there. Args are
// those of a call that begins at that place. Its error ends the call, which goes on there once a person allows it.
func Passes(ctx context.Context, to string, args func() (json.RawMessage, error)) error {
	p, ok := ctx.Value(pendingKey{}).(pending)
	if !ok {
		return nil
	}
	next, err := args()
	if err != nil {
		return err
	}
	c := Crossing{p.tool, next, to}
	read, err := p.guard.Asks(ctx, c)
	if err != nil || len(read) == 0 {
		return err
	}
	return &Leaving{c, read}
}

// mostPlaces is how often one call may be sent on to a place that asks.
const mostPlaces = 10

// runGuarded carries a call out once the guard of the context lets it pass, and gives the result once its marks are kept.
func (p part) runGuarded(ctx context.Context, r *Registry, args json.RawMessage) (json.RawMessage, error) {
	inner := context.WithValue(ctx, callerKey{}, p.Tool)
	g, ok := ctx.Value(guardKey{}).(Guard)
	if !ok {
		value, err := p.run(inner, r, args)
		return value, r.maskError(err)
	}
	inner = context.WithValue(inner, pendingKey{}, pending{g, p.Tool})
	for range mostPlaces {
		if err := p.pass(ctx, g, args); err != nil {
			return nil, err
		}
		value, err := p.run(inner, r, args)
		err = r.maskError(err)
		if sent, ok := errors.AsType[*Leaving](err); ok {
			args = sent.Args
			continue
		}
		if p.Reads != nil && (err == nil || p.Level == Execute) { // the answer of a stranger may be an error too
			if late := g.Note(context.WithoutCancel(ctx), p.Reads(args, value)...); late != nil {
				return nil, late
			}
		}
		return value, err
	}
	return nil, fault.Newf(fault.Unavailable, "%s was sent on from one host to another more than %d times.", p.Name, mostPlaces)
}

// pass asks where a call needs it.
func (p part) pass(ctx context.Context, g Guard, args json.RawMessage) error {
	to, err := p.Destination(args)
	if err != nil || to == "" {
		return err
	}
	c := Crossing{p.Tool, args, to}
	read, err := g.Asks(ctx, c)
	if err != nil || len(read) == 0 {
		return err
	}
	return g.Ask(ctx, c, read)
}

// A Reading is a guard that keeps what was read in memory. No person can be asked: the call ends with
// Leaving, or with what Refuse makes of it.
type Reading struct {
	Refuse func(*Leaving) error // nil: the error stays as it is

	mu      sync.Mutex
	read    []Mark
	written []string
}

// Read is what was read until now.
func (r *Reading) Read() []Mark {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.read
}

// WrittenHosts lists the hosts that a person wrote.
func (r *Reading) WrittenHosts() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.written
}

// Wrote adds hosts that a person wrote.
func (r *Reading) Wrote(hosts ...string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.written = append(slices.Clip(r.written), hosts...)
}

// Asks implements Guard.
func (r *Reading) Asks(_ context.Context, c Crossing) ([]Mark, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return Passage{To: c.To, Read: r.read, Written: r.written}.Asks(), nil
}

// Ask implements Guard.
func (r *Reading) Ask(_ context.Context, c Crossing, read []Mark) error {
	l := &Leaving{c, read}
	if r.Refuse != nil {
		return r.Refuse(l)
	}
	return l
}

// Note implements Guard.
func (r *Reading) Note(_ context.Context, read ...Mark) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.read, _ = AddMarks(r.read, read...)
	return nil
}
