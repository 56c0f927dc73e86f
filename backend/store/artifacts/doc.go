// Package artifacts keeps what workflows make for messages, within a budget of bytes.
//
// Promises: bytes that find no room push out those of others in the transaction that writes
// them, so the budget holds at every moment, and a row outlives its bytes. Which ones go is
// decided by workflow.Fit. Versions of one artifact form a group of two levels: a root and
// its siblings, one of which the root shows. The names of the workflow guide (6.3 and 9.4)
// and ours:
//
//	insert_workflow_attachment(s)        AddArtifacts, and Tx.Add in a turn
//	rehydrate_attachment, evict          Rehydrate, Evict
//	record_access, set_active_sibling    RecordArtifactAccess, SetActiveSibling
//	delete_workflow_attachments          DeleteArtifacts
//	get_workflow_attachment_by_id        Artifact
//	validate_workflow_attachment_shape   workflow.Artifact.Read
package artifacts
