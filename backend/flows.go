package backend

import (
	"context"
	"log/slog"
	"strings"

	"github.com/google/uuid"

	"terzetto/backend/document"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/hub"
	"terzetto/backend/llm"
	"terzetto/backend/llm/demo"
)

// A FlowRequest is a flow with what it is to be run on.
type FlowRequest struct {
	Definition flow.Definition
	Input      flow.Input
	Options    flow.Options
}

func (b *Backend) flows() *flow.Runner {
	return &flow.Runner{Model: b.client, Target: b.modelNamed, Tools: b.tools.all(), Now: b.now, Document: readPDF}
}

// readPDF gives the text of a PDF, page by page, as a model reads it.
func readPDF(ctx context.Context, data []byte) (string, error) {
	d, err := document.Read(ctx, "attachment.pdf", data, document.DefaultLimits())
	if err != nil {
		return "", err
	}
	var pages []string
	for _, item := range d.Items {
		if item.Metadata.IsText && strings.TrimSpace(string(item.Data)) != "" {
			pages = append(pages, string(item.Data))
		}
	}
	if len(pages) == 0 {
		return "", fault.Newf(fault.Invalid, "No text could be read in the PDF. %s", strings.Join(d.Warnings, " "))
	}
	return strings.Join(pages, "\n\n"), nil
}

// CheckFlow says what stands in the way of a flow, and asks no model anything.
func (b *Backend) CheckFlow(ctx context.Context, r FlowRequest) error {
	return b.flows().Check(ctx, r.Definition, r.Input, r.Options)
}

// FlowTopic begins the topic of every flow's stream.
const FlowTopic = "flow:"

// StartFlow begins a flow and returns its stream at once; whatever else is wrong is said on
// it, as its one error event. StopFlow stops it by the stream's topic, which is FlowTopic and the id;
// an empty id is made up. A second flow under the id of one that runs is fault.Busy.
func (b *Backend) StartFlow(id string, r FlowRequest) (*hub.Stream, error) {
	if id == "" {
		id = uuid.Must(uuid.NewV7()).String()
	}
	topic := FlowTopic + id
	ctx, cancel := context.WithCancelCause(b.alive)
	b.mu.Lock()
	defer b.mu.Unlock()
	var refused *fault.Error
	switch {
	case b.alive.Err() != nil:
		refused = fault.New(fault.Conflict, "Terzetto is closing.")
	case b.paused:
		refused = fault.New(fault.Busy, "A copy is being put in place. Try again in a moment.")
	case b.tasks[topic] != nil:
		refused = fault.New(fault.Busy, "This is being done already.")
	}
	if refused != nil {
		cancel(nil)
		return nil, refused
	}
	b.tasks[topic] = &task{cancel: cancel}
	stream := b.hub.OpenAs("flow", topic)
	b.turns.Go(func() {
		defer cancel(nil)
		defer stream.Close()
		leave, err := b.processor().Enter(ctx, topic) // flows stand before the gate as runs do
		if err == nil {
			defer leave()
		} // a flow that was stopped there says so itself
		_, err = b.flows().Run(ctx, r.Definition, r.Input, r.Options, func(e flow.Event) {
			if last := e.About().Type; last == flow.TypeDone || last == flow.TypeError {
				b.forget(topic) // whoever hears the last event may start the next one at once
			}
			stream.Emit(event.Event{Name: string(e.About().Type), Data: e})
		})
		if fault.CodeOf(err) == fault.Internal && ctx.Err() == nil {
			b.log.LogAttrs(ctx, slog.LevelError, "flow failed", slog.Any("err", err))
		}
	})
	return stream, nil
}

// StopFlow ends the flow that speaks under a topic, if it still runs.
func (b *Backend) StopFlow(topic string) { b.CancelTask(topic) }

func (b *Backend) forget(id string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.tasks, id)
}

// modelNamed says how a model is asked: the chosen one for the empty name; otherwise the
// configuration of that name, first of the server that is chosen, then of any other; and
// where there is none, the chosen server is asked for it and nothing is known about it.
func (b *Backend) modelNamed(ctx context.Context, name string) (llm.Target, error) {
	chosen, err := b.db.ActiveTarget(ctx)
	if err != nil || name == "" || name == chosen.Model {
		if err == nil && chosen.Model == "" {
			err = fault.New(fault.Conflict, "No model is chosen. Choose one in Settings.")
		}
		return chosen, err
	}
	settings, err := b.db.Settings(ctx)
	if err != nil {
		return chosen, err
	}
	endpoints, err := b.db.Endpoints(ctx)
	if err != nil {
		return chosen, err
	}
	var found *llm.Target
	for _, e := range endpoints {
		active := settings.ActiveEndpointID != nil && e.ID == *settings.ActiveEndpointID
		if found != nil && !active {
			continue
		}
		models, err := b.db.Models(ctx, e.ID)
		if err != nil {
			return chosen, err
		}
		for _, m := range models {
			if m.ModelName == name {
				target, err := b.db.Target(ctx, e.ID, &m.ID)
				if err != nil {
					return chosen, err
				}
				found = &target
			}
		}
	}
	switch {
	case found != nil:
		return *found, nil
	case demo.Answers(chosen):
		return chosen, fault.Newf(fault.Invalid, "No server here has a model named %s. Add one in Settings, or leave the model out.", name).With("field", "model")
	}
	return llm.Target{URL: chosen.URL, Key: chosen.Key, Model: name}, nil
}
