// Bare is a window of the same kit with one word in it: the yardstick for what a window needs. It writes "window ready"
// into the file that it is given.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"

	"github.com/wailsapp/wails/v2"
	"github.com/wailsapp/wails/v2/pkg/options"
	"github.com/wailsapp/wails/v2/pkg/options/assetserver"
	"github.com/wailsapp/wails/v2/pkg/options/linux"
)

func main() {
	var failed error
	err := wails.Run(&options.App{
		Title: "Bare", Width: 1200, Height: 800,
		AssetServer: &assetserver.Options{Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			fmt.Fprint(w, "<!doctype html><title>Bare</title><p>Bare")
		})},
		Linux:      &linux.Options{WebviewGpuPolicy: linux.WebviewGpuPolicyNever},
		OnDomReady: func(context.Context) { failed = os.WriteFile(os.Args[1], []byte("window ready"), 0o600) },
	})
	if err = errors.Join(err, failed); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
