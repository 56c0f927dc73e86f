package flows

import (
	"context"
	"encoding/json"
	"log/slog"
	"strings"

	"github.com/google/uuid"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/flow"
	"terzetto/backend/document"
	"terzetto/backend/tool"
)

// A Request is a flow and its inputs.
type Request struct {
	Definition flow.Definition
	Input      flow.Input
	Options    flow.Options
}

// hosts are those that the person wrote who sends the request.
func (r Request) hosts() []string {
	messages := lists.Keep(r.Input.Messages, func(m flow.Message) bool { return m.Role == "user" })
	text, _ := json.Marshal([]any{r.Definition, r.Input.Text, messages}) // which came as JSON
	return tool.HostsInJSON(text)
}

// marks are what a flow has read that is given files.
func (r Request) marks() []tool.Mark {
	return lists.Map(r.Input.Attachments, func(a flow.Attachment) tool.Mark {
		return tool.Mark{Kind: tool.OfFile, Name: "an attached file of the type " + a.Mime}
	})
}

// unasked tells the model of a flow in memory, and the reader of its events, how a tool that
// changes something can be used.
const unasked = `A flow that runs in memory asks no person; run it with "keep" to be asked.`

func (s *Service) runner() *flow.Runner {
	return &flow.Runner{Model: s.o.Model, Target: s.o.Target, Tools: s.o.Tools(), Now: s.o.Now, Document: s.readPDF}
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

// Check reports what prevents a flow from running. It calls no model. Keep says that it would be
// kept, and so may ask a person.
func (s *Service) Check(ctx context.Context, r Request, keep bool) error {
	if keep {
		r.Options.Person = askInRun
	}
	return s.runner().Check(ctx, r.Definition, r.Input, r.Options)
}

// CheckStored is Check of a stored flow, which runs on any input, and as a run.
func (s *Service) CheckStored(ctx context.Context, d flow.Definition) error {
	return s.Check(ctx, Request{Definition: d}, true)
}

// Topic begins the topic of every flow's stream.
const Topic = "flow:"

// Start begins a flow in memory and returns its stream at once; later errors are reported on it,
// as one error event. Tasks.Cancel stops it by the stream's topic, which is Topic and the id;
// an empty id is made up. A second flow under the id of one that runs is fault.Busy.
func (s *Service) Start(id string, r Request) (*hub.Stream, error) {
	if id == "" {
		id = uuid.Must(uuid.NewV7()).String()
	}
	topic := Topic + id
	done, err := s.group.Begin()
	if err != nil {
		return nil, err
	}
	reading := &tool.Reading{Refuse: func(l *tool.Leaving) error { return l.Refusal(unasked) }}
	reading.Wrote(r.hosts()...)
	ctx, cancel := context.WithCancelCause(tool.WithGuard(s.group.Context(), reading))
	if err := s.o.Tasks.Begin(topic, cancel, false); err != nil {
		cancel(nil)
		done()
		return nil, err
	}
	stream := s.o.Hub.OpenAs("flow", topic)
	go func() {
		defer done()
		defer cancel(nil)
		defer stream.Close()
		leave, err := s.o.Runs.Enter(ctx, topic) // flows wait at the gate as runs do
		if err == nil {
			defer leave()
		} // a flow that was stopped while it waited reports that itself
		r.Options.Unasked = unasked
		_ = tool.Note(ctx, r.marks()...) // in memory, which does not fail
		_, err = s.runner().Run(ctx, r.Definition, r.Input, r.Options, func(e flow.Event) {
			if last := e.About().Type; last == flow.TypeDone || last == flow.TypeError {
				s.o.Tasks.End(topic) // a listener may start the next one at the last event
			}
			stream.Emit(event.Event{Name: string(e.About().Type), Data: e})
		})
		if fault.CodeOf(err) == fault.Internal && ctx.Err() == nil {
			s.o.Log.LogAttrs(ctx, slog.LevelError, "flow failed", slog.Any("err", err))
		}
	}()
	return stream, nil
}
