package mcp

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/cenkalti/backoff/v5"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
	"terzetto/backend/base/schema"
	"terzetto/backend/tool"
)

// A Spec is a server: a program and how it is started, or an address.
type Spec struct {
	Name    string // see CheckName
	Command string // a name that is looked for, or a path
	Args    []string
	Folder  string // in which the command works; empty: the home folder
	Address string // where it answers over HTTP; empty: the command is started
	// Variables opens what was granted to it, when it is started: the environment of a program, or
	// the headers of requests to an address; nil: nothing was.
	Variables func(ctx context.Context) (map[string]string, error)
	// Offered hears what the server offers once it says that this has changed; may be nil.
	Offered func(ctx context.Context, offers []tool.Offer)
}

// Options hold for every server.
type Options struct {
	Version  string        // of this program, for the servers
	Agent    string        // what it calls itself to those that answer at an address
	Patience time.Duration // for a server to start; 0: a minute, because npx fetches it first
	Pause    time.Duration // before a server that failed is started again, doubled each time; 0: a second
	Answer   time.Duration // for a server to show, after a call that took too long, that it is alive; 0: 5 seconds
	Now      func() time.Time
	Changed  func() // the state of a server changed; must be quick; may be nil
}

// A link is the way to a server that runs.
type link interface {
	client() *sdk.ClientSession
	exitSignal() <-chan struct{} // closed when it has ended
	mark() int64                 // where a call begins, for words
	words(since int64) string    // those that say why, to be appended to a sentence
	stop()                       // ends it politely, and waits for that
	kill()                       // ends it at once
}

var (
	errLate   = errors.New("the server took too long")
	errClosed = fault.New(fault.Conflict, "This server was removed.")
)

// unsent is what the library calls a request that it could not send, though no server refused it.
const unsent = "rejected by transport"

// longestPause is between two tries of a server that always fails; a call waits for shorter
// ones than longestWait, and is told of the others.
const (
	longestPause = time.Minute
	longestWait  = 5 * time.Second
	mostRestarts = 5 // by itself, without a call that succeeded in between
	answerTime   = 5 * time.Second
)

// A Connection is the way to one server. It may be used by many goroutines.
type Connection struct {
	options Options
	spec    Spec
	work    sync.WaitGroup
	life    context.Context //nolint:containedctx // of the connection, ended by Close
	end     context.CancelFunc
	closing sync.Once

	slot    chan struct{} // holds one token; the goroutine that took it may use the fields below
	runs    link          // nil: it was not started
	secrets mask.Filter
	pauses  *backoff.ExponentialBackOff
	ready   time.Time // when it may be started again
	tries   int       // restarts since a call succeeded

	news  chan struct{} // holds a token once the server says that its tools have changed
	state condition
	heard
}

// What was heard from a server.
type heard struct {
	listing listing
	said    *tail // what a program says to people
	tellers tellers
}

// Connect makes the way to a server, and starts nothing.
func Connect(o Options, s Spec) *Connection {
	o.Patience, o.Pause, o.Answer = cmp.Or(o.Patience, time.Minute), cmp.Or(o.Pause, time.Second), cmp.Or(o.Answer, answerTime)
	if o.Changed == nil {
		o.Changed = func() {}
	}
	c := &Connection{
		options: o, spec: s, slot: make(chan struct{}, 1), news: make(chan struct{}, 1),
		pauses: &backoff.ExponentialBackOff{InitialInterval: o.Pause, Multiplier: 2, MaxInterval: longestPause},
	}
	c.said = &tail{strayed: o.Changed}
	c.life, c.end = context.WithCancel(context.Background())
	c.pauses.Reset()
	c.slot <- struct{}{}
	return c
}

// Offers asks the server what it offers, and starts it if need be, at once even if it has
// just failed: a person waits.
func (c *Connection) Offers(ctx context.Context) ([]tool.Offer, error) {
	p, secrets, err := c.program(ctx, true)
	if err != nil {
		return nil, err
	}
	return c.list(ctx, p, secrets)
}

