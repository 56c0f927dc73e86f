package store

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/pipeline"
	"terzetto/backend/store/sqlite"
)

var _ pipeline.Folds = (*DB)(nil)

// Folds lists the folds of a conversation's active path in the order in which they reach
// farther, those that wait included.
func (db *DB) Folds(ctx context.Context, conversation string) ([]chat.Fold, error) {
	return read(ctx, db, func(t *Tx) ([]chat.Fold, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return nil, err
		}
		path, err := t.path(ctx, c.ActiveLeafID, 0)
		if err != nil {
			return nil, err
		}
		return t.folds(ctx, conversation, path)
	})
}

// Fold gives one fold.
func (db *DB) Fold(ctx context.Context, conversation string, id int64) (chat.Fold, error) {
	return sqlite.One(ctx, db, noFold(), folds().Scan, folds().Select()+" WHERE id = ? AND conversation_id = ?", id, conversation)
}

// KeepSummary keeps a summary for the next fold of a path, in place of the others that wait
// there. Where its last message was deleted meanwhile, nothing is kept.
func (db *DB) KeepSummary(ctx context.Context, f chat.Fold) error {
	return db.write(ctx, func(t *Tx) error {
		if _, err := t.message(ctx, f.ConversationID, f.LastID); fault.Is(err, fault.NotFound) {
			return nil
		} else if err != nil {
			return err
		}
		f.Waiting, f.CreatedAt = true, t.Now
		if err := t.Exec(ctx, "DELETE FROM folds WHERE conversation_id = ? AND waiting AND last_id = ?", f.ConversationID, f.LastID); err != nil {
			return err
		}
		_, err := folds().Insert(ctx, t.Conn, &f)
		return err
	})
}

// AddFold keeps a fold that the person asked for. The model reads it from now on.
func (db *DB) AddFold(ctx context.Context, f chat.Fold) (chat.Fold, error) {
	return write(ctx, db, func(t *Tx) (chat.Fold, error) { return t.AddFold(ctx, f) })
}

// AddFold is DB.AddFold within a transaction.
func (t *Tx) AddFold(ctx context.Context, f chat.Fold) (chat.Fold, error) {
	if _, err := t.message(ctx, f.ConversationID, f.LastID); err != nil {
		return f, err
	}
	return t.addFold(ctx, f)
}

// EditFold gives a fold another text: the person's own, or a summary that was written again.
func (db *DB) EditFold(ctx context.Context, conversation string, id int64, text string, byPerson bool) (chat.Fold, error) {
	if err := checkText(text); err != nil {
		return chat.Fold{}, err
	}
	if strings.TrimSpace(text) == "" {
		return chat.Fold{}, fault.New(fault.Invalid, "A summary can't be empty. Unfold the messages instead.").With("field", "text")
	}
	err := db.change(ctx, noFold(), "UPDATE folds SET text = ?, edited = ?, kind = ? WHERE id = ? AND conversation_id = ?",
		strings.TrimSpace(text), byPerson, chat.FoldSummary, id, conversation)
	if err != nil {
		return chat.Fold{}, err
	}
	return db.Fold(ctx, conversation, id)
}

// Unfold removes a fold with all others of its branch, so that the model reads the messages
// themselves again.
func (db *DB) Unfold(ctx context.Context, conversation string, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		f, err := sqlite.One(ctx, t, noFold(), folds().Scan, folds().Select()+" WHERE id = ? AND conversation_id = ?", id, conversation)
		if err != nil {
			return err
		}
		path, err := t.path(ctx, &f.LastID, 0)
		if err != nil {
			return err
		}
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		below, err := t.path(ctx, c.ActiveLeafID, 0)
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
	return found, sqlite.Each(ctx, db, func(row sqlite.Row) error {
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
	return slices.DeleteFunc(all, func(f chat.Fold) bool { return chat.PlaceOf(path, f.LastID) < 0 }), err
}

// foldsToRead are those of a path's folds that a turn may read: the one that reaches farthest, and
// those that wait. The texts of the others, of which a long conversation has hundreds, stay unread.
func (t *Tx) foldsToRead(ctx context.Context, conversation string, path []chat.Message) ([]chat.Fold, error) {
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
	return sqlite.List(ctx, t, folds().Scan, folds().Select()+" WHERE id IN (SELECT value FROM json_each(?)) ORDER BY last_id, id", sqlite.JSON(ids))
}

// addFold writes a fold. What waited for it is used up.
func (t *Tx) addFold(ctx context.Context, f chat.Fold) (_ chat.Fold, err error) {
	f.CreatedAt = t.Now
	if f.ID, err = folds().Insert(ctx, t.Conn, &f); err != nil {
		return f, err
	}
	return f, t.Exec(ctx, "DELETE FROM folds WHERE conversation_id = ? AND waiting AND last_id <= ?", f.ConversationID, f.LastID)
}

func folds() sqlite.Table[chat.Fold] {
	return sqlite.Table[chat.Fold]{
		Name:    "folds",
		Columns: "id, conversation_id, first_id, last_id, kind, edited, waiting, text, created_at",
		Fields: func(f *chat.Fold) []any {
			return []any{&f.ID, &f.ConversationID, &f.FirstID, &f.LastID, &f.Kind, &f.Edited, &f.Waiting, &f.Text, sqlite.Time(&f.CreatedAt)}
		},
	}
}

func noFold() error { return fault.New(fault.NotFound, "Summary not found") }
