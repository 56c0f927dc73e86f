package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
)

// SetWorkflowEnabled switches one workflow on or off. It changes that one key in one
// statement, so that two windows that flip two workflows at once keep both flips
// (workflow guide 3.7).
func (db *DB) SetWorkflowEnabled(ctx context.Context, id string, on bool) (chat.Settings, error) {
	return write(ctx, db, func(t *Tx) (s chat.Settings, err error) {
		flag := "false"
		if on {
			flag = "true"
		}
		// A value that is not an object, in a file changed by hand, is replaced by an empty one.
		err = t.Exec(ctx, `UPDATE settings SET workflow_enabled = json_set(
		    CASE WHEN json_valid(workflow_enabled) AND json_type(workflow_enabled) = 'object' THEN workflow_enabled ELSE '{}' END,
		    '$."' || ? || '"', json(?)) WHERE id = 1`, id, flag)
		if err != nil {
			return s, err
		}
		return t.settings(ctx)
	})
}

// A slotsColumn reads what a column keeps for each workflow. What is no map of such
// values counts as none: every turn reads these columns, and a workflow that is on by
// mistake is a smaller harm than no turn at all (workflow guide 3.7).
type slotsColumn[V any] struct{ into *map[string]V }

func (c slotsColumn[V]) Scan(src any) error {
	text, _ := src.(string) // a null counts as none too
	read := map[string]V{}
	if json.Unmarshal([]byte(text), &read) != nil || read == nil {
		read = map[string]V{}
	}
	*c.into = read
	return nil
}
