-- What a call has read is kept once, as marks that every language has words for, instead of a second time in English words.
UPDATE calls SET question = json_set(question, '$.read',
    (SELECT json_group_array(DISTINCT json(m.value)) FROM calls AS other, json_each(other.marks) AS m
      WHERE other.conversation_id = calls.conversation_id))
  WHERE json_valid(question) AND json_type(question, '$.read') IS NOT NULL;
UPDATE calls SET read = marks WHERE marks <> '[]'; -- where there are none, there were no words
ALTER TABLE calls DROP COLUMN marks;
