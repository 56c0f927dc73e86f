package pipeline

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
)

// The agents' calls ask for facts, not for flights of fancy.
const agentTemperature = 0.25

// errCut says that a form was cut off. What it holds may be half a sentence or a loop.
var errCut = errors.New("the form was cut off")

// direct asks the Director, one tool at a time: first the rewriter, then the scene.
// A call that fails is skipped and the turn goes on.
func (t *turn) direct(ctx context.Context) {
	began := t.Now()
	if t.frozen.tools.rewriter && t.snap.User.ID != 0 && t.request.Kind != SuperRegenerate && t.request.Kind != MagicRewrite && t.request.Kind != Extend {
		t.rewrite(ctx)
	}
	if t.frozen.tools.director && ctx.Err() == nil {
		if t.snap.Settings.DirectorIndividualFragments {
			t.sceneByField(ctx)
		} else {
			t.scene(ctx)
		}
	}
	t.direction.AgentLatencyMS = t.Now().Sub(began).Milliseconds()
}

func (t *turn) rewrite(ctx context.Context) {
	args, err := t.askDirector(ctx, RewriteUserPrompt, rewriterRequest(t.asked.text), false)
	if err != nil {
		t.passFailed(ctx, err, "The rewriter couldn't run, so your message was sent unchanged.")
		return
	}
	var in struct {
		Refined string `json:"refined_message"`
	}
	if json.Unmarshal(args, &in) != nil || strings.TrimSpace(in.Refined) == "" {
		return
	}
	t.asked.text = strings.TrimSpace(in.Refined)
	t.result.Log.EffectiveMessage = t.asked.text
	t.say(event.PromptRewritten, event.RefinedMessage{RefinedMessage: t.asked.text})
}

func (t *turn) scene(ctx context.Context) {
	args, err := t.askDirector(ctx, DirectScene, t.sceneRequest("", nil), t.snap.Settings.ReasoningEnabledPasses.Director)
	if err != nil {
		t.passFailed(ctx, err, "The Director couldn't run, so the Writer answered without direction.")
		return
	}
	t.unpackScene(args)
}

// sceneByField asks for each field alone, showing what was decided before it, the
// moods last. Slower, and better for models that fill only the first field.
func (t *turn) sceneByField(ctx context.Context) {
	decided := map[string]any{}
	fields := append(scenic(t.snap.Fragments), chat.DirectorFragment{ID: "moods"})
	if t.chooses() {
		fields = append([]chat.DirectorFragment{{ID: nextSpeaker}}, fields...)
	}
	for _, f := range fields {
		if ctx.Err() != nil {
			break // what was decided until then counts
		}
		args, err := t.askDirector(ctx, DirectScene, t.sceneRequest(f.ID, decided), t.snap.Settings.ReasoningEnabledPasses.Director)
		if err != nil {
			t.passFailed(ctx, err, "The Director couldn't fill every field.")
			continue
		}
		var all map[string]any
		if json.Unmarshal(args, &all) == nil && all[f.ID] != nil {
			decided[f.ID] = all[f.ID]
		}
	}
	if len(decided) > 0 {
		t.unpackScene(mustJSON(decided))
	}
}

// askDirector makes one forced call and keeps it for the inspector.
func (t *turn) askDirector(ctx context.Context, tool, request string, reasoning bool) (json.RawMessage, error) {
	call, reply, err := t.force(ctx, llm.Call{
		Label:       "director:" + tool,
		Trailing:    []llm.Message{prompt.UserMessage(request, t.asked.images)},
		Choice:      llm.Force(tool),
		Reasoning:   reasoning,
		Temperature: new(agentTemperature),
		MaxTokens:   t.cap(tool, reasoning),
	}, tool, t.listen(event.Director, reasoning))
	if err != nil {
		return nil, err
	}
	if !reply.Closed(call) {
		return nil, errCut
	}
	t.direction.ToolCalls = append(t.direction.ToolCalls, toolCall(call))
	t.result.Log.ToolCalls = append(t.result.Log.ToolCalls, toolCall(call))
	return call.Arguments, nil
}

// unpackScene reads the Director's answer: the moods replace the previous ones
// (absent means none), every other argument that says something is a field.
func (t *turn) unpackScene(args json.RawMessage) {
	var in map[string]any
	if json.Unmarshal(args, &in) != nil {
		return
	}
	t.direction.ActiveMoods = t.known(stringsOf(in["moods"]))
	t.asked.named, _ = in[nextSpeaker].(string)
	fields := map[string]any{}
	for name, value := range in {
		if name == "moods" || blank(value) {
			continue
		}
		fields[name] = value
	}
	t.direction.ExtraFields = fields
}

// known keeps the moods that exist and are enabled, each once.
func (t *turn) known(ids []string) []string {
	out := []string{}
	for _, id := range ids {
		exists := slices.ContainsFunc(t.snap.Moods, func(m chat.MoodFragment) bool { return m.ID == id })
		if exists && !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// progressive are the fields whose last value the Director sees again next turn.
func (t *turn) progressive() map[string]string {
	kept := map[string]string{}
	maps.Copy(kept, t.snap.State.ProgressiveFields)
	for _, f := range ofType(t.snap.Fragments, chat.FieldProgressive) {
		if value, ok := t.direction.ExtraFields[f.ID].(string); ok {
			kept[f.ID] = value
		}
	}
	return kept
}

// passFailed notes a pass that could not run. A stop is not a failure.
func (t *turn) passFailed(ctx context.Context, err error, sentence string) {
	if ended := context.Cause(ctx); errors.Is(ended, errHelperTime) || errors.Is(ended, errSkipped) {
		err = ended
	} else if ctx.Err() != nil {
		return
	}
	why := reason(err)
	if errors.Is(err, errHelperTime) {
		why = fmt.Sprintf("The time limit of %d s for Director and Editor was reached.", t.snap.Settings.HelperSeconds)
	}
	t.skip(sentence + " " + why)
	t.Log.LogAttrs(ctx, slog.LevelWarn, "pass skipped", slog.String("conversation", t.snap.Conversation.ID), slog.Any("err", err))
}

func reason(err error) string {
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

func blank(value any) bool {
	switch v := value.(type) {
	case nil:
		return true
	case string:
		return strings.TrimSpace(v) == ""
	case []any:
		return len(v) == 0
	}
	return false
}
