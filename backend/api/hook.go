package api

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// maxHook is how large the body of a call to a hook may be: it becomes a value that steps read.
const maxHook = 1 << 20

// A bucket of a hook lets this many calls through at once, and then this many in a second.
const (
	hookBurst = 30
	hookRate  = 10
)

// buckets limit how often each hook is called. Calls with a wrong token have buckets of their own, so
// that they do not keep the right ones out.
type buckets struct {
	mu  sync.Mutex
	all map[string]*bucket
}

type bucket struct {
	left float64
	at   time.Time
}

// take says whether one more call is let through.
func (b *buckets) take(key string, now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	one := b.all[key]
	if one == nil {
		one = &bucket{left: hookBurst, at: now}
		lists.Put(&b.all, key, one)
	}
	one.left = min(hookBurst, one.left+max(0, now.Sub(one.at).Seconds())*hookRate)
	one.at = now
	if one.left < 1 {
		return false
	}
	one.left--
	return true
}

// hook answers a call to the hook of a workflow. Its own token is what it asks for, and all that this
// token opens; the token of the door is none.
func (s request) hook(w http.ResponseWriter, r *http.Request) {
	setSecurityHeaders(w)
	w.Header().Set("Cache-Control", "no-store")
	token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !ok {
		s.fail(w, fault.New(fault.Unauthorized, "The request has no valid token for this webhook."))
		return
	}
	id := r.PathValue("id")
	t, right, err := s.Runs.Triggers.Hook(r.Context(), id, token)
	switch {
	case fault.Is(err, fault.NotFound):
		s.fail(w, fault.New(fault.NotFound, "There is no webhook at this address."))
		return
	case err != nil:
		s.fail(w, err)
		return
	case !right && !s.hooks.take(id+" wrong", time.Now()) || right && !s.hooks.take(id, time.Now()):
		w.Header().Set("Retry-After", "1")
		writeJSON(w, http.StatusTooManyRequests, ProblemOf(fault.New(fault.Busy, "This webhook is called too often. Try again in a moment."), s.log))
		return
	case !right:
		s.fail(w, fault.New(fault.Unauthorized, "The request has no valid token for this webhook."))
		return
	}
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	body, err := hookBody(w, r, kind)
	if err != nil {
		s.fail(w, err)
		return
	}
	started, err := s.Runs.Triggers.CallHook(r.Context(), t, body, kind)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusAccepted, started)
}

// hookBody reads what was sent: JSON as it is, a form as an object, and anything else as text.
func hookBody(w http.ResponseWriter, r *http.Request, kind string) (json.RawMessage, error) {
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxHook))
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return nil, fault.Newf(fault.TooLarge, "A webhook request can have at most %d MB.", maxHook>>20)
	}
	if err != nil {
		return nil, fault.New(fault.Malformed, "Couldn't read the request.").Because(err)
	}
	switch {
	case len(data) == 0:
		return json.RawMessage("null"), nil
	case kind == "application/json" || strings.HasSuffix(kind, "+json"):
		if !json.Valid(data) {
			return nil, fault.New(fault.Malformed, "The request is not valid JSON.")
		}
		return data, nil
	case kind == "application/x-www-form-urlencoded":
		form, err := url.ParseQuery(string(data))
		if err != nil {
			return nil, fault.New(fault.Malformed, "Couldn't read the form.").Because(err)
		}
		fields := map[string]any{}
		for name, values := range form {
			if fields[name] = values; len(values) == 1 {
				fields[name] = values[0]
			}
		}
		return json.Marshal(fields)
	case !utf8.Valid(data):
		return nil, fault.New(fault.Malformed, "The request is neither JSON, a form nor text.")
	}
	return json.Marshal(string(data))
}
