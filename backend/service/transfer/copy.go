package transfer

import (
	"cmp"
	"context"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/store/archive"
)

// Duplicate adds a copy of a conversation with all of its branches, and returns its id. A fold that was written for the
// conversation becomes the copy's alone.
func (s *Service) Duplicate(ctx context.Context, conversation, title string, fold *chat.Fold) (string, error) {
	return s.copyConversation(ctx, conversation, 0, title, " (copy)", fold)
}

// Fork adds a conversation that has everything up to a message of another, and returns its id.
func (s *Service) Fork(ctx context.Context, conversation string, message int64, title string) (string, error) {
	return s.copyConversation(ctx, conversation, message, title, " (fork)", nil)
}

// copyConversation names the copy after the conversation where it is given no title.
func (s *Service) copyConversation(ctx context.Context, conversation string, message int64, title, ending string, fold *chat.Fold) (string, error) {
	c, err := s.db.Messages.Conversation(ctx, conversation)
	if err != nil {
		return "", err
	}
	id, err := archive.New(s.db, s.o.Budget).Copy(ctx, conversation, message, cmp.Or(strings.TrimSpace(title), strings.TrimSuffix(c.Title, ending)+ending), fold)
	return id, s.hub.AnnounceUnless(err, "conversations", id)
}
