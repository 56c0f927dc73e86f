-- What a model reads in the place of the oldest messages of a branch. A fold belongs to every
-- path through its last message, so regenerating or forking above it leaves it aside.
CREATE TABLE folds (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  first_id        INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  last_id         INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  kind            TEXT NOT NULL,              -- events or summary
  edited          INTEGER NOT NULL DEFAULT 0, -- by the person
  waiting         INTEGER NOT NULL DEFAULT 0, -- it is read from the next fold on
  text            TEXT NOT NULL,
  created_at      INTEGER NOT NULL
);
CREATE INDEX folds_conversation ON folds (conversation_id);
CREATE INDEX folds_first ON folds (first_id);
CREATE INDEX folds_last ON folds (last_id);
