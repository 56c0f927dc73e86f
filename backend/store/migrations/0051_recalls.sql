-- What of earlier messages the replies to a message were written with in mind. All replies to it read the same, so the rows
-- belong to the message and go with it.
CREATE TABLE message_recalls (
  message_id  INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  recalled_id INTEGER REFERENCES messages (id) ON DELETE CASCADE, -- NULL: it was looked for, and nothing was found
  quote       TEXT NOT NULL,            -- a piece of the recalled message
  score       REAL NOT NULL,
  words       INTEGER NOT NULL,         -- its place among those found by words; 0: it is none of them
  meaning     INTEGER NOT NULL,         -- and among those found by meaning
  present     INTEGER NOT NULL,         -- it names somebody who was present
  PRIMARY KEY (message_id, position)
);

-- How many quotes of earlier messages a reply was sent with.
ALTER TABLE messages ADD COLUMN recalled INTEGER NOT NULL DEFAULT 0;

CREATE INDEX message_recalls_recalled ON message_recalls (recalled_id);

-- What a message says no more is not recalled, and a message that asks something else is searched for anew.
CREATE TRIGGER messages_recalled AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  DELETE FROM message_recalls WHERE message_id = new.id OR recalled_id = new.id;
END;
