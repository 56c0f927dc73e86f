package folds

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// NoteTexts notes with each fold what the rows that a query names say before they are changed. A fold that has noted
// a row already was written from an earlier text.
func (t *Tx) NoteTexts(ctx context.Context, rows string, args ...any) error {
	type folded struct {
		fold, message int64
		text          string
	}
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (f folded, err error) {
		return f, row.Scan(&f.fold, &f.message, &f.text)
	}, `SELECT f.id, m.id, m.content FROM messages m JOIN folds f ON f.conversation_id = m.conversation_id AND m.id BETWEEN f.first_id AND f.last_id
	  WHERE m.id IN (`+rows+")", args...)
	if err != nil {
		return err
	}
	return lists.Each(all, func(f folded) error { return t.noteRead(ctx, f.fold, f.message, f.text) })
}

// noteRead notes what a fold's text was written from.
func (t *Tx) noteRead(ctx context.Context, fold, message int64, text string) error {
	return t.Exec(ctx, "INSERT OR IGNORE INTO fold_changes (fold_id, message_id, digest) VALUES (?, ?, ?)", fold, message, chat.TextDigest(text))
}

// noteSource notes what was changed since the text of a new fold was written: what the fold that it goes on from had
// missed, and the messages that read otherwise than on the path from which it was written.
func (t *Tx) noteSource(ctx context.Context, f chat.Fold) error {
	if f.Source.Fold != 0 {
		err := t.Exec(ctx, `INSERT OR IGNORE INTO fold_changes (fold_id, message_id, digest)
		  SELECT ?, message_id, digest FROM fold_changes WHERE fold_id = ? AND version_id IS NULL`, f.ID, f.Source.Fold)
		if err != nil {
			return err
		}
	}
	if len(f.Source.Path) == 0 {
		return nil
	}
	now, err := t.messages.Path(ctx, &f.LastID)
	if err != nil {
		return err
	}
	for _, m := range f.Source.Path {
		at := chat.PlaceOf(now, m.ID)
		if m.ID < f.FirstID || at < 0 || now[at].Content == m.Content {
			continue
		}
		if err := t.noteRead(ctx, f.ID, m.ID, m.Content); err != nil {
			return err
		}
	}
	return nil
}

// withChanges says of folds which messages of a path were changed since their texts were written.
func (t *Tx) withChanges(ctx context.Context, all []chat.Fold, path []chat.Message) ([]chat.Fold, error) {
	for i := range all {
		all[i].Changed = []int64{}
	}
	ids := lists.Map(all, func(f chat.Fold) int64 { return f.ID })
	if len(ids) == 0 {
		return all, nil
	}
	return all, sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var fold, message int64
		var digest, text string
		if err := row.Scan(&fold, &message, &digest, &text); err != nil {
			return err
		}
		if at := slices.Index(ids, fold); chat.PlaceOf(path, message) >= 0 && digest != chat.TextDigest(text) {
			all[at].Changed = append(all[at].Changed, message)
		}
		return nil
	}, `SELECT c.fold_id, c.message_id, c.digest, m.content FROM json_each(?) f
	  CROSS JOIN fold_changes c ON c.fold_id = f.value AND c.version_id IS NULL JOIN messages m ON m.id = c.message_id ORDER BY c.message_id`, sqlite.JSON(ids))
}

// EditFold gives a fold another text, and keeps the one that it had: the person's own, which is as true as they want it, or
// a summary that the model has written from a path.
func (db *DB) EditFold(ctx context.Context, conversation string, id int64, text string, by chat.FoldEdit) (chat.Fold, error) {
	if err := messages.CheckText(text); err != nil {
		return chat.Fold{}, err
	}
	if text = strings.TrimSpace(text); text == "" {
		return chat.Fold{}, fault.New(fault.Invalid, "A summary can't be empty. Unfold the messages instead.").With("field", "text")
	}
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Fold, error) {
		f, err := t.fold(ctx, conversation, id)
		if err != nil || by.Unless && f.Edited {
			return f, err
		}
		if err := t.keepVersion(ctx, f); err != nil {
			return f, err
		}
		f.Text, f.Edited, f.Kind, f.WrittenAt, f.Source = text, by.ByPerson, chat.FoldSummary, t.Now, chat.FoldSource{Path: by.Read}
		return t.rewrittenFold(ctx, f)
	})
}

// FoldVersions lists the texts that a fold had before, the newest first.
func (db *DB) FoldVersions(ctx context.Context, conversation string, id int64) ([]chat.FoldVersion, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]chat.FoldVersion, error) {
		if _, err := t.fold(ctx, conversation, id); err != nil {
			return nil, err
		}
		return foldVersions(ctx, t, id)
	})
}

func foldVersions(ctx context.Context, t *Tx, fold int64) ([]chat.FoldVersion, error) {
	return sqlite.List(ctx, t, func(row sqlite.Row) (v chat.FoldVersion, err error) {
		return v, row.Scan(&v.ID, &v.Kind, &v.Edited, &v.Text, sqlite.Time(&v.WrittenAt))
	}, "SELECT id, kind, edited, text, written_at FROM fold_versions WHERE fold_id = ? ORDER BY id DESC", fold)
}

