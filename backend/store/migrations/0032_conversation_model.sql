-- The model and the preset that a conversation keeps; null: what is chosen for all conversations.
ALTER TABLE conversations ADD COLUMN model_config_id INTEGER REFERENCES model_configs (id) ON DELETE SET NULL;
ALTER TABLE conversations ADD COLUMN preset_id INTEGER REFERENCES presets (id) ON DELETE SET NULL;
