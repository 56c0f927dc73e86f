package sqlite

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// A source is a damaged file, how it is read, and the copy that gives back rows which saved rows refer to; nil: none.
type source struct {
	path   string
	access Access
	backup *candidate
}

// salvage carries every row of a damaged file that can be read into a new file, the candidate's part. The
// damaged file is opened read-only and never changed.
func (c *candidate) salvage(ctx context.Context, o Options, from source) (err error) {
	if size, _ := Exists(from.path); size == 0 {
		return errors.New("there is nothing to read in the file")
	}
	for _, old := range []string{c.part, c.part + "-journal"} {
		if err := os.Remove(old); err != nil && !errors.Is(err, os.ErrNotExist) {
			return Unwritable(err)
		}
	}
	if err := Touch(c.part); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(c.part))
		}
	}()
	to, err := OpenPool(c.part, scratch, 1)
	if err != nil {
		return err
	}
	err = to.Transact(ctx, func(fresh *Conn) error { return c.fill(ctx, o, from, &Tx{Conn: fresh, Now: o.Now()}) })
	if err == nil {
		err = check(ctx, to, "PRAGMA integrity_check(1)")
	}
	if err = errors.Join(err, to.Close()); err != nil {
		return err
	}
	if err := flush(c.part); err != nil {
		return Unwritable(err)
	}
	return nil
}

// fill carries the rows over and counts them.
func (c *candidate) fill(ctx context.Context, o Options, from source, fresh *Tx) (err error) {
	damaged, err := OpenPool(from.path, from.access, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, damaged.Close()) }()
	return damaged.Alone(ctx, func(old *Conn) error {
		s := &salvager{schema: o.Schema, old: old, new: fresh, complete: true}
		if c.tables, err = s.run(ctx, from.path); err != nil {
			return err
		}
		adopted := map[string][]string{}
		if from.backup != nil {
			if adopted, err = s.adopt(ctx, from.backup.File); err != nil {
				return err
			}
		}
		unnamed, err := s.repair(ctx, adopted)
		if err != nil {
			return err
		}
		if c.Holds, err = o.Schema.holdings(ctx, fresh.Conn); err != nil {
			return err
		}
		c.Holds.Unnamed, c.complete = int64(unnamed), s.complete
		return nil
	})
}

// A salvager carries the rows of a damaged file into a new one.
type salvager struct {
	schema   Schema
	old      *Conn
	new      *Tx
	had      []string // the objects of the file's version
	complete bool     // every row was read
}

func (s *salvager) run(ctx context.Context, file string) ([]TableLoss, error) {
	if err := s.schema.create(ctx, s.new, s.schema.latest()); err != nil {
		return nil, err
	}
	names, err := s.tables(ctx)
	if err != nil {
		return nil, err
	}
	size, _ := Exists(file)
	version, _, _ := readHeader(file, size, true) // what cannot be read is taken for the newest
	if version < 1 || version > s.schema.latest() {
		version = s.schema.latest()
	}
	if s.had, err = s.schema.objects(ctx, version); err != nil {
		return nil, err
	}
	tables := make([]TableLoss, 0, len(names))
	saved, lost := int64(0), int64(0)
	for _, table := range names {
		loss, err := s.table(ctx, table)
		if err != nil {
			return nil, err
		}
		if loss.Lost+loss.Reset > 0 {
			s.complete = false
		}
		tables = append(tables, loss)
		if table != "meta" && table != "settings" {
			saved, lost = saved+loss.Saved, lost+loss.Lost
		}
	}
	if saved == 0 && (lost > 0 || !s.complete) {
		return nil, errors.New("no row could be read")
	}
	return tables, nil
}

// hadTable reports whether the file's version has a table.
func (s *salvager) hadTable(table string) bool {
	return slices.ContainsFunc(s.had, func(object string) bool { return strings.HasPrefix(object, "table "+table+"\n") })
}

// table carries the rows of one table over, in the order of their row ids. Where the
// walk breaks off it tries one row id after another until it can go on.
func (s *salvager) table(ctx context.Context, name string) (TableLoss, error) {
	loss := TableLoss{Table: name}
	columns, err := s.columns(ctx, name)
	if err != nil || len(columns) == 0 {
		if err != nil && !Broken(err) {
			return loss, err
		}
		if s.hadTable(name) {
			loss.Lost = 1 // how many is not known
		}
		return loss, nil
	}
	names := strings.Join(lists.Map(columns, column.quotedName), ", ")
	walk := fmt.Sprintf("SELECT rowid, %s FROM %s NOT INDEXED WHERE rowid > ? ORDER BY rowid", names, name)
	single := fmt.Sprintf("SELECT rowid, %s FROM %s NOT INDEXED WHERE rowid = ?", names, name)
	insert := fmt.Sprintf("INSERT OR IGNORE INTO %s (%s) VALUES (?%s)", name, names, strings.Repeat(", ?", len(columns)-1))
	var last, refused int64
	for {
		at, walkErr := s.carry(ctx, walk, insert, columns, last, &loss)
		last = at
		if walkErr == nil {
			break
		}
		if !Broken(walkErr) {
			return loss, walkErr
		}
		s.complete = false
		end := s.highest(ctx, name, last)
		found := false
		for id := last + 1; id <= end && !found; id++ {
			before := loss.Saved
			_, err := s.carry(ctx, single, insert, columns, id, &loss)
			if err != nil && !Broken(err) {
				return loss, err
			}
			if err != nil {
				refused++
			}
			found, last = loss.Saved > before, id
		}
		if !found {
			break
		}
	}
	loss.Lost = refused
	if n, err := s.number(ctx, "SELECT count(*) FROM "+name); err == nil {
		loss.Lost = max(0, n-loss.Saved)
	}
	return loss, nil
}

