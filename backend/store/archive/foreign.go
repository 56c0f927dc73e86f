package archive

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// Foreign gives the archive of a database that others may have made. What is larger in it than a file of the same may be
// is left out with its reason; SQLite tells the length of a value without reading it.
func Foreign(db *store.DB, memory *memlimit.Budget) *Archive {
	a := New(db, memory)
	a.foreign = true
	return a
}

// rowLength is the expression for how many bytes a row of a table has, without some columns.
func rowLength(ctx context.Context, q sqlite.Querier, table string, without ...string) (string, error) {
	columns, err := sqlite.List(ctx, q, sqlite.Value[string], "SELECT name FROM pragma_table_info(?)", table)
	columns = slices.DeleteFunc(columns, func(c string) bool { return slices.Contains(without, c) })
	return "0" + strings.Join(lists.Map(columns, func(c string) string { return " + coalesce(octet_length(" + sqlite.Quote(c) + "), 0)" }), ""), err
}

// A measure is rows of a table that are read together.
type measure struct {
	table   string
	where   string // of the rows; empty: all
	without string // a column that is not read with them
}

// checkSize is the error tooLarge where all rows together have more bytes than a conversation may have.
func checkSize(ctx context.Context, q sqlite.Querier, tooLarge error, all []measure, args ...any) error {
	sum := int64(0)
	for _, m := range all {
		length, err := rowLength(ctx, q, m.table, m.without)
		if err != nil {
			return err
		}
		query := "SELECT CAST(total(" + length + ") AS INTEGER) FROM " + sqlite.Quote(m.table)
		if m.where != "" {
			query += " WHERE " + m.where
		}
		n, err := sqlite.One(ctx, q, sqlite.ErrNone, sqlite.Value[int64], query, args...)
		if err != nil {
			return err
		}
		if sum += n; sum > portable.MaxTranscript {
			return tooLarge
		}
	}
	return nil
}

func largeTable(name string) error {
	return fault.Newf(fault.TooLarge, "The table %s is larger than %d MB.", name, portable.MaxTranscript>>20)
}

func largeTalk() error {
	return fault.Newf(fault.TooLarge, "This conversation is larger than %d MB.", portable.MaxTranscript>>20)
}

// limitList is a list of a table of which all is held at once.
func limitList[T any](a *Archive, table, without string, list func(context.Context) ([]T, error)) func(context.Context) ([]T, error) {
	return func(ctx context.Context) ([]T, error) {
		if a.foreign {
			if err := checkSize(ctx, a.db, largeTable(table), []measure{{table: table, without: without}}); err != nil {
				return nil, err
			}
		}
		return list(ctx)
	}
}

// mostName is far more bytes than the name of a file and its kind have, which are read with each message that has the file.
const mostName = 64 << 10

// bookFits, cardFits and talkFits are errors for what is larger than a file of it may be.
func (a *Archive) bookFits(ctx context.Context, id int64) error {
	if !a.foreign {
		return nil
	}
	large := fault.Newf(fault.TooLarge, "This lorebook is larger than %d MB.", portable.MaxTranscript>>20)
	return checkSize(ctx, a.db, large, []measure{{table: "lorebook_entries", where: "world_id = ?1"}}, id)
}

func (a *Archive) cardFits(ctx context.Context, id string) error {
	if !a.foreign {
		return nil
	}
	return checkSize(ctx, a.db, fault.Newf(fault.TooLarge, "This character is larger than %d MB.", portable.MaxTranscript>>20), []measure{
		{table: "character_cards", where: "id = ?1"},
		{table: "character_extras", where: "character_id = ?1"},
		{table: "character_files", where: "character_id = ?1"},
	}, id)
}

func (a *Archive) talkFits(ctx context.Context, id string) error {
	if !a.foreign {
		return nil
	}
	longest, err := sqlite.One(ctx, a.db, sqlite.ErrNone, sqlite.Value[int64],
		"SELECT coalesce(max(octet_length(content)), 0) FROM messages WHERE conversation_id = ?", id)
	if err != nil {
		return err
	}
	if longest > portable.MaxText {
		return fault.Newf(fault.TooLarge, "A message is longer than %d MB.", portable.MaxText>>20)
	}
	named, err := sqlite.One(ctx, a.db, sqlite.ErrNone, sqlite.Value[int64], `SELECT coalesce(max(octet_length(f.label) + octet_length(f.mime) + octet_length(f.hash)), 0)
	  FROM message_files m JOIN files f ON f.id = m.file_id JOIN messages r ON r.id = m.message_id WHERE r.conversation_id = ?`, id)
	if err != nil {
		return err
	}
	if named > mostName {
		return fault.New(fault.TooLarge, "The name of a file in this conversation is too long.")
	}
	const messages = "message_id IN (SELECT id FROM messages WHERE conversation_id = ?1)"
	const here = "conversation_id = ?1"
	return checkSize(ctx, a.db, largeTalk(), []measure{
		{table: "conversations", where: "id = ?1"},
		{table: "conversation_extras", where: here},
		{table: "thread_vars", where: here},
		{table: "director_state", where: here},
		{table: "messages", where: here},
		{table: "message_extras", where: messages},
		{table: "message_files", where: messages},
		{table: "message_quotes", where: messages},
		{table: "message_recalls", where: messages},
		{table: "calls", where: here},
		{table: "facts", where: here},
		{table: "fact_readings", where: messages},
		{table: "workflow_attachments", where: messages},
		{table: "attachments", where: messages, without: "data"},
	}, id)
}

// rowsFit is an error where a row of an item is longer than a line of an archive may be.
func (a *Archive) rowsFit(ctx context.Context, table tableSpec, id any) error {
	if !a.foreign {
		return nil
	}
	return a.read(ctx, func(t tx) error {
		length, err := rowLength(ctx, t, table.name, table.withheld...)
		if err != nil {
			return err
		}
		longest, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64],
			fmt.Sprintf("SELECT coalesce(max(%s), 0) FROM %s WHERE (%s)", length, table.name, table.where), id)
		if err == nil && longest > portable.MaxLine {
			err = fault.Newf(fault.TooLarge, "A part of this item is larger than %d MB.", portable.MaxLine>>20)
		}
		return err
	})
}

// titleOf is the title of a conversation that is not read.
func (a *Archive) titleOf(ctx context.Context, id string) string {
	title, err := sqlite.Maybe(ctx, a.db, sqlite.Value[string], "SELECT title FROM conversations WHERE id = ? AND octet_length(title) < 1000", id)
	if err != nil || title == nil {
		return ""
	}
	return *title
}
