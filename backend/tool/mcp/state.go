package mcp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
	"terzetto/backend/tool"
)

// A condition is what a server does, as its observers see it.
type condition struct {
	mu    sync.Mutex
	state tool.State
	again time.Time // when it is started again
}

func (c *condition) set(s tool.State, again time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.state, c.again = s, again
}

// at is the state at a time.
func (c *condition) at(now time.Time) tool.State {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.state
	s.Is = cmp.Or(s.Is, tool.Idle)
	if left := c.again.Sub(now); left > 0 {
		s.RetryIn = int(left.Seconds()) + 1
	}
	return s
}

// State is what the server does at this moment.
func (c *Connection) State() tool.State {
	s := c.state.at(c.options.Now())
	s.Said = []string{}
	if s.Why != "" {
		s.Said = append(s.Said, c.said.lines(c.said.last())...)
	}
	s.Strays, s.Skipped = c.said.skippedLines()
	return s
}

// set changes the state and tells that.
func (c *Connection) set(s tool.State, again time.Time) {
	c.state.set(s, again)
	c.options.Changed()
}

// watch waits until a server ends by itself and starts it again, later each time. After
// mostRestarts without a call that succeeded it is left until somebody needs it. While the server
// runs it hears of other tools.
func (c *Connection) watch(p link, secrets mask.Filter) {
	for runs(p) {
		select {
		case <-p.exitSignal():
		case <-c.news:
			c.hear(p, secrets)
		}
	}
	why := strings.TrimSpace(fmt.Sprintf("%s ended.%s", c.spec.Name, p.words(c.said.last())))
	for {
		if c.take(c.life) != nil {
			return
		}
		if c.runs != p && c.runs != nil { // a call has started it again
			c.leave()
			return
		}
		if c.runs == p {
			c.runs = nil
			c.postpone()
		}
		if c.tries++; c.tries > mostRestarts {
			c.set(tool.State{Is: tool.Failed, Why: why}, c.ready)
			c.leave()
			return
		}
		pause := c.ready.Sub(c.options.Now())
		c.set(tool.State{Is: tool.Restarting, Why: why}, c.ready)
		c.leave()
		select {
		case <-time.After(pause):
		case <-c.life.Done():
			return
		}
		if c.take(c.life) != nil {
			return
		}
		if c.runs != nil {
			c.leave()
			return
		}
		_, _, err := c.begin(c.life)
		c.leave()
		if err == nil { // begin has given it a watcher of its own
			return
		}
		why = fault.Sentence(err)
	}
}

// hear asks a server that says that its tools have changed for those that it has now. One that says
// so all the time is asked once in a pause.
func (c *Connection) hear(p link, secrets mask.Filter) {
	select {
	case <-time.After(c.options.Pause):
	case <-p.exitSignal():
		return
	}
	select {
	case <-c.news: // what came meanwhile is answered too
	default:
	}
	if offers, err := c.list(c.life, p, secrets); err == nil && c.spec.Offered != nil {
		c.spec.Offered(c.life, offers)
	}
}

// late examines a server when a call of it took too long.
func (c *Connection) late(ctx context.Context, p link) {
	if !errors.Is(ctx.Err(), context.DeadlineExceeded) || c.take(c.life) != nil {
		return
	}
	c.work.Go(func() { c.examine(p) })
	c.leave()
}

// examine ends a server that does not even answer a ping.
func (c *Connection) examine(p link) {
	ctx, cancel := context.WithTimeout(c.life, c.options.Answer)
	defer cancel()
	answered := make(chan error, 1) // a server that reads nothing holds up its writer
	c.work.Go(func() { answered <- p.client().Ping(ctx, nil) })
	select {
	case err := <-answered:
		if refused, ok := errors.AsType[*jsonrpc.Error](err); err == nil || ok && refused.Message != unsent { // newer servers know no ping, and say so
			return
		}
	case <-ctx.Done():
	}
	if c.life.Err() == nil {
		p.kill()
	}
}
