package chats

import (
	"cmp"
	"context"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
)

// DeleteMessage removes a row, its siblings and everything below them. If the active
// path went through one of them it ends above them now, and the Director's moods
// are those of the latest turn that is not after its new end.
func (db *DB) DeleteMessage(ctx context.Context, conversation string, id int64) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		if _, err := t.messages.Message(ctx, conversation, id); err != nil {
			return err
		}
		nodes, err := sqlite.List(ctx, t, func(row sqlite.Row) (n chat.Node, err error) {
			return n, row.Scan(&n.ID, &n.Parent)
		}, "SELECT id, parent_id FROM messages WHERE conversation_id = ?", conversation)
		if err != nil {
			return err
		}
		gone, leaf := chat.Deletion(nodes, id, c.ActiveLeafID)
		ids := sqlite.JSON(gone)
		attached, err := t.files.FilesOfMessages(ctx, "SELECT value FROM json_each(?)", ids)
		if err != nil {
			return err
		}
		if err := t.changeRecords(ctx, withoutTexts, "message_id IN (SELECT value FROM json_each(?))", ids); err != nil {
			return err
		}
		// The leaf first, so that the new path is found while the old one still exists.
		if err := t.messages.SetLeaf(ctx, conversation, leaf); err != nil {
			return err
		}
		if err := t.deleteMessages(ctx, gone); err != nil {
			return err
		}
		if err := t.files.DropAttached(ctx, attached); err != nil {
			return err
		}
		return t.RecallAt(ctx, conversation, leaf, true)
	})
}

// SwitchBranch makes the branch of a row the active one, down along the newest
// children, with the moods of the latest turn on it.
func (db *DB) SwitchBranch(ctx context.Context, conversation string, id int64) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if _, err := t.messages.Message(ctx, conversation, id); err != nil {
			return err
		}
		leaf, err := sqlite.One(ctx, t, messages.NoMessage(), sqlite.Value[int64], `WITH RECURSIVE down (id) AS (
		    SELECT ? UNION ALL
		    SELECT (SELECT max(m.id) FROM messages m WHERE m.parent_id = down.id) FROM down WHERE down.id IS NOT NULL)
		  SELECT max(id) FROM down`, id)
		if err != nil {
			return err
		}
		if err := t.messages.SetLeaf(ctx, conversation, &leaf); err != nil {
			return err
		}
		return t.RecallAt(ctx, conversation, &leaf, false)
	})
}

// BranchHere ends the active path at a row, so that what is said next begins a new
// branch there. The rows below stay, on their own branch.
func (db *DB) BranchHere(ctx context.Context, conversation string, id int64) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if _, err := t.messages.Message(ctx, conversation, id); err != nil {
			return err
		}
		if err := t.messages.SetLeaf(ctx, conversation, &id); err != nil {
			return err
		}
		return t.RecallAt(ctx, conversation, &id, false)
	})
}

// deleteMessages deletes messages one by one, each after those below it: SQLite deletes a list in the order of its ids,
// those below a message inside of it, which takes long and goes a thousand levels deep.
func (t *Tx) deleteMessages(ctx context.Context, ids []int64) error {
	newest := slices.SortedFunc(slices.Values(ids), func(a, b int64) int { return cmp.Compare(b, a) })
	return lists.Each(newest, func(id int64) error { return t.Exec(ctx, "DELETE FROM messages WHERE id = ?", id) })
}
