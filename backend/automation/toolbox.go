package automation

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/llm"
	"terzetto/backend/process"
	"terzetto/backend/store"
	"terzetto/backend/tool"
	"terzetto/backend/tool/folder"
	"terzetto/backend/tool/mcp"
	"terzetto/backend/tool/program"
	"terzetto/backend/tool/web"
)

// A toolbox holds what models may call: the tools that ship, and those of the servers that a
// person added. A registry never changes; when the servers change, a new one replaces it,
// and callers that use the old one keep it.
type toolbox struct {
	db       *store.DB
	log      *slog.Logger
	options  mcp.Options
	shipped  *tool.Registry
	registry atomic.Pointer[tool.Registry]
	pages    *web.Fetcher
	requests *web.Requester
	offered  func(ctx context.Context, id int64, offers []tool.Offer) // what a server offers has changed

	mu      sync.Mutex // one change at a time
	servers map[int64]*mcp.Connection
	closed  bool
}

func (s *Service) newToolbox(ctx context.Context) (*toolbox, error) {
	t := &toolbox{
		db: s.db, log: s.log, servers: map[int64]*mcp.Connection{}, offered: s.offered,
		pages: web.New(web.Options{
			Agent: s.o.Agent,
			Allowed: func(ctx context.Context) (bool, error) {
				s, err := s.db.ToolSettings(ctx)
				return s.Fetching, err
			},
			Contacted: func(host string, answered bool) { s.o.Contacts.Note(host, llm.WhyFetch, answered, s.o.Now()) },
		}),
	}
	t.requests = web.NewRequester(web.RequestOptions{
		Agent: s.o.Agent, File: folder.Reader(t.folder), Source: folder.Source(t.folder),
		Hosts: func(ctx context.Context) ([]string, error) {
			s, err := t.db.ToolSettings(ctx)
			return s.Hosts, err
		},
		Contacted: func(host string, answered bool) { s.o.Contacts.Note(host, llm.WhyRequest, answered, s.o.Now()) },
	})
	// In the order in which a window lists them.
	all := slices.Concat(
		[]tool.Tool{tool.CurrentTime(s.o.Now), tool.DaysBetween(), tool.GiveValue(), tool.Search(t.registry.Load)},
		folder.Tools(t.folder, s.o.Dir, s.o.Fonts, s.o.Budget), []tool.Tool{t.pages.Tool(), t.requests.Tool(), program.Tool(program.Options{Memory: process.TreeMemory, Data: s.o.Dir})},
		s.runTools(),
	)
	t.options = mcp.Options{Version: s.o.Version, Agent: s.o.Agent, Now: s.o.Now, Changed: func() { s.hub.Changed("tools", "") }}
	var err error
	if t.shipped, err = tool.Shipped(all...); err == nil {
		t.shipped, err = t.shipped.With(s.o.Tools...)
	}
	if err != nil {
		return nil, fmt.Errorf("register tools: %w", err)
	}
	t.registry.Store(t.shipped)
	if err := t.refill(ctx); err != nil { // a damaged row must not keep the program from opening
		s.log.LogAttrs(ctx, slog.LevelError, "the box holds only the tools that ship", slog.Any("err", err))
	}
	return t, nil
}

// folder is where files are listed, read and written; empty: nowhere.
func (t *toolbox) folder(ctx context.Context) (string, error) {
	s, err := t.db.ToolSettings(ctx)
	return s.Folder, err
}

// refill rebuilds the toolbox from the stored servers. Known servers keep running, and
// deleted ones are stopped.
func (t *toolbox) refill(ctx context.Context) error {
	gone, err := t.rebuild(ctx)
	closeAll(gone)
	return err
}

// rebuild is refill without stopping the servers that are gone, which it gives.
func (t *toolbox) rebuild(ctx context.Context) (gone map[int64]*mcp.Connection, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	servers, err := t.db.ToolServers(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the servers that offer tools: %w", err)
	}
	if t.closed {
		return nil, nil
	}
	box, gone := t.shipped, t.servers
	t.servers = map[int64]*mcp.Connection{}
	for _, s := range servers {
		c := gone[s.ID]
		delete(gone, s.ID)
		if c == nil {
			c = t.connect(s)
		}
		t.servers[s.ID] = c
		more, err := box.With(c.Tools(s.Offers)...)
		if err != nil { // offers that were fine when they were listed, by another version
			t.log.LogAttrs(ctx, slog.LevelWarn, "the tools of a server are left out", slog.String("server", s.Name), slog.Any("err", err))
			continue
		}
		box = more
	}
	t.registry.Store(box)
	return gone, nil
}

func (t *toolbox) connect(s tool.Server) *mcp.Connection {
	return mcp.Connect(t.options, mcp.Spec{
		Name: s.Name, Command: s.Command, Args: s.Args, Address: s.Address,
		Variables: func(ctx context.Context) (map[string]string, error) { return t.db.ToolVariables(ctx, s.ID) },
		Offered:   func(ctx context.Context, offers []tool.Offer) { t.offered(ctx, s.ID, offers) },
	})
}

// reset is refill for another database, in which the same id may be another server.
func (t *toolbox) reset(ctx context.Context) error {
	closeAll(t.take())
	return t.refill(ctx)
}

// take gives the servers away, to be stopped. What is done for them may need the lock meanwhile.
func (t *toolbox) take() map[int64]*mcp.Connection {
	t.mu.Lock()
	defer t.mu.Unlock()
	all := t.servers
	t.servers = map[int64]*mcp.Connection{}
	return all
}

// server is the way to a server that is stored.
func (t *toolbox) server(id int64) *mcp.Connection {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.servers[id]
}

// seen is a stored server with what it does at this moment.
func (t *toolbox) seen(s tool.Server) tool.Server {
	s.State = tool.State{Is: tool.Idle}
	if c := t.server(s.ID); c != nil {
		s.State = c.State()
	}
	return s
}

// toolPatience is how long close waits for a tool that ignores its context.
const toolPatience = 2 * time.Second

// close stops the servers, and waits for tools that still work.
func (t *toolbox) close() {
	t.mu.Lock()
	t.closed = true
	t.mu.Unlock()
	closeAll(t.take())
	ctx, cancel := context.WithTimeout(context.Background(), toolPatience)
	defer cancel()
	if err := t.registry.Load().Wait(ctx); err != nil {
		t.log.LogAttrs(ctx, slog.LevelWarn, "a tool still works", slog.Any("err", err))
	}
	t.pages.Close()
	t.requests.Close()
}

// closeAll stops the servers in parallel, because each may take a while.
func closeAll(servers map[int64]*mcp.Connection) {
	var ends sync.WaitGroup
	for _, c := range servers {
		ends.Go(c.Close)
	}
	ends.Wait()
}
