package agents

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/llm"
)

// Documentation writes reports: an outline first, then each section on its own, so that a
// small model keeps the thread through a long document.
type Documentation struct{}

// Info is what the project manager knows of it.
func (Documentation) Info() team.Info {
	return team.Info{
		Name: "documentation", Title: "Writer",
		Description: "Writes reports, summaries, letters, manuals and other factual documents from material.", Makes: produce.TextEndings(),
	}
}

// maxSections bounds one document.
const maxSections = 8

var outlineForm = llm.Tool{
	Name: "outline", Description: "Records the outline of the document.",
	Parameters: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["title","sections"],"properties":{
"title":{"type":"string","maxLength":160},
"sections":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"object","additionalProperties":false,"required":["heading","points"],
"properties":{"heading":{"type":"string","maxLength":160},"points":{"type":"string","maxLength":600,"description":"What the section says, in a few words."}}}}}}`),
}

type outline struct {
	Title    string
	Sections []struct{ Heading, Points string }
}

// Process writes every document that the task asks for.
func (a Documentation) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	var d delivery
	if len(t.Outputs) == 0 {
		text, err := ac.Write(ctx, team.Ask{For: "answer", System: system("documentation", "You write plainly and to the point.", t), Text: ask(t) + material(t)})
		return team.Result{Feedback: strings.TrimSpace(text)}, err
	}
	for _, o := range t.Outputs {
		title, text, err := a.write(ctx, t, o, ac)
		if err != nil {
			return d.result(" "), err
		}
		if strings.TrimSpace(text) == "" {
			d.add(Rendered{}, fault.Newf(fault.Unavailable, "Couldn't write %s, because the model gave no text for it.", o.Label), "")
			continue
		}
		d.render(ctx, ac, o.Label, title, text, team.WroteSentence(t.Context.Language, o.Label))
	}
	return d.result(" "), nil
}

func (a Documentation) write(ctx context.Context, t team.Task, o team.Output, ac *team.AgentContext) (title, text string, err error) {
	about := ask(t) + aboutOutput(o)
	who := system("documentation", "You write clear, factual documents from material. You invent nothing.", t)
	plan := outline{Title: titleOf(o)}
	asked := team.Ask{For: "outline", System: who, Text: about + material(t), Temperature: new(0.3)}
	if err := fill(ctx, ac, asked, outlineForm, &plan); err != nil {
		return "", "", err
	}
	whole := func() (title, text string, err error) {
		text, err = ac.Write(ctx, team.Ask{For: "text", System: who, Text: about + "\n\n" + askWhole + ", and nothing beside it." + material(t)})
		return oneLine(plan.Title), withoutRequest(text), err
	}
	if len(plan.Sections) == 0 || isTable(o) {
		return whole()
	}
	var b strings.Builder
	headings := lists.Map(plan.Sections, func(s struct{ Heading, Points string }) string { return s.Heading })
	for i, s := range plan.Sections[:min(len(plan.Sections), maxSections)] {
		section, err := ac.Write(ctx, team.Ask{
			For: fmt.Sprintf("section %d", i+1), System: who,
			Text: about + fmt.Sprintf("\n\nOutline: %s\n\n"+askSection+"%q in Markdown, without its heading: %s",
				strings.Join(headings, " / "), s.Heading, s.Points) + material(t),
		})
		if err != nil {
			return "", "", err
		}
		if section = withoutHeading(withoutRequest(section), s.Heading); section != "" {
			fmt.Fprintf(&b, "## %s\n\n%s\n\n", oneLine(s.Heading), section)
		}
	}
	if b.Len() == 0 {
		return whole()
	}
	return oneLine(plan.Title), b.String(), nil
}

func isTable(o team.Output) bool {
	ext := extension(o.Label)
	return slices.Contains(produce.Endings(), ext) && !slices.Contains(produce.TextEndings(), ext)
}

// withoutHeading takes away a heading that a model wrote all the same.
func withoutHeading(section, heading string) string {
	section = strings.TrimSpace(section)
	first, rest, _ := strings.Cut(section, "\n")
	if strings.EqualFold(strings.Trim(first, "#* "), heading) {
		section = strings.TrimSpace(rest)
	}
	return section
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
