package document

import (
	"fmt"
	"io"
)

// A budget is what a reading may still cost, in bytes.
type budget struct {
	inflated int64 // that may still be unfolded
	text     int64 // of text that may still be given out
	room     int64 // that may still be held
	pictures int64 // that pictures within the file may still have
}

func newBudget(l Limits) budget {
	return budget{inflated: l.Inflated, text: l.Text, room: l.Room, pictures: min(l.Room, mostPictures)}
}

// hold counts bytes that are kept until the file is read. Who keeps many in a loop asks full.
func (b *budget) hold(bytes int) { b.room -= int64(bytes) }

// release gives back what was held.
func (b *budget) release(bytes int) { b.room += int64(bytes) }

func (b *budget) full() error {
	if b.room < 0 {
		return errRoom
	}
	return nil
}

// readBeside reads something beside the text, which takes no more than half of what may still be held and unfolded: what comes
// behind it is read, too.
func (b *budget) readBeside(read func() error) error {
	room, inflated := b.room/2, b.inflated/2
	b.room, b.inflated = b.room-room, b.inflated-inflated
	err := read()
	b.room, b.inflated = b.room+room, b.inflated+inflated
	return err
}

// takePicture reserves the bytes of a picture, and reports whether there was room for them.
func (b *budget) takePicture(bytes int) bool {
	if int64(bytes) > min(b.pictures, b.room) {
		return false
	}
	b.pictures -= int64(bytes)
	b.hold(bytes)
	return true
}

// largestPart limits one inflated part that is held as a whole, such as a picture or a chapter.
const largestPart = 48 << 20

// inflate reads to the end, or to the end of the budget. What was read before an
// error is given with it: half a page is better than none. Who keeps it holds it.
func (b *budget) inflate(in io.Reader) ([]byte, error) {
	most := max(0, min(b.inflated, largestPart, b.room))
	all := most == b.inflated
	var parts chunks // a buffer that doubles would take three times as much
	n, err := io.Copy(&parts, io.LimitReader(in, most+1))
	b.inflated = max(0, b.inflated-n)
	out := parts.join(n)
	switch {
	case n > most && all:
		return out[:most], errInflated
	case n > most:
		return out[:most], errRoom
	case err != nil:
		return out, fmt.Errorf("inflate: %w", err)
	}
	return out, nil
}

// These are the approximate bytes that something kept of a file takes besides its text: the entry of a map, a block of an
// outline, a cell.
const (
	entrySize = 200
	blockSize = 160
	cellSize  = 48
)

// chunks keep what is written to them in pieces of one size.
type chunks [][]byte

// join gives what was written, which has n bytes, and lets go of each piece as it is taken over.
func (c chunks) join(n int64) []byte {
	all := make([]byte, 0, n)
	for i, piece := range c {
		all = append(all, piece...)
		c[i] = nil
	}
	return all
}

func (c *chunks) Write(data []byte) (int, error) {
	const size = 64 << 10
	for rest := data; len(rest) > 0; {
		last := len(*c) - 1
		if last < 0 || len((*c)[last]) == size {
			*c = append(*c, make([]byte, 0, size))
			last++
		}
		n := min(size-len((*c)[last]), len(rest))
		(*c)[last] = append((*c)[last], rest[:n]...)
		rest = rest[n:]
	}
	return len(data), nil
}
