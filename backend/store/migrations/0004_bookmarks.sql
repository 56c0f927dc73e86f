-- A person's marks on rows.

ALTER TABLE messages ADD COLUMN bookmarked_at INTEGER;
CREATE INDEX messages_bookmarked ON messages (conversation_id, id) WHERE bookmarked_at IS NOT NULL;
