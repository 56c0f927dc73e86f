-- The file that was removed before a trigger began its run, if that is why it last began none.
ALTER TABLE triggers ADD COLUMN skipped_file TEXT NOT NULL DEFAULT '';
-- The place of the step that asks, such as "each[3].read".
ALTER TABLE run_requests ADD COLUMN path TEXT NOT NULL DEFAULT '';
