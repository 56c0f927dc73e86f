package team

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// A Store keeps requests and files. It answers fault.NotFound for what it does not have.
type Store interface {
	Requests
	Files
	Passages
}

// Requests keeps what a team is asked.
type Requests interface {
	Request(ctx context.Context, id string) (Request, error)
	// Append writes a change in one transaction and gives its messages with their numbers.
	Append(ctx context.Context, c Change) ([]Message, error)
	Erase(ctx context.Context, id string) error
	// History gives what is kept of the rounds of a request. Documents come without data.
	History(ctx context.Context, id string) (History, error)
	// Unfinished lists the requests that are stored as running.
	UnfinishedRequests(ctx context.Context) ([]Request, error)
}

// Files keeps files and what models made of them.
type Files interface {
	// File gives a file with its extracted contents; its bytes only when data is true.
	File(ctx context.Context, id int64, data bool) (File, error)
	// KeepFile keeps a file whole. It gives the file with its id and without its contents, so that a long text is not held twice.
	KeepFile(ctx context.Context, f File) (File, error)
	// DropFile removes a file that no message names.
	DropFile(ctx context.Context, id int64) error
	// Derived gives what a model made of content earlier; key identifies the request.
	DerivedText(ctx context.Context, hash, key string) (text string, found bool, err error)
	KeepDerived(ctx context.Context, hash, key, text string) error
}

// A Change is what one event changes of a request.
type Change struct {
	New      bool // the request begins to exist
	Request  Request
	Logs     []Log
	Messages []Message
	Progress Progress // of the current round
}

// Limits bound a round, so that a model or an agent that hangs cannot keep it open. A zero
// field has its default.
type Limits struct {
	Round time.Duration // 30 minutes
	Task  time.Duration // 15 minutes: an agent that hangs is a failed task
	Files document.Limits
}

const (
	defaultRound = 30 * time.Minute
	defaultTask  = 15 * time.Minute
)

// A Runner executes rounds. Its fields are set before the first use and do not change
// afterwards. A nil function does nothing.
type Runner struct {
	Store    Store
	Model    Model
	Target   func(ctx context.Context, model string) (llm.Target, error) // an empty name means the selected model
	Tools    func() *tool.Registry                                       // the current tools; nil: none
	Agents   func(ctx context.Context) (*Registry, error)                // asked at the beginning of each round
	Now      func() time.Time
	NewID    func() string // time-ordered, also within a millisecond
	Log      *slog.Logger
	Limits   Limits
	Policy   Policy
	Language func(ctx context.Context, code string) error // keeps the user's language
	Tell     func(id string) Listener                     // gives the listener of one round
	Fonts    *produce.Fonts                               // for PDFs and pictures; nil: only those in the program
	Budget   *memlimit.Budget                             // of the memory that reading files takes; nil: no end

	active activeRounds
}

// A Policy says what the rounds may do now. A nil function allows everything, except Act.
type Policy struct {
	Exhausted func() error                                           // reports the resource that is at its limit
	Gate      func(ctx context.Context) (leave func(), err error)    // waits until a task may begin
	Limits    func(ctx context.Context) (Limits, error)              // of the round that begins; nil: those of the runner
	Act       func(ctx context.Context, c ToolCall) (Outcome, error) // asks a person first; nil: nothing is allowed
	Plain     func(ctx context.Context) bool                         // only the demo model is selected, which summarises nothing
}

// limitsNow are the limits of a round that begins.
func (e *Runner) limitsNow(ctx context.Context) Limits {
	l := e.Limits
	if e.Policy.Limits != nil {
		chosen, err := e.Policy.Limits(ctx)
		if err != nil {
			e.log().LogAttrs(ctx, slog.LevelError, "the limits of teams cannot be read, so the usual ones apply", slog.Any("err", err))
		}
		l = chosen
	}
	l.Round, l.Task = cmp.Or(l.Round, defaultRound), cmp.Or(l.Task, defaultTask)
	return l
}

// activeRounds are the rounds that are being executed.
type activeRounds struct {
	mu     sync.Mutex
	byID   map[string]*round // by request
	closed bool              // none may begin
	work   sync.WaitGroup
}

func (a *activeRounds) round(id string) *round {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.byID[id]
}

