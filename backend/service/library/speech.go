package library

import (
	"context"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/story/portable"
)

// SaveSpeech returns what was read aloud as a file, with its pauses.
func (s *Artifacts) SaveSpeech(ctx context.Context, ref ArtifactRef) (portable.File, error) {
	a, _, err := s.artifact(ctx, ref)
	if err != nil {
		return portable.File{}, err
	}
	if a.PluginID != tts.ID {
		return portable.File{}, fault.New(fault.Invalid, "This reply was not read aloud.")
	}
	c, err := s.db.Messages.Conversation(ctx, ref.ConversationID)
	if err != nil {
		return portable.File{}, err
	}
	file, err := s.db.ArtifactFile(ctx, ref.ConversationID, ref.MessageID, ref.ID)
	if err != nil {
		return portable.File{}, err
	}
	wav, err := tts.ExportOf(file.Data, a.ConsumptionMetadata)
	if err != nil {
		return portable.File{}, err
	}
	return portable.Sound(fmt.Sprintf("%s %d", c.Title, a.MessageID), wav), nil
}
