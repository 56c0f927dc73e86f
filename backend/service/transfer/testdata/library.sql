-- A library with every kind of row. Every column says something in at least one of them.
INSERT INTO user_personas (id, name, description, avatar_color, avatar_mime, avatar_at, avatar) VALUES (3, 'Mara', 'A sailor.', '#123456', 'image/png', 1700000003000001, x'89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c636064620600000e0007d76fe4780000000049454e44ae426082'), (7, 'Jon', 'A cook.', 'red', '', NULL, NULL);
INSERT INTO worlds (id, name, enabled, rest, rules) VALUES (4, 'Harbour', 1, '{"scan_depth":3}', '{"scan_depth":3}'), (9, 'Inland', 0, '{}', '{}');
INSERT INTO lorebook_entries (world_id, name, content, keywords, secondary_keys, selective, use_regex, case_insensitive, constant, at_depth, priority, enabled, sort_order, rest, rules) VALUES
  (4, 'Pier', 'The pier is long.', '["pier"]', '["long"]', 1, 1, 1, 1, 1, 7, 1, 0, '{"extensions":{"depth":4,"position":4,"role":0,"sticky":3},"own":1}', '{"sticky":3,"depth":4,"role":"system"}'), (4, 'Boat', 'The boat is red.', '["boat"]', '[]', 0, 0, 0, 0, 0, 100, 0, 1, '{}', '{}');
INSERT INTO character_cards (id, name, description, personality, scenario, first_mes, mes_example, creator_notes, system_prompt, post_history_instructions,
  alternate_greetings, tags, creator, character_version, world_id, workflow_state, created_at, updated_at, avatar_mime, avatar) VALUES
  ('0191aaaa-1111-7222-8333-444455556666', 'Ines', 'd', 'p', 's', 'f', 'm', 'c', 'sp', 'ph', '["g"]', '["t"]', 'cr', '1.2', 4, '{"w":{"a":1}}', 1700000001000001, 1700000002000001, 'image/png', x'89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c636064620600000e0007d76fe4780000000049454e44ae426082');
INSERT INTO character_extras (character_id, persona_lock_id, format, rest) VALUES ('0191aaaa-1111-7222-8333-444455556666', 7, 'V3', '{"data":{"unknown":5}}');
INSERT INTO character_files (character_id, name, data) VALUES ('0191aaaa-1111-7222-8333-444455556666', 'assets/other/a.txt', x'0102');
INSERT INTO director_fragments VALUES ('mood_of_sea', 'Sea', 'How the sea is', 'string', 1, 1, 'SEA', 3);
INSERT INTO mood_fragments VALUES ('calm', 'Calm', 'Calm seas', 'Be calm', 'storm', 1, 5);
INSERT INTO phrase_bank (id, kind, variants, pattern, enabled, banned) VALUES (2, 'literal', '["a b c"]', '', 1, 1), (5, 'regex', '[]', 'x+y', 0, 0);
INSERT INTO presets (origin, id, name, content, created_at, updated_at) VALUES ('{"folder":"OpenAI Settings","file":{"temperature":"0.7"}}', 6, 'Mine', '{"shared_system_prompt":"x","assistant_system_prompt":"z","length_guard_max_words":10,"length_guard_max_paragraphs":3,"agent_shared_system_prompt":"y","model":null}', 1700000003000001, 1700000004000001);
INSERT INTO endpoints (id, name, url, api_key, api_key_hint, created_at) VALUES (11, 'Box', 'http://box.local/v1', x'00ff', '…cret', 1700000005000001), (13, 'Agent', 'http://agent.local/v1', NULL, '', 1700000006000001);
INSERT INTO model_configs (id, endpoint_id, model_name, system_prompt, temperature, top_p, min_p, top_k, repetition_penalty, presence_penalty, frequency_penalty,
  max_tokens, further_samplers, more_parameters, reasoning_effort, chat_template_kwargs, capabilities) VALUES
  (21, 11, 'big', 'Be big.', 0.5, 0.75, 0.05, 40, 1.5, 0.25, 0.125, 512, '{"seed":7}', '{"top_a":0.2}', 'high', '{"a":1}', '{}'), (22, 13, 'small', '', 0.25, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '', '', NULL, '{"vision":true}');
