package tool

import (
	"context"
	"encoding/json"
	"strings"
)

// Speak says a text aloud; say does so and returns its length in seconds, and can says why it could not.
func Speak(say func(ctx context.Context, text string) (float64, error), can func(ctx context.Context) error) Tool {
	return Tool{
		ID: "speak", Name: "Speak", Level: Read, Repeatable: true,
		Description: "Says a text aloud on this computer, in its default voice.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{
			"text":{"type":"string","minLength":1,"maxLength":10000}}}`),
		Output: json.RawMessage(`{"type":"object","required":["seconds"],"properties":{"seconds":{"type":"number"}}}`),
		Would:  saysSomething,
		Ready:  func(ctx context.Context, _ json.RawMessage) error { return can(ctx) },
		Do: Func(func(ctx context.Context, in struct{ Text string }) (map[string]float64, error) {
			if strings.TrimSpace(in.Text) == "" {
				return nil, blank()
			}
			seconds, err := say(ctx, in.Text)
			return map[string]float64{"seconds": seconds}, err
		}),
	}
}
