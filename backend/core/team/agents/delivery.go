package agents

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
)

// A delivery collects the documents of a task, and what the agent says of each.
type delivery struct {
	documents []team.Made
	notes     []string
	warnings  []string
}

// render makes a document out of Markdown and takes it with its note, or says why it was not made.
func (d *delivery) render(ctx context.Context, ac *team.AgentContext, label, title, markdown, note string) {
	out, err := Render(ctx, ac.Fonts(), label, title, markdown)
	d.add(out, err, note)
}

// add takes a document, or says why it was not made. Letters that it shows as boxes are a warning, and so are pictures and
// drawings that it lacks.
func (d *delivery) add(out Rendered, err error, note string) bool {
	if err != nil {
		d.notes = append(d.notes, fault.Sentence(err))
		return false
	}
	d.documents = append(d.documents, out.Made...)
	if len(out.Missing) > 0 {
		d.warnings = append(d.warnings, unprintable(out.Made, out.Missing))
	}
	if len(out.Pictures) > 0 {
		d.warnings = append(d.warnings, unshown(out.Made[0].Label, out.Pictures))
	}
	if out.Drawings > 0 {
		d.warnings = append(d.warnings, undrawn(out.Made[0].Label, out.Drawings))
	}
	if note != "" {
		d.notes = append(d.notes, note)
	}
	return true
}

// result is the delivery with its notes joined.
func (d *delivery) result(between string) team.Result {
	return team.Result{Documents: d.documents, Feedback: strings.TrimSpace(strings.Join(d.notes, between)), Warnings: d.warnings}
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
