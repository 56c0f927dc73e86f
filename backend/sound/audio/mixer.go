package audio

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
)

// A mixer is the channels and the sound that they make together. It opens no device, reads no rows and takes no lock:
// its owner holds one lock in every call, and reads the lists ahead for it.
type mixer struct {
	emit      func(event.Playback)
	now       func() time.Time
	log       *slog.Logger
	readAhead func(list *plan, from position, loop bool) *feed // begins to read a list in a goroutine

	channels map[string]*channel
	tokens   int64        // how many plays there were
	tail     [][2]float64 // the ends of sounds that were cut off, fading
	lead     lead
	lost     bool // the device takes sound without playing it
}

// sortedChannels gives the channels by name.
func (m *mixer) sortedChannels() []*channel {
	return slices.SortedFunc(maps.Values(m.channels), func(a, b *channel) int { return strings.Compare(a.name, b.name) })
}

// channel gives the channel of a name, which is made if there is none; nil where there are too many.
func (m *mixer) channel(name string) *channel {
	c := m.channels[name]
	if c != nil {
		return c
	}
	m.sweep()
	if len(m.channels) >= maxNames {
		return nil
	}
	c = &channel{name: name, volume: 1}
	m.channels[name] = c
	return c
}

// sweep drops names that only a volume is remembered for, when there are too many.
func (m *mixer) sweep() {
	for name, c := range m.channels {
		if len(m.channels) < maxNames {
			return
		}
		if c.status == idle && c.read == nil {
			delete(m.channels, name)
		}
	}
}

func (m *mixer) pause(c *channel) {
	m.cut(c)
	c.status, c.gain = paused, 0
	m.tell(c, event.Playback{Type: event.PlaybackPause})
}

// begin starts a stretch of sound at a frame of the timeline. The device is open.
func (m *mixer) begin(c *channel, at int64, reason string) {
	if c.status != paused || c.cursor() != at {
		m.move(c, at)
	}
	c.status = playing
	if at == 0 {
		c.gain = c.volume // a beginning needs no fading in
	}
	if c.feed == nil {
		m.run(c)
	}
	m.tell(c, event.Playback{Type: event.PlaybackPlay, Reason: reason})
}

// move goes elsewhere on the timeline, with nothing read.
func (m *mixer) move(c *channel, at int64) {
	m.cut(c)
	c.place(at)
}

// run reads ahead from where the channel is.
func (m *mixer) run(c *channel) { c.feed = m.readAhead(c.plan, c.at, c.loop) }

// finish is the end that a list comes to by itself. The plan is kept.
func (m *mixer) finish(c *channel) {
	c.stopReading()
	c.at = c.plan.locate(c.plan.length())
	c.status = ended
	m.tell(c, event.Playback{Type: event.PlaybackClose, Reason: event.ReasonEnded})
}

// stop ends everything on a channel.
func (m *mixer) stop(c *channel, reason string) {
	audible, visible := c.audible(), c.status != idle
	m.cut(c)
	c.token = 0
	c.forget()
	switch {
	case audible:
		m.tell(c, event.Playback{Type: event.PlaybackClose, Reason: reason})
	case visible:
		m.repaint(c)
	}
}

func (m *mixer) repaint(c *channel) { m.tell(c, event.Playback{Type: event.PlaybackState}) }

func (m *mixer) tell(c *channel, e event.Playback) {
	e.Channel, e.At, e.State = c.name, m.now().UnixMilli(), c.state(m.waiting())
	c.untold = 0
	m.emit(e)
}

func (m *mixer) tellFailure(c *channel, source *int, err error) {
	m.log.LogAttrs(context.Background(), slog.LevelWarn, "sound cannot be played", slog.String("channel", c.name), slog.Any("err", err))
	m.tell(c, event.Playback{Type: event.PlaybackError, Code: string(fault.CodeOf(err)), Message: fault.Sentence(err), Source: source})
}

// hold keeps everything that plays where it was last heard: the device is lost.
func (m *mixer) hold() {
	for _, c := range m.channels {
		if c.status == playing {
			c.place(c.heardFrames(m.waiting()))
		}
	}
	m.lost, m.lead, m.tail = true, lead{}, nil
}

// revive lets what was held go on.
func (m *mixer) revive() {
	for _, c := range m.channels {
		if c.status == playing && c.feed == nil {
			m.run(c)
		}
	}
}

// giveUp pauses what waited for the device in vain.
func (m *mixer) giveUp() {
	for _, c := range m.sortedChannels() {
		if c.status == playing {
			m.pause(c)
			m.tell(c, event.Playback{Type: event.PlaybackError, Code: CodeNoDevice, Message: "The sound device was disconnected. Reconnect the device, then resume."})
		}
	}
}
