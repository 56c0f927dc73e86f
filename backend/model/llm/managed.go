package llm

import (
	"context"
	"errors"
	"net/http"

	"terzetto/backend/base/fault"
)

// A Managed is a transport of this process whose server Terzetto runs itself. It can be asked what its models are like, as
// every server of this computer can, and it tells through TellLoading while it loads one. An error that is a fault is what a
// person reads.
type Managed interface {
	http.RoundTripper

	// Manages tells the transport apart from one that only imitates a server.
	Manages()
}

type loadingKey struct{}

// withLoading lets a transport tell through TellLoading how far it is.
func withLoading(ctx context.Context, tell func(Reading)) context.Context {
	return context.WithValue(ctx, loadingKey{}, tell)
}

// TellLoading tells whoever waits for a call how much of its model is loaded, or downloaded first, and that waiting is
// worthwhile. It is called by RoundTrip of a Managed, on the goroutine that called it.
func TellLoading(ctx context.Context, now Reading) {
	if tell, ok := ctx.Value(loadingKey{}).(func(Reading)); ok {
		now.Loading = true
		tell(now)
	}
}

// faultOfManaged is the fault in the error of a managed transport; nil: there is none.
func (o Options) faultOfManaged(t Target, err error) error {
	if f, ok := errors.AsType[*fault.Error](err); ok && o.manages(t) {
		return f
	}
	return nil
}
