package assistant

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/flow"
	"terzetto/backend/tool"
)

// A Runner lets assistants answer.
type Runner struct {
	Flows *flow.Runner
	Tools *tool.Registry
	// Hidden are tools that no assistant is offered: those that would have it call itself.
	Hidden []string
}

// A Request is one message to be answered.
type Request struct {
	Message string
	History []flow.Message // of the conversation, oldest first, without the message
	// Person is asked before a tool that writes or executes; nil: nothing is allowed.
	Person func(context.Context, flow.Question) (bool, error)
	Hear   func(flow.Event) // may be nil
}

// relevantTools is how many tools an assistant sees at most: a list that small models still read.
const relevantTools = 8

// Answer gives the reply to a message. What was said until an error comes back with it.
func (r Runner) Answer(ctx context.Context, a Assistant, q Request) (string, error) {
	config := flow.Config{Model: a.Model, System: a.Prompt}
	for _, id := range r.offered(a, q.Message) {
		config.Tools = append(config.Tools, flow.Tool{Name: id})
	}
	hear := q.Hear
	if hear == nil {
		hear = func(flow.Event) {}
	}
	in := flow.Input{Text: q.Message, Messages: Seen(q.History)}
	result, err := r.Flows.Run(ctx, flow.New().Step(config), in, flow.Options{Person: q.Person, OnMissingTool: flow.Report}, hear)
	return result.Output, err
}

// offered are the ids of the tools that an assistant sees for a message. A fixed one that is
// not there any more is left out: an assistant with fewer tools is better than none.
func (r Runner) offered(a Assistant, message string) []string {
	var ids []string
	switch a.Strategy {
	case Fixed:
		for _, id := range a.Tools {
			if _, there := r.Tools.Get(id); there {
				ids = append(ids, id)
			}
		}
	case Relevant:
		for _, t := range r.Tools.Relevant(message, relevantTools+len(r.Hidden)) {
			ids = append(ids, t.ID)
		}
	}
	ids = slices.DeleteFunc(ids, func(id string) bool { return slices.Contains(r.Hidden, id) })
	if a.Strategy == Relevant && len(ids) > relevantTools {
		ids = ids[:relevantTools]
	}
	return ids
}

// How much of a conversation an assistant sees: the newest messages, up to about half of what
// a model of 16,000 tokens reads.
const (
	MaxSeen      = 40
	maxSeenRunes = 24_000
)

// Clear hides from assistants what was said before it.
const Clear = "/clear"

// Seen is what an assistant sees of a conversation.
func Seen(history []flow.Message) []flow.Message {
	from, room := len(history), maxSeenRunes
	for from > 0 && len(history)-from < MaxSeen {
		m := history[from-1]
		if strings.TrimSpace(m.Content) == Clear {
			break
		}
		if room -= utf8.RuneCountInString(m.Content); room < 0 {
			break
		}
		from--
	}
	var seen []flow.Message
	for _, m := range history[from:] {
		if n := len(seen); n > 0 && seen[n-1].Role == m.Role {
			seen[n-1].Content += "\n\n" + m.Content
			continue
		}
		seen = append(seen, m)
	}
	// The message itself comes next and is the person's, so a conversation that ends with the
	// person's words lends them to it.
	return seen
}
