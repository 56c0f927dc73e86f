package artifacts

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"terzetto/backend/core/plugin"
	"terzetto/backend/store/sqlite"
)

// RecordArtifactAccess counts a look at each of ids that belongs to the conversation, in
// their order, and says how many there were.
func (c *Cache) RecordArtifactAccess(ctx context.Context, conversation string, ids []int64) (n int, err error) {
	err = c.write(ctx, func(t Tx) error {
		n = 0
		if err := sqlite.Has(ctx, t, noConversation(), "SELECT 1 FROM conversations WHERE id = ? AND id NOT IN (SELECT conversation_id FROM purges)", conversation); err != nil {
			return err
		}
		given, err := sqlite.Text(ids)
		if err != nil {
			return err
		}
		here, err := sqlite.List(ctx, t, sqlite.Value[int64], `SELECT j.value FROM json_each(?) j CROSS JOIN workflow_attachments a ON a.id = j.value
		  CROSS JOIN messages m ON m.id = a.message_id WHERE m.conversation_id = ? ORDER BY j.key`, given, conversation)
		if err != nil || len(here) == 0 {
			return err
		}
		n = len(here)
		return t.RecordAccess(ctx, here)
	})
	return n, err
}

// nextLooks moves the counter on by n and gives the first of those values.
func (t Tx) nextLooks(ctx context.Context, n int) (first int64, err error) {
	last, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], `UPDATE settings SET attachment_access_counter = attachment_access_counter + ?
	  WHERE id = 1 RETURNING attachment_access_counter`, n)
	if err != nil {
		return 0, fmt.Errorf("count a look at an artifact: %w", err)
	}
	return last - int64(n) + 1, nil
}

// RecordAccess gives each id the next value of the counter. One that names no row burns
// its value.
func (t Tx) RecordAccess(ctx context.Context, ids []int64) error {
	if len(ids) == 0 {
		return nil
	}
	at, err := t.nextLooks(ctx, len(ids))
	if err != nil {
		return err
	}
	for i, id := range ids {
		text, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[string], "SELECT recent_accesses FROM workflow_attachments WHERE id = ?", id)
		if errors.Is(err, sqlite.ErrNone) {
			continue
		}
		if err != nil {
			return err
		}
		var seen plugin.Accesses
		if json.Unmarshal([]byte(text), &seen) != nil {
			seen = nil // the file was changed by hand: the looks are counted from here
		}
		seen = seen.Add(at + int64(i))
		if text, err = sqlite.Text(seen); err != nil {
			return err
		}
		err = t.Exec(ctx, "UPDATE workflow_attachments SET recent_accesses = ?, oldest_access = ? WHERE id = ?", text, seen.Oldest(), id)
		if err != nil {
			return err
		}
	}
	return nil
}