// list asks a server that runs what it offers, and one that forgot the session in a new one.
func (c *Connection) list(ctx context.Context, p link, secrets mask.Filter) ([]tool.Offer, error) {
	offers, err := c.listOffers(ctx, p, secrets)
	if errors.Is(err, sdk.ErrSessionMissing) {
		if p, secrets, err = c.reopen(ctx, p); err == nil {
			offers, err = c.listOffers(ctx, p, secrets)
		}
	}
	return offers, err
}

// reopen opens a new session with a server that forgot the one before, and so did nothing.
func (c *Connection) reopen(ctx context.Context, before link) (link, mask.Filter, error) {
	<-before.exitSignal()
	return c.program(ctx, true)
}

func (c *Connection) listOffers(ctx context.Context, p link, secrets mask.Filter) ([]tool.Offer, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, c.options.Patience, errLate)
	defer cancel()
	out, taken, size := []tool.Offer{}, map[string]bool{}, 0
	known, cursors := map[string]bool{}, map[string]bool{}
	since := p.mark()
	for cursor := ""; ; {
		page, err := p.client().ListTools(ctx, &sdk.ListToolsParams{Cursor: cursor})
		if err != nil {
			return nil, c.failure(ctx, p, secrets, since, err)
		}
		fresh := slices.ContainsFunc(page.Tools, func(t *sdk.Tool) bool { return !known[t.Name] })
		if len(cursors) > 0 && !fresh && len(page.Tools) > 0 {
			break // the same tools once more: the list is at its end, whatever its cursor says
		}
		for _, t := range page.Tools {
			if len(out) == maxOffers {
				return nil, fault.Newf(fault.TooLarge, "%s offers more than %d tools.", c.spec.Name, maxOffers)
			}
			o := offer(c.spec.Name, t, taken)
			if size += len(o.Name) + len(o.Title) + len(o.Description) + len(o.Input) + len(o.Output); size > maxListing {
				return nil, fault.Newf(fault.TooLarge, "The tool descriptions of %s are larger than %d MB.", c.spec.Name, maxListing>>20)
			}
			out = append(out, o)
			known[t.Name] = true
		}
		if cursors[cursor] = true; page.NextCursor == "" || cursors[page.NextCursor] || len(page.Tools) == 0 && len(cursors) >= maxOffers {
			break
		}
		cursor = page.NextCursor
	}
	c.listing.keep(p, c.options.Now(), out)
	return out, nil
}

// Tools are those of the offers that can be used.
func (c *Connection) Tools(offers []tool.Offer) (all []tool.Tool) {
	for _, o := range offers {
		if o.Trouble == "" {
			t := adapt(c.spec.Name, o, func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
				return c.call(ctx, o, args)
			})
			t.Aim = func(ctx context.Context, _ json.RawMessage) (tool.Target, error) { return c.aim(ctx, o.Name) }
			all = append(all, t)
		}
	}
	return all
}

// checkResult reports where a result does not match what its server says that the tool gives.
func (c *Connection) checkResult(o tool.Offer, structured any) error {
	if o.Output == nil {
		return nil
	}
	v, err := json.Marshal(structured)
	if err != nil {
		return fmt.Errorf("read what %s gave: %w", o.Name, err)
	}
	promise, err := schema.Compile(o.Output)
	if err != nil {
		return fmt.Errorf("read what %s gives: %w", o.Name, err)
	}
	if wrong := promise.Check(v); wrong != nil {
		return fault.Newf(fault.Invalid, "%s returned a result that doesn't match the description of the tool. The program said: %s", c.spec.Name, cut(wrong.String(), maxDescription))
	}
	return nil
}

