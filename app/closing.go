package app

import (
	"context"
	"sync"

	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend/chat"
)

// A closing is the state of closing a window.
type closing struct {
	mu      sync.Mutex
	asked   bool // the person was asked, or an answer is waited for
	sure    bool // close even while something runs
	unsaved bool // the page holds what was entered and not saved
}

// beforeClose keeps the window while something that was entered is not saved, until the person gives it up; and while an
// answer is being written, as the person chose: it asks, waits, or stops the answer. A question ends with the answer: nothing is left to wait for, and the person wanted the window closed. A second
// close is not asked about, nor is a signal. What is written so far is always saved.
func (b *bridge) beforeClose(ctx context.Context) (stay bool) {
	c := &b.closing
	c.mu.Lock()
	defer c.mu.Unlock()
	if b.ended.Err() == nil && !c.sure && !c.asked {
		if c.unsaved {
			c.asked = true
			runtime.WindowShow(ctx)
			runtime.EventsEmit(ctx, "closing", "unsaved")
			return true
		}
		if how := b.asksFirst(ctx); how != "" {
			c.asked = true
			runtime.WindowShow(ctx)
			runtime.EventsEmit(ctx, "closing", how)
			b.closeWhenQuiet(ctx)
			return true
		}
	}
	keepPlace(ctx, b.dir, b.looks.Load(), b.labels.Load(), b.program.Log)
	return false
}

// asksFirst is what the person chose for a window that is closed while an answer is being written; empty where there is
// nothing to ask.
func (b *bridge) asksFirst(ctx context.Context) string {
	open, err := b.program.Backend()
	if err != nil || open.Turns.CountRunning() == 0 {
		return ""
	}
	settings, err := open.Library.Settings.Settings(ctx)
	if err != nil || settings.CloseWhileAnswering == chat.CloseStops {
		return ""
	}
	return settings.CloseWhileAnswering
}

// endUnasked closes the window after a signal that the window's library heard of first: by then it has asked.
func (b *bridge) endUnasked(ctx context.Context) {
	c := &b.closing
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.asked && !c.sure {
		c.sure = true
		runtime.Quit(ctx)
	}
}

// holdUnsaved takes whether the page holds what was entered and not saved.
func (b *bridge) holdUnsaved(now bool) {
	b.closing.mu.Lock()
	defer b.closing.mu.Unlock()
	b.closing.unsaved = now
}

// closeDiscards is the answer of a person who gives up what is not saved.
const closeDiscards = "discard"

// decide takes what the person answered: stop, wait, stay or discard. After a discard the window is closed again, so that a
// reply that is being written is asked about.
func (b *bridge) decide(ctx context.Context, answer string) {
	c := &b.closing
	c.mu.Lock()
	defer c.mu.Unlock()
	switch answer {
	case chat.CloseStops:
		c.sure = true
		runtime.Quit(ctx)
	case closeDiscards:
		c.asked, c.unsaved = false, false
		b.waiting.Go(func() { runtime.Quit(ctx) })
	case chat.CloseWaits: // as it does since it was asked
	default:
		c.asked = false
	}
}

// closeWhenQuiet closes the window when no turn is running, unless the person keeps it until then.
func (b *bridge) closeWhenQuiet(ctx context.Context) {
	b.waiting.Go(func() {
		if b.program.Quiet(b.listening) != nil {
			return // the window is closing already
		}
		b.closing.mu.Lock()
		still := b.closing.asked && !b.closing.sure
		b.closing.sure = b.closing.sure || still
		b.closing.mu.Unlock()
		if still {
			runtime.Quit(ctx)
		}
	})
}
