package sqlite

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"terzetto/backend/base/lists"
)

// A reference is a column of saved rows that names the row of another table by a text.
type reference struct{ table, column, to, key string }

// adopt takes from a backup the rows that saved rows refer to and that were lost. Such a row was there when the file was damaged,
// so what a person deleted does not come back. Only a text is followed: a number may have been given to another row since.
func (s *salvager) adopt(ctx context.Context, backup string) (adopted map[string][]string, err error) {
	from, err := OpenPool(backup, foreign, 1)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	adopted = map[string][]string{}
	err = from.Alone(ctx, func(copied *Conn) error {
		for { // an adopted row may refer to another one
			n := 0
			references, err := s.danglingReferences(ctx)
			if err != nil {
				return err
			}
			for _, r := range references {
				got, err := s.adoptFor(ctx, copied, r)
				if err != nil {
					return err
				}
				adopted[r.to] = append(adopted[r.to], got...)
				n += len(got)
			}
			if n == 0 {
				return nil
			}
		}
	})
	return adopted, err
}

// danglingReferences lists the references by which some row names a row that is missing.
func (s *salvager) danglingReferences(ctx context.Context) ([]reference, error) {
	return List(ctx, s.new, func(row Row) (r reference, err error) {
		return r, row.Scan(&r.table, &r.column, &r.to, &r.key)
	}, `SELECT DISTINCT c."table", f."from", c.parent, f."to" FROM pragma_foreign_key_check c
	  JOIN pragma_foreign_key_list(c."table") f ON f.id = c.fkid
	  JOIN pragma_table_info(c."table") i ON i.name = f."from" AND i.type = 'TEXT'
	  WHERE f."to" IS NOT NULL`)
}

// adoptFor takes the missing rows of one reference from a backup, and gives the keys of those it has.
func (s *salvager) adoptFor(ctx context.Context, copied *Conn, r reference) (got []string, err error) {
	missing, err := List(ctx, s.new, Value[string], fmt.Sprintf("SELECT DISTINCT %[2]s FROM %[1]s WHERE %[2]s NOT IN (SELECT %[4]s FROM %[3]s)",
		Quote(r.table), Quote(r.column), Quote(r.to), Quote(r.key)))
	if err != nil {
		return nil, err
	}
	columns, err := (&salvager{old: copied, new: s.new}).columns(ctx, r.to)
	if err != nil || len(columns) == 0 {
		return nil, err
	}
	names := strings.Join(lists.Map(columns, column.quotedName), ", ")
	read := fmt.Sprintf("SELECT %s FROM %s WHERE %s = ?", names, Quote(r.to), Quote(r.key))
	insert := fmt.Sprintf("INSERT OR IGNORE INTO %s (%s) VALUES (?%s)", Quote(r.to), names, strings.Repeat(", ?", len(columns)-1))
	for _, key := range missing {
		values := make([]any, len(columns))
		switch err := Into(ctx, copied, ErrNone, places(values), read, key); {
		case errors.Is(err, ErrNone):
			continue
		case err != nil:
			return got, err
		}
		res, err := s.new.exec(ctx, insert, values...)
		if err != nil {
			return got, err
		}
		if n, err := res.RowsAffected(); err == nil && n > 0 {
			got = append(got, key)
		}
	}
	return got, nil
}
