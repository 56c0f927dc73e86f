package teamwork

import (
	"context"
	"path/filepath"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/team"
)

// AddFile stores a file that can be given to a team.
func (s *Service) AddFile(ctx context.Context, name string, data []byte) (team.File, error) {
	if strings.TrimSpace(name) == "" {
		return team.File{}, fault.New(fault.Malformed, "The file has no name.").With("field", "name")
	}
	return s.engine.Upload(ctx, filepath.ToSlash(name), data)
}

// Contents gives a file without its bytes: what was read in it, with the summaries that there are.
func (s *Service) Contents(ctx context.Context, id int64) (team.File, error) {
	f, err := s.o.Store.File(ctx, id, false)
	if err != nil {
		return f, err
	}
	return s.engine.Summarised(ctx, f)
}

// mostBundled is how many files one bundle may have: more than a long conversation produces.
const mostBundled = 1000

// BundleFiles returns files to be saved together, each once. A missing file is fault.NotFound;
// no ids, or too many, are fault.Malformed.
func (s *Service) BundleFiles(ctx context.Context, name string, ids []int64) (portable.Bundle, error) {
	if len(ids) == 0 || len(ids) > mostBundled {
		return portable.Bundle{}, fault.Newf(fault.Malformed, "Name 1 to %d files.", mostBundled).With("field", "fileIds")
	}
	var files []portable.BundleFile
	seen := map[int64]bool{}
	for _, id := range ids {
		if seen[id] {
			continue
		}
		seen[id] = true
		f, err := s.o.Store.File(ctx, id, false)
		if err != nil {
			return portable.Bundle{}, err
		}
		files = append(files, portable.BundleFile{Name: team.Label(f.Label), Made: f.Created, Read: func(ctx context.Context) ([]byte, error) {
			whole, err := s.o.Store.File(ctx, id, true)
			return whole.Data, err
		}})
	}
	return portable.Bundle{Name: team.Label(name), Files: files}, nil
}
