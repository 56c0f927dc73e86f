package turn

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/form"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/replycheck"
)

// The agents' calls ask for facts, not for flights of fancy.
const agentTemperature = 0.25

// errCut says that a form was cut off. What it holds may be half a sentence or a loop.
var errCut = errors.New("the form was cut off")

// A direction is what the Director leaves behind.
type direction struct {
	event.Direction

	decisions string              // what the Writer is told of it
	refined   string              // its wording of the person's message; empty: the rewriter left it alone
	speaker   string              // whom it named as the next speaker
	rewritten string              // the wording that replaces the person's row; empty: leave the row alone
	state     *chat.DirectorState // what the next turn finds; nil: leave it alone
	memory    *fact.Reading       // of the exchange before; nil: it was not asked about
}

// A director asks for a direction.
type director struct {
	*calls
	*direction
}

func newDirection(s Snapshot) direction {
	return direction{Direction: event.Direction{ActiveMoods: s.State.ActiveMoods, ToolCalls: []event.ToolCall{}, ExtraFields: map[string]any{}}}
}

// direct asks the Director, one tool at a time: first the rewriter, then the scene.
// A call that fails is skipped and the turn goes on.
func direct(ctx context.Context, c *calls) (made direction, err error) {
	defer c.catch(ctx, &err)
	made = newDirection(c.plan.snap)
	began := c.Now()
	d := director{c, &made}
	kind := c.plan.request.Kind
	if c.plan.tools.rewriter && c.plan.snap.User.ID != 0 && kind != SuperRegenerate && kind != MagicRewrite && kind != Extend {
		d.rewrite(ctx)
	}
	if c.plan.tools.director && ctx.Err() == nil && !c.rests(event.Director) {
		ask := d.scene
		if c.plan.snap.Settings.DirectorIndividualFragments {
			ask = d.sceneByField
		}
		c.noteHelp(ctx, event.Director, ask(ctx))
	}
	made.AgentLatencyMS = (c.Now().Sub(began) - c.clock.stood).Milliseconds()
	return made, nil
}

// settle is a direction with what the Writer is told of it and what the next turn finds. It is not reached when
// the turn was stopped inside the Director.
func (d direction) settle(p *plan) direction {
	said, _ := p.inject(d.Direction)
	d.decisions = said.Decisions()
	d.InjectionBlock = prompt.Direction(d.decisions)
	if d.refined != p.snap.User.Content {
		d.rewritten = d.refined
	}
	if p.snap.Settings.EnableAgent {
		state := p.snap.State
		state.ActiveMoods = d.ActiveMoods
		state.ProgressiveFields = d.progressive(p.snap)
		d.state = &state
	}
	return d
}

func (d director) rewrite(ctx context.Context) {
	args, err := d.ask(ctx, RewriteUserPrompt, d.plan.rewriterRequest(), d.plan.thinking.others)
	if err != nil {
		d.passFailed(ctx, err, "The rewriter couldn't run, so your message was sent unchanged.")
		return
	}
	var in struct {
		Refined string `json:"refined_message"`
	}
	if json.Unmarshal(args, &in) != nil || strings.TrimSpace(in.Refined) == "" {
		return
	}
	// Its request holds the message, with which a better wording may well begin.
	if replycheck.NewSieve(form.Message().Parameters, strings.ReplaceAll(d.plan.rewriterRequest(), d.plan.text, "")).Copied(in.Refined) {
		d.skip("The rewriter's form held nothing of use, so your message was sent unchanged.")
		return
	}
	d.refined = strings.TrimSpace(in.Refined)
	d.setText(d.refined)
	d.say(event.PromptRewritten, event.RefinedMessage{RefinedMessage: d.refined})
}

// scene asks for all fields at once. The error says why there is no direction.
func (d director) scene(ctx context.Context) error {
	args, err := d.ask(ctx, DirectScene, d.plan.sceneRequest("", nil), d.thinks(event.Director))
	if err != nil {
		d.passFailed(ctx, err, "The Director couldn't run, so the Writer answered without direction.")
		return err
	}
	kept, dropped := d.read(args, true)
	return d.unpackScene(kept, dropped)
}

// read gives what the Director's form says, and how much of it was dropped. Of a whole form also what it says of the exchange before
// is taken.
func (d director) read(args json.RawMessage, whole bool) (kept map[string]any, dropped int) {
	var in map[string]any
	if json.Unmarshal(args, &in) != nil {
		return nil, 0
	}
	d.takeMemory(in, whole)
	return d.plan.sift(in)
}

// sceneByField asks for each field alone, showing what was decided before it, the
// moods last. Slower, and better for models that fill only the first field.
func (d director) sceneByField(ctx context.Context) (failed error) {
	decided, dropped := map[string]any{}, 0
	fields := append(form.Scenic(d.plan.snap.Fragments), chat.DirectorFragment{ID: form.Moods})
	if d.plan.chooses() {
		fields = append([]chat.DirectorFragment{{ID: form.NextSpeaker}}, fields...)
	}
	for _, f := range fields {
		if ctx.Err() != nil {
			break // what was decided until then counts
		}
		args, err := d.ask(ctx, DirectScene, d.plan.sceneRequest(f.ID, decided), d.thinks(event.Director))
		if err != nil {
			d.passFailed(ctx, err, "The Director couldn't fill every field.")
			failed = err
			continue
		}
		kept, n := d.read(args, false)
		if kept[f.ID] != nil {
			decided[f.ID] = kept[f.ID]
		}
		dropped += n
	}
	if len(decided) > 0 || dropped > 0 {
		return d.unpackScene(decided, dropped)
	}
	return failed
}

