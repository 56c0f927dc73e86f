package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
)

// SetWorkflowEnabled switches one workflow on or off. It changes that one key in one
// statement, so that two windows that flip two workflows at once keep both flips
// (workflow guide 3.7).
func (db *DB) SetWorkflowEnabled(ctx context.Context, id string, on bool) (s chat.Settings, err error) {
	err = db.write(ctx, func(t *Tx) error {
		flag := "false"
		if on {
			flag = "true"
		}
		// What is no object, in a file that somebody changed by hand, begins anew.
		err := t.exec(ctx, `UPDATE settings SET workflow_enabled = json_set(
		    CASE WHEN json_valid(workflow_enabled) AND json_type(workflow_enabled) = 'object' THEN workflow_enabled ELSE '{}' END,
		    '$."' || ? || '"', json(?)) WHERE id = 1`, id, flag)
		if err != nil {
			return err
		}
		s, err = t.settings(ctx)
		return err
	})
	return s, err
}

// A switchesColumn reads the switches of the workflows. What is no map of switches
// counts as none: every turn reads this column, and a workflow that is on by mistake
// is a smaller harm than no turn at all (workflow guide 3.7).
type switchesColumn struct{ into *map[string]bool }

func (c switchesColumn) Scan(src any) error {
	text, _ := src.(string) // a null counts as no switches too
	read := map[string]bool{}
	if json.Unmarshal([]byte(text), &read) != nil || read == nil {
		read = map[string]bool{}
	}
	*c.into = read
	return nil
}
