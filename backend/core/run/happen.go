package run

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"terzetto/backend/tool"
)

// HandleEvent lets an event begin a run of its trigger, and returns what became of it.
func (p *Processor) HandleEvent(ctx context.Context, t Trigger, value json.RawMessage) (Accepted, error) {
	taken, err := p.o.Store.TakeEvents(ctx, t.ID, p.starter(), p.event(t, p.o.Mask(value)))
	p.Begin(taken)
	return taken, err
}

// TryEvent begins a run of a trigger for an event at once, whatever its policy, as a person does who tries the trigger
// out. It gives the run.
func (p *Processor) TryEvent(ctx context.Context, t Trigger, value json.RawMessage) (string, error) {
	e := Event{RunID: p.o.NewID(), Value: p.o.Mask(value)}
	if err := p.o.Store.BeginEvent(ctx, t.ID, p.starter(), e); err != nil {
		return "", err
	}
	p.Begin(Accepted{Begun: []string{e.RunID}})
	return e.RunID, nil
}

// StartWaiting begins what waits at a trigger and may begin now.
func (p *Processor) StartWaiting(ctx context.Context, trigger string) error {
	taken, err := p.o.Store.TakeEvents(ctx, trigger, p.starter())
	p.Begin(taken)
	return err
}

// Begin offers the runs that events began.
func (p *Processor) Begin(taken Accepted) {
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

// startAllWaiting begins what waited for a run that is over now, or was left when the program ended.
func (p *Processor) startAllWaiting() {
	waiting, err := p.o.Store.WaitingTriggers(p.ctx)
	if err != nil {
		p.logFailure("look for triggers at which something waits", err)
		return
	}
	for _, id := range waiting {
		if p.o.Ready != nil && !p.o.Ready(p.ctx, id) {
			continue
		}
		if err := p.StartWaiting(p.ctx, id); err != nil && !errors.Is(err, ErrStale) {
			p.logFailure("begin what waits at a trigger", err)
		}
	}
}

// A Starter makes the run that an event of a trigger begins.
type Starter func(w Workflow, t Trigger, e Event) New

// starter makes runs that hold no secret of this moment.
func (p *Processor) starter() Starter {
	return func(w Workflow, t Trigger, e Event) New {
		n := w.Run(e.RunID, t.Vars).WithoutSecrets(p.o.Mask)
		n.TriggerID, n.Trigger = t.ID, p.o.Mask(e.Value)
		n.Written = append(n.Written, tool.HostsInJSON(slices.Collect(maps.Values(t.Vars))...)...) // a person entered them
		return n
	}
}
