package scripts

import (
	"context"

	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/quickreply"
	"terzetto/backend/story/script"
)

// A DB keeps regex scripts and sets of quick replies.
type DB struct {
	file rows.File[*sqlite.Tx]
}

// New gives the tables of an open file.
func New(base rows.Base) *DB {
	return &DB{rows.File[*sqlite.Tx]{Base: base, In: func(t *sqlite.Tx) *sqlite.Tx { return t }}}
}

// Scripts are the regex scripts.
func (db *DB) Scripts() rows.Rows[Script, int64] { return rows.Of(db.file.Base, Scripts()) }

// QuickReplySets are the sets of quick replies.
func (db *DB) QuickReplySets() rows.Rows[QuickReplySet, int64] {
	return rows.Of(db.file.Base, QuickReplySets())
}

// Import adds scripts that were read. See the function Import.
func (db *DB) Import(ctx context.Context, o Owner, all []script.Script, allowed bool) (int, error) {
	return rows.Write(ctx, db.file, func(t *sqlite.Tx) (int, error) { return Import(ctx, t, o, all, allowed) })
}

// Allow lets the scripts of an owner act, or not.
func (db *DB) Allow(ctx context.Context, o Owner, allowed bool) error {
	return db.file.Write(ctx, func(t *sqlite.Tx) error { return Allow(ctx, t, o, allowed) })
}

// Of are the scripts of an owner in their order.
func (db *DB) Of(ctx context.Context, o Owner) ([]script.Script, error) {
	return rows.Read(ctx, db.file, func(t *sqlite.Tx) ([]script.Script, error) { return Of(ctx, t, o) })
}

// ImportSet adds a set of quick replies that was read.
func (db *DB) ImportSet(ctx context.Context, s quickreply.Set) (QuickReplySet, error) {
	return db.QuickReplySets().Create(ctx, QuickReplySet{Enabled: true, Set: s})
}
