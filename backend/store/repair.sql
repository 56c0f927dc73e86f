-- Makes salvaged rows fit together: a reference to a lost row is replaced where that keeps a
-- person's text in sight, and forgotten otherwise.

UPDATE messages SET parent_id = (SELECT max(p.id) FROM messages p
    WHERE p.conversation_id = messages.conversation_id AND p.id < messages.parent_id)
  WHERE parent_id IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM messages p WHERE p.id = messages.parent_id AND p.conversation_id = messages.conversation_id);
UPDATE conversations SET active_leaf_id = (SELECT max(id) FROM messages WHERE conversation_id = conversations.id)
  WHERE active_leaf_id IS NULL OR NOT EXISTS
    (SELECT 1 FROM messages m WHERE m.id = conversations.active_leaf_id AND m.conversation_id = conversations.id);
UPDATE conversations SET message_count = (SELECT count(*) FROM messages WHERE conversation_id = conversations.id);
INSERT INTO worlds (id, name, enabled) SELECT DISTINCT world_id, 'Recovered lorebook', 0 FROM lorebook_entries
  WHERE world_id NOT IN (SELECT id FROM worlds);
UPDATE endpoints SET active_model_config_id = NULL WHERE active_model_config_id NOT IN (SELECT id FROM model_configs);
UPDATE settings SET active_persona_id = NULL WHERE active_persona_id NOT IN (SELECT id FROM user_personas);
UPDATE settings SET active_endpoint_id = NULL WHERE active_endpoint_id NOT IN (SELECT id FROM endpoints);
UPDATE settings SET agent_endpoint_id = NULL WHERE agent_endpoint_id NOT IN (SELECT id FROM endpoints);
UPDATE character_cards SET world_id = NULL WHERE world_id NOT IN (SELECT id FROM worlds);
UPDATE conversation_logs SET message_id = NULL WHERE message_id NOT IN (SELECT id FROM messages);
DELETE FROM triggers WHERE automation_id NOT IN (SELECT id FROM automations);
DELETE FROM trigger_events WHERE trigger_id NOT IN (SELECT id FROM triggers);
DELETE FROM trigger_files WHERE trigger_id NOT IN (SELECT id FROM triggers);
DELETE FROM permissions WHERE trigger_id NOT IN (SELECT id FROM triggers);
DELETE FROM model_configs WHERE endpoint_id NOT IN (SELECT id FROM endpoints);
DELETE FROM attachments WHERE message_id NOT IN (SELECT id FROM messages);
DELETE FROM message_files WHERE message_id NOT IN (SELECT id FROM messages) OR file_id NOT IN (SELECT id FROM files);
DELETE FROM message_quotes WHERE message_id NOT IN (SELECT id FROM messages) OR file_id NOT IN (SELECT id FROM files);
DELETE FROM facts WHERE conversation_id NOT IN (SELECT id FROM conversations) OR message_id NOT IN (SELECT id FROM messages);
DELETE FROM fact_tellings WHERE fact_id NOT IN (SELECT id FROM facts) OR message_id NOT IN (SELECT id FROM messages);
DELETE FROM fact_readings WHERE message_id NOT IN (SELECT id FROM messages);
DELETE FROM calls WHERE conversation_id NOT IN (SELECT id FROM conversations) OR message_id NOT IN (SELECT id FROM messages)
    OR reply_id NOT IN (SELECT id FROM messages);
DELETE FROM conversation_tools WHERE conversation_id NOT IN (SELECT id FROM conversations);
DELETE FROM waiting_replies WHERE message_id NOT IN (SELECT id FROM messages);
DELETE FROM message_recalls WHERE message_id NOT IN (SELECT id FROM messages) OR recalled_id NOT IN (SELECT id FROM messages)
    OR fact_id NOT IN (SELECT id FROM facts);
UPDATE folders SET parent_id = NULL WHERE parent_id NOT IN (SELECT id FROM folders);
UPDATE folders SET model_config_id = NULL WHERE model_config_id NOT IN (SELECT id FROM model_configs);
UPDATE folders SET preset_id = NULL WHERE preset_id NOT IN (SELECT id FROM presets);
UPDATE conversations SET folder_id = NULL WHERE folder_id NOT IN (SELECT id FROM folders);
DELETE FROM folder_worlds WHERE folder_id NOT IN (SELECT id FROM folders) OR world_id NOT IN (SELECT id FROM worlds);
DELETE FROM folder_files WHERE folder_id NOT IN (SELECT id FROM folders) OR file_id NOT IN (SELECT id FROM files);
DELETE FROM deleted_folders WHERE folder_id NOT IN (SELECT id FROM folders);
DELETE FROM attached_files WHERE file_id NOT IN (SELECT id FROM files);
DELETE FROM workflow_attachments WHERE message_id NOT IN (SELECT id FROM messages);
UPDATE workflow_attachments SET parent_attachment_id = NULL WHERE parent_attachment_id NOT IN (SELECT id FROM workflow_attachments);
UPDATE workflow_attachments SET active_sibling_id = NULL WHERE active_sibling_id NOT IN (SELECT id FROM workflow_attachments);
DELETE FROM workflow_attachment_data WHERE id NOT IN (SELECT id FROM workflow_attachments);
UPDATE workflow_attachments SET evicted = id NOT IN (SELECT id FROM workflow_attachment_data);

-- Rows were lost, so the index is made again.
DELETE FROM meta WHERE key = 'search';
DELETE FROM director_state WHERE conversation_id NOT IN (SELECT id FROM conversations);
DELETE FROM conversation_logs WHERE conversation_id NOT IN (SELECT id FROM conversations)
    OR user_message_id NOT IN (SELECT id FROM messages);
DELETE FROM turn_drafts WHERE conversation_id NOT IN (SELECT id FROM conversations)
    OR parent_id NOT IN (SELECT id FROM messages);
DELETE FROM folds WHERE conversation_id NOT IN (SELECT id FROM conversations)
    OR first_id NOT IN (SELECT id FROM messages) OR last_id NOT IN (SELECT id FROM messages);
DELETE FROM fold_versions WHERE fold_id NOT IN (SELECT id FROM folds);
DELETE FROM fold_changes WHERE fold_id NOT IN (SELECT id FROM folds) OR message_id NOT IN (SELECT id FROM messages)
    OR version_id NOT IN (SELECT id FROM fold_versions);
DELETE FROM habit_readings WHERE message_id NOT IN (SELECT id FROM messages);
DELETE FROM habit_places WHERE habit_id NOT IN (SELECT id FROM habits) OR message_id NOT IN (SELECT message_id FROM habit_readings);
