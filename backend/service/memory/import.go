package memory

import (
	"cmp"
	"context"
	"path"

	"terzetto/backend/base/hub"
	"terzetto/backend/story/fact/foreign"
	"terzetto/backend/story/portable"
)

// An Imported says what came of a file with memories.
type Imported struct {
	Program string            `json:"program"` // that remembered them
	Added   int               `json:"added"`   // as facts
	Known   int               `json:"known"`   // facts that are there already
	Left    []foreign.Leaving `json:"left"`    // what was not taken in as it is
	Origin  string            `json:"origin"`  // by which the added ones can be removed; empty: nothing was added
}

// Import adds what another program remembers, as a file of its has it. It holds on every branch.
func (s *Service) Import(ctx context.Context, conversation, name string, data []byte) (Imported, error) {
	m, err := foreign.Read(name, data)
	if err != nil {
		return Imported{}, err
	}
	return hub.Announce(s.o.Hub, "memory", conversation, func() (Imported, error) {
		done, err := s.o.Store.Facts.Import(ctx, conversation, m.Program+": "+portable.OneLine(path.Base(cmp.Or(name, "?"))), m.Facts)
		if done.Forgotten > 0 {
			m.Left = append(m.Left, foreign.Leaving{Reason: foreign.Forgotten, Count: done.Forgotten})
		}
		return Imported{Program: m.Program, Added: done.Added, Known: done.Known, Left: m.Left, Origin: done.Origin}, err
	})
}
