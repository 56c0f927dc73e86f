package library

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/document/search"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
)

// Options are the dependencies of the service.
type Options struct {
	Store   *store.DB
	Hub     *hub.Hub
	Locks   *lifecycle.ConversationLocks
	Client  *llm.Client
	Plugins *plugin.Host
	Log     *slog.Logger
	Now     func() time.Time
	Turns   Turns
	Team    Team
	// Model is the model that answers where a plug-in is asked.
	Model func(turn.Snapshot) plugin.Model
	// Forget clears what is cached of a permanently deleted conversation.
	Forget func(conversation string)
	// Embed is called when a file was attached, or the settings changed, which may have chosen
	// another model for embeddings.
	Embed func()
	// Near finds messages by what they mean, of a conversation or of all; see embedding.Service.
	Near func(ctx context.Context, conversation, question string, limit int) ([]int64, error)
	// Budget is of the memory that reading files takes.
	Budget *memlimit.Budget
}

// Turns are the turns of the conversations that the library edits.
type Turns interface {
	Running(conversation string) bool
	Stop(ctx context.Context, conversation string) error
	// MessageEdited is called when a message was changed.
	MessageEdited(ctx context.Context, conversation string)
	// During gives the context of a plug-in's work in a conversation.
	During(ctx context.Context, conversation string) (work context.Context, done func(), err error)
}

// Team stores the parts of the samples that belong to a team.
type Team interface {
	AddFile(ctx context.Context, name string, data []byte) (team.File, error)
	Delete(ctx context.Context, id string) error
}

// A Service is the library: one editor for each noun.
type Service struct {
	Conversations *Conversations
	Folders       *Folders
	Messages      *Messages
	Drafts        *Drafts
	Files         *Files
	Cards         *Cards
	Portraits     *Portraits
	Lorebooks     *Lorebooks
	Audits        *Audits
	Proofs        *Proofs
	Costs         *Costs
	Settings      *Settings
	Presets       *Presets
	Endpoints     *Endpoints
	Models        *Models
	Plugins       *Plugins
	Artifacts     *Artifacts
	Samples       *Samples
	Scripts       *Scripts
	QuickReplies  *QuickReplies

	Characters        repository.Repository[chat.Character, string]
	Personas          repository.Repository[chat.Persona, int64]         // whom the person plays
	Worlds            repository.Repository[chat.World, int64]           // the lorebooks
	Moods             Shipped[chat.MoodFragment, string]                 // the styles that the Director switches
	DirectorFragments Shipped[chat.DirectorFragment, string]             // the fields that the Director fills
	Phrases           Shipped[chat.PhraseGroup, int64]                   // the wordings that the Editor removes
	Assistants        repository.Repository[assistant.Assistant, string] // deleting the first one restores its defaults

	// Search gives a page of the rows that have all the words that a person asks for, and of messages that mean what is asked.
	Search func(ctx context.Context, ask search.Ask) (search.Found, error)
}

// New makes the service.
func New(o Options) *Service {
	db, h := o.Store, o.Hub
	conversations := &Conversations{ConversationReader: db.Chats, TagReader: db.Messages, db: db, hub: h, locks: o.Locks, turns: o.Turns, forget: o.Forget}
	models := &Models{ModelReader: db.Settings, db: db, hub: h, client: o.Client}
	plugins := &Plugins{Works: &Works{hub: h, now: o.Now}, db: db, hub: h, host: o.Plugins, turns: o.Turns, model: o.Model, log: o.Log}
	files := &Files{AttachmentReader: db.Messages, FileDeleter: db.Files, db: db, budget: o.Budget, embed: o.Embed}
	return &Service{
		Conversations: conversations,
		Folders:       &Folders{FolderReader: db.Folders, db: db, hub: h},
		Messages:      &Messages{MessageReader: db.Messages, db: db, hub: h, locks: o.Locks, turns: o.Turns},
		Drafts:        &Drafts{DraftReader: db.Chats, db: db, hub: h},
		Files:         files,
		Cards:         &Cards{CardReader: db.Library, db: db, hub: h, conversations: conversations},
		Portraits:     &Portraits{PortraitReader: db.Library, db: db, hub: h},
		Lorebooks:     &Lorebooks{Uses: db.Library.WorldUses, db: db, hub: h, now: o.Now},
		Audits:        &Audits{db: db},
		Proofs:        &Proofs{db},
		Costs:         &Costs{db},
		Settings:      &Settings{SettingsReader: db.Settings, db: db, hub: h, models: models, embed: o.Embed},
		Presets:       &Presets{PresetReader: db.Settings, db: db, hub: h},
		Endpoints:     &Endpoints{EndpointReader: db.Secrets, db: db, hub: h, client: o.Client},
		Models:        models,
		Plugins:       plugins,
		Artifacts:     &Artifacts{ArtifactReader: db, db: db, hub: h, plugins: plugins},
		Samples:       &Samples{db: db, hub: h, conversations: conversations, files: files, plugins: plugins, team: o.Team, now: o.Now},

		Scripts:      &Scripts{Repository: repository.WithAnnouncements(h, "scripts", repository.Of(db.Scripts.Scripts())), InUse: db.Turns.ScriptsOf, db: db, hub: h, now: o.Now},
		QuickReplies: &QuickReplies{Repository: repository.WithAnnouncements(h, "quickreplies", repository.Of(db.Scripts.QuickReplySets())), db: db, hub: h},

		Characters: repository.WithAnnouncements(h, "characters", repository.Repository[chat.Character, string]{
			Walk: db.Library.WalkCharacters, Get: db.Library.Character, Create: db.Library.CreateCharacter, Update: db.Library.UpdateCharacter, Delete: db.Library.DeleteCharacter,
		}),
		Personas:          repository.WithAnnouncements(h, "personas", repository.Of(db.Library.Personas())),
		Worlds:            repository.WithAnnouncements(h, "worlds", repository.Of(db.Library.Worlds())),
		Moods:             newShipped(h, "fragments", db.Library.Moods()),
		DirectorFragments: newShipped(h, "fragments", db.Library.DirectorFragments()),
		Phrases:           newShipped(h, "phrases", db.Library.Phrases()),
		Assistants: repository.WithAnnouncements(h, "assistants", repository.Repository[assistant.Assistant, string]{
			Walk: repository.Few(db.Assistants.Assistants), Get: db.Assistants.Assistant, Create: db.Assistants.CreateAssistant, Update: db.Assistants.UpdateAssistant, Delete: db.Assistants.DeleteAssistant,
		}),
		Search: searching(db, o.Near),
	}
}
