package health

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/secret"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
)

// Options are what the service looks at.
type Options struct {
	Dir      string
	Version  string
	Store    *store.DB
	Vault    *secret.Vault
	Hub      *hub.Hub
	Client   *llm.Client
	Contacts *contact.List
	Errors   *RecentErrors
	Engines  tts.Engines // what can read aloud
	Door     *Door       // nil: other programs cannot reach this one
	Log      *slog.Logger
	Now      func() time.Time
}

// A Checker looks the whole database over and says in a sentence that it is well.
type Checker interface {
	Check(ctx context.Context) (string, error)
}

// A Service watches the program.
type Service struct {
	Checker

	Contacts *contact.List // every host that was contacted since the start, and why

	o        Options
	damage   atomic.Pointer[error] // found while the database is in use
	endpoint atomic.Pointer[endpointHealth]
	group    *lifecycle.Group
}

// New makes the service. It watches for damage until ctx ends, or Close.
func New(ctx context.Context, o Options) *Service {
	s := &Service{Checker: o.Store, Contacts: o.Contacts, o: o, group: lifecycle.New(ctx)}
	s.group.Go(s.watchForDamage)
	return s
}

// Close ends the watch.
func (s *Service) Close() { s.group.Close() }

// watchForDamage waits for what the store finds while it is open: its check of the database runs in the background
// after a quick start, and the file may be removed at any time.
func (s *Service) watchForDamage(ctx context.Context) {
	for {
		select {
		case err := <-s.o.Store.DamageReports():
			s.damage.Store(&err)
			s.o.Hub.Announce("status", "")
		case <-ctx.Done():
			return
		}
	}
}
