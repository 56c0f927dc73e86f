package automation

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
)

// A FlowRequest is a flow and its inputs.
type FlowRequest struct {
	Definition flow.Definition
	Input      flow.Input
	Options    flow.Options
}

// unasked tells the model of a flow in memory, and the reader of its events, how a tool that
// changes something can be used.
const unasked = `A flow that runs in memory asks no person; run it with "keep" to be asked.`

func (s *Service) flows() *flow.Runner {
	return &flow.Runner{Model: metered{s.o.Client}, Target: s.Target, Tools: s.Tools(), Now: s.o.Now, Document: s.readPDF}
}

// readPDF gives the text of a PDF, page by page, as a model reads it.
func (s *Service) readPDF(ctx context.Context, data []byte) (string, error) {
	ctx, release, err := s.o.Budget.Take(ctx, document.Needs(int64(len(data))))
	if err != nil {
		return "", err
	}
	defer release()
	d, err := document.Read(ctx, "attachment.pdf", data, document.Limits{})
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
		return "", fault.Newf(fault.Invalid, "Couldn't read any text in the PDF. %s", strings.Join(d.Warnings, " "))
	}
	return strings.Join(pages, "\n\n"), nil
}

// CheckFlow reports what prevents a flow from running. It calls no model. Keep says that it would be
// kept, and so may ask a person.
func (s *Service) CheckFlow(ctx context.Context, r FlowRequest, keep bool) error {
	if keep {
		r.Options.Person = inRun
	}
	return s.flows().Check(ctx, r.Definition, r.Input, r.Options)
}

// FlowTopic begins the topic of every flow's stream.
const FlowTopic = "flow:"

// StartFlow begins a flow in memory and returns its stream at once; later errors are reported on it,
// as one error event. CancelTask stops it by the stream's topic, which is FlowTopic and the id;
// an empty id is made up. A second flow under the id of one that runs is fault.Busy.
func (s *Service) StartFlow(id string, r FlowRequest) (*hub.Stream, error) {
	if id == "" {
		id = uuid.Must(uuid.NewV7()).String()
	}
	topic := FlowTopic + id
	done, err := s.group.Begin()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancelCause(s.group.Context())
	if !s.tasks.begin(topic, &task{cancel: cancel}) {
		cancel(nil)
		done()
		return nil, errRunning()
	}
	stream := s.hub.OpenAs("flow", topic)
	go func() {
		defer done()
		defer cancel(nil)
		defer stream.Close()
		leave, err := s.processor().Gate().Enter(ctx, topic) // flows wait at the gate as runs do
		if err == nil {
			defer leave()
		} // a flow that was stopped while it waited reports that itself
		r.Options.Unasked = unasked
		_, err = s.flows().Run(ctx, r.Definition, r.Input, r.Options, func(e flow.Event) {
			if last := e.About().Type; last == flow.TypeDone || last == flow.TypeError {
				s.tasks.end(topic) // a listener may start the next one at the last event
			}
			stream.Emit(event.Event{Name: string(e.About().Type), Data: e})
		})
		if fault.CodeOf(err) == fault.Internal && ctx.Err() == nil {
			s.log.LogAttrs(ctx, slog.LevelError, "flow failed", slog.Any("err", err))
		}
	}()
	return stream, nil
}
