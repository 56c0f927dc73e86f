// Package store keeps everything in one SQLite file, and beside it an index for the search.
//
// Promises: what a method wrote is on disk when it returns, all of it or none. One
// writing connection and four reading ones; a writer never waits for a reader, and a
// reader sees one moment. Everything a turn reads comes from the transaction that
// writes its user row. No operation rewrites history: only deleting and restoring
// make a conversation shorter.
//
// What workflows make is kept within a budget. Bytes that find no room push out those of
// others in the transaction that writes them, so the budget holds at every moment, and a
// row outlives its bytes. Which ones go is workflow.Fit's to say. The names of the
// workflow guide (6.3 and 9.4) and ours:
//
//	insert_workflow_attachment(s)        AddArtifacts, and Commit in a turn
//	rehydrate_attachment, evict          Rehydrate, Evict
//	record_access, set_active_sibling    RecordArtifactAccess, SetActiveSibling
//	delete_workflow_attachments          DeleteArtifacts
//	get_workflow_attachment_by_id        Artifact
//	get_budget_bytes                     Settings, AttachmentCacheBudgetBytes
//	validate_workflow_attachment_shape   workflow.Artifact.Read
//	get_ and set_workflow_..._state      WorkflowState, SetWorkflowState with a workflow.Tier
//
// The index (index.go) is a file of its own that can be thrown away: it is in no copy, is
// never looked over, and costs a turn nothing, since new messages are found by their ids
// and triggers note what else changes. A goroutine of the store brings it up to date, and
// a search takes in the rest before it answers. What it finds is read from the main file,
// so that nothing is shown that is gone.
//
// The start: lock the folder, look at the file, look it over where that is due, copy
// it where a migration is due, migrate, turn the unfinished prose of a crash into
// messages. A file is looked over before anything else when the last exit was not
// clean or when it is small enough that nobody notices, for two seconds at most.
// Otherwise a goroutine of the store does it once a day, every page once a week; what
// it finds is told through Damaged, as is damage that any later statement meets. The
// same goroutine makes the daily copy. Close waits for it.
//
// A damaged file never stops the program: OpenOrRecover saves what can be read into
// a new file, or takes the last good copy, or begins empty, and says what it did.
// Damaged files are moved aside together, never deleted.
//
// Why the store stands above the engines: each engine declares the few verbs that it
// needs, so the engines stay free of SQL and the tables stay free of engines.
package store
