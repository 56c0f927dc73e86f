package folds

import (
	"context"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

var _ turn.Folds = (*DB)(nil)

// Folds lists the folds of a conversation's active path in the order in which they reach
// farther, those that wait included.
func (db *DB) Folds(ctx context.Context, conversation string) ([]chat.Fold, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]chat.Fold, error) {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return nil, err
		}
		path, err := t.messages.Path(ctx, c.ActiveLeafID)
		if err != nil {
			return nil, err
		}
		return t.folds(ctx, conversation, path)
	})
}

// Fold gives one fold.
func (db *DB) Fold(ctx context.Context, conversation string, id int64) (chat.Fold, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.Fold, error) {
		f, err := t.fold(ctx, conversation, id)
		if err != nil {
			return f, err
		}
		path, err := t.messages.Path(ctx, &f.LastID)
		if err != nil {
			return f, err
		}
		all, err := t.withChanges(ctx, []chat.Fold{f}, path)
		return all[0], err
	})
}

func (t *Tx) fold(ctx context.Context, conversation string, id int64) (chat.Fold, error) {
	return sqlite.One(ctx, t, noFold(), folds().Scan, folds().Select()+" WHERE id = ? AND conversation_id = ?", id, conversation)
}

// KeepSummary keeps a summary for the next fold of a path, in place of the others that wait
// there. Where its last message was deleted meanwhile, nothing is kept.
func (db *DB) KeepSummary(ctx context.Context, f chat.Fold) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if _, err := t.messages.Message(ctx, f.ConversationID, f.LastID); fault.Is(err, fault.NotFound) {
			return nil
		} else if err != nil {
			return err
		}
		f.Waiting, f.CreatedAt, f.WrittenAt = true, t.Now, t.Now
		if err := t.Exec(ctx, "DELETE FROM folds WHERE conversation_id = ? AND waiting AND last_id = ?", f.ConversationID, f.LastID); err != nil {
			return err
		}
		var err error
		if f.ID, err = folds().Insert(ctx, t.Conn, &f); err != nil {
			return err
		}
		return t.noteSource(ctx, f)
	})
}

// AddFold keeps a fold that the person asked for. The model reads it from now on.
func (db *DB) AddFold(ctx context.Context, f chat.Fold) (chat.Fold, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Fold, error) { return t.AddFold(ctx, f) })
}

// AddFold is DB.AddFold within a transaction.
func (t *Tx) AddFold(ctx context.Context, f chat.Fold) (chat.Fold, error) {
	if _, err := t.messages.Message(ctx, f.ConversationID, f.LastID); err != nil {
		return f, err
	}
	return t.InsertFold(ctx, f)
}

// Unfold removes a fold with all others of its branch, so that the model reads the messages
// themselves again.
func (db *DB) Unfold(ctx context.Context, conversation string, id int64) error {
	return db.file.Write(ctx, func(t *Tx) error {
		f, err := t.fold(ctx, conversation, id)
		if err != nil {
			return err
		}
		path, err := t.messages.Path(ctx, &f.LastID)
		if err != nil {
			return err
		}
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		below, err := t.messages.Path(ctx, c.ActiveLeafID)
		if err != nil {
			return err
		}
		if chat.PlaceOf(below, f.LastID) >= 0 {
			path = below
		}
		gone, err := t.folds(ctx, conversation, path)
		if err != nil {
			return err
		}
		return lists.Each(gone, func(f chat.Fold) error { return t.Exec(ctx, "DELETE FROM folds WHERE id = ?", f.ID) })
	})
}

// Directions gives what the Director decided for replies, by the reply's id. A reply that was
// written without a Director has none.
func (db *DB) Directions(ctx context.Context, conversation string, replies []int64) (map[int64]map[string]any, error) {
	found := map[int64]map[string]any{}
	return found, sqlite.Each(ctx, db.file, func(row sqlite.Row) error {
		var id int64
		var fields map[string]any
		err := row.Scan(&id, sqlite.JSON(&fields))
		found[id] = fields
		return err
	}, `SELECT message_id, coalesce(json_extract(record, '$.extra_fields'), '{}') FROM conversation_logs
	  WHERE conversation_id = ? AND message_id IN (SELECT value FROM json_each(?)) ORDER BY id`, conversation, sqlite.JSON(replies))
}

// folds are those of a path. Ids rise along a path, so the order of their ends is the path's.
func (t *Tx) folds(ctx context.Context, conversation string, path []chat.Message) ([]chat.Fold, error) {
	all, err := sqlite.List(ctx, t, folds().Scan, folds().Select()+" WHERE conversation_id = ? ORDER BY last_id, id", conversation)
	if err != nil {
		return nil, err
	}
	return t.withChanges(ctx, slices.DeleteFunc(all, func(f chat.Fold) bool { return chat.PlaceOf(path, f.LastID) < 0 }), path)
}

// FoldsToRead are those of a path's folds that a turn may read: the one that reaches farthest, and
// those that wait. The texts of the others, of which a long conversation has hundreds, stay unread.
func (t *Tx) FoldsToRead(ctx context.Context, conversation string, path []chat.Message) ([]chat.Fold, error) {
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (f chat.Fold, err error) {
		return f, row.Scan(&f.ID, &f.LastID, &f.Waiting)
	}, "SELECT id, last_id, waiting FROM folds WHERE conversation_id = ? ORDER BY last_id, id", conversation)
	if err != nil {
		return nil, err
	}
	present := chat.PresentFold(all, path)
	ids := []int64{}
	for _, f := range all {
		if f.Waiting && chat.PlaceOf(path, f.LastID) >= 0 || present != nil && f.ID == present.ID {
			ids = append(ids, f.ID)
		}
	}
	if len(ids) == 0 {
		return []chat.Fold{}, nil
	}
	found, err := sqlite.List(ctx, t, folds().Scan, folds().Select()+" WHERE id IN (SELECT value FROM json_each(?)) ORDER BY last_id, id", sqlite.JSON(ids))
	if err != nil {
		return nil, err
	}
	return t.withChanges(ctx, found, path)
}

// InsertFold writes a fold. What waited for it is used up.
func (t *Tx) InsertFold(ctx context.Context, f chat.Fold) (_ chat.Fold, err error) {
	f.CreatedAt, f.WrittenAt = t.Now, t.Now
	if f.ID, err = folds().Insert(ctx, t.Conn, &f); err != nil {
		return f, err
	}
	if err := t.noteSource(ctx, f); err != nil {
		return f, err
	}
	f.Changed = lists.OrEmpty(f.Changed)
	return f, t.Exec(ctx, "DELETE FROM folds WHERE conversation_id = ? AND waiting AND last_id <= ?", f.ConversationID, f.LastID)
}

func folds() sqlite.Table[chat.Fold] {
	return sqlite.Table[chat.Fold]{
		Name:    "folds",
		Columns: "id, conversation_id, first_id, last_id, kind, edited, waiting, text, created_at, written_at",
		Fields: func(f *chat.Fold) []any {
			return []any{&f.ID, &f.ConversationID, &f.FirstID, &f.LastID, &f.Kind, &f.Edited, &f.Waiting, &f.Text, sqlite.Time(&f.CreatedAt), sqlite.Time(&f.WrittenAt)}
		},
	}
}

func noFold() error { return fault.New(fault.NotFound, "Summary not found") }
