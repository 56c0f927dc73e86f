package agents

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/core/team"
)

// Revising lets an agent revise a document that its model cannot hold whole: part after part, in the
// same way whatever the agent. Everything else the agent does itself.
func Revising(a team.Agent) team.Agent { return revising{a} }

type revising struct{ team.Agent }

// Process carries a task out.
func (a revising) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	if len(t.Parts) == 0 || len(t.Outputs) == 0 || len(t.Inputs) == 0 {
		return a.Agent.Process(ctx, t, ac)
	}
	before, info := t.Inputs[0], a.Info()
	at := max(0, slices.IndexFunc(t.Outputs, func(o team.Output) bool { return strings.EqualFold(o.Label, before.Label()) }))
	o := t.Outputs[at]
	text, changed, err := ac.ReviseParts(ctx, t, team.Ask{
		System: system(info.Name, "You revise a long document carefully. "+info.Description, t), Model: info.Model, Temperature: new(0.3),
		Text: ask(t) + aboutOutput(o) + otherMaterial(t),
	})
	if err != nil {
		return team.Result{}, err
	}
	var d delivery
	switch {
	case changed == 0 && extension(o.Label) == before.Ext:
		d.add(Rendered{Made: []team.Made{{Label: o.Label, Content: before.Data}}}, nil, team.UnchangedSentence(t.Context.Language, before.Label()))
	case before.Plain() && extension(o.Label) == before.Ext:
		d.add(Rendered{Made: []team.Made{{Label: o.Label, Content: []byte(text)}}}, nil, team.WroteSentence(t.Context.Language, o.Label))
	default:
		d.render(ctx, ac, o.Label, "", text, team.WroteSentence(t.Context.Language, o.Label))
	}
	if kept := slices.IndexFunc(t.Parts, func(p team.DocumentPart) bool { return !p.Revise }); kept >= 0 {
		d.warnings = append(d.warnings, revisedInPart(before.Label()))
	}
	rest := t
	if rest.Outputs = slices.Delete(slices.Clone(t.Outputs), at, at+1); len(rest.Outputs) == 0 {
		return d.result(" "), nil
	}
	others, err := a.Agent.Process(ctx, rest, ac)
	others.Documents = append(d.documents, others.Documents...)
	others.Feedback = strings.TrimSpace(d.result(" ").Feedback + " " + others.Feedback)
	others.Warnings = append(d.warnings, others.Warnings...)
	return others, err
}

// otherMaterial is the material of the documents beside the one that is revised.
func otherMaterial(t team.Task) string {
	if len(t.Inputs) < 2 {
		return ""
	}
	return material(t)
}
