package rows

import (
	"context"
	"encoding/json"
	"iter"

	"terzetto/backend/base/lists"
	"terzetto/backend/store/sqlite"
)

// A Noun is a table whose rows a person lists, reads, changes by a patch and deletes.
// Where a noun has no rule for an act, the act is that of its table.
type Noun[T any, ID int64 | string] struct {
	sqlite.Table[T]

	Order       string   // of a list
	Fixed       []string // the fields that no patch changes, besides the key
	Missing     func() error
	Check       func(T) error
	Create      func(context.Context, *sqlite.Tx, *T) error // writes a new row
	OwnerColumn string                                      // the column of the row that owns all of these; empty: none does
	Owner       int64                                       // that row
	CheckOwner  func(context.Context, *sqlite.Tx) error     // refuses an owner that does not exist
	Seed        func(context.Context, *sqlite.Tx) error     // writes the rows that the program ships
}

// condition chooses the rows of the owner.
func (n Noun[T, ID]) condition() (where string, args []any) {
	if n.OwnerColumn == "" {
		return "", nil
	}
	return " AND " + n.OwnerColumn + " = ?", []any{n.Owner}
}

// Where lists the rows that a condition chooses.
func (n Noun[T, ID]) Where(ctx context.Context, t *sqlite.Tx, condition string, args ...any) ([]T, error) {
	return sqlite.List(ctx, t, n.Scan, n.Select()+condition+" ORDER BY "+n.Order, args...)
}

// All lists the rows of the owner, or all where there is none.
func (n Noun[T, ID]) All(ctx context.Context, t *sqlite.Tx) ([]T, error) {
	where, args := n.condition()
	return n.Where(ctx, t, " WHERE 1"+where, args...)
}

// Get gives one row.
func (n Noun[T, ID]) Get(ctx context.Context, t *sqlite.Tx, id ID) (T, error) {
	where, args := n.condition()
	return sqlite.One(ctx, t, n.Missing(), n.Scan, n.Select()+" WHERE id = ?"+where, append([]any{id}, args...)...)
}

// Save writes a row: a new one, or in place of the one with its key.
func (n Noun[T, ID]) Save(ctx context.Context, t *sqlite.Tx, v T) error {
	if err := n.Check(v); err != nil {
		return err
	}
	return n.Put(ctx, t.Conn, &v)
}

// Add writes a new row and gives the key that the table chose for it.
func (n Noun[T, ID]) Add(ctx context.Context, t *sqlite.Tx, v T) (int64, error) {
	if err := n.Check(v); err != nil {
		return 0, err
	}
	return n.Insert(ctx, t.Conn, &v)
}

// Rows are the rows of one noun, for those who list, read and change them.
type Rows[T any, ID int64 | string] struct {
	file File[*sqlite.Tx]
	noun Noun[T, ID]
}

// Of gives the rows of a noun in a file.
func Of[T any, ID int64 | string](b Base, n Noun[T, ID]) Rows[T, ID] {
	return Rows[T, ID]{File[*sqlite.Tx]{b, func(t *sqlite.Tx) *sqlite.Tx { return t }}, n}
}

// List gives all rows in their order.
func (r Rows[T, ID]) List(ctx context.Context) ([]T, error) {
	return Read(ctx, r.file, func(t *sqlite.Tx) ([]T, error) {
		if r.noun.CheckOwner != nil {
			if err := r.noun.CheckOwner(ctx, t); err != nil {
				return nil, err
			}
		}
		return r.noun.All(ctx, t)
	})
}

// Walk gives a part of the rows in their order, one by one: there may be more than the memory holds.
func (r Rows[T, ID]) Walk(ctx context.Context, s lists.Span) iter.Seq2[T, error] {
	n := r.noun
	where, args := n.condition()
	ordered := " ORDER BY " + n.Order
	return Walk(ctx, r.file, FewAtOnce, func(ctx context.Context, t *sqlite.Tx) ([]ID, error) {
		if n.CheckOwner != nil {
			if err := n.CheckOwner(ctx, t); err != nil {
				return nil, err
			}
		}
		return sqlite.List(ctx, t, sqlite.Value[ID], "SELECT id FROM "+n.Name+" WHERE 1"+where+ordered+Part, append(args, SpanArgs(s)...)...)
	}, func(ctx context.Context, t *sqlite.Tx, ids []ID) ([]T, error) {
		return n.Where(ctx, t, TheseIDs, sqlite.JSON(ids))
	})
}

// Get gives one row.
func (r Rows[T, ID]) Get(ctx context.Context, id ID) (T, error) {
	return Read(ctx, r.file, func(t *sqlite.Tx) (T, error) { return r.noun.Get(ctx, t, id) })
}

// Create adds a row.
func (r Rows[T, ID]) Create(ctx context.Context, v T) (T, error) {
	return Write(ctx, r.file, func(t *sqlite.Tx) (T, error) {
		if r.noun.Create != nil {
			err := r.noun.Create(ctx, t, &v)
			return v, err
		}
		id, err := r.noun.Add(ctx, t, v)
		if key, numbered := r.noun.Fields(&v)[0].(*int64); numbered {
			*key = id
		}
		return v, err
	})
}

// Update lays patch over a row.
func (r Rows[T, ID]) Update(ctx context.Context, id ID, patch json.RawMessage) (T, error) {
	return Write(ctx, r.file, func(t *sqlite.Tx) (T, error) {
		v, err := r.noun.Get(ctx, t, id)
		if err != nil {
			return v, err
		}
		if err := Merge(&v, patch, append(r.noun.Fixed, "id")...); err != nil {
			return v, err
		}
		return v, r.noun.Save(ctx, t, v)
	})
}

// Delete removes a row. Rows of other tables that name it forget it.
func (r Rows[T, ID]) Delete(ctx context.Context, id ID) error {
	where, args := r.noun.condition()
	return r.file.Remove(ctx, r.noun.Missing(), "DELETE FROM "+r.noun.Name+" WHERE id = ?"+where, append([]any{id}, args...)...)
}
