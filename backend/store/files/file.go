package files

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/document"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// DeleteFile deletes a file that was given and not sent.
func (db *DB) DeleteFile(ctx context.Context, id int64) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		if _, err := t.fileHead(ctx, id, false); err != nil {
			return err
		}
		if err := t.Exec(ctx, "DELETE FROM draft_files WHERE file_id = ?", id); err != nil {
			return err
		}
		if err := t.DropFile(ctx, id); err != nil {
			return err
		}
		used := fault.New(fault.Conflict, "This file belongs to a message. Delete the message instead.")
		return sqlite.None(ctx, t, used, "SELECT 1 FROM files WHERE id = ?", id)
	})
}

// KeepFile keeps a file whole and gives it with its id. Files with the same hash share their bytes. What was read in the
// file is not in what is given: a long text would be held twice until the caller is done.
func (db *DB) KeepFile(ctx context.Context, f team.File) (team.File, error) {
	f.Created = time.Time{}
	k, err := keptFileOf(f)
	if err != nil {
		return f, err
	}
	defer db.wake()
	return rows.Write(ctx, db.file, func(t *Tx) (team.File, error) { return t.keepFile(ctx, k) })
}

// A keptFile is a file as its row has it; without a time it is made now. The JSON is made before
// the one writer is taken, because that of a long book takes a while.
type keptFile struct {
	team.File

	warnings, contents string
}

func keptFileOf(f team.File) (k keptFile, err error) {
	if f.Data == nil {
		f.Data = []byte{} // an empty file is a file
	}
	k.File = f
	if k.warnings, err = sqlite.Text(f.Warnings); err != nil {
		return k, err
	}
	k.contents, err = document.Encode(f.Contents)
	k.Contents = nil // a long text is held once
	return k, err
}

func (t *Tx) keepFile(ctx context.Context, k keptFile) (team.File, error) {
	f := k.File
	if err := t.Exec(ctx, "INSERT INTO file_data (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", f.Hash, f.Data); err != nil {
		return f, err
	}
	var err error
	f.Created = cmp.Or(f.Created, t.Now)
	f.ID, err = t.Insert(ctx, "INSERT INTO files (label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		f.Label, f.Mime, f.Hash, f.Size, f.Uploaded, k.warnings, k.contents, f.Created.UnixMicro())
	return f, err
}

// Reread puts what was read in a file in place of what was read before. Other files of the same bytes and the same name have it
// too, because their passages are the same.
func (db *DB) Reread(ctx context.Context, f team.File) error {
	k, err := keptFileOf(f)
	if err != nil {
		return err
	}
	return db.file.Change(ctx, NoFile(), "UPDATE files SET warnings = ?, contents = ? WHERE hash = ?", k.warnings, k.contents, f.Hash)
}

// FileWithin gives a file whole, and its size with what was read in it. One that is larger than most isn't read.
func (db *DB) FileWithin(ctx context.Context, id, most int64) (f team.File, size int64, err error) {
	size, err = sqlite.One(ctx, db.file, NoFile(), sqlite.Value[int64], "SELECT size + octet_length(contents) FROM files WHERE id = ?", id)
	if err != nil || size > most {
		return f, size, err
	}
	f, err = db.File(ctx, id, true)
	return f, size, err
}

// File gives a file with what was read in it, and its bytes where data asks for them.
func (db *DB) File(ctx context.Context, id int64, data bool) (team.File, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (team.File, error) {
		// As bytes the contents, which may be long, are not copied once more before they are read.
		contents, err := sqlite.One(ctx, t, NoFile(), func(row sqlite.Row) (all []document.Item, err error) {
			return all, row.Scan(sqlite.JSON(&all))
		}, "SELECT CAST(contents AS BLOB) FROM files WHERE id = ?", id)
		if err != nil {
			return team.File{}, err
		}
		f, err := t.fileHead(ctx, id, data)
		f.Contents = contents
		return f, err
	})
}

// FileHead gives a file without what was read in it, which is as long as its bytes, and those where data asks for them.
func (db *DB) FileHead(ctx context.Context, id int64, data bool) (team.File, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (team.File, error) { return t.fileHead(ctx, id, data) })
}

func (t *Tx) fileHead(ctx context.Context, id int64, data bool) (team.File, error) {
	f, err := sqlite.One(ctx, t, NoFile(), func(row sqlite.Row) (f team.File, err error) {
		return f, row.Scan(&f.ID, &f.Label, &f.Mime, &f.Hash, &f.Size, &f.Uploaded, sqlite.JSON(&f.Warnings), sqlite.Time(&f.Created))
	}, "SELECT id, label, mime, hash, size, uploaded, warnings, created_at FROM files WHERE id = ?", id)
	if err != nil || !data {
		return f, err
	}
	f.Data, err = sqlite.One(ctx, t, NoFile(), sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", f.Hash)
	return f, err
}

// DerivedText gives what a model made of content before.
func (db *DB) DerivedText(ctx context.Context, hash, key string) (text string, found bool, err error) {
	kept, err := sqlite.Maybe(ctx, db.file, sqlite.Value[string], "SELECT text FROM derived_texts WHERE hash = ? AND key = ?", hash, key)
	return *cmp.Or(kept, new("")), kept != nil, err
}

// KeepDerived keeps what a model made of content.
func (db *DB) KeepDerived(ctx context.Context, hash, key, text string) error {
	return db.file.Change(ctx, sqlite.ErrNone, `INSERT INTO derived_texts (hash, key, text) VALUES (?, ?, ?)
	  ON CONFLICT (hash, key) DO UPDATE SET text = excluded.text`, hash, key, text)
}

func NoFile() error { return fault.New(fault.NotFound, "This file was deleted.") }

// DropFile removes a file that no teamwork has; one that is in use stays.
func (db *DB) DropFile(ctx context.Context, id int64) error {
	return db.file.Write(ctx, func(t *Tx) error { return t.DropFile(ctx, id) })
}

// DropFile removes a file that no message of a team or a conversation has, nor a draft or a folder, and its bytes where no other file has
// them.
func (t *Tx) DropFile(ctx context.Context, id int64) error {
	hash, err := sqlite.Maybe(ctx, t, sqlite.Value[string],
		`DELETE FROM files WHERE id = ? AND NOT EXISTS (SELECT 1 FROM team_documents WHERE file_id = files.id)
		  AND NOT EXISTS (SELECT 1 FROM message_files WHERE file_id = files.id)
		  AND NOT EXISTS (SELECT 1 FROM folder_files WHERE file_id = files.id)
		  AND NOT EXISTS (SELECT 1 FROM draft_files WHERE file_id = files.id) RETURNING hash`, id)
	if err != nil || hash == nil {
		return err
	}
	return t.Exec(ctx, "DELETE FROM file_data WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM files WHERE files.hash = file_data.hash)", *hash)
}
