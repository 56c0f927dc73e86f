-- The file of another program that a preset came from, as JSON, so that what has no place here goes back there; empty: it was made here.
ALTER TABLE presets ADD COLUMN origin TEXT NOT NULL DEFAULT '';
