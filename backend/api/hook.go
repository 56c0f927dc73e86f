package api

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
)

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
	wait, query, err := hookQuery(r.URL.Query())
	if err != nil {
		s.fail(w, err)
		return
	}
	kind, params, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if params == nil {
		params = map[string]string{}
	}
	body := hookBody{
		kind: kind, params: params, save: s.Toolbox.Files.Save,
		folder: "webhooks/" + time.Now().Format("2006-01-02 150405 ") + strings.ToLower(rand.Text()[:6]),
	}
	value, err := body.read(w, r)
	var started runs.Started
	if err == nil {
		started, err = s.Runs.Triggers.CallHook(r.Context(), t, runs.HookCall{Body: value, Headers: hookHeaders(r, kind), Query: query})
	}
	if err != nil {
		_, _ = io.CopyN(io.Discard, r.Body, maxHookRest) // most senders read no answer before they have sent all of it
		if body.saved {                                  // no run will read them
			_ = s.Toolbox.Files.Remove(context.WithoutCancel(r.Context()), body.folder)
		}
		s.fail(w, err)
		return
	}
	if wait > 0 && started.RunID != "" {
		s.answerHook(w, r, started, wait)
		return
	}
	writeJSON(w, http.StatusAccepted, started)
}

// maxHookRest is how much of a call that is refused is read and forgotten.
const maxHookRest = 128 << 20

// longestHookWait is how long a call of a hook waits for its run at most.
const longestHookWait = 5 * time.Minute

// hookQuery parts what is meant for the hook from what is meant for the workflow.
func hookQuery(given url.Values) (wait time.Duration, query map[string]any, err error) {
	all := formFields{}
	for name, values := range given {
		for _, v := range values {
			all.add(strings.ToValidUTF8(name, "\ufffd"), strings.ToValidUTF8(v, "\ufffd"))
		}
	}
	if text := given.Get("wait"); given.Has("wait") {
		seconds, err := strconv.Atoi(text)
		if err != nil || seconds < 0 || seconds > int(longestHookWait.Seconds()) {
			return 0, nil, fault.Newf(fault.Malformed, "wait must be a number of seconds from 0 to %d.", int(longestHookWait.Seconds()))
		}
		wait = time.Duration(seconds) * time.Second
	}
	return wait, all, nil
}

// A HookAnswer is what a hook says of a run that it waited for.
type HookAnswer struct {
	runs.Started

	Run    run.State       `json:"run"`
	Result json.RawMessage `json:"result"`
	Error  string          `json:"error"`
}

// answerHook waits for a run and answers with what it gave. One that isn't over in time, or waits for a person, is
// answered like one without wait.
func (s request) answerHook(w http.ResponseWriter, r *http.Request, started runs.Started, wait time.Duration) {
	ctx, cancel := context.WithTimeout(r.Context(), wait)
	defer cancel()
	done, err := s.Runs.Await(ctx, started.RunID)
	answer, status := HookAnswer{Started: started, Run: done.State(), Result: json.RawMessage("null")}, http.StatusAccepted
	switch {
	case r.Context().Err() != nil:
		return
	case ctx.Err() != nil:
	case err != nil:
		s.fail(w, err)
		return
	case done.Error != nil:
		answer.Error, status = done.Error.Message, http.StatusInternalServerError
	case done.CompletedAt != nil:
		status = http.StatusOK
		if answer.Result, err = s.Runs.Result(r.Context(), done.ID); err != nil {
			s.fail(w, err)
			return
		}
	}
	writeJSON(w, status, answer)
}

// wrongMethod answers a request to a hook that is no call of it.
func wrongMethod(w http.ResponseWriter, _ *http.Request) {
	setSecurityHeaders(w)
	w.Header().Set("Allow", http.MethodPost)
	writeJSON(w, http.StatusMethodNotAllowed, ProblemOf(fault.New(fault.Malformed, "A webhook accepts only POST."), nil))
}
