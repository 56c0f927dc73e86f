package llm

import (
	"iter"
	"maps"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/base/mask"
)

// maskAnswer walks an answer without secrets, and counts them. What is held back, because it may begin one, comes before
// the end.
func maskAnswer(secrets mask.Filter, all iter.Seq2[Delta, error], count *int) iter.Seq2[Delta, error] {
	return func(yield func(Delta, error) bool) {
		a := maskedAnswer{secrets: secrets, text: secrets.Stream(), reasoning: secrets.Stream(), call: secrets.Stream(), tools: map[int]maskedCall{}}
		before := *count
		pass := func(deltas ...Delta) bool {
			*count = before + a.count()
			return !slices.ContainsFunc(deltas, func(d Delta) bool { return d != Delta{} && !yield(d, nil) })
		}
		for d, err := range all {
			if err != nil {
				if pass(a.rest()...) {
					yield(d, err)
				}
				return
			}
			if !pass(a.take(d)...) {
				return
			}
		}
		pass(a.rest()...)
	}
}

// A maskedAnswer takes secrets out of each text of an answer that goes on from delta to delta.
type maskedAnswer struct {
	secrets               mask.Filter
	text, reasoning, call *mask.Stream
	tools                 map[int]maskedCall // by index
	over                  int                // secrets in texts that are complete
}

// A maskedCall is a call whose arguments are being written.
type maskedCall struct {
	id        string
	arguments *mask.Stream
}

// take gives what can be told by now.
func (a *maskedAnswer) take(d Delta) []Delta {
	if d.Replace {
		a.text = a.secrets.Stream()
	}
	d.Text, d.Reasoning, d.Call = a.text.Write(d.Text), a.reasoning.Write(d.Reasoning), a.call.Write(d.Call)
	if d.Tool == nil {
		return []Delta{d}
	}
	piece := *d.Tool
	var ended []Delta
	call, begun := a.tools[piece.Index]
	if begun && piece.ID != "" && call.id != "" && piece.ID != call.id {
		ended, begun = a.end(piece.Index), false
		a.over += call.arguments.Count()
	}
	if !begun {
		call = maskedCall{arguments: a.secrets.Stream()}
	}
	if piece.ID != "" {
		call.id = piece.ID
	}
	a.tools[piece.Index] = call
	piece.Arguments = call.arguments.Write(piece.Arguments)
	d.Tool = &piece
	return append(ended, d)
}

// end gives what was held back of a call.
func (a *maskedAnswer) end(index int) []Delta {
	call := a.tools[index]
	if rest := call.arguments.End(); rest != "" {
		return []Delta{{Tool: &ToolDelta{Index: index, ID: call.id, Arguments: rest}}}
	}
	return nil
}

// rest gives what was held back.
func (a *maskedAnswer) rest() []Delta {
	all := []Delta{{Reasoning: a.reasoning.End()}, {Text: a.text.End()}, {Call: a.call.End()}}
	for _, index := range slices.Sorted(maps.Keys(a.tools)) {
		all = append(all, a.end(index)...)
	}
	return all
}

func (a *maskedAnswer) count() int {
	calls := lists.Sum(slices.Collect(maps.Values(a.tools)), func(c maskedCall) int { return c.arguments.Count() })
	return a.over + a.text.Count() + a.reasoning.Count() + a.call.Count() + calls
}
