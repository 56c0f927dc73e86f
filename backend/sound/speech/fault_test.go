package speech_test

import (
	"errors"

	"terzetto/backend/base/fault"
)

func details(err error) map[string]any {
	if e, ok := errors.AsType[*fault.Error](err); ok {
		return e.Details
	}
	return nil
}
