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
	"terzetto/backend/portable"
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
		if answer, ok := result.(api.Tagged); ok {
			return answer.Value, nil
		}
		return result, nil
	}
	return nil, rejection(fmt.Errorf("there is no operation %s", name), log)
}

// toFile runs an operation that answers with a file, and asks the person where it is to go.
func (d door) toFile(name string, args Args, save func(portable.File) (Saved, error)) (any, error) {
	result, err := d.call(name, args)
	if err != nil {
		return nil, err
	}
	file, _ := result.(portable.File) // what the operation answers with
	saved, err := save(file)
	if err != nil {
		return nil, rejection(err, d.backend.Logger())
	}
	return saved, nil
}

func rejection(err error, log *slog.Logger) error {
	text, encoding := json.Marshal(api.ProblemOf(err, log))
	if encoding != nil {
		return err
	}
	return errors.New(string(text))
}
