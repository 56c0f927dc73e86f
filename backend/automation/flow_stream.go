package automation

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"github.com/google/uuid"

	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/hub"
	"terzetto/backend/lifecycle"
	"terzetto/backend/run"
)

// A flowStream tells the events of a flow that a run carries out. Its last event says how the
// run ended, and comes when that is stored.
type flowStream struct {
	stream *hub.Stream

	mu   sync.Mutex
	seq  int
	done *flow.Done // it comes when the run is complete
	over bool
}

func (f *flowStream) told() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.seq
}

func (f *flowStream) hear(e flow.Event) {
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
func (f *flowStream) emit(e flow.Event) {
	f.seq = e.About().Seq
	f.stream.Emit(event.Event{Name: string(e.About().Type), Data: e})
}

// end tells how the run ended, unless the flow told it.
func (f *flowStream) end(r run.Run, cause error) {
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

// flowRunName is what the run of a flow is called that has no name of its own.
const flowRunName = "Flow"

// KeepFlow begins a flow as a run, which is stored, survives a restart and asks a person for the
// tools that change something. The stream tells what StartFlow tells, and in its first event the
// id of the run. CancelTask stops the run by the topic of the stream, which is FlowTopic and the
// id; an empty id is that of the run. The run goes on when its listeners leave.
func (s *Service) KeepFlow(ctx context.Context, id string, r FlowRequest) (stream *hub.Stream, err error) {
	definition, err := json.Marshal(r.Definition)
	if err != nil {
		return nil, err
	}
	args, err := json.Marshal(flowCall{
		Definition: definition, Input: r.Input.Text, Messages: r.Input.Messages, Attachments: r.Input.Attachments, Options: r.Options,
	})
	if err != nil {
		return nil, err
	}
	if len(args) > maxKept {
		return nil, fault.Newf(fault.TooLarge, "A flow that is kept can have at most %d MB of input. Send less, or turn off keep.", maxKept>>20).With("field", "input")
	}
	t, ok := s.Tools().Get(run.FlowRunner)
	if !ok {
		return nil, fmt.Errorf("there is no tool %s", run.FlowRunner)
	}
	n, err := run.DirectCall(uuid.Must(uuid.NewV7()).String(), t, args)
	if err != nil {
		return nil, err
	}
	n.Kind, n.Name = run.Flow, flowRunName
	id = cmp.Or(id, n.ID)
	done, err := s.group.Begin()
	if err != nil {
		return nil, err
	}
	topic := FlowTopic + id
	stopped, cancel := context.WithCancelCause(s.group.Context())
	if !s.tasks.begin(topic, &task{cancel: cancel, kept: true}) {
		cancel(nil)
		done()
		return nil, errRunning()
	}
	f := &flowStream{stream: s.hub.OpenAs("flow", topic)}
	leave := func() {
		s.runs.forgetFlow(n.ID)
		s.tasks.end(topic)
		f.stream.Close()
		cancel(nil)
		done()
	}
	if err := s.beginFlow(ctx, f, n); err != nil {
		leave()
		return nil, err
	}
	go func() {
		defer leave()
		r, err := s.Until(stopped, n.ID, run.Run.Ended)
		if errors.Is(context.Cause(stopped), lifecycle.ErrStopped) && !r.Ended() {
			r, err = s.Verbs().Halt(context.WithoutCancel(stopped), n.ID)
		}
		f.end(r, errors.Join(err, lifecycle.ErrStopped))
	}()
	return f.stream, nil
}

// beginFlow stores the run of a flow and begins it. What the run tells waits for the first event.
func (s *Service) beginFlow(ctx context.Context, f *flowStream, n run.New) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	s.runs.mu.Lock()
	s.runs.flows[n.ID] = f
	s.runs.mu.Unlock()
	if _, err := s.Begin(ctx, n, ""); err != nil {
		return err
	}
	f.emit(flow.Begun{Head: flow.Head{Type: flow.TypeBegin, Seq: 1}, RunID: n.ID})
	return nil
}

// flowStream is that of the flow of a run; nil: the flow has no listeners.
func (r *runs) flowStream(id string) *flowStream {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.flows[id]
}

func (r *runs) forgetFlow(id string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.flows, id)
}
