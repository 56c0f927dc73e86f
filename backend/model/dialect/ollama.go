package dialect

import (
	"encoding/json"
	"fmt"
	"strings"
)

// ollama speaks to Ollama's own route. Its route of chat completions has no word for half of the settings, and sets
// temperature and top-p itself where they are absent, over what the model's file says.
func ollama() Dialect {
	return Dialect{
		Route: Route{Path: "/api/chat", Message: ollamaMessage, Event: ollamaEvent},
		Cuts:  true, TimesReading: true, Load: "/api/generate", Lists: []List{{Path: "/api/ps", Read: readRunning, Held: true}},
		Larger: "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for a larger context.",
		wording: wording{
			nested: "options", extend: map[string]any{}, // where the model's template leaves the last message open
			names: with(same(Temperature, TopP, TopK, MinP, TypicalP, PresencePenalty, FrequencyPenalty, Seed, Stop, KeepAlive), map[Setting]string{
				RepetitionPenalty: "repeat_penalty", RepetitionRange: "repeat_last_n", MaxTokens: "num_predict", ContextTokens: "num_ctx",
			}),
			defaults: numbers(map[Setting]float64{
				Temperature: 0.8, TopP: 0.9, TopK: 40, MinP: 0, TypicalP: 1, RepetitionPenalty: 1.1, RepetitionRange: 64, PresencePenalty: 0,
				FrequencyPenalty: 0, Seed: -1,
			}),
			think: func(t Thinking, into fields) {
				// What is not said means that a model thinks which can. One that can't refuses to be asked to.
				into["truncate"], into["shift"] = false, false
				switch {
				case !t.On && !t.Unable:
					into["think"] = false
				case t.On && t.Able && t.Effort != "":
					into["think"] = t.Effort
				case t.On && t.Able:
					into["think"] = true
				}
			},
			form: func(f Form, into fields) { into["format"] = f.Schema },
		},
	}
}

// An ollamaCall is a call of a tool in Ollama's form: its arguments are an object.
type ollamaCall struct {
	ID       string `json:"id,omitempty"`
	Function struct {
		Index     int             `json:"index"`
		Name      string          `json:"name"`
		Arguments json.RawMessage `json:"arguments"`
	} `json:"function"`
}

// ollamaMessage puts a message of chat completions into Ollama's form: pictures beside the text, and the arguments of
// calls as objects.
func ollamaMessage(message []byte) ([]byte, error) {
	var in struct {
		Role      string          `json:"role"`
		Content   json.RawMessage `json:"content"`
		ToolCalls []struct {
			ID       string                           `json:"id"`
			Function struct{ Name, Arguments string } `json:"function"`
		} `json:"tool_calls"`
		ToolCallID string `json:"tool_call_id"`
	}
	if err := json.Unmarshal(message, &in); err != nil {
		return nil, fmt.Errorf("put a message into Ollama's form: %w", err)
	}
	out := struct {
		Role       string       `json:"role"`
		Content    string       `json:"content"`
		Images     []string     `json:"images,omitempty"`
		ToolCalls  []ollamaCall `json:"tool_calls,omitempty"`
		ToolCallID string       `json:"tool_call_id,omitempty"`
	}{Role: in.Role, ToolCallID: in.ToolCallID}
	if json.Unmarshal(in.Content, &out.Content) != nil {
		var parts []struct {
			Text     string `json:"text"`
			ImageURL struct {
				URL string `json:"url"`
			} `json:"image_url"`
		}
		if err := json.Unmarshal(in.Content, &parts); err != nil {
			return nil, fmt.Errorf("put the parts of a message into Ollama's form: %w", err)
		}
		for _, p := range parts {
			out.Content += p.Text
			if _, data, found := strings.Cut(p.ImageURL.URL, ";base64,"); found {
				out.Images = append(out.Images, data)
			}
		}
	}
	for i, call := range in.ToolCalls {
		c := ollamaCall{ID: call.ID}
		c.Function.Index, c.Function.Name, c.Function.Arguments = i, call.Function.Name, json.RawMessage(call.Function.Arguments)
		if !json.Valid(c.Function.Arguments) {
			c.Function.Arguments = json.RawMessage(`{}`)
		}
		out.ToolCalls = append(out.ToolCalls, c)
	}
	return json.Marshal(out)
}

// ollamaEvent puts a line of Ollama's answer into the form of chat completions. The time that reading the prompt took is
// kept as prompt_ms: it tells how much was read anew.
func ollamaEvent(line []byte) (event []byte, last bool) {
	var in struct {
		Message *struct {
			Content   string       `json:"content"`
			Thinking  string       `json:"thinking"`
			ToolCalls []ollamaCall `json:"tool_calls"`
		} `json:"message"`
		Error              json.RawMessage `json:"error"`
		Done               bool            `json:"done"`
		DoneReason         string          `json:"done_reason"`
		LoadDuration       int64           `json:"load_duration"`
		PromptEvalCount    int             `json:"prompt_eval_count"`
		PromptEvalDuration int64           `json:"prompt_eval_duration"`
		EvalCount          int             `json:"eval_count"`
	}
	if json.Unmarshal(line, &in) != nil || in.Message == nil || len(in.Error) > 0 {
		return line, false
	}
	type call struct {
		Index    int    `json:"index"`
		ID       string `json:"id,omitempty"`
		Function struct {
			Name      string `json:"name"`
			Arguments string `json:"arguments"`
		} `json:"function"`
	}
	var choice struct {
		Index int `json:"index"`
		Delta struct {
			Content          string `json:"content,omitempty"`
			ReasoningContent string `json:"reasoning_content,omitempty"`
			ToolCalls        []call `json:"tool_calls,omitempty"`
		} `json:"delta"`
		FinishReason string `json:"finish_reason,omitempty"`
	}
	choice.Delta.Content, choice.Delta.ReasoningContent = in.Message.Content, in.Message.Thinking
	for _, made := range in.Message.ToolCalls {
		c := call{Index: made.Function.Index, ID: made.ID}
		c.Function.Name, c.Function.Arguments = made.Function.Name, string(made.Function.Arguments)
		choice.Delta.ToolCalls = append(choice.Delta.ToolCalls, c)
	}
	out := map[string]any{"choices": []any{&choice}}
	if in.Done {
		choice.FinishReason = in.DoneReason
		if choice.FinishReason == "" {
			choice.FinishReason = "stop"
		}
		out["usage"] = map[string]int{"prompt_tokens": in.PromptEvalCount, "completion_tokens": in.EvalCount}
		const perMillisecond = 1e6
		out["timings"] = map[string]float64{
			"prompt_ms": float64(in.PromptEvalDuration) / perMillisecond, "load_ms": float64(in.LoadDuration) / perMillisecond,
		}
	}
	if event, err := json.Marshal(out); err == nil {
		return event, in.Done
	}
	return line, false
}
