-- The characters of a conversation that has several, in their order, and how many of them may
-- answer a message; [] is a conversation with one character.
ALTER TABLE conversations ADD COLUMN cast_members TEXT NOT NULL DEFAULT '[]';
ALTER TABLE conversations ADD COLUMN speakers_per_turn INTEGER NOT NULL DEFAULT 1;
-- The member of the cast who speaks in a row; its name is the author.
ALTER TABLE messages ADD COLUMN character_card_id TEXT NOT NULL DEFAULT '';
ALTER TABLE turn_drafts ADD COLUMN character_card_id TEXT NOT NULL DEFAULT '';
ALTER TABLE turn_drafts ADD COLUMN author TEXT NOT NULL DEFAULT '';
