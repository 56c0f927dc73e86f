package app

import (
	"context"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/wailsapp/wails/v2/pkg/options"
	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend"
)

// frame is the shortest time between two batches: one at 60 frames a second. More
// would be parsed and never painted.
const frame = 16 * time.Millisecond

// A bridge sends the events of the hub to the page, from the start of the window to its
// end. It keeps the context of Wails, because the runtime of Wails needs it.
type bridge struct {
	program *backend.Program
	dir     string          // the data folder, which holds the window's place
	place   place           // where the window was at the last close
	ended   context.Context //nolint:containedctx // done when a signal asked the program to end
	window  context.Context //nolint:containedctx // see above

	listening     context.Context //nolint:containedctx // from start to stop
	cancel        context.CancelFunc
	waiting       sync.WaitGroup // the goroutines of this window
	closing       closing
	looks         atomic.Pointer[look]   // what the page wears; nil: it has not said it
	labels        atomic.Pointer[labels] // the words of the menus and dialogs; nil: the page has not said them
	notifications notifications
	opened        pendingFiles
}

func (b *bridge) start(ctx context.Context) {
	b.window = ctx
	b.listening, b.cancel = context.WithCancel(ctx)
	b.place.restore(ctx)
	holdCaret()
	watchDrops()
	if b.place.Look.isComplete() {
		applyLook(ctx, b.place.Look)
	}
	runtime.EventsOn(ctx, "look", func(args ...any) { b.setLook(ctx, args...) })
	runtime.EventsOn(ctx, "menus", func(args ...any) { b.nameMenus(ctx, args...) })
	runtime.EventsOn(ctx, "close", func(args ...any) {
		if len(args) > 0 {
			answer, _ := args[0].(string) // anything else means to stay
			b.decide(ctx, answer)
		}
	})
	runtime.EventsOn(ctx, "unsaved", func(args ...any) {
		if len(args) > 0 {
			now, _ := args[0].(bool)
			b.holdUnsaved(now)
		}
	})
	runtime.EventsOn(ctx, "files", func(...any) {
		b.opened.deliver(func(f openedFile) { runtime.EventsEmit(ctx, "file", f) })
	})
	b.waiting.Go(func() {
		for pushes := range b.program.Pushes(b.listening) {
			runtime.EventsEmit(ctx, "push", pushes)
			pause(b.listening, frame)
		}
	})
	b.waiting.Go(func() {
		select {
		case <-b.ended.Done():
			b.endUnasked(ctx)
		case <-b.listening.Done():
		}
	})
}

// ready logs that the page is ready; the bench reads the line.
func (b *bridge) ready(ctx context.Context) {
	b.program.Log.LogAttrs(ctx, slog.LevelInfo, "window ready")
}

// stop ends the listening. Turns that run are saved when the backend closes.
func (b *bridge) stop(context.Context) {
	b.cancel()
	b.waiting.Wait()
	b.notifications.end(b.window)
}

// raise shows this window instead of a second one, with the files to open.
func (b *bridge) raise(second options.SecondInstanceData) {
	b.show()
	for _, arg := range second.Args {
		if !filepath.IsAbs(arg) {
			arg = filepath.Join(second.WorkingDirectory, arg)
		}
		if openable(arg) {
			b.opened.announce(arg)
		}
	}
}

func (b *bridge) show() {
	runtime.WindowUnminimise(b.window)
	runtime.WindowShow(b.window)
}

// browse opens a checked link with the system.
func (b *bridge) browse(url string) { runtime.BrowserOpenURL(b.window, url) }

// reveal shows a folder of our own in the system's file manager. The window's own
// way to open addresses refuses files.
func (b *bridge) reveal(folder string) error {
	return openWithSystem(context.WithoutCancel(b.window), folder)
}

func pause(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}
