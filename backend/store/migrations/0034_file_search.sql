-- Files that came with messages are found by the search, as everything else is.
CREATE TRIGGER search_file_sent AFTER INSERT ON message_files BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('file', new.file_id);
END;
CREATE TRIGGER search_file_gone AFTER DELETE ON message_files BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('file', old.file_id);
END;

INSERT INTO search_changes (kind, id) SELECT DISTINCT 'file', file_id FROM message_files;
