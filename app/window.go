package app

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"path/filepath"

	"github.com/wailsapp/wails/v2"
	"github.com/wailsapp/wails/v2/pkg/options"
	"github.com/wailsapp/wails/v2/pkg/options/assetserver"
	"github.com/wailsapp/wails/v2/pkg/options/linux"
	"github.com/wailsapp/wails/v2/pkg/options/mac"
	"github.com/wailsapp/wails/v2/pkg/options/windows"
	"github.com/wailsapp/wails/v2/pkg/runtime"

	"terzetto/backend"
	"terzetto/backend/api"
)

var errNoDisplay = errors.New("there is no display to open a window on; `terzetto serve` offers the same interface in a browser")

// window opens the window, shows the files that args name, and returns when it is closed.
func window(ctx context.Context, s *shell, args []string) (err error) {
	if !display() {
		return errNoDisplay
	}
	if err := loadWindowKit(); err != nil {
		showFailure(err)
		return err
	}
	folder, err := filepath.Abs(s.dataDir)
	if err != nil {
		return fmt.Errorf("find the data folder: %w", err)
	}
	p, leave, err := s.start(ctx, backend.Config{DemoPace: demoPace()})
	if isHeld(err) {
		handOver(folder)
	}
	if err != nil {
		showFailure(err)
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	if err := keepPrivate(webData()); err != nil {
		p.Log.LogAttrs(ctx, slog.LevelWarn, "other accounts may read what the web view keeps", slog.Any("error", err))
	}
	if err := forgetFreed(ctx, webData()); err != nil {
		p.Log.LogAttrs(ctx, slog.LevelWarn, "remove what was deleted from the web view's stores", slog.Any("error", err))
	}
	p.Work()
	push := &bridge{program: p, dir: folder, place: readPlace(folder), ended: ctx}
	for _, arg := range args {
		push.opened.announce(arg)
	}
	data := http.NewServeMux()
	api.HandleData(data, p)
	data.Handle("GET /api/opened/{number}", push.opened.serve(p.Log))
	data.Handle("GET /api/dropped", push.opened.serveDropped(takeDropped))
	err = showWindow(&options.App{
		Title:                            "Terzetto",
		Width:                            push.place.Width,
		Height:                           push.place.Height,
		MinWidth:                         leastWidth,
		MinHeight:                        leastHeight,
		WindowStartState:                 push.place.state(),
		Menu:                             push.menu(push.place.Labels),
		BackgroundColour:                 push.place.Look.background(),
		AssetServer:                      &assetserver.Options{Assets: s.files, Handler: data, Middleware: api.Guard},
		OnStartup:                        push.start,
		OnDomReady:                       push.ready,
		OnBeforeClose:                    push.beforeClose,
		OnShutdown:                       push.stop,
		Bind:                             bound(newDoor(p, push.desktop())),
		SingleInstanceLock:               &options.SingleInstanceLock{UniqueId: instance(folder), OnSecondInstanceLaunch: push.raise},
		EnableDefaultContextMenu:         false,
		EnableFraudulentWebsiteDetection: false, // it would send addresses elsewhere
		DragAndDrop:                      &options.DragAndDrop{DisableWebViewDrop: false},
		Linux:                            &linux.Options{ProgramName: programName, WebviewGpuPolicy: drawnBy()},
		Mac:                              &mac.Options{OnFileOpen: push.opened.announce},
		Windows:                          webviewProfile(folder),
	})
	if err != nil {
		return fmt.Errorf("open the window: %w", err)
	}
	return nil
}

// showWindow shows a window until it is closed. Where the environment names a display that does not answer, which a person
// meets who works from another computer, Wails panics; here it is errNoDisplay.
func showWindow(window *options.App) (err error) {
	defer func() {
		failure := recover()
		if failed, ok := failure.(error); ok && failed.Error() == "failed to init GTK" {
			err = errNoDisplay
		} else if failure != nil {
			panic(failure)
		}
	}()
	return wails.Run(window)
}

// drawnBy is the graphics device where there is one. Without one the web view would imitate it,
// which takes a hundred megabytes more and draws no faster.
func drawnBy() linux.WebviewGpuPolicy {
	if devices, err := filepath.Glob("/dev/dri/renderD*"); err != nil || len(devices) == 0 {
		return linux.WebviewGpuPolicyNever
	}
	return linux.WebviewGpuPolicyAlways
}

// webviewProfile keeps what WebView2 stores in the data folder. It would make one beside it, named after the program.
func webviewProfile(folder string) *windows.Options {
	return &windows.Options{WebviewUserDataPath: filepath.Join(folder, "webview")}
}

// handOver raises the window that has the folder and sends it the files to show:
// the library ends the process then. Where the desktop has no session bus, or where no window
// has the folder, it returns and nothing has happened.
func handOver(folder string) {
	empty := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, "<!doctype html><title>Terzetto</title>")
	})
	_ = showWindow(&options.App{ // the reason for a failure is of no use
		StartHidden:        true,
		Windows:            webviewProfile(folder),
		AssetServer:        &assetserver.Options{Handler: empty},
		SingleInstanceLock: &options.SingleInstanceLock{UniqueId: instance(folder)},
		OnDomReady:         runtime.Quit, // by then it has been sent, or there is no window
	})
}

// instance names the window of a folder, in letters that every system takes for a name: of a
// bus, a mutex or a file.
func instance(folder string) string {
	sum := sha256.Sum256([]byte(folder))
	return "terzetto_" + hex.EncodeToString(sum[:8])
}
