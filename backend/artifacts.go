package backend

import (
	"context"

	"terzetto/backend/chat"
)

// ArtifactFile gives the bytes of what a workflow made for a message.
func (b *Backend) ArtifactFile(ctx context.Context, conversation string, message, id int64) (chat.ArtifactFile, error) {
	return b.db.ArtifactFile(ctx, conversation, message, id)
}
