//go:build linux && production

package app

/*
#cgo pkg-config: gtk+-3.0
#cgo LDFLAGS: -ldl
#include <dlfcn.h>
#include <stdlib.h>
#include <gtk/gtk.h>

// Where the web view is missing, GTK may be there alone.
static void show_failure(const char *text) {
	if (dlopen("libgtk-3.so.0", RTLD_LAZY | RTLD_GLOBAL) == NULL || !gtk_init_check(NULL, NULL))
		return;
	GtkWidget *dialog = gtk_message_dialog_new(NULL, 0, GTK_MESSAGE_ERROR, GTK_BUTTONS_CLOSE, "%s", text);
	gtk_window_set_title(GTK_WINDOW(dialog), "Terzetto");
	gtk_dialog_run(GTK_DIALOG(dialog));
	gtk_widget_destroy(dialog);
}
*/
import "C"

import (
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// showFailure tells a person who started the program from the menu why there is no window. A terminal has the
// sentence already.
func showFailure(err error) {
	if _, none := unix.IoctlGetTermios(int(os.Stderr.Fd()), unix.TCGETS); none == nil { //nolint:gosec // a small number
		return
	}
	signal.Reset(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP) // nothing is under way that would have to be saved
	runtime.LockOSThread()                                      // GTK works in one thread
	defer runtime.UnlockOSThread()
	text := C.CString(sentence(err))
	defer C.free(unsafe.Pointer(text))
	C.show_failure(text)
}
