package agents

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/team"
)

// A delivery collects the documents of a task, and what the agent says of each.
type delivery struct {
	documents []team.Made
	notes     []string
	warnings  []string
}

// render makes a document out of Markdown and takes it with its note, or says why it was not made.
func (d *delivery) render(ctx context.Context, ac *team.AgentContext, label, title, markdown, note string) {
	made, missing, err := Render(ctx, ac.Fonts(), label, title, markdown)
	d.add(made, missing, err, note)
}

// add takes a document, or says why it was not made. Letters that it shows as boxes are a warning.
func (d *delivery) add(made []team.Made, missing []string, err error, note string) bool {
	if err != nil {
		d.notes = append(d.notes, fault.Sentence(err))
		return false
	}
	d.documents = append(d.documents, made...)
	if len(missing) > 0 {
		d.warnings = append(d.warnings, unprintable(made, missing))
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

// mostNamed is how many missing letters a warning names.
const mostNamed = 10

// unprintable is the warning for a document with letters that no font has.
func unprintable(made []team.Made, missing []string) string {
	named := strings.Join(missing[:min(len(missing), mostNamed)], " ")
	if len(missing) > mostNamed {
		named += " …"
	}
	warning := fmt.Sprintf("No font on this computer has %s, so %s shows boxes for what is missing.", named, made[0].Label)
	if len(made) > 1 {
		warning += fmt.Sprintf(" %s holds the whole text.", made[1].Label)
	}
	return warning
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
