package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
	"terzetto/backend/repository"
)

// Characters are the cards.
func (s *Service) Characters() repository.Repository[chat.Character, string] {
	return repository.Announced(s.hub, "characters", repository.Repository[chat.Character, string]{
		List: s.db.Characters, Get: s.db.Character, Create: s.db.CreateCharacter, Update: s.db.UpdateCharacter, Delete: s.db.DeleteCharacter,
	})
}

// Personas are who the person plays.
func (s *Service) Personas() repository.Repository[chat.Persona, int64] {
	return repository.Announced(s.hub, "personas", repository.Repository[chat.Persona, int64]{
		List: s.db.Personas, Get: s.db.Persona, Create: s.db.CreatePersona, Update: s.db.UpdatePersona, Delete: s.db.DeletePersona,
	})
}

// Worlds are the lorebooks.
func (s *Service) Worlds() repository.Repository[chat.World, int64] {
	return repository.Announced(s.hub, "worlds", repository.Repository[chat.World, int64]{
		List: s.db.Worlds, Get: s.db.World, Create: s.db.CreateWorld, Update: s.db.UpdateWorld, Delete: s.db.DeleteWorld,
	})
}

// Entries are the entries of one lorebook.
func (s *Service) Entries(world int64) repository.Repository[chat.LorebookEntry, int64] {
	return repository.Announced(s.hub, "worlds", repository.Repository[chat.LorebookEntry, int64]{
		List: func(ctx context.Context) ([]chat.LorebookEntry, error) { return s.db.Entries(ctx, world) },
		Get:  func(ctx context.Context, id int64) (chat.LorebookEntry, error) { return s.db.Entry(ctx, world, id) },
		Create: func(ctx context.Context, e chat.LorebookEntry) (chat.LorebookEntry, error) {
			e.WorldID = world
			return s.db.CreateEntry(ctx, e)
		},
		Update: func(ctx context.Context, id int64, patch json.RawMessage) (chat.LorebookEntry, error) {
			return s.db.UpdateEntry(ctx, world, id, patch)
		},
		Delete: func(ctx context.Context, id int64) error { return s.db.DeleteEntry(ctx, world, id) },
	})
}

// Moods are the styles that the Director switches.
func (s *Service) Moods() repository.Repository[chat.MoodFragment, string] {
	return repository.Announced(s.hub, "fragments", repository.Repository[chat.MoodFragment, string]{
		List: s.db.Moods, Get: s.db.Mood, Create: s.db.CreateMood, Update: s.db.UpdateMood, Delete: s.db.DeleteMood,
	})
}

// DirectorFragments are the fields that the Director fills.
func (s *Service) DirectorFragments() repository.Repository[chat.DirectorFragment, string] {
	return repository.Announced(s.hub, "fragments", repository.Repository[chat.DirectorFragment, string]{
		List: s.db.DirectorFragments, Get: s.db.DirectorFragment, Create: s.db.CreateDirectorFragment,
		Update: s.db.UpdateDirectorFragment, Delete: s.db.DeleteDirectorFragment,
	})
}

// Phrases are the wordings that the Editor takes out.
func (s *Service) Phrases() repository.Repository[chat.PhraseGroup, int64] {
	return repository.Announced(s.hub, "phrases", repository.Repository[chat.PhraseGroup, int64]{
		List: s.db.Phrases, Get: s.db.Phrase, Create: s.db.CreatePhrase, Update: s.db.UpdatePhrase, Delete: s.db.DeletePhrase,
	})
}

// OrderMoods puts the named styles first, in this order.
func (s *Service) OrderMoods(ctx context.Context, ids []string) ([]chat.MoodFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.MoodFragment, error) { return s.db.OrderMoods(ctx, ids) })
}

// OrderDirectorFragments puts the named fields first, in this order.
func (s *Service) OrderDirectorFragments(ctx context.Context, ids []string) ([]chat.DirectorFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.DirectorFragment, error) { return s.db.OrderDirectorFragments(ctx, ids) })
}

// RestoreMoods puts the styles that came with the program back as they were.
func (s *Service) RestoreMoods(ctx context.Context) ([]chat.MoodFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.MoodFragment, error) { return s.db.RestoreMoods(ctx) })
}

// RestoreDirectorFragments puts the fields that came with the program back as they were.
func (s *Service) RestoreDirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	return hub.Announced(s.hub, "fragments", "", func() ([]chat.DirectorFragment, error) { return s.db.RestoreDirectorFragments(ctx) })
}

// RestorePhrases puts the groups that came with the program back where they are missing.
func (s *Service) RestorePhrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	return hub.Announced(s.hub, "phrases", "", func() ([]chat.PhraseGroup, error) { return s.db.RestorePhrases(ctx) })
}
