package health

import (
	"context"
	"errors"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// A Trouble is why the chosen model failed the last time it was called, so that a window can
// show it next to the message box.
type Trouble struct {
	Kind     string `json:"kind"`     // down, model, key, address, context, busy, loading, or empty for others
	Sentence string `json:"sentence"` // for a person
}

// An endpointHealth is the trouble of one model.
type endpointHealth struct {
	Trouble

	url, model string
}

// TurnEnded records whether a turn ended with a trouble of the server.
func (s *Service) TurnEnded(ctx context.Context, err error) {
	was := s.endpoint.Load()
	var kind string
	f, ok := errors.AsType[*fault.Error](err)
	if ok {
		kind, _ = f.Details[llm.TroubleKind].(string)
	}
	if !ok || (f.Code != fault.Unavailable && kind == "") {
		if err == nil && was != nil && s.endpoint.CompareAndSwap(was, nil) {
			s.o.Hub.Announce("status", "")
		}
		return
	}
	if kind == llm.KeyLost { // Status sees that by itself, until the key is entered
		s.o.Hub.Announce("status", "")
		return
	}
	t, failed := s.o.Store.Settings.ActiveTarget(context.WithoutCancel(ctx))
	if failed != nil {
		return
	}
	s.o.Errors.note("model server: "+kind, f.Code, s.o.Now())
	s.endpoint.Store(&endpointHealth{Trouble{kind, f.Message}, t.URL, t.Model})
	s.o.Hub.Announce("status", "")
}

// trouble is the trouble of the model that is chosen now.
func (s *Service) trouble(t llm.Target) *Trouble {
	f := s.endpoint.Load()
	if f == nil || f.url != t.URL || f.model != t.Model {
		return nil
	}
	return &f.Trouble
}
