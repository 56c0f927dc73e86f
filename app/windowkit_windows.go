package app

import (
	"github.com/wailsapp/go-webview2/webviewloader"

	"terzetto/backend/base/fault"
)

// loadWindowKit has nothing to do: where WebView2 is missing, the window's library offers to fetch it.
func loadWindowKit() error { return nil }

// windowKit says which WebView2 draws the window, as it is registered on this computer.
func windowKit() (string, error) {
	version, err := webviewloader.GetAvailableCoreWebView2BrowserVersionString("")
	if err != nil || version == "" {
		return "", fault.New(fault.Unavailable, "The window needs WebView2. Start Terzetto once and let it install WebView2, or use terzetto serve.").Because(err)
	}
	return "can be opened, drawn by WebView2 " + version, nil
}