func (c *Connection) call(ctx context.Context, o tool.Offer, args json.RawMessage) (json.RawMessage, error) {
	p, secrets, err := c.program(ctx, false)
	if err != nil {
		return nil, err
	}
	defer context.AfterFunc(ctx, func() { c.late(ctx, p) })()
	since := p.mark()
	result, err := c.callTool(ctx, p, o.Name, args)
	if errors.Is(err, sdk.ErrSessionMissing) {
		if p, secrets, err = c.reopen(ctx, p); err != nil {
			return nil, err
		}
		since = p.mark()
		result, err = c.callTool(ctx, p, o.Name, args)
	}
	if err != nil {
		return nil, c.failure(ctx, p, secrets, since, err)
	}
	if c.take(ctx) == nil {
		c.resetPauses()
		c.leave()
	}
	if result.StructuredContent != nil && !result.IsError {
		if err := c.checkResult(o, result.StructuredContent); err != nil {
			return nil, err
		}
	}
	v, err := value(o.Name, result)
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return nil, fault.New(f.Code, secrets.Text(f.Message))
	}
	return secrets.JSON(v), err
}

// callTool makes one call, and tells its caller how far the server says that it is.
func (c *Connection) callTool(ctx context.Context, p link, name string, args json.RawMessage) (*sdk.CallToolResult, error) {
	call := &sdk.CallToolParams{Name: name, Arguments: args}
	token, end := c.tellers.begin(ctx, c.said)
	defer end()
	call.SetProgressToken(token)
	return p.client().CallTool(ctx, call) //nolint:wrapcheck // failure says what it means
}

