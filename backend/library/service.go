package library

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"terzetto/backend/budget"
	"terzetto/backend/chat"
	"terzetto/backend/hub"
	"terzetto/backend/llm"
	"terzetto/backend/lock"
	"terzetto/backend/pipeline"
	"terzetto/backend/search"
	"terzetto/backend/store"
	"terzetto/backend/team"
	"terzetto/backend/workflow"
)

// Options are the dependencies of the service.
type Options struct {
	Store     *store.DB
	Hub       *hub.Hub
	Locks     *lock.Conversations
	Client    *llm.Client
	Workflows *workflow.Host
	Log       *slog.Logger
	Now       func() time.Time
	Turns     Turns
	Teamwork  Teamwork
	// Model is the model that answers where a plug-in is asked.
	Model func(pipeline.Snapshot) workflow.Model
	// Forget clears what is cached of a permanently deleted conversation.
	Forget func(conversation string)
	// Embed hears that a file was attached, or that the settings changed, which may have chosen
	// another model for embeddings.
	Embed func()
	// Budget is of the memory that reading files takes.
	Budget *budget.Budget
}

// Turns are the turns of the conversations that the library edits.
type Turns interface {
	Running(conversation string) bool
	Stop(ctx context.Context, conversation string) error
	// During gives the context of a plug-in's work in a conversation.
	During(ctx context.Context, conversation string) (work context.Context, done func(), err error)
}

// Teamwork keeps the parts of the samples that belong to a team.
type Teamwork interface {
	AddFile(ctx context.Context, name string, data []byte) (team.File, error)
	Delete(ctx context.Context, id string) error
}

// What is read as it is stored.
type (
	// A ConversationReader reads what belongs to a conversation.
	ConversationReader interface {
		DirectorState(ctx context.Context, conversation string) (chat.DirectorState, error)
		Logs(ctx context.Context, conversation string, limit int) ([]pipeline.Log, error)      // newest first
		Log(ctx context.Context, conversation string, message int64) (pipeline.Log, error)     // of the turn that wrote a reply
		Find(ctx context.Context, conversation, sought, user, char string) ([]chat.Hit, error) // on the active path, oldest first
	}
	// A FileReader reads bytes.
	FileReader interface {
		Avatar(ctx context.Context, character string) (data []byte, mime string, err error)
		AttachmentData(ctx context.Context, id int64) (chat.Attachment, error)
		ArtifactFile(ctx context.Context, conversation string, message, id int64) (chat.ArtifactFile, error)
	}
	// A SettingsReader reads what a person chose.
	SettingsReader interface {
		Settings(ctx context.Context) (chat.Settings, error)
		Presets(ctx context.Context) ([]chat.Preset, error)
		Endpoints(ctx context.Context) ([]chat.Endpoint, error)
		Endpoint(ctx context.Context, id int64) (chat.Endpoint, error)
		Models(ctx context.Context, endpoint int64) ([]chat.ModelConfig, error)
	}
	// A LiveReader reads the settings with the model that answers as the Writer.
	LiveReader interface {
		LiveSettings(ctx context.Context) (chat.LiveSettings, error)
	}
	// A Searcher gives a page of the rows that have all the words that a person asks for.
	Searcher interface {
		Search(ctx context.Context, ask search.Ask) (search.Found, error)
	}
)

// A Service edits the library.
type Service struct {
	ConversationReader
	FileReader
	SettingsReader
	LiveReader
	Searcher

	o         Options
	db        *store.DB
	hub       *hub.Hub
	locks     *lock.Conversations
	workflows *workflow.Host

	sampling sync.Mutex // one change of the samples at a time
}

// New makes the service.
func New(o Options) *Service {
	return &Service{
		ConversationReader: o.Store, FileReader: o.Store, SettingsReader: o.Store, LiveReader: o.Store, Searcher: o.Store,
		o: o, db: o.Store, hub: o.Hub, locks: o.Locks, workflows: o.Workflows,
	}
}
