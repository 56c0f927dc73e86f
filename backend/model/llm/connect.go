package llm

import (
	"cmp"
	"context"
	"errors"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/contact"

	"github.com/cenkalti/backoff/v5"
	openai "github.com/sashabaranov/go-openai"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/serverurl"
)

// How often and how long we try again, and only before the first byte of an answer.
const (
	tries         = 3
	maxRetryAfter = 30 * time.Second // a server that wants longer is reported instead
	loadingWait   = 2 * time.Second  // between two questions to a server that says it is loading its model
)

// patience is how long a target may say nothing before its first word.
func (c *Client) patience(t Target) time.Duration {
	return cmp.Or(t.Patience, c.options.Limits.FirstByte)
}

// connect sends the request and returns the stream once the server has accepted it. Who
// watched the last answer is returned in any case.
func (c *Client) connect(ctx context.Context, t Target, r request, retries *int, tell func(Reading) bool) (*openai.ChatCompletionStream, *watch, error) {
	loads := c.isUnloaded(t)
	wait := backoff.NewExponentialBackOff()
	wait.InitialInterval, wait.MaxInterval = 300*time.Millisecond, 5*time.Second
	addresses := append([]string{t.URL}, serverurl.Alternatives(t.URL)...)
	for attempt := 1; ; attempt++ {
		var stream *openai.ChatCompletionStream
		var w *watch
		var err error
		for _, address := range addresses {
			if stream, w, err = c.ask(ctx, t, address, r, func(now Reading) error {
				if loads = true; !tell(now) {
					return errDeserted
				}
				return nil
			}); err == nil {
				c.noteLoaded(t, true)
				if loads && !tell(Reading{}) {
					_ = stream.Close()
					return nil, w, errDeserted
				}
				return stream, w, nil
			}
			if !refusedConnection(err) {
				break
			}
		}
		if ctx.Err() != nil {
			return nil, w, context.Cause(ctx)
		}
		if errors.Is(err, errDeserted) {
			return nil, w, errDeserted
		}
		if said := c.options.faultOfManaged(t, err); said != nil {
			return nil, w, said
		}
		delay, again := worthRetrying(err, w, attempt, wait.NextBackOff(), c.patience(t))
		if !again {
			return nil, w, faultOf(t, err, w)
		}
		if *retries++; isLoading(err, w) && !loads {
			if loads = true; !tell(Reading{Loading: true}) {
				return nil, w, errDeserted
			}
		}
		timer := time.NewTimer(delay)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return nil, w, ctx.Err()
		}
	}
}

// ask sends the request once, to one address. loading is told how much of the model is loaded, where that is known; an error
// of it ends the call.
func (c *Client) ask(ctx context.Context, t Target, address string, r request, loading func(Reading) error) (*openai.ChatCompletionStream, *watch, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	w := &watch{limits: c.options.Limits, patience: c.patience(t), cancel: cancel}
	w.wait()
	ctx = withLoading(ctx, func(now Reading) {
		w.loads()
		if err := loading(now); err != nil {
			cancel(err)
		}
	})
	config := openai.DefaultConfig("")
	config.BaseURL = address
	config.HTTPClient = c.http
	config.EmptyMessagesLimit = 1 << 20 // comments and keep-alives are bounded by the watch
	ctx = because(context.WithValue(ctx, bodyKey{}, parcel{body: r.body, key: t.Key, route: r.route, watch: w}), contact.Answer)
	stream, err := openai.NewClientWithConfig(config).CreateChatCompletionStream(ctx, openai.ChatCompletionRequest{Model: "-"})
	if err != nil {
		if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, context.Canceled) {
			err = cause
		}
		_ = w.Close()
		cancel(nil)
		return nil, w, err
	}
	if strings.Contains(w.kind, "text/html") {
		_ = stream.Close()
		cancel(nil)
		return nil, w, errWebPage
	}
	if w.status >= 300 {
		_ = stream.Close()
		cancel(nil)
		return nil, w, errElsewhere
	}
	return stream, w, nil
}

// Why an answer is not read.
var (
	errElsewhere = errors.New("the server sends the request on to another one")
	errCircle    = errors.New("the server redirects requests in a circle")
	errWebPage   = errors.New("the answer is a web page")
)

func refusedConnection(err error) bool {
	return errors.Is(err, serverurl.ErrRefused)
}

func worthRetrying(err error, w *watch, attempt int, delay, patience time.Duration) (time.Duration, bool) {
	status := statusOf(err, w)
	switch {
	case isLoading(err, w):
		return loadingWait, time.Duration(attempt)*loadingWait < patience
	case status == http.StatusTooManyRequests:
		if s, bad := strconv.Atoi(w.retryAfter); bad == nil {
			delay = time.Duration(s) * time.Second
		}
		return delay, attempt < tries && delay <= maxRetryAfter
	case status == http.StatusNotImplemented, status >= 500 && w.refusal().final():
		return 0, false
	case status >= 500, refusedConnection(err):
		return delay, attempt < tries
	}
	return 0, false
}

