package audio

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// maxHeld bounds the bytes that an open list holds itself: more than an hour of speech.
const maxHeld = 256 << 20

// Append adds segments to the list that the play of this token began with Request.More.
// Where the list had come to its end the channel waits in silence, playing and without a
// close, and goes on with what is appended; a device that was given back meanwhile is
// opened again, and without one the channel is paused.
//
// State is nil when that play is over. One caller at a time appends to a list.
func (p *Player) Append(ctx context.Context, name string, token int64, specs []Spec) (Started, error) {
	out := Started{Channel: name, Token: token, Skipped: []Skipped{}}
	first, err := p.room(name, token, specs)
	if err != nil || first < 0 {
		return out, err
	}
	items, skipped := p.survey(ctx, name, token, first, specs)
	out.Skipped = append(out.Skipped, skipped...)
	if err := ctx.Err(); err != nil {
		return out, err
	}
	p.deviceMu.Lock()
	defer p.deviceMu.Unlock()
	// A pause may last; what is appended to it needs no device.
	waits := false
	p.withChannel(name, func(c *channel) { waits = c.token == token && c.starved() })
	ready := waits && len(items) > 0 && p.ready(name)
	out.State = p.withChannel(name, func(c *channel) {
		if !c.takes(token) {
			return
		}
		c.plan.add(items, len(specs))
		if c.feed != nil {
			c.feed.add(items)
		}
		if waits && len(items) > 0 && !ready && c.status == playing {
			p.mixer.pause(c)
			return
		}
		p.mixer.repaint(c)
	})
	if out.State != nil && out.State.Token != token {
		out.State = nil
	}
	return out, nil
}

// takes reports whether the play of a token can be appended to.
func (c *channel) takes(token int64) bool {
	return c.token == token && c.audible() && c.plan.open
}

// room says how many specs the list has so far; -1 when there is no such list any more.
func (p *Player) room(name string, token int64, specs []Spec) (given int, err error) {
	given = -1
	p.withChannel(name, func(c *channel) {
		if !c.takes(token) {
			return
		}
		given = c.plan.given
		held := c.plan.held + lists.Sum(specs, func(s Spec) int { return len(s.Data) })
		if given+len(specs) > maxSegments || held > maxHeld {
			err = fault.New(fault.TooLarge, "The sound is too long to play at once.").With("field", "segments")
		}
	})
	return given, err
}

// Finish says that nothing more will be appended. A channel that waited for more ends, or
// begins again when it loops; one that still plays ends with its list.
func (p *Player) Finish(name string, token int64) {
	again := func(c *channel) bool { return c.takes(token) && c.starved() && c.loop && c.plan.length() > 0 }
	p.withSound(name, again, func(c *channel, ready bool) {
		if !c.takes(token) {
			return
		}
		waited, repeats := c.starved(), again(c)
		c.plan.open = false
		switch {
		case repeats && ready:
			p.mixer.move(c, 0)
			p.mixer.run(c)
			p.mixer.repaint(c)
		case waited && (c.feed == nil || c.unheard(p.mixer.waiting()) == 0):
			p.mixer.finish(c)
		case c.feed != nil:
			c.feed.finish()
		}
	})
}
