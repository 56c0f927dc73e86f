package audio

import (
	"math"

	"terzetto/backend/base/event"
)

// The controls of a channel. Each answers with the state after it; what makes no
// sense in a state does nothing.

// Pause pauses what plays.
func (p *Player) Pause(name string) *event.ChannelState {
	return p.withChannel(name, func(c *channel) {
		if c.status == playing {
			p.mixer.pause(c)
		}
	})
}

// Resume goes on. Past the end of a list that does not loop it ends it.
func (p *Player) Resume(name string) *event.ChannelState {
	return p.withSound(name, func(c *channel) bool { return c.status == paused }, func(c *channel, ready bool) {
		switch at, whole := c.cursor(), c.plan.length(); {
		case c.status != paused:
		case at >= whole && !c.plan.open && (!c.loop || whole == 0):
			p.mixer.finish(c)
		case ready && (at < whole || c.plan.open):
			p.mixer.begin(c, at, event.ReasonResume)
		case ready:
			p.mixer.begin(c, 0, event.ReasonResume)
		}
	})
}

// Seek moves to a number of seconds on the whole list's timeline. It arms a list that
// ended, unless it moves to its very end.
func (p *Player) Seek(name string, offset float64) *event.ChannelState {
	if math.IsNaN(offset) {
		return p.State(name)
	}
	return p.withSound(name, func(c *channel) bool { return c.status == ended || c.starved() }, func(c *channel, ready bool) {
		to := frames(min(max(0, offset), seconds(c.plan.length())))
		if c.status == ended {
			if to < c.plan.length() && ready {
				p.mixer.begin(c, to, event.ReasonStart)
			}
			return
		}
		from, silenced := seconds(c.heardFrames(p.mixer.waiting())), c.starved() && !ready
		p.mixer.move(c, to)
		p.mixer.tell(c, event.Playback{Type: event.PlaybackSeek, FromSec: &from, ToSec: new(seconds(to))})
		if silenced {
			p.mixer.pause(c)
		}
		if c.status != playing {
			return
		}
		if to >= c.plan.length() && !c.plan.open {
			if !c.loop {
				p.mixer.finish(c)
				return
			}
			p.mixer.move(c, 0)
		}
		p.mixer.run(c)
	})
}

// SetVolume sets the channel's volume, which it keeps for later plays.
func (p *Player) SetVolume(name string, v float64) *event.ChannelState {
	return p.withChannel(name, func(c *channel) {
		if v = level(v); v != c.volume {
			c.volume = v
			p.mixer.repaint(c)
		}
	})
}

// SetRepeat lets the list begin again at its end; one that ended begins at once.
func (p *Player) SetRepeat(name string, on bool) *event.ChannelState {
	return p.withSound(name, func(c *channel) bool { return on && c.status == ended }, func(c *channel, ready bool) {
		if c.loop == on && c.status != ended {
			return
		}
		c.loop = on
		if on && c.status == ended && ready {
			p.mixer.begin(c, 0, event.ReasonRepeat)
			return
		}
		if on && c.feed != nil {
			c.feed.loop()
		}
		p.mixer.repaint(c)
	})
}

// Replay plays the list from its beginning.
func (p *Player) Replay(name string) *event.ChannelState {
	return p.withSound(name, func(*channel) bool { return true }, func(c *channel, ready bool) {
		if !ready {
			return
		}
		if c.audible() {
			p.mixer.cut(c)
			c.stopReading()
			c.status = ended
			p.mixer.tell(c, event.Playback{Type: event.PlaybackClose, Reason: event.ReasonSuperseded})
		}
		p.mixer.begin(c, 0, event.ReasonStart)
	})
}

// Stop forgets the list. With a token other than 0 it does so only while that play is
// the channel's newest.
func (p *Player) Stop(name, reason string, token int64) {
	p.withChannel(name, func(c *channel) {
		if token == 0 || token == c.token {
			p.mixer.stop(c, reason)
		}
	})
}

// StopAll stops every channel.
func (p *Player) StopAll() { p.StopFor(func(StopOn) bool { return true }) }

// StopFor stops the channels that a change of the scene ends.
func (p *Player) StopFor(concerned func(StopOn) bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.mixer.sortedChannels() {
		if (c.read != nil || c.status != idle) && concerned(c.stopOn) {
			p.mixer.stop(c, event.ReasonLifecycle)
		}
	}
}

// State is the channel's state; nil when it was never played or is stopped.
func (p *Player) State(name string) *event.ChannelState {
	return p.withChannel(name, func(*channel) {})
}

// States are the channels that have a state, by name, each as an event of its own.
func (p *Player) States() []event.Playback {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := []event.Playback{}
	for _, c := range p.mixer.sortedChannels() {
		if s := c.state(p.mixer.waiting()); s != nil {
			out = append(out, event.Playback{Channel: c.name, Type: event.PlaybackState, At: p.Now().UnixMilli(), State: s})
		}
	}
	return out
}

// withChannel does something to a channel, if there is one of the name.
func (p *Player) withChannel(name string, do func(*channel)) *event.ChannelState {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.mixer.channels[name]
	if c == nil {
		return nil
	}
	do(c)
	return c.state(p.mixer.waiting())
}

// withSound is withChannel for what may begin a sound on a channel that has a list. It opens
// the device first where that will be needed, which takes time, and says whether it is
// open.
func (p *Player) withSound(name string, needed func(*channel) bool, do func(c *channel, ready bool)) *event.ChannelState {
	p.deviceMu.Lock()
	defer p.deviceMu.Unlock()
	open := false
	p.withChannel(name, func(c *channel) { open = c.status != idle && needed(c) })
	ready := open && p.ready(name)
	return p.withChannel(name, func(c *channel) {
		if c.status != idle {
			do(c, ready)
		}
	})
}
