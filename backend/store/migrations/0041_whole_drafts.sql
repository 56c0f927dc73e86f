-- What a turn leaves behind if the process dies now, as JSON; empty while the reply is being written.

ALTER TABLE turn_drafts ADD COLUMN result TEXT NOT NULL DEFAULT '';
