package messages

import (
	"context"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Bookmark marks a row or takes its mark away.
func (db *DB) Bookmark(ctx context.Context, conversation string, id int64, on bool) error {
	return db.file.Change(ctx, NoMessage(), "UPDATE messages SET bookmarked_at = iif(?, ?, NULL) WHERE id = ? AND conversation_id = ?",
		on, db.file.Now().UnixMicro(), id, conversation)
}

// excerptLength is how many characters of a marked row a list shows.
const excerptLength = 160

// Bookmarks lists the marked rows of a conversation in the order of their places,
// those of other branches among them.
func (db *DB) Bookmarks(ctx context.Context, conversation string, s lists.Span) ([]chat.Bookmark, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (marks []chat.Bookmark, err error) {
		if _, err := t.Conversation(ctx, conversation); err != nil {
			return marks, err
		}
		return sqlite.List(ctx, t, func(row sqlite.Row) (b chat.Bookmark, err error) {
			return b, row.Scan(&b.ID, &b.Role, &b.TurnIndex, sqlite.Time(&b.CreatedAt), &b.Excerpt, &b.OnPath)
		}, `WITH RECURSIVE up (id, parent_id) AS (
		    SELECT m.id, m.parent_id FROM conversations c JOIN messages m ON m.id = c.active_leaf_id WHERE c.id = ?1 UNION ALL
		    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id)
		  SELECT m.id, m.role, m.turn_index, m.created_at, substr(m.content, 1, ?2), m.id IN (SELECT id FROM up)
		  FROM messages m WHERE m.conversation_id = ?1 AND m.bookmarked_at IS NOT NULL ORDER BY m.turn_index, m.id LIMIT ?3 OFFSET ?4`,
			append([]any{conversation, excerptLength}, rows.SpanArgs(s)...)...)
	})
}
