//go:build linux && cgo

package audio

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void hush(const char *file, int line, const char *function, int err, const char *format, ...) {}
static void hush_alsa(void) { snd_lib_error_set_handler(hush); }
*/
import "C"

// hush keeps ALSA from printing its own trace on the terminal. What went wrong comes as
// an error too.
func hush() { C.hush_alsa() }
