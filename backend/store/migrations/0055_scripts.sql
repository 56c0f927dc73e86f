-- Regex scripts. A body is the object as SillyTavern writes it, so that what came in goes out again.
CREATE TABLE scripts (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  character_id TEXT REFERENCES character_cards (id) ON DELETE CASCADE, -- the card that it belongs to
  preset_id    INTEGER REFERENCES presets (id) ON DELETE CASCADE,      -- the preset that it belongs to; without both it acts everywhere
  sort_order   INTEGER NOT NULL DEFAULT 0,
  allowed      INTEGER NOT NULL DEFAULT 1,                             -- a person knows of it, and lets it act
  body         TEXT NOT NULL
);

CREATE INDEX scripts_character ON scripts (character_id);

CREATE INDEX scripts_preset ON scripts (preset_id);

-- Those of the cards that are there already wait for a person.
INSERT INTO scripts (character_id, sort_order, allowed, body)
  SELECT e.character_id, s.key + 1, 0, s.value FROM character_extras e, json_each(e.rest, '$.data.extensions.regex_scripts') s
  WHERE json_type(e.rest, '$.data.extensions.regex_scripts') = 'array' AND s.type = 'object' AND s.key < 2000
  AND e.character_id IN (SELECT id FROM character_cards);

-- Sets of quick replies. A body is the object as SillyTavern writes it.
CREATE TABLE quick_reply_sets (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  sort_order INTEGER NOT NULL DEFAULT 0,
  enabled    INTEGER NOT NULL DEFAULT 1,                               -- its buttons are above the message box
  body       TEXT NOT NULL
);
