-- What changed since the index of the search last looked. The index is a file of its own
-- (index.go). New messages are not in here, because their ids only grow: keeping them
-- findable adds nothing to a turn.
CREATE TABLE search_changes (
  seq  INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id   TEXT NOT NULL
);

CREATE TRIGGER search_message_changed AFTER UPDATE OF content ON messages WHEN new.content <> old.content BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('message', new.id);
END;
CREATE TRIGGER search_message_gone AFTER DELETE ON messages BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('message', old.id);
END;

CREATE TRIGGER search_conversation_new AFTER INSERT ON conversations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', new.id);
END;
CREATE TRIGGER search_conversation_changed AFTER UPDATE OF title, character_name ON conversations
WHEN (new.title, new.character_name) <> (old.title, old.character_name) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', new.id);
END;
CREATE TRIGGER search_conversation_gone AFTER DELETE ON conversations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', old.id);
END;

CREATE TRIGGER search_character_new AFTER INSERT ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', new.id);
END;
CREATE TRIGGER search_character_changed AFTER UPDATE OF name, description, personality, scenario, first_mes, creator_notes, tags ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', new.id);
END;
CREATE TRIGGER search_character_gone AFTER DELETE ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', old.id);
END;

-- The log of a run counts once the run rests; while it works it changes many times a second.
CREATE TRIGGER search_run_new AFTER INSERT ON runs BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;
CREATE TRIGGER search_run_changed AFTER UPDATE OF name, completed_at, halted_at ON runs
WHEN (new.name, new.completed_at, new.halted_at) IS NOT (old.name, old.completed_at, old.halted_at) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;
CREATE TRIGGER search_run_gone AFTER DELETE ON runs BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', old.id);
END;

CREATE TRIGGER search_workflow_new AFTER INSERT ON automations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', new.id);
END;
CREATE TRIGGER search_workflow_changed AFTER UPDATE OF name, description ON automations
WHEN (new.name, new.description) <> (old.name, old.description) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', new.id);
END;
CREATE TRIGGER search_workflow_gone AFTER DELETE ON automations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', old.id);
END;
