-- What a call that a person was asked about would reach, and the folder that a standing permission holds in. What was
-- allowed until now was allowed in the folder that is chosen.
ALTER TABLE run_requests ADD COLUMN target TEXT; -- null: its arguments say everything
ALTER TABLE permissions ADD COLUMN folder TEXT NOT NULL DEFAULT '';
UPDATE permissions SET folder = ifnull((SELECT folder FROM tool_settings), '')
WHERE tool_id IN ('write_file', 'write_table', 'write_chart', 'rename_file') OR (tool_id = 'http_request' AND json_extract(match, '$.file') IS NOT NULL);
