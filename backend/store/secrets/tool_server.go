package secrets

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

// A ToolServerInput is what a person enters of a server that offers tools. The values of variables are written only.
type ToolServerInput struct {
	Name      string            `json:"name"`
	Command   string            `json:"command"`
	Args      []string          `json:"args"`
	Folder    string            `json:"folder"`    // in which the program works; empty: the home folder
	Address   string            `json:"address"`   // of a server over HTTP, in the place of a command
	Variables map[string]string `json:"variables"` // of the program, or the headers that are sent to the address; see KeptValue
}

// KeptValue stands in the place of a value that is stored and stays as it is, because no value is ever given back.
const KeptValue = "••••"

// ToolServers lists the servers that offer tools in the order in which they were added.
func (db *DB) ToolServers(ctx context.Context) ([]tool.Server, error) {
	return sqlite.List(ctx, db.file, scanToolServer, selectToolServer+" ORDER BY id")
}

// AddToolServer adds a server, whose name is checked already, with the tools that it offers. The values of its variables
// are sealed before they reach the file.
func (db *DB) AddToolServer(ctx context.Context, in ToolServerInput, offers []tool.Offer) (tool.Server, error) {
	return db.writeToolServer(ctx, 0, in, func(t *Tx) (int64, error) {
		return t.Insert(ctx, "INSERT INTO tool_servers (name, command, args, folder, address, offers, variable_names, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			in.Name, in.Command, sqlite.JSON(in.Args), in.Folder, in.Address, sqlite.JSON(offers), sqlite.JSON(slices.Sorted(maps.Keys(in.Variables))), t.Now.UnixMicro())
	})
}

// UpdateToolServer changes a server, whose name is checked already, with the tools that it offers now. The values of its
// variables are those of in alone.
func (db *DB) UpdateToolServer(ctx context.Context, id int64, in ToolServerInput, offers []tool.Offer) (tool.Server, error) {
	return db.writeToolServer(ctx, id, in, func(t *Tx) (int64, error) {
		return id, t.Change(ctx, noToolServer(), "UPDATE tool_servers SET name = ?, command = ?, args = ?, folder = ?, address = ?, offers = ?, variable_names = ?, variables = NULL WHERE id = ?",
			in.Name, in.Command, sqlite.JSON(in.Args), in.Folder, in.Address, sqlite.JSON(offers), sqlite.JSON(slices.Sorted(maps.Keys(in.Variables))), id)
	})
}

// writeToolServer checks what a person entered, has it written, and seals the values. own is the server that may have the name.
func (db *DB) writeToolServer(ctx context.Context, own int64, in ToolServerInput, write func(*Tx) (int64, error)) (s tool.Server, err error) {
	var r rows.Rules
	r.NotBlank("name", in.Name, rows.MaxName)
	if in.Address == "" {
		r.NotBlank("command", in.Command, rows.MaxPath)
	}
	r.AtMost("address", in.Address, rows.MaxPath)
	r.AtMost("folder", in.Folder, rows.MaxPath)
	r.Texts("args", in.Args, rows.MaxText)
	if len(in.Variables) > rows.MaxList {
		r.Fail(fault.Newf(fault.Invalid, "The field variables can have at most %d items.", rows.MaxList), "variables")
	}
	for _, v := range in.Variables {
		r.AtMost("variables", v, rows.MaxText)
	}
	if r.Err != nil {
		return s, r.Err
	}
	if len(in.Variables) > 0 {
		if err := db.o.Vault.Ready(); err != nil { // a keyring may take its time; no transaction waits for it
			return s, err
		}
	}
	s, err = rows.Write(ctx, db.file, func(t *Tx) (tool.Server, error) {
		taken := fault.Newf(fault.Invalid, "There is already a server named %s. Choose another name.", in.Name).With("field", "name")
		if err := sqlite.None(ctx, t, taken, "SELECT 1 FROM tool_servers WHERE name = ? AND id <> ?", in.Name, own); err != nil {
			return s, err
		}
		id, err := write(t)
		if err != nil {
			return s, err
		}
		if err := t.sealVariables(ctx, id, in.Variables); err != nil {
			return s, err
		}
		return sqlite.One(ctx, t, noToolServer(), scanToolServer, selectToolServer+" WHERE id = ?", id)
	})
	if err == nil {
		db.TellSecrets(ctx)
	}
	return s, err
}

func (t *Tx) sealVariables(ctx context.Context, id int64, variables map[string]string) error {
	if len(variables) == 0 {
		return nil
	}
	plain, err := sqlite.Text(variables)
	if err != nil {
		return err
	}
	sealed, err := t.db.o.Vault.Seal(toolServerSeal(id), plain)
	if err != nil {
		return err
	}
	return t.Exec(ctx, "UPDATE tool_servers SET variables = ? WHERE id = ?", sealed, id)
}

// SetOffers keeps what a server offers now.
func (db *DB) SetOffers(ctx context.Context, id int64, offers []tool.Offer) (tool.Server, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (s tool.Server, err error) {
		if err := t.Change(ctx, noToolServer(), "UPDATE tool_servers SET offers = ? WHERE id = ?", sqlite.JSON(offers), id); err != nil {
			return s, err
		}
		return sqlite.One(ctx, t, noToolServer(), scanToolServer, selectToolServer+" WHERE id = ?", id)
	})
}

// DeleteToolServer forgets a server with its variables.
func (db *DB) DeleteToolServer(ctx context.Context, id int64) error {
	return db.deleteSecret(ctx, noToolServer(), "tool_servers", id)
}

// ToolVariables opens the variables of a server, for the program that is started with
// them alone.
func (db *DB) ToolVariables(ctx context.Context, id int64) (map[string]string, error) {
	plain, err := db.openSealed(ctx, noToolServer(), keyPlace{"tool_servers", id, toolServerSeal(id)}, "variables")
	if err != nil || plain == "" {
		return nil, err
	}
	var variables map[string]string
	if json.Unmarshal([]byte(plain), &variables) != nil { // its error would quote what is sealed
		return nil, fmt.Errorf("read the variables of tool server %d: they are not what was written", id)
	}
	return variables, nil
}

func toolServerSeal(id int64) string { return fmt.Sprintf("tool-server/%d", id) }

const selectToolServer = `SELECT id, name, command, args, folder, address, variable_names, offers FROM tool_servers`

func scanToolServer(row sqlite.Row) (s tool.Server, err error) {
	return s, row.Scan(&s.ID, &s.Name, &s.Command, sqlite.JSON(&s.Args), &s.Folder, &s.Address, sqlite.JSON(&s.Variables), sqlite.JSON(&s.Offers))
}

func noToolServer() error { return fault.New(fault.NotFound, "This server was removed.") }
