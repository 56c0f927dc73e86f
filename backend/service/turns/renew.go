package turns

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

// Idle is how long nothing must happen before a summary is written again: a person who corrects a message often corrects
// another one, or writes on, and the model's server has one place to work in.
const Idle = 20 * time.Second

// MessageEdited hears that a message of a conversation was changed by the person.
func (s *Service) MessageEdited(ctx context.Context, conversation string) {
	s.idleWork.cancel() // what is being written builds on the text that was changed
	s.renew(ctx, conversation)
}

// renew has the summary of a conversation written again, and what was read of it read again, once nothing happens any more, if messages
// were changed.
func (s *Service) renew(ctx context.Context, conversation string) {
	changed, err := s.o.Store.Folds.FoldsChanged(ctx, conversation)
	if err == nil && !changed {
		changed, err = s.o.Store.Facts.Stale(ctx, conversation)
	}
	if err == nil && changed {
		s.idleWork.wantRenewal(conversation)
	}
	s.renewWanted()
}

// renewWanted begins to wait for each conversation that has something to be written again.
func (s *Service) renewWanted() {
	for _, conversation := range s.idleWork.wantedRenewals() {
		ctx, end, ok := s.beginIdle(s.group.Context())
		if !ok {
			return // the turn that runs asks for it when it ends
		}
		s.idleWork.startRenewal(ctx, conversation)
		began := s.group.Go(func(context.Context) {
			defer end()
			if err := s.renewWhenIdle(ctx, conversation); err != nil && ctx.Err() == nil {
				s.o.Log.LogAttrs(ctx, slog.LevelInfo, "summary not written again", slog.String("conversation", conversation), slog.Any("err", err))
			}
			s.idleWork.endRenewal(ctx, conversation)
		})
		if !began {
			end()
		}
	}
}

func (s *Service) renewWhenIdle(ctx context.Context, conversation string) error {
	timer := time.NewTimer(s.o.Idle)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
		return ctx.Err()
	}
	defer s.idleWork.exclusive()()
	reader{s}.readExchanges(ctx, conversation)
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return err
	}
	f := chat.PresentFold(snap.Folds, snap.History)
	before, alone, err := s.rewritesAlone(ctx, snap, f)
	if err != nil || !alone {
		return err
	}
	text, err := s.pipeline.Rewrite(ctx, snap, *f, before)
	if err != nil {
		if ctx.Err() == nil {
			s.idleWork.failRenewal(*f)
			s.o.Hub.Announce("folds", conversation)
		}
		return err
	}
	release, err := s.o.Locks.Acquire(ctx, conversation)
	if err != nil {
		return err
	}
	defer release()
	if _, err := s.o.Store.Folds.EditFold(ctx, conversation, f.ID, text, chat.FoldEdit{Read: snap.History, Unless: true}); err != nil {
		return err
	}
	s.o.Hub.Announce("folds", conversation)
	return nil
}

// rewritesAlone reports whether the fold that the model reads is written again without being asked for, and the one from which it goes on.
func (s *Service) rewritesAlone(ctx context.Context, snap turn.Snapshot, f *chat.Fold) (before *chat.Fold, alone bool, err error) {
	if f == nil || len(f.Changed) == 0 || f.Edited || !answersAlone(snap.Writer) {
		return nil, false, nil
	}
	if s.idleWork.renewalFailed(f) {
		return nil, false, nil
	}
	if before, err = s.o.Store.Folds.FoldBefore(ctx, f.ConversationID, snap.History, f.Changed[0]); err != nil {
		return nil, false, err
	}
	return before, s.pipeline.RewritesAlone(snap, *f, before), nil
}
