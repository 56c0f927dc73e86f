package toolbox

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/mask"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/base/process"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/tool"
	"terzetto/backend/tool/folder"
	"terzetto/backend/tool/mcp"
	"terzetto/backend/tool/program"
	"terzetto/backend/tool/web"
)

// Options are the dependencies of the service.
type Options struct {
	Dir      string // of the program's own data
	Version  string
	Agent    string // what the program calls itself to the servers that it asks
	Store    *store.DB
	Hub      *hub.Hub
	Contacts *contact.List
	Fonts    *produce.Fonts   // for charts
	Budget   *memlimit.Budget // of the memory that reading files takes
	Secrets  *mask.Masker     // of the process, which no tool gives; nil: there are none
	Log      *slog.Logger
	Now      func() time.Time
	// Answerer is the model that answers in a conversation, with what is known of it.
	Answerer func(ctx context.Context, conversation string) (llm.Target, error)
	// FolderChanged is called when a person may have chosen another folder.
	FolderChanged func(ctx context.Context)
}

// A Reader reads what a person allows the tools, as it is stored.
type Reader interface {
	ToolSettings(ctx context.Context) (tool.Settings, error)
}

// A CallReader reads the calls of tools that models made in conversations.
type CallReader interface {
	// Get gives a call with its whole result.
	Get(ctx context.Context, conversation string, id int64) (chat.Call, error)
	// Waiting gives the calls that wait for a person at the end of a conversation, the oldest first.
	Waiting(ctx context.Context, s lists.Span) ([]chat.WaitingCall, error)
}

// A Service is the toolbox.
type Service struct {
	Reader

	Calls CallReader // of tools that models made in conversations

	// Variables are what a person stores for tools. The value of a secret is never given back.
	Variables repository.Repository[tool.PersistentVar, string]

	// Files keeps what comes from elsewhere in the folder that the person chose.
	Files folder.Saver

	o        Options
	options  mcp.Options
	shipped  *tool.Registry
	registry atomic.Pointer[tool.Registry]
	pages    *web.Fetcher
	requests *web.Requester
	searches *web.Searcher

	mu      sync.Mutex // one change at a time
	servers map[int64]*mcp.Connection
	closed  bool
}

// New makes a toolbox that is empty until Fill.
func New(o Options) *Service {
	s := &Service{
		Reader: o.Store.Settings, Calls: o.Store.Calls, o: o, servers: map[int64]*mcp.Connection{},
		options: mcp.Options{Version: o.Version, Agent: o.Agent, Now: o.Now, Changed: func() { o.Hub.Announce("tools", "") }},
		pages: web.New(web.Options{
			Agent: o.Agent,
			Allowed: func(ctx context.Context) (bool, error) {
				settings, err := o.Store.Settings.ToolSettings(ctx)
				return settings.Fetching, err
			},
			Contacted: func(host string, answered bool) { o.Contacts.Note(host, contact.Fetch, answered, o.Now()) },
		}),
	}
	s.Files = folder.NewSaver(s.folder, o.Dir)
	s.requests = web.NewRequester(web.RequestOptions{
		Agent: o.Agent, File: folder.Reader(s.folder), Source: folder.Source(s.folder), Save: s.Files.Save, SaveAim: s.Files.Aim, Now: o.Now,
		Hosts: func(ctx context.Context) ([]string, error) {
			settings, err := o.Store.Settings.ToolSettings(ctx)
			return settings.Hosts, err
		},
		Contacted: func(host string, answered bool) { o.Contacts.Note(host, contact.Request, answered, o.Now()) },
	})
	s.searches = web.NewSearcher(web.SearchOptions{
		Agent: o.Agent, Now: o.Now, Key: s.openSearchKey,
		Contacted: func(host string, answered bool) { o.Contacts.Note(host, contact.Search, answered, o.Now()) },
	})
	s.Variables = repository.WithAnnouncements(o.Hub, "variables", repository.Repository[tool.PersistentVar, string]{
		Walk: o.Store.Secrets.WalkPersistentVars, Get: o.Store.Secrets.PersistentVar, Create: o.Store.Secrets.CreatePersistentVar,
		Update: o.Store.Secrets.UpdatePersistentVar, Delete: o.Store.Secrets.DeletePersistentVar,
	})
	s.shipped, _ = tool.NewShipped() // no tool, which does not fail
	s.registry.Store(s.shipped)
	return s
}

