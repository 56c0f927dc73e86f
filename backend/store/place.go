package store

import (
	"cmp"
	"context"
	"errors"

	"terzetto/backend/chat"
	"terzetto/backend/store/sqlite"
)

// page reads the part of the active path that p names.
func (t *Tx) page(ctx context.Context, c chat.Conversation, p chat.Page) ([]chat.Message, error) {
	switch {
	case c.ActiveLeafID == nil:
		return []chat.Message{}, nil
	case p.FromStart:
		return t.down(ctx, c, 0, p.Limit)
	case p.After != 0:
		return t.down(ctx, c, p.After, p.Limit)
	case p.Around != 0:
		return t.around(ctx, c, p)
	case p.Before != 0:
		m, err := t.message(ctx, c.ID, p.Before)
		if err != nil {
			return nil, err
		}
		return t.path(ctx, m.ParentID, p.Limit)
	}
	return t.path(ctx, c.ActiveLeafID, p.Limit)
}

// around gives a row of the path with rows on both sides. Where one side is short,
// the other gets what is left, so that a page is full if the path has the rows.
func (t *Tx) around(ctx context.Context, c chat.Conversation, p chat.Page) ([]chat.Message, error) {
	if _, err := t.message(ctx, c.ID, p.Around); err != nil {
		return nil, err
	}
	limit := max(2, p.Limit)
	below, err := t.down(ctx, c, p.Around, limit/2)
	if err != nil {
		return nil, err
	}
	above, err := t.path(ctx, &p.Around, limit-len(below))
	if err != nil {
		return nil, err
	}
	if short := limit - len(above) - len(below); short > 0 && len(below) == limit/2 {
		if below, err = t.down(ctx, c, p.Around, limit-len(above)); err != nil {
			return nil, err
		}
	}
	return append(above, below...), nil
}

// down gives at most limit rows of the active path below a row, the nearest first; below
// 0 is the whole path. Ids grow along a path, so it climbs from the leaf to the row
// over ids alone, and reads only what it gives: a page at the start of 10,000 rows takes
// about ten milliseconds, which is not seen while scrolling, and needs no cache.
func (t *Tx) down(ctx context.Context, c chat.Conversation, row int64, limit int) ([]chat.Message, error) {
	return sqlite.List(ctx, t, scanMessage, `WITH RECURSIVE up (id, parent_id) AS (
	    SELECT id, parent_id FROM messages WHERE id = ?1 AND id > ?2 UNION ALL
	    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id WHERE m.id > ?2),
	  page (id) AS (SELECT id FROM up ORDER BY id LIMIT ?3)
	  `+selectMessage+" FROM page JOIN messages m ON m.id = page.id ORDER BY m.id", *c.ActiveLeafID, row, cmp.Or(limit, -1))
}

// below says of the leaf how many rows follow it on branches that are not shown, so
// that the page can offer the way back to them.
func (t *Tx) below(ctx context.Context, c chat.Conversation, rows []chat.Message) error {
	last := len(rows) - 1
	if last < 0 || c.ActiveLeafID == nil || rows[last].ID != *c.ActiveLeafID {
		return nil
	}
	n, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], "SELECT count(*) FROM messages WHERE parent_id = ?", rows[last].ID)
	rows[last].Below = n
	return err
}

// BranchHere ends the active path at a row, so that what is said next begins a new
// branch there. The rows below stay, on their own branch.
func (db *DB) BranchHere(ctx context.Context, conversation string, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		if _, err := t.message(ctx, conversation, id); err != nil {
			return err
		}
		if err := t.setLeaf(ctx, conversation, &id); err != nil {
			return err
		}
		return t.recall(ctx, conversation, &id, false)
	})
}

// Sibling gives the n-th of the rows at a row's place, from 1; the last
// one when there are fewer.
func (db *DB) Sibling(ctx context.Context, conversation string, id int64, n int) (int64, error) {
	return read(ctx, db, func(t *Tx) (found int64, err error) {
		m, err := t.message(ctx, conversation, id)
		if err != nil {
			return found, err
		}
		nth := "SELECT id FROM messages WHERE conversation_id = ? AND parent_id IS ? ORDER BY id "
		found, err = sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], nth+"LIMIT 1 OFFSET ?", conversation, m.ParentID, max(0, n-1))
		if errors.Is(err, sqlite.ErrNone) {
			found, err = sqlite.One(ctx, t, noMessage(), sqlite.Value[int64], nth+"DESC LIMIT 1", conversation, m.ParentID)
		}
		return found, err
	})
}

// Bookmark marks a row or takes its mark away.
func (db *DB) Bookmark(ctx context.Context, conversation string, id int64, on bool) error {
	return db.change(ctx, noMessage(), "UPDATE messages SET bookmarked_at = iif(?, ?, NULL) WHERE id = ? AND conversation_id = ?",
		on, db.o.Now().UnixMicro(), id, conversation)
}

// excerptLength is how many characters of a marked row a list shows.
const excerptLength = 160

// Bookmarks lists the marked rows of a conversation in the order of their places,
// those of other branches among them.
func (db *DB) Bookmarks(ctx context.Context, conversation string) ([]chat.Bookmark, error) {
	return read(ctx, db, func(t *Tx) (marks []chat.Bookmark, err error) {
		if _, err := t.Conversation(ctx, conversation); err != nil {
			return marks, err
		}
		return sqlite.List(ctx, t, func(row sqlite.Row) (b chat.Bookmark, err error) {
			return b, row.Scan(&b.ID, &b.Role, &b.TurnIndex, sqlite.Time(&b.CreatedAt), &b.Excerpt, &b.OnPath)
		}, `WITH RECURSIVE up (id, parent_id) AS (
		    SELECT m.id, m.parent_id FROM conversations c JOIN messages m ON m.id = c.active_leaf_id WHERE c.id = ?1 UNION ALL
		    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id)
		  SELECT m.id, m.role, m.turn_index, m.created_at, substr(m.content, 1, ?2), m.id IN (SELECT id FROM up)
		  FROM messages m WHERE m.conversation_id = ?1 AND m.bookmarked_at IS NOT NULL ORDER BY m.turn_index, m.id`, conversation, excerptLength)
	})
}
