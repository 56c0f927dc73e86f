package audio

import (
	"math"
	"time"

	"terzetto/backend/base/event"
)

// headroom is what the sum of the channels is multiplied with. One channel at full
// volume stays below the knee and so sounds as it was recorded; what several add up to
// above it is bent instead of cut.
const (
	headroom = 0.8
	knee     = 0.8
)

// maxLead is how far ahead of time a device may take sound. The deepest buffers known
// (a sound server, a pipe) take less than one second; one that takes more plays into
// nothing.
const maxLead = 2 * Rate

// A lead is how many frames the device has taken that cannot have been heard yet.
type lead struct {
	ahead float64
	at    time.Time // when that was so
}

func (l lead) now(t time.Time) float64 {
	if l.at.IsZero() {
		return 0
	}
	return max(0, l.ahead-t.Sub(l.at).Seconds()*Rate)
}

func (l *lead) add(frames int, t time.Time) {
	l.ahead, l.at = l.now(t)+float64(frames), t
}

// waiting is how many of the pulled frames wait in the device.
func (p *Player) waiting() int64 { return int64(p.lead.now(p.Now())) }

// pull gives the device the next frames. It is the only place where sound is made.
func (p *Player) pull(out [][2]float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	clear(out)
	if p.lost {
		return
	}
	for _, c := range p.channels {
		if c.status == playing {
			c.surely = max(c.surely, c.pulled-c.unheard(p.waiting())) // never less, however much is taken of nothing
		}
	}
	if p.lead.add(len(out), p.Now()); p.lead.ahead > maxLead {
		p.hold()
		return
	}
	for _, c := range p.channels {
		if c.status != playing {
			continue
		}
		p.mix(c, out)
		if c.status == playing && c.untold >= toldEvery {
			p.repaint(c)
		}
	}
	n := min(len(p.tail), len(out))
	for i, f := range p.tail[:n] {
		out[i][0] += f[0]
		out[i][1] += f[1]
	}
	p.tail = p.tail[n:]
	for i := range out {
		out[i][0], out[i][1] = soft(out[i][0]*headroom), soft(out[i][1]*headroom)
	}
}

// soft leaves what is below the knee as it is, and bends the rest towards 1.
func soft(x float64) float64 {
	if a := math.Abs(x); a > knee {
		return math.Copysign(knee+(1-knee)*math.Tanh((a-knee)/(1-knee)), x)
	}
	return x
}

// mix adds a channel's next frames. What is not read yet is silence, and takes no
// time of the list's.
func (p *Player) mix(c *channel, out [][2]float64) {
	if !c.primed && !c.feed.primed() {
		return
	}
	c.primed = true
	if c.last && !p.again(c, len(out)) {
		return
	}
	for len(out) > 0 && (len(c.pending.frames) > 0 || p.advance(c)) {
		n := min(len(out), len(c.pending.frames))
		for i, f := range c.pending.frames[:n] {
			c.gain += max(-1./fadeFrames, min(1./fadeFrames, c.volume-c.gain))
			out[i][0] += f[0] * c.gain
			out[i][1] += f[1] * c.gain
		}
		c.pending.frames = c.pending.frames[n:]
		c.at.frame += int64(n)
		c.pulled += int64(n)
		c.untold += n
		c.silent = 0
		out = out[n:]
	}
	c.silent += int64(len(out))
}

// again begins another lap, if the list was told to loop just before its end was heard. Otherwise
// it ends the list as soon as it was.
func (p *Player) again(c *channel, frames int) bool {
	if c.loop {
		c.last, c.at, c.lapped = false, position{}, true
		return true
	}
	c.silent += int64(frames)
	if c.unheard(p.waiting()) == 0 {
		p.finish(c)
	}
	return false
}

// advance takes the next block, and everything that is said before it. It is false
// when none is read yet, and at the end.
func (p *Player) advance(c *channel) bool {
	for {
		var b block
		select {
		case b = <-c.feed.blocks:
		default:
			return false
		}
		switch {
		case b.lap && b.dry:
			p.finish(c)
			return false
		case b.lap && !c.loop:
			c.last = true
			return false
		case b.lap:
			c.at, c.lapped = position{}, true
			c.feed.loop()
		case b.over >= 0:
			it := &c.plan.items[b.at.item]
			c.plan.shorten(b.at.item, b.over)
			c.at = position{b.at.item, it.length}
			if b.failed != nil {
				p.failed(c, &it.source, b.failed)
			}
		default:
			c.at, c.pending = b.at, b
			return true
		}
	}
}

// cut lets what the channel plays go in a few milliseconds, apart from the channel.
func (p *Player) cut(c *channel) {
	if c.status != playing {
		return
	}
	rest := c.pending.frames[:min(fadeFrames, len(c.pending.frames))]
	for len(p.tail) < len(rest) {
		p.tail = append(p.tail, [2]float64{})
	}
	for i, f := range rest {
		g := c.gain * (1 - float64(i)/float64(len(rest)))
		p.tail[i][0] += f[0] * g
		p.tail[i][1] += f[1] * g
	}
}

// hold keeps everything that plays where it was last heard: the device is lost.
func (p *Player) hold() {
	for _, c := range p.channels {
		if c.status == playing {
			c.place(c.heard(p.waiting()))
		}
	}
	p.lost, p.lead, p.tail = true, lead{}, nil
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// revive lets what was held go on.
func (p *Player) revive() {
	for _, c := range p.channels {
		if c.status == playing && c.feed == nil {
			p.run(c)
		}
	}
}

// giveUp pauses what waited for the device in vain.
func (p *Player) giveUp() {
	for _, c := range p.sorted() {
		if c.status == playing {
			p.pause(c)
			p.tell(c, event.Playback{Type: event.PlaybackError, Code: CodeNoDevice, Message: "The sound device was disconnected. Reconnect the device, then resume."})
		}
	}
}
