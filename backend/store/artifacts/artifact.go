package artifacts

import (
	"context"
	"encoding/hex"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/sqlite"
)

// Artifact gives what a plug-in made, without its bytes.
func (c *Cache) Artifact(ctx context.Context, id int64) (chat.Artifact, error) {
	return sqlite.One(ctx, c.db, noArtifact(), scanArtifact,
		selectArtifact+" FROM workflow_attachments a JOIN messages m ON m.id = a.message_id WHERE a.id = ?", id)
}

// ArtifactData gives the bytes of an artifact. Bytes that were given up to make room are
// a fault.Conflict.
func (c *Cache) ArtifactData(ctx context.Context, id int64) (data []byte, mime, filename string, err error) {
	f, err := c.artifactFile(ctx, "a.id = ?", id)
	return f.Data, f.Mime, f.Filename, err
}

// ArtifactFile is ArtifactData for a reader who names the conversation and the message
// too: another's artifact is a fault.NotFound.
func (c *Cache) ArtifactFile(ctx context.Context, conversation string, message, id int64) (chat.ArtifactFile, error) {
	return c.artifactFile(ctx, "a.id = ? AND a.message_id = ? AND m.conversation_id = ?", id, message, conversation)
}

func (c *Cache) artifactFile(ctx context.Context, where string, args ...any) (chat.ArtifactFile, error) {
	evicted := false
	f, err := sqlite.One(ctx, c.db, noArtifact(), func(row sqlite.Row) (f chat.ArtifactFile, err error) {
		var hash []byte
		err = row.Scan(&f.Filename, &f.Mime, &hash, &f.Data)
		evicted, f.Hash = f.Data == nil, hex.EncodeToString(hash)
		return f, err
	}, `SELECT a.filename, a.mime_type, d.hash, d.data FROM workflow_attachments a JOIN messages m ON m.id = a.message_id
	  LEFT JOIN workflow_attachment_data d ON d.id = a.id WHERE `+where, args...)
	if err == nil && evicted {
		return f, fault.New(fault.Conflict, "This file was removed to save space. Recreate the file to use it.")
	}
	return f, err
}

const selectArtifact = `SELECT a.id, a.message_id, m.conversation_id, a.workflow_id, a.mime_type, a.filename, a.created_at,
  a.parent_attachment_id, a.active_sibling_id, a.annotation, a.seed, a.generation_metadata, a.consumption_metadata, a.size, a.evicted`

func scanArtifact(row sqlite.Row) (a chat.Artifact, err error) {
	var conversation string
	var evicted bool
	err = row.Scan(&a.ID, &a.MessageID, &conversation, &a.PluginID, &a.Mime, &a.Filename, sqlite.Time(&a.CreatedAt),
		&a.ParentID, &a.ActiveSiblingID, &a.Annotation, &a.Seed,
		Object(&a.GenerationMetadata), Object(&a.ConsumptionMetadata), &a.Size, &evicted)
	if evicted {
		a.DataB64 = new(chat.Evicted)
	}
	a.URL = chat.ArtifactURL(conversation, a.MessageID, a.ID)
	return a, err
}

// Object is a column that holds a JSON object.
func Object(into *json.RawMessage) ObjectColumn { return ObjectColumn{into} }

// An ObjectColumn reads a JSON object. What is none reads as null, since one row that
// cannot be written as JSON would keep a window from a whole page of messages.
type ObjectColumn struct{ into *json.RawMessage }

// Scan reads the column.
func (c ObjectColumn) Scan(src any) error {
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

	ArtifactsQuery = selectArtifact + " FROM workflow_attachments a" + ofMessages + inOrder
	// SQLite takes the index of parents for the smaller one, though most rows have none.
	AnnotationsQuery = "SELECT a.id, a.message_id, a.annotation FROM workflow_attachments a INDEXED BY workflow_attachments_told" + ofMessages +
		" AND a.parent_attachment_id IS NULL AND a.annotation IS NOT NULL" + inOrder
)

// Read fills in what plug-ins made for rows of one conversation, which are in
// the order of their ids: every group whole, in the order of ids.
func (t Tx) Read(ctx context.Context, conversation string, rows []chat.Message) error {
	found, err := t.artifactsOf(ctx, conversation, rows, scanArtifact, ArtifactsQuery)
	for id, made := range found {
		if at := chat.PlaceOf(rows, id); at >= 0 { // else it is on another branch
			rows[at].Artifacts = made
		}
	}
	return err
}

// WithAnnotations gives rows with no more than a model is told: what the roots say about themselves.
func (t Tx) WithAnnotations(ctx context.Context, conversation string, rows []chat.Message) ([]chat.Message, error) {
	found, err := t.artifactsOf(ctx, conversation, rows, func(row sqlite.Row) (a chat.Artifact, err error) {
		return a, row.Scan(&a.ID, &a.MessageID, &a.Annotation)
	}, AnnotationsQuery)
	return chat.With(rows, found, func(row *chat.Message, told []chat.Artifact) { row.Artifacts = told }), err
}

func (t Tx) artifactsOf(ctx context.Context, conversation string, rows []chat.Message,
	scan func(sqlite.Row) (chat.Artifact, error), query string,
) (map[int64][]chat.Artifact, error) {
	if len(rows) == 0 {
		return nil, nil
	}
	all, err := sqlite.List(ctx, t, scan, query, rows[0].ID, rows[len(rows)-1].ID, conversation)
	found := map[int64][]chat.Artifact{}
	for _, a := range all {
		found[a.MessageID] = append(found[a.MessageID], a)
	}
	return found, err
}
