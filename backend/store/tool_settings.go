package store

import (
	"cmp"
	"context"
	"encoding/json"

	"terzetto/backend/lists"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

// ToolSettings gives what a person allows the tools; nothing, until something is chosen.
func (db *DB) ToolSettings(ctx context.Context) (tool.Settings, error) {
	return read(ctx, db, func(t *Tx) (tool.Settings, error) { return t.toolSettings(ctx) })
}

// UpdateToolSettings changes the fields that patch names.
func (db *DB) UpdateToolSettings(ctx context.Context, patch json.RawMessage) (tool.Settings, error) {
	return write(ctx, db, func(t *Tx) (s tool.Settings, err error) {
		if s, err = t.toolSettings(ctx); err != nil {
			return s, err
		}
		if err := merge(&s, patch); err != nil {
			return s, err
		}
		var r rules
		r.most("folder", s.Folder, maxPath)
		r.texts("hosts", s.Hosts, maxHost)
		if r.err != nil {
			return s, r.err
		}
		s.Hosts = lists.Filled(s.Hosts)
		return s, t.Exec(ctx, `INSERT INTO tool_settings (id, folder, fetching, hosts) VALUES (1, ?, ?, ?)
		  ON CONFLICT (id) DO UPDATE SET folder = excluded.folder, fetching = excluded.fetching, hosts = excluded.hosts`,
			s.Folder, s.Fetching, sqlite.JSON(s.Hosts))
	})
}

// maxPath is as long as Linux takes a path.
const maxPath = 4096

// maxHost is as long as a name may be, with a port behind it.
const maxHost = 253 + len(":65535")

func (t *Tx) toolSettings(ctx context.Context) (tool.Settings, error) {
	s, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (s tool.Settings, err error) {
		return s, row.Scan(&s.Folder, &s.Fetching, sqlite.JSON(&s.Hosts))
	}, "SELECT folder, fetching, hosts FROM tool_settings WHERE id = 1")
	return *cmp.Or(s, &tool.Settings{Hosts: []string{}}), err
}
