package turns

import (
	"context"
	"slices"
	"strings"

	"github.com/google/uuid"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/run"
	"terzetto/backend/core/turn"
	"terzetto/backend/tool"
)

// mentionedAssistants are the assistants that a message is for. A message that mentions none goes to the
// three voices, and so does one with images or files, which runs cannot read. A character of the
// conversation comes before an assistant of the same name.
func (s *Service) mentionedAssistants(ctx context.Context, r turn.Request) ([]assistant.Assistant, error) {
	if r.Kind != turn.Send || r.Speaker != "" || len(r.Images)+len(r.Files) > 0 || !strings.Contains(r.Text, "@") {
		return nil, nil
	}
	all, err := s.o.Store.Assistants.Assistants(ctx)
	if err != nil {
		return nil, err
	}
	of := assistant.FindMentioned(r.Text, all)
	if len(of) == 0 {
		return nil, nil
	}
	c, err := s.o.Store.Messages.Conversation(ctx, r.ConversationID)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(of, func(a assistant.Assistant) bool {
		return slices.ContainsFunc(c.Cast, func(m chat.Member) bool { return strings.EqualFold(m.Label, a.Name) })
	}), nil
}

// startReplies writes a message and, in the same transaction, a run for each assistant that it
// mentions; each run writes its reply to the conversation. The stream announces the message and ends.
func (s *Service) startReplies(r turn.Request, of []assistant.Assistant) (*hub.Stream, error) {
	release, ok := s.o.Locks.TryAcquire(r.ConversationID)
	if !ok {
		return nil, errBusy()
	}
	defer release()
	ctx, done, err := s.During(s.group.Context(), r.ConversationID)
	if err != nil {
		return nil, err
	}
	defer done()
	stream := s.o.Hub.Open(r.ConversationID)
	defer stream.Close()
	runs, asked := make([]run.New, len(of)), event.Asked{}
	for i, a := range of {
		runs[i] = run.New{
			ID: uuid.Must(uuid.NewV7()).String(), Kind: run.Reply, Name: a.Name, ConversationID: r.ConversationID, AssistantID: a.ID,
			Steps:   []run.Instruction{{Tool: run.AssistantRunner, Words: r.Text, Assistant: a.ID}},
			Written: tool.HostsIn(r.Text),
		}
		asked.Assistants = append(asked.Assistants, event.AskedAssistant{ID: a.ID, Name: a.Name, RunID: runs[i].ID})
	}
	message, err := s.o.Store.Runs.StartReplies(context.WithoutCancel(ctx), r.ConversationID, r.Text, runs)
	if err != nil {
		stream.Emit(event.Event{Name: event.Error, Data: fault.Sentence(err)})
		s.o.Ended(ctx, err)
		return stream, nil
	}
	stream.Emit(event.Event{Name: event.UserMessageCreated, Data: event.UserMessage{ID: message, Content: r.Text}})
	stream.Emit(event.Event{Name: event.AssistantsAsked, Data: asked})
	stream.Emit(event.Event{Name: event.Done})
	s.o.Hub.Announce("conversations", r.ConversationID)
	for _, n := range runs {
		s.o.Offer(n.ID)
	}
	return stream, nil
}
