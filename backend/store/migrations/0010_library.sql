-- What cards and lorebooks bring along beyond the fields that are known here, and who
-- the person plays in one conversation or with one card.

CREATE TABLE character_extras (                    -- apart from the cards, whose pictures stand in the way of any later column
  character_id    TEXT PRIMARY KEY REFERENCES character_cards (id) ON DELETE CASCADE,
  persona_lock_id INTEGER REFERENCES user_personas (id) ON DELETE SET NULL,
  format          TEXT NOT NULL DEFAULT '',        -- how the card was written when it came
  rest            TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX character_extras_persona ON character_extras (persona_lock_id);

CREATE TABLE character_files (                     -- of a CHARX
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  character_id TEXT NOT NULL REFERENCES character_cards (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,                      -- a label and never a path
  data         BLOB NOT NULL,
  UNIQUE (character_id, name)
);

ALTER TABLE worlds ADD COLUMN rest TEXT NOT NULL DEFAULT '{}';
ALTER TABLE lorebook_entries ADD COLUMN rest TEXT NOT NULL DEFAULT '{}';

ALTER TABLE conversations ADD COLUMN persona_lock_id INTEGER REFERENCES user_personas (id) ON DELETE SET NULL;
CREATE INDEX conversations_persona ON conversations (persona_lock_id);
