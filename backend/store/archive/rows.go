package archive

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// How many rows are read at once, and how many bytes: a run has tens of thousands, and one may be large.
const (
	pageOfRows  = 500
	pageOfBytes = 8 << 20
)

// errPage ends a page of rows early.
var errPage = errors.New("enough rows")

// rowItems walks the items of the kinds that are exported as rows.
func (a *Archive) rowItems(kinds ...portable.Kind) func(context.Context, func(portable.Item, error) bool) bool {
	type root struct {
		id   any
		name string
	}
	return func(ctx context.Context, yield func(portable.Item, error) bool) bool {
		for _, kind := range kinds {
			c := specOf(kind)
			roots := func(ctx context.Context) ([]root, error) {
				return sqlite.List(ctx, a.db, func(s sqlite.Row) (r root, err error) { return r, s.Scan(&r.id, &r.name) },
					fmt.Sprintf("SELECT id, %s FROM %s %s", cmp.Or(c.title, "name"), c.tables[0].name, c.roots))
			}
			if !each(ctx, yield, limitList(a, c.tables[0].name, "", roots), func(r root) (portable.Item, error) {
				parts := func(ctx context.Context) portable.ItemLines { return a.rowsOfItem(ctx, c, r.id) }
				return portable.Item{Kind: kind, Name: r.name, Parts: parts}, nil
			}) {
				return false
			}
		}
		return true
	}
}

// rowsOfItem walks the rows of an item, table by table.
func (a *Archive) rowsOfItem(ctx context.Context, c exportSpec, id any) portable.ItemLines {
	return func(yield func(portable.ItemLine, error) bool) {
		for _, table := range c.tables {
			for part, err := range a.rowsOf(ctx, table, id) {
				if !yield(part, err) || err != nil {
					return
				}
			}
		}
	}
}

func (a *Archive) rowsOf(ctx context.Context, table tableSpec, id any) portable.ItemLines {
	return func(yield func(portable.ItemLine, error) bool) {
		last := int64(-1)
		if err := a.rowsFit(ctx, table, id); err != nil {
			yield(portable.ItemLine{}, err)
			return
		}
		for more := true; more; {
			var page []portable.ItemLine
			err := a.read(ctx, func(t tx) (err error) {
				page, last, more, err = t.rowsAfter(ctx, table, id, last)
				return err
			})
			if err != nil {
				yield(portable.ItemLine{}, err)
				return
			}
			for _, part := range page {
				a.mask(table, part.Row)
				if table.file {
					part.File = a.fileOf(part)
				}
				if !yield(part, nil) {
					return
				}
			}
		}
	}
}

// mask takes secrets out of a row that goes.
func (a *Archive) mask(table tableSpec, row map[string]json.RawMessage) {
	for _, c := range table.masked {
		row[c] = a.db.Secrets.Secrets().Records().JSON(row[c])
	}
	if table.own != nil && table.own(row) {
		return
	}
	for _, c := range table.written {
		row[c] = a.db.Secrets.Secrets().Prose().JSON(row[c])
	}
}

func (t tx) rowsAfter(ctx context.Context, table tableSpec, id any, last int64) (page []portable.ItemLine, at int64, more bool, err error) {
	columns, err := t.exportedColumns(ctx, table)
	if err != nil {
		return nil, last, false, err
	}
	names, from, size := lists.Map(columns, sqlite.Quote), last, 0
	err = sqlite.Each(ctx, t, func(s sqlite.Row) error {
		values, into := make([]any, len(columns)), []any{&last}
		for i := range values {
			into = append(into, &values[i])
		}
		if err := s.Scan(into...); err != nil {
			return err
		}
		part := portable.ItemLine{Table: table.name, Row: map[string]json.RawMessage{}}
		for i, c := range columns {
			if part.Row[c], err = encode(c, values[i]); err != nil {
				return err
			}
			size += len(part.Row[c])
		}
		if page = append(page, part); size > pageOfBytes {
			return errPage
		}
		return nil
	}, fmt.Sprintf("SELECT rowid, %s FROM %s WHERE (%s) AND rowid > ?2 ORDER BY rowid LIMIT %d",
		strings.Join(names, ", "), table.name, table.where, pageOfRows), id, from)
	if errors.Is(err, errPage) {
		return page, last, true, nil
	}
	return page, last, len(page) == pageOfRows, err
}

// exportedColumns are the columns of a table that are exported.
func (t tx) exportedColumns(ctx context.Context, table tableSpec) ([]string, error) {
	all, err := sqlite.List(ctx, t, sqlite.Value[string], "SELECT name FROM pragma_table_info(?)", table.name)
	return slices.DeleteFunc(all, func(c string) bool { return slices.Contains(table.withheld, c) }), err
}

// fileOf gives the bytes that a row of the table files describes.
func (a *Archive) fileOf(part portable.ItemLine) *portable.Blob {
	var hash string
	var size int64
	if json.Unmarshal(part.Row["hash"], &hash) != nil || json.Unmarshal(part.Row["size"], &size) != nil {
		return nil
	}
	return &portable.Blob{Hash: hash, Size: size, Read: func(ctx context.Context) ([]byte, error) {
		missing := fault.New(fault.NotFound, "This file was deleted.")
		return sqlite.One(ctx, a.db, missing, sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", hash)
	}}
}

// encode writes a value so that a person can read it: a time is a date, and JSON is written as it is
// where that changes no byte of it.
func encode(column string, v any) (json.RawMessage, error) {
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

// decode reads what encode wrote.
func decode(column string, raw json.RawMessage) (any, error) {
	wrong := fault.Newf(fault.Invalid, "Couldn't read the value of %s.", rows.Clip(plainLine(column), rows.MaxID))
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
