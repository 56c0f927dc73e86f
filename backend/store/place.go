package store

import (
	"context"
	"errors"

	"terzetto/backend/chat"
)

// page reads the part of the active path that p names.
func (t *Tx) page(ctx context.Context, c chat.Conversation, p chat.Page) ([]chat.Message, error) {
	switch {
	case c.ActiveLeafID == nil:
		return []chat.Message{}, nil
	case p.FromStart:
		return t.down(ctx, c, "SELECT active_root_id FROM conversations WHERE id = ?", c.ID, p.Limit)
	case p.After != 0:
		return t.down(ctx, c, nextOf, p.After, p.Limit)
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

const nextOf = "SELECT next_id FROM path_next WHERE message_id = ?"

// around gives a row of the path with rows on both sides. Where one side is short,
// the other gets what is left, so that a page is full if the path has the rows.
func (t *Tx) around(ctx context.Context, c chat.Conversation, p chat.Page) ([]chat.Message, error) {
	if _, err := t.message(ctx, c.ID, p.Around); err != nil {
		return nil, err
	}
	limit := max(2, p.Limit)
	below, err := t.down(ctx, c, nextOf, p.Around, limit/2)
	if err != nil {
		return nil, err
	}
	above, err := t.path(ctx, &p.Around, limit-len(below))
	if err != nil {
		return nil, err
	}
	if short := limit - len(above) - len(below); short > 0 && len(below) == limit/2 {
		if below, err = t.down(ctx, c, nextOf, p.Around, limit-len(above)); err != nil {
			return nil, err
		}
	}
	return append(above, below...), nil
}

// down walks the active path from a row to the leaf and gives at most limit rows. A
// step that does not lead to a child of its row leads nowhere.
func (t *Tx) down(ctx context.Context, c chat.Conversation, start string, arg any, limit int) ([]chat.Message, error) {
	if id, ok := arg.(int64); ok && id == *c.ActiveLeafID {
		return []chat.Message{}, nil
	}
	if limit <= 0 {
		limit = -1
	}
	return list(ctx, t, scanMessage, `WITH RECURSIVE down (id) AS (
	    SELECT id FROM messages WHERE conversation_id = ? AND id = (`+start+`) UNION ALL
	    SELECT m.id FROM down JOIN path_next n ON n.message_id = down.id JOIN messages m ON m.id = n.next_id AND m.parent_id = down.id
	    WHERE down.id <> ? LIMIT ?)
	  `+selectMessage+" FROM down JOIN messages m ON m.id = down.id ORDER BY m.id", c.ID, arg, *c.ActiveLeafID, limit)
}

// below says of the leaf how many rows follow it on branches that are not shown, so
// that the page can offer the way back to them.
func (t *Tx) below(ctx context.Context, c chat.Conversation, rows []chat.Message) error {
	last := len(rows) - 1
	if last < 0 || c.ActiveLeafID == nil || rows[last].ID != *c.ActiveLeafID {
		return nil
	}
	n, err := one(ctx, t, errNone, value[int], "SELECT count(*) FROM messages WHERE parent_id = ?", rows[last].ID)
	rows[last].Below = n
	return err
}

// BranchHere ends the active path at a row, so that what is said next begins a new
// branch there. What stood below stays, on its own branch.
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

// Sibling gives the n-th of the rows that stand at a row's place, from 1; the last
// one when there are fewer.
func (db *DB) Sibling(ctx context.Context, conversation string, id int64, n int) (found int64, err error) {
	err = db.read(ctx, func(t *Tx) error {
		m, err := t.message(ctx, conversation, id)
		if err != nil {
			return err
		}
		nth := "SELECT id FROM messages WHERE conversation_id = ? AND parent_id IS ? ORDER BY id "
		found, err = one(ctx, t, errNone, value[int64], nth+"LIMIT 1 OFFSET ?", conversation, m.ParentID, max(0, n-1))
		if errors.Is(err, errNone) {
			found, err = one(ctx, t, noMessage(), value[int64], nth+"DESC LIMIT 1", conversation, m.ParentID)
		}
		return err
	})
	return found, err
}

// Bookmark marks a row or takes its mark away.
func (db *DB) Bookmark(ctx context.Context, conversation string, id int64, on bool) error {
	return db.write(ctx, func(t *Tx) error {
		var at any
		if on {
			at = t.now.UnixMicro()
		}
		return t.change(ctx, noMessage(), "UPDATE messages SET bookmarked_at = ? WHERE id = ? AND conversation_id = ?", at, id, conversation)
	})
}

// excerptLength is how many characters of a marked row a list shows.
const excerptLength = 160

// Bookmarks lists the marked rows of a conversation in the order of their places,
// those of other branches among them.
func (db *DB) Bookmarks(ctx context.Context, conversation string) (marks []chat.Bookmark, err error) {
	err = db.read(ctx, func(t *Tx) error {
		if _, err := t.conversation(ctx, conversation); err != nil {
			return err
		}
		marks, err = list(ctx, t, func(row scanner) (b chat.Bookmark, err error) {
			return b, row.Scan(&b.ID, &b.Role, &b.TurnIndex, timeColumn{&b.CreatedAt}, &b.Excerpt, &b.OnPath)
		}, `WITH RECURSIVE up (id, parent_id) AS (
		    SELECT m.id, m.parent_id FROM conversations c JOIN messages m ON m.id = c.active_leaf_id WHERE c.id = ?1 UNION ALL
		    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id)
		  SELECT m.id, m.role, m.turn_index, m.created_at, substr(m.content, 1, ?2), m.id IN (SELECT id FROM up)
		  FROM messages m WHERE m.conversation_id = ?1 AND m.bookmarked_at IS NOT NULL ORDER BY m.turn_index, m.id`, conversation, excerptLength)
		return err
	})
	return marks, err
}
