package settings

import (
	"cmp"
	"context"
	"encoding/json"

	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

// ToolSettings gives what a person allows the tools; nothing, until something is chosen.
func (db *DB) ToolSettings(ctx context.Context) (tool.Settings, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (tool.Settings, error) { return t.toolSettings(ctx) })
}

// UpdateToolSettings changes the fields that patch names.
func (db *DB) UpdateToolSettings(ctx context.Context, patch json.RawMessage) (tool.Settings, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (s tool.Settings, err error) {
		if s, err = t.toolSettings(ctx); err != nil {
			return s, err
		}
		if err := rows.Merge(&s, patch); err != nil {
			return s, err
		}
		var r rows.Rules
		r.AtMost("folder", s.Folder, rows.MaxPath)
		r.Texts("hosts", s.Hosts, maxHost)
		if r.Err != nil {
			return s, r.Err
		}
		s.Hosts = lists.OrEmpty(s.Hosts)
		return s, t.Exec(ctx, `INSERT INTO tool_settings (id, folder, fetching, hosts) VALUES (1, ?, ?, ?)
		  ON CONFLICT (id) DO UPDATE SET folder = excluded.folder, fetching = excluded.fetching, hosts = excluded.hosts`,
			s.Folder, s.Fetching, sqlite.JSON(s.Hosts))
	})
}

// maxHost is as long as a name may be, with a port behind it.
const maxHost = 253 + len(":65535")

func (t *Tx) toolSettings(ctx context.Context) (tool.Settings, error) {
	s, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (s tool.Settings, err error) {
		return s, row.Scan(&s.Folder, &s.Fetching, sqlite.JSON(&s.Hosts))
	}, "SELECT folder, fetching, hosts FROM tool_settings WHERE id = 1")
	return *cmp.Or(s, &tool.Settings{Hosts: []string{}}), err
}
