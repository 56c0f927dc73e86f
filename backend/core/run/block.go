package run

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/value"
)

// A blocks step divides its work among runs of its own.
type blocks struct{ *worker }

// each begins the lanes of a for-each: each carries out the steps for one item after another.
func (w blocks) each(ctx context.Context) bool {
	if w.Step.StartedAt != nil {
		return w.join(ctx)
	}
	do := w.Step.Do
	found, err := value.Field(do.ForEach.Items, json.RawMessage(`{"type":"array"}`), w.sources(ctx))
	if err != nil {
		return w.fail(ctx, value.Fault("items", err), "")
	}
	var items []json.RawMessage
	if err := json.Unmarshal(w.mask(found), &items); err != nil {
		return w.fail(ctx, fault.Newf(fault.Invalid, "The items of %s are not a list.", do.ID).Because(err), "")
	}
	switch {
	case len(items) == 0:
		return w.finish(ctx, json.RawMessage("[]"), []Log{w.line(*w.Step, Info, "The list is empty.")})
	case len(items) > MaxSteps:
		return w.fail(ctx, fault.Newf(fault.TooLarge, "%s has %d items. The limit is %d.", do.ID, len(items), MaxSteps), "")
	}
	begin := make([]New, min(max(do.ForEach.Parallel, 1), len(items)))
	for i := range begin {
		begin[i] = w.part(do.Steps, w.Run.PathOf(do.ID))
		begin[i].Within.Item, begin[i].Within.Iteration = do.ForEach.Name(), &i
	}
	said := fmt.Sprintf("This step works on %d items, one at a time.", len(items))
	switch {
	case len(items) == 1:
		said = "This step works on one item."
	case len(begin) > 1:
		said = fmt.Sprintf("This step works on %d items, up to %d at once.", len(items), len(begin))
	}
	return w.divide(ctx, Change{Begin: begin, Items: items}, said)
}

// parallel begins the branches of a parallel step.
func (w blocks) parallel(ctx context.Context) bool {
	if w.Step.StartedAt != nil {
		return w.join(ctx)
	}
	do := w.Step.Do
	begin := make([]New, len(do.Parallel))
	for i, steps := range do.Parallel {
		begin[i] = w.part(steps, w.Run.PathOf(do.ID+"["+strconv.Itoa(i)+"]"))
	}
	said := fmt.Sprintf("This step works on %d branches at once.", len(begin))
	if len(begin) == 1 {
		said = "This step works on one branch."
	}
	return w.divide(ctx, Change{Begin: begin}, said)
}

// part is a block of the step.
func (w blocks) part(steps []Instruction, path string) New {
	index := w.Step.Index
	if w.Run.Kind == Block {
		index = w.Run.Within.Index
	}
	return New{
		ID: w.p.o.NewID(), Kind: Block, TemplateID: w.Run.TemplateID, Name: w.Run.Name, ConversationID: w.Run.ConversationID,
		ParentMessageID: w.Run.ParentMessageID, ParentID: w.Run.ID, Depth: w.Run.Depth, AssistantID: w.Run.AssistantID, TeamID: w.Run.TeamID, Steps: steps,
		Within: Within{Root: w.Run.Root(), Position: w.Step.Position, Index: index, Path: path, Steps: len(steps)},
	}
}

// divide begins blocks and waits for them.
func (w blocks) divide(ctx context.Context, c Change, said string) bool {
	now := w.p.o.Now()
	step := *w.Step
	step.StartedAt, step.ContextID = &now, w.p.o.NewID()
	c.Run, c.Step, c.Logs = w.Run, &step, []Log{w.line(step, Info, said)}
	c.Run.Waiting = ForChild
	if w.save(ctx, c) {
		for _, n := range c.Begin {
			w.p.Offer(n.ID)
		}
	}
	return false
}

// join ends the step as its blocks ended: with their results, or with the first failure.
func (w blocks) join(ctx context.Context) bool {
	var failed *Run
	for i, b := range w.Blocks {
		switch {
		case b.Within.Ending != nil:
			return w.haltBlocks(ctx) && w.end(ctx, b.Within.Ending)
		case b.InErrorState() && (failed == nil || failed.Error == nil):
			failed = &w.Blocks[i]
		}
	}
	switch {
	case failed != nil:
		return w.haltBlocks(ctx) && w.fail(ctx, w.failureOf(*failed), "")
	case w.Joined == nil:
		return w.fail(ctx, fault.Newf(fault.TooLarge, "The results of the steps in %s are larger than %d MB together.", w.Step.Do.ID, MaxJoined>>20), "")
	}
	joined := w.Joined
	if r := w.Step.Do.Repeat; r != nil && r.Pages != nil {
		joined = joinPages(joined)
	}
	return w.finish(ctx, joined, nil)
}

// failureOf says in which part of the step a block failed.
func (w blocks) failureOf(b Run) error {
	name, item := w.Step.Do.ID, b.Within.Iteration
	switch {
	case w.Step.Do.Repeat != nil && b.Error == nil:
		return fault.Newf(fault.Conflict, "%s was stopped in round %d.", name, *item+1)
	case w.Step.Do.Repeat != nil:
		return fault.Newf(fault.Conflict, "%s ended in round %d: %s", name, *item+1, b.Error.Message)
	case item == nil && b.Error == nil:
		return fault.Newf(fault.Conflict, "A branch of %s was stopped.", name)
	case item == nil:
		return fault.Newf(fault.Conflict, "A branch of %s failed: %s", name, b.Error.Message)
	case b.Error == nil:
		return fault.Newf(fault.Conflict, "Item %d of %s was stopped.", *item+1, name)
	}
	return fault.Newf(fault.Conflict, "Item %d of %s failed: %s", *item+1, name, b.Error.Message)
}

// haltBlocks stops the blocks that still work, because the step is over.
func (w blocks) haltBlocks(ctx context.Context) bool {
	for _, b := range w.Blocks {
		if b.Ended() {
			continue
		}
		if _, err := w.p.Halt(context.WithoutCancel(ctx), b.ID); err != nil && !fault.Is(err, fault.NotFound) {
			w.p.logFailure("stop a part of a run", err)
			return false
		}
	}
	return true
}

// working reports whether blocks still work and none of them has decided the step.
func working(blocks []Run) bool {
	open := false
	for _, b := range blocks {
		if b.InErrorState() || b.Within.Ending != nil {
			return false
		}
		open = open || !b.Ended()
	}
	return open
}
