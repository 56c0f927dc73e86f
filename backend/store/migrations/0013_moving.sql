-- What conversations and messages brought along from elsewhere beyond the fields that are
-- known here, and where they are from, so that what comes again is known.

CREATE TABLE conversation_extras (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  origin          TEXT NOT NULL,                     -- the source and its id there
  digest          BLOB NOT NULL,                     -- of all rows as they came
  rest            TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX conversation_extras_origin ON conversation_extras (origin);

CREATE TABLE message_extras (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  rest       TEXT NOT NULL
);
