package audio

import (
	"context"
	"math"

	"terzetto/backend/base/fault"
)

// Rate is how many frames a second the device plays.
const Rate = 44_100

// A Loader reads the bytes of a row of the artifact table. Its errors are faults;
// ErrEvicted is one that a window knows by its code.
type Loader interface {
	Bytes(ctx context.Context, row int64) (data []byte, mime string, err error)
}

// CodeEvicted marks a row whose bytes were given up to save space. It can be made
// again from its seed; playing does not do that by itself.
const CodeEvicted fault.Code = "evicted"

// ErrEvicted is what a Loader answers for such a row.
func ErrEvicted() error {
	return fault.New(CodeEvicted, "This recording was removed to save space. Read the reply aloud again.")
}

// An item is a segment whose length is known.
type item struct {
	Segment

	source int   // which of the specs it was
	length int64 // in frames of the device
	told   bool  // it broke off, and that was said
}

// A plan is a list of segments on one timeline. A length may turn out shorter when
// the segment is read.
type plan struct {
	items  []item
	starts []int64 // of each item, and the whole length last
	open   bool    // more may be appended: its end is not the end
	given  int     // how many specs it came from
	held   int     // bytes of its own
}

func newPlan(items []item, given int, open bool) *plan {
	p := &plan{open: open}
	p.add(items, given)
	return p
}

// add appends items. given is the number of specs that they came from.
func (p *plan) add(items []item, given int) {
	p.items = append(p.items, items...)
	p.given += given
	for _, it := range items {
		p.held += len(it.Data)
	}
	p.lay()
}

func (p *plan) lay() {
	p.starts = make([]int64, len(p.items)+1)
	for i, it := range p.items {
		p.starts[i+1] = p.starts[i] + it.length
	}
}

// shorten sets the length of an item that is shorter than was planned.
func (p *plan) shorten(i int, length int64) {
	if length < p.items[i].length {
		p.items[i].length = length
		p.lay()
	}
}

func (p *plan) length() int64 { return p.starts[len(p.items)] }

// A position is a place in a plan.
type position struct {
	item  int
	frame int64 // into the item
}

// locate finds the place of a frame of the timeline; the end is the last item's end.
func (p *plan) locate(at int64) position {
	for i := range p.items {
		if at < p.starts[i+1] {
			return position{i, max(0, at-p.starts[i])}
		}
	}
	last := len(p.items) - 1
	return position{last, p.items[last].length}
}

func (p *plan) at(x position) int64 { return p.starts[x.item] + x.frame }

// survey finds out how long a segment is.
func survey(ctx context.Context, from Loader, s Segment) (int64, error) {
	if s.Silence > 0 {
		return frames(s.Silence), nil
	}
	c, err := fetch(ctx, from, s)
	if err != nil {
		return 0, err
	}
	whole := float64(c.Len()) / float64(c.rate)
	if s.Start >= whole {
		return 0, fault.New(fault.Invalid, "The segment begins after the end of the sound.")
	}
	return max(1, frames(min(s.End, whole)-s.Start)), nil
}

// fetch opens the sound of a segment that is not a silence.
func fetch(ctx context.Context, from Loader, s Segment) (*clip, error) {
	data := s.Data
	if data == nil {
		var err error
		if data, _, err = from.Bytes(ctx, s.Row); err != nil {
			return nil, err
		}
	}
	return open(data)
}

func frames(seconds float64) int64 { return int64(math.Round(seconds * Rate)) }

func seconds(frames int64) float64 { return float64(frames) / Rate }
