package backend

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
	"terzetto/backend/repository"
)

// Characters are the cards.
func (b *Backend) Characters() repository.Repository[chat.Character, string] {
	return repository.Announced(b.hub, "characters", repository.Repository[chat.Character, string]{
		List: b.db.Characters, Get: b.db.Character, Create: b.db.CreateCharacter, Update: b.db.UpdateCharacter, Delete: b.db.DeleteCharacter,
	})
}

// Personas are who the person plays.
func (b *Backend) Personas() repository.Repository[chat.Persona, int64] {
	return repository.Announced(b.hub, "personas", repository.Repository[chat.Persona, int64]{
		List: b.db.Personas, Get: b.db.Persona, Create: b.db.CreatePersona, Update: b.db.UpdatePersona, Delete: b.db.DeletePersona,
	})
}

// Worlds are the lorebooks.
func (b *Backend) Worlds() repository.Repository[chat.World, int64] {
	return repository.Announced(b.hub, "worlds", repository.Repository[chat.World, int64]{
		List: b.db.Worlds, Get: b.db.World, Create: b.db.CreateWorld, Update: b.db.UpdateWorld, Delete: b.db.DeleteWorld,
	})
}

// Entries are the entries of one lorebook.
func (b *Backend) Entries(world int64) repository.Repository[chat.LorebookEntry, int64] {
	return repository.Announced(b.hub, "worlds", repository.Repository[chat.LorebookEntry, int64]{
		List: func(ctx context.Context) ([]chat.LorebookEntry, error) { return b.db.Entries(ctx, world) },
		Get:  func(ctx context.Context, id int64) (chat.LorebookEntry, error) { return b.db.Entry(ctx, world, id) },
		Create: func(ctx context.Context, e chat.LorebookEntry) (chat.LorebookEntry, error) {
			e.WorldID = world
			return b.db.CreateEntry(ctx, e)
		},
		Update: func(ctx context.Context, id int64, patch json.RawMessage) (chat.LorebookEntry, error) {
			return b.db.UpdateEntry(ctx, world, id, patch)
		},
		Delete: func(ctx context.Context, id int64) error { return b.db.DeleteEntry(ctx, world, id) },
	})
}

// Moods are the styles that the Director switches.
func (b *Backend) Moods() repository.Repository[chat.MoodFragment, string] {
	return repository.Announced(b.hub, "fragments", repository.Repository[chat.MoodFragment, string]{
		List: b.db.Moods, Get: b.db.Mood, Create: b.db.CreateMood, Update: b.db.UpdateMood, Delete: b.db.DeleteMood,
	})
}

// DirectorFragments are the fields that the Director fills.
func (b *Backend) DirectorFragments() repository.Repository[chat.DirectorFragment, string] {
	return repository.Announced(b.hub, "fragments", repository.Repository[chat.DirectorFragment, string]{
		List: b.db.DirectorFragments, Get: b.db.DirectorFragment, Create: b.db.CreateDirectorFragment,
		Update: b.db.UpdateDirectorFragment, Delete: b.db.DeleteDirectorFragment,
	})
}

// Phrases are the wordings that the Editor takes out.
func (b *Backend) Phrases() repository.Repository[chat.PhraseGroup, int64] {
	return repository.Announced(b.hub, "phrases", repository.Repository[chat.PhraseGroup, int64]{
		List: b.db.Phrases, Get: b.db.Phrase, Create: b.db.CreatePhrase, Update: b.db.UpdatePhrase, Delete: b.db.DeletePhrase,
	})
}

// OrderMoods puts the named styles first, in this order.
func (b *Backend) OrderMoods(ctx context.Context, ids []string) ([]chat.MoodFragment, error) {
	return hub.Announced(b.hub, "fragments", "", func() ([]chat.MoodFragment, error) { return b.db.OrderMoods(ctx, ids) })
}

// OrderDirectorFragments puts the named fields first, in this order.
func (b *Backend) OrderDirectorFragments(ctx context.Context, ids []string) ([]chat.DirectorFragment, error) {
	return hub.Announced(b.hub, "fragments", "", func() ([]chat.DirectorFragment, error) { return b.db.OrderDirectorFragments(ctx, ids) })
}

// RestoreMoods puts the styles that came with the program back as they were.
func (b *Backend) RestoreMoods(ctx context.Context) ([]chat.MoodFragment, error) {
	return hub.Announced(b.hub, "fragments", "", func() ([]chat.MoodFragment, error) { return b.db.RestoreMoods(ctx) })
}

// RestoreDirectorFragments puts the fields that came with the program back as they were.
func (b *Backend) RestoreDirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	return hub.Announced(b.hub, "fragments", "", func() ([]chat.DirectorFragment, error) { return b.db.RestoreDirectorFragments(ctx) })
}

// RestorePhrases puts the groups that came with the program back where they are missing.
func (b *Backend) RestorePhrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	return hub.Announced(b.hub, "phrases", "", func() ([]chat.PhraseGroup, error) { return b.db.RestorePhrases(ctx) })
}
