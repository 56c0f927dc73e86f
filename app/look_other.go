//go:build !(linux && production)

package app

import (
	"context"

	"github.com/wailsapp/wails/v2/pkg/runtime"
)

// applyLook tells the system which scheme the window has; the system has colours of its own for it.
func applyLook(ctx context.Context, l look) {
	switch l.Scheme {
	case "dark":
		runtime.WindowSetDarkTheme(ctx)
	case "light":
		runtime.WindowSetLightTheme(ctx)
	default:
		runtime.WindowSetSystemDefaultTheme(ctx)
	}
}

// holdCaret leaves the caret to the system, which draws it by itself.
func holdCaret() {}

// relabel builds the menus again.
func (b *bridge) relabel(ctx context.Context, words labels) {
	runtime.MenuSetApplicationMenu(ctx, b.menu(words))
	runtime.MenuUpdateApplicationMenu(ctx)
}
