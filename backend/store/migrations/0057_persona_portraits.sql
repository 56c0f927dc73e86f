-- A persona's picture, as a card has one, and when it came. The bytes come last, so that lists never read them.
ALTER TABLE user_personas ADD COLUMN avatar_mime TEXT NOT NULL DEFAULT '';
ALTER TABLE user_personas ADD COLUMN avatar_at INTEGER;
ALTER TABLE user_personas ADD COLUMN avatar BLOB;
