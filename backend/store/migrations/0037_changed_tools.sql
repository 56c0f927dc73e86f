-- What the tool of a server was when a standing permission was given. One that was given until now says nothing of it, so
-- a person is asked once more.
ALTER TABLE permissions ADD COLUMN tool TEXT NOT NULL DEFAULT ''; -- empty: it ships with this program
ALTER TABLE run_requests ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
