package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/wailsapp/wails/v2/pkg/options"
	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend"
)

// frame is the shortest time between two batches: one at 60 frames a second. More
// would be parsed and painted for nobody.
const frame = 16 * time.Millisecond

// A bridge carries what the hub says into the page, from the window's start to its
// end. It keeps the context that Wails hands over, because its runtime asks for it.
type bridge struct {
	backend *backend.Backend
	window  context.Context //nolint:containedctx // see above
	cancel  context.CancelFunc
	done    chan struct{}
}

func (b *bridge) start(ctx context.Context) {
	b.window = ctx
	listening, cancel := context.WithCancel(ctx)
	b.cancel, b.done = cancel, make(chan struct{})
	go func() {
		defer close(b.done)
		for pushes := range b.backend.Listen(listening) {
			runtime.EventsEmit(ctx, "push", pushes)
			pause(listening, frame)
		}
	}()
}

// ready notes that the page stands; measuring reads the line.
func (b *bridge) ready(ctx context.Context) {
	b.backend.Logger().LogAttrs(ctx, slog.LevelInfo, "window ready")
}

// stop ends the listening. Turns that run are saved when the backend closes.
func (b *bridge) stop(context.Context) {
	b.cancel()
	<-b.done
}

func (b *bridge) raise(options.SecondInstanceData) {
	runtime.WindowUnminimise(b.window)
	runtime.WindowShow(b.window)
}

// browse hands a link that was checked to the system.
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
