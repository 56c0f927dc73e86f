package run

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// A FlowNode is what a node of a flow gave within a step. It is written before the next node
// begins, so that the step goes on at the node that was not done.
type FlowNode struct {
	RunID    string
	Position int64  // of the step
	Flow     string // which flow on which input, and for what time within the step
	Node     string // such as "2", or "2.1" for a branch
	Path     string // of the node in the log
	Result   json.RawMessage
}

// FlowResults keeps what the nodes of flows gave. Each verb is one transaction.
type FlowResults interface {
	// FlowNodes lists the nodes of a flow that are kept for a step.
	FlowNodes(ctx context.Context, run string, position int64, flow string) ([]FlowNode, error)
	KeepFlowNode(ctx context.Context, n FlowNode) error
}

// A FlowRecord is what a step keeps of a flow that it carries out.
type FlowRecord struct {
	Done   map[string]json.RawMessage // by node
	Paused map[string]json.RawMessage // by node

	w    *worker
	flow string
}

// Flow gives what the step kept of a flow. The name says which flow it is, and on what input;
// a flow that a step carries out several times has a record for each time.
func (s Scope) Flow(ctx context.Context, name string) (FlowRecord, error) {
	w := s.w
	r := FlowRecord{Done: map[string]json.RawMessage{}, Paused: map[string]json.RawMessage{}, w: w, flow: name + "#" + strconv.Itoa(w.countFlow(name))}
	nodes, err := w.p.o.Store.FlowNodes(ctx, w.Run.ID, w.Step.Position, r.flow)
	if err != nil {
		return r, fmt.Errorf("read what is done of a flow: %w", err)
	}
	for _, n := range nodes {
		if node, is := strings.CutSuffix(n.Node, paused); is {
			r.Paused[node] = n.Result
		} else {
			r.Done[n.Node] = n.Result
		}
	}
	return r, nil
}

// Keep writes what a node gave, and returns it as it is stored, without secrets. What is done is
// kept even while the run is stopped or the program ends, until the step is over.
func (r FlowRecord) Keep(ctx context.Context, node string, result json.RawMessage) (json.RawMessage, error) {
	return r.keep(ctx, FlowNode{Node: node, Path: joinPath(r.w.Run.PathOf(r.w.Step.Do.ID), node), Result: result})
}

func (r FlowRecord) keep(ctx context.Context, n FlowNode) (stored json.RawMessage, err error) {
	w := r.w
	err = w.whileToolWorks(func() error {
		n.RunID, n.Position, n.Flow, n.Result = w.Run.ID, w.Step.Position, r.flow, w.mask(n.Result)
		stored = n.Result
		return w.p.o.Store.KeepFlowNode(context.WithoutCancel(ctx), n)
	})
	return stored, err
}

// KeepPause writes where a node is that a person is asked about, and returns it as it is stored. The
// tools that the node called until then are settled while the question is open. Once the node goes
// on, they count again as called within it, together with those that it calls next.
func (r FlowRecord) KeepPause(ctx context.Context, node string, state json.RawMessage, goesOn bool) (json.RawMessage, error) {
	path := joinPath(r.w.Run.PathOf(r.w.Step.Do.ID), node)
	if goesOn {
		path = ""
	}
	return r.keep(ctx, FlowNode{Node: node + paused, Path: path, Result: state})
}

// paused ends the name under which a node that is paused is kept.
const paused = "?"

// WithNode is the context of a node of a flow that is carried out within a step. A flow within
// a node belongs to that node.
func WithNode(ctx context.Context, node string) context.Context {
	s, ok := From(ctx)
	if !ok || s.Node != "" {
		return ctx
	}
	s.Node = node
	return context.WithValue(ctx, scopeKey{}, s)
}

// joinPath gives the path of a node of a flow in the log, such as "draft.2.1".
func joinPath(path, node string) string {
	if path == "" || node == "" {
		return path + node
	}
	return path + "." + node
}
