package health

import (
	"context"
	"errors"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
)

// A Trouble is why the model that is chosen gave no answer the last time it was
// asked, so that a window can say it where the next message is written.
type Trouble struct {
	Kind     string `json:"kind"`     // down, model, key, address, context, busy, loading, or empty for others
	Sentence string `json:"sentence"` // for a person
}

// An endpointHealth is a trouble with the model that it is about; it does not concern another model.
type endpointHealth struct {
	Trouble

	url, model string
}

// TurnEnded keeps how a turn ended: with a trouble of the server, or without.
func (s *Service) TurnEnded(ctx context.Context, err error) {
	was := s.endpoint.Load()
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Code != fault.Unavailable {
		if err == nil && was != nil && s.endpoint.CompareAndSwap(was, nil) {
			s.o.Hub.Changed("status", "")
		}
		return
	}
	t, failed := s.o.Store.ActiveTarget(context.WithoutCancel(ctx))
	if failed != nil {
		return
	}
	kind, _ := f.Details[llm.TroubleKind].(string)
	s.o.Errors.note("model server: "+kind, f.Code, s.o.Now())
	s.endpoint.Store(&endpointHealth{Trouble{kind, f.Message}, t.URL, t.Model})
	s.o.Hub.Changed("status", "")
}

// trouble is what stands between a person and the model that is chosen now.
func (s *Service) trouble(t llm.Target) *Trouble {
	f := s.endpoint.Load()
	if f == nil || f.url != t.URL || f.model != t.Model {
		return nil
	}
	return &f.Trouble
}
