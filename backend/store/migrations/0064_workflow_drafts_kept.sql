-- A workflow that is kept unfinished: it can't run before it is saved without faults.
ALTER TABLE automations ADD COLUMN draft INTEGER NOT NULL DEFAULT 0;
