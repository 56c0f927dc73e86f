package toolbox

import (
	"context"
	"log/slog"
	"reflect"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/secrets"
	"terzetto/backend/tool"
	"terzetto/backend/tool/mcp"
)

// A ServerInput is what a person enters.
type ServerInput secrets.ToolServerInput

func (in *ServerInput) check() error {
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

// Servers lists the servers with what they do at this moment.
func (s *Service) Servers(ctx context.Context) ([]tool.Server, error) {
	all, err := s.o.Store.Secrets.ToolServers(ctx)
	for i := range all {
		all[i] = s.withState(all[i])
	}
	return all, err
}

// AddServer starts a server, asks for its tools, and stores both. A server that cannot
// be started is not stored.
func (s *Service) AddServer(ctx context.Context, in ServerInput) (tool.Server, error) {
	if err := in.check(); err != nil {
		return tool.Server{}, err
	}
	known, err := s.o.Store.Secrets.ToolServers(ctx)
	if err != nil {
		return tool.Server{}, err
	}
	if slices.ContainsFunc(known, func(s tool.Server) bool { return s.Name == in.Name }) {
		return tool.Server{}, fault.Newf(fault.Invalid, "There is already a server named %s. Choose another name.", in.Name).With("field", "name")
	}
	trial := mcp.Connect(s.options, mcp.Spec{
		Name: in.Name, Command: in.Command, Args: in.Args, Address: in.Address,
		Variables: func(context.Context) (map[string]string, error) { return in.Variables, nil },
	})
	offers, err := trial.Offers(ctx)
	trial.Close()
	if err != nil {
		return tool.Server{}, err
	}
	return s.changeServers(ctx, func() (tool.Server, error) {
		return s.o.Store.Secrets.AddToolServer(ctx, secrets.ToolServerInput(in), offers)
	})
}

// RefreshServer asks a server for its tools and stores them.
func (s *Service) RefreshServer(ctx context.Context, id int64) (tool.Server, error) {
	c := s.connection(id)
	if c == nil {
		return tool.Server{}, fault.New(fault.NotFound, "This server was removed.")
	}
	offers, err := c.Offers(ctx)
	if err != nil {
		return tool.Server{}, err
	}
	return s.changeServers(ctx, func() (tool.Server, error) { return s.o.Store.Secrets.SetOffers(ctx, id, offers) })
}

// keepOffers stores what a server says that it offers now, unless that is what it offered before.
func (s *Service) keepOffers(ctx context.Context, id int64, offers []tool.Offer) {
	all, err := s.o.Store.Secrets.ToolServers(ctx)
	at := slices.IndexFunc(all, func(s tool.Server) bool { return s.ID == id })
	if err == nil && (at < 0 || reflect.DeepEqual(all[at].Offers, offers)) {
		return
	}
	if err == nil {
		_, err = s.changeServers(ctx, func() (tool.Server, error) { return s.o.Store.Secrets.SetOffers(ctx, id, offers) })
	}
	if err != nil && ctx.Err() == nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "the changed tools of a server were not kept", slog.Any("err", err))
	}
}

// DeleteServer stops a server and deletes it with its variables.
func (s *Service) DeleteServer(ctx context.Context, id int64) error {
	_, err := s.changeServers(ctx, func() (tool.Server, error) { return tool.Server{}, s.o.Store.Secrets.DeleteToolServer(ctx, id) })
	return err
}

// changeServers changes the stored servers, and then the toolbox.
func (s *Service) changeServers(ctx context.Context, act func() (tool.Server, error)) (tool.Server, error) {
	server, err := act()
	if err == nil {
		err = s.refill(context.WithoutCancel(ctx))
	}
	if err == nil {
		s.o.Hub.Announce("tools", "")
		server = s.withState(server)
	}
	return server, err
}
