package audio

import (
	"context"
	"math"
	"sync"
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
	over   int64 // how many frames the item has in all; -1: not known
	failed error // why, if it is not as planned
	lap    bool  // the end of the list
	dry    bool  // and the whole list gave no sound
}

// A feed reads ahead for one channel, in a goroutine of the player, until it is
// cancelled: lap after lap while it is told to loop. At the end of a list that is open
// it waits.
type feed struct {
	from    Loader
	blocks  chan block
	cancel  context.CancelFunc
	again   chan struct{} // holds one: go on with another lap
	changed chan struct{} // holds one: the list was appended to, or is not open any more
	drained atomic.Bool   // the list's end was read

	mu    sync.Mutex
	items []*item // each belongs to the reading goroutine
	open  bool
}

func newFeed(from Loader, list *plan, cancel context.CancelFunc) *feed {
	f := &feed{
		from: from, open: list.open, blocks: make(chan block, blocksAhead), cancel: cancel,
		again: make(chan struct{}, 1), changed: make(chan struct{}, 1),
	}
	f.add(list.items)
	return f
}

// add gives the feed more to read.
func (f *feed) add(items []item) {
	f.change(func() {
		for _, it := range items {
			f.items = append(f.items, &it)
		}
	})
}

// finish says that nothing more will be added.
func (f *feed) finish() { f.change(func() { f.open = false }) }

func (f *feed) change(what func()) {
	f.mu.Lock()
	what()
	f.mu.Unlock()
	poke(f.changed)
}

// primed reports whether enough was read to begin: a device takes half a second at
// once when it is opened, faster than some sounds can be read.
func (f *feed) primed() bool { return len(f.blocks) >= blocksAhead/2 || f.drained.Load() }

// loop lets one more lap begin.
func (f *feed) loop() { poke(f.again) }

// poke wakes the goroutine that waits on a channel, now or when it next waits.
func poke(sign chan struct{}) {
	select {
	case sign <- struct{}{}:
	default:
	}
}

func (f *feed) run(ctx context.Context, at position) {
	for whole := at == (position{}); ; whole = true {
		var lap int64
		for {
			it, more := f.item(ctx, at.item)
			if it == nil {
				if !more {
					break
				}
				return
			}
			n, ok := f.play(ctx, it, at)
			if !ok {
				return
			}
			lap += n
			at = position{item: at.item + 1}
		}
		if !f.send(ctx, block{at: at, over: -1, lap: true, dry: whole && lap == 0}) {
			return
		}
		f.drained.Store(true)
		select {
		case <-f.again:
		case <-ctx.Done():
			return
		}
		at = position{}
	}
}

// item waits for an item of the list. It is nil at the end of the list, and, with more,
// when there will be no answer.
func (f *feed) item(ctx context.Context, i int) (it *item, more bool) {
	for {
		f.mu.Lock()
		open := f.open
		if i < len(f.items) {
			it = f.items[i]
		}
		f.mu.Unlock()
		if it != nil || !open {
			return it, false
		}
		f.drained.Store(true)
		select {
		case <-f.changed:
		case <-ctx.Done():
			return nil, true
		}
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
func (f *feed) play(ctx context.Context, it *item, at position) (sent int64, ok bool) {
	if at.frame >= it.length {
		return 0, true // nothing is left of it, or it was told in the lap before that nothing comes of it
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
