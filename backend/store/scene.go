package store

import (
	"context"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/pipeline"
)

// Scene reads what a turn would read, without beginning one: the path up to the leaf, or
// with a message the path before it. A server that cannot be asked is no error here; the
// targets are empty then, for not everything that plays in a scene asks a model.
func (db *DB) Scene(ctx context.Context, conversation string, before *int64) (s pipeline.Snapshot, err error) {
	err = db.withKeys(func() error {
		return db.read(ctx, func(t *Tx) error {
			s = pipeline.Snapshot{}
			if s.Conversation, err = t.Conversation(ctx, conversation); err != nil {
				return err
			}
			if err := t.readLibrary(ctx, db, &s); err != nil && fault.CodeOf(err) != fault.Invalid {
				return err
			}
			end := s.Conversation.ActiveLeafID
			if before != nil {
				m, err := t.message(ctx, conversation, *before)
				if err != nil {
					return err
				}
				end = m.ParentID
			}
			if s.History, err = t.wholePath(ctx, db, conversation, end); err != nil {
				return err
			}
			s.User = lastUser(s.History)
			if s.Folds, err = t.foldsToRead(ctx, conversation, s.History); err != nil {
				return err
			}
			if err := t.readImages(ctx, &s); err != nil {
				return err
			}
			return t.settleFiles(ctx, &s)
		})
	})
	return s, err
}

func lastUser(path []chat.Message) chat.Message {
	for _, m := range slices.Backward(path) {
		if m.Role == chat.User {
			return m
		}
	}
	return chat.Message{}
}
