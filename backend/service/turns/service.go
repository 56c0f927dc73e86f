package turns

import (
	"cmp"
	"context"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
)

// Options are what the turns are built on.
type Options struct {
	Store    *store.DB
	Hub      *hub.Hub
	Locks    *lifecycle.ConversationLocks
	Client   *llm.Client
	Plugins  *plugin.Host
	Meaning  turn.Meaning        // of passages of files; nil: they are found by words alone
	Near     turn.MessageMeaning // of messages; nil: they are recalled by words alone
	Log      *slog.Logger
	Now      func() time.Time
	Narrator Narrator
	// Ended is called with the outcome of each turn.
	Ended func(ctx context.Context, err error)
	// Tools make the calls of tools that models ask for; nil: they call none.
	Tools *toolchat.Toolbox
	// Offer starts a stored run.
	Offer func(run string)
	// Idle is how long nothing must happen before a summary is written again; 0: Idle.
	Idle time.Duration
	// OnDemand calls the hook of a plug-in after a turn.
	OnDemand func(ctx context.Context, c plugin.Chore) error
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
	Model func(turn.Snapshot) plugin.Model
	// Impersonations write messages for the person.
	Impersonations Impersonations

	o        Options
	pipeline *turn.Pipeline
	ledgers  ledgers
	group    *lifecycle.Group
	idleWork idleWork
	chores   chores

	mu      sync.Mutex
	running map[string]*activeTurn
	calls   map[string]map[*context.CancelCauseFunc]struct{} // what is done beside turns, by conversation
}

// New makes the service. Its turns end with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	o.Patience, o.Idle = cmp.Or(o.Patience, Patience), cmp.Or(o.Idle, Idle)
	s := &Service{
		o: o, group: lifecycle.New(ctx), running: map[string]*activeTurn{}, calls: map[string]map[*context.CancelCauseFunc]struct{}{},
	}
	s.pipeline = &turn.Pipeline{
		Store: o.Store.Turns, Client: o.Client, Plugins: o.Plugins, Ledger: s.ledgers.ledger, KeepExchanges: s.WireLog.keep, Log: o.Log, Now: o.Now, Rand: rand.IntN,
		Passages: o.Store, Meaning: o.Meaning, Stems: o.Store, Near: o.Near, Folds: o.Store.Folds, Facts: o.Store.Facts, SummaryDue: s.idleWork.add, Tools: o.Tools,
	}
	s.Model, s.Impersonations.turns = s.pipeline.Model, s
	return s
}

// Close stops the turns and returns when they are stored.
func (s *Service) Close() { s.group.Close() }
