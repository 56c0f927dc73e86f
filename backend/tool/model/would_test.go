package model_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool/model"
)

func TestWhatWouldFailIsSaidBeforeTheModelIsAsked(t *testing.T) {
	would := model.Tool(model.Options{Target: func(_ context.Context, name string) (llm.Target, error) { // without a client no server can be asked
		if name == "gone" {
			return llm.Target{}, fault.New(fault.NotFound, "There is no model gone.")
		}
		return llm.Target{URL: "http://127.0.0.1:1", Model: name, Capabilities: llm.Capabilities{ContextTokens: 2048}}, nil
	}}).Would
	long := strings.Repeat("word ", 4000)
	for name, c := range map[string]struct{ args, field, says string }{
		"a question that fits":           {`{"prompt":"x","schema":{"type":"array"},"temperature":0}`, "", ""},
		"a prompt that is not known yet": {`{"model":"small"}`, "", ""},
		"a form that is not known yet":   {`{"prompt":"x","schema":"…"}`, "", ""},
		"a number that is not known yet": {`{"prompt":"x","temperature":"…"}`, "", ""},
		"a model that is not there":      {`{"prompt":"x","model":"gone"}`, "model", "There is no model gone."},
		"a form that is none":            {`{"prompt":"x","schema":{"type":7}}`, "schema", "The schema of the answer is not a JSON Schema"},
		"a prompt of spaces":             {`{"prompt":" "}`, "prompt", "Enter a prompt for the model."},
		"a prompt that cannot fit":       {`{"prompt":"` + long + `"}`, "prompt", "This message has about"},
		"a system prompt with no room":   {`{"prompt":"x","system":"` + long + `"}`, "prompt", "mostly through the system prompt"},
		"a form that leaves no room":     {`{"prompt":"x","schema":{"type":"object","description":"` + long + `"}}`, "prompt", "context of 2048 tokens"},
	} {
		t.Run(name, func(t *testing.T) {
			err := would(t.Context(), json.RawMessage(c.args))
			f, ok := errors.AsType[*fault.Error](err)
			switch {
			case c.field == "" && err != nil:
				t.Errorf("it is refused: %v", err)
			case c.field != "" && (!ok || f.Details["field"] != c.field || !strings.Contains(f.Error(), c.says)):
				t.Errorf("got %v", err)
			}
		})
	}
}
