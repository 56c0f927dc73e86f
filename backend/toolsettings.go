package backend

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/store"
	"terzetto/backend/tool"
	"terzetto/backend/tool/mcp"
)

// Tools lists what models may call.
func (b *Backend) Tools() []tool.Tool { return slices.Collect(b.tools.all().All()) }

// ToolSettings gives what a person allows the tools.
func (b *Backend) ToolSettings(ctx context.Context) (tool.Settings, error) {
	return b.db.ToolSettings(ctx)
}

// UpdateToolSettings changes the fields that patch names. A folder must be there, and hold
// nothing of the program's own; ~ stands for the home folder.
func (b *Backend) UpdateToolSettings(ctx context.Context, patch json.RawMessage) (tool.Settings, error) {
	var fields map[string]json.RawMessage
	var name string
	if json.Unmarshal(patch, &fields) == nil && json.Unmarshal(fields["folder"], &name) == nil && name != "" {
		clean, err := b.toolFolder(name)
		if err != nil {
			return tool.Settings{}, err
		}
		if fields["folder"], err = json.Marshal(clean); err != nil {
			return tool.Settings{}, err
		}
		if patch, err = json.Marshal(fields); err != nil {
			return tool.Settings{}, err
		}
	}
	return hub.Announced(b.hub, "tools", "", func() (tool.Settings, error) { return b.db.UpdateToolSettings(ctx, patch) })
}

// ChooseToolFolder lets the tools work in a folder; the empty one is none.
func (b *Backend) ChooseToolFolder(ctx context.Context, dir string) (tool.Settings, error) {
	patch, err := json.Marshal(map[string]string{"folder": dir})
	if err != nil {
		return tool.Settings{}, err
	}
	return b.UpdateToolSettings(ctx, patch)
}

// toolFolder checks a folder that a person chose, and gives its whole path.
func (b *Backend) toolFolder(name string) (string, error) {
	refuse := func(format string, args ...any) error {
		return fault.Newf(fault.Invalid, format, args...).With("field", "folder")
	}
	dir := strings.TrimSpace(name)
	if rest, ok := strings.CutPrefix(filepath.ToSlash(dir), "~/"); ok || dir == "~" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", refuse("There is no home folder here. Give the whole path.")
		}
		dir = filepath.Join(home, rest)
	}
	if !filepath.IsAbs(dir) {
		return "", refuse("Give the whole path of the folder, such as %s.", filepath.Join(string(filepath.Separator), "home", "me", "notes"))
	}
	dir = filepath.Clean(dir)
	info, err := os.Stat(dir)
	switch {
	case err != nil:
		return "", refuse("There is no folder %s. Make it first.", dir)
	case !info.IsDir():
		return "", refuse("%s is not a folder.", dir)
	case within(dir, b.config.Dir) || within(b.config.Dir, dir):
		return "", refuse("Terzetto keeps its own data in there, and no tool may reach that. Choose another folder.")
	}
	return dir, nil
}

// within reports whether a folder is another or lies in it, whatever links and spellings
// lead to either.
func within(dir, outer string) bool {
	top, err := os.Stat(outer)
	if err != nil {
		return false
	}
	if whole, err := filepath.EvalSymlinks(dir); err == nil {
		dir = whole
	}
	for {
		if info, err := os.Stat(dir); err == nil && os.SameFile(info, top) {
			return true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return false
		}
		dir = up
	}
}

// ToolServers lists the servers that offer tools.
func (b *Backend) ToolServers(ctx context.Context) ([]tool.Server, error) {
	return b.db.ToolServers(ctx)
}

// A ToolServerInput is what a person enters. The values of variables are written only.
type ToolServerInput struct {
	Name      string            `json:"name"`
	Command   string            `json:"command"`
	Args      []string          `json:"args"`
	Variables map[string]string `json:"variables"`
}

func (in *ToolServerInput) check() error {
	in.Name, in.Command = strings.TrimSpace(in.Name), strings.TrimSpace(in.Command)
	if in.Command == "" {
		return fault.New(fault.Invalid, "Say which program is to be started.").With("field", "command")
	}
	for name := range in.Variables {
		if err := tool.CheckVariable(name); err != nil {
			return err
		}
	}
	return mcp.CheckName(in.Name)
}

// AddToolServer starts a server, asks what it offers, and keeps it with that. One that
// cannot be started is not kept.
func (b *Backend) AddToolServer(ctx context.Context, in ToolServerInput) (tool.Server, error) {
	if err := in.check(); err != nil {
		return tool.Server{}, err
	}
	known, err := b.db.ToolServers(ctx)
	if err != nil {
		return tool.Server{}, err
	}
	if slices.ContainsFunc(known, func(s tool.Server) bool { return s.Name == in.Name }) {
		return tool.Server{}, fault.Newf(fault.Invalid, "There is a server named %s already. Give this one another name.", in.Name).With("field", "name")
	}
	trial := mcp.Connect(b.tools.options, mcp.Spec{
		Name: in.Name, Command: in.Command, Args: in.Args,
		Variables: func(context.Context) (map[string]string, error) { return in.Variables, nil },
	})
	offers, err := trial.Offers(ctx)
	trial.Close()
	if err != nil {
		return tool.Server{}, err
	}
	return b.changedServers(ctx, func() (tool.Server, error) {
		return b.db.AddToolServer(ctx, store.ToolServerInput{
			Name: in.Name, Command: in.Command, Args: in.Args, Variables: in.Variables, Offers: offers,
		})
	})
}

// RefreshToolServer asks a server what it offers now, and keeps that.
func (b *Backend) RefreshToolServer(ctx context.Context, id int64) (tool.Server, error) {
	c := b.tools.server(id)
	if c == nil {
		return tool.Server{}, fault.New(fault.NotFound, "This server is not here any more.")
	}
	offers, err := c.Offers(ctx)
	if err != nil {
		return tool.Server{}, err
	}
	return b.changedServers(ctx, func() (tool.Server, error) { return b.db.SetOffers(ctx, id, offers) })
}

// DeleteToolServer ends a server and forgets it with its variables.
func (b *Backend) DeleteToolServer(ctx context.Context, id int64) error {
	_, err := b.changedServers(ctx, func() (tool.Server, error) { return tool.Server{}, b.db.DeleteToolServer(ctx, id) })
	return err
}

// changedServers changes what is stored of the servers, and then the box.
func (b *Backend) changedServers(ctx context.Context, act func() (tool.Server, error)) (tool.Server, error) {
	s, err := act()
	if err == nil {
		err = b.tools.refill(context.WithoutCancel(ctx))
	}
	if err == nil {
		b.hub.Changed("tools", "")
	}
	return s, err
}
