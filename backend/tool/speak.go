package tool

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/base/fault"
)

// Speak says a text aloud; say does so and returns its length in seconds.
func Speak(say func(ctx context.Context, text string) (float64, error)) Tool {
	return Tool{
		ID: "speak", Name: "Speak", Level: Read, Repeatable: true,
		Description: "Says a text aloud on this computer, in its default voice.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{
			"text":{"type":"string","minLength":1,"maxLength":10000}}}`),
		Output: json.RawMessage(`{"type":"object","required":["seconds"],"properties":{"seconds":{"type":"number"}}}`),
		Do: Func(func(ctx context.Context, in struct{ Text string }) (map[string]float64, error) {
			if strings.TrimSpace(in.Text) == "" {
				return nil, fault.New(fault.Invalid, "Enter the text of the message.").With("field", "text")
			}
			seconds, err := say(ctx, in.Text)
			return map[string]float64{"seconds": seconds}, err
		}),
	}
}
