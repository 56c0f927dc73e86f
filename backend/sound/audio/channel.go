package audio

import (
	"context"

	"terzetto/backend/base/event"
)

// A status is the state of an audible life. The zero value is no life: never played,
// stopped, or still being read.
type status int

const (
	idle status = iota
	playing
	paused
	ended // the plan is kept and can be armed again
)

// StopOn says which changes of the scene end a channel.
type StopOn struct{ NewTurn, ConvSwitch bool }

// A channel is one named player in the mix. Everything is guarded by the player's lock.
type channel struct {
	name   string
	volume float64 // sticky
	gain   float64 // on its way to the volume
	token  int64   // of the newest play
	status status
	plan   *plan // not nil unless idle
	loop   bool
	stopOn StopOn
	read   context.CancelFunc // ends the reading of a play that has no life yet; nil: none

	playhead
}

// A playhead is how far a channel has played.
type playhead struct {
	at      position
	pulled  int64 // frames of this stretch of sound, since it began or was moved
	surely  int64 // how many of them were heard for sure
	silent  int64 // frames of silence that were pulled since, because nothing was read
	lapped  bool  // the stretch went past the list's end
	primed  bool  // enough was read to begin
	last    bool  // the list was pulled to its end, which is not heard yet
	feed    *feed // nil: nothing is read ahead
	pending block // what is left of the newest block
	untold  int   // frames since a position was told
}

// audible reports whether the channel has a life that will be closed.
func (c *channel) audible() bool { return c.status == playing || c.status == paused }

// starved reports whether the channel waits for more to be appended to its list.
func (c *channel) starved() bool {
	return c.status == playing && c.plan.open && c.cursor() >= c.plan.length()
}

// unheard is how many of the pulled frames of the list still wait in the device, given the number
// of all frames that wait there.
func (c *channel) unheard(waiting int64) int64 {
	return min(max(0, waiting-c.silent), c.pulled-c.surely)
}

// cursor is how much of the timeline was pulled.
func (c *channel) cursor() int64 { return c.plan.at(c.at) }

// heardFrames is how much of the timeline can have been heard, given the number of pulled frames
// that still wait in the device.
func (c *channel) heardFrames(waiting int64) int64 {
	if c.status != playing {
		return c.cursor()
	}
	at, whole := c.cursor()-c.unheard(waiting), c.plan.length()
	if at < 0 && c.lapped && whole > 0 {
		return (at%whole + whole) % whole
	}
	return max(0, at)
}

// place begins a stretch at a frame of the timeline.
func (c *channel) place(at int64) {
	c.stopReading()
	c.at = c.plan.locate(at)
	c.pulled, c.surely, c.silent, c.lapped, c.gain = 0, 0, 0, false, 0
}

// state is the channel as a window sees it; nil when it has no plan.
func (c *channel) state(waiting int64) *event.ChannelState {
	if c.status == idle {
		return nil
	}
	heard := c.heardFrames(waiting)
	in := c.at
	if heard != c.cursor() {
		in = c.plan.locate(heard)
	}
	it := c.plan.items[in.item]
	return &event.ChannelState{
		Playing: c.status == playing, Paused: c.status == paused, Loop: c.loop,
		SegmentCount: len(c.plan.items), SegmentIndex: in.item, Source: it.source,
		Stream: stretch(heard, c.plan.length()), Segment: stretch(in.frame, it.length),
		Volume: c.volume, Token: c.token,
	}
}

func stretch(elapsed, whole int64) event.Stretch {
	elapsed = min(elapsed, whole)
	return event.Stretch{ElapsedSec: seconds(elapsed), RemainingSec: seconds(whole - elapsed), DurationSec: seconds(whole)}
}

// stopReading ends the reading ahead and drops what was read.
func (c *channel) stopReading() {
	if c.feed != nil {
		c.feed.cancel()
	}
	c.feed, c.pending, c.primed, c.last = nil, block{}, false, false
}

// forget ends the life without an event.
func (c *channel) forget() {
	c.stopReading()
	if c.read != nil {
		c.read()
	}
	c.status, c.plan, c.read, c.at = idle, nil, nil, position{}
}

// fadeFrames is how long a sound takes to come or go, so that it does not click: 5 ms.
const fadeFrames = Rate / 200

// toldEvery is how much sound lies between two told positions.
const toldEvery = Rate / 10
