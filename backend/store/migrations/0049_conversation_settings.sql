-- What a person set for one conversation: prompt, scenario, note, samplers. See chat.ConversationSettings.
ALTER TABLE conversations ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
