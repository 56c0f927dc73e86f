package plugintest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
)

// A store keeps state and artifacts in memory.
type store struct{ *Recorder }

func (s store) PluginState(_ context.Context, tier plugin.Tier, owner, id string) (v map[string]any, err error) {
	if tier == plugin.TierConfig && s.Config != nil {
		return s.Config, nil
	}
	if kept, ok := s.state[fmt.Sprint(tier, owner, id)]; ok {
		err = json.Unmarshal(kept, &v)
	}
	return v, err
}

func (s store) SetPluginState(_ context.Context, tier plugin.Tier, owner, id string, v map[string]any) error {
	kept, err := json.Marshal(v)
	if s.state == nil {
		s.state = map[string]json.RawMessage{}
	}
	s.state[fmt.Sprint(tier, owner, id)] = kept
	return err
}

func (s store) AddArtifacts(_ context.Context, _ int64, made []plugin.Made, _ bool) (ids []int64, rejected []plugin.Rejection, err error) {
	for _, m := range made {
		s.Artifacts = append(s.Artifacts, m)
		ids = append(ids, int64(len(s.Artifacts)))
	}
	return ids, nil, nil
}

// A model answers with what was scripted.
type model struct{ *Recorder }

func (m model) Complete(_ context.Context, _ *llm.Base, c llm.Call, _ func(llm.Delta)) (llm.Reply, error) {
	m.Calls = append(m.Calls, c)
	if len(m.Prose) == 0 {
		return llm.Reply{}, errors.New("no prose is scripted")
	}
	defer func() { m.Prose = m.Prose[1:] }()
	return llm.Reply{Text: m.Prose[0]}, nil
}

func (m model) ForceTool(_ context.Context, _ *llm.Base, c llm.Call, tool string, _ func(llm.Delta)) (llm.ToolCall, llm.Reply, error) {
	m.Calls = append(m.Calls, c)
	args, ok := m.Forced[tool]
	if !ok {
		return llm.ToolCall{}, llm.Reply{}, llm.ErrNoTool
	}
	text, err := json.Marshal(args)
	return llm.ToolCall{Name: tool, Arguments: text}, llm.Reply{}, err
}
