package turns

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/recall"
)

// A Folding is what the model reads of a conversation's active path.
type Folding struct {
	Fold   *chat.Fold `json:"fold"` // in the place of the oldest messages; null: it reads all of them
	Meter  turn.Meter `json:"meter"`
	Unsent []int64    `json:"unsent"` // messages that it does not read, because they are too long and got no reply
	Blind  bool       `json:"blind"`  // it sees no images, and reads their names
	Renews bool       `json:"renews"` // messages that the fold stands for were changed, and it is written again when there is time
	Failed bool       `json:"failed"` // the model could not write it again; it is asked once more after the next reply
	Lost   []int64    `json:"lost"`   // facts of the messages that the fold stands for and that its text does not tell
}

// Folding says what the model reads of a conversation, and how much of its context that takes.
func (s *Service) Folding(ctx context.Context, conversation string) (Folding, error) {
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return Folding{}, err
	}
	s.pipeline.Client.Look(ctx, snap.Writer)
	f := chat.PresentFold(snap.Folds, snap.History)
	_, renews, err := s.rewritesAlone(ctx, snap, f)
	if err != nil {
		return Folding{}, err
	}
	if renews { // the program may have ended before it was written again
		s.idleWork.wantRenewal(conversation)
		s.renewWanted()
	}
	meter, unsent := s.pipeline.Meter(snap)
	return Folding{
		Fold: f, Meter: meter, Unsent: lists.OrEmpty(unsent), Blind: s.o.Client.Capabilities(snap.Writer).Blind(), Renews: renews,
		Failed: s.idleWork.renewalFailed(f), Lost: lostIn(f, snap),
	}, nil
}

// lostIn gives the facts of which the text of a fold says nothing.
func lostIn(f *chat.Fold, snap turn.Snapshot) []int64 {
	if f == nil || len(snap.Facts) == 0 {
		return []int64{}
	}
	stemmer := recall.NewStemmer(recall.LanguageOf([]string{f.Text}))
	missing := fact.Missing(f.Text, fact.On(snap.History, snap.Facts), f.FirstID, f.LastID, stemmer)
	return lists.Map(missing, func(s fact.Standing) int64 { return s.ID })
}

// ContextUse says part by part what fills the context of a conversation's model.
func (s *Service) ContextUse(ctx context.Context, conversation string) (turn.ContextUse, error) {
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return turn.ContextUse{}, err
	}
	s.pipeline.Client.Look(ctx, snap.Writer)
	snap.Writer = s.pipeline.Client.Ready(ctx, snap.Writer, nil)
	return s.pipeline.ContextUse(ctx, snap), nil
}

// EditFold gives a fold a text of the person's own. It waits for a running turn, as what follows does.
func (s *Service) EditFold(ctx context.Context, conversation string, id int64, text string) (f chat.Fold, err error) {
	err = s.changeFold(ctx, conversation, func() (err error) {
		f, err = s.o.Store.Folds.EditFold(ctx, conversation, id, text, chat.FoldEdit{ByPerson: true})
		return err
	})
	return f, err
}

// FoldVersions lists the texts that a fold had before, the newest first.
func (s *Service) FoldVersions(ctx context.Context, conversation string, id int64) ([]chat.FoldVersion, error) {
	all, err := s.o.Store.Folds.FoldVersions(ctx, conversation, id)
	return lists.OrEmpty(all), err
}

// RestoreFold gives a fold a text that it had before.
func (s *Service) RestoreFold(ctx context.Context, conversation string, id, version int64) (f chat.Fold, err error) {
	err = s.changeFold(ctx, conversation, func() (err error) {
		f, err = s.o.Store.Folds.RestoreFold(ctx, conversation, id, version)
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
		f, err = s.o.Store.Folds.AddFold(ctx, f)
		return err
	})
	return f, err
}

// Summary has the model write a fold of all messages but the last ones, and does not keep it. It begins only while no
// turn runs. A message anywhere ends it, and so does Stop.
func (s *Service) Summary(ctx context.Context, conversation string) (chat.Fold, error) {
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return chat.Fold{}, err
	}
	f, err := s.pipeline.Foldable(snap)
	if err != nil {
		return chat.Fold{}, err
	}
	f.Source.Path = snap.History
	return f, s.writeFold(ctx, snap, &f)
}

// RewriteFold has the model write the summary of a fold again, from the messages themselves, as Summary does.
func (s *Service) RewriteFold(ctx context.Context, conversation string, id int64) (chat.Fold, error) {
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return chat.Fold{}, err
	}
	f, err := s.o.Store.Folds.Fold(ctx, conversation, id)
	if err != nil {
		return chat.Fold{}, err
	}
	if err := s.writeFold(ctx, snap, &f); err != nil {
		return chat.Fold{}, err
	}
	err = s.changeFold(ctx, conversation, func() (err error) {
		f, err = s.o.Store.Folds.EditFold(ctx, conversation, id, f.Text, chat.FoldEdit{Read: snap.History})
		return err
	})
	return f, err
}

// writeFold has the model write the text of a fold.
func (s *Service) writeFold(ctx context.Context, snap turn.Snapshot, f *chat.Fold) error {
	work, done, err := s.During(ctx, f.ConversationID)
	if err != nil {
		return err
	}
	defer done()
	work, end, ok := s.beginIdle(work)
	if !ok {
		return fault.New(fault.Busy, "A reply is being written. Summarize when the reply is complete.")
	}
	defer end()
	f.Text, err = s.pipeline.Rewrite(work, snap, *f, nil)
	if work.Err() != nil && ctx.Err() == nil {
		return lifecycle.ExplainStop(work, fault.New(fault.Conflict, "Terzetto didn't write the summary, because another reply started."))
	}
	return err
}

// Unfold lets the model read the messages of a fold themselves again, for as long as they fit.
func (s *Service) Unfold(ctx context.Context, conversation string, id int64) error {
	return s.changeFold(ctx, conversation, func() error { return s.o.Store.Folds.Unfold(ctx, conversation, id) })
}

func (s *Service) changeFold(ctx context.Context, conversation string, act func() error) error {
	release, err := s.o.Locks.Acquire(ctx, conversation)
	if err != nil {
		return err
	}
	defer release()
	s.idleWork.cancel() // what is being written may build on the text that changes
	if err := act(); err != nil {
		return err
	}
	s.o.Hub.Announce("folds", conversation)
	return nil
}
