package agents

import (
	"context"
	"fmt"
	"strings"

	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
)

// Creative writes freely: a draft, then a second version that keeps what is alive in it.
type Creative struct{}

// Info is what the project manager knows of it.
func (Creative) Info() team.Info {
	return team.Info{
		Name: "creative", Title: "Creative",
		Description: "Writes stories, poems, slogans, speeches and other free text, and collects ideas.", Makes: produce.TextEndings(),
	}
}

// How freely it writes, and how it reads what it wrote.
const (
	draftTemperature = 1.0
	finalTemperature = 0.7
)

// Process writes every document that the task asks for, or an answer.
func (Creative) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	wanted := t.Outputs
	if len(wanted) == 0 {
		wanted = []team.Output{{}}
	}
	var d delivery
	who := system("creative", "You write with imagination, concrete images and an ear for rhythm. You avoid clichés.", t)
	for _, o := range wanted {
		about := ask(t) + fmt.Sprintf("\n\nText: %s %s", o.Label, o.Description)
		draft, err := ac.Write(ctx, team.Ask{For: "draft", System: who, Text: about + material(t), Temperature: new(draftTemperature)})
		if err != nil {
			return d.result(" "), err
		}
		final, err := ac.Write(ctx, team.Ask{
			For: "final", System: who, Temperature: new(finalTemperature),
			Text: about + "\n\nYour draft:\n" + draft + "\n\nRewrite it: keep what is alive, cut what is worn, fix what does not work. Give only the text, in Markdown.",
		})
		if err != nil {
			return d.result(" "), err
		}
		if strings.TrimSpace(final) == "" {
			final = draft
		}
		if o.Label == "" {
			d.notes = append(d.notes, strings.TrimSpace(final))
			continue
		}
		d.render(ctx, ac, o.Label, "", final, team.WroteSentence(t.Context.Language, o.Label))
	}
	return d.result(" "), nil
}