// failure says why a server gave nothing.
func (c *Connection) failure(ctx context.Context, p link, secrets mask.Filter, since int64, err error) error {
	if errors.Is(context.Cause(ctx), errLate) {
		return fault.Newf(fault.Unavailable, "%s didn't answer within %s.", c.spec.Name, c.options.Patience)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if refused, ok := errors.AsType[*jsonrpc.Error](err); ok && refused.Message != unsent {
		return fault.Newf(fault.Invalid, "%s refused the call. The server said: %s", c.spec.Name, cut(secrets.Text(refused.Message), maxDescription))
	}
	select { // its last words come with its end
	case <-p.exitSignal():
	case <-ctx.Done():
	case <-time.After(politeness):
	}
	if c.spec.Address != "" {
		why := cut(secrets.Text(oneLine(err.Error())), maxDescription)
		return fault.Newf(fault.Unavailable, "%s didn't answer at %s. The server said: %s", c.spec.Name, c.spec.Address, why).Because(err)
	}
	if c.said.wasTooLarge() {
		return fault.Newf(fault.TooLarge, "%s sent a message of more than %d MB and was ended. Ask for less at a time.", c.spec.Name, maxMessage>>20).Because(err)
	}
	return fault.Newf(fault.Unavailable, "%s ended before it answered.%s", c.spec.Name, p.words(since)).Because(err)
}

// program is the server as it runs, started if need be: at once, or after its pause.
func (c *Connection) program(ctx context.Context, atOnce bool) (link, mask.Filter, error) {
	if err := c.take(ctx); err != nil {
		return nil, mask.Filter{}, err
	}
	defer c.leave()
	if c.runs != nil && runs(c.runs) {
		return c.runs, c.secrets, nil
	}
	if c.runs != nil { // it ended by itself, and who restarts it comes later
		c.runs = nil
		c.postpone()
	}
	if atOnce {
		c.resetPauses()
	}
	if err := c.wait(ctx); err != nil {
		return nil, mask.Filter{}, err
	}
	return c.begin(ctx)
}

func runs(p link) bool {
	select {
	case <-p.exitSignal():
		return false
	default:
		return true
	}
}

// begin starts the server. Its caller holds the token.
func (c *Connection) begin(ctx context.Context) (link, mask.Filter, error) {
	c.set(tool.State{Is: tool.Starting}, time.Time{})
	p, secrets, err := c.start(ctx)
	switch {
	case err == nil:
		c.set(tool.State{Is: tool.Ready}, time.Time{})
		c.work.Go(func() { c.watch(p, secrets) })
	case c.life.Err() != nil || ctx.Err() != nil: // no caller waits for it any more
		c.set(tool.State{Is: tool.Idle}, time.Time{})
	default:
		c.set(tool.State{Is: tool.Failed, Why: fault.Sentence(err)}, c.ready)
	}
	return p, secrets, err
}

func (c *Connection) start(ctx context.Context) (link, mask.Filter, error) {
	granted := map[string]string{}
	if c.spec.Variables != nil {
		var err error
		if granted, err = c.spec.Variables(ctx); err != nil {
			return nil, mask.Filter{}, fmt.Errorf("open the variables of %s: %w", c.spec.Name, err)
		}
	}
	env := environment(granted)
	c.secrets = mask.Only(slices.Concat(slices.Sorted(maps.Values(granted)), passwordsIn(env))...)
	c.said.begin(c.secrets)
	starting, cancel := context.WithCancel(ctx) // Close need not wait for a handshake
	defer cancel()
	defer context.AfterFunc(c.life, cancel)()
	p, err := c.open(starting, granted, env)
	if err != nil {
		c.postpone()
		if c.life.Err() != nil {
			return nil, c.secrets, errClosed
		}
		if f, ok := errors.AsType[*fault.Error](err); ok {
			f.Message = c.secrets.Text(f.Message)
		}
		return nil, c.secrets, err
	}
	c.runs = p
	return p, c.secrets, nil
}

func (c *Connection) open(ctx context.Context, granted map[string]string, env []string) (link, error) {
	if c.spec.Address != "" {
		return reach(ctx, c.options, c.spec, c.client(), granted, c.secrets, &c.tellers, &c.work)
	}
	return launch{c.options, c.spec, c.client(), env, c.said, &c.tellers, &c.work}.start(ctx)
}

// client is this program as servers see it.
func (c *Connection) client() *sdk.Client {
	var changed func(context.Context, *sdk.ToolListChangedRequest)
	if c.spec.Address == "" { // one at an address is asked before each call
		changed = func(context.Context, *sdk.ToolListChangedRequest) {
			c.listing.drop()
			select {
			case c.news <- struct{}{}:
			default: // it is asked anyway
			}
		}
	}
	return sdk.NewClient(&sdk.Implementation{Name: "terzetto", Version: c.options.Version}, &sdk.ClientOptions{
		Capabilities:           &sdk.ClientCapabilities{},
		ToolListChangedHandler: changed,
	})
}

// take waits for the token that guards the server; leave puts it back.
func (c *Connection) take(ctx context.Context) error {
	select {
	case <-c.slot:
	case <-c.life.Done():
		return errClosed
	case <-ctx.Done():
		return ctx.Err()
	}
	if c.life.Err() != nil {
		c.leave()
		return errClosed
	}
	return nil
}

func (c *Connection) leave() { c.slot <- struct{}{} }

// postpone puts the next start off after a failure. Its caller holds the token, as do those of the two below.
func (c *Connection) postpone() { c.ready = c.options.Now().Add(c.pauses.NextBackOff()) }

func (c *Connection) resetPauses() {
	c.pauses.Reset()
	c.tries = 0
	c.ready = time.Time{}
}

// wait waits until the server may be started, if that is soon.
func (c *Connection) wait(ctx context.Context) error {
	left := c.ready.Sub(c.options.Now())
	if left <= 0 {
		return nil
	}
	if left > longestWait {
		return fault.Newf(fault.Unavailable, "%s has failed several times. Try again in %d seconds.", c.spec.Name, int(left.Seconds())+1)
	}
	select {
	case <-time.After(left):
		return nil
	case <-c.life.Done():
		return errClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Close ends the server, and waits until it and everything that was done for it has ended.
func (c *Connection) Close() {
	c.closing.Do(func() {
		c.end()
		<-c.slot
		if c.runs != nil {
			c.runs.stop()
		}
		c.slot <- struct{}{} // for callers that waited, which are told now
	})
	c.work.Wait()
}
