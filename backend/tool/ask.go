package tool

import (
	"context"
	"encoding/json"
)

// AskPerson asks the person a question, which ends its step until it is answered.
func AskPerson() Tool {
	return Tool{
		ID: "ask_person", Name: "Ask the person", Level: Read, Repeatable: true,
		Description: "Asks the person at the computer a question and gives the answer. The run waits for it.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["question"],"properties":{
			"question":{"type":"string","minLength":1,"maxLength":10000}}}`),
		Output: json.RawMessage(`{"type":"string"}`),
		Do: Func(func(_ context.Context, in struct{ Question string }) (string, error) {
			return "", &Asking{Text: in.Question}
		}),
	}
}
