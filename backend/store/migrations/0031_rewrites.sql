-- How often rows of a conversation were changed or removed. While the number stays the same, a
-- path that was read before needs only the rows that came since.
ALTER TABLE conversations ADD COLUMN rewrites INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER messages_rewritten AFTER UPDATE OF conversation_id, role, turn_index, parent_id, created_at, interrupted, finish, content,
  bookmarked_at, author, character_card_id ON messages BEGIN
  UPDATE conversations SET rewrites = rewrites + 1 WHERE id = new.conversation_id;
END;
CREATE TRIGGER messages_taken AFTER DELETE ON messages BEGIN
  UPDATE conversations SET rewrites = rewrites + 1 WHERE id = old.conversation_id;
END;

-- The few rows with direction notes, which every turn reads.
CREATE INDEX messages_noted ON messages (conversation_id) WHERE direction_notes <> '[]';
