//go:build linux && production

package app

/*
#cgo LDFLAGS: -ldl
#include <dlfcn.h>
#include <stdlib.h>

// Of two functions of the window's libraries the program needs the address, which the loader looks up
// before the program begins and before it has the libraries. These two do what the library's do.
int gtk_widget_hide_on_delete(void *widget) __attribute__((visibility("hidden")));
void g_free(void *memory) __attribute__((visibility("hidden")));
void gtk_widget_hide(void *widget);

int gtk_widget_hide_on_delete(void *widget) {
	gtk_widget_hide(widget);
	return 1;
}

void g_free(void *memory) { free(memory); }

// Brings GTK and all else with it. Every function that is called afterwards is found there.
static const char *load(const char *library) {
	return dlopen(library, RTLD_LAZY | RTLD_GLOBAL) != NULL ? NULL : dlerror();
}
*/
import "C"

import (
	"errors"
	"unsafe"

	"terzetto/backend/base/fault"
)

// windowKit says what draws the window.
func windowKit() (string, error) { return "can be opened", loadWindowKit() }

// loadWindowKit loads the libraries that draw the window. They take a tenth of a second and fifty
// megabytes, so the commands that open no window do without.
func loadWindowKit() error {
	library := C.CString("libwebkit2gtk-4.1.so.0")
	defer C.free(unsafe.Pointer(library))
	if reason := C.load(library); reason != nil {
		return fault.New(fault.Unavailable, "The window needs WebKitGTK 4.1. Install the package libwebkit2gtk-4.1-0, or use terzetto serve.").
			Because(errors.New(C.GoString(reason)))
	}
	return nil
}
