package runs

import (
	"context"
	"encoding/json"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"

	"terzetto/backend/base/hub"
	"terzetto/backend/core/run"
)

// CreatePermission allows, for all runs of a trigger, what a request of one of them asks.
func (s *Service) CreatePermission(ctx context.Context, request string, match map[string]json.RawMessage) (run.Permission, error) {
	return hub.Announce(s.o.Hub, "permissions", "", func() (run.Permission, error) { return s.db.Triggers.CreatePermission(ctx, request, match) })
}

// DeletePermission revokes a permission.
func (s *Service) DeletePermission(ctx context.Context, id string) error {
	return s.o.Hub.AnnounceUnless(s.db.Triggers.DeletePermission(ctx, id), "permissions", id)
}

// permissionFor finds a permission for a call; one that it gives with false was given before the tool
// changed. Whatever goes wrong, a person is asked.
func (s *Service) permissionFor(ctx context.Context, r run.Run, c run.Call) (run.Permission, bool) {
	settings, err := s.db.Settings.ToolSettings(ctx)
	if err != nil {
		return run.Permission{}, false
	}
	p, ok, err := s.db.Triggers.UsePermission(ctx, r.ID, c, func(p run.Permission) bool {
		return p.Allows(c) && !throughLink(settings.Folder, p.Paths(c.Args))
	})
	if err != nil {
		s.log.LogAttrs(ctx, slog.LevelError, "look for a permission", slog.String("run", r.ID), slog.Any("err", err))
	}
	if ok {
		s.o.Hub.Announce("permissions", p.ID)
	}
	return p, ok
}

// throughLink says whether a path leads through a link, which may lead out of the folder that was allowed.
func throughLink(chosen string, paths []string) bool {
	for _, name := range paths {
		if !filepath.IsAbs(name) {
			if chosen == "" {
				return true
			}
			name = filepath.Join(chosen, filepath.FromSlash(name))
		}
		at := filepath.Clean(name)
		for at != filepath.Dir(at) && at != filepath.Clean(chosen) {
			if info, err := os.Lstat(at); err == nil && info.Mode()&fs.ModeSymlink != 0 || err != nil && !os.IsNotExist(err) {
				return true
			}
			at = filepath.Dir(at)
		}
	}
	return false
}
