package localserver

import (
	"errors"

	"golang.org/x/sys/windows"
)

// isVirus reports whether the system's scanner kept a program from running.
func isVirus(err error) bool {
	return errors.Is(err, windows.ERROR_VIRUS_INFECTED) || errors.Is(err, windows.ERROR_VIRUS_DELETED)
}
