package store

import (
	"context"
	"errors"

	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
)

// KeepFile keeps a file whole and gives it its id. Equal contents share their bytes.
func (db *DB) KeepFile(ctx context.Context, f team.File) (team.File, error) {
	warnings, err := sqlite.Text(f.Warnings)
	if err != nil {
		return f, err
	}
	contents, err := sqlite.Text(f.Contents)
	if err != nil {
		return f, err
	}
	if f.Data == nil {
		f.Data = []byte{} // an empty file is a file
	}
	return write(ctx, db, func(t *Tx) (team.File, error) {
		if err := t.Exec(ctx, "INSERT INTO file_data (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", f.Hash, f.Data); err != nil {
			return f, err
		}
		f.Created = t.Now
		f.ID, err = t.Insert(ctx, "INSERT INTO files (label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			f.Label, f.Mime, f.Hash, f.Size, f.Uploaded, warnings, contents, t.Now.UnixMicro())
		return f, err
	})
}

// File gives a file with what was read in it, and its bytes where data asks for them.
func (db *DB) File(ctx context.Context, id int64, data bool) (team.File, error) {
	return read(ctx, db, func(t *Tx) (f team.File, err error) {
		f, err = sqlite.One(ctx, t, noFile(), func(row sqlite.Row) (f team.File, err error) {
			return f, row.Scan(&f.ID, &f.Label, &f.Mime, &f.Hash, &f.Size, &f.Uploaded, sqlite.JSON(&f.Warnings), sqlite.JSON(&f.Contents), sqlite.Time(&f.Created))
		}, "SELECT id, label, mime, hash, size, uploaded, warnings, contents, created_at FROM files WHERE id = ?", id)
		if err != nil || !data {
			return f, err
		}
		f.Data, err = sqlite.One(ctx, t, noFile(), sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", f.Hash)
		return f, err
	})
}

// Derived gives what a model made of content before.
func (db *DB) Derived(ctx context.Context, hash, key string) (text string, found bool, err error) {
	text, err = sqlite.One(ctx, db, sqlite.ErrNone, sqlite.Value[string], "SELECT text FROM derived_texts WHERE hash = ? AND key = ?", hash, key)
	if errors.Is(err, sqlite.ErrNone) {
		return "", false, nil
	}
	return text, err == nil, err
}

// KeepDerived keeps what a model made of content.
func (db *DB) KeepDerived(ctx context.Context, hash, key, text string) error {
	return db.change(ctx, sqlite.ErrNone, `INSERT INTO derived_texts (hash, key, text) VALUES (?, ?, ?)
	  ON CONFLICT (hash, key) DO UPDATE SET text = excluded.text`, hash, key, text)
}

func noFile() error { return fault.New(fault.NotFound, "This file is not here any more.") }
