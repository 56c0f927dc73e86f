package program

import (
	"fmt"
	"strings"
	"sync"
)

// Of what a program prints, the beginning and the end are kept: errors are printed last.
const (
	keptHead = 24 << 10
	keptTail = 24 << 10
	mostOut  = 16 << 20
)

// An output is what a program printed.
type output struct {
	full func() // is called once more than mostOut came

	mu         sync.Mutex
	head, tail []byte
	total      int
}

// Write implements io.Writer.
func (o *output) Write(b []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	before := o.total
	o.total += len(b)
	if before <= mostOut && o.total > mostOut {
		o.full()
	}
	rest := b
	if room := keptHead - len(o.head); room > 0 {
		n := min(room, len(rest))
		o.head, rest = append(o.head, rest[:n]...), rest[n:]
	}
	o.tail = append(o.tail, rest[max(0, len(rest)-keptTail):]...)
	o.tail = o.tail[max(0, len(o.tail)-keptTail):]
	return len(b), nil
}

// String is what is kept, as text.
func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	text := string(o.head)
	if left := o.total - len(o.head) - len(o.tail); left > 0 {
		text += fmt.Sprintf("\n[%d bytes are left out here]\n", left)
	}
	return strings.ToValidUTF8(text+string(o.tail), "\uFFFD")
}
