package main

import (
	"context"
	"fmt"
	"time"
)

// The conversation that the folding is measured in.
const (
	foldContext = 8192
	foldTurns   = 500
)

// fold measures a conversation that is many times as long as its model's context: how much of the
// prompts a server with one cache slot does not have to read again, and what a turn that folds
// costs beside the others. The summary's own call is none of it: it comes after a reply.
func (b *bench) fold(ctx context.Context, dir string) {
	m := newModel()
	defer m.Close()
	m.context = foldContext
	p := b.serve(ctx, dir)
	p.connect(ctx, m, true)
	c := p.conversation(ctx)
	var calls []call
	var usual, folding []time.Duration
	summaries, over, present := 0, 0, int64(0)
	for i := range foldTurns {
		m.script(80, 80, 0, true)
		whole := p.send(ctx, c, fmt.Sprintf("Message %d: the rain does not stop, and I wait by the door.", i)).whole
		seen := m.recordedCalls()
		took := whole - modelTime(seen)
		time.Sleep(15 * time.Millisecond) // a person reads; the summary is written meanwhile
		if fold := p.fold(ctx, c); fold != present {
			present, folding = fold, append(folding, took)
		} else {
			usual = append(usual, took)
		}
		for _, call := range m.recordedCalls() {
			if call.summary {
				summaries++
			}
			if call.tokens > foldContext {
				over++
			}
			calls = append(calls, call)
		}
	}
	cost := figure{name: fmt.Sprintf("a turn that folds, less model time (of %d)", len(folding)), unit: "ms"}
	for _, took := range folding {
		cost.took(took)
	}
	for _, took := range usual[len(usual)/2:] { // as long a conversation, in the middle
		cost.yardTook(took)
	}
	b.print(cost)
	b.tell(fmt.Sprintf("prompt reused, %d turns in %d tokens, 1 slot", foldTurns, foldContext), "", reading(calls, 1).reusedTokens())
	b.tell("  summaries written", "", float64(summaries))
	b.tell("  requests over the context", "", float64(over))
	p.close()
	b.foldMemory(ctx, dir+"/long")
}

// foldMemory measures what a turn in a very long conversation leaves in memory.
func (b *bench) foldMemory(ctx context.Context, dir string) {
	c := b.paths(ctx, dir, 10_000)[0].ID
	m := newModel()
	defer m.Close()
	m.context = foldContext
	p := b.serve(ctx, dir)
	p.connect(ctx, m, true)
	m.script(80, 80, 0, true)
	p.send(ctx, p.conversation(ctx), "On.") // what any first turn loads
	before := p.status("RssAnon")
	for range 5 {
		p.send(ctx, c, "On.")
	}
	b.tell("memory that turns in a path of 10,000 add", "MiB", p.status("RssAnon")-before)
	b.tell("  the most that the program had (RSS)", "MiB", p.status("VmHWM"))
	p.close()
}

// fold is the fold that a conversation has at present; 0: none.
func (p *product) fold(ctx context.Context, conversation string) int64 {
	var f struct {
		Fold *struct {
			ID int64 `json:"id"`
		} `json:"fold"`
	}
	p.do(ctx, "GET", "/api/conversations/"+conversation+"/folds", nil, &f)
	if f.Fold == nil {
		return 0
	}
	return f.Fold.ID
}
