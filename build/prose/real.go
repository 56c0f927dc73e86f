package main

import (
	"context"
	"fmt"

	"terzetto/backend/model/llm"
)

// A realEditor is a model that a person names to measure with.
type realEditor struct {
	address, model string
	first          int // of the drafts; 0: all of them
}

const noModel = "not measured: no model"

// lines are the measures of a real model as the Editor.
func (r realEditor) lines(m material) (out []line) {
	add := func(name, goal, format string, values ...any) {
		out = append(out, line{name: name, goal: goal, measured: fmt.Sprintf(format, values...)})
	}
	name := "findings repaired by a real model"
	switch {
	case r.address == "":
		return []line{{name: name, rival: "97 %", goal: "≥ 97 %", measured: noModel}}
	case len(m.drafts) == 0:
		return []line{{name: name, rival: "97 %", goal: "≥ 97 %", measured: noData}}
	}
	drafts := m.drafts
	if r.first > 0 {
		// Spread over the models, which follow one another.
		drafts = nil
		for i := range r.first {
			drafts = append(drafts, m.drafts[i*len(m.drafts)/r.first])
		}
	}
	target, t := llm.Target{URL: r.address, Model: r.model}, newTally()
	prompted, written, calls := 0, 0, 0
	for _, d := range drafts { // one after the other: the model has one processor
		s := newStage() // which knows nothing of the model, lest the Editor rests after several answers of no use
		p := s.playWith(context.Background(), target, d)
		s.close()
		for _, c := range p.log.Calls {
			if c.Label != "writer" {
				prompted, written, calls = prompted+c.PromptTokens, written+c.CompletionTokens, calls+1
			}
		}
		t.add(p)
	}
	out = append(out, line{name: name + ", " + r.model, rival: "97 %", goal: "≥ 97 %", measured: percent(t.found-t.left, t.found)})
	add("  of its edits", "", "%d sentences changed, %d deleted; refused: %s", t.changed, t.deleted, counts(t.refused))
	add("  new findings in changed sentences", "0", "%d", t.fresh)
	add("  drafts with more findings than before", "0", "%d of %d (%d turns failed)", t.worse, t.drafts, t.failed)
	add("  harm that passes", "0", "%s", counts(t.harm))
	add("  tokens in and out per changed sentence", "", "%d, %d (%d calls)", prompted/max(1, t.changed), written/max(1, t.changed), calls)
	return out
}
