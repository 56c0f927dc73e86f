package tool

import (
	"context"
	"encoding/json"
	"fmt"
)

// Func makes a tool's function from one of Go values: it reads the arguments from JSON and
// writes the result as JSON.
func Func[In, Out any](do func(context.Context, In) (Out, error)) func(context.Context, json.RawMessage) (json.RawMessage, error) {
	return func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
		var in In
		if err := json.Unmarshal(args, &in); err != nil {
			return nil, fmt.Errorf("read the arguments: %w", err)
		}
		out, err := do(ctx, in)
		if err != nil {
			return nil, err
		}
		return json.Marshal(out)
	}
}
