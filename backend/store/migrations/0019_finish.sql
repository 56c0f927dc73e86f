-- Why a reply ends where it ends: stop, length, loop, stopped or error; empty: nobody said.
ALTER TABLE messages ADD COLUMN finish TEXT NOT NULL DEFAULT '';
