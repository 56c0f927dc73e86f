package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/service/runs"
)

// DraftInput is what drafts.keep takes.
type DraftInput struct {
	ConversationInput
	Text   string      `json:"text"`
	Pastes []string    `json:"pastes"`
	Files  []chat.File `json:"files"` // as files.add answered; one whose name is another by now is left out
}

// WorkflowDraftInput is what drafts.keepWorkflow takes.
type WorkflowDraftInput struct {
	WordInput
	Draft json.RawMessage `json:"draft"`
}

// A WorkflowDraft is a workflow with changes that are not saved; null: it has none.
type WorkflowDraft struct {
	Draft json.RawMessage `json:"draft"`
}

// drafts offers what a person has written and not sent or saved.
func drafts() []Operation {
	const message, workflow = "/api/conversations/{cid}/draft", "/api/automations/{id}/draft"
	return []Operation{
		listing("drafts.list", "GET", "/api/drafts", partOf(inDrafts, (*library.Drafts).Drafts)),
		op("drafts.get", "GET", message, by[ConversationInput](inDrafts, (*library.Drafts).Draft)),
		op("drafts.keep", "PUT", message, func(ctx context.Context, b *backend.Backend, in DraftInput) (Done, error) {
			return did(b.Library.Drafts.Store(ctx, chat.Draft{ConversationID: in.ID, Text: in.Text, Pastes: in.Pastes, Files: in.Files}))
		}),
		op("drafts.delete", "DELETE", message, by[ConversationInput](inDrafts, asDone((*library.Drafts).Delete))),
		listing("drafts.workflows", "GET", "/api/automations/drafts", partOf(inWorkflows, (*runs.Workflows).WorkflowDrafts)),
		op("drafts.getWorkflow", "GET", workflow, func(ctx context.Context, b *backend.Backend, in WordInput) (WorkflowDraft, error) {
			draft, err := b.Runs.Workflows.WorkflowDraft(ctx, in.ID)
			return WorkflowDraft{draft}, err
		}),
		op("drafts.keepWorkflow", "PUT", workflow, func(ctx context.Context, b *backend.Backend, in WorkflowDraftInput) (Done, error) {
			return did(b.Runs.Workflows.KeepWorkflowDraft(ctx, in.ID, in.Draft))
		}),
		op("drafts.deleteWorkflow", "DELETE", workflow, by[WordInput](inWorkflows, asDone((*runs.Workflows).DeleteWorkflowDraft))),
	}
}
