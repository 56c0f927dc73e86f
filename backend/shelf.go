package backend

import (
	"context"
	"encoding/json"
	"fmt"

	"terzetto/backend/chat"
)

// A Shelf holds one kind of thing that a person keeps. Update merges a patch over
// the row and leaves alone what it does not name.
type Shelf[T any, ID int64 | string] struct {
	List   func(context.Context) ([]T, error)
	Get    func(context.Context, ID) (T, error)
	Create func(context.Context, T) (T, error)
	Update func(context.Context, ID, json.RawMessage) (T, error)
	Delete func(context.Context, ID) error
}

// Characters are the cards.
func (b *Backend) Characters() Shelf[chat.Character, string] {
	return announce(b, "characters", Shelf[chat.Character, string]{
		b.db.Characters, b.db.Character, b.db.CreateCharacter, b.db.UpdateCharacter, b.db.DeleteCharacter,
	})
}

// Personas are who the person plays.
func (b *Backend) Personas() Shelf[chat.Persona, int64] {
	return announce(b, "personas", Shelf[chat.Persona, int64]{
		b.db.Personas, b.db.Persona, b.db.CreatePersona, b.db.UpdatePersona, b.db.DeletePersona,
	})
}

// Worlds are the lorebooks.
func (b *Backend) Worlds() Shelf[chat.World, int64] {
	return announce(b, "worlds", Shelf[chat.World, int64]{
		b.db.Worlds, b.db.World, b.db.CreateWorld, b.db.UpdateWorld, b.db.DeleteWorld,
	})
}

// Entries are the entries of one lorebook.
func (b *Backend) Entries(world int64) Shelf[chat.LorebookEntry, int64] {
	return announce(b, "worlds", Shelf[chat.LorebookEntry, int64]{
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
func (b *Backend) Moods() Shelf[chat.MoodFragment, string] {
	return announce(b, "fragments", Shelf[chat.MoodFragment, string]{
		b.db.Moods, b.db.Mood, b.db.CreateMood, b.db.UpdateMood, b.db.DeleteMood,
	})
}

// DirectorFragments are the fields that the Director fills.
func (b *Backend) DirectorFragments() Shelf[chat.DirectorFragment, string] {
	return announce(b, "fragments", Shelf[chat.DirectorFragment, string]{
		b.db.DirectorFragments, b.db.DirectorFragment, b.db.CreateDirectorFragment, b.db.UpdateDirectorFragment, b.db.DeleteDirectorFragment,
	})
}

// Phrases are the wordings that the Editor takes out.
func (b *Backend) Phrases() Shelf[chat.PhraseGroup, int64] {
	return announce(b, "phrases", Shelf[chat.PhraseGroup, int64]{
		b.db.Phrases, b.db.Phrase, b.db.CreatePhrase, b.db.UpdatePhrase, b.db.DeletePhrase,
	})
}

// OrderMoods puts the named styles first, in this order.
func (b *Backend) OrderMoods(ctx context.Context, ids []string) ([]chat.MoodFragment, error) {
	return announced(b, "fragments", func() ([]chat.MoodFragment, error) { return b.db.OrderMoods(ctx, ids) })
}

// OrderDirectorFragments puts the named fields first, in this order.
func (b *Backend) OrderDirectorFragments(ctx context.Context, ids []string) ([]chat.DirectorFragment, error) {
	return announced(b, "fragments", func() ([]chat.DirectorFragment, error) { return b.db.OrderDirectorFragments(ctx, ids) })
}

// RestoreMoods puts the styles that came with the program back as they were.
func (b *Backend) RestoreMoods(ctx context.Context) ([]chat.MoodFragment, error) {
	return announced(b, "fragments", func() ([]chat.MoodFragment, error) { return b.db.RestoreMoods(ctx) })
}

// RestoreDirectorFragments puts the fields that came with the program back as they were.
func (b *Backend) RestoreDirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	return announced(b, "fragments", func() ([]chat.DirectorFragment, error) { return b.db.RestoreDirectorFragments(ctx) })
}

// RestorePhrases puts the groups that came with the program back where they are missing.
func (b *Backend) RestorePhrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	return announced(b, "phrases", func() ([]chat.PhraseGroup, error) { return b.db.RestorePhrases(ctx) })
}

// announce tells the windows of every change to a shelf.
func announce[T any, ID int64 | string](b *Backend, what string, s Shelf[T, ID]) Shelf[T, ID] {
	create, update, remove := s.Create, s.Update, s.Delete
	s.Create = func(ctx context.Context, t T) (T, error) {
		row, err := create(ctx, t)
		if err == nil {
			b.changed(what, "")
		}
		return row, err
	}
	s.Update = func(ctx context.Context, id ID, patch json.RawMessage) (T, error) {
		row, err := update(ctx, id, patch)
		if err == nil {
			b.changed(what, fmt.Sprint(id))
		}
		return row, err
	}
	s.Delete = func(ctx context.Context, id ID) error {
		err := remove(ctx, id)
		if err == nil {
			b.changed(what, fmt.Sprint(id))
		}
		return err
	}
	return s
}
