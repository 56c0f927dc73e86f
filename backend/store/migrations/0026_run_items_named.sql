-- What an item of a for-each is called, beside the rows of its log: the items themselves go when the loop is done.
ALTER TABLE run_logs ADD COLUMN item TEXT NOT NULL DEFAULT '';

-- Since when a file that a folder trigger knows is not there, so that it is forgotten in the end.
ALTER TABLE trigger_files ADD COLUMN gone_at INTEGER;

-- Messages since a time, in all conversations.
CREATE INDEX messages_created ON messages (created_at);
