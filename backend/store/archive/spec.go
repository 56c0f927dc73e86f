package archive

import (
	"encoding/json"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/story/portable"
)

// An exportSpec says how a kind is exported row by row: its tables as they are, so that a new
// column is exported without being named anywhere. What may not leave is withheld by name.
type exportSpec struct {
	kind   portable.Kind
	roots  string // orders the items
	title  string // what an item is called for a person; empty: its column name
	tables []tableSpec
	same   string // finds an item that is in the library already by :column of its row
}

// A tableSpec is one table of a kind; the first one holds the items themselves.
type tableSpec struct {
	name     string
	former   string                                    // its name in older archives
	where    string                                    // finds the rows of item ?1
	same     string                                    // finds the row of an item that is in the library; empty: nothing refers to these rows from outside
	number   string                                    // the key that an import numbers again; empty: the key is a text, and kept
	withheld []string                                  // columns that are never exported or that an import fills
	masked   []string                                  // columns that lose the secrets of this library, in JSON or a text, when they go and when they come
	written  []string                                  // columns of what models wrote, which lose long secrets when they go
	own      func(row map[string]json.RawMessage) bool // finds the rows that a person wrote, which keep them; nil: there are none
	refs     map[string]string                         // columns that refer to a row of the same item, by its table; other rows cannot be referred to
	later    map[string]string                         // the same, for rows that follow
	earlier  map[string]string                         // columns that refer to an item that came before, by its table; what did not come is forgotten
	needs    string                                    // one of those, without which the row is left out
	file     bool                                      // the row describes the bytes of its hash
	sanitize func(row map[string]any, now time.Time)   // clears what an imported row must not bring
}

// specOf says how a kind is exported as rows. Imported rows do nothing by themselves: runs are
// stopped, triggers switched off, servers have no offers, and no permission is kept.
func specOf(kind portable.Kind) exportSpec {
	if c, known := lists.Find(specs(), func(c exportSpec) bool { return c.kind == kind }); known {
		return c
	}
	return exportSpec{kind: kind, tables: []tableSpec{{}}} // no row belongs to it
}

// keyColumns are those of a key that is sealed for this library alone.
func keyColumns() []string { return []string{"api_key", "api_key_hint"} }

func specs() []exportSpec {
	return []exportSpec{
		{
			kind: portable.Assistants, roots: "ORDER BY rowid", same: "SELECT id FROM assistants WHERE id = :id OR name = :name ",
			tables: []tableSpec{{name: "assistants", where: "id = ?1"}},
		},
		{
			kind: portable.Endpoints, roots: "ORDER BY id", same: "SELECT id FROM endpoints WHERE name = :name AND url = :url ",
			tables: []tableSpec{
				{name: "endpoints", where: "id = ?1", number: "id", withheld: keyColumns(), later: map[string]string{"active_model_config_id": "model_configs"}},
				{
					name: "model_configs", where: "endpoint_id = ?1", number: "id", refs: map[string]string{"endpoint_id": "endpoints"},
					same: "SELECT id FROM model_configs WHERE endpoint_id = :endpoint_id AND model_name = :model_name ORDER BY id LIMIT 1",
				},
			},
		},
		{
			kind: portable.Voices, roots: "ORDER BY id", same: "SELECT id FROM speech_servers WHERE name = :name AND url = :url ",
			tables: []tableSpec{{name: "speech_servers", where: "id = ?1", number: "id", withheld: keyColumns()}},
		},
		{
			kind: portable.ToolServers, roots: "ORDER BY id", same: "SELECT id FROM tool_servers WHERE name = :name ",
			// A server without offers is never started: a person looks at its command first, and asks it what it offers.
			tables: []tableSpec{{name: "tool_servers", where: "id = ?1", number: "id", withheld: []string{"variables"}, sanitize: func(row map[string]any, _ time.Time) {
				row["offers"] = "[]"
			}}},
		},
		{
			kind: portable.Variables, roots: "ORDER BY rowid", same: "SELECT id FROM variables WHERE id = :id OR name = :name AND scope = :scope ",
			tables: []tableSpec{{name: "variables", where: "id = ?1", withheld: []string{"sealed", "hint", "grants"}, sanitize: func(row map[string]any, _ time.Time) {
				if row["is_secret"] != int64(0) {
					row["value"] = nil
				}
			}}},
		},
		{
			kind: portable.Agents, roots: "ORDER BY id", same: "SELECT id FROM team_agents WHERE name = :name ",
			tables: []tableSpec{{name: "team_agents", where: "id = ?1", number: "id"}},
		},
		{
			kind: portable.Automations, roots: "ORDER BY rowid", same: "SELECT id FROM automations WHERE id = :id ",
			tables: []tableSpec{
				{name: "automations", where: "id = ?1"},
				{
					name: "triggers", former: "schedules", where: "automation_id = ?1", withheld: []string{"token_hash", "token_hint"},
					refs: map[string]string{"automation_id": "automations"}, sanitize: func(row map[string]any, _ time.Time) {
						row["enabled"], row["next_at"] = int64(0), nil
					},
				},
			},
		},
		{
			kind: portable.Scripts, roots: "WHERE character_id IS NULL ORDER BY sort_order, id", title: "coalesce(body ->> 'scriptName', '')",
			same: "SELECT id FROM scripts WHERE character_id IS NULL AND body = :body ",
			// A person looks at what acts on all messages before it does.
			tables: []tableSpec{{
				name: "scripts", where: "id = ?1", number: "id", withheld: []string{"character_id"}, earlier: map[string]string{"preset_id": presetTable},
				sanitize: func(row map[string]any, _ time.Time) { row["allowed"] = int64(0) },
			}},
		},
		{
			kind: portable.QuickReplies, roots: "ORDER BY sort_order, id", title: "coalesce(body ->> 'name', '')", same: "SELECT id FROM quick_reply_sets WHERE body = :body ",
			tables: []tableSpec{{name: "quick_reply_sets", where: "id = ?1", number: "id"}},
		},
		{
			// Those that others lie in come first.
			kind: portable.Folders, roots: "WHERE id NOT IN (SELECT folder_id FROM deleted_folders) ORDER BY parent_id IS NOT NULL, position, rowid",
			same: "SELECT id FROM folders WHERE id = :id ",
			tables: []tableSpec{
				{name: "folders", where: "id = ?1", earlier: map[string]string{"parent_id": "folders", "model_config_id": modelTable, "preset_id": presetTable}},
				{
					name: "folder_worlds", where: "folder_id = ?1", refs: map[string]string{"folder_id": "folders"},
					earlier: map[string]string{"world_id": bookTable}, needs: "world_id",
				},
				{name: "files", where: "id IN (SELECT file_id FROM folder_files WHERE folder_id = ?1)", number: "id", file: true},
				{name: "folder_files", where: "folder_id = ?1", refs: map[string]string{"folder_id": "folders", "file_id": "files"}},
			},
		},
		runSpec(),
		teamSpec(),
	}
}

