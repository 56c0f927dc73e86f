-- What the page needs to stay fast in a long conversation: marks on rows, and the
-- active path written down from its root downwards, so that a page of it can be read
-- from any place without walking up from the leaf.

ALTER TABLE messages ADD COLUMN bookmarked_at INTEGER;
CREATE INDEX messages_bookmarked ON messages (conversation_id, id) WHERE bookmarked_at IS NOT NULL;

ALTER TABLE conversations ADD COLUMN active_root_id INTEGER;

-- Which child of a row the active path goes on with. True for every row of the
-- active path but its leaf; for other rows it says how the path went last.
CREATE TABLE path_next (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  next_id    INTEGER NOT NULL
);

-- A new leaf changes the path only below the row that it shares with the old one.
-- Ids grow along a path, so the two climb towards each other, the higher id first.
CREATE TRIGGER conversations_led AFTER UPDATE OF active_leaf_id ON conversations
WHEN new.active_leaf_id IS NOT NULL AND new.active_leaf_id IS NOT old.active_leaf_id BEGIN
  INSERT OR REPLACE INTO path_next (message_id, next_id)
  SELECT m.parent_id, m.id FROM messages m WHERE m.parent_id IS NOT NULL AND m.id IN (
    WITH RECURSIVE climb (a, b) AS (
      SELECT new.active_leaf_id, old.active_leaf_id UNION ALL
      SELECT CASE WHEN b IS NULL OR a > b THEN (SELECT parent_id FROM messages WHERE id = a) ELSE a END,
             CASE WHEN b IS NULL OR a > b THEN b ELSE (SELECT parent_id FROM messages WHERE id = b) END
      FROM climb WHERE a IS NOT NULL AND a IS NOT b)
    SELECT a FROM climb WHERE a IS NOT b);
  UPDATE conversations SET active_root_id = coalesce((
    SELECT m.id FROM messages m WHERE m.parent_id IS NULL AND m.id IN (
      WITH RECURSIVE climb (a, b) AS (
        SELECT new.active_leaf_id, old.active_leaf_id UNION ALL
        SELECT CASE WHEN b IS NULL OR a > b THEN (SELECT parent_id FROM messages WHERE id = a) ELSE a END,
               CASE WHEN b IS NULL OR a > b THEN b ELSE (SELECT parent_id FROM messages WHERE id = b) END
        FROM climb WHERE a IS NOT NULL AND a IS NOT b)
      SELECT a FROM climb WHERE a IS NOT b)), active_root_id)
  WHERE id = new.id;
END;

WITH RECURSIVE up (id, parent_id) AS (
  SELECT m.id, m.parent_id FROM conversations c JOIN messages m ON m.id = c.active_leaf_id UNION ALL
  SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id)
INSERT OR REPLACE INTO path_next (message_id, next_id) SELECT parent_id, id FROM up WHERE parent_id IS NOT NULL;

WITH RECURSIVE up (conversation_id, id, parent_id) AS (
  SELECT c.id, m.id, m.parent_id FROM conversations c JOIN messages m ON m.id = c.active_leaf_id UNION ALL
  SELECT up.conversation_id, m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id)
UPDATE conversations SET active_root_id = up.id FROM up WHERE up.parent_id IS NULL AND up.conversation_id = conversations.id;
