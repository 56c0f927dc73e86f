package app

import (
	"context"
	"sync"
	"time"

	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend/chat"
)

// A closing is the state of closing a window.
type closing struct {
	mu      sync.Mutex
	asked   bool   // the person was asked, or an answer is waited for
	sure    bool   // close even while something runs
	unsaved bool   // the page holds what was entered and not saved
	field   saving // of the field that has the focus
}

// A saving is how far the page is with the field that a person is in, which saves itself when it is left.
type saving int

const (
	fieldUnheard saving = iota // there is no page yet that could be told of the close
	fieldOpen                  // the page was not told
	fieldBegun                 // the page was told and saves the field
	fieldSaved
)

// fieldTime is how long the page may take to save a field. A page that doesn't answer must not keep the window open.
const fieldTime = time.Second

// beforeClose keeps the window until the field that has the focus is saved; while something that was entered is not saved,
// until the person gives it up; and while an answer is being written, as the person chose: it asks, waits, or stops the
// answer. A question ends with the answer: nothing is left to wait for, and the person wanted the window closed. A second
// close is not asked about, nor is a signal. What is written so far is always saved.
func (b *bridge) beforeClose(ctx context.Context) (stay bool) {
	c := &b.closing
	c.mu.Lock()
	defer c.mu.Unlock()
	if b.ended.Err() == nil && !c.sure && !c.asked {
		if c.field == fieldOpen || c.field == fieldBegun {
			b.saveField(ctx)
			return true
		}
		c.field = min(c.field, fieldOpen) // a window that stays has a field again
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

// saveField has the page save the field that has the focus, and closes the window again then. A close that comes meanwhile
// is the second. The caller holds the lock.
func (b *bridge) saveField(ctx context.Context) {
	if b.closing.field == fieldBegun {
		b.closing.sure = true
		return
	}
	b.closing.field = fieldBegun
	runtime.EventsEmit(ctx, "closing", "save")
	b.waiting.Go(func() {
		pause(b.listening, fieldTime)
		b.closing.mu.Lock()
		late := b.closing.field == fieldBegun && b.listening.Err() == nil
		b.closing.mu.Unlock()
		if late {
			b.decide(ctx, closeSaved)
		}
	})
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
	b.closing.field = max(b.closing.field, fieldOpen)
}

const (
	closeDiscards = "discard" // the answer of a person who gives up what is not saved
	closeSaved    = "saved"   // the answer of the page that has saved the field with the focus
)

// decide takes what the page or the person answered: saved, stop, wait, stay or discard. After a field is saved, and after
// a discard, the window is closed again, so that what is left is asked about.
func (b *bridge) decide(ctx context.Context, answer string) {
	c := &b.closing
	c.mu.Lock()
	defer c.mu.Unlock()
	switch answer {
	case chat.CloseStops:
		c.sure = true
		runtime.Quit(ctx)
	case closeSaved:
		if c.field == fieldBegun {
			c.field = fieldSaved
			b.waiting.Go(func() { runtime.Quit(ctx) })
		}
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
