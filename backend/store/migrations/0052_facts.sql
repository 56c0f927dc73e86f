-- What a story has established. A fact belongs to the message that says it: whether it holds is a question to a path, and a fact
-- goes with its message.
CREATE TABLE facts (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  message_id      INTEGER REFERENCES messages (id) ON DELETE CASCADE, -- NULL: it was carried over, and holds on every path
  quote           TEXT NOT NULL,               -- the words of the message that prove it; empty: a person answers for it
  subject         TEXT NOT NULL,
  relation        TEXT NOT NULL,
  value           TEXT NOT NULL,
  sentence        TEXT NOT NULL,
  kind            TEXT NOT NULL,
  one_value       INTEGER NOT NULL,
  known_by        TEXT NOT NULL DEFAULT '[]',  -- a JSON list of names
  place           TEXT NOT NULL,
  story_time      TEXT NOT NULL,
  story_day       INTEGER,                     -- NULL: not told
  layer           TEXT NOT NULL,
  claimed_by      TEXT NOT NULL,
  pinned          INTEGER NOT NULL,
  forgotten_at    INTEGER,                     -- by a person; it stays, so that it is not learnt again
  author          TEXT NOT NULL,
  origin          TEXT NOT NULL,               -- where a carried one is from
  created_at      INTEGER NOT NULL
);

CREATE INDEX facts_conversation ON facts (conversation_id);

CREATE INDEX facts_message ON facts (message_id);

-- Who learnt of a fact after it was said, and whom a person has know it or not.
CREATE TABLE fact_tellings (
  fact_id    INTEGER NOT NULL REFERENCES facts (id) ON DELETE CASCADE,
  message_id INTEGER REFERENCES messages (id) ON DELETE CASCADE, -- NULL: everywhere
  name       TEXT NOT NULL,
  knows      INTEGER NOT NULL
);

CREATE UNIQUE INDEX fact_tellings_once ON fact_tellings (fact_id, ifnull(message_id, 0), name);

CREATE INDEX fact_tellings_message ON fact_tellings (message_id);

-- What was read of an exchange, by the reply that ends it.
CREATE TABLE fact_readings (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  author     TEXT NOT NULL,
  present    TEXT NOT NULL DEFAULT '[]',       -- a JSON list of names
  dropped    TEXT NOT NULL DEFAULT '{}',       -- how many facts were not kept, a JSON object by the reason
  tokens     INTEGER NOT NULL,                 -- that the model wrote
  millis     INTEGER NOT NULL,
  stale      INTEGER NOT NULL DEFAULT 0,       -- the exchange was changed, and is read again
  created_at INTEGER NOT NULL
);

CREATE TRIGGER fact_readings_stale AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  UPDATE fact_readings SET stale = 1 WHERE message_id = new.id OR message_id IN (SELECT id FROM messages WHERE parent_id = new.id);
END;

-- What a message was sent with may be a fact too; then recalled_id is NULL, and quote is the line that was sent.
ALTER TABLE message_recalls ADD COLUMN fact_id INTEGER REFERENCES facts (id) ON DELETE CASCADE;

CREATE INDEX message_recalls_fact ON message_recalls (fact_id);

-- What a person changed is not sent as it was, and neither is what its message does not say any more.
CREATE TRIGGER facts_recalled AFTER UPDATE ON facts WHEN
    (old.quote, old.subject, old.relation, old.value, old.sentence, old.kind, old.one_value,
      old.known_by, old.place, old.story_time, old.story_day, old.claimed_by, old.forgotten_at)
    IS NOT (new.quote, new.subject, new.relation, new.value, new.sentence, new.kind, new.one_value,
      new.known_by, new.place, new.story_time, new.story_day, new.claimed_by, new.forgotten_at)
BEGIN
  DELETE FROM message_recalls WHERE fact_id = new.id;
END;

CREATE TRIGGER fact_messages_recalled AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  DELETE FROM message_recalls WHERE fact_id IN
    (SELECT id FROM facts WHERE message_id = new.id AND quote <> '' AND layer <> 'person' AND instr(new.content, quote) = 0);
END;
