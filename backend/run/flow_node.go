package run

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
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

// FlowNodes keeps what the nodes of flows gave. Each verb is one transaction.
type FlowNodes interface {
	// FlowNodes lists the nodes of a flow that are kept for a step.
	FlowNodes(ctx context.Context, run string, position int64, flow string) ([]FlowNode, error)
	KeepFlowNode(ctx context.Context, n FlowNode) error
}

// A FlowRecord is what a step keeps of a flow that it carries out.
type FlowRecord struct {
	Done map[string]json.RawMessage // by node

	w    *worker
	flow string
}

// Flow gives what the step kept of a flow. The name says which flow it is, and on what input;
// a flow that a step carries out several times has a record for each time.
func (s Scope) Flow(ctx context.Context, name string) (FlowRecord, error) {
	w := s.w
	w.mu.Lock()
	if w.flows == nil {
		w.flows = map[string]int{}
	}
	w.flows[name]++
	r := FlowRecord{Done: map[string]json.RawMessage{}, w: w, flow: name + "#" + strconv.Itoa(w.flows[name])}
	w.mu.Unlock()
	nodes, err := w.p.o.Store.FlowNodes(ctx, w.Run.ID, w.Step.Position, r.flow)
	if err != nil {
		return r, fmt.Errorf("read what is done of a flow: %w", err)
	}
	for _, n := range nodes {
		r.Done[n.Node] = n.Result
	}
	return r, nil
}

// Keep writes what a node gave, and returns it as it is stored, without secrets. What is done is
// kept even while the run is stopped or the program ends, until the step is over.
func (r FlowRecord) Keep(ctx context.Context, node string, result json.RawMessage) (json.RawMessage, error) {
	w := r.w
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.over {
		return nil, ErrStale
	}
	n := FlowNode{
		RunID: w.Run.ID, Position: w.Step.Position, Flow: r.flow, Node: node, Path: inside(w.Run.Place(w.Step.Do.ID), node), Result: w.mask(result),
	}
	return n.Result, w.p.o.Store.KeepFlowNode(context.WithoutCancel(ctx), n)
}

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

// inside is the place of a node of a flow in the log, such as "draft.2.1".
func inside(path, node string) string {
	if path == "" || node == "" {
		return path + node
	}
	return path + "." + node
}
