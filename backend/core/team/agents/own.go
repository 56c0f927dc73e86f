package agents

import (
	"cmp"
	"context"
	"strings"

	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
)

// Own is an agent that the user made: a prompt, a model and tools.
type Own struct {
	ID          int64    `json:"id"`
	Name        string   `json:"name"` // as plans name it
	Title       string   `json:"title"`
	Description string   `json:"description"` // for the project manager
	Prompt      string   `json:"prompt"`
	Model       string   `json:"model"` // empty: the chosen one
	Tools       []string `json:"tools"` // ids
}

// Info is what the project manager knows of it.
func (a Own) Info() team.Info {
	return team.Info{Name: a.Name, Title: cmp.Or(a.Title, a.Name), Description: a.Description, Makes: produce.TextEndings(), Own: true, Model: a.Model}
}

// Process lets the model answer with its tools, and makes each document of its words.
func (a Own) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	if len(t.Outputs) == 0 {
		text, err := ac.WriteWith(ctx, team.Ask{For: "answer", System: system(a.Name, a.Prompt, t), Text: ask(t) + material(t), Model: a.Model}, a.Tools)
		return team.Result{Feedback: strings.TrimSpace(text)}, err
	}
	var d delivery
	for _, o := range t.Outputs {
		form := "in Markdown"
		if isTable(o) {
			form = "as Markdown tables"
		} else if isProgram(extension(o.Label)) {
			form = "in one fenced block"
		}
		text, err := ac.WriteWith(ctx, team.Ask{
			For: "document", System: system(a.Name, a.Prompt, t), Model: a.Model,
			Text: ask(t) + aboutOutput(o) + "\n\n" + askGive + form + ", and nothing beside it." + material(t),
		}, a.Tools)
		if err != nil {
			return d.result(" "), err
		}
		d.render(ctx, ac, o.Label, titleOf(o), withoutRequest(text), team.WroteSentence(t.Context.Language, o.Label))
	}
	return d.result(" "), nil
}
