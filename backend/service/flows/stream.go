package flows

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"github.com/google/uuid"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
)

// A stream tells the events of a flow that a run carries out. Its last event says how the
// run ended, and comes when that is stored.
type stream struct {
	to *hub.Stream

	mu   sync.Mutex
	seq  int
	done *flow.Done // it comes when the run is complete
	over bool
}

func (f *stream) last() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.seq
}

func (f *stream) tell(e flow.Event) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.over {
		return
	}
	if done, ok := e.(flow.Done); ok {
		f.done = &done
		return
	}
	_, f.over = e.(flow.Failed)
	f.emit(e)
}

// emit is called with the lock held.
func (f *stream) emit(e flow.Event) {
	f.seq = e.About().Seq
	f.to.Emit(event.Event{Name: string(e.About().Type), Data: e})
}

// end tells how the run ended, unless the flow did.
func (f *stream) end(r run.Run, cause error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.over {
		return
	}
	f.over = true
	if r.CompletedAt != nil && f.done != nil {
		f.emit(*f.done)
		return
	}
	failed := flow.Failure(flow.ClassCancelled, cause)
	switch {
	case r.Error != nil:
		failed = flow.Failure(flow.ClassInternal, fault.New(fault.Unavailable, r.Error.Message))
	case r.CompletedAt != nil: // a person said that it was done
		failed = flow.Failure(flow.ClassCancelled, errors.New("the run goes on without the flow"))
	}
	last := flow.Failed{Head: flow.Head{Type: flow.TypeError, Seq: f.seq + 1}, Error: failed, Result: flow.Result{Steps: []flow.StepResult{}}}
	if f.done != nil {
		last.Result = f.done.Result
	}
	f.emit(last)
}

// maxKept bounds the input of a flow that is kept, which is stored with its run and in its log.
const maxKept = 4 << 20

// runName is what the run of a flow is called that has no name of its own.
const runName = "Flow"

// Keep begins a flow as a run, which is stored, survives a restart and asks a person for the
// tools that change something. The stream tells what Start tells, and in its first event the
// id of the run. Tasks.Cancel stops the run by the topic of the stream, which is Topic and the
// id; an empty id is that of the run. The run goes on when its listeners leave.
func (s *Service) Keep(ctx context.Context, id string, r Request) (_ *hub.Stream, err error) {
	definition, err := json.Marshal(r.Definition)
	if err != nil {
		return nil, err
	}
	args, err := json.Marshal(call{
		Definition: definition, Input: r.Input.Text, Messages: r.Input.Messages, Attachments: r.Input.Attachments, Options: r.Options,
	})
	if err != nil {
		return nil, err
	}
	if len(args) > maxKept {
		return nil, fault.Newf(fault.TooLarge, "A flow that is kept can have at most %d MB of input. Send less, or turn off keep.", maxKept>>20).With("field", "input")
	}
	t, ok := s.o.Tools().Get(run.FlowRunner)
	if !ok {
		return nil, fmt.Errorf("there is no tool %s", run.FlowRunner)
	}
	n, err := run.DirectCall(uuid.Must(uuid.NewV7()).String(), t, args)
	if err != nil {
		return nil, err
	}
	n.Kind, n.Name, n.Written = run.Flow, runName, r.hosts()
	id = cmp.Or(id, n.ID)
	done, err := s.group.Begin()
	if err != nil {
		return nil, err
	}
	topic := Topic + id
	stopped, cancel := context.WithCancelCause(s.group.Context())
	if err := s.o.Tasks.Begin(topic, cancel, true); err != nil {
		cancel(nil)
		done()
		return nil, err
	}
	f := &stream{to: s.o.Hub.OpenAs("flow", topic)}
	leave := func() {
		s.setStream(n.ID, nil)
		s.o.Tasks.End(topic)
		f.to.Close()
		cancel(nil)
	}
	if err := s.begin(ctx, f, n); err != nil {
		leave()
		done()
		return nil, err
	}
	go func() {
		defer done()
		defer leave()
		r, err := s.o.Runs.Until(stopped, n.ID, run.Run.Ended)
		if errors.Is(context.Cause(stopped), lifecycle.ErrStopped) && !r.Ended() {
			r, err = s.o.Runs.Halt(context.WithoutCancel(stopped), n.ID)
		}
		f.end(r, errors.Join(err, lifecycle.ErrStopped))
	}()
	return f.to, nil
}

// begin stores the run of a flow and begins it. What the run tells waits for the first event.
func (s *Service) begin(ctx context.Context, f *stream, n run.New) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	s.setStream(n.ID, f)
	if _, err := s.o.Runs.Begin(ctx, n, ""); err != nil {
		return err
	}
	f.emit(flow.Begun{Head: flow.Head{Type: flow.TypeBegin, Seq: 1}, RunID: n.ID})
	return nil
}

// streamOf is the stream of a run's flow; nil: the flow has no listeners.
func (s *Service) streamOf(run string) *stream {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.streams[run]
}

func (s *Service) setStream(run string, f *stream) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f == nil {
		delete(s.streams, run)
	} else {
		s.streams[run] = f
	}
}
