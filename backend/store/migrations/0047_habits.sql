-- The habits of models: phrases that they say again and again. All of it is learnt from messages and goes with them.

-- What was read of a message. One that is changed is read again.
CREATE TABLE habit_readings (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  model      TEXT NOT NULL,               -- that wrote it; empty: a person
  words      INTEGER NOT NULL,
  skipped    TEXT NOT NULL,               -- why it does not count; empty: it does
  digest     INTEGER NOT NULL,            -- of the content, by which a copy is known
  forgotten  INTEGER NOT NULL DEFAULT 0   -- a person wants nothing to be learnt of it
);

CREATE INDEX habit_readings_digest ON habit_readings (digest);

CREATE TABLE habits (
  id                INTEGER PRIMARY KEY,
  model             TEXT NOT NULL,
  phrase            TEXT NOT NULL,
  evidence          REAL NOT NULL,
  offered           INTEGER NOT NULL DEFAULT 1,  -- 0: a person had it forgotten
  forgotten_through INTEGER NOT NULL DEFAULT 0,  -- the last message that does not count any more
  UNIQUE (model, phrase)
);

CREATE TABLE habit_places (
  habit_id   INTEGER NOT NULL REFERENCES habits (id) ON DELETE CASCADE,
  message_id INTEGER NOT NULL REFERENCES habit_readings (message_id) ON DELETE CASCADE,
  count      INTEGER NOT NULL,
  PRIMARY KEY (habit_id, message_id)
);

CREATE INDEX habit_places_message ON habit_places (message_id);

CREATE TRIGGER habit_readings_changed AFTER UPDATE OF content ON messages BEGIN
  DELETE FROM habit_readings WHERE message_id = new.id;
END;

-- Of equal messages one counts. When it goes, the others are read again.
CREATE TRIGGER habit_readings_removed AFTER DELETE ON habit_readings WHEN old.skipped = '' BEGIN
  DELETE FROM habit_readings WHERE digest = old.digest AND skipped = 'copy';
END;

-- A phrase that is said nowhere any more is gone.
CREATE TRIGGER habit_places_removed AFTER DELETE ON habit_places BEGIN
  DELETE FROM habits WHERE id = old.habit_id AND NOT EXISTS (SELECT 1 FROM habit_places WHERE habit_id = old.habit_id);
END;
