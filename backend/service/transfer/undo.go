package transfer

import (
	"context"
	"slices"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// An Undone says how many of each kind an import had added and an undo took back.
type Undone struct {
	Kinds map[portable.Kind]int `json:"kinds"`
}

// undos hold what the last imports of this process added, by the upload's id.
type undos struct {
	mu   sync.Mutex
	ids  []string
	adds map[string]added
}

// added are the things that an import added, by their ids here.
type added struct {
	conversations, characters, folders []string
	worlds, personas, presets          []int64
	scripts, quickReplies              []int64
}

// and gives both.
func (a added) and(b added) added {
	return added{
		conversations: slices.Concat(a.conversations, b.conversations), characters: slices.Concat(a.characters, b.characters),
		folders: slices.Concat(a.folders, b.folders), worlds: slices.Concat(a.worlds, b.worlds), personas: slices.Concat(a.personas, b.personas),
		presets: slices.Concat(a.presets, b.presets), scripts: slices.Concat(a.scripts, b.scripts), quickReplies: slices.Concat(a.quickReplies, b.quickReplies),
	}
}

// mostUndos is how many imports can be undone.
const mostUndos = 5

func (u *undos) put(id string, a added) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.adds == nil {
		u.adds = map[string]added{}
	}
	if before, there := u.adds[id]; there { // it was stopped, and went on
		u.adds[id] = before.and(a)
		return
	}
	u.ids, u.adds[id] = append(u.ids, id), a
	if len(u.ids) > mostUndos {
		delete(u.adds, u.ids[0])
		u.ids = u.ids[1:]
	}
}

func (u *undos) take(id string) (added, bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	a, there := u.adds[id]
	delete(u.adds, id)
	u.ids = slices.DeleteFunc(u.ids, func(other string) bool { return other == id })
	return a, there
}

// rowsNow are the numbered things and the folders of the library, so that those which an import adds can be told.
func (s *Service) rowsNow(ctx context.Context) (a added, err error) {
	for _, list := range []struct {
		to    *[]int64
		table string
	}{{&a.worlds, "worlds"}, {&a.personas, "user_personas"}, {&a.presets, "presets"}, {&a.scripts, "scripts"}, {&a.quickReplies, "quick_reply_sets"}} {
		if *list.to, err = sqlite.List(ctx, s.db, sqlite.Value[int64], "SELECT id FROM "+list.table); err != nil {
			return a, err
		}
	}
	a.folders, err = sqlite.List(ctx, s.db, sqlite.Value[string], "SELECT id FROM folders")
	return a, err
}

// since are those that are in one and were not in the other.
func since[T comparable](now, before []T) []T {
	had := map[T]bool{}
	for _, id := range before {
		had[id] = true
	}
	return lists.Keep(now, func(id T) bool { return !had[id] })
}

// remember notes what an import added, so that it can be undone.
func (s *Service) remember(ctx context.Context, id string, m *mover, before added) error {
	now, err := s.rowsNow(ctx)
	if err != nil {
		return err
	}
	a := added{
		conversations: m.conversations, characters: m.characters, folders: since(now.folders, before.folders),
		worlds: since(now.worlds, before.worlds), personas: since(now.personas, before.personas), presets: since(now.presets, before.presets),
		scripts: since(now.scripts, before.scripts), quickReplies: since(now.quickReplies, before.quickReplies),
	}
	s.undos.put(id, a)
	return nil
}

// Undo takes back everything that an import added. Its conversations go to the trash, from which a person can have them back.
func (s *Service) Undo(ctx context.Context, id string) (Undone, error) {
	a, there := s.undos.take(id)
	if !there {
		return Undone{}, fault.New(fault.NotFound, "This import can't be undone any more.")
	}
	done := Undone{Kinds: map[portable.Kind]int{}}
	defer func() {
		for _, what := range []string{"conversations", "characters", "worlds", "personas", "presets", "scripts", "quickreplies", "folders"} {
			s.hub.Announce(what, "")
		}
	}()
	for _, step := range []func() error{
		func() error {
			return undo(ctx, done, portable.Transcripts, a.conversations, s.db.Chats.TrashConversation)
		},
		func() error { return undo(ctx, done, portable.Cards, a.characters, s.db.Library.DeleteCharacter) },
		func() error { return undo(ctx, done, portable.Scripts, a.scripts, s.db.Scripts.Scripts().Delete) },
		func() error {
			return undo(ctx, done, portable.QuickReplies, a.quickReplies, s.db.Scripts.QuickReplySets().Delete)
		},
		func() error { return undo(ctx, done, portable.Books, a.worlds, s.db.Library.Worlds().Delete) },
		func() error { return undo(ctx, done, portable.Personas, a.personas, s.db.Library.Personas().Delete) },
		func() error {
			return undo(ctx, done, portable.Presets, a.presets, func(ctx context.Context, id int64) error {
				_, err := s.db.Settings.DeletePreset(ctx, id)
				return err
			})
		},
		func() error { return undo(ctx, done, portable.Folders, a.folders, s.db.Folders.Delete) },
	} {
		if err := step(); err != nil {
			return done, err
		}
	}
	return done, nil
}

// undo takes things of one kind back. One that is gone already is none.
func undo[T any](ctx context.Context, done Undone, kind portable.Kind, ids []T, act func(context.Context, T) error) error {
	for _, id := range ids {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		switch err := act(ctx, id); {
		case fault.Is(err, fault.NotFound):
		case err != nil:
			return err
		default:
			done.Kinds[kind]++
		}
	}
	return nil
}
