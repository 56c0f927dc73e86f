package tool

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// A Target is what a call would change or reach at this moment: the whole path of a file, a host, a
// program. A person sees it before allowing the call, and the call is bound to it.
type Target struct {
	Folder   string `json:"folder"`   // that was chosen for tools; empty: the call uses none
	Path     string `json:"path"`     // the file that is written
	From     string `json:"from"`     // the file that is renamed, or sent
	Replaces bool   `json:"replaces"` // there is a file at Path already
	Adds     bool   `json:"adds"`     // what is in that file stays, and the call adds to it
	Bytes    int64  `json:"bytes"`    // how large that file is
	Hash     string `json:"hash"`     // of what is in the file that is replaced or sent; empty: nothing is lost or sent
	Host     string `json:"host"`     // that is asked
	Program  string `json:"program"`  // that is started, or the command of the server that offers the tool
	Tool     string `json:"tool"`     // tells the tool of a server from what it was before it changed; empty: it ships with this program
}

// String says it in words.
func (t Target) String() string {
	var all []string
	if t.Path != "" {
		all = append(all, cmp.Or(map[bool]string{true: "the existing file "}[t.Replaces], "the new file ")+t.Path)
	}
	for _, part := range []struct{ what, is string }{{"from ", t.From}, {"the host ", t.Host}, {"the program ", t.Program}} {
		if part.is != "" {
			all = append(all, part.what+part.is)
		}
	}
	return strings.Join(all, ", ")
}

// With gives the same target with its names as a filter leaves them, such as one that takes secrets out.
func (t *Target) With(filter func(string) string) *Target {
	if t == nil {
		return nil
	}
	shown := *t
	for _, text := range []*string{&shown.Folder, &shown.Path, &shown.From, &shown.Host, &shown.Program} {
		*text = filter(*text)
	}
	return &shown
}

// Same says whether a call that was allowed for one target may reach another. A file that the call adds to
// may grow meanwhile.
func (t Target) Same(now Target) bool {
	t.Bytes = now.Bytes
	return t == now
}

// Edited says whether two targets differ in nothing but what is in the file. A person who allowed one is
// asked again about the other.
func (t Target) Edited(now Target) bool {
	other := t
	other.Hash = now.Hash
	return !t.Same(now) && other.Same(now)
}

// Target resolves what a call would reach; nil: its arguments say everything, or it only reads. Its error
// is why the call can't be made.
func (t Tool) Target(ctx context.Context, args json.RawMessage) (*Target, error) {
	if t.Level != Read {
		return t.Foresee(ctx, args)
	}
	if t.Would != nil {
		return nil, t.Would(ctx, args)
	}
	return nil, nil //nolint:nilnil // there is none, and a call that only reads says itself what stands in its way
}

// Foresee says what is known of a call before it is made: what it would change or reach, and why it would fail. What is
// not among the arguments is not known yet.
func (t Tool) Foresee(ctx context.Context, args json.RawMessage) (*Target, error) {
	for _, ask := range []func(context.Context, json.RawMessage) error{t.Would, t.Ready} {
		if ask == nil {
			continue
		}
		if err := ask(ctx, args); err != nil {
			return nil, err
		}
	}
	if t.Aim == nil {
		return nil, nil //nolint:nilnil // there is none
	}
	at, err := t.Aim(ctx, args)
	return &at, err
}

// AtField adds to a fault the argument that it is about.
func AtField(field string, err error) error {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return f.With("field", field)
	}
	return err
}

// Trust names what a person allows with "for this run": the tool as it is now, in the folder that it
// works in now, at the host that it asks now.
func (t Tool) Trust(at *Target) string {
	trust := t.ID
	if at != nil && at.Folder != "" {
		trust += " in " + at.Folder
	}
	if at != nil && at.Host != "" {
		trust += " at " + at.Host
	}
	if at != nil && at.Tool != "" {
		trust += " as " + at.Tool
	}
	return trust
}

// reachTrust begins what a person allows who lets a run reach a place with what it has read.
const reachTrust = "reach "

// ReachTrust names a place that a person allowed for the rest of a run.
func ReachTrust(place string) string { return reachTrust + place }

// Reachable are the places among what a person trusts.
func Reachable(trusted []string) (places []string) {
	for _, one := range trusted {
		if place, ok := strings.CutPrefix(one, reachTrust); ok {
			places = append(places, place)
		}
	}
	return places
}

// MovedFault is the refusal of a call that would reach something else than what was allowed.
func MovedFault(name string, allowed, now Target) error {
	if allowed.Tool != now.Tool {
		return fault.Newf(fault.Conflict, "%s didn't run, because its server changed the tool after you allowed it. Run the step again to see what the tool does now.", name)
	}
	return fault.Newf(fault.Conflict, "%s didn't run, because the target changed. You allowed %s, and the call would now reach %s.", name, allowed, now)
}

// Approvals hold what each call may reach that a person allowed. They may be used from many goroutines.
type Approvals struct {
	mu     sync.Mutex
	held   map[string]Target // by the tool and its arguments
	passed map[string]bool   // by these and a place
}

// Pass lets the calls of a tool with these arguments reach a place that a person was asked about.
func (a *Approvals) Pass(id string, args json.RawMessage, place string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	lists.Put(&a.passed, callKey(id, args)+" "+place, true)
}

// Passed reports whether a person was asked about a call that reaches a place.
func (a *Approvals) Passed(id string, args json.RawMessage, place string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.passed[callKey(id, args)+" "+place]
}

// Hold binds the calls of a tool with these arguments to a target.
func (a *Approvals) Hold(id string, args json.RawMessage, at *Target) {
	if at == nil {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	lists.Put(&a.held, callKey(id, args), *at)
}

func (a *Approvals) of(id string, args json.RawMessage) (Target, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	at, ok := a.held[callKey(id, args)]
	return at, ok
}

func callKey(id string, args json.RawMessage) string {
	var compact bytes.Buffer
	if json.Compact(&compact, args) != nil {
		compact.Write(args)
	}
	return id + " " + compact.String()
}

type (
	approvalsKey struct{}
	targetKey    struct{}
)

// WithApprovals holds the calls made with the context to what was allowed.
func WithApprovals(ctx context.Context, a *Approvals) context.Context {
	return context.WithValue(ctx, approvalsKey{}, a)
}

// ApprovedTarget is the target that the call which is being carried out is bound to.
func ApprovedTarget(ctx context.Context) (Target, bool) {
	at, ok := ctx.Value(targetKey{}).(Target)
	return at, ok
}

// bindTarget gives a context that holds the target which was allowed for a call. It refuses a call whose target is
// another by now.
func (t Tool) bindTarget(ctx context.Context, args json.RawMessage) (context.Context, error) {
	a, ok := ctx.Value(approvalsKey{}).(*Approvals)
	if !ok || t.Aim == nil {
		return ctx, nil
	}
	allowed, ok := a.of(t.ID, args)
	if !ok {
		return ctx, nil
	}
	now, err := t.Aim(ctx, args)
	if err != nil {
		return ctx, err
	}
	if !allowed.Same(now) {
		return ctx, MovedFault(t.Name, allowed, now)
	}
	return context.WithValue(ctx, targetKey{}, allowed), nil
}