// close lets no round begin, and returns those that are being executed.
func (a *activeRounds) close() []*round {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.closed = true
	return slices.Collect(maps.Values(a.byID))
}

// A Listener receives what was stored, in order.
type Listener interface {
	HearChange(w Request, logs []Log, messages []Message)
	HearEnd()
}

// The causes for which a round is cancelled.
var (
	errStopped   = errors.New("stopped by the user")
	errLate      = errors.New("timeout")
	errTaskLate  = errors.New("the task took too long")
	errExhausted = errors.New("a resource is at its limit")
)

// NameLength is how long the name of a request is at most, in characters.
const NameLength = 60

// Start begins a round, of a new request if id is empty. It returns when the user's message
// is stored; the work continues until it ends or until Stop, Delete or Close. An empty request
// and an unknown file are fault.Malformed; a request that is running is fault.Conflict.
func (e *Runner) Start(ctx context.Context, id, prompt string, files []int64) (Request, error) {
	if strings.TrimSpace(prompt) == "" && len(files) == 0 {
		return Request{}, fault.New(fault.Malformed, "Enter a request for the team, or add a file.").With("field", "prompt")
	}
	given, err := e.documentsOf(ctx, files)
	if err != nil {
		return Request{}, err
	}
	given, kept, err := e.withText(ctx, prompt, given)
	if err != nil {
		return Request{}, err
	}
	w, err := e.begin(ctx, id, prompt, given)
	if err != nil && kept != 0 {
		err = errors.Join(err, e.Store.DropFile(context.WithoutCancel(ctx), kept))
	}
	return w, err
}

// begin begins a round with the documents of its request.
func (e *Runner) begin(ctx context.Context, id, prompt string, given []Document) (Request, error) {
	// The round outlives the request that began it.
	lasting, end := context.WithCancelCause(context.WithoutCancel(ctx))
	now := e.Now()
	r := &round{runner: e, id: id, reading: &tool.Reading{}, lifetime: lifetime{end: end, counted: now}}
	if id == "" {
		r.fresh, r.id = true, e.NewID()
		r.head = Request{
			ID: r.id, MandateID: 1, UserID: 1, Name: nameOf(prompt, given), StartedAt: now, LastActivity: now, MessageIDs: []string{},
		}
	}
	leave, err := e.enter(ctx, r)
	if err != nil {
		end(err)
		return Request{}, err
	}
	if err := e.open(ctx, r, Started{Prompt: prompt, Documents: given}); err != nil {
		end(err)
		r.tellEnd()
		leave()
		return Request{}, err
	}
	head := r.headNow()
	e.active.work.Go(func() { r.work(lasting, leave) })
	return head, nil
}

// work runs a round to its end and releases its place.
func (r *round) work(ctx context.Context, leave func()) {
	defer leave()
	defer r.tellEnd()
	defer r.end(nil)
	e := r.runner
	r.limits = e.limitsNow(ctx)
	r.setClock(startClock(r.limits.Round, e.Now, func() { r.end(errLate) }))
	defer r.clock.stop()
	r.run(ctx)
}

// open stores the beginning of a round.
func (e *Runner) open(ctx context.Context, r *round, opening Started) error {
	if !r.fresh {
		w, err := e.Store.Request(ctx, r.id)
		if err != nil {
			return err
		}
		r.adopt(w)
	}
	if r.state.Status == Running { // its process ended, and that could not be stored
		if err := r.apply(ctx, Broke{Why: "interrupted"}); err != nil {
			return err
		}
	}
	if e.Tell != nil {
		r.listener = e.Tell(r.id)
	}
	return r.apply(ctx, opening)
}

