package folders

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
)

// AddFile gives a folder a file, which was read before: its text is what models read of it in every turn. A file with the
// same bytes that the folder has already is not added again.
func (db *DB) AddFile(ctx context.Context, folder string, f chat.File) (chat.Folder, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Folder, error) {
		of, err := t.get(ctx, folder)
		if err != nil {
			return of, err
		}
		for _, o := range of.Files {
			if o.Hash == f.Hash {
				return of, nil
			}
		}
		if len(of.Files) >= chat.MaxFolderFiles {
			return of, fault.Newf(fault.Invalid, "A folder can have at most %d files.", chat.MaxFolderFiles).With("field", "files")
		}
		missing := fault.New(fault.NotFound, "This file was deleted.")
		if err := t.Change(ctx, missing, `INSERT INTO folder_files (folder_id, position, file_id, size, text)
		  SELECT ?1, coalesce((SELECT max(position) + 1 FROM folder_files WHERE folder_id = ?1), 0), id, ?3, ?4 FROM files WHERE id = ?2`,
			folder, f.ID, f.Size, f.Text); err != nil {
			return of, err
		}
		return t.get(ctx, folder)
	})
}

// RemoveFile takes a file out of a folder. It is deleted where nothing else has it.
func (db *DB) RemoveFile(ctx context.Context, folder string, file int64) (chat.Folder, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (f chat.Folder, err error) {
		if err := t.Change(ctx, fault.New(fault.NotFound, "This file was deleted."),
			"DELETE FROM folder_files WHERE folder_id = ? AND file_id = ?", folder, file); err != nil {
			return f, err
		}
		if err := t.files.DropFile(ctx, file); err != nil {
			return f, err
		}
		return t.get(ctx, folder)
	})
}

// CheckImported reads an imported folder.
func (t *Tx) CheckImported(ctx context.Context, id any) error {
	return rows.CheckReadable(ctx, t, scanFolder, selectFolder+" AND f.id = ?", id)
}
