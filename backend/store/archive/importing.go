package archive

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// ImportRows adds an item that was exported as rows, all of it or nothing. One that is in the
// library stays as it is. With dry nothing is written.
func (a *Archive) ImportRows(ctx context.Context, ids *IDMap, kind portable.Kind, rows portable.ItemLines, dry bool) (name string, added bool, err error) {
	c := specOf(kind)
	work := a.write
	if dry {
		work = a.read
	}
	var b importing
	err = work(ctx, func(t tx) error {
		b = importing{t: t, mask: a.db.Secrets.Secrets().Records(), spec: c, before: ids, keys: map[string]map[any]any{}}
		return b.all(ctx, rows, dry)
	})
	if err != nil {
		return b.name, false, err
	}
	for table, all := range b.keys {
		for there, here := range all {
			n, numbered := there.(int64)
			if m, ok := here.(int64); ok && numbered {
				ids.put(table, n, m)
			}
		}
	}
	return b.name, b.known == nil, nil
}

// An importing is one item that is being imported.
type importing struct {
	t      tx
	mask   mask.Filter // an older program, or another computer, did not know the keys of this one
	spec   exportSpec
	before *IDMap
	keys   map[string]map[any]any // by table: the key there, the key here
	name   string
	root   any
	known  any // the id of the one that is in the library
	later  []func() error
}

// all imports the rows of an item in their order. It is one loop, whose steps share what the rows before have shown.
func (b *importing) all(ctx context.Context, rows portable.ItemLines, dry bool) error {
	for part, err := range rows {
		if err != nil {
			return err
		}
		at := slices.IndexFunc(b.spec.tables, func(t tableSpec) bool { return part.Table == t.name || part.Table == t.former })
		if at < 0 || part.Table == "" || b.root == nil && at != 0 {
			return outOfOrder()
		}
		table := b.spec.tables[at]
		row, err := b.row(ctx, table, part)
		if err != nil {
			return err
		}
		if b.root == nil {
			if err := b.begin(ctx, row); err != nil || dry {
				return err
			}
		}
		if b.known != nil {
			if b.root = b.known; at > 0 {
				err = b.matchExisting(ctx, table, row)
			}
			if err != nil {
				return err
			}
			continue
		}
		id, err := b.keep(ctx, table, part, row)
		if err != nil {
			return err
		}
		if b.root == nil {
			b.root = id
		}
	}
	if b.root == nil {
		return fault.New(fault.Invalid, "The item is empty.")
	}
	if b.known != nil {
		return nil
	}
	for _, act := range b.later {
		if err := act(); err != nil {
			return err
		}
	}
	if err := b.t.CheckImported(ctx, b.spec.tables[0].name, b.root); err != nil {
		if fault.CodeOf(err) == fault.Internal {
			err = fault.New(fault.Invalid, "The item has a part that Terzetto can't read.").Because(err)
		}
		return err
	}
	return nil
}

func outOfOrder() error { return fault.New(fault.Invalid, "The lines of the item are out of order.") }

// begin says what the item is called, and whether it is in the library.
func (b *importing) begin(ctx context.Context, row map[string]any) error {
	b.name, _ = row["name"].(string)
	known, err := b.find(ctx, b.spec.same, row)
	if err != nil || known == nil {
		return err
	}
	b.known = known
	b.put(b.spec.tables[0].name, row["id"], b.known)
	return nil
}

// matchExisting finds the row that an item in the library has in the place of another, for the items that refer to it.
func (b *importing) matchExisting(ctx context.Context, table tableSpec, row map[string]any) error {
	if table.same == "" {
		return nil
	}
	there := row["id"]
	for column, to := range table.refs {
		if err := b.refer(row, column, to); err != nil {
			return err
		}
	}
	here, err := b.find(ctx, table.same, row)
	if err == nil && here != nil {
		b.put(table.name, there, here)
	}
	return err
}

// find gives the id that a query finds with the columns of a row; nil: none.
func (b *importing) find(ctx context.Context, query string, row map[string]any) (any, error) {
	var args []any
	for _, column := range slices.Sorted(maps.Keys(row)) {
		if strings.Contains(query, ":"+column+" ") {
			query, args = strings.ReplaceAll(query, ":"+column+" ", "? "), append(args, row[column])
		}
	}
	if strings.Contains(query, ":") {
		return nil, fault.New(fault.Invalid, "The item doesn't say what kind it is.")
	}
	found, err := sqlite.Maybe(ctx, b.t, sqlite.Value[any], query, args...)
	if err != nil || found == nil {
		return nil, err
	}
	return *found, nil
}

func (b *importing) put(table string, there, here any) {
	if b.keys[table] == nil {
		b.keys[table] = map[any]any{}
	}
	b.keys[table][there] = here
}

// row reads the columns of a row that this version knows.
func (b *importing) row(ctx context.Context, table tableSpec, part portable.ItemLine) (map[string]any, error) {
	columns, err := b.t.exportedColumns(ctx, table)
	if err != nil {
		return nil, err
	}
	row := map[string]any{}
	for _, c := range columns {
		if raw, there := part.Row[c]; there {
			if row[c], err = decode(c, raw); err != nil {
				return nil, err
			}
		}
	}
	return row, nil
}

