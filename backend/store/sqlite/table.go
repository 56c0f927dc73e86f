package sqlite

import (
	"context"
	"strings"
)

// A Table maps the rows of a table to values of T.
type Table[T any] struct {
	Name    string
	Columns string         // separated by ", "; the key comes first
	Fields  func(*T) []any // where each column is read into and written from
}

// Select is the query of all rows.
func (m Table[T]) Select() string { return "SELECT " + m.Columns + " FROM " + m.Name }

// Scan reads a row.
func (m Table[T]) Scan(row Row) (v T, err error) { return v, row.Scan(m.Fields(&v)...) }

// Put writes a row: a new one, or in place of the one with its key.
func (m Table[T]) Put(ctx context.Context, c *Conn, v *T) error {
	key, rest, _ := strings.Cut(m.Columns, ", ")
	columns := strings.Split(rest, ", ")
	for i, name := range columns {
		columns[i] = name + " = excluded." + name
	}
	return c.Exec(ctx, "INSERT INTO "+m.Name+" ("+m.Columns+") VALUES (?"+strings.Repeat(", ?", len(columns))+") ON CONFLICT ("+key+") DO UPDATE SET "+
		strings.Join(columns, ", "), m.Fields(v)...)
}

// Insert writes a new row and gives the key that the table chose for it.
func (m Table[T]) Insert(ctx context.Context, c *Conn, v *T) (int64, error) {
	_, rest, _ := strings.Cut(m.Columns, ", ")
	return c.Insert(ctx, "INSERT INTO "+m.Name+" ("+rest+") VALUES (?"+strings.Repeat(", ?", strings.Count(rest, ", "))+")", m.Fields(v)[1:]...)
}

// Update writes a row in place of the one with its key, or returns missing.
func (m Table[T]) Update(ctx context.Context, c *Conn, missing error, v *T) error {
	key, rest, _ := strings.Cut(m.Columns, ", ")
	fields := m.Fields(v)
	return c.Change(ctx, missing, "UPDATE "+m.Name+" SET "+strings.ReplaceAll(rest, ", ", " = ?, ")+" = ? WHERE "+key+" = ?", append(fields[1:], fields[0])...)
}
