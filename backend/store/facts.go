package store

import "context"

// Facts says what a report about the file may tell: how many rows each table has,
// and which SQLite keeps it.
func (db *DB) Facts(ctx context.Context) (rows map[string]int64, sqlite string, err error) {
	err = db.read(ctx, func(t *Tx) error {
		rows = map[string]int64{}
		for _, name := range salvaged() {
			if rows[name], err = one(ctx, t, errNone, value[int64], "SELECT count(*) FROM "+quoted(name)); err != nil {
				return err
			}
		}
		sqlite, err = one(ctx, t, errNone, value[string], "SELECT sqlite_version()")
		return err
	})
	return rows, sqlite, err
}
