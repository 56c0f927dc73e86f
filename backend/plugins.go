package backend

import (
	"context"
	"fmt"
	"log/slog"

	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/formatconsistency"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/library"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/turns"
)

// Plugins are the plug-ins that ship, in the order in which a window lists them.
func Plugins(engines tts.Engines, memory *tts.Memory) []plugin.Plugin {
	return append([]plugin.Plugin{tts.Plugin(engines, memory), formatconsistency.Plugin()}, examples()...)
}

// newHost gives the plug-ins what they may use of the program.
func newHost(plugins []plugin.Plugin, db *store.DB, events *hub.Hub, log *slog.Logger) (*plugin.Host, error) {
	registry, err := plugin.NewRegistry(turn.Tools(), plugins...)
	if err != nil {
		return nil, fmt.Errorf("register plug-ins: %w", err)
	}
	return &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, State: db.Plugins, Reader: reader{db.Messages, db.Chats, db.Library, db.Turns}, Keep: keeper{db, events}, Log: log}, nil
}

// A keeper keeps what plug-ins make on demand and tells every window of it.
type keeper struct {
	db     *store.DB
	events *hub.Hub
}

// AddArtifacts keeps artifacts with a message.
func (k keeper) AddArtifacts(ctx context.Context, message int64, made []plugin.Made, activate bool) ([]int64, []plugin.Rejection, error) {
	ids, rejected, err := k.db.AddArtifacts(ctx, message, made, activate)
	if len(ids) > 0 {
		k.events.Announce("messages", "")
	}
	return ids, rejected, err
}

// A reader shows plug-ins what the store keeps.
type reader struct {
	*messages.DB

	chats   *chats.DB
	library *library.DB
	turns   *turns.DB
}

// Message gives a message with what scripts show in the place of its text.
func (r reader) Message(ctx context.Context, conversation string, id int64) (chat.Message, error) {
	m, err := r.DB.Message(ctx, conversation, id)
	if err == nil {
		m.Shown, err = r.turns.ShownText(ctx, conversation, &m)
	}
	return m, err
}

// DirectorState gives what the Director remembers of a conversation.
func (r reader) DirectorState(ctx context.Context, conversation string) (chat.DirectorState, error) {
	return r.chats.DirectorState(ctx, conversation)
}

// Character gives a card.
func (r reader) Character(ctx context.Context, id string) (chat.Character, error) {
	return r.library.Character(ctx, id)
}

// DirectorFragments lists the fields that the Director fills.
func (r reader) DirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	return r.library.DirectorFragments().List(ctx)
}

// Moods lists the styles that the Director switches.
func (r reader) Moods(ctx context.Context) ([]chat.MoodFragment, error) {
	return r.library.Moods().List(ctx)
}

// Phrases lists the wordings that the Editor takes out.
func (r reader) Phrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	return r.library.Phrases().List(ctx)
}

// Personas lists who the person plays.
func (r reader) Personas(ctx context.Context) ([]chat.Persona, error) {
	return r.library.Personas().List(ctx)
}
