-- On which days a schedule runs, as a rule of RFC 5545; empty: on all that its fields name.
ALTER TABLE triggers ADD COLUMN days TEXT NOT NULL DEFAULT '';
