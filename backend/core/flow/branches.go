package flow

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/fault"
)

// errBranchTimeout is a fault, because it stands among the outputs where a person reads it.
var errBranchTimeout = fault.New(fault.Unavailable, "The step took too long and was stopped.")

// branches carries the nodes of a step out side by side, and merges them as they are
// declared.
func (x *run) branches(ctx context.Context, s planned, t turn) (StepResult, error) {
	began := x.Now()
	x.say(s.id, TypeStart, func(h Head) Event { return StepStart{Head: h} })
	group, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	results, errs := make([]StepResult, len(s.nodes)), make([]error, len(s.nodes))
	var all sync.WaitGroup
	for i, n := range s.nodes {
		if errs[i] = x.enter(group, n); errs[i] != nil {
			continue
		}
		all.Go(func() {
			defer x.leave()
			results[i], errs[i] = x.branch(group, n, t)
			if errs[i] == nil {
				return
			}
			failed := errorAt(n.id, errs[i])
			results[i].Error = failed.Sentence()
			if x.OnBranchError != Continue {
				cancel(failed)
			} else if group.Err() == nil {
				_, kept := x.Record.Done[n.id]
				x.say(n.id, TypeStepDone, func(h Head) Event { return StepDone{h, results[i].Output, results[i].Usage, failed, kept} })
			}
		})
	}
	all.Wait()
	out := StepResult{NodeID: s.id, Branches: slices.DeleteFunc(slices.Clone(results), func(r StepResult) bool { return r.NodeID == "" })}
	for _, r := range results {
		out.Usage = out.Usage.plus(r.Usage)
	}
	out.Duration = x.Now().Sub(began).Milliseconds()
	if group.Err() != nil {
		return out, contextError(group, s.id)
	}
	if !slices.Contains(errs, nil) {
		first := errorAt(s.id, errs[0])
		return out, &Error{NodeID: s.id, Class: first.Class, cause: first.cause}
	}
	// The flow goes on without the branches that failed, so they are over, too. Before this
	// moment a run that is resumed asks them again.
	for i, err := range errs {
		if err == nil {
			continue
		}
		if _, err := x.keep(ctx, s.nodes[i], results[i]); err != nil {
			return out, errorAt(s.id, fmt.Errorf("keep what a step gave: %w", err))
		}
	}
	out.Output = mergeOutputs(results, errs)
	x.say(s.id, TypeStepDone, func(h Head) Event { return StepDone{Head: h, Output: out.Output, Usage: out.Usage} })
	return out, nil
}

// enter waits until a branch may begin. Branches begin as they are declared.
func (x *run) enter(ctx context.Context, n node) error {
	if x.slots != nil {
		select {
		case x.slots <- struct{}{}:
		case <-ctx.Done():
			return contextError(ctx, n.id)
		}
	}
	if ctx.Err() != nil { // both were ready
		x.leave()
		return contextError(ctx, n.id)
	}
	return nil
}

func (x *run) leave() {
	if x.slots != nil {
		<-x.slots
	}
}

// branch carries one node out, for as long as it may take.
func (x *run) branch(ctx context.Context, n node, t turn) (StepResult, error) {
	if x.BranchTimeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeoutCause(ctx, time.Duration(x.BranchTimeout)*time.Millisecond, errBranchTimeout)
		defer cancel()
	}
	return x.node(ctx, n, t)
}

// mergeOutputs makes one text of the outputs of the branches, with a heading for each.
func mergeOutputs(results []StepResult, errs []error) string {
	all := ""
	var wrong strings.Builder
	for i, r := range results {
		if errs[i] == nil {
			all = join(all, section("Output", i, r.Output))
			continue
		}
		sentence := fault.Sentence(errs[i])
		if e, ok := errors.AsType[*Error](errs[i]); ok {
			sentence = e.Sentence()
		}
		fmt.Fprintf(&wrong, "\nBranch %d: %s", i+1, sentence)
	}
	if wrong.Len() > 0 {
		all = join(all, "## Errors"+wrong.String())
	}
	return all
}

func section(what string, i int, text string) string {
	return "## " + what + " " + strconv.Itoa(i+1) + "\n" + text
}
