package turns

import (
	"cmp"
	"context"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"terzetto/backend/event"
	"terzetto/backend/hub"
	"terzetto/backend/lifecycle"
	"terzetto/backend/llm"
	"terzetto/backend/lock"
	"terzetto/backend/pipeline"
	"terzetto/backend/store"
	"terzetto/backend/workflow"
)

// Options are what the turns are built on.
type Options struct {
	Store     *store.DB
	Hub       *hub.Hub
	Locks     *lock.Conversations
	Client    *llm.Client
	Workflows *workflow.Host
	Meaning   pipeline.Meaning // of passages of files; nil: they are found by words alone
	Log       *slog.Logger
	Now       func() time.Time
	Narrator  Narrator
	// Ended is called with the outcome of each turn.
	Ended func(ctx context.Context, err error)
	// Offer starts a stored run.
	Offer func(run string)
	// Patience is how long a turn goes on while nothing listens to it; 0: Patience.
	Patience time.Duration
}

// Patience is how long a turn goes on without a listener: a page that is loaded again, or a
// connection that broke, is back by then.
const Patience = 10 * time.Second

// A Narrator reads replies aloud while they are written.
type Narrator interface {
	// TurnBegan stops the sound that ends when a turn begins.
	TurnBegan()
	// Follow returns a listener for a turn, from its first event.
	Follow(ctx context.Context, conversation string) Listener
	// StopReading stops reading a conversation.
	StopReading(conversation string)
}

// A Listener hears the events of one turn.
type Listener interface {
	Hear(e event.Event)
	// Over says that no event follows; stopped says that the turn was stopped early.
	Over(stopped bool)
}

// A Service plays turns.
type Service struct {
	WireLog WireLog // the requests of the last turns
	// Model is the model that answers in a conversation, as a plug-in asks it.
	Model func(pipeline.Snapshot) workflow.Model

	o        Options
	pipeline *pipeline.Pipeline
	ledgers  ledgers
	group    *lifecycle.Group
	later    later

	mu      sync.Mutex
	running map[string]*turn
	calls   map[string]map[*context.CancelCauseFunc]struct{} // what is done beside turns, by conversation
}

// New makes the service. Its turns end with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	o.Patience = cmp.Or(o.Patience, Patience)
	s := &Service{
		o: o, group: lifecycle.New(ctx), running: map[string]*turn{}, calls: map[string]map[*context.CancelCauseFunc]struct{}{},
	}
	s.pipeline = &pipeline.Pipeline{
		Store: o.Store, Client: o.Client, Workflows: o.Workflows, Ledger: s.ledgers.of, Keep: s.WireLog.keep, Log: o.Log, Now: o.Now, Rand: rand.IntN,
		Passages: o.Store, Meaning: o.Meaning, Folds: o.Store, Later: s.later.add,
	}
	s.Model = s.pipeline.Model
	return s
}

// Pause stops the running turns, waits until they are stored, and refuses new ones until
// resume is called. Resume clears what is cached of conversations, because the database
// may have been replaced.
func (s *Service) Pause(ctx context.Context) (resume func(), err error) {
	s.mu.Lock()
	release, err := s.group.Pause()
	if err != nil {
		s.mu.Unlock()
		return nil, err
	}
	var stopped []*turn
	for _, t := range s.running {
		t.cancel()
		stopped = append(stopped, t)
	}
	s.mu.Unlock()
	if err := s.later.stop(ctx); err != nil {
		release()
		return nil, err
	}
	for _, t := range stopped {
		select {
		case <-t.done:
		case <-ctx.Done():
			release()
			return nil, ctx.Err()
		}
	}
	return func() {
		s.ledgers.forgetAll()
		s.WireLog.forgetAll()
		release()
	}, nil
}

// Close stops the turns and returns when they are stored.
func (s *Service) Close() { s.group.Close() }
