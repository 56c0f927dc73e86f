-- The places of other documents that a document of a team names.
CREATE TABLE team_citations (
  document_id TEXT NOT NULL REFERENCES team_documents (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  file_id     INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  page        INTEGER NOT NULL,         -- 0: it is counted in lines
  line        INTEGER NOT NULL,
  PRIMARY KEY (document_id, position)
);
CREATE INDEX team_citations_file ON team_citations (file_id);
