-- What the variables of macros hold. A message has all of its conversation's as they are after it, in a JSON object, where it
-- or its turn changed one; of a branch the last message that has any counts.
ALTER TABLE messages ADD COLUMN variables TEXT;

CREATE INDEX messages_with_variables ON messages (conversation_id) WHERE variables IS NOT NULL;

-- Those that all conversations share.
CREATE TABLE shared_variables (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
