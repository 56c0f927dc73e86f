package library

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
	"terzetto/backend/repository"
)

// Characters are the character cards.
func (s *Service) Characters() repository.Repository[chat.Character, string] {
	return repository.Announced(s.hub, "characters", repository.Repository[chat.Character, string]{
		List: s.db.Characters, Get: s.db.Character, Create: s.db.CreateCharacter, Update: s.db.UpdateCharacter, Delete: s.db.DeleteCharacter,
	})
}

// Personas are who the person plays.
func (s *Service) Personas() repository.Repository[chat.Persona, int64] {
	return repository.Announced(s.hub, "personas", repository.Of(s.db.Personas()))
}

// Worlds are the lorebooks.
func (s *Service) Worlds() repository.Repository[chat.World, int64] {
	return repository.Announced(s.hub, "worlds", repository.Of(s.db.Worlds()))
}

// Entries are the entries of one lorebook.
func (s *Service) Entries(world int64) repository.Repository[chat.LorebookEntry, int64] {
	return repository.Announced(s.hub, "worlds", repository.Of(s.db.Entries(world)))
}

// Moods are the styles that the Director switches.
func (s *Service) Moods() repository.Repository[chat.MoodFragment, string] {
	return repository.Announced(s.hub, "fragments", repository.Of(s.db.Moods()))
}

// DirectorFragments are the fields that the Director fills.
func (s *Service) DirectorFragments() repository.Repository[chat.DirectorFragment, string] {
	return repository.Announced(s.hub, "fragments", repository.Of(s.db.DirectorFragments()))
}

// Phrases are the wordings that the Editor removes.
func (s *Service) Phrases() repository.Repository[chat.PhraseGroup, int64] {
	return repository.Announced(s.hub, "phrases", repository.Of(s.db.Phrases()))
}

// OrderMoods puts the named styles first, in this order.
func (s *Service) OrderMoods(ctx context.Context, ids []string) ([]chat.MoodFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.MoodFragment, error) { return s.db.Moods().Order(ctx, ids) })
}

// OrderDirectorFragments puts the named fields first, in this order.
func (s *Service) OrderDirectorFragments(ctx context.Context, ids []string) ([]chat.DirectorFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.DirectorFragment, error) { return s.db.DirectorFragments().Order(ctx, ids) })
}

// RestoreMoods restores the styles that ship with the program.
func (s *Service) RestoreMoods(ctx context.Context) ([]chat.MoodFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.MoodFragment, error) { return s.db.Moods().Restore(ctx) })
}

// RestoreDirectorFragments restores the fields that ship with the program.
func (s *Service) RestoreDirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.DirectorFragment, error) { return s.db.DirectorFragments().Restore(ctx) })
}

// RestorePhrases restores the missing groups of those that ship with the program.
func (s *Service) RestorePhrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	return hub.Announced(s.hub, "phrases", "", func() ([]chat.PhraseGroup, error) { return s.db.Phrases().Restore(ctx) })
}
