-- Conversations that are being deleted for good, a part at a time. They are shown nowhere.
CREATE TABLE purges (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE
);

-- What a person has written and not sent. A web view would keep it in a store of its own, with what was deleted there.
CREATE TABLE message_drafts (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  updated_at      INTEGER NOT NULL,
  pastes          TEXT NOT NULL,          -- JSON: long texts that were pasted
  text            TEXT NOT NULL
);

CREATE TABLE draft_files (
  conversation_id TEXT NOT NULL REFERENCES message_drafts (conversation_id) ON DELETE CASCADE,
  position        INTEGER NOT NULL,
  file_id         INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  mode            TEXT NOT NULL,
  tokens          INTEGER NOT NULL,
  PRIMARY KEY (conversation_id, position)
);

CREATE INDEX draft_files_file ON draft_files (file_id);

CREATE TABLE workflow_drafts (
  automation_id TEXT PRIMARY KEY REFERENCES automations (id) ON DELETE CASCADE,
  updated_at    INTEGER NOT NULL,
  draft         TEXT NOT NULL             -- JSON: the workflow as it is edited
);

-- What a model made of texts, some of which are gone by now. It makes the rest again.
DELETE FROM derived_texts;
