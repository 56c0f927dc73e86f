package tool

import (
	"context"
	"encoding/json"
)

// GiveValue gives back what it is given. A step of a workflow uses it to put values of other steps
// into one text, row or list, which later steps then take by one name.
func GiveValue() Tool {
	return Tool{
		ID: "give_value", Name: "Put values together", Level: Read, Repeatable: true,
		Description: "Gives back the value that it is given. A step of a workflow makes a text, a row or a list of other values with it.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["value"],"properties":{
			"value":{"description":"Any value: a text, a number, a list or an object."}}}`),
		Do: Func(func(_ context.Context, in struct{ Value json.RawMessage }) (json.RawMessage, error) {
			return in.Value, nil
		}),
	}
}