// Fill puts in the tools that ship, in the order in which a window lists them: those of the toolbox itself, those of
// other services, and more, each of which takes the place of one that has its id. Then come those of the stored servers.
func (s *Service) Fill(ctx context.Context, services, more []tool.Tool) (err error) {
	all := slices.Concat(
		[]tool.Tool{tool.CurrentTime(s.o.Now), tool.DaysBetween(), tool.GiveValue(), tool.Search(s.registry.Load)},
		folder.Tools(s.folder, s.o.Dir, s.o.Fonts, s.o.Budget),
		[]tool.Tool{s.pages.Tool(), s.requests.Tool(), program.Tool(program.Options{Memory: process.TreeMemory, Data: s.o.Dir})},
		services,
	)
	if s.shipped, err = tool.NewShipped(all...); err == nil {
		s.shipped, err = s.shipped.With(more...)
	}
	if err != nil {
		return fmt.Errorf("register tools: %w", err)
	}
	s.shipped = s.shipped.WithMask(s.o.Secrets.Prose())
	s.registry.Store(s.shipped)
	if err := s.refill(ctx); err != nil { // a damaged row must not keep the program from opening
		s.o.Log.LogAttrs(ctx, slog.LevelError, "the toolbox holds only the tools that ship", slog.Any("err", err))
	}
	return nil
}

// Tools is the current registry.
func (s *Service) Tools() *tool.Registry { return s.registry.Load() }

// folder is where files are listed, read and written; empty: nowhere.
func (s *Service) folder(ctx context.Context) (string, error) {
	settings, err := s.o.Store.Settings.ToolSettings(ctx)
	return settings.Folder, err
}

// refill rebuilds the toolbox from the stored servers. Known servers keep running, and
// deleted ones are stopped.
func (s *Service) refill(ctx context.Context) error {
	deleted, err := s.rebuild(ctx)
	closeAll(deleted)
	return err
}

// rebuild is refill without stopping the deleted servers, which it returns.
func (s *Service) rebuild(ctx context.Context) (deleted map[int64]*mcp.Connection, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	servers, err := s.o.Store.Secrets.ToolServers(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the servers that offer tools: %w", err)
	}
	if s.closed {
		return nil, nil
	}
	box, deleted := s.shipped, s.servers
	s.servers = map[int64]*mcp.Connection{}
	for _, server := range servers {
		c := deleted[server.ID]
		delete(deleted, server.ID)
		if c == nil {
			c = s.connect(server)
		}
		s.servers[server.ID] = c
		more, err := box.With(c.Tools(server.Offers)...)
		if err != nil { // offers that were fine when they were listed, by another version
			s.o.Log.LogAttrs(ctx, slog.LevelWarn, "the tools of a server are left out", slog.String("server", server.Name), slog.Any("err", err))
			continue
		}
		box = more
	}
	with, err := s.searchTool(ctx, box)
	if err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "the search of the web is left out", slog.Any("err", err))
		with = box
	}
	s.registry.Store(with)
	return deleted, nil
}

func (s *Service) connect(server tool.Server) *mcp.Connection {
	return mcp.Connect(s.options, mcp.Spec{
		Name: server.Name, Command: server.Command, Args: server.Args, Folder: server.Folder, Address: server.Address,
		Variables: func(ctx context.Context) (map[string]string, error) {
			return s.o.Store.Secrets.ToolVariables(ctx, server.ID)
		},
		Offered: func(ctx context.Context, offers []tool.Offer) { s.keepOffers(ctx, server.ID, offers) },
	})
}

// connection is the one to a server that is stored.
func (s *Service) connection(id int64) *mcp.Connection {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.servers[id]
}

// withState is a stored server with what it does at this moment.
func (s *Service) withState(server tool.Server) tool.Server {
	server.State = tool.State{Is: tool.Idle, Said: []string{}, Strays: []string{}}
	if c := s.connection(server.ID); c != nil {
		server.State = c.State()
	}
	return server
}

// patience is how long Close waits for a tool that ignores its context.
const patience = 2 * time.Second

// Close stops the servers, and waits for tools that still work.
func (s *Service) Close() {
	s.mu.Lock()
	all := s.servers
	s.servers, s.closed = map[int64]*mcp.Connection{}, true
	s.mu.Unlock()
	closeAll(all)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := s.registry.Load().Wait(ctx); err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "a tool still works", slog.Any("err", err))
	}
	s.pages.Close()
	s.requests.Close()
	s.searches.Close()
}

// closeAll stops the servers in parallel, because each may take a while.
func closeAll(servers map[int64]*mcp.Connection) {
	var ends sync.WaitGroup
	for _, c := range servers {
		ends.Go(c.Close)
	}
	ends.Wait()
}
