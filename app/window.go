package app

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"path/filepath"

	"github.com/wailsapp/wails/v2"
	"github.com/wailsapp/wails/v2/pkg/options"
	"github.com/wailsapp/wails/v2/pkg/options/assetserver"
	"github.com/wailsapp/wails/v2/pkg/options/linux"
	"github.com/wailsapp/wails/v2/pkg/options/mac"

	"terzetto/backend"
	"terzetto/backend/api"
)

var errNoDisplay = errors.New("there is no display to open a window on; `terzetto serve` offers the same interface in a browser")

// window opens the window, shows the files that args name, and returns when it is closed.
func window(ctx context.Context, s *shell, args []string) (err error) {
	if !display() {
		return errNoDisplay
	}
	b, leave, err := s.enter(ctx, backend.Config{DemoPace: demoPace})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	b.StartRuns()
	folder, err := filepath.Abs(s.dataDir)
	if err != nil {
		return fmt.Errorf("find the data folder: %w", err)
	}
	push := &bridge{backend: b, dir: folder, place: readPlace(folder), ended: ctx}
	for _, arg := range args {
		push.brought.put(arg)
	}
	data := http.NewServeMux()
	api.HandleData(data, b)
	err = wails.Run(&options.App{
		Title:            "Terzetto",
		Width:            push.place.Width,
		Height:           push.place.Height,
		MinWidth:         leastWidth,
		MinHeight:        leastHeight,
		WindowStartState: push.place.state(),
		Menu:             push.menu(),
		BackgroundColour: options.NewRGB(0xfa, 0xf7, 0xf0), // Paper's ground, so that a start does not flash
		AssetServer:      &assetserver.Options{Assets: s.files, Handler: data, Middleware: api.Guard},
		OnStartup:        push.start,
		OnDomReady:       push.ready,
		OnBeforeClose:    push.beforeClose,
		OnShutdown:       push.stop,
		Bind:             bound(door{backend: b}, push),
		// Raises the first window where the desktop has a session bus; the lock on the
		// data folder holds everywhere.
		SingleInstanceLock:               &options.SingleInstanceLock{UniqueId: "terzetto " + folder, OnSecondInstanceLaunch: push.raise},
		EnableDefaultContextMenu:         false,
		EnableFraudulentWebsiteDetection: false, // it would send addresses elsewhere
		DragAndDrop:                      &options.DragAndDrop{DisableWebViewDrop: false},
		Linux:                            &linux.Options{ProgramName: "terzetto"},
		Mac:                              &mac.Options{OnFileOpen: push.brought.put},
	})
	if err != nil {
		return fmt.Errorf("open the window: %w", err)
	}
	return nil
}