// keep writes a row, under a number of its own where it has one, and gives its key.
func (b *importing) keep(ctx context.Context, table tableSpec, part portable.ItemLine, row map[string]any) (any, error) {
	key := cmp.Or(table.number, "id")
	there := row[key]
	if table.number != "" {
		delete(row, key)
	}
	if n, ok := there.(int64); ok && table.file && b.before.Number(table.name, n) != 0 {
		b.put(table.name, there, b.before.Number(table.name, n)) // another item has the same file
		return nil, nil                                          //nolint:nilnil // its key is not used
	}
	for column, to := range table.refs {
		if err := b.refer(row, column, to); err != nil {
			return nil, err
		}
	}
	for column, to := range table.later {
		b.refersLater(ctx, table, there, column, to, row[column])
		row[column] = nil
	}
	if err := b.refersEarlier(ctx, table, row); err != nil {
		return nil, err
	}
	if table.needs != "" && row[table.needs] == nil {
		return nil, nil //nolint:nilnil // its key is not used
	}
	b.conversation(row)
	if table.sanitize != nil {
		table.sanitize(row, b.t.Now)
	}
	for _, c := range table.masked {
		if text, ok := row[c].(string); ok {
			row[c] = string(b.mask.JSON(json.RawMessage(text)))
		}
	}
	if table.file {
		if err := b.bytes(ctx, part, row); err != nil {
			return nil, err
		}
	}
	columns := slices.Sorted(maps.Keys(row))
	names, args := make([]string, len(columns)), make([]any, len(columns))
	for i, c := range columns {
		names[i], args[i] = sqlite.Quote(c), row[c]
	}
	here, err := b.t.Insert(ctx, fmt.Sprintf("INSERT INTO %s (%s) VALUES (?%s)", table.name, strings.Join(names, ", "),
		strings.Repeat(", ?", len(names)-1)), args...)
	switch {
	case sqlite.Violated(err):
		return nil, fault.New(fault.Invalid, "The item is already here in part, or its parts don't fit together.").Because(err)
	case err != nil:
		return nil, err
	case table.number == "":
		b.put(table.name, there, there)
		return there, nil
	}
	b.put(table.name, there, here)
	if id, named := row["id"]; named {
		b.put(table.name, id, id) // its number is an order, and no name
	}
	return here, nil
}

// refer replaces a reference by the row it has here.
func (b *importing) refer(row map[string]any, column, to string) error {
	named := row[column]
	row[column] = nil
	if named == nil {
		return nil
	}
	here, there := b.keys[to][named]
	if !there {
		return fault.New(fault.Invalid, "A part of the item belongs to another item.")
	}
	row[column] = here
	return nil
}

// refersLater is refer for a row that follows; a reference to a missing one is forgotten.
func (b *importing) refersLater(ctx context.Context, table tableSpec, own any, column, to string, named any) {
	b.later = append(b.later, func() error {
		return b.t.Exec(ctx, fmt.Sprintf("UPDATE %s SET %s = ? WHERE id = ?", table.name, sqlite.Quote(column)), b.keys[to][named], b.keys[table.name][own])
	})
}

// refersEarlier replaces references to items that were imported before: numbers by those here, and ids, which stay, are
// forgotten where no row has them.
func (b *importing) refersEarlier(ctx context.Context, table tableSpec, row map[string]any) error {
	for column, to := range table.earlier {
		named := row[column]
		row[column] = nil
		switch named := named.(type) {
		case int64:
			if here := b.before.Number(to, named); here != 0 {
				row[column] = here
			}
		case string:
			there, err := sqlite.Maybe(ctx, b.t, sqlite.Value[string], fmt.Sprintf("SELECT id FROM %s WHERE id = ?", sqlite.Quote(to)), named)
			if err != nil {
				return err
			}
			if there != nil {
				row[column] = named
			}
		}
	}
	return nil
}

// conversation replaces references to a conversation and its message by those here.
func (b *importing) conversation(row map[string]any) {
	id, named := row["conversation_id"].(string)
	if !named {
		return
	}
	message, _ := row["parent_message_id"].(int64)
	at, came := b.before.transcripts[id]
	if came {
		row["conversation_id"] = at.id
	}
	if _, there := row["parent_message_id"]; there {
		row["parent_message_id"] = at.rows[message] // 0 where it was not imported
	}
}

// bytes keeps the bytes that a row of the table files describes.
func (b *importing) bytes(ctx context.Context, part portable.ItemLine, row map[string]any) error {
	if part.File == nil || part.File.Read == nil {
		return fault.New(fault.Invalid, "A file of the item is missing.")
	}
	data, err := part.File.Read(ctx)
	if err != nil {
		return err
	}
	row["hash"], row["size"] = portable.Bytes(data).Hash, int64(len(data))
	return b.t.Exec(ctx, "INSERT INTO file_data (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", row["hash"], data)
}
