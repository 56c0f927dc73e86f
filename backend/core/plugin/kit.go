package plugin

import (
	"context"
	"log/slog"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// A Host is what the framework has of the program, for all plug-ins together. Its fields are set once.
type Host struct {
	Registry *Registry
	Locks    *Locks
	State    StateStore
	Reader   Reader
	Keep     Keeper
	Log      *slog.Logger

	calls calls
}

// A Reader reads what the program keeps. There is no writer: what a plug-in may change
// are its own state, its artifacts and, in a turn, what its output offers.
type Reader interface {
	ConversationReader
	LibraryReader
}

// A ConversationReader reads conversations.
type ConversationReader interface {
	Conversation(ctx context.Context, id string) (chat.Conversation, error)
	Messages(ctx context.Context, conversation string, p chat.Page) ([]chat.Message, error)
	Message(ctx context.Context, conversation string, id int64) (chat.Message, error)
	DirectorState(ctx context.Context, conversation string) (chat.DirectorState, error)
}

// A LibraryReader reads what a person keeps besides conversations.
type LibraryReader interface {
	Character(ctx context.Context, id string) (chat.Character, error)
	DirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error)
	Moods(ctx context.Context) ([]chat.MoodFragment, error)
	Phrases(ctx context.Context) ([]chat.PhraseGroup, error)
	Personas(ctx context.Context) ([]chat.Persona, error)
}

// A Keeper keeps artifacts with a message, all or none of them that are not rejected.
type Keeper interface {
	AddArtifacts(ctx context.Context, message int64, made []Made, activate bool) (ids []int64, rejected []Rejection, err error)
}

// A Kit is what a hook may use beside its input. It is bound to its plug-in, so nothing
// is read or written in another's name. Prompts are built with package prompt and prose
// is read with package text; both are free of I/O.
type Kit struct {
	Model  Model
	State  State
	Read   Reader
	Locks  *Locks // for read-modify-write where the host holds none: in Regenerate and Reroll
	Log    *slog.Logger
	keeper Keeper
	own    Plugin
}

// Kit gives a plug-in what it may use, with the model that answers where it runs.
func (h *Host) Kit(w Plugin, model Model) Kit {
	model.id, model.tools, model.log = w.ID, map[string]llm.Tool{}, h.Log
	for _, t := range w.Tools {
		model.tools[t.Name] = t.Tool
	}
	return Kit{
		Model: model, State: State{store: h.State, own: w}, Read: h.Reader, Locks: h.Locks,
		Log: h.Log.With(slog.String("plugin", w.ID)), keeper: h.Keep, own: w,
	}
}

// Insert keeps an artifact with an existing message. With
// a root it becomes a sibling of it; activate makes it the one that is shown. A rejection
// is not an error.
func (k Kit) Insert(ctx context.Context, message int64, a Artifact, root *int64, activate bool) (id int64, rejected *Rejection, err error) {
	made := Made{Artifact: a, PluginID: k.own.ID, Root: root}
	if k.own.Artifacts == nil {
		return 0, new(made.Reject(ReasonNoProducer)), nil
	}
	if made.Artifact, err = a.Read(); err != nil {
		return 0, nil, fault.New(fault.Invalid, "The artifact is malformed.").Because(err)
	}
	ids, refused, err := k.keeper.AddArtifacts(ctx, message, []Made{made}, activate)
	switch {
	case err != nil:
		return 0, nil, err
	case len(refused) > 0:
		return 0, &refused[0], nil
	}
	return ids[0], nil, nil
}

// State is what is kept of a plug-in, in the tiers of Tier. Every
// value is an object of JSON; nil reads as nothing kept, and setting nil forgets. Setting
// takes no lock: a hook that changes what it read runs under the host's, or holds its own.
type State struct {
	store StateStore
	own   Plugin
}

// Conversation is what is kept with a conversation.
func (s State) Conversation(ctx context.Context, id string) (map[string]any, error) {
	return s.store.PluginState(ctx, TierConversation, id, s.own.ID)
}

// SetConversation keeps v with a conversation.
func (s State) SetConversation(ctx context.Context, id string, v map[string]any) error {
	return s.store.SetPluginState(ctx, TierConversation, id, s.own.ID, v)
}

// Character is what is kept with a character card.
func (s State) Character(ctx context.Context, id string) (map[string]any, error) {
	return s.store.PluginState(ctx, TierCharacter, id, s.own.ID)
}

// SetCharacter keeps v with a character card.
func (s State) SetCharacter(ctx context.Context, id string, v map[string]any) error {
	return s.store.SetPluginState(ctx, TierCharacter, id, s.own.ID, v)
}

// Message is what is kept with a message.
func (s State) Message(ctx context.Context, id int64) (map[string]any, error) {
	return s.store.PluginState(ctx, TierMessage, decimal(id), s.own.ID)
}

// SetMessage keeps v with an existing message. The reply of a running turn does not exist
// yet; for it a Post hook has SetMessageState.
func (s State) SetMessage(ctx context.Context, id int64, v map[string]any) error {
	return s.store.SetPluginState(ctx, TierMessage, decimal(id), s.own.ID, v)
}

// Config is the effective configuration, a copy.
func (s State) Config(ctx context.Context) (map[string]any, error) {
	saved, err := s.store.PluginState(ctx, TierConfig, "", s.own.ID)
	if err != nil {
		return nil, err
	}
	return s.own.Config.Effective(saved), nil
}

func decimal(id int64) string { return strconv.FormatInt(id, 10) }
