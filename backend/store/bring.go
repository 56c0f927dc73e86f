package store

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/store/sqlite"
)

// Arrived says under which numbers and ids what came before stands here, for what names it.
type Arrived struct {
	numbers map[string]map[int64]int64 // by table: the number there, the number here
	books   map[string]int64           // lorebooks, by the name of the file
	talks   map[string]talkHere        // by the conversation's id there
}

type talkHere struct {
	id   string
	rows map[int64]int64 // the messages that something names
}

// Number gives the number here of what came under a number; 0: it did not come.
func (a *Arrived) Number(table string, there int64) int64 { return a.numbers[table][there] }

// book notes where the lorebook of a file stands here.
func (a *Arrived) book(file string, id int64) {
	if a.books == nil {
		a.books = map[string]int64{}
	}
	a.books[file] = id
}

// personaTable is where personas stand, whom cards and conversations name by their number.
const personaTable = "user_personas"

// met notes where a conversation stands here.
func (a *Arrived) met(talk *portable.Talk, here talkHere) {
	if a.talks == nil {
		a.talks = map[string]talkHere{}
	}
	if talk.ID != "" {
		a.talks[talk.ID] = here
	}
}

func (a *Arrived) put(table string, there, here int64) {
	if there == 0 {
		return // it has no number there, and nothing names it
	}
	if a.numbers == nil {
		a.numbers = map[string]map[int64]int64{}
	}
	if a.numbers[table] == nil {
		a.numbers[table] = map[int64]int64{}
	}
	a.numbers[table][there] = here
}

// BringParts adds an item that travels as lines, all of it or nothing. One that is here
// stays as it is. With look nothing is written.
func (db *DB) BringParts(ctx context.Context, a *Arrived, kind portable.Kind, parts portable.Parts, look bool) (name string, added bool, err error) {
	c := carriedOf(kind)
	work := db.write
	if look {
		work = db.read
	}
	var b bringing
	err = work(ctx, func(t *Tx) error {
		b = bringing{t: t, kind: c, before: a, keys: map[string]map[any]any{}}
		return b.all(ctx, parts, look)
	})
	if err != nil {
		return b.name, false, err
	}
	for table, all := range b.keys {
		for there, here := range all {
			n, numbered := there.(int64)
			if m, ok := here.(int64); ok && numbered {
				a.put(table, n, m)
			}
		}
	}
	return b.name, b.known == nil, nil
}

// A bringing is one item on its way in.
type bringing struct {
	t      *Tx
	kind   carried
	before *Arrived
	keys   map[string]map[any]any // by table: the key there, the key here
	name   string
	root   any
	known  any // the id of the one that is here
	later  []func() error
}

