-- The servers that speak, beside the engines of this computer.
CREATE TABLE speech_servers (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL,
  url          TEXT NOT NULL,
  api_key      BLOB,                     -- sealed under "speech-server/ID"
  api_key_hint TEXT NOT NULL DEFAULT '',
  created_at   INTEGER NOT NULL
);
