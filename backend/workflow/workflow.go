package workflow

import (
	"context"
	"sync"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/readonly"
)

// A Workflow is one plug-in: what it is, and the hooks it binds. A nil hook is not bound.
type Workflow struct {
	ID       string
	Name     string // as the Tools panel shows it
	Priority int    // among Pre and Post hooks; lower runs first

	Pre  PreHook  // before the Director
	Post PostHook // after the Editor
}

// A PreHook runs before the Director.
type PreHook func(ctx context.Context, in PreInput, out PreOutput) error

// A PostHook runs after the Editor.
type PostHook func(ctx context.Context, in PostInput, out PostOutput) error

// Turn is what both kinds of hook may read.
type Turn struct {
	ConversationID string
	CharacterID    string // empty without a card
	Character      *chat.Character
	Settings       chat.Settings
	History        readonly.List[chat.Message] // before this turn's user row, oldest first
	Scratch        *Scratch                    // one for the turn; the same in Pre and Post
}

// PreInput is what a PreHook may read.
type PreInput struct {
	Turn
	UserMessage  string
	EnabledTools readonly.Map[string, bool] // every value false while the agent is off
}

// PostInput is what a PostHook may read.
type PostInput struct {
	Turn
	Draft            string // as earlier hooks left it
	EffectiveMessage string // the user's text after the Director's rewrite
	Direction        event.Direction
	EnabledTools     readonly.Map[string, bool]
}

// PreOutput is everything that a PreHook may do.
type PreOutput interface {
	// Emit sends an event of the hook's own to the window. Reserved names are dropped and logged.
	Emit(name string, data any)
	// EnableTools switches tools on for this turn. Names the turn does not know are dropped and logged.
	EnableTools(names ...string)
	// SystemPrompt appends a block to the system message. A blank block is dropped and logged.
	SystemPrompt(block string)
}

// PostOutput is everything that a PostHook may do.
type PostOutput interface {
	// Emit sends an event of the hook's own to the window. Reserved names are dropped and logged.
	Emit(name string, data any)
	// ReplaceDraft puts another text in the draft's place and tells the window. The
	// same text again is dropped and logged; so is a second replacement by one hook.
	ReplaceDraft(text string)
	// SetMessageState keeps state with the reply under the workflow's id; the last one
	// wins. It is written when the reply's row exists, and dropped with an empty reply.
	SetMessageState(state map[string]any)
}

// Scratch holds one value for each workflow while a turn lasts.
type Scratch struct {
	mu     sync.Mutex
	values map[string]any
}

// NewScratch begins a turn's scratch.
func NewScratch() *Scratch { return &Scratch{values: map[string]any{}} }

// Set keeps the value of workflow id until the turn ends.
func (s *Scratch) Set(id string, value any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.values[id] = value
}

// Get is the value that workflow id kept, or nil.
func (s *Scratch) Get(id string) any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.values[id]
}

// Enabled is the one predicate for whether a workflow takes part: the master switch
// and its own, each on where nothing was said (workflow guide 3.7).
func Enabled(id string, s chat.Settings) bool {
	own, said := s.WorkflowEnabled[id]
	return s.WorkflowsGloballyEnabled && (own || !said)
}