func (b *bringing) all(ctx context.Context, parts portable.Parts, look bool) error {
	for part, err := range parts {
		if err != nil {
			return err
		}
		at := slices.IndexFunc(b.kind.tables, func(t carriedTable) bool { return t.name == part.Table })
		if at < 0 || b.root == nil && at != 0 {
			return mixedUp()
		}
		table := b.kind.tables[at]
		row, err := b.row(ctx, table, part)
		if err != nil {
			return err
		}
		if b.root == nil {
			if err := b.begin(ctx, row); err != nil || b.known != nil || look {
				return err
			}
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
		return fault.New(fault.Invalid, "There is nothing in it.")
	}
	for _, act := range b.later {
		if err := act(); err != nil {
			return err
		}
	}
	if err := b.kind.proof(ctx, b.t, b.root); err != nil {
		if fault.CodeOf(err) == fault.Internal {
			err = fault.New(fault.Invalid, "It holds something that cannot be read here.").Because(err)
		}
		return err
	}
	return nil
}

func mixedUp() error { return fault.New(fault.Invalid, "Its lines are mixed up.") }

// begin says what the item is called, and whether it is here.
func (b *bringing) begin(ctx context.Context, row map[string]any) error {
	b.name, _ = row[b.kind.name].(string)
	query, args := b.kind.same, []any{}
	for _, column := range slices.Sorted(maps.Keys(row)) {
		if strings.Contains(query, ":"+column+" ") {
			query, args = strings.ReplaceAll(query, ":"+column+" ", "? "), append(args, row[column])
		}
	}
	if strings.Contains(query, ":") {
		return fault.New(fault.Invalid, "It does not say what it is.")
	}
	known, err := sqlite.Maybe(ctx, b.t, sqlite.Value[any], query, args...)
	if err != nil || known == nil {
		return err
	}
	b.known = *known
	b.put(b.kind.tables[0].name, row["id"], b.known)
	return nil
}

func (b *bringing) put(table string, there, here any) {
	if b.keys[table] == nil {
		b.keys[table] = map[any]any{}
	}
	b.keys[table][there] = here
}

// row reads the columns of a line that are known here.
func (b *bringing) row(ctx context.Context, table carriedTable, part portable.Part) (map[string]any, error) {
	columns, err := b.t.travelling(ctx, table)
	if err != nil {
		return nil, err
	}
	row := map[string]any{}
	for _, c := range columns {
		if raw, there := part.Row[c]; there {
			if row[c], err = rowValue(c, raw); err != nil {
				return nil, err
			}
		}
	}
	return row, nil
}

// keep writes a row, under a number of its own where it has one, and gives its key.
func (b *bringing) keep(ctx context.Context, table carriedTable, part portable.Part, row map[string]any) (any, error) {
	key := cmp.Or(table.number, "id")
	there := row[key]
	if table.number != "" {
		delete(row, key)
	}
	if n, ok := there.(int64); ok && table.file && b.before.Number(table.name, n) != 0 {
		b.put(table.name, there, b.before.Number(table.name, n)) // another item has the same file
		return nil, nil                                          //nolint:nilnil // nobody asks for it
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
	b.conversation(row)
	if table.settle != nil {
		table.settle(row, b.t.Now)
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
	here, err := b.t.Insert(ctx, fmt.Sprintf("INSERT INTO %s (%s) VALUES (?%s)", table.name, strings.Join(names, ", "), strings.Repeat(", ?", len(names)-1)), args...)
	switch {
	case sqlite.Violated(err):
		return nil, fault.New(fault.Invalid, "It does not fit together, or a part of it is here already.").Because(err)
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

// refer lets a column name the row here.
func (b *bringing) refer(row map[string]any, column, to string) error {
	named := row[column]
	row[column] = nil
	if named == nil {
		return nil
	}
	here, there := b.keys[to][named]
	if !there {
		return fault.New(fault.Invalid, "A part of it belongs to something else.")
	}
	row[column] = here
	return nil
}

// refersLater is refer for a row that comes after; what is missing then is forgotten.
func (b *bringing) refersLater(ctx context.Context, table carriedTable, own any, column, to string, named any) {
	b.later = append(b.later, func() error {
		return b.t.Exec(ctx, fmt.Sprintf("UPDATE %s SET %s = ? WHERE id = ?", table.name, sqlite.Quote(column)), b.keys[to][named], b.keys[table.name][own])
	})
}

// conversation lets a row name the conversation and the message that are here.
func (b *bringing) conversation(row map[string]any) {
	id, named := row["conversation_id"].(string)
	if !named {
		return
	}
	message, _ := row["parent_message_id"].(int64)
	at, came := b.before.talks[id]
	if came {
		row["conversation_id"] = at.id
	}
	if _, there := row["parent_message_id"]; there {
		row["parent_message_id"] = at.rows[message] // 0 where it did not come
	}
}

// bytes keeps what a row of files is about.
func (b *bringing) bytes(ctx context.Context, part portable.Part, row map[string]any) error {
	if part.File == nil || part.File.Read == nil {
		return fault.New(fault.Invalid, "One of its files is missing.")
	}
	data, err := part.File.Read(ctx)
	if err != nil {
		return err
	}
	row["hash"], row["size"] = portable.Bytes(data).Hash, int64(len(data))
	return b.t.Exec(ctx, "INSERT INTO file_data (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", row["hash"], data)
}
