package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"terzetto/backend/fault"
)

// A ProbeStep is one thing that a probe tried, in plain words with the way out.
type ProbeStep struct {
	Name     string `json:"name"`
	OK       Tri    `json:"ok"`
	Sentence string `json:"sentence"`
}

// Probe tries a model the way a turn uses it: a short answer as a stream, and a
// form to fill in. It reports each step as it ends. The error is a fault when the
// model cannot be used at all; then the last step says so too.
func (c *Client) Probe(ctx context.Context, t Target, report func(ProbeStep)) (Capabilities, error) {
	caps := Capabilities{Probed: true}
	step := func(name string, ok Tri, sentence string, args ...any) {
		report(ProbeStep{name, ok, fmt.Sprintf(sentence, args...)})
	}
	models, err := c.Models(ctx, t.URL, t.Key)
	switch {
	case err == nil:
		step("reach", Yes, "The server answers.")
	case fault.CodeOf(err) == fault.Unavailable && strings.Contains(err.Error(), "list of models"):
		step("reach", Yes, "The server answers, but lists no models.")
	default:
		step("reach", No, "%s", fault.Sentence(err))
		return caps, err
	}
	if err == nil {
		i := slices.IndexFunc(models, func(m ModelInfo) bool { return m.ID == t.Model })
		switch {
		case i >= 0:
			step("model", Yes, "It has the model %s.", t.Model)
			caps.ContextTokens, caps.ContextSource = models[i].ContextTokens, "its list of models"
		case len(models) == 0:
			step("model", No, "It lists no models. Load one there first.")
		default:
			step("model", No, "It does not list %s. It has %s.", t.Model, names(models))
		}
	}
	c.described(ctx, &t, &caps)
	t.Capabilities = caps
	base, err := Freeze(t, []Message{{Role: "system", Text: "Answer briefly."}}, []Tool{probeTool}, nil)
	if err != nil {
		return caps, err
	}
	if err := c.probeAnswer(ctx, t, &caps, step); err != nil {
		return caps, err
	}
	c.forget(t)
	_, _, err = c.ForceTool(ctx, base, Call{
		Label: "probe:tool", Trailing: []Message{{Role: "user", Text: "Call the tool note_weather. It rains and the wind is cold."}},
		Choice: Force(probeTool.Name), MaxTokens: new(probeTokens), Temperature: new(0.0),
	}, probeTool.Name, nil)
	if ctx.Err() != nil {
		return caps, ctx.Err()
	}
	caps.ToolMode = ToolModeNone
	if err == nil {
		caps.ToolMode = c.ToolMode(t)
	}
	switch caps.ToolMode {
	case ToolModeNamed:
		step("tools", Yes, "Tools work. Director and Editor can do all they do.")
	case ToolModeRequired:
		step("tools", Yes, "Tools work, if any one is asked for. Director and Editor can do all they do.")
	case ToolModeJSONSchema, ToolModeJSONText:
		step("tools", Yes, "No tool support: Director and Editor run in simple mode, by filling in a form as text.")
	case ToolModeNone, ToolModeUnknown:
		why := "The model did not fill in the form it was given."
		if err != nil && !errors.Is(err, ErrNoTool) {
			why = fault.Sentence(err)
		}
		step("tools", No, "Director and Editor cannot run with this model; the Writer answers alone. %s", why)
	}
	switch {
	case caps.ContextTokens == 0:
		step("context", Unknown, "The server does not say how large its context is.")
	case caps.ContextTokens < tightContext:
		step("context", No, "Its context of %d tokens is small for three voices. %s", caps.ContextTokens, larger(caps.Server))
	default:
		step("context", Yes, "Its context is %d tokens.", caps.ContextTokens)
	}
	step("vision", caps.Vision, "%s", map[Tri]string{
		Yes: "It can look at images.", No: "It cannot look at images.", Unknown: "Whether it can look at images is not known.",
	}[caps.Vision])
	return caps, nil
}

