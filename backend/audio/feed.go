package audio

import (
	"context"
	"math"
	"sync/atomic"

	"github.com/faiface/beep"
)

// Sound is read this far ahead, in blocks: a second and a half, which bridges a busy
// disk and holds a megabyte of a channel.
const (
	blockFrames = 4096
	blocksAhead = 16
)

// Resampling of quality 4 cannot be told from better on speech, and costs a few per
// cent of a core.
const resamplingQuality = 4

// rounding is how many frames a clip may come out short by resampling alone.
const rounding = 64

// A block is a run of sound of one item, or a fact about the timeline, in its order.
type block struct {
	at     position
	frames [][2]float64
	over   int64 // the item is over after so many frames; -1: says nothing
	failed error // why, if it is not as planned
	lap    bool  // the end of the list
	dry    bool  // and the whole list gave no sound
}

// A feed reads ahead for one channel, in a goroutine of the player, until it is
// cancelled: lap after lap while it is told to loop.
type feed struct {
	from   Loader
	items  []item
	blocks chan block
	cancel context.CancelFunc
	again  chan struct{} // holds one: go on with another lap
	lapped atomic.Bool   // the list's end was read
}

func newFeed(from Loader, items []item, cancel context.CancelFunc) *feed {
	return &feed{from: from, items: items, blocks: make(chan block, blocksAhead), cancel: cancel, again: make(chan struct{}, 1)}
}

// primed reports whether enough was read to begin: a device takes half a second at
// once when it is opened, faster than some sounds can be read.
func (f *feed) primed() bool { return len(f.blocks) >= blocksAhead/2 || f.lapped.Load() }

// loop lets one more lap begin.
func (f *feed) loop() {
	select {
	case f.again <- struct{}{}:
	default:
	}
}

func (f *feed) run(ctx context.Context, at position) {
	for whole := at == (position{}); ; whole = true {
		var lap int64
		for at.item < len(f.items) {
			n, ok := f.play(ctx, at)
			if !ok {
				return
			}
			lap += n
			at = position{item: at.item + 1}
		}
		if !f.send(ctx, block{at: at, over: -1, lap: true, dry: whole && lap == 0}) {
			return
		}
		f.lapped.Store(true)
		select {
		case <-f.again:
		case <-ctx.Done():
			return
		}
		at = position{}
	}
}

func (f *feed) send(ctx context.Context, b block) bool {
	select {
	case f.blocks <- b:
		return true
	case <-ctx.Done():
		return false
	}
}

// play sends the rest of an item and says how many frames that were.
func (f *feed) play(ctx context.Context, at position) (sent int64, ok bool) {
	it := &f.items[at.item]
	if it.length == 0 {
		return 0, true // it was told in the lap before that nothing comes of it
	}
	sound, err := f.sound(ctx, it.Segment, at.frame)
	if ctx.Err() != nil {
		return 0, false
	}
	for err == nil && at.frame < it.length {
		b := block{at: at, over: -1, frames: make([][2]float64, min(blockFrames, it.length-at.frame))}
		n := 0
		for more := true; more && n < len(b.frames); {
			var got int
			got, more = sound.Stream(b.frames[n:])
			n += got
		}
		if n < len(b.frames) {
			if err = sound.Err(); err == nil && at.frame+int64(n)+rounding >= it.length {
				n = len(b.frames) // the rest is silent already
			} else {
				it.length = at.frame + int64(n)
			}
		}
		b.frames = b.frames[:n]
		if n > 0 && !f.send(ctx, b) {
			return sent, false
		}
		at.frame, sent = at.frame+int64(n), sent+int64(n)
	}
	if err != nil {
		it.length = at.frame
	}
	b := block{at: at, over: at.frame}
	if err != nil && !it.told {
		b.failed, it.told = sentenceFor(err), true
	}
	return sent, f.send(ctx, b)
}

// sound opens a segment at a frame of its own.
func (f *feed) sound(ctx context.Context, s Segment, at int64) (beep.Streamer, error) {
	if s.Silence > 0 {
		return beep.Silence(-1), nil
	}
	c, err := fetch(ctx, f.from, s)
	if err != nil {
		return nil, err
	}
	first := int(math.Round((s.Start + seconds(at)) * float64(c.rate)))
	if first > 0 && first < c.Len() {
		if err := c.at(first); err != nil {
			return nil, unreadable(err)
		}
	}
	if c.rate == Rate {
		return c, nil
	}
	return beep.Resample(resamplingQuality, beep.SampleRate(c.rate), Rate, c), nil
}
