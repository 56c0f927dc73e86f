package plugin

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/compaction"
)

// What a forced call uses where its author says nothing.
const (
	forcedTemperature = 0.25
	forcedTokens      = 8192
)

// A Client sends calls to a model; llm.Client does, and the recorder of package plugintest.
type Client interface {
	Complete(ctx context.Context, b *llm.Base, c llm.Call, hear func(llm.Delta)) (llm.Reply, error)
	ForceTool(ctx context.Context, b *llm.Base, c llm.Call, tool string, hear func(llm.Delta)) (llm.ToolCall, llm.Reply, error)
}

// A Model is the model of the conversation, ready to be asked. In a turn its calls extend
// the turn's own beginning, byte for byte, so the server's cache of it is reused; outside
// of a turn they extend the beginning that the next turn would have.
type Model struct {
	client Client
	base   func() (*llm.Base, error)
	think  func(pass, delta string) // nil: reasoning is not shown
	log    *slog.Logger
	tools  map[string]llm.Tool // of the plug-in
	id     string
}

// NewModel gives the model that base leads to. base is called at most once for a call;
// think hears the reasoning of passes, whole ids, and may be nil.
func NewModel(client Client, base func() (*llm.Base, error), think func(pass, delta string)) Model {
	return Model{client: client, base: base, think: think}
}

// A ForcedCall asks the model to fill in one form.
type ForcedCall struct {
	Tool        string        // one of the plug-in's, or of the turn's
	Messages    []llm.Message // after the conversation
	Pass        string        // where reasoning streams to, without the plug-in's id; empty: nowhere
	NoReasoning bool
	Alone       bool     // without the conversation and the turn's tools: Messages are all there is
	Temperature *float64 // nil: 0.25
	MaxTokens   int      // 0: 8192
}

// ForcedToolCall gives the arguments that the model filled in, empty when it did not or
// could not. It never fails: whatever goes wrong is logged.
func (m Model) ForcedToolCall(ctx context.Context, c ForcedCall) map[string]any {
	args, err := m.force(ctx, c)
	if err != nil {
		if ctx.Err() == nil {
			m.log.LogAttrs(ctx, slog.LevelWarn, "forced tool call",
				slog.String("plugin", m.id), slog.String("tool", c.Tool), slog.Any("err", err))
		}
		return map[string]any{}
	}
	return args
}

func (m Model) force(ctx context.Context, c ForcedCall) (map[string]any, error) {
	base, err := m.extendBase(c)
	if err == nil {
		err = checkFits(base, c.Messages)
	}
	if err != nil {
		return nil, err
	}
	if c.Temperature == nil {
		c.Temperature = new(forcedTemperature)
	}
	c.MaxTokens = cmp.Or(c.MaxTokens, forcedTokens)
	label := "forced:" + c.Tool
	var hear func(llm.Delta)
	if c.Pass != "" {
		label = m.id + ":" + c.Pass
		if m.think != nil {
			hear = func(d llm.Delta) {
				if d.Reasoning != "" {
					m.think(label, d.Reasoning)
				}
			}
		}
	}
	call, _, err := m.client.ForceTool(ctx, base, llm.Call{
		Label: label, Trailing: c.Messages, Reasoning: !c.NoReasoning, Temperature: c.Temperature, MaxTokens: &c.MaxTokens,
	}, c.Tool, hear)
	if err != nil {
		return nil, err
	}
	args := map[string]any{}
	if err := json.Unmarshal(call.Arguments, &args); err != nil {
		return nil, err
	}
	if args == nil {
		return nil, errors.New("the arguments are null")
	}
	return args, nil
}

func (m Model) extendBase(c ForcedCall) (*llm.Base, error) {
	if m.base == nil {
		return nil, errors.New("there is no model here")
	}
	if len(c.Messages) == 0 {
		return nil, errors.New("nothing is asked")
	}
	base, err := m.base()
	if err != nil {
		return nil, err
	}
	tool, own := m.tools[c.Tool]
	switch {
	case c.Alone && own:
		return base.Alone(tool)
	case own:
		return base.With(tool)
	default:
		return base, nil // one of the turn's own; ForceTool says when there is none
	}
}

// checkFits refuses what the model's context cannot hold before it is sent.
func checkFits(base *llm.Base, messages []llm.Message) error {
	if !compaction.In(base.Target()).Fits(base.Size() + base.Target().Size(messages...)) {
		return errors.New("the request does not fit the model's context")
	}
	return nil
}

// Ask has the model write prose after the conversation and gives it whole. Reasoning is
// not asked for.
func (m Model) Ask(ctx context.Context, label string, messages ...llm.Message) (string, error) {
	if m.base == nil {
		return "", errors.New("there is no model here")
	}
	base, err := m.base()
	if err == nil {
		err = checkFits(base, messages)
	}
	if err != nil {
		return "", err
	}
	reply, err := m.client.Complete(ctx, base, llm.Call{Label: m.id + ":" + label, Trailing: messages, Choice: llm.None, Prose: &output.Prose{}}, nil)
	return reply.Text, err
}

// Overlay is the map of enabled tools with those of contribution switched on as well.
// base stays as it is.
func Overlay(base map[string]bool, contribution ...string) map[string]bool {
	out := lists.Copy(base)
	for _, name := range contribution {
		out[name] = true
	}
	return out
}
