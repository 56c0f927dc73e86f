package messages

import (
	"context"
	"errors"

	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/macro"
)

// VariablesAt is what the variables of macros hold after a message, along its branch, and what all conversations share. Without
// a message it is what a conversation begins with.
func (t *Tx) VariablesAt(ctx context.Context, conversation string, end *int64) (s macro.State, err error) {
	if s.Shared, err = t.SharedVariables(ctx); err != nil || end == nil {
		return s, err
	}
	some, err := sqlite.Maybe(ctx, t, sqlite.Value[int],
		"SELECT 1 FROM messages INDEXED BY messages_with_variables WHERE conversation_id = ? AND variables IS NOT NULL LIMIT 1", conversation)
	if err != nil || some == nil { // as of nearly all conversations, whose paths are long
		return s, err
	}
	err = sqlite.Into(ctx, t, sqlite.ErrNone, []any{sqlite.JSON(&s.Own)}, `WITH RECURSIVE up (id, parent_id, variables) AS (
	    SELECT id, parent_id, variables FROM messages WHERE id = ? UNION ALL
	    SELECT m.id, m.parent_id, m.variables FROM up JOIN messages m ON m.id = up.parent_id WHERE up.variables IS NULL)
	  SELECT variables FROM up WHERE variables IS NOT NULL`, *end)
	if errors.Is(err, sqlite.ErrNone) {
		err = nil
	}
	return s, err
}

// SharedVariables are those that all conversations share, by their names.
func (t *Tx) SharedVariables(ctx context.Context) (map[string]string, error) {
	type variable struct{ name, value string }
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (v variable, err error) { return v, row.Scan(&v.name, &v.value) },
		"SELECT name, value FROM shared_variables")
	if err != nil || len(all) == 0 {
		return nil, err
	}
	values := make(map[string]string, len(all))
	for _, v := range all {
		values[v.name] = v.value
	}
	return values, nil
}

// SetSharedVariables gives some of the variables that all conversations share another value. Turns that end at the same time may
// bring more than there is room for; then it has what fits.
func (t *Tx) SetSharedVariables(ctx context.Context, changed map[string]string) error {
	if len(changed) == 0 {
		return nil
	}
	before, err := t.SharedVariables(ctx)
	if err != nil {
		return err
	}
	was := macro.State{Shared: before}
	for name, value := range was.WithShared(changed).Since(was).Shared {
		err := t.Exec(ctx, "INSERT INTO shared_variables (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
		if err != nil {
			return err
		}
	}
	return nil
}

// StoredVariables are variables as a message keeps them: null where it has none of its own.
func StoredVariables(own map[string]string) any {
	if own == nil {
		return nil
	}
	return sqlite.JSON(own)
}

// SaveVariables keeps variables that were changed outside of a turn: those of the conversation with the last message of its active
// path. In a conversation without messages they are not kept.
func (db *DB) SaveVariables(ctx context.Context, conversation string, changed macro.State) error {
	return db.file.Write(ctx, func(t *Tx) error {
		c, err := t.Conversation(ctx, conversation)
		if err == nil && c.ActiveLeafID != nil && changed.Own != nil {
			err = t.SetVariables(ctx, *c.ActiveLeafID, changed.Own)
		}
		if err != nil {
			return err
		}
		return t.SetSharedVariables(ctx, changed.Shared)
	})
}

// SetVariables puts variables after a message in the place of those that it had; nil: they are as before it.
func (t *Tx) SetVariables(ctx context.Context, message int64, own map[string]string) error {
	return t.Exec(ctx, "UPDATE messages SET variables = ? WHERE id = ?", StoredVariables(own), message)
}
