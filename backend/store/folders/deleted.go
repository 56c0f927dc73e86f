package folders

import (
	"context"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// deletedFor is how long a folder can be had back that a person deleted.
const deletedFor = 24 * time.Hour

// Delete takes a folder and those in it out of the list. The conversations in them lie in no folder from then on. Turns that
// began before go on with what they read.
func (db *DB) Delete(ctx context.Context, id string) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if _, err := t.get(ctx, id); err != nil {
			return err
		}
		if err := t.dropDeleted(ctx); err != nil {
			return err
		}
		const these = "SELECT f.id FROM folders f WHERE ?1 IN (f.id, f.parent_id) AND " + stays
		err := t.Exec(ctx, `INSERT INTO deleted_folders (folder_id, deleted_at, conversations)
		  SELECT f.id, ?2, (SELECT json_group_array(c.id) FROM conversations c WHERE c.folder_id = f.id) FROM folders f WHERE f.id IN (`+these+")",
			id, t.Now.UnixMicro())
		if err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE conversations SET folder_id = NULL WHERE folder_id IN (SELECT folder_id FROM deleted_folders)")
	})
}

// Restore brings back a folder that was deleted, with those that were deleted with it, and puts their conversations back that
// lie in no folder.
func (db *DB) Restore(ctx context.Context, id string) (chat.Folder, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Folder, error) {
		const these = `SELECT d.folder_id FROM deleted_folders d JOIN folders f ON f.id = d.folder_id
		  WHERE ?1 IN (f.id, f.parent_id) AND d.deleted_at = (SELECT deleted_at FROM deleted_folders WHERE folder_id = ?1)`
		back, err := sqlite.List(ctx, t, sqlite.Value[string], these, id)
		if err != nil {
			return chat.Folder{}, err
		}
		for _, folder := range back {
			err := t.Execs(ctx,
				sqlite.Do(`UPDATE conversations SET folder_id = ?1 WHERE folder_id IS NULL
				  AND id IN (SELECT j.value FROM deleted_folders d, json_each(d.conversations) j WHERE d.folder_id = ?1)`, folder),
				sqlite.Do("DELETE FROM deleted_folders WHERE folder_id = ?", folder))
			if err != nil {
				return chat.Folder{}, err
			}
		}
		return t.get(ctx, id)
	})
}

// dropDeleted removes what was deleted a day ago, with files that nothing else has.
func (t *Tx) dropDeleted(ctx context.Context) error {
	gone, err := sqlite.List(ctx, t, sqlite.Value[string], "SELECT folder_id FROM deleted_folders WHERE deleted_at < ?", t.Now.Add(-deletedFor).UnixMicro())
	if err != nil {
		return err
	}
	return lists.Each(gone, func(id string) error {
		files, err := sqlite.List(ctx, t, sqlite.Value[int64], "DELETE FROM folder_files WHERE folder_id = ? RETURNING file_id", id)
		if err != nil {
			return err
		}
		if err := t.Exec(ctx, "DELETE FROM folders WHERE id = ?", id); err != nil {
			return err
		}
		return lists.Each(files, func(file int64) error { return t.files.DropFile(ctx, file) })
	})
}
