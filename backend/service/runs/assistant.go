package runs

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

// AssistantTool answers as an assistant.
func (s *Service) AssistantTool() tool.Tool {
	runner := &assistant.Runner{Model: s.o.Model, Target: s.o.Target, Now: s.o.Now}
	return assistant.Tool(runner, s.assistantNamed, s.callOf)
}

// assistantNamed finds an assistant by its id or its name; empty: the primary one. The hosts in its prompt were written
// by a person.
func (s *Service) assistantNamed(ctx context.Context, idOrName string) (assistant.Assistant, error) {
	all, err := s.db.Assistants.Assistants(ctx)
	if err != nil {
		return assistant.Assistant{}, err
	}
	a := assistant.PrimaryOf(all)
	if idOrName != "" {
		var ok bool
		if a, ok = assistant.Find(all, idOrName); !ok {
			return a, fault.Newf(fault.NotFound, "There is no assistant named %s.", idOrName)
		}
	}
	if scope, ok := run.From(ctx); ok {
		scope.Wrote(a.Prompt)
	}
	return a, nil
}

// callOf is what an assistant is asked by a call. Within a run the conversation is always
// that of the run, even if the model named another one in the call.
func (s *Service) callOf(ctx context.Context, c assistant.Call) (q assistant.Request, err error) {
	conversation, before := c.ContextID, int64(0)
	if scope, ok := run.From(ctx); ok {
		conversation, before = scope.Run.ConversationID, scope.Run.ParentMessageID
		q.Person = func(ctx context.Context, t tool.Tool, args json.RawMessage) (bool, error) {
			return scope.Allow(ctx, t, args)
		}
		if q.Work, err = s.work(ctx, scope); err != nil {
			return q, err
		}
	}
	q.Tools = s.o.Tools()
	q.Mask = s.o.Secrets.Records()
	q.History, err = s.history(ctx, conversation, before)
	return q, err
}

// maxDone is how many steps of a run are read for a step in words.
const maxDone = 200

// work is what a step in words sees of its run; nil: the run is no workflow.
func (s *Service) work(ctx context.Context, scope run.Scope) (*assistant.Work, error) {
	r := scope.Run
	if r.Kind != run.Instructions && r.Kind != run.Block {
		return nil, nil //nolint:nilnil // there is none
	}
	w := &assistant.Work{Name: r.Name}
	if of, err := s.db.Workflows.Workflow(ctx, r.TemplateID); err == nil {
		w.Goal = of.Description
	} else if !fault.Is(err, fault.NotFound) {
		return nil, err
	}
	done, err := s.db.Runs.StepsDone(ctx, r.ID, maxDone)
	if err != nil {
		return nil, err
	}
	w.Done = lists.Map(done, s.doneStep)
	vars := maps.Clone(r.Vars)
	if why, failed := vars["lastError"]; failed {
		w.LastError, _ = tool.Text(why)
		delete(vars, "lastError")
	}
	if len(vars) > 0 {
		text, err := json.Marshal(vars)
		if err != nil {
			return nil, fmt.Errorf("write the vars of a run: %w", err)
		}
		w.Vars = string(text)
	}
	return w, nil
}

// doneStep is a step that was carried out, as the assistant of a later step reads it.
func (s *Service) doneStep(step run.Step) assistant.DoneStep {
	// Only what follows a failure has no name.
	d := assistant.DoneStep{Step: cmp.Or(step.Do.ID, "After a failure"), What: step.Do.Words}
	if t, known := s.o.Tools().Get(step.Do.Tool); known && step.Do.Words == "" {
		d.What = "Called " + t.Name + "."
	}
	d.Result, _ = tool.Text(step.Result)
	return d
}

// maxHistory is how many messages of a conversation are read for an assistant: more than fit
// into the context of any model.
const maxHistory = 500

// history returns the messages of a conversation before one of them; 0 means all.
func (s *Service) history(ctx context.Context, conversation string, before int64) ([]flow.Message, error) {
	if conversation == "" {
		return nil, nil
	}
	rows, err := s.db.Messages.Messages(ctx, conversation, chat.Page{Limit: maxHistory, Before: before})
	switch {
	case fault.Is(err, fault.NotFound) && before != 0: // the message was deleted
		return s.history(ctx, conversation, 0)
	case fault.Is(err, fault.NotFound): // a run outlives its conversation
		return nil, nil
	}
	return lists.Map(rows, func(m chat.Message) flow.Message { return flow.Message{Role: string(m.Role), Content: m.Content} }), err
}
