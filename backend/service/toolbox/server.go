package toolbox

import (
	"context"
	"log/slog"
	"maps"
	"os"
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
	in.Name, in.Command, in.Address, in.Folder = strings.TrimSpace(in.Name), strings.TrimSpace(in.Command), strings.TrimSpace(in.Address), strings.TrimSpace(in.Folder)
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
	if err := in.checkFolder(); err != nil {
		return err
	}
	return mcp.CheckName(in.Name)
}

// checkFolder gives the folder of the program its whole path; ~ is the home folder.
func (in *ServerInput) checkFolder() error {
	if in.Folder == "" {
		return nil
	}
	if in.Address != "" {
		return fault.New(fault.Invalid, "A server at an address has no folder. Leave the folder empty.").With("field", "folder")
	}
	dir, err := wholePath(in.Folder)
	if err != nil {
		return err
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return fault.Newf(fault.Invalid, "There is no folder %s. Create the folder first.", dir).With("field", "folder")
	}
	in.Folder = dir
	return nil
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
	offers, err := s.try(ctx, 0, in)
	if err != nil {
		return tool.Server{}, err
	}
	return s.changeServers(ctx, func() (tool.Server, error) {
		return s.o.Store.Secrets.AddToolServer(ctx, secrets.ToolServerInput(in), offers)
	})
}

// UpdateServer changes a server, once it has started with what it gets now. A value that is secrets.KeptValue stays as
// it is stored. A change that keeps it from starting is not stored.
func (s *Service) UpdateServer(ctx context.Context, id int64, in ServerInput) (tool.Server, error) {
	if in.Args == nil {
		in.Args = []string{}
	}
	if slices.Contains(slices.Collect(maps.Values(in.Variables)), secrets.KeptValue) {
		stored, err := s.o.Store.Secrets.ToolVariables(ctx, id)
		if err != nil {
			return tool.Server{}, err
		}
		in.Variables = maps.Clone(in.Variables)
		for name, v := range in.Variables {
			if before, ok := stored[name]; ok && v == secrets.KeptValue {
				in.Variables[name] = before
			} else if v == secrets.KeptValue {
				return tool.Server{}, fault.Newf(fault.Invalid, "No value is stored for %s. Enter the value.", name).With("field", "variables")
			}
		}
	}
	if err := in.check(); err != nil {
		return tool.Server{}, err
	}
	offers, err := s.try(ctx, id, in)
	if err != nil {
		return tool.Server{}, err
	}
	return s.changeServers(ctx, func() (tool.Server, error) {
		server, err := s.o.Store.Secrets.UpdateToolServer(ctx, id, secrets.ToolServerInput(in), offers)
		if err == nil {
			s.forget(id)
		}
		return server, err
	})
}

// try starts a server as a person entered it and asks what it offers. own is the server that may have its name.
func (s *Service) try(ctx context.Context, own int64, in ServerInput) ([]tool.Offer, error) {
	known, err := s.o.Store.Secrets.ToolServers(ctx)
	if err != nil {
		return nil, err
	}
	if slices.ContainsFunc(known, func(s tool.Server) bool { return s.Name == in.Name && s.ID != own }) {
		return nil, fault.Newf(fault.Invalid, "There is already a server named %s. Choose another name.", in.Name).With("field", "name")
	}
	if own != 0 && !slices.ContainsFunc(known, func(s tool.Server) bool { return s.ID == own }) {
		return nil, fault.New(fault.NotFound, "This server was removed.")
	}
	trial := mcp.Connect(s.options, mcp.Spec{
		Name: in.Name, Command: in.Command, Args: in.Args, Folder: in.Folder, Address: in.Address,
		Variables: func(context.Context) (map[string]string, error) { return in.Variables, nil },
	})
	defer trial.Close()
	return trial.Offers(ctx)
}

// forget ends the connection to a server, so that the next one is made with what is stored of it now.
func (s *Service) forget(id int64) {
	s.mu.Lock()
	c := s.servers[id]
	delete(s.servers, id)
	s.mu.Unlock()
	if c != nil {
		c.Close()
	}
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
