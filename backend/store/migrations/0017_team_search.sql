-- Teamwork and its documents are found by the search, as everything else is.
CREATE TRIGGER search_teamwork_new AFTER INSERT ON team_workflows BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.id);
END;
CREATE TRIGGER search_teamwork_changed AFTER UPDATE OF name ON team_workflows WHEN new.name <> old.name BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.id);
END;
CREATE TRIGGER search_teamwork_gone AFTER DELETE ON team_workflows BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', old.id);
END;
CREATE TRIGGER search_teamwork_said AFTER INSERT ON team_messages BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.workflow_id);
END;

CREATE TRIGGER search_document_new AFTER INSERT ON team_documents BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('document', new.id);
END;
CREATE TRIGGER search_document_gone AFTER DELETE ON team_documents BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('document', old.id);
END;

INSERT INTO search_changes (kind, id) SELECT 'teamwork', id FROM team_workflows;
INSERT INTO search_changes (kind, id) SELECT 'document', id FROM team_documents;
