package messages

import (
	"cmp"
	"context"
	"errors"

	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// page gives the ids of a page of the active path, oldest first.
func (t *Tx) page(ctx context.Context, c chat.Conversation, p chat.Page) ([]int64, error) {
	switch {
	case c.ActiveLeafID == nil:
		return []int64{}, nil
	case p.FromStart:
		return t.pageDown(ctx, c, 0, p.Limit)
	case p.After != 0:
		return t.pageDown(ctx, c, p.After, p.Limit)
	case p.Around != 0:
		return t.pageAround(ctx, c, p)
	case p.Before != 0:
		m, err := t.Message(ctx, c.ID, p.Before)
		if err != nil || m.ParentID == nil {
			return []int64{}, err
		}
		return t.pageUp(ctx, *m.ParentID, p.Limit)
	}
	return t.pageUp(ctx, *c.ActiveLeafID, p.Limit)
}

// pageAround gives a row of the path with rows on both sides. Where one side is short,
// the other gets what is left, so that a page is full if the path has the rows.
func (t *Tx) pageAround(ctx context.Context, c chat.Conversation, p chat.Page) ([]int64, error) {
	if _, err := t.Message(ctx, c.ID, p.Around); err != nil {
		return nil, err
	}
	limit := max(2, p.Limit)
	below, err := t.pageDown(ctx, c, p.Around, limit/2)
	if err != nil {
		return nil, err
	}
	above, err := t.pageUp(ctx, p.Around, limit-len(below))
	if err != nil {
		return nil, err
	}
	if short := limit - len(above) - len(below); short > 0 && len(below) == limit/2 {
		if below, err = t.pageDown(ctx, c, p.Around, limit-len(above)); err != nil {
			return nil, err
		}
	}
	return append(above, below...), nil
}

// pageUp gives at most limit rows of the path that ends at a row, the last ones; 0 means no limit. Each step is a look-up by
// primary key, so rows off the path and rows above the page cost nothing.
func (t *Tx) pageUp(ctx context.Context, from int64, limit int) ([]int64, error) {
	return sqlite.List(ctx, t, sqlite.Value[int64], `WITH RECURSIVE up (id, parent_id) AS (
	    SELECT id, parent_id FROM messages WHERE id = ?1 UNION ALL
	    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id LIMIT ?2)
	  SELECT id FROM up ORDER BY id`, from, cmp.Or(limit, -1))
}

// pageDown gives at most limit rows of the active path below a row, the nearest first; below
// 0 is the whole path. Ids grow along a path, so it climbs from the leaf to the row
// over ids alone: a page at the start of 10,000 rows takes
// about ten milliseconds, which is not seen while scrolling, and needs no cache.
func (t *Tx) pageDown(ctx context.Context, c chat.Conversation, row int64, limit int) ([]int64, error) {
	return sqlite.List(ctx, t, sqlite.Value[int64], `WITH RECURSIVE up (id, parent_id) AS (
	    SELECT id, parent_id FROM messages WHERE id = ?1 AND id > ?2 UNION ALL
	    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id WHERE m.id > ?2)
	  SELECT id FROM up ORDER BY id LIMIT ?3`, *c.ActiveLeafID, row, cmp.Or(limit, -1))
}

// Messages gives rows by their ids, in that order, with branch fields and attachments. What was deleted is missing.
func (t *Tx) Messages(ctx context.Context, c chat.Conversation, ids []int64) ([]chat.Message, error) {
	rows, err := sqlite.List(ctx, t, ScanMessage, SelectMessage+` FROM json_each(?) p CROSS JOIN messages m ON m.id = p.value ORDER BY m.id`, sqlite.JSON(ids))
	if err != nil {
		return rows, err
	}
	if err := t.countBelow(ctx, c, rows); err != nil {
		return rows, err
	}
	return rows, t.FillBranches(ctx, c.ID, rows)
}

// countBelow says of the leaf how many rows follow it on branches that are not shown, so
// that the page can offer the way back to them.
func (t *Tx) countBelow(ctx context.Context, c chat.Conversation, rows []chat.Message) error {
	last := len(rows) - 1
	if last < 0 || c.ActiveLeafID == nil || rows[last].ID != *c.ActiveLeafID {
		return nil
	}
	n, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], "SELECT count(*) FROM messages WHERE parent_id = ?", rows[last].ID)
	rows[last].Below = n
	return err
}

// Sibling gives the n-th of the rows at a row's place, from 1; the last
// one when there are fewer.
func (db *DB) Sibling(ctx context.Context, conversation string, id int64, n int) (int64, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (found int64, err error) {
		m, err := t.Message(ctx, conversation, id)
		if err != nil {
			return found, err
		}
		nth := "SELECT id FROM messages WHERE conversation_id = ? AND parent_id IS ? ORDER BY id "
		found, err = sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], nth+"LIMIT 1 OFFSET ?", conversation, m.ParentID, max(0, n-1))
		if errors.Is(err, sqlite.ErrNone) {
			found, err = sqlite.One(ctx, t, NoMessage(), sqlite.Value[int64], nth+"DESC LIMIT 1", conversation, m.ParentID)
		}
		return found, err
	})
}
