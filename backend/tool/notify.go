package tool

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

// Notify tells the person something. show gives it to the windows that are open and returns how
// many there are.
func Notify(show func(text string) (windows int)) Tool {
	return Tool{
		ID: "notify", Name: "Notify", Level: Read, Repeatable: true,
		Description: "Shows the person a short text, in Terzetto and, while they look at another window, on their desktop.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{
			"text":{"type":"string","minLength":1,"maxLength":200,"description":"What the person should know, in one or two sentences."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["text","shown"],"properties":{
			"text":{"type":"string","description":"What was shown."},
			"shown":{"type":"boolean","description":"Whether a window of Terzetto was open to show it."}}}`),
		Would: saysSomething,
		Do: Func(func(_ context.Context, in struct{ Text string }) (map[string]any, error) {
			text := strings.Join(strings.Fields(in.Text), " ") // a notice is one line
			if text == "" {
				return nil, blank()
			}
			return map[string]any{"text": text, "shown": show(text) > 0}, nil
		}),
	}
}

// saysSomething says that the text among the arguments is not blank.
func saysSomething(_ context.Context, args json.RawMessage) error {
	if text, given := rawjson.Text(rawjson.ObjectOf(args)["text"]); given && strings.TrimSpace(text) == "" {
		return blank()
	}
	return nil
}

func blank() error {
	return fault.New(fault.Invalid, "Enter the text of the message.").With("field", "text")
}
