package backend

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

// failing is a trouble with whom it is about: it is over when somebody else answers.
type failing struct {
	Trouble

	url, model string
}

// heard keeps how a turn ended: a trouble with the server, or none.
func (b *Backend) heard(ctx context.Context, err error) {
	was := b.failing.Load()
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Code != fault.Unavailable {
		if err == nil && was != nil && b.failing.CompareAndSwap(was, nil) {
			b.hub.Changed("status", "")
		}
		return
	}
	t, failed := b.db.ActiveTarget(context.WithoutCancel(ctx))
	if failed != nil {
		return
	}
	kind, _ := f.Details[llm.TroubleKind].(string)
	b.recent.note("model server: "+kind, f.Code, b.now())
	b.failing.Store(&failing{Trouble{kind, f.Message}, t.URL, t.Model})
	b.hub.Changed("status", "")
}

// trouble is what stands between a person and the model that is chosen now.
func (b *Backend) trouble(t llm.Target) *Trouble {
	f := b.failing.Load()
	if f == nil || f.url != t.URL || f.model != t.Model {
		return nil
	}
	return &f.Trouble
}
