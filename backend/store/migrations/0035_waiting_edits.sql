-- Edits of messages that were made while a turn ran in their conversation. They are applied after it.
CREATE TABLE waiting_edits (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  content    TEXT NOT NULL
);
