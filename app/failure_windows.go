//go:build windows && production

package app

import (
	"os"

	"golang.org/x/sys/windows"
)

// showFailure tells a person who started the program from the menu why there is no window. A console has the
// sentence already.
func showFailure(err error) {
	var mode uint32
	if windows.GetConsoleMode(windows.Handle(os.Stderr.Fd()), &mode) == nil {
		return
	}
	text, unreadable := windows.UTF16PtrFromString(sentence(err))
	if unreadable != nil {
		return // it holds what no dialog can show
	}
	title, _ := windows.UTF16PtrFromString("Terzetto")
	_, _ = windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_ICONERROR)
}
