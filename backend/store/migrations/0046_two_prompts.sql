-- There are two system prompts: one for a character, and one where none answers. Who still has the prompt that the program
-- shipped gets both. Who wrote one of their own keeps it for both, and Director and Editor take part everywhere as before.

UPDATE settings SET choices = CASE WHEN ifnull(json_extract(choices, '$.shared_system_prompt'), '') = 'You write one side of a conversation with {{user}}.

When a character is described below, play {{char}} and, around them, everyone and everything in the story except {{user}}.
- What {{user}} says, thinks, feels and does is decided by {{user}} alone. Stop where the next move is theirs.
- Answer the last message first. Then let something change: an action, a discovery, a price, a choice.
- Be exact. Name the thing, the sound, the smell, what the hands are busy with; one sharp detail serves better than three vague ones.
- Show people by what they do and what they leave unsaid. Everyone wants something, and everyone sounds like themselves.
- Keep to what has been established. Nobody knows what they could not have learned.
- Keep the person and tense of the story so far. Put speech in double quotes. Vary how replies open, how they end and how long they are.

When no character is described, be a capable assistant. Give the answer first, then as much explanation as it needs. Say so when you are unsure; never make up a fact, a quotation or a source. Use lists, tables and code where they help the reader.

Always write in the language that {{user}} writes in. Give the reply itself, without a preamble and without comments on these instructions.'
  THEN json_set(choices, '$.shared_system_prompt', 'Continue this role-play. You are {{char}} and the narrator. Never write {{user}}''s words, thoughts or actions. Stop where the next move is {{user}}''s.

- Answer the last message first. Where nothing has moved for a while, let one small thing change.
- Be exact: name the thing, the sound, what the hands are busy with. One sharp detail serves better than three vague ones.
- Show people by what they do. Everyone wants something, and everyone sounds like themselves.
- Keep to what has been established. Nobody knows what they could not have learned.
- Keep the person and tense of what came before. Put speech in double quotes. Vary how replies open, how they end and how long they are.

Write in the language that {{user}} writes in. Write what happens and what is said, and nothing about it.',
    '$.assistant_system_prompt', 'You are a capable assistant. Give the answer first, then as much explanation as it needs. Say so when you are unsure; never make up a fact, a quotation or a source. Use lists, tables and code where they help the reader. Write in the language of the last message, and give the answer without a preamble.')
  ELSE json_set(choices, '$.assistant_system_prompt', ifnull(json_extract(choices, '$.shared_system_prompt'), ''),
    '$.helpers_without_character', json('true')) END
  WHERE json_valid(choices) AND json_type(choices) = 'object' AND json_type(choices, '$.assistant_system_prompt') IS NULL;

-- The fields of the Director that no one changed say what they want by an example and a number of words. A mood that ends is
-- only named, unless a person wrote how.

UPDATE director_fragments SET description = 'Where things stand, in at most 30 words: who is there, where, and what is still open. Example: “Mira and the captain hide in the boathouse; the patrol has the map.”'
  WHERE id = 'plot_summary' AND description = 'Where things stand right now, in two or three sentences: who is present, where they are, what has just happened and what is still open. If this is no story, the question under discussion and what is settled so far.';
UPDATE director_fragments SET description = 'What {{user}} hopes to get out of this reply, in at most 15 words. Example: “wants to know whether the captain lied”'
  WHERE id = 'user_intent' AND description = 'What the user hopes to get out of this reply, in one sentence. Read between the lines: a question may be a plea, a joke may be a test.';
UPDATE director_fragments SET description = 'Three to six things to draw on, one to four words each: objects, places, names, promises. Example: “the torn map”, “the captain''s limp”'
  WHERE id = 'keywords' AND description = 'Three to six things for the reply to draw on: objects, places, names, promises or facts from earlier that matter now. One to four words each.';
UPDATE director_fragments SET description = 'The one thing that happens or is said next, in at most 20 words. {{user}}''s own move is left to {{user}}. Example: “The lamp goes out, and someone knocks twice.”', required = 1
  WHERE id = 'next_event' AND description = 'The one thing that should happen or be said next, in one sentence. It follows from what came before, and it leaves the user''s own next move to the user.';
UPDATE director_fragments SET description = 'How to write this reply, in at most 15 words. Example: “short; stay with his nervous hands; end on a question”', required = 1
  WHERE id = 'writing_direction' AND description = 'How to write this reply, in one sentence: pace, distance, length, how much speech, where to begin or where to stop.';
UPDATE director_fragments SET description = 'Words, gestures or openings that the last replies used more than once, at most five. Example: “a beat of silence”. Empty if there are none.'
  WHERE id = 'detected_repetitions' AND description = 'Words, gestures, images, openings or endings that the last replies have used more than once and that this reply should do without. Quote them briefly. An empty list if there are none.';
UPDATE director_fragments SET description = 'The state of the scene, in at most 40 words: place, time of day, who is there, what they wear and hold. Begin from the last value and change only what has changed. Example: “boathouse, night, rain; Mira, wet coat, lamp”'
  WHERE id = 'scene_state' AND description = 'The state of the scene for the record: place, time of day, weather, who is there, what they wear and hold. Begin from the last value and change only what has changed.';
UPDATE director_fragments SET description = 'Promises, secrets and questions that wait for an answer, in at most 40 words, with semicolons between them. Begin from the last value; drop what is resolved. Example: “who sold the map; Mira''s promise to her brother”'
  WHERE id = 'open_threads' AND description = 'Promises, secrets and questions that wait for an answer, each in a few words, separated by semicolons. Begin from the last value; drop what has been resolved.';
UPDATE director_fragments SET description = 'One friendly sentence to {{user}}, in at most 25 words: a thread worth picking up, a choice that has just opened, or what was unclear in the message. Example: “The knock may be the brother; you decide.”'
  WHERE id = 'note_to_user' AND description = 'One friendly sentence to the user, outside the story: a thread worth picking up, a choice that has just opened, or something the model could not tell from their message.';
UPDATE director_fragments SET description = 'Something that holds from now on and is written down nowhere else, in at most 20 words. Empty when nothing new was settled. Example: “Mira no longer trusts the captain.”'
  WHERE id = 'standing_direction' AND description = 'Something that should hold from now on in this branch of the story and is not written down anywhere else: a turn in a friendship, a rule of the world, a wish of the user''s. One sentence; leave it empty when nothing new has been settled.';

UPDATE mood_fragments SET negative_prompt = '' WHERE id = 'tense'
  AND negative_prompt = 'The danger has passed or changed. Let sentences lengthen again; let somebody sit down, drink something, notice the room.';
UPDATE mood_fragments SET negative_prompt = '' WHERE id = 'tender'
  AND negative_prompt = 'The close moment is over. Bring back the world outside: errands, weather, other people, unfinished work.';
UPDATE mood_fragments SET negative_prompt = '' WHERE id = 'wry'
  AND negative_prompt = 'Put the jokes away. Let the next line be meant as it is said.';
UPDATE mood_fragments SET negative_prompt = '' WHERE id = 'wistful'
  AND negative_prompt = 'Turn from memory to the present. Somebody wants an answer, supper, or a decision.';
UPDATE mood_fragments SET negative_prompt = '' WHERE id = 'wondrous'
  AND negative_prompt = 'The marvel has become part of the place. Mention it in passing, as people do who live beside it.';
UPDATE mood_fragments SET negative_prompt = '' WHERE id = 'brisk'
  AND negative_prompt = 'The rush is over. Count what it cost: breath, bruises, what was dropped, who is missing.';
