package lifecycle

import (
	"context"
	"errors"

	"terzetto/backend/base/fault"
)

// ErrStopped is the cause of a context that a person, or shutdown, ended.
var ErrStopped = errors.New("stopped by the person")

// Interrupted is err, or a plain sentence when ctx ended because of ErrStopped.
func Interrupted(ctx context.Context, err error) error {
	if errors.Is(context.Cause(ctx), ErrStopped) {
		return fault.New(fault.Conflict, "Stopped.")
	}
	return err
}
