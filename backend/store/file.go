package store

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/document"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
)

// KeepFile keeps a file whole and gives it with its id. Files with the same hash share their bytes. What was read in the
// file is not in what is given: a long text would be held twice until the caller is done.
func (db *DB) KeepFile(ctx context.Context, f team.File) (team.File, error) {
	f.Created = time.Time{}
	k, err := keptFileOf(f)
	if err != nil {
		return f, err
	}
	defer db.Wake()
	return write(ctx, db, func(t *Tx) (team.File, error) { return t.keepFile(ctx, k) })
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

// File gives a file with what was read in it, and its bytes where data asks for them.
func (db *DB) File(ctx context.Context, id int64, data bool) (team.File, error) {
	return read(ctx, db, func(t *Tx) (team.File, error) {
		// As bytes the contents, which may be long, are not copied once more before they are read.
		contents, err := sqlite.One(ctx, t, noFile(), func(row sqlite.Row) (all []document.Item, err error) {
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
	return read(ctx, db, func(t *Tx) (team.File, error) { return t.fileHead(ctx, id, data) })
}

func (t *Tx) fileHead(ctx context.Context, id int64, data bool) (team.File, error) {
	f, err := sqlite.One(ctx, t, noFile(), func(row sqlite.Row) (f team.File, err error) {
		return f, row.Scan(&f.ID, &f.Label, &f.Mime, &f.Hash, &f.Size, &f.Uploaded, sqlite.JSON(&f.Warnings), sqlite.Time(&f.Created))
	}, "SELECT id, label, mime, hash, size, uploaded, warnings, created_at FROM files WHERE id = ?", id)
	if err != nil || !data {
		return f, err
	}
	f.Data, err = sqlite.One(ctx, t, noFile(), sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", f.Hash)
	return f, err
}

// Derived gives what a model made of content before.
func (db *DB) Derived(ctx context.Context, hash, key string) (text string, found bool, err error) {
	kept, err := sqlite.Maybe(ctx, db, sqlite.Value[string], "SELECT text FROM derived_texts WHERE hash = ? AND key = ?", hash, key)
	return *cmp.Or(kept, new("")), kept != nil, err
}

// KeepDerived keeps what a model made of content.
func (db *DB) KeepDerived(ctx context.Context, hash, key, text string) error {
	return db.change(ctx, sqlite.ErrNone, `INSERT INTO derived_texts (hash, key, text) VALUES (?, ?, ?)
	  ON CONFLICT (hash, key) DO UPDATE SET text = excluded.text`, hash, key, text)
}

func noFile() error { return fault.New(fault.NotFound, "This file was deleted.") }
