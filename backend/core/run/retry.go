package run

import (
	"errors"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// retryDelay reports whether the step that failed is tried again, and after what time.
func (w *worker) retryDelay(err error) (wait time.Duration, again bool) {
	do := w.Step.Do
	if do.Retry == nil || w.Step.Tries >= do.Retry.Count || fault.Is(err, fault.Invalid) || fault.Is(err, fault.Forbidden) {
		return 0, false
	}
	if do.Tool != "" && !do.Retry.Always {
		box := w.p.o.Tools()
		if w.called.ID != do.Tool || !w.repeatable(w.called, box) {
			return 0, false
		}
	}
	wait = time.Duration(do.Retry.BackoffMs) * time.Millisecond << min(w.Step.Tries, maxDoubled)
	if f, ok := errors.AsType[*fault.Error](err); ok {
		if asked, ok := f.Details[tool.RetryIn].(time.Duration); ok {
			wait = max(wait, asked)
		}
	}
	return min(wait, maxBackoff), true
}

// The time before another try doubles this often, up to a day.
const (
	maxDoubled = 20
	maxBackoff = 24 * time.Hour
)
