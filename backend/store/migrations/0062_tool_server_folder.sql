-- The folder in which the program of a tool server works; empty: the home folder.
ALTER TABLE tool_servers ADD COLUMN folder TEXT NOT NULL DEFAULT '';
