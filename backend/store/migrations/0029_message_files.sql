-- Files that a person sent with a message, and the places of files that a reply was given.
CREATE TABLE message_files (
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id),
  mode       TEXT NOT NULL,             -- whole: text goes with the message; search: passages are quoted
  tokens     INTEGER NOT NULL,          -- of the file's text, about
  text       TEXT NOT NULL,             -- what the model reads with the message, the same in every turn
  PRIMARY KEY (message_id, position)
);
CREATE INDEX message_files_file ON message_files (file_id);
CREATE TABLE message_quotes (
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  page       INTEGER NOT NULL,          -- 0: it is counted in lines
  line       INTEGER NOT NULL,
  PRIMARY KEY (message_id, position)
);
CREATE INDEX message_quotes_file ON message_quotes (file_id);

-- Files that were uploaded for a message. Such a file goes when no message has it.
CREATE TABLE attached_files (
  file_id     INTEGER PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  attached_at INTEGER NOT NULL
);