// probeTokens leave room for a model that thinks before it answers.
const probeTokens = 600

var probeTool = Tool{
	Name: "note_weather", Description: "Note the weather.",
	Parameters: json.RawMessage(`{"type":"object","properties":{"weather":{"type":"string","description":"One or two words."}},"required":["weather"]}`),
}

// probeAnswer runs one small real turn.
func (c *Client) probeAnswer(ctx context.Context, t Target, caps *Capabilities, step func(string, Tri, string, ...any)) error {
	base, err := Freeze(t, []Message{{Role: "system", Text: "Answer briefly."}}, nil, nil)
	if err != nil {
		return err
	}
	pieces := 0
	reply, err := c.Complete(ctx, base, Call{
		Label: "probe:answer", Trailing: []Message{{Role: "user", Text: "Say in one short sentence that you are ready."}},
		Choice: None, Reasoning: true, MaxTokens: new(probeTokens),
	}, func(d Delta) {
		if d.Text+d.Reasoning != "" {
			pieces++
		}
	})
	if err != nil {
		step("answer", No, "%s", fault.Sentence(err))
		return err
	}
	caps.Streaming, caps.StreamUsage = tri(pieces > 1), tri(reply.Usage.Reported)
	if caps.Thinking == Unknown || reply.Reasoning != "" {
		caps.Thinking = tri(reply.Reasoning != "")
	}
	if strings.TrimSpace(reply.Text+reply.Reasoning) == "" {
		step("answer", No, "The model sent an empty answer.")
		return nil
	}
	step("answer", Yes, "It answered.")
	if caps.Streaming == Yes {
		step("streaming", Yes, "The answer comes as it is written.")
	} else {
		step("streaming", No, "The answer comes all at once.")
	}
	return nil
}

// described reads what the server says about the model in a language of its own.
func (c *Client) described(ctx context.Context, t *Target, caps *Capabilities) {
	f := c.identify(ctx, root(t.URL))
	if f == nil || f.Rejected != "" {
		return
	}
	caps.Server = strings.TrimSpace(f.Server + " " + f.Version)
	for _, m := range f.Models {
		if m.ID != t.Model && len(f.Models) > 1 {
			continue
		}
		caps.Vision, caps.Thinking = m.Vision, m.Thinking
		if m.ContextTokens > 0 {
			caps.ContextTokens, caps.ContextSource = m.ContextTokens, f.Server
		}
	}
	if caps.ContextTokens == 0 && f.Server == "Ollama" {
		// Its default on a computer without a large graphics card; it is silent about it until the model runs.
		var running struct {
			Models []struct {
				Name    string
				Context int `json:"context_length"`
			}
		}
		if c.meta(ctx, http.MethodGet, root(t.URL)+"/api/ps", "", nil, &running) == nil {
			for _, m := range running.Models {
				if m.Name == t.Model {
					caps.ContextTokens, caps.ContextSource = m.Context, "Ollama"
				}
			}
		}
	}
}

func (c *Client) forget(t Target) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.modes, lineOf(t))
}

func larger(server string) string {
	switch {
	case strings.HasPrefix(server, "Ollama"):
		return "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for more."
	case strings.HasPrefix(server, "llama.cpp"):
		return "Start llama-server with -c 16384 for more."
	case strings.HasPrefix(server, "LM Studio"):
		return "Load the model there with a larger context length."
	case strings.HasPrefix(server, "KoboldCpp"):
		return "Start KoboldCpp with --contextsize 16384 for more."
	}
	return "Give the server a larger one if the computer has the memory."
}

func names(models []ModelInfo) string {
	var ids []string
	for _, m := range models {
		ids = append(ids, m.ID)
	}
	if len(ids) > 5 {
		return strings.Join(ids[:5], ", ") + " and others"
	}
	return strings.Join(ids, ", ")
}
