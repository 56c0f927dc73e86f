package automation

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"

	"terzetto/backend/assistant"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/lists"
	"terzetto/backend/run"
	"terzetto/backend/tool"
)

// answeredBy finds who carries out an instruction that is written in words.
func (s *Service) answeredBy(ctx context.Context, words, id string) (run.Assistant, string, error) {
	all, err := s.db.Assistants(ctx)
	if err != nil {
		return run.Assistant{}, "", err
	}
	a, note := assistant.Carrying(words, id, all)
	return run.Assistant{ID: a.ID, Name: a.Name, Runner: assistant.RunnerID}, note, nil
}

// masker removes the secrets of this computer from what is stored of a run.
func (s *Service) masker(ctx context.Context) (func([]byte) []byte, error) {
	mask, err := s.mask(ctx)
	return func(text []byte) []byte { return mask.JSON(text) }, err
}

// mask removes the secrets that are stored now.
func (s *Service) mask(ctx context.Context) (tool.Masker, error) {
	secrets, err := s.db.Secrets(ctx)
	return tool.Mask(secrets...), err
}

// secret opens a variable for the arguments of a tool that it was granted to.
func (s *Service) secret(ctx context.Context, toolID, name string) (string, error) {
	if err := tool.CheckVariable(name); err != nil {
		return "", err
	}
	return s.db.Variable(ctx, name, toolID)
}

// reach is what a tool can use within a run.
func (s *Service) reach(ctx context.Context, r run.Run) context.Context {
	if files, ok := s.o.FileSet(r.TeamID); ok {
		ctx = tool.WithFileSet(ctx, files)
	}
	return tool.WithVariables(ctx, func(ctx context.Context, toolID, name string) (string, error) {
		return s.db.Variable(ctx, name, toolID)
	})
}

// assistantTool answers as an assistant.
func (s *Service) assistantTool() tool.Tool {
	runner := &assistant.Runner{Model: metered{s.o.Client}, Target: s.Target, Now: s.o.Now}
	return assistant.Tool(runner, s.assistantNamed, s.around)
}

// assistantNamed finds an assistant by its id or its name; empty: the primary one.
func (s *Service) assistantNamed(ctx context.Context, idOrName string) (assistant.Assistant, error) {
	all, err := s.db.Assistants(ctx)
	if err != nil {
		return assistant.Assistant{}, err
	}
	if idOrName == "" {
		return assistant.PrimaryOf(all), nil
	}
	a, ok := assistant.Find(all, idOrName)
	if !ok {
		return a, fault.Newf(fault.NotFound, "There is no assistant named %s.", idOrName)
	}
	return a, nil
}

// around is the context of a call to an assistant. Within a run the conversation is always
// that of the run, even if the model named another one in the call.
func (s *Service) around(ctx context.Context, c assistant.Call) (q assistant.Request, err error) {
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
	q.Tools = s.Tools()
	if q.Mask, err = s.mask(ctx); err != nil {
		return q, err
	}
	q.History, err = s.said(ctx, conversation, before)
	return q, err
}

// recentDone is how many steps of a run are read for a step in words.
const recentDone = 200

// work is what a step in words sees of its run; nil: the run is no workflow.
func (s *Service) work(ctx context.Context, scope run.Scope) (*assistant.Work, error) {
	r := scope.Run
	if r.Kind != run.Instructions && r.Kind != run.Block {
		return nil, nil //nolint:nilnil // there is none
	}
	w := &assistant.Work{Name: r.Name}
	if t, err := s.db.Template(ctx, r.TemplateID); err == nil {
		w.Goal = t.Description
	} else if !fault.Is(err, fault.NotFound) {
		return nil, err
	}
	done, err := s.db.StepsDone(ctx, r.ID, recentDone)
	if err != nil {
		return nil, err
	}
	w.Done = lists.Map(done, s.done)
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

func (s *Service) done(step run.Step) assistant.Done {
	// Only what follows a failure has no name.
	d := assistant.Done{Step: cmp.Or(step.Do.ID, "After a failure"), What: step.Do.Words}
	if t, known := s.Tools().Get(step.Do.Tool); known && step.Do.Words == "" {
		d.What = "Called " + t.Name + "."
	}
	d.Result, _ = tool.Text(step.Result)
	return d
}

// recentSaid is how many messages of a conversation are read for an assistant: more than fit
// into the context of any model.
const recentSaid = 500

// said returns the messages of a conversation before one of them; 0 means all.
func (s *Service) said(ctx context.Context, conversation string, before int64) ([]flow.Message, error) {
	if conversation == "" {
		return nil, nil
	}
	rows, err := s.db.Messages(ctx, conversation, chat.Page{Limit: recentSaid, Before: before})
	switch {
	case fault.Is(err, fault.NotFound) && before != 0: // the message was deleted
		return s.said(ctx, conversation, 0)
	case fault.Is(err, fault.NotFound): // a run outlives its conversation
		return nil, nil
	}
	return lists.Map(rows, func(m chat.Message) flow.Message { return flow.Message{Role: string(m.Role), Content: m.Content} }), err
}
