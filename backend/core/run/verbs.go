package run

import (
	"context"
	"errors"

	"terzetto/backend/base/fault"
)

// Halt stops a run and everything below it, at once. A run that is over stays as it is.
func (p *Processor) Halt(ctx context.Context, id string) (Run, error) {
	return p.halt(ctx, id, map[string]bool{})
}

func (p *Processor) halt(ctx context.Context, id string, seen map[string]bool) (Run, error) {
	seen[id] = true
	var over Run
	r, err := p.o.Store.Intervene(ctx, id, func(l Loaded) (Change, error) {
		if over = l.Run; over.Ended() {
			return Change{}, errOver
		}
		return haltChange(l, p.o.Now()), nil
	})
	did := err == nil
	if errors.Is(err, errOver) {
		r, err = over, nil
	}
	if err != nil {
		return r, err
	}
	p.mu.Lock()
	if c := p.claimed[id]; c != nil && did {
		c.again = true // a retry that comes now is looked at, too
		c.cancel(errHalted)
	}
	p.mu.Unlock()
	children, err := p.o.Store.OpenChildren(ctx, id)
	if err != nil {
		return r, err
	}
	for _, child := range children {
		if !seen[child] {
			if _, err := p.halt(ctx, child, seen); err != nil {
				return r, err
			}
		}
	}
	if did {
		p.o.Changed(r.Root())
		p.reportEnd(r)
	}
	return r, nil
}

// HaltTeams stops the runs of teams whose rounds did not outlive the process before this one. A
// round that waits for a person goes on, and its run with it.
func (p *Processor) HaltTeams(ctx context.Context) error {
	ids, err := p.o.Store.OpenOfTeams(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if _, err := p.Halt(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// Retry takes a run that failed or was stopped on at the step where that happened, at once.
// A run that failed because of a run or a block below it takes that one on.
func (p *Processor) Retry(ctx context.Context, id string) (Run, error) {
	var below []string
	r, err := p.o.Store.Intervene(ctx, id, func(l Loaded) (Change, error) {
		if !l.Run.InErrorState() {
			return Change{}, fault.New(fault.Conflict, "Only a failed or stopped run can be resumed.")
		}
		c := retryChange(l)
		below = nil
		for _, b := range l.awaitedRuns() {
			if b.CompletedAt == nil {
				below = append(below, b.ID)
				c.Run.Waiting, c.Step = ForChild, nil
			}
		}
		return c, nil
	})
	if err != nil {
		return r, err
	}
	p.o.Changed(r.Root())
	for _, child := range below {
		if _, err := p.Retry(ctx, child); err != nil && !fault.Is(err, fault.Conflict) {
			return r, err
		}
	}
	p.Offer(id)
	return r, nil
}

// Answer keeps what a person said to a request, and has its run go on. Like everything that is kept of a
// run, the answer holds no secret.
func (p *Processor) Answer(ctx context.Context, request string, a Answer) (Run, error) {
	a.Args, a.Value = p.o.Mask(a.Args), p.o.Mask(a.Value)
	r, q, err := p.o.Store.AnswerRequest(ctx, request, a, func(l Loaded, q Inquiry) (Change, error) {
		switch {
		case l.Run.Ended():
			return Change{}, fault.New(fault.Conflict, "This run has already ended.")
		case q.Answer != nil:
			return Change{}, fault.New(fault.Conflict, "This question was already answered.")
		case l.Run.Waiting != q.Kind.reason():
			return Change{}, fault.New(fault.Conflict, "This question is no longer waiting for an answer.")
		}
		if err := q.Check(a); err != nil {
			return Change{}, err
		}
		return answerChange(l, q, a), nil
	})
	if err != nil {
		return r, err
	}
	if waiter := p.answerChannel(q.ID); waiter != nil {
		waiter <- a
	}
	p.o.Changed(r.Root())
	p.Offer(r.ID)
	return r, nil
}

// Gate is what all work passes before it begins, such as a run or a round of a team.
func (p *Processor) Gate() *Gate { return p.o.Gate }
