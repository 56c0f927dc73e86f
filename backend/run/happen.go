package run

import (
	"context"
	"encoding/json"
	"errors"
)

// Happened tells a trigger of an event, and returns what became of it.
func (p *Processor) Happened(ctx context.Context, t Trigger, value json.RawMessage) (Taken, error) {
	begin, err := p.starter(ctx)
	if err != nil {
		return Taken{}, err
	}
	mask, err := p.o.Mask(ctx)
	if err != nil {
		return Taken{}, err
	}
	taken, err := p.o.Store.TakeEvents(ctx, t.ID, begin, p.event(t, mask(value)))
	p.Begin(taken)
	return taken, err
}

// Take begins what waits at a trigger and may begin now.
func (p *Processor) Take(ctx context.Context, trigger string) error {
	begin, err := p.starter(ctx)
	if err != nil {
		return err
	}
	taken, err := p.o.Store.TakeEvents(ctx, trigger, begin)
	p.Begin(taken)
	return err
}

// Begin offers the runs that events began.
func (p *Processor) Begin(taken Taken) {
	for _, id := range taken.Begun {
		p.o.Changed(id)
		p.Offer(id)
	}
}

// event is one of a trigger. Those that wait side by side have keys of their own.
func (p *Processor) event(t Trigger, value json.RawMessage) Event {
	e := Event{RunID: p.o.NewID(), Value: value}
	if t.Keyed() {
		e.Key = e.RunID
	}
	return e
}

// takeWaiting begins what waited for a run that is over now, or was left when the program ended.
func (p *Processor) takeWaiting() {
	waiting, err := p.o.Store.WaitingTriggers(p.ctx)
	if err != nil {
		p.logFailure("look for triggers at which something waits", err)
		return
	}
	for _, id := range waiting {
		if p.o.Ready != nil && !p.o.Ready(p.ctx, id) {
			continue
		}
		if err := p.Take(p.ctx, id); err != nil && !errors.Is(err, ErrStale) {
			p.logFailure("begin what waits at a trigger", err)
		}
	}
}

// A Starter makes the run that an event of a trigger begins.
type Starter func(w Template, t Trigger, e Event) New

// starter makes runs that hold no secret of this moment.
func (p *Processor) starter(ctx context.Context) (Starter, error) {
	mask, err := p.o.Mask(ctx)
	if err != nil {
		return nil, err
	}
	return func(w Template, t Trigger, e Event) New {
		n := w.Run(e.RunID, t.Vars).Masked(mask)
		n.TriggerID, n.Trigger = t.ID, mask(e.Value)
		return n
	}, nil
}