// carry copies the rows that query finds from a row id on, and says how far it came.
func (s *salvager) carry(ctx context.Context, query, insert string, columns []column, from int64, loss *TableLoss) (last int64, err error) {
	last = from
	stmt, err := s.old.prepare(ctx, query) //nolint:sqlclosecheck // the lane keeps its statements until it is closed
	if err != nil {
		return last, err
	}
	rows, err := stmt.QueryContext(ctx, from)
	if err != nil {
		return last, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	values := make([]any, len(columns)+1)
	into := places(values)
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return last, err
		}
		id, ok := values[0].(int64)
		if !ok || id < last {
			return last, nil // a loop in the tree of pages
		}
		reset := int64(0)
		for i, c := range columns {
			value, changed := c.restore(values[i+1])
			if values[i+1] = value; changed {
				reset++
			}
		}
		res, err := s.new.exec(ctx, insert, values[1:]...)
		if err != nil && fault.CodeOf(err) == fault.Internal && primary(err) == codeFull {
			return last, Unwritable(err)
		}
		if err == nil {
			if n, err := res.RowsAffected(); err == nil {
				loss.Saved += n
				loss.Reset += n * reset
			}
		}
		last = id
	}
	return last, rows.Err()
}

// columns are those that the damaged file and this program both know.
func (s *salvager) columns(ctx context.Context, table string) ([]column, error) {
	old, err := List(ctx, s.old, Value[string], "SELECT name FROM pragma_table_info(?)", table)
	if err != nil {
		return nil, err
	}
	known, err := List(ctx, s.new, func(row Row) (c column, err error) {
		var otherwise *string
		if err := row.Scan(&c.name, &c.kind, &otherwise); err != nil || otherwise == nil {
			return c, err
		}
		c.otherwise, err = One(ctx, s.new, ErrNone, func(row Row) (v any, err error) { return v, row.Scan(&v) }, "SELECT "+*otherwise)
		return c, err
	}, "SELECT name, type, dflt_value FROM pragma_table_info(?)", table)
	if err != nil {
		return nil, err
	}
	return lists.Keep(known, func(c column) bool { return slices.Contains(old, c.name) }), nil
}

// A column is one of the new file.
type column struct {
	name, kind string
	otherwise  any // what it holds where nothing is given; nil: nothing
}

func (c column) quotedName() string { return Quote(c.name) }

// restore gives the value that a row of the damaged file has for the column. Where a part of a page is gone, the rest of a row is read
// as zeros: they are cut from a text, and what is no value of the column then is reset.
func (c column) restore(value any) (_ any, reset bool) {
	switch v := value.(type) {
	case string:
		text := strings.TrimRight(v, "\x00")
		structured := c.otherwise == "[]" || c.otherwise == "{}"
		if c.kind == "TEXT" && (!structured || json.Valid([]byte(text))) {
			return text, len(text) < len(v)
		}
	case int64, float64:
		if c.kind != "TEXT" {
			return value, false
		}
	default:
		return value, false
	}
	if c.otherwise == nil {
		return value, false
	}
	return c.otherwise, true
}

// blindReach is how many row ids are tried past a break when the table's end cannot
// be read: several leaves of the tree, within a second.
const blindReach = 50_000

func (s *salvager) highest(ctx context.Context, table string, last int64) int64 {
	if n, err := s.number(ctx, fmt.Sprintf("SELECT coalesce(max(rowid), 0) FROM %s NOT INDEXED", table)); err == nil {
		return n
	}
	if n, err := s.number(ctx, fmt.Sprintf("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '%s'", table)); err == nil && n > last {
		return n
	}
	return last + blindReach
}

func (s *salvager) number(ctx context.Context, query string) (int64, error) {
	return One(ctx, s.old, ErrNone, Value[int64], query)
}

// tables are those of the new file in the order in which they were made, which puts what a row
// refers to before it. The one that triggers write goes first: its own rows keep their numbers.
func (s *salvager) tables(ctx context.Context) ([]string, error) {
	return List(ctx, s.new, Value[string], `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
	  ORDER BY name <> ?, rowid`, s.schema.First)
}

// repair makes the saved rows fit together and refuses rows that still do not.
func (s *salvager) repair(ctx context.Context, adopted map[string][]string) (unnamed int, err error) {
	if unnamed, err = s.schema.Repair(ctx, s.new, Salvaged{Damaged: s.old, Adopted: adopted}); err != nil {
		return 0, err
	}
	left, err := List(ctx, s.new, Value[string], "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check")
	if err == nil && len(left) > 0 {
		err = fmt.Errorf("the saved rows do not fit together: %s", strings.Join(left, ", "))
	}
	return unnamed, err
}
