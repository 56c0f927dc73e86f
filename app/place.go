package app

import (
	"cmp"
	"context"
	"encoding/json"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/wailsapp/wails/v2/pkg/options"
	"github.com/wailsapp/wails/v2/pkg/runtime"
)

// The window's size: where a first start begins, and the least in which everything works.
const (
	startWidth, startHeight = 1280, 800
	leastWidth, leastHeight = 320, 480
)

// unplaced is an X on no screen: the system chooses.
const unplaced = -1 << 20

// A place is where the window was when it was last closed, in the system's pixels, with the look
// and the words that the page had given to the system's parts of it.
type place struct {
	X         int    `json:"x"`
	Y         int    `json:"y"`
	Width     int    `json:"width"`
	Height    int    `json:"height"`
	Maximised bool   `json:"maximised"`
	Look      look   `json:"look"`
	Labels    labels `json:"labels"`
}

// readPlace reads the remembered place. If the file is missing or invalid, the window has
// its default size, and the system chooses the position.
func readPlace(dir string) place {
	var p place
	text, err := os.ReadFile(placeFile(dir))
	if err != nil || json.Unmarshal(text, &p) != nil || p.Width < leastWidth || p.Height < leastHeight {
		return place{X: unplaced, Width: startWidth, Height: startHeight}
	}
	return p
}

func placeFile(dir string) string { return filepath.Join(dir, "window.json") }

func (p place) state() options.WindowStartState {
	if p.Maximised {
		return options.Maximised
	}
	return options.Normal
}

// fits reports whether enough of the window would be on a screen to take hold of it.
// The system gives the sizes of screens and not their arrangement, so a place that fits
// any arrangement in a row is accepted.
func (p place) fits(screens []runtime.Screen) bool {
	const grip = 80
	width, height := 0, 0
	for _, s := range screens {
		width += s.Size.Width
		height = max(height, s.Size.Height)
	}
	return p.X > -p.Width+grip && p.X < width-grip && p.Y >= 0 && p.Y < height-grip
}

// restore moves the window to the remembered place.
func (p place) restore(ctx context.Context) {
	if screens, err := runtime.ScreenGetAll(ctx); err == nil && !p.Maximised && p.fits(screens) {
		runtime.WindowSetPosition(ctx, p.X, p.Y)
	}
}

// keepPlace stores where the window is. For a maximised window it stores the previous size,
// so that it can be restored. The look and the words stay
// as they were where the page never said them.
func keepPlace(ctx context.Context, dir string, worn *look, words *labels, log *slog.Logger) {
	if runtime.WindowIsMinimised(ctx) || runtime.WindowIsFullscreen(ctx) {
		return
	}
	p := readPlace(dir)
	p.Look, p.Labels = *cmp.Or(worn, &p.Look), *cmp.Or(words, &p.Labels)
	if p.Maximised = runtime.WindowIsMaximised(ctx); !p.Maximised {
		p.Width, p.Height = runtime.WindowGetSize(ctx)
		p.X, p.Y = runtime.WindowGetPosition(ctx)
	}
	text, err := json.Marshal(p)
	if err == nil {
		err = writeFile(dir, placeFile(dir), append(text, '\n'))
	}
	if err != nil {
		log.LogAttrs(ctx, slog.LevelWarn, "remember the window's place", slog.Any("err", err))
	}
}