UPDATE endpoints SET active_model_config_id = 21 WHERE id = 11;
UPDATE endpoints SET active_model_config_id = 22 WHERE id = 13;
INSERT INTO speech_servers (id, name, url, api_key, api_key_hint, created_at) VALUES (8, 'Voice', 'http://voice.local/v1', x'01', '…oice', 1700000007000001);
INSERT INTO tool_servers (id, name, command, args, folder, address, offers, variable_names, variables, created_at) VALUES (5, 'files', '/usr/bin/files', '["--root"]', '/srv/files', 'https://files.example/mcp', '[{"name":"read"}]', '["TOKEN"]', x'02', 1700000008000001);
UPDATE settings SET active_persona_id = 3, active_endpoint_id = 11, agent_endpoint_id = 13, workflow_enabled = '{"tts":true}', workflow_config = '{"tts":{"voice":"a"}}',
  attachment_cache_budget_bytes = 1000000, attachment_access_counter = 9,
  choices = json_set(choices, '$.user_name', 'Somebody', '$.agent_same_as_writer', json('false'));
INSERT INTO assistants VALUES ('0191-asst-a', 'Helper', 'helps', 'Help.', 'big', 'Fixed', '["web_search"]', 1, 1700000009000001, 1700000010000001);
INSERT INTO variables (id, name, scope, description, is_secret, value, sealed, hint, grants, modified_at) VALUES
  ('0191-vari-a', 'CITY', 'device', 'where', 0, '"Porto"', NULL, '', '[]', 1700000011000001), ('0191-vari-b', 'TOKEN', 'device', '', 1, NULL, x'03', '…oken', '["fetch"]', 1700000012000001);