// RestoreFold gives a fold a text that it had before, as it was then. The one that it has becomes the newest of those before.
func (db *DB) RestoreFold(ctx context.Context, conversation string, id, version int64) (chat.Fold, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Fold, error) {
		f, err := t.fold(ctx, conversation, id)
		if err != nil {
			return f, err
		}
		all, err := foldVersions(ctx, t, id)
		if err != nil {
			return f, err
		}
		at := slices.IndexFunc(all, func(v chat.FoldVersion) bool { return v.ID == version })
		if at < 0 {
			return f, fault.New(fault.NotFound, "Version not found")
		}
		v := all[at]
		// What a version did not note, it read as the one after it did.
		noted := map[int64]string{}
		err = sqlite.Each(ctx, t, func(row sqlite.Row) error {
			var message int64
			var digest string
			err := row.Scan(&message, &digest)
			noted[message] = digest
			return err
		}, `SELECT message_id, digest FROM fold_changes WHERE fold_id = ?1 AND (version_id IS NULL OR version_id >= ?2)
		  ORDER BY version_id IS NOT NULL, version_id DESC`, id, version)
		if err != nil {
			return f, err
		}
		for message := range noted { // what the present text has not noted, it read as it is
			m, err := t.messages.Message(ctx, conversation, message)
			if err == nil {
				err = t.noteRead(ctx, id, message, m.Content)
			}
			if err != nil {
				return f, err
			}
		}
		if err := t.keepVersion(ctx, f); err != nil {
			return f, err
		}
		if err := t.Exec(ctx, "DELETE FROM fold_versions WHERE id = ?", version); err != nil {
			return f, err
		}
		for message, digest := range noted {
			if err := t.Exec(ctx, "INSERT INTO fold_changes (fold_id, message_id, digest) VALUES (?, ?, ?)", id, message, digest); err != nil {
				return f, err
			}
		}
		f.Text, f.Edited, f.Kind, f.WrittenAt = v.Text, v.Edited, v.Kind, v.WrittenAt
		return t.rewrittenFold(ctx, f)
	})
}

// keepVersion puts the text that a fold has among those that it had before, with what was changed since it was written.
func (t *Tx) keepVersion(ctx context.Context, f chat.Fold) error {
	id, err := t.Insert(ctx, "INSERT INTO fold_versions (fold_id, kind, edited, text, written_at) VALUES (?, ?, ?, ?, ?)",
		f.ID, f.Kind, f.Edited, f.Text, f.WrittenAt.UnixMicro())
	if err != nil {
		return err
	}
	return t.Execs(ctx,
		sqlite.Do("UPDATE fold_changes SET version_id = ? WHERE fold_id = ? AND version_id IS NULL", id, f.ID),
		sqlite.Do("DELETE FROM fold_versions WHERE fold_id = ?1 AND id NOT IN (SELECT id FROM fold_versions WHERE fold_id = ?1 ORDER BY id DESC LIMIT ?2)",
			f.ID, chat.MostFoldVersions))
}

// rewrittenFold writes the new text of a fold, and gives the fold as the active path has it.
func (t *Tx) rewrittenFold(ctx context.Context, f chat.Fold) (chat.Fold, error) {
	err := t.Exec(ctx, "UPDATE folds SET text = ?, edited = ?, kind = ?, written_at = ? WHERE id = ?", f.Text, f.Edited, f.Kind, f.WrittenAt.UnixMicro(), f.ID)
	if err == nil {
		err = t.noteSource(ctx, f)
	}
	if err != nil {
		return f, err
	}
	path, err := t.messages.Path(ctx, &f.LastID)
	if err != nil {
		return f, err
	}
	all, err := t.withChanges(ctx, []chat.Fold{f}, path)
	return all[0], err
}

// FoldBefore gives the farthest fold that ends before a message of a path and was written from what the path says now, with at
// least one message behind it; nil: there is none. A summary can be written on from it.
func (db *DB) FoldBefore(ctx context.Context, conversation string, path []chat.Message, message int64) (found *chat.Fold, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		all, err := sqlite.List(ctx, t, folds().Scan, folds().Select()+" WHERE conversation_id = ? AND NOT waiting AND last_id < ? ORDER BY last_id DESC, id DESC",
			conversation, message)
		if err != nil {
			return err
		}
		all = slices.DeleteFunc(all, func(f chat.Fold) bool { return chat.PlaceOf(path, f.LastID) < 0 })
		if all, err = t.withChanges(ctx, all, path); err != nil {
			return err
		}
		if at := slices.IndexFunc(all, func(f chat.Fold) bool { return len(f.Changed) == 0 }); at >= 0 {
			found = &all[at]
		}
		return nil
	})
	return found, err
}

// FoldsChanged reports whether messages were changed that a fold of a conversation stands for.
func (db *DB) FoldsChanged(ctx context.Context, conversation string) (bool, error) {
	found, err := sqlite.Maybe(ctx, db.file, sqlite.Value[int],
		"SELECT 1 FROM folds f JOIN fold_changes c ON c.fold_id = f.id AND c.version_id IS NULL WHERE f.conversation_id = ? LIMIT 1", conversation)
	return found != nil, err
}
