package plugin

import (
	"context"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// A PreHook runs before the Director. The host holds the locks of State and Character.
type PreHook func(ctx context.Context, in PreInput, out PreOutput) error

// A PostHook runs after the Editor. The host holds the locks of State and Character.
type PostHook func(ctx context.Context, in PostInput, out PostOutput) error

// An OnDemandHook answers the window outside of a turn. What it gives goes to the window
// as it is, as JSON. The host holds the locks of State and Character.
type OnDemandHook func(ctx context.Context, in OnDemandInput) (map[string]any, error)

// A RegenerateHook makes other versions of an artifact; they become its siblings. The
// host holds the lock of the sibling group and no other.
type RegenerateHook func(ctx context.Context, in RegenerateInput) ([]Artifact, error)

// A RerollHook makes an artifact's bytes from its Generation and a seed: with a new seed
// another take, with the stored one the bytes that were evicted. It cannot tell which.
type RerollHook func(ctx context.Context, in RerollInput) (Bytes, error)

// Bytes are an artifact's bytes, made by Reroll. A nil Consumption leaves what is there.
type Bytes struct {
	Data        []byte
	Consumption map[string]any
}

// Scene is what every hook but Reroll may read of the conversation.
type Scene struct {
	Kit            Kit
	ConversationID string
	CharacterID    string // empty without a card
	Character      *chat.Character
	Settings       chat.Settings
	History        lists.View[chat.Message] // oldest first; in a turn before its user row, for Regenerate before the artifact's message
}

// Turn is what both hooks of a turn may read.
type Turn struct {
	Scene
	Scratch *Scratch // one for the turn; the same in Pre and Post
}

// PreInput is what a PreHook may read.
type PreInput struct {
	Turn
	UserMessage  string
	EnabledTools lists.MapView[string, bool] // every value false while the agent is off
}

// PostInput is what a PostHook may read.
type PostInput struct {
	Turn
	Draft            string // as earlier hooks left it
	EffectiveMessage string // the user's text after the Director's rewrite
	Direction        event.Direction
	Calls            lists.View[chat.Call] // of tools, that were made for the reply
	EnabledTools     lists.MapView[string, bool]
}

// OnDemandInput is what an OnDemandHook may read.
type OnDemandInput struct {
	Scene
	UserMessage string // the last one of the path
	Body        map[string]any
	// Unlock lets go of the host's locks before the hook returns: a turn of the conversation waits for them.
	// A hook that changes no state calls it before what takes long.
	Unlock func()
	// Report shows what is being done and how much of it, and that it can be stopped.
	Report func(label string, done, of int)
}

// RegenerateInput is what a RegenerateHook may read.
type RegenerateInput struct {
	Scene
	UserMessage string // the last one before the artifact's message
	MessageID   int64
	Artifact    chat.Artifact
	Body        map[string]any
}

// RerollInput is what a RerollHook may read.
type RerollInput struct {
	Kit            Kit
	ConversationID string
	MessageID      int64
	Settings       chat.Settings
	Artifact       chat.Artifact
	Generation     map[string]any // never nil
	Consumption    map[string]any // what the widget read so far; nil without
	Seed           string
}

// TurnOutput is what both hooks of a turn may do.
type TurnOutput interface {
	// Emit sends an event of the hook's own to the window. Reserved names are dropped and logged.
	Emit(name string, data any)
	// Phase shows what the plug-in is doing beside the turn's phase, until it is blank or the turn ends.
	Phase(label string)
	// Think streams reasoning under a pass of the plug-in's own.
	Think(pass, delta string)
}

// PreOutput is everything that a PreHook may do.
type PreOutput interface {
	TurnOutput
	// EnableTools switches tools on for this turn. Names the turn does not know are dropped and logged.
	EnableTools(names ...string)
	// SystemPrompt appends a block to the system message. A blank block is dropped and logged.
	SystemPrompt(block string)
}

// PostOutput is everything that a PostHook may do.
type PostOutput interface {
	TurnOutput
	// ReplaceDraft puts another text in the draft's place and tells the window. The
	// same text again is dropped and logged; so is a second replacement by one hook.
	ReplaceDraft(text string)
	// Attach keeps an artifact with the reply. One that is malformed, or of a plug-in
	// without Artifacts, is dropped and logged; so is every one with an empty reply.
	Attach(a Artifact)
	// SetMessageState keeps state with the reply under the plug-in's id; the last one
	// wins. It is written when the reply's row exists, and dropped with an empty reply.
	SetMessageState(state map[string]any)
	// Later has the plug-in's OnDemand hook called with this body when the turn has ended, and with the id of the
	// reply as message_id. It is the place for what takes long; dropped and logged without that hook, and dropped with an
	// empty reply. Stopping the turn's conversation does not end it, closing does.
	Later(body map[string]any)
}

// A Chore is a call of an OnDemand hook that waits for the end of a turn.
type Chore struct {
	ConversationID string
	PluginID       string
	Body           map[string]any
}
