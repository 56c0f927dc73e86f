package turns

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lifecycle"
	"terzetto/backend/pipeline"
)

// A Folding is what the model reads of a conversation's active path.
type Folding struct {
	Fold  *chat.Fold     `json:"fold"` // in the place of the oldest messages; null: it reads all of them
	Meter pipeline.Meter `json:"meter"`
}

// Folding says what the model reads of a conversation, and how much of its context that takes.
func (s *Service) Folding(ctx context.Context, conversation string) (Folding, error) {
	snap, err := s.o.Store.Scene(ctx, conversation, nil)
	if err != nil {
		return Folding{}, err
	}
	s.pipeline.Client.Look(ctx, snap.Writer)
	return Folding{Fold: chat.PresentFold(snap.Folds, snap.History), Meter: s.pipeline.Meter(snap)}, nil
}

// EditFold gives a fold a text of the person's own. It waits for a running turn, as what follows does.
func (s *Service) EditFold(ctx context.Context, conversation string, id int64, text string) (f chat.Fold, err error) {
	err = s.changeFold(ctx, conversation, func() (err error) {
		f, err = s.o.Store.EditFold(ctx, conversation, id, text, true)
		return err
	})
	return f, err
}

// Fold folds all messages but the last ones because the person asks for it.
func (s *Service) Fold(ctx context.Context, conversation string) (chat.Fold, error) {
	f, err := s.Summary(ctx, conversation)
	if err != nil {
		return chat.Fold{}, err
	}
	err = s.changeFold(ctx, conversation, func() (err error) {
		f, err = s.o.Store.AddFold(ctx, f)
		return err
	})
	return f, err
}

// Summary has the model write a fold of all messages but the last ones, and does not keep it. It begins only while no
// turn runs. A message anywhere ends it, and so does Stop.
func (s *Service) Summary(ctx context.Context, conversation string) (chat.Fold, error) {
	snap, err := s.o.Store.Scene(ctx, conversation, nil)
	if err != nil {
		return chat.Fold{}, err
	}
	f, err := s.pipeline.Foldable(snap)
	if err != nil {
		return chat.Fold{}, err
	}
	return f, s.writeFold(ctx, snap, &f)
}

// RewriteFold has the model write the summary of a fold again, from the messages themselves, as Summary does.
func (s *Service) RewriteFold(ctx context.Context, conversation string, id int64) (chat.Fold, error) {
	snap, err := s.o.Store.Scene(ctx, conversation, nil)
	if err != nil {
		return chat.Fold{}, err
	}
	f, err := s.o.Store.Fold(ctx, conversation, id)
	if err != nil {
		return chat.Fold{}, err
	}
	if err := s.writeFold(ctx, snap, &f); err != nil {
		return chat.Fold{}, err
	}
	err = s.changeFold(ctx, conversation, func() (err error) {
		f, err = s.o.Store.EditFold(ctx, conversation, id, f.Text, false)
		return err
	})
	return f, err
}

// writeFold has the model write the text of a fold.
func (s *Service) writeFold(ctx context.Context, snap pipeline.Snapshot, f *chat.Fold) error {
	work, done, err := s.During(ctx, f.ConversationID)
	if err != nil {
		return err
	}
	defer done()
	s.mu.Lock()
	busy := len(s.running) > 0
	s.later.mu.Lock()
	work, end := s.later.enter(work)
	s.later.mu.Unlock()
	s.mu.Unlock()
	defer end()
	if busy {
		return fault.New(fault.Busy, "A reply is being written. Summarize when the reply is complete.")
	}
	f.Text, err = s.pipeline.Rewrite(work, snap, *f)
	if work.Err() != nil && ctx.Err() == nil {
		return lifecycle.Interrupted(work, fault.New(fault.Conflict, "Terzetto didn't write the summary, because another reply started."))
	}
	return err
}

// Unfold lets the model read the messages of a fold themselves again, for as long as they fit.
func (s *Service) Unfold(ctx context.Context, conversation string, id int64) error {
	return s.changeFold(ctx, conversation, func() error { return s.o.Store.Unfold(ctx, conversation, id) })
}

func (s *Service) changeFold(ctx context.Context, conversation string, act func() error) error {
	release, err := s.o.Locks.Acquire(ctx, conversation)
	if err != nil {
		return err
	}
	defer release()
	s.later.cancel() // what is being written may build on the text that changes
	if err := act(); err != nil {
		return err
	}
	s.o.Hub.Changed("folds", conversation)
	return nil
}