// ask makes one forced call and keeps it for the inspector.
func (d director) ask(ctx context.Context, tool, request string, reasoning bool) (json.RawMessage, error) {
	call, reply, err := d.force(ctx, llm.Call{
		Label:       "director:" + tool,
		Trailing:    []llm.Message{prompt.UserMessage(request, d.plan.images)},
		Choice:      llm.Force(tool),
		Reasoning:   reasoning,
		Temperature: new(agentTemperature),
		MaxTokens:   d.plan.maxTokens(tool, "", reasoning),
	}, tool, d.listen(event.Director, reasoning))
	if err != nil {
		return nil, err
	}
	if !reply.Closed(call) {
		return nil, errCut
	}
	d.ToolCalls = append(d.ToolCalls, toolCall(call))
	return d.cutCopies(call.Arguments), nil
}

// unpackScene takes the Director's answer: the moods replace the previous ones
// (absent means none), every other argument that says something is a field. dropped
// is how much of the answer said nothing. The error is errNoUse where nothing is left of it.
func (d director) unpackScene(in map[string]any, dropped int) error {
	if in == nil {
		return errNoUse
	}
	d.ActiveMoods = d.plan.snap.enabledMoods(stringsOf(in[form.Moods]))
	d.speaker, _ = in[form.NextSpeaker].(string)
	fields := map[string]any{}
	for name, value := range in {
		if name == form.Moods || form.Blank(value) {
			continue
		}
		fields[name] = value
	}
	d.ExtraFields = fields
	switch {
	case dropped == 0:
	case d.saysNothing():
		d.skip("The Director's form held nothing of use.")
		return errNoUse
	default:
		d.skip(fmt.Sprintf("What the Director's form only repeated was left out of it: %d.", dropped))
	}
	return nil
}

// saysNothing reports whether a direction has neither moods nor fields. Who speaks is no direction.
func (d *direction) saysNothing() bool {
	fields := len(d.ExtraFields)
	if _, chosen := d.ExtraFields[form.NextSpeaker]; chosen {
		fields--
	}
	return fields == 0 && len(d.ActiveMoods) == 0
}

// enabledMoods keeps the moods that exist and are enabled, each once.
func (s Snapshot) enabledMoods(ids []string) []string {
	out := []string{}
	for _, id := range ids {
		exists := slices.ContainsFunc(s.Moods, func(m chat.MoodFragment) bool { return m.ID == id })
		if exists && !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// progressive are the fields whose last value the Director sees again next turn.
func (d direction) progressive(s Snapshot) map[string]string {
	kept := map[string]string{}
	maps.Copy(kept, s.State.ProgressiveFields)
	for _, f := range form.OfType(s.Fragments, chat.FieldProgressive) {
		if value, ok := d.ExtraFields[f.ID].(string); ok {
			kept[f.ID] = value
		}
	}
	return kept
}

// states are the fields that are kept from turn to turn and say something new, as facts.
func (d direction) states(s Snapshot) (all []fact.Fact) {
	if !s.learns() {
		return nil
	}
	for _, f := range form.OfType(s.Fragments, chat.FieldProgressive) {
		if value, ok := d.ExtraFields[f.ID].(string); ok && value != s.State.ProgressiveFields[f.ID] {
			all = append(all, fact.StateFact(f, value))
		}
	}
	return all
}

// reason says why a pass could not run, in a sentence.
func reason(err error) string {
	if limit, ok := errors.AsType[helperTimeError](err); ok {
		return fmt.Sprintf("The time limit of %d s for Director and Editor was reached.", int(limit))
	}
	switch {
	case errors.Is(err, llm.ErrNoTool):
		return "The model didn't fill in the form."
	case errors.Is(err, errNoRoom):
		return "The request doesn't fit the model's context."
	case errors.Is(err, errSkipped):
		return "You skipped the step."
	case errors.Is(err, errCut):
		return "The model didn't complete the form."
	}
	return fault.Sentence(err)
}

func toolCall(c llm.ToolCall) event.ToolCall {
	args := map[string]any{}
	if err := json.Unmarshal(c.Arguments, &args); err != nil || args == nil {
		args = map[string]any{}
	}
	delete(args, fact.PresentParameter) // what is told of another message is a fact, and goes with that message
	delete(args, fact.RememberParameter)
	return event.ToolCall{Name: c.Name, Arguments: args}
}

// stringsOf reads a list of strings, or one string where a list was asked for.
func stringsOf(value any) []string {
	switch v := value.(type) {
	case string:
		return strings.FieldsFunc(v, func(r rune) bool { return r == ',' || r == ' ' })
	case []any:
		var out []string
		for _, item := range v {
			if s, ok := item.(string); ok {
				out = append(out, strings.Trim(s, "[] "))
			}
		}
		return out
	}
	return nil
}