// isLoading reports whether a server said that it will answer once its model is loaded.
func isLoading(err error, w *watch) bool {
	return statusOf(err, w) == http.StatusServiceUnavailable && w.refusal().loading()
}

// statusOf is the status of an answer that refuses; 0: it did not.
func statusOf(err error, w *watch) int {
	if err == nil || w == nil || w.status < http.StatusBadRequest {
		return 0
	}
	return w.status
}

// TroubleKind is the detail of a fault that says in a word what the obstacle is:
// down, model, key, KeyLost, address, context, busy, loading, empty or, where the model adds nothing to a
// reply, complete. A window knows the way out of each.
const TroubleKind = "trouble"

// KeyLost is the obstacle of a key that was saved and can no longer be decrypted.
const KeyLost = "key_lost"

// faultOf says in a sentence why no answer came.
func faultOf(t Target, err error, w *watch) error {
	if errors.Is(err, errWebPage) || (w != nil && strings.Contains(w.kind, "text/html")) {
		return fault.Newf(fault.Unavailable, "%s answered with a web page, not a model. Check whether the address is that of a web interface.", serverurl.Name(t.URL)).With(TroubleKind, "address").Because(err)
	}
	if errors.Is(err, errElsewhere) {
		return refusal(t, w.status, serverError{})
	}
	if errors.Is(err, errCircle) {
		return fault.Newf(fault.Unavailable, "%s redirects requests in a loop. Check the address of the server.", serverurl.Name(t.URL)).With(TroubleKind, "address").Because(err)
	}
	if status := statusOf(err, w); status != 0 {
		return refusal(t, status, w.refusal())
	}
	text := err.Error()
	switch {
	case errors.Is(err, errSilent):
		return silent(t, w).Because(err)
	case refusedConnection(err):
		return fault.Newf(fault.Unavailable, "Couldn't reach %s. Is the server running?", t.URL).With(TroubleKind, "down").Because(err)
	case strings.Contains(text, "no such host"):
		return fault.Newf(fault.Unavailable, "There is no computer named %s.", serverurl.Name(t.URL)).With(TroubleKind, "down").Because(err)
	case strings.Contains(text, "timeout"):
		return fault.Newf(fault.Unavailable, "%s received the message, but didn't answer.", serverurl.Name(t.URL)).With(TroubleKind, "down").Because(err)
	}
	return fault.Newf(fault.Unavailable, "Couldn't send the request to %s.", serverurl.Name(t.URL)).With(TroubleKind, "down").Because(err)
}

// silent says that no word came in the time that the person gives a server.
func silent(t Target, w *watch) *fault.Error {
	return fault.Newf(fault.Unavailable, "%s sent no word of a reply for %d s, so Terzetto stopped waiting. You can set a longer wait in the Writer's settings.",
		serverurl.Name(t.URL), seconds(w.patience)).With(TroubleKind, "silent")
}

// errEndless is why a call was ended that took longer than any reply.
var errEndless = errors.New("the answer does not end")

func endless(t Target, total time.Duration) error {
	return fault.Newf(fault.Unavailable, "The reply of %s wasn't complete after %d s, so Terzetto ended it.", serverurl.Name(t.URL), seconds(total)).Because(errEndless)
}

func seconds(d time.Duration) int { return int(math.Ceil(d.Seconds())) }

// explainBreak makes a fault that says in a sentence why an answer that had begun did not end.
func explainBreak(t Target, err error, said bool, w *watch) error {
	switch gave := w.gaveUp(); {
	case errors.Is(gave, errSilent):
		return silent(t, w).Because(gave)
	case errors.Is(gave, errStalled):
		return fault.Newf(fault.Unavailable, "%s sent nothing more for %d s in the middle of the reply, so Terzetto stopped waiting.",
			serverurl.Name(t.URL), seconds(w.limits.Idle)).Because(gave)
	case errors.Is(err, errTooLarge), errors.Is(err, errLongLine):
		return fault.Newf(fault.Unavailable, "%s sent more text than a reply can hold, so Terzetto stopped it.", serverurl.Name(t.URL)).Because(err)
	}
	if !said && len(w.kept) > 0 && !strings.Contains(string(w.kept), "data:") {
		return fault.Newf(fault.Unavailable, "%s sent an answer that Terzetto can't read.", serverurl.Name(t.URL)).Because(err)
	}
	return fault.Newf(fault.Unavailable, "%s cut off the reply.", serverurl.Name(t.URL)).Because(err)
}