func runSpec() exportSpec {
	const tree = `(WITH RECURSIVE tree (id) AS (SELECT ?1 UNION SELECT r.id FROM runs r JOIN tree ON r.parent_run_id = tree.id) SELECT id FROM tree)`
	ofRun := map[string]string{"run_id": "runs"}
	return exportSpec{
		kind: portable.Runs, roots: "WHERE parent_run_id IS NULL ORDER BY rowid", same: "SELECT id FROM runs WHERE id = :id ",
		tables: []tableSpec{
			{
				name: "runs", where: "id IN " + tree,
				masked: []string{"name", "vars", "held", "error", "report", "trigger_event", "ending", "marks"},
				refs:   map[string]string{"parent_run_id": "runs", "root_run_id": "runs"}, sanitize: func(row map[string]any, now time.Time) {
					row["trusted"], row["written"] = "[]", nil
					if row["completed_at"] == nil && row["halted_at"] == nil && row["error"] == nil {
						row["halted_at"] = now.UnixMicro()
					}
				},
			},
			{name: "run_steps", where: "run_id IN " + tree, number: "id", refs: ofRun, masked: []string{"instruction", "result"}},
			{name: "run_items", where: "run_id IN " + tree, refs: ofRun, masked: []string{"value", "result"}},
			{name: "flow_nodes", where: "run_id IN " + tree, refs: ofRun, masked: []string{"result"}},
			{name: "run_logs", where: "run_id IN " + tree, number: "seq", refs: ofRun, masked: []string{"text", "args", "result", "object", "item"}},
			{name: "run_requests", where: "run_id IN " + tree, refs: ofRun, masked: []string{"args", "text", "schema", "target", "answer", "place", "marks"}},
		},
	}
}

func teamSpec() exportSpec {
	const messages = "SELECT id FROM team_messages WHERE workflow_id = ?1"
	of := map[string]string{"workflow_id": "team_workflows"}
	return exportSpec{
		kind: portable.Teams, roots: "ORDER BY rowid", same: "SELECT id FROM team_workflows WHERE id = :id ",
		tables: []tableSpec{
			{name: "team_workflows", where: "id = ?1", sanitize: func(row map[string]any, _ time.Time) {
				if row["status"] == string(team.Running) {
					row["status"], row["error"] = string(team.Failed), "interrupted by restart"
				}
			}},
			{name: "files", where: "id IN (SELECT file_id FROM team_documents WHERE message_id IN (" + messages + "))", number: "id", file: true},
			{name: "team_messages", where: "workflow_id = ?1", number: "seq", refs: of, written: []string{"content"}, own: has("agent_name", `""`)},
			{
				name: "team_documents", where: "message_id IN (" + messages + ")",
				refs:  map[string]string{"message_id": "team_messages", "file_id": "files"},
				later: map[string]string{"replaces": "files"}, // a version that was detached from its message does not travel
			},
			{
				name: "team_citations", where: "document_id IN (SELECT id FROM team_documents WHERE message_id IN (" + messages + `))
				  AND file_id IN (SELECT file_id FROM team_documents WHERE message_id IN (` + messages + "))",
				refs: map[string]string{"document_id": "team_documents", "file_id": "files"},
			},
			{name: "team_rounds", where: "workflow_id = ?1", refs: of, sanitize: func(row map[string]any, _ time.Time) { row["calls"] = "[]" }},
			{name: "team_logs", where: "workflow_id = ?1", number: "seq", refs: of, written: []string{"message", "plan"}},
		},
	}
}

// has finds the rows with a value in a column.
func has(column, value string) func(map[string]json.RawMessage) bool {
	return func(row map[string]json.RawMessage) bool { return string(row[column]) == value }
}
