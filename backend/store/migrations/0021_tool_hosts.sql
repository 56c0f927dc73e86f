-- The hosts that tools may send requests to, a list.
ALTER TABLE tool_settings ADD COLUMN hosts TEXT NOT NULL DEFAULT '[]';

-- Where a server answers over HTTP; empty: it is a program that is started. The variables of
-- such a server are its headers.
ALTER TABLE tool_servers ADD COLUMN address TEXT NOT NULL DEFAULT '';
