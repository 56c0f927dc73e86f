package gguf

import (
	"errors"
	"fmt"

	"terzetto/backend/base/fault"
)

// The kinds of what is wrong with a file, for errors.Is. A Read that fails otherwise failed to read its stream.
var (
	ErrForeign    = errors.New("no GGUF file")
	ErrVersion    = errors.New("another version of GGUF")
	ErrDamaged    = errors.New("damaged header")
	ErrIncomplete = errors.New("incomplete file")
)

func foreign(cause string) error {
	return fault.New(fault.Invalid, "This file is not a GGUF model.").Because(fmt.Errorf("%w: %s", ErrForeign, cause))
}

func oldVersion(version uint32) error {
	return fault.New(fault.Invalid, "This model file has an outdated format. Download a newer file of this model.").
		Because(fmt.Errorf("%w: %d", ErrVersion, version))
}

func newVersion(version uint32) error {
	return fault.New(fault.Invalid, "This model file has a format that is too new. Update Terzetto, or choose another file.").
		Because(fmt.Errorf("%w: %d", ErrVersion, version))
}

func bigEndian() error {
	return fault.New(fault.Invalid, "This model file is made for big-endian computers. Download the usual file of this model.").
		Because(fmt.Errorf("%w: big-endian", ErrVersion))
}

func damage(format string, args ...any) error {
	return fault.New(fault.Invalid, "This model file is damaged. Download the file again.").
		Because(fmt.Errorf("%w: %s", ErrDamaged, fmt.Sprintf(format, args...)))
}

func incomplete(format string, args ...any) error {
	return fault.New(fault.Invalid, "This model file is incomplete. Download the file again.").
		Because(fmt.Errorf("%w: %s", ErrIncomplete, fmt.Sprintf(format, args...)))
}
