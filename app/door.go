package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/hub"
)

// Args is an operation's input: one flat object.
type Args map[string]any

// A door calls operations by name for the bound structs.
type door struct{ backend *backend.Backend }

// call runs one operation. Its error is the JSON that the other door sends, because
// a rejected promise carries nothing but a text. A panic becomes an error: Wails
// would leave the promise unsettled.
func (d door) call(name string, args Args) (result any, err error) {
	log := d.backend.Logger()
	defer func() {
		if r := recover(); r != nil {
			log.Error("operation panicked", slog.String("operation", name), slog.Any("panic", r), slog.String("stack", string(debug.Stack())))
			result, err = nil, rejection(fmt.Errorf("operation %s panicked: %v", name, r), log)
		}
	}()
	for _, o := range api.Operations() {
		if o.Name != name {
			continue
		}
		in, err := json.Marshal(args)
		if err != nil {
			return nil, rejection(fmt.Errorf("encode arguments: %w", err), log)
		}
		result, err := o.Do(context.Background(), d.backend, in)
		if err != nil {
			return nil, rejection(err, log)
		}
		if turn, ok := result.(*hub.Stream); ok {
			return api.AcceptedOf(turn), nil
		}
		return result, nil
	}
	return nil, rejection(fmt.Errorf("there is no operation %s", name), log)
}

func rejection(err error, log *slog.Logger) error {
	text, encoding := json.Marshal(api.ProblemOf(err, log))
	if encoding != nil {
		return err
	}
	return errors.New(string(text))
}
