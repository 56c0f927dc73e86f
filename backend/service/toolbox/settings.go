package toolbox

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

// UpdateSettings changes the fields that patch names. A folder must exist and
// hold no files of the program; ~ is the home folder.
func (s *Service) UpdateSettings(ctx context.Context, patch json.RawMessage) (tool.Settings, error) {
	patch, err := withHosts(patch)
	if err != nil {
		return tool.Settings{}, err
	}
	var fields map[string]json.RawMessage
	var name string
	if json.Unmarshal(patch, &fields) == nil && json.Unmarshal(fields["folder"], &name) == nil && name != "" {
		clean, err := s.checkFolder(name)
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
	settings, err := hub.Announce(s.o.Hub, "tools", "", func() (tool.Settings, error) { return s.o.Store.Settings.UpdateToolSettings(ctx, patch) })
	if err == nil {
		s.o.FolderChanged(ctx)
	}
	return settings, err
}

// withHosts is a patch with its hosts as they are compared.
func withHosts(patch json.RawMessage) (json.RawMessage, error) {
	var fields map[string]json.RawMessage
	var hosts []string
	if json.Unmarshal(patch, &fields) != nil || json.Unmarshal(fields["hosts"], &hosts) != nil || len(hosts) == 0 {
		return patch, nil // whatever is wrong with it is said when it is stored
	}
	for i, h := range hosts {
		var err error
		if hosts[i], err = web.ReadHost(h); err != nil {
			return nil, err
		}
	}
	slices.Sort(hosts)
	var err error
	if fields["hosts"], err = json.Marshal(slices.Compact(hosts)); err != nil {
		return nil, err
	}
	return json.Marshal(fields)
}

// ChooseFolder lets the tools work in a folder; empty means none.
func (s *Service) ChooseFolder(ctx context.Context, dir string) (tool.Settings, error) {
	patch, err := json.Marshal(map[string]string{"folder": dir})
	if err != nil {
		return tool.Settings{}, err
	}
	return s.UpdateSettings(ctx, patch)
}

// wholePath is the absolute path of a folder as a person types it.
func wholePath(name string) (string, error) {
	refuse := func(format string, args ...any) error {
		return fault.Newf(fault.Invalid, format, args...).With("field", "folder")
	}
	dir := strings.TrimSpace(name)
	if rest, ok := strings.CutPrefix(filepath.ToSlash(dir), "~/"); ok || dir == "~" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", refuse("This computer has no home folder. Give the whole path.")
		}
		dir = filepath.Join(home, rest)
	}
	if !filepath.IsAbs(dir) {
		return "", refuse("Give the whole path of the folder, such as %s.", filepath.Join(string(filepath.Separator), "home", "me", "notes"))
	}
	return filepath.Clean(dir), nil
}

// checkFolder checks a folder that a person chose, and returns its absolute path.
func (s *Service) checkFolder(name string) (string, error) {
	refuse := func(format string, args ...any) error {
		return fault.Newf(fault.Invalid, format, args...).With("field", "folder")
	}
	dir, err := wholePath(name)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(dir)
	switch {
	case err != nil:
		return "", refuse("There is no folder %s. Create the folder first.", dir)
	case !info.IsDir():
		return "", refuse("%s is not a folder.", dir)
	case datadir.Overlap(dir, s.o.Dir):
		return "", refuse("Terzetto keeps its own data in this folder. Choose another folder.")
	}
	return dir, nil
}
