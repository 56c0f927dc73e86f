package store

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/store/sqlite"
)

// A carried kind travels row by row: its tables as they are, so that a column that is new
// travels without being named anywhere. What may not travel is taken out by name.
type carried struct {
	kind   portable.Kind
	roots  string // lists the ids of the items
	name   string // the column that an item is called by
	tables []carriedTable
	same   string // finds an item that is here already by :column of its row
	proof  func(ctx context.Context, t *Tx, id any) error
}

// A carriedTable is one table of a kind; the first one holds the items themselves.
type carriedTable struct {
	name   string
	of     string                                  // finds the rows of item ?1
	number string                                  // the key that is given anew; empty: the key is a text, and kept
	stays  []string                                // columns that never leave or are filled here
	refs   map[string]string                       // columns that name a row of the same item, by its table: nothing is hung on what is here
	later  map[string]string                       // the same, of rows that come after
	file   bool                                    // the row is about the bytes of its hash
	settle func(row map[string]any, now time.Time) // makes a row that comes harmless
}

// pageOfRows is how many rows are read at once: a run has tens of thousands.
const pageOfRows = 500

// partItems walks the items of every carried kind.
func (db *DB) partItems(kinds ...portable.Kind) func(context.Context, func(portable.Item, error) bool) bool {
	return func(ctx context.Context, yield func(portable.Item, error) bool) bool {
		for _, kind := range kinds {
			c := carriedOf(kind)
			type root struct {
				id   any
				name string
			}
			var all []root
			err := db.read(ctx, func(t *Tx) (err error) {
				all, err = sqlite.List(ctx, t, func(s sqlite.Row) (r root, err error) { return r, s.Scan(&r.id, &r.name) },
					fmt.Sprintf("SELECT id, %s FROM %s %s", c.name, c.tables[0].name, c.roots))
				return err
			})
			if err != nil {
				return yield(portable.Item{}, err) && false
			}
			for _, r := range all {
				item := portable.Item{Kind: kind, Name: r.name, Parts: func(ctx context.Context) portable.Parts { return db.parts(ctx, c, r.id) }}
				if !yield(item, nil) {
					return false
				}
			}
		}
		return true
	}
}

// parts walks the rows of an item, table by table.
func (db *DB) parts(ctx context.Context, c carried, id any) portable.Parts {
	return func(yield func(portable.Part, error) bool) {
		for _, table := range c.tables {
			for part, err := range db.rowsOf(ctx, table, id) {
				if !yield(part, err) || err != nil {
					return
				}
			}
		}
	}
}

func (db *DB) rowsOf(ctx context.Context, table carriedTable, id any) portable.Parts {
	return func(yield func(portable.Part, error) bool) {
		last := int64(-1)
		for {
			var page []portable.Part
			err := db.read(ctx, func(t *Tx) (err error) {
				page, last, err = t.rowsAfter(ctx, table, id, last)
				return err
			})
			if err != nil {
				yield(portable.Part{}, err)
				return
			}
			for _, part := range page {
				if table.file {
					part.File = db.fileOf(part)
				}
				if !yield(part, nil) {
					return
				}
			}
			if len(page) < pageOfRows {
				return
			}
		}
	}
}

func (t *Tx) rowsAfter(ctx context.Context, table carriedTable, id any, last int64) ([]portable.Part, int64, error) {
	columns, err := t.travelling(ctx, table)
	if err != nil {
		return nil, last, err
	}
	names := make([]string, len(columns))
	for i, c := range columns {
		names[i] = sqlite.Quote(c)
	}
	page, err := sqlite.List(ctx, t, func(s sqlite.Row) (part portable.Part, err error) {
		values, into := make([]any, len(columns)), []any{&last}
		for i := range values {
			into = append(into, &values[i])
		}
		if err := s.Scan(into...); err != nil {
			return part, err
		}
		part = portable.Part{Table: table.name, Row: map[string]json.RawMessage{}}
		for i, c := range columns {
			if part.Row[c], err = travelValue(c, values[i]); err != nil {
				return part, err
			}
		}
		return part, nil
	}, fmt.Sprintf("SELECT rowid, %s FROM %s WHERE (%s) AND rowid > ?2 ORDER BY rowid LIMIT %d", strings.Join(names, ", "), table.name, table.of, pageOfRows), id, last)
	return page, last, err
}

// travelling are the columns of a table that leave.
func (t *Tx) travelling(ctx context.Context, table carriedTable) ([]string, error) {
	all, err := sqlite.List(ctx, t, sqlite.Value[string], "SELECT name FROM pragma_table_info(?)", table.name)
	return slices.DeleteFunc(all, func(c string) bool { return slices.Contains(table.stays, c) }), err
}

// fileOf gives the bytes that a row of files is about.
func (db *DB) fileOf(part portable.Part) *portable.Blob {
	var hash string
	var size int64
	if json.Unmarshal(part.Row["hash"], &hash) != nil || json.Unmarshal(part.Row["size"], &size) != nil {
		return nil
	}
	return &portable.Blob{Hash: hash, Size: size, Read: func(ctx context.Context) (data []byte, err error) {
		err = db.read(ctx, func(t *Tx) error {
			data, err = sqlite.One(ctx, t, noFile(), sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", hash)
			return err
		})
		return data, err
	}}
}

// travelValue writes a value so that it can be read: times are dates, and JSON stands as itself where that
// changes no byte of it.
func travelValue(column string, v any) (json.RawMessage, error) {
	switch v := v.(type) {
	case int64:
		if isTime(column) {
			return json.Marshal(time.UnixMicro(v).UTC())
		}
	case string:
		if len(v) > 0 && (v[0] == '{' || v[0] == '[') {
			var same bytes.Buffer
			if json.Compact(&same, []byte(v)) == nil && same.String() == v {
				return json.RawMessage(v), nil
			}
		}
	case []byte:
		return nil, fmt.Errorf("the column %s holds bytes and has no place in a line", column)
	}
	return json.Marshal(v)
}

func isTime(column string) bool {
	return column == "at" || column == "last_activity" || strings.HasSuffix(column, "_at")
}

// rowValue is what travelValue wrote.
func rowValue(column string, raw json.RawMessage) (any, error) {
	wrong := fault.Newf(fault.Invalid, "What stands under %s cannot be read.", clip(plainLine(column), maxID))
	if len(raw) == 0 {
		return nil, wrong
	}
	switch raw[0] {
	case '{', '[':
		return string(raw), nil
	case '"':
		var text string
		if json.Unmarshal(raw, &text) != nil {
			return nil, wrong
		}
		if isTime(column) {
			at, err := time.Parse(time.RFC3339Nano, text)
			if err != nil {
				return nil, wrong
			}
			return at.UnixMicro(), nil
		}
		return text, nil
	}
	var v any
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return nil, wrong
	}
	if n, ok := v.(json.Number); ok {
		if whole, err := n.Int64(); err == nil {
			return whole, nil
		}
		f, err := n.Float64()
		if err != nil {
			return nil, wrong
		}
		return f, nil
	}
	return v, nil
}
