package turns

import (
	"context"
	"errors"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/secrets"
)

// Scene reads what a turn would read, without beginning one: the path up to the leaf, or
// with a message the path before it. A server that cannot be asked is no error here, for not
// everything that plays in a scene asks a model: without a model the targets are empty, and
// without the server's key they say that it is lost.
func (db *DB) Scene(ctx context.Context, conversation string, before *int64) (s turn.Snapshot, err error) {
	read := func(lost error) error {
		return db.secrets.WithKeys(func() error {
			return db.file.Read(ctx, func(t *Tx) error {
				s, err = t.scene(ctx, conversation, before, lost)
				return err
			})
		})
	}
	if err = read(nil); errors.Is(err, secret.ErrLost) {
		err = read(err)
	}
	db.scriptsOfSent(&s)
	return s, err
}

// SceneOf reads what a turn would read in a conversation that is not stored, where a configuration of a model answers. It
// has no character, no history and no message yet.
func (db *DB) SceneOf(ctx context.Context, model int64) (s turn.Snapshot, err error) {
	err = db.secrets.WithKeys(func() error {
		return db.file.Read(ctx, func(t *Tx) error {
			s = turn.Snapshot{Conversation: chat.Conversation{ModelConfigID: &model}}
			return t.readLibrary(ctx, &s)
		})
	})
	return s, err
}

// Writer is the model that answers in a conversation, without what it would be asked.
func (db *DB) Writer(ctx context.Context, conversation string) (target llm.Target, err error) {
	err = db.secrets.WithKeys(func() error {
		return db.file.Read(ctx, func(t *Tx) (err error) {
			var s turn.Snapshot
			if s.Conversation, err = t.messages.Conversation(ctx, conversation); err == nil {
				err = t.readLibrary(ctx, &s)
			}
			target = s.Writer
			return err
		})
	})
	return target, err
}

// scene reads a scene. lost is why a key that is not open yet cannot be opened; nil: it may be.
func (t *Tx) scene(ctx context.Context, conversation string, before *int64, lost error) (s turn.Snapshot, err error) {
	if s.Conversation, err = t.messages.Conversation(ctx, conversation); err != nil {
		return s, err
	}
	err = t.readLibrary(ctx, &s)
	if _, unopened := errors.AsType[*secrets.UnopenedKey](err); unopened && lost != nil {
		s.Writer.Trouble, s.Agent.Trouble = lost, lost
	} else if err != nil && fault.CodeOf(err) != fault.Invalid {
		return s, err
	}
	end := s.Conversation.ActiveLeafID
	if before != nil {
		m, err := t.messages.Message(ctx, conversation, *before)
		if err != nil {
			return s, err
		}
		end = m.ParentID
	}
	if s.History, err = t.messages.CachedPath(ctx, conversation, end); err != nil {
		return s, err
	}
	s.User = lastUser(s.History)
	if end != nil {
		if err := t.readSceneCalls(ctx, &s, *end); err != nil {
			return s, err
		}
	}
	if s.Variables, err = t.messages.VariablesAt(ctx, conversation, end); err != nil {
		return s, err
	}
	if s.Folds, err = t.folds.FoldsToRead(ctx, conversation, s.History); err != nil {
		return s, err
	}
	if err := t.readFacts(ctx, &s); err != nil {
		return s, err
	}
	if err := t.readImages(ctx, &s); err != nil {
		return s, err
	}
	return s, t.settleFiles(ctx, &s)
}

func lastUser(path []chat.Message) chat.Message {
	for _, m := range slices.Backward(path) {
		if m.Role == chat.User {
			return m
		}
	}
	return chat.Message{}
}