// enter reserves the request for r. It first waits for a round that has ended but not yet
// released its place, so that a caller who read that it ended can start the next one at once.
func (e *Runner) enter(ctx context.Context, r *round) (leave func(), err error) {
	for {
		before := e.active.round(r.id)
		if before == nil || !before.leaves() {
			return e.active.reserve(r)
		}
		select {
		case <-before.ended:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
}

// reserve makes r the only round of its request; leave releases the place.
func (a *activeRounds) reserve(r *round) (leave func(), err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	switch {
	case a.closed && !r.resumed:
		return nil, fault.New(fault.Conflict, "The team can't start right now. Try again in a moment.")
	case a.byID[r.id] != nil:
		return nil, fault.New(fault.Conflict, "The team is still working on this request. Stop the team first, or wait.")
	}
	r.ended = make(chan struct{})
	lists.Put(&a.byID, r.id, r)
	a.work.Add(1)
	return func() {
		a.mu.Lock()
		delete(a.byID, r.id)
		a.mu.Unlock()
		close(r.ended)
		a.work.Done()
	}, nil
}

// Stop ends a round at once. Stopping a stopped request again changes nothing.
func (e *Runner) Stop(ctx context.Context, id string) (Request, error) {
	if r := e.running(id); r != nil {
		err := r.apply(context.WithoutCancel(ctx), StopAsked{})
		return r.headNow(), err
	}
	w, err := e.Store.Request(ctx, id)
	if err != nil {
		return w, err
	}
	r := e.orphan(w)
	err = r.apply(ctx, StopAsked{})
	return r.headNow(), err
}

// orphan makes a round of a stored request that is not being executed.
func (e *Runner) orphan(w Request) *round {
	r := &round{runner: e, reading: &tool.Reading{}, lifetime: lifetime{counted: e.Now()}}
	r.adopt(w)
	return r
}

// deletePatience is how long Delete waits for a cancelled round.
const deletePatience = 5 * time.Second

// Delete removes a request with its messages, log and documents. Uploaded files stay. A
// running request is cancelled first.
func (e *Runner) Delete(ctx context.Context, id string) error {
	ctx = context.WithoutCancel(ctx)
	if r := e.running(id); r != nil {
		if err := r.apply(ctx, Deleted{}); err != nil {
			return err
		}
		wait, cancel := context.WithTimeout(ctx, deletePatience)
		defer cancel()
		select {
		case <-r.ended:
		case <-wait.Done(): // it can no longer write, because its state is erased
		}
	}
	if err := e.Store.Erase(ctx, id); err != nil {
		return err
	}
	e.log().LogAttrs(ctx, slog.LevelInfo, "teamwork deleted", slog.String("workflow", id))
	return nil
}

func (e *Runner) running(id string) *round {
	r := e.active.round(id)
	if r == nil || !r.live() {
		return nil
	}
	return r
}

// documentsOf gives the files of a request as documents.
func (e *Runner) documentsOf(ctx context.Context, files []int64) ([]Document, error) {
	all := []Document{}
	for _, id := range files {
		f, err := e.Store.File(ctx, id, false)
		if fault.Is(err, fault.NotFound) {
			return nil, fault.Newf(fault.Malformed, "There is no file with the id %s.", strconv.FormatInt(id, 10)).With("field", "listFileId")
		}
		if err != nil {
			return nil, err
		}
		all = append(all, f.document())
	}
	return all, nil
}

func (f File) document() Document {
	stem, ext := CutExt(f.Label)
	return Document{FileID: f.ID, Name: stem, Ext: ext, Size: f.Size, Hash: f.Hash, Version: 1, Citations: []event.Place{}}
}

func nameOf(prompt string, given []Document) string {
	name := oneLine(prompt)
	if name == "" && len(given) > 0 {
		name = given[0].Label()
	}
	return headline(name)
}

// headline is the beginning of a text, in at most NameLength characters with the mark of what is
// left out. It ends at a word, or at a character in scripts that write without spaces.
func headline(text string) string {
	all := []rune(text)
	if len(all) <= NameLength {
		return text
	}
	kept := string(all[:NameLength])
	if at := strings.LastIndexByte(kept, ' '); at > len(kept)/2 {
		kept = kept[:at]
	} else {
		kept = string(all[:NameLength-1])
	}
	return strings.TrimRight(kept, " ,;:-–—([") + "…"
}

func (e *Runner) tool(id string) (tool.Tool, bool) {
	if e.Tools == nil {
		return tool.Tool{}, false
	}
	return e.Tools().Get(id)
}

// enterGate waits until a task may begin.
func (e *Runner) enterGate(ctx context.Context) (leave func(), err error) {
	if e.Policy.Gate == nil {
		return func() {}, nil
	}
	return e.Policy.Gate(ctx)
}

func (e *Runner) log() *slog.Logger {
	return cmp.Or(e.Log, slog.New(slog.DiscardHandler))
}
