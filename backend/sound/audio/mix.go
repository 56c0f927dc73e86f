package audio

import (
	"math"
	"time"
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
func (m *mixer) waiting() int64 { return int64(m.lead.now(m.now())) }

// fill makes the next frames for the device. It is the only place where sound is made.
func (m *mixer) fill(out [][2]float64) {
	clear(out)
	if m.lost {
		return
	}
	for _, c := range m.channels {
		if c.status == playing {
			c.surely = max(c.surely, c.pulled-c.unheard(m.waiting())) // never less, however much is taken of nothing
		}
	}
	if m.lead.add(len(out), m.now()); m.lead.ahead > maxLead {
		m.hold()
		return
	}
	for _, c := range m.channels {
		if c.status != playing {
			continue
		}
		m.mix(c, out)
		if c.status == playing && c.untold >= toldEvery {
			m.repaint(c)
		}
	}
	n := min(len(m.tail), len(out))
	for i, f := range m.tail[:n] {
		out[i][0] += f[0]
		out[i][1] += f[1]
	}
	m.tail = m.tail[n:]
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
func (m *mixer) mix(c *channel, out [][2]float64) {
	if !c.primed && !c.feed.primed() {
		return
	}
	c.primed = true
	if c.last && !m.nextLap(c, len(out)) {
		return
	}
	for len(out) > 0 && (len(c.pending.frames) > 0 || m.advance(c)) {
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

// nextLap begins another lap, if the list was told to loop just before its end was heard. Otherwise
// it ends the list as soon as it was.
func (m *mixer) nextLap(c *channel, frames int) bool {
	if c.loop {
		c.last, c.at, c.lapped = false, position{}, true
		return true
	}
	c.silent += int64(frames)
	if c.unheard(m.waiting()) == 0 {
		m.finish(c)
	}
	return false
}

// advance takes the next block, and everything that is said before it. It is false
// when none is read yet, and at the end.
func (m *mixer) advance(c *channel) bool {
	for {
		var b block
		select {
		case b = <-c.feed.blocks:
		default:
			return false
		}
		switch {
		case b.lap && b.dry:
			m.finish(c)
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
				m.tellFailure(c, &it.source, b.failed)
			}
		default:
			c.at, c.pending = b.at, b
			return true
		}
	}
}

// cut lets what the channel plays go in a few milliseconds, apart from the channel.
func (m *mixer) cut(c *channel) {
	if c.status != playing {
		return
	}
	rest := c.pending.frames[:min(fadeFrames, len(c.pending.frames))]
	for len(m.tail) < len(rest) {
		m.tail = append(m.tail, [2]float64{})
	}
	for i, f := range rest {
		g := c.gain * (1 - float64(i)/float64(len(rest)))
		m.tail[i][0] += f[0] * g
		m.tail[i][1] += f[1] * g
	}
}
