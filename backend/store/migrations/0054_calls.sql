-- Calls of tools that models make in conversations, and what they may use there.
CREATE TABLE calls (
  id              INTEGER PRIMARY KEY,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  message_id      INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE, -- that is answered
  reply_id        INTEGER REFERENCES messages (id) ON DELETE CASCADE,          -- the version of the reply that alone read it; NULL: all do
  own             INTEGER NOT NULL DEFAULT 0,                                  -- it was made for another version of a reply; reply_id is NULL until that is there
  round           INTEGER NOT NULL,                                            -- calls of one round were made at once
  call_id         TEXT NOT NULL,                                               -- by which the model knows it
  said            TEXT NOT NULL DEFAULT '',
  tool            TEXT NOT NULL,
  name            TEXT NOT NULL,
  own_name        TEXT NOT NULL DEFAULT '',
  args            TEXT NOT NULL,                                               -- JSON
  written         TEXT,                                                        -- JSON: the arguments of the model, where a person changed them
  state           TEXT NOT NULL,                                               -- see chat.CallState
  result          TEXT NOT NULL DEFAULT '',                                    -- what the model reads
  cut             INTEGER NOT NULL DEFAULT 0,
  bytes           INTEGER NOT NULL DEFAULT 0,                                  -- of whole
  whole           TEXT,                                                        -- JSON
  ms              INTEGER NOT NULL DEFAULT 0,
  sources         TEXT NOT NULL DEFAULT '[]',                                  -- JSON
  marks           TEXT NOT NULL DEFAULT '[]',                                  -- JSON: what it has read that is not public
  read            TEXT NOT NULL DEFAULT '[]',                                  -- JSON: the same in words
  question        TEXT,                                                        -- JSON: what a person is asked; NULL: nobody is
  created_at      INTEGER NOT NULL
);

CREATE INDEX calls_message ON calls (message_id);

CREATE INDEX calls_reply ON calls (reply_id);

CREATE INDEX calls_conversation ON calls (conversation_id);

-- What the model of a conversation may use.
CREATE TABLE conversation_tools (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  chosen          TEXT,                                                        -- a JSON list of groups; NULL: as the folder says
  offered         TEXT NOT NULL DEFAULT '[]',                                  -- JSON: the tools as the model is told of them
  trusted         TEXT NOT NULL DEFAULT '[]'                                   -- a JSON list of what is allowed for the rest of the conversation
);

-- What the Director decided for a reply that waits for a person. It is written when the question has its answer.
CREATE TABLE waiting_replies (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  direction  TEXT NOT NULL                                                     -- JSON
);

ALTER TABLE folders ADD COLUMN tool_groups TEXT NOT NULL DEFAULT '[]';         -- a JSON list
