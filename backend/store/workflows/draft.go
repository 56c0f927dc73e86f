package workflows

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// maxDraft is how long the draft of a workflow may be, in bytes.
const maxDraft = 4 << 20

// WorkflowDrafts names the workflows with changes that are not saved.
func (db *DB) WorkflowDrafts(ctx context.Context, s lists.Span) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT automation_id FROM workflow_drafts ORDER BY updated_at DESC, automation_id"+rows.Part, rows.SpanArgs(s)...)
}

// WorkflowDraft gives a workflow as it is being edited, as the window kept it; nil where it has no changes.
func (db *DB) WorkflowDraft(ctx context.Context, id string) (json.RawMessage, error) {
	return sqlite.RawValue(ctx, db.file, "SELECT draft FROM workflow_drafts WHERE automation_id = ?", id)
}

// KeepWorkflowDraft keeps a workflow as it is being edited.
func (db *DB) KeepWorkflowDraft(ctx context.Context, id string, draft json.RawMessage) error {
	if len(draft) > maxDraft {
		return fault.New(fault.TooLarge, "This draft is too long to be kept.")
	}
	if !json.Valid(draft) {
		return fault.Newf(fault.Malformed, "The field %s has the wrong type.", "draft").With("field", "draft")
	}
	return db.file.Change(ctx, noWorkflow(id), `INSERT INTO workflow_drafts (automation_id, updated_at, draft) SELECT id, ?, ? FROM automations WHERE id = ?
	  ON CONFLICT (automation_id) DO UPDATE SET updated_at = excluded.updated_at, draft = excluded.draft`, db.file.Now().UnixMicro(), string(draft), id)
}

// DeleteWorkflowDraft forgets the changes of a workflow that were not saved.
func (db *DB) DeleteWorkflowDraft(ctx context.Context, id string) error {
	return db.file.Delete(ctx, func(t *Tx) error { return t.Exec(ctx, "DELETE FROM workflow_drafts WHERE automation_id = ?", id) })
}
