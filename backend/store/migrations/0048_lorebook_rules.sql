-- Rules of lorebooks and their entries. What came with a file was kept without effect; it is read from there, as long as
-- nobody changes the row, and acts from now on.

ALTER TABLE worlds ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';            -- JSON
ALTER TABLE lorebook_entries ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';  -- JSON

UPDATE worlds SET rules = json_object('rest', json(rest)) WHERE json_valid(rest) AND rest <> '{}';
UPDATE lorebook_entries SET rules = json_object('rest', json(rest)) WHERE json_valid(rest) AND rest <> '{}';
