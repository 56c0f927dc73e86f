package lifecycle

import (
	"context"
	"errors"

	"terzetto/backend/base/fault"
)

// ErrStopped is the cause of a context that a person, or shutdown, ended.
var ErrStopped = errors.New("stopped by the person")

// ExplainStop gives err, or a plain sentence when ctx ended because of ErrStopped.
func ExplainStop(ctx context.Context, err error) error {
	if errors.Is(context.Cause(ctx), ErrStopped) {
		return fault.New(fault.Conflict, "Stopped.")
	}
	return err
}