INSERT INTO team_agents (id, name, title, description, prompt, model, tools) VALUES (4, 'poet', 'Poet', 'writes', 'Write.', 'big', '["make_document"]');
INSERT INTO automations VALUES ('0191-auto-a', 'instructions', 'Morning', 'Every morning', '0191-asst-a', '[{"markdown":"Say hello"}]', NULL, 'someone', 'morning
every morning', 1700000013000001, 1700000014000001, '{"folder":"notes"}', 0), ('0191-auto-b', 'flow', 'Flow', '', '', '[]', '{"steps":[{"type":"single","config":{"prompt":"a"}}]}', '', 'flow
', 1700000015000001, 1700000016000001, '{}', 1);
INSERT INTO triggers (id, automation_id, cron, days, at, time_zone, missed, enabled, vars, next_at, last_at, last_run_id, overlap) VALUES ('0191-sche-a', '0191-auto-a', '0 7 * * *', 'EXDATE:20261224', NULL, 'Europe/Lisbon', 'once', 1, '{"a":1}', 1700000017000001, 1700000018000001, '0191-run-a', 'queue'),
  ('0191-sche-b', '0191-auto-a', '', '', 1700000019000001, '', 'skip', 0, '{}', NULL, NULL, '', 'skip');
INSERT INTO triggers (id, automation_id, kind, missed, enabled, folder, glob, after_id, ended, command, token_hash, token_hint, skipped_at, skipped_file) VALUES
  ('0191-trig-a', '0191-auto-a', 'folder', '', 0, 'notes', '*.md', '0191-auto-b', 'failed', 'digest', 'ab12', 'wxyz', 1700000018000002, 'a.md');

INSERT INTO conversations (id, title, character_card_id, character_name, character_scenario, post_history_instructions, macro_seed, workflow_state, sought, created_at, updated_at, pinned, archived_at, trashed_at, persona_lock_id, cast_members, speakers_per_turn, model_config_id, preset_id, settings) VALUES
  ('0191-conv-a', 'At sea', '0191aaaa-1111-7222-8333-444455556666', 'Ines', 'sc', 'pi', 'seed', '{"tts":{"on":true}}', 'at sea', 1700000020000001, 1700000021000001, 1, NULL, NULL, 7,
    '[{"character_card_id":"0191aaaa-1111-7222-8333-444455556666","name":"Ines","label":"Ines","muted":false},{"character_card_id":"0191-away","name":"Bo","label":"Bo","muted":true}]', 3, 21, 6,
    '{"memory":false,"system_prompt":"Be terse.","scenario":"A mill.","post_history_instructions":"Rhyme.","note":{"text":"Rain.","depth":2,"role":"user","every":3},"samplers":{"temperature":0.5,"top_p":null,"min_p":null,"top_k":null,"repetition_penalty":null,"presence_penalty":null,"frequency_penalty":null,"max_tokens":null,"further_samplers":null,"more_parameters":""}}'),
  ('0191-conv-b', 'Away', '', '', '', '', 'seed2', '{}', 'away', 1700000022000001, 1700000023000001, 0, 1700000024000001, NULL, NULL, '[]', 1, NULL, NULL, '{}'),
  ('0191-conv-c', 'Gone', '', '', '', '', 'seed3', '{}', 'gone', 1700000025000001, 1700000026000001, 0, NULL, 1700000027000001, NULL, '[]', 1, NULL, NULL, '{}');
INSERT INTO messages (id, conversation_id, role, turn_index, parent_id, created_at, interrupted, finish, direction_notes, workflow_state, content, bookmarked_at, author, character_card_id, variables) VALUES
  (31, '0191-conv-a', 'assistant', 0, NULL, 1700000030000001, 0, '', '[]', '{}', 'a Greeting', NULL, '', '', NULL),
  (32, '0191-conv-a', 'user', 1, 31, 1700000031000001, 0, '', '[]', '{}', 'b Question', 1700000040000001, '', '', NULL),
  (33, '0191-conv-a', 'assistant', 2, 32, 1700000032000001, 1, 'stopped', '[{"note":"slow"}]', '{"tts":{"x":1}}', 'c First answer', NULL, '', '0191aaaa-1111-7222-8333-444455556666', '{"mood":"calm"}'),
  (34, '0191-conv-a', 'assistant', 2, 32, 1700000033000001, 0, 'stop', '[]', '{}', 'd Second answer', NULL, 'Helper', '', '{"mood":"grim","coins":"7"}'),
  (35, '0191-conv-a', 'user', 3, 33, 1700000034000001, 0, '', '[]', '{}', 'e On the first', NULL, '', '', NULL),
  (36, '0191-conv-a', 'user', 3, 34, 1700000035000001, 0, '', '[]', '{}', 'f On the second', NULL, '', '', NULL),
  (37, '0191-conv-b', 'user', 1, NULL, 1700000036000001, 0, '', '[]', '{}', 'g Away', NULL, '', '', NULL),
  (38, '0191-conv-c', 'user', 1, NULL, 1700000037000001, 0, '', '[]', '{}', 'h Gone', NULL, '', '', NULL);
UPDATE messages SET content = 'a greeting' WHERE id = 31;
INSERT INTO folders (id, parent_id, name, color, position, instructions, model_config_id, preset_id, created_at) VALUES
  ('0191-fold-a', NULL, 'Northern tour', 'blue', 3, 'Speak of the north.', 21, 6, 1700000028000001), ('0191-fold-b', '0191-fold-a', 'Ferries', '', 0, '', NULL, NULL, 1700000029000001);
INSERT INTO folder_worlds (folder_id, world_id) VALUES ('0191-fold-a', 4);
INSERT INTO file_data VALUES ('3068095a0557e059f8ef3b77213a2526b091dfbae76123bb57bb2e4a346c757d', x'546865206665727279206c656176657320617420392e0a');
INSERT INTO files (id, label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES (49, 'ferry.txt', 'text/plain', '3068095a0557e059f8ef3b77213a2526b091dfbae76123bb57bb2e4a346c757d', 23, 1, '[]', '[]', 1700000028000002);
INSERT INTO folder_files (folder_id, position, file_id, size, text) VALUES ('0191-fold-a', 2, 49, 20, 'The ferry leaves at 9.');
UPDATE conversations SET folder_id = '0191-fold-b', tags = '["slow","sea"]' WHERE id = '0191-conv-a';
UPDATE conversations SET active_leaf_id = 36 WHERE id = '0191-conv-a';
UPDATE conversations SET active_leaf_id = 37 WHERE id = '0191-conv-b';
UPDATE conversations SET active_leaf_id = 38 WHERE id = '0191-conv-c';
INSERT INTO conversation_extras VALUES ('0191-conv-b', 'sillytavern:abc', x'01', '{"header":{"tainted":true}}');
INSERT INTO message_extras VALUES (37, '{"line":{"force_avatar":"x"}}');
INSERT INTO attachments (id, message_id, mime_type, filename, size, data) VALUES (41, 32, 'image/png', 'one.png', 69, x'89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c636064620600000e0007d76fe4780000000049454e44ae426082');
INSERT INTO file_data VALUES ('1c5a287aad2c64d42a445af56f0715b50f8159e5a005515c13bfe5200f3c4d28', x'546865206b657920697320756e646572207468652074686972642073746f6e652e0a');
INSERT INTO files (id, label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES
  (89, 'notes.txt', 'text/plain', '1c5a287aad2c64d42a445af56f0715b50f8159e5a005515c13bfe5200f3c4d28', 34, 1, '[]', '[{"sequenceNr":1,"name":"notes","ext":"txt","contentType":"text/plain","data":"The key is under the third stone.\n","metadata":{"isText":true,"base64Encoded":false,"aiProcessed":false},"summary":""}]', 1700000060000002),
  (90, 'more.txt', 'text/plain', '1c5a287aad2c64d42a445af56f0715b50f8159e5a005515c13bfe5200f3c4d28', 34, 1, '[]', '[{"sequenceNr":1,"name":"more","ext":"txt","contentType":"text/plain","data":"The key is under the third stone.\n","metadata":{"isText":true,"base64Encoded":false,"aiProcessed":false},"summary":""}]', 1700000060000003);
INSERT INTO attached_files VALUES (89, 1700000060000002), (90, 1700000060000003);
INSERT INTO message_files (message_id, position, file_id, mode, tokens, text) VALUES (32, 0, 89, 'whole', 12, 'The key is under the third stone.'), (32, 1, 90, 'search', 13, ''), (36, 0, 89, 'search', 12, '');
INSERT INTO message_quotes (message_id, position, file_id, page, line) VALUES (34, 0, 90, 3, 0), (34, 1, 89, 0, 7);
INSERT INTO facts (id, conversation_id, message_id, quote, subject, relation, value, sentence, kind, one_value, known_by, place, story_time, story_day, layer,
    claimed_by, pinned, forgotten_at, author, origin, created_at) VALUES
  (71, '0191-conv-a', 32, 'first', 'Bo', 'holds', 'the key', 'Bo has the key.', 'state', 1, '["Ines","Bo"]', 'the mill', 'dusk', 2, 'story', 'Ines', 1, NULL, 'director', '', 1700000044000001),
  (72, '0191-conv-a', 34, '', 'Ines', 'is', 'at sea', '', 'place', 0, '["*"]', '', '', NULL, 'person', '', 0, 1700000045000001, 'person', '', 1700000044000002),
  (73, '0191-conv-a', NULL, '', 'Bo', 'sister of', 'Mina', '', 'relation', 0, '[]', '', '', NULL, 'carried', '', 0, NULL, 'import', 'Away', 1700000044000003);
INSERT INTO fact_tellings (fact_id, message_id, name, knows) VALUES (71, 36, 'Mina', 1), (73, NULL, 'Ines', 0);
INSERT INTO fact_readings (message_id, author, present, dropped, tokens, millis, stale, created_at) VALUES
  (33, 'reading', '["Ines","Bo"]', '{"no quote":2}', 61, 900, 0, 1700000046000001), (34, 'director', '[]', '{}', 40, 0, 1, 1700000046000002);
INSERT INTO message_recalls (message_id, position, recalled_id, quote, score, words, meaning, present, fact_id) VALUES
  (36, 0, 32, 'first', 0.25, 1, 2, 1, NULL), (36, 1, 34, 'second', 0.125, 3, 0, 0, NULL), (36, 2, NULL, 'Bo has the key.', 0.5, 2, 0, 1, 71), (38, 0, NULL, '', 0, 0, 0, 0, NULL);
INSERT INTO director_state VALUES ('0191-conv-a', '["calm"]', '{"mood_of_sea":"flat"}');
INSERT INTO thread_vars VALUES ('0191-conv-a', '{"name":"Ines"}');
INSERT INTO conversation_logs (id, conversation_id, user_message_id, message_id, turn_index, created_at, active_moods_after, progressive_fields, record) VALUES
  (51, '0191-conv-a', 32, 33, 2, 1700000041000001, '["calm"]', '{"mood_of_sea":"flat"}', '{"id":51,"kind":"send"}'),
  (52, '0191-conv-a', 32, 34, 2, 1700000042000001, '[]', NULL, '{"id":52,"kind":"regenerate"}'),
  (53, '0191-conv-a', 36, NULL, 4, 1700000043000001, '[]', NULL, '{"id":53}');
INSERT INTO folds (id, conversation_id, first_id, last_id, kind, edited, waiting, text, created_at, written_at) VALUES
  (71, '0191-conv-a', 32, 33, 'summary', 1, 0, 'They met.', 1700000043000002, 1700000043000004), (72, '0191-conv-a', 32, 34, 'events', 0, 1, '- They met.', 1700000043000003, 1700000043000003);
INSERT INTO fold_versions (id, fold_id, kind, edited, text, written_at) VALUES (73, 71, 'events', 1, '- They saw each other.', 1700000043000002);
INSERT INTO fold_changes (id, fold_id, version_id, message_id, digest) VALUES (74, 71, NULL, 32, 'ab12'), (75, 71, 73, 32, 'cd34');
INSERT INTO workflow_attachments (id, message_id, workflow_id, mime_type, filename, created_at, parent_attachment_id, active_sibling_id, annotation, seed, generation_metadata, consumption_metadata, size, evicted, recoverable, oldest_access, recent_accesses) VALUES
  (61, 33, 'tts', 'audio/wav', 'a.wav', 1700000044000001, NULL, NULL, 'said aloud', '77', '{"voice":"a"}', '{"played":1}', 12, 0, 1, 4, '[4]'),
  (62, 33, 'tts', 'audio/wav', 'b.wav', 1700000045000001, 61, NULL, NULL, NULL, NULL, NULL, 5, 1, 0, 0, '[]');
UPDATE workflow_attachments SET active_sibling_id = 62 WHERE id = 61;
INSERT INTO workflow_attachment_data VALUES (61, x'b589c9f03d18442efa847e499d7995c122a5fd9fa0c6859fcc0370210cdf9e37', x'524946462e2e2e2e57415645');

INSERT INTO runs VALUES ('0191-run-a', 'instructions', '0191-auto-a', 'Morning', '0191-conv-a', 32, NULL, 0, '0191-asst-a', 2097152, 1, 2, '{"a":1}', '{"b":2}', '["fetch"]', NULL, 'cpu', 1, 3, 'told', 1700000046000001, 1700000047000001, 1700000048000001, 1700000049000001, NULL, 1700000050000001, 'wf_a', '0191-trig-a', '{"kind":"folder"}', NULL, 0, 0, '', '', 0, NULL, NULL, '[{"kind":"file","name":"private.txt"}]', '["example.com"]'),
  ('0191-run-b', 'tool', '', 'Child', '', 0, '0191-run-a', 1, '', 1048576, 0, 1, '{}', '{}', '[]', '{"message":"it broke"}', '', 0, 0, '', NULL, 1700000051000001, NULL, NULL, NULL, 1700000052000001, '', '', NULL, NULL, 0, 0, '', '', 0, NULL, NULL, NULL, NULL),
  ('0191-run-d', 'block', '0191-auto-a', 'Morning', '', 0, '0191-run-a', 0, '', 1048576, 0, 1, '{}', '{}', '[]', NULL, '', 0, 0, '', NULL, 1700000055000002, NULL, 1700000055000003, NULL, 1700000055000004, '', '', NULL, '0191-run-a', 2097152, 1, 'each', 'item', 1, 1, '"over"', NULL, NULL),
  ('0191-run-c', 'reply', '', 'Halted', '', 0, NULL, 0, '', 1048576, 0, 1, '{}', '{}', '[]', NULL, '', 0, 0, '', NULL, 1700000053000001, NULL, NULL, 1700000054000001, 1700000055000001, '', '', NULL, NULL, 0, 0, '', '', 0, NULL, NULL, NULL, NULL);
INSERT INTO flow_nodes (run_id, position, flow, node, path, result) VALUES ('0191-run-a', 2097152, 'ab12#1', '2.1', 'hello.2.1', '{"nodeId":"2.1","output":"hi"}');
INSERT INTO run_items (run_id, position, i, value, taken, result) VALUES ('0191-run-a', 2097152, 0, '"one"', 1, '1'), ('0191-run-a', 2097152, 1, '"two"', 1, NULL);
INSERT INTO run_steps (id, run_id, position, instruction, context_id, child_id, started_at, finished_at, result, step_id, tries) VALUES
  (71, '0191-run-a', 1048576, '{"markdown":"Say hello"}', 'ctx', '0191-run-b', 1700000056000001, 1700000057000001, '{"said":"hello"}', 'hello', 2), (72, '0191-run-a', 2097152, '{"directCallToolId":"wait"}', '', '', NULL, NULL, NULL, '', 0),
  (73, '0191-run-b', 1048576, '{"directCallToolId":"wait"}', '', '', NULL, NULL, NULL, '', 0), (74, '0191-run-c', 1048576, '{"markdown":"x"}', '', '', NULL, NULL, NULL, '', 0);
INSERT INTO run_logs (seq, rev, id, run_id, context_id, step, at, text, type, tool_id, args, ms, result, object, is_error, progress, agent, finished, path, iteration, branch, attempt, usage, item) VALUES
  (81, 2, 'log-1', '0191-run-a', 'ctx', 1, 1700000058000001, 'Called', 'tool', 'wait', '{"ms":1}', 12, 'done', '{"ok":true}', 1, 50, 'Helper', 1, 'each[3].read', 3, 'then', 1, '{"total":9}', 'one');
INSERT INTO run_requests VALUES ('0191-req-a', '0191-run-a', 1048576, 1, 1, 'approve', 'fetch', 'Fetch', 'ask', '{"url":"x"}', 'May it?', 1, 1700000059000001, '{"answer":"once"}', '{"type":"object"}', 'each[3].read', '{"folder":"/notes","path":"/notes/x","from":"","replaces":true,"host":"","program":""}', 1, 'example.com', '[{"kind":"file","name":"private.txt"}]', 'fetch-it', 1);

INSERT INTO file_data VALUES ('497b7725a00101d6cf82489ef502fb0918962b10aaa7279962ab5ec3edc62533', x'23205265706f72740a');
INSERT INTO files (id, label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES (91, 'report.md', 'text/markdown', '497b7725a00101d6cf82489ef502fb0918962b10aaa7279962ab5ec3edc62533', 9, 1, '["short"]', '[]', 1700000060000001);
INSERT INTO files (id, label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES (92, 'made.md', 'text/markdown', '497b7725a00101d6cf82489ef502fb0918962b10aaa7279962ab5ec3edc62533', 9, 0, '[]', '[{"type":"text","text":"Report"}]', 1700000061000001);
INSERT INTO team_workflows VALUES ('wf_a', 'Report', 'failed', 2, 'no model', 'en', '{"tasksTotal":1}', 2, 5, 1700000062000001, 1700000063000001);
INSERT INTO team_messages (seq, id, workflow_id, role, agent_name, content, sequence_no, round, status, created_at, stats) VALUES
  (101, 'msg_a', 'wf_a', 'user', 'user', 'Write a report', 1, 1, 'first', 1700000064000001, '{}'),
  (102, 'msg_b', 'wf_a', 'assistant', 'poet', 'Here', 2, 1, 'last', 1700000065000001, '{"tokenCount":7,"processingTime":90}');
INSERT INTO team_documents VALUES ('doc_a', 'msg_a', 0, 91, 0, 1, NULL), ('doc_b', 'msg_b', 1, 92, 1, 2, 91);
INSERT INTO team_citations VALUES ('doc_b', 0, 91, 0, 2900), ('doc_b', 1, 91, 3, 0);
INSERT INTO team_rounds VALUES ('wf_a', 1, '{"objFinalDocuments":["made.md"],"objWorkplan":[],"objUserResponse":"Here","userLanguage":"en"}', 2, 1, '[{"id":"0191-run-a","agent":"poet","toolId":"fetch","tool":"Fetch","hash":"00"}]', '[{"kind":"file","name":"private.txt"}]');
INSERT INTO team_logs (seq, id, workflow_id, message, progress, type, agent_name, status, round, created_at, plan) VALUES (111, 'log_a', 'wf_a', 'Running workflow', 10, 'info', 'poet', 'running', 1, 1700000066000001, '{"tasks":["Write, and read"]}');
INSERT INTO shared_variables VALUES ('season', 'winter');
UPDATE messages SET recalled = 2 WHERE id = 34;
INSERT INTO calls (id, conversation_id, message_id, reply_id, own, round, call_id, said, tool, name, own_name, args, written, state, result, cut, bytes, whole, ms, sources, read, question, created_at) VALUES
  (121, '0191-conv-a', 32, NULL, 0, 1, 'call_1', 'I look.', 'read_file', 'Read a file', '', '{"path":"a.txt"}', NULL, 'done', 'the text', 1, 900, '"the whole text"', 12, '[{"number":1,"title":"a.txt"}]', '[{"kind":"file","name":"a.txt"}]', NULL, 1700000074000001),
  (122, '0191-conv-a', 32, 34, 1, 2, 'call_2', '', 'notes_find', 'Find', 'find', '{"q":"b"}', '{"q":"a"}', 'done', 'found', 0, 7, '"found"', 3, '[]', '[]', '{"kind":"approve"}', 1700000075000001);
UPDATE folders SET tool_groups = '["folder"]';

INSERT INTO scripts (id, preset_id, sort_order, allowed, body) SELECT 3, min(id), 1, 0, '{"scriptName":"Cats","findRegex":"/dog/g","replaceString":"cat","placement":[2]}' FROM presets;
INSERT INTO scripts (id, character_id, sort_order, allowed, body) SELECT 2, min(id), 1, 1, '{"scriptName":"Birds","findRegex":"/cat/g","replaceString":"bird","placement":[2]}' FROM character_cards;
INSERT INTO quick_reply_sets (id, sort_order, enabled, body) VALUES (4, 1, 1, '{"version":2,"name":"Tools","qrList":[{"id":1,"label":"Hi","message":"Hello"}]}');
UPDATE character_extras SET rest = json_set(rest, '$.data.extensions.regex_scripts', json('[{"scriptName":"Birds","findRegex":"/cat/g","replaceString":"bird","placement":[2]}]')) WHERE character_id = (SELECT min(id) FROM character_cards);
