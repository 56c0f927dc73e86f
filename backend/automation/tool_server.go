package automation

import (
	"context"
	"log/slog"
	"reflect"
	"slices"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/store"
	"terzetto/backend/tool"
	"terzetto/backend/tool/mcp"
)

// A ToolServerInput is what a person enters.
type ToolServerInput store.ToolServerInput

func (in *ToolServerInput) check() error {
	in.Name, in.Command, in.Address = strings.TrimSpace(in.Name), strings.TrimSpace(in.Command), strings.TrimSpace(in.Address)
	switch {
	case in.Command == "" && in.Address == "":
		return fault.New(fault.Invalid, "Give the program to start, or the address of the server.").With("field", "command")
	case in.Command != "" && in.Address != "":
		return fault.New(fault.Invalid, "Give either a program or an address, not both.").With("field", "address")
	case in.Address != "":
		if err := mcp.CheckAddress(in.Address); err != nil {
			return err
		}
	}
	for name, value := range in.Variables {
		err := tool.CheckVariable(name)
		if in.Address != "" {
			err = mcp.CheckHeader(name, value)
		}
		if err != nil {
			return err
		}
	}
	return mcp.CheckName(in.Name)
}

// ToolServers lists the servers with what they do at this moment.
func (s *Service) ToolServers(ctx context.Context) ([]tool.Server, error) {
	all, err := s.db.ToolServers(ctx)
	for i := range all {
		all[i] = s.tools.seen(all[i])
	}
	return all, err
}

// AddToolServer starts a server, asks for its tools, and stores both. A server that cannot
// be started is not stored.
func (s *Service) AddToolServer(ctx context.Context, in ToolServerInput) (tool.Server, error) {
	if err := in.check(); err != nil {
		return tool.Server{}, err
	}
	known, err := s.db.ToolServers(ctx)
	if err != nil {
		return tool.Server{}, err
	}
	if slices.ContainsFunc(known, func(s tool.Server) bool { return s.Name == in.Name }) {
		return tool.Server{}, fault.Newf(fault.Invalid, "There is already a server named %s. Choose another name.", in.Name).With("field", "name")
	}
	trial := mcp.Connect(s.tools.options, mcp.Spec{
		Name: in.Name, Command: in.Command, Args: in.Args, Address: in.Address,
		Variables: func(context.Context) (map[string]string, error) { return in.Variables, nil },
	})
	offers, err := trial.Offers(ctx)
	trial.Close()
	if err != nil {
		return tool.Server{}, err
	}
	return s.changedServers(ctx, func() (tool.Server, error) { return s.db.AddToolServer(ctx, store.ToolServerInput(in), offers) })
}

// RefreshToolServer asks a server for its tools and stores them.
func (s *Service) RefreshToolServer(ctx context.Context, id int64) (tool.Server, error) {
	c := s.tools.server(id)
	if c == nil {
		return tool.Server{}, fault.New(fault.NotFound, "This server was removed.")
	}
	offers, err := c.Offers(ctx)
	if err != nil {
		return tool.Server{}, err
	}
	return s.changedServers(ctx, func() (tool.Server, error) { return s.db.SetOffers(ctx, id, offers) })
}

// offered stores what a server says that it offers now, unless that is what it offered before.
func (s *Service) offered(ctx context.Context, id int64, offers []tool.Offer) {
	all, err := s.db.ToolServers(ctx)
	at := slices.IndexFunc(all, func(s tool.Server) bool { return s.ID == id })
	if err == nil && (at < 0 || reflect.DeepEqual(all[at].Offers, offers)) {
		return
	}
	if err == nil {
		_, err = s.changedServers(ctx, func() (tool.Server, error) { return s.db.SetOffers(ctx, id, offers) })
	}
	if err != nil && ctx.Err() == nil {
		s.log.LogAttrs(ctx, slog.LevelWarn, "the changed tools of a server were not kept", slog.Any("err", err))
	}
}

// DeleteToolServer stops a server and deletes it with its variables.
func (s *Service) DeleteToolServer(ctx context.Context, id int64) error {
	_, err := s.changedServers(ctx, func() (tool.Server, error) { return tool.Server{}, s.db.DeleteToolServer(ctx, id) })
	return err
}

// changedServers changes the stored servers, and then the toolbox.
func (s *Service) changedServers(ctx context.Context, act func() (tool.Server, error)) (tool.Server, error) {
	server, err := act()
	if err == nil {
		err = s.tools.refill(context.WithoutCancel(ctx))
	}
	if err == nil {
		s.hub.Changed("tools", "")
		server = s.tools.seen(server)
	}
	return server, err
}
