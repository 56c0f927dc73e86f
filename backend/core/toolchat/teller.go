package toolchat

import (
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/tool"
)

// How often the window is told how far a call is, how often in all, and how much of a line. The events of a turn are kept
// while it runs, so a tool that reports without end must not fill them.
const (
	tellEvery = 250 * time.Millisecond
	mostTold  = 2_000
	longTold  = 200
)

// A teller tells the window how far a call is. Of what comes too fast the newest line counts.
type teller struct {
	say  func(name string, data any)
	call int64

	mu    sync.Mutex
	timer *time.Timer // runs while the next line has to wait
	next  *tool.Line  // the line that waits
	told  int
	over  bool
}

// hear takes a line of the tool, from any goroutine.
func (t *teller) hear(l tool.Line) {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case t.over || t.told >= mostTold:
	case t.timer == nil:
		t.tell(l)
	default:
		t.next = &l
	}
}

// tell sends a line, and the newest of those that come meanwhile a little later. Its caller holds the lock.
func (t *teller) tell(l tool.Line) {
	t.told++
	text, _ := tool.Cut(strings.Join(strings.Fields(strings.ToValidUTF8(l.Text, "\ufffd")), " "), longTold)
	t.say(event.Progress, event.PromptProgress{Pass: event.Writer, Call: t.call, Text: text, Percent: l.Percent})
	t.timer = time.AfterFunc(tellEvery, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.timer = nil
		if next := t.next; next != nil && !t.over {
			t.next = nil
			t.tell(*next)
		}
	})
}

// end has nothing more told, so that no line comes after what the call gave.
func (t *teller) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.over = true
	if t.timer != nil {
		t.timer.Stop()
	}
}
