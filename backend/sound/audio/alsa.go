//go:build linux && cgo

package audio

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void ignore(const char *file, int line, const char *function, int err, const char *format, ...) {}
static void silence_alsa(void) { snd_lib_error_set_handler(ignore); }
*/
import "C"

// silenceALSA keeps ALSA from printing its errors on the terminal. What went wrong comes as an error, too.
func silenceALSA() { C.silence_alsa() }
