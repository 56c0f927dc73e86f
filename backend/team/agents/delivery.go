package agents

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/team"
)

// A delivery collects the documents of a task, and what the agent says of each.
type delivery struct {
	documents []team.Made
	notes     []string
}

// add takes a document with its note, or says why it was not made.
func (d *delivery) add(made team.Made, err error, note string) bool {
	if err != nil {
		d.notes = append(d.notes, fault.Sentence(err))
		return false
	}
	d.documents = append(d.documents, made)
	if note != "" {
		d.notes = append(d.notes, note)
	}
	return true
}

// result is the delivery with its notes joined.
func (d *delivery) result(between string) team.Result {
	return team.Result{Documents: d.documents, Feedback: strings.TrimSpace(strings.Join(d.notes, between))}
}

// fill lets a model fill in a form. What does not fit, or no form at all, leaves the fields as they are.
func fill(ctx context.Context, ac *team.AgentContext, a team.Ask, form llm.Tool, fields any) error {
	written, err := ac.Fill(ctx, a, form)
	if err == nil {
		_ = json.Unmarshal(written, fields)
	}
	if errors.Is(err, llm.ErrNoTool) {
		return nil
	}
	return err
}
