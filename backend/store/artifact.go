package store

import (
	"cmp"
	"context"
	"encoding/hex"
	"encoding/json"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// Artifact gives what a workflow made, without its bytes.
func (db *DB) Artifact(ctx context.Context, id int64) (a chat.Artifact, err error) {
	err = db.read(ctx, func(t *Tx) error {
		a, err = one(ctx, t, noArtifact(), scanArtifact,
			selectArtifact+" FROM workflow_attachments a JOIN messages m ON m.id = a.message_id WHERE a.id = ?", id)
		return err
	})
	return a, err
}

// ArtifactData gives the bytes of an artifact. Bytes that were given up to make room are
// a fault.Conflict.
func (db *DB) ArtifactData(ctx context.Context, id int64) (data []byte, mime, filename string, err error) {
	var f chat.ArtifactFile
	err = db.read(ctx, func(t *Tx) error {
		f, err = t.artifactFile(ctx, "a.id = ?", id)
		return err
	})
	return f.Data, f.Mime, f.Filename, err
}

// ArtifactFile is ArtifactData for a reader who names the conversation and the message
// too: another's artifact is a fault.NotFound.
func (db *DB) ArtifactFile(ctx context.Context, conversation string, message, id int64) (f chat.ArtifactFile, err error) {
	err = db.read(ctx, func(t *Tx) error {
		f, err = t.artifactFile(ctx, "a.id = ? AND a.message_id = ? AND m.conversation_id = ?", id, message, conversation)
		return err
	})
	return f, err
}

func (t *Tx) artifactFile(ctx context.Context, where string, args ...any) (chat.ArtifactFile, error) {
	evicted := false
	f, err := one(ctx, t, noArtifact(), func(row scanner) (f chat.ArtifactFile, err error) {
		var hash []byte
		err = row.Scan(&f.Filename, &f.Mime, &hash, &f.Data)
		evicted, f.Hash = f.Data == nil, hex.EncodeToString(hash)
		return f, err
	}, `SELECT a.filename, a.mime_type, d.hash, d.data FROM workflow_attachments a JOIN messages m ON m.id = a.message_id
	  LEFT JOIN workflow_attachment_data d ON d.id = a.id WHERE `+where, args...)
	if err == nil && evicted {
		return f, fault.New(fault.Conflict, "This file was given up to make room for others. Make it again to use it.")
	}
	return f, err
}

func noArtifact() error { return fault.New(fault.NotFound, "Attachment not found") }

const selectArtifact = `SELECT a.id, a.message_id, m.conversation_id, a.workflow_id, a.mime_type, a.filename, a.created_at,
  a.parent_attachment_id, a.active_sibling_id, a.annotation, a.seed, a.generation_metadata, a.consumption_metadata, a.size, a.evicted`

func scanArtifact(row scanner) (a chat.Artifact, err error) {
	var conversation string
	var evicted bool
	err = row.Scan(&a.ID, &a.MessageID, &conversation, &a.WorkflowID, &a.Mime, &a.Filename, timeColumn{&a.CreatedAt},
		&a.ParentID, &a.ActiveSiblingID, &a.Annotation, &a.Seed,
		objectColumn{&a.GenerationMetadata}, objectColumn{&a.ConsumptionMetadata}, &a.Size, &evicted)
	if evicted {
		a.DataB64 = new(chat.Evicted)
	}
	a.URL = chat.ArtifactURL(conversation, a.MessageID, a.ID)
	return a, err
}

// An objectColumn reads a JSON object. What is none reads as null, since one row that
// cannot be written as JSON would keep a window from a whole page of messages.
type objectColumn struct{ into *json.RawMessage }

func (c objectColumn) Scan(src any) error {
	*c.into = nil
	var object map[string]json.RawMessage
	if text, is := src.(string); is && json.Unmarshal([]byte(text), &object) == nil && object != nil {
		*c.into = json.RawMessage(text)
	}
	return nil
}

// The queries walk the artifacts of the messages between two ids of a conversation. They
// begin at the artifacts, so that rows without any cost nothing.
const (
	ofMessages = ` CROSS JOIN messages m ON m.id = a.message_id
  WHERE a.message_id BETWEEN ? AND ? AND m.conversation_id = ?`
	inOrder = " ORDER BY a.message_id, a.id"

	artifactsQuery = selectArtifact + " FROM workflow_attachments a" + ofMessages + inOrder
	// SQLite takes the index of parents for the smaller one, though most rows have none.
	annotationsQuery = "SELECT a.id, a.message_id, a.annotation FROM workflow_attachments a INDEXED BY workflow_attachments_told" + ofMessages +
		" AND a.parent_attachment_id IS NULL AND a.annotation IS NOT NULL" + inOrder
)

// readArtifacts fills in what workflows made for rows of one conversation, which stand in
// the order of their ids: every group whole, in the order of ids.
func (t *Tx) readArtifacts(ctx context.Context, conversation string, rows []chat.Message) error {
	return t.artifactsOf(ctx, conversation, rows, scanArtifact, artifactsQuery)
}

// readAnnotations fills in no more than a model is told: what the roots say about themselves.
func (t *Tx) readAnnotations(ctx context.Context, conversation string, rows []chat.Message) error {
	return t.artifactsOf(ctx, conversation, rows, func(row scanner) (a chat.Artifact, err error) {
		return a, row.Scan(&a.ID, &a.MessageID, &a.Annotation)
	}, annotationsQuery)
}

func (t *Tx) artifactsOf(ctx context.Context, conversation string, rows []chat.Message,
	scan func(scanner) (chat.Artifact, error), query string,
) error {
	if len(rows) == 0 {
		return nil
	}
	all, err := list(ctx, t, scan, query, rows[0].ID, rows[len(rows)-1].ID, conversation)
	for _, a := range all {
		// What is not found stands on another branch.
		i, is := slices.BinarySearchFunc(rows, a.MessageID, func(m chat.Message, id int64) int { return cmp.Compare(m.ID, id) })
		if is {
			rows[i].WorkflowAttachments = append(rows[i].WorkflowAttachments, a)
		}
	}
	return err
}
