package teams

import (
	"context"
	"path/filepath"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/story/portable"
)

// AddFile stores a file that can be given to a team.
func (s *Service) AddFile(ctx context.Context, name string, data []byte) (team.File, error) {
	if strings.TrimSpace(name) == "" {
		return team.File{}, fault.New(fault.Malformed, "The file has no name.").With("field", "name")
	}
	return s.runner.Upload(ctx, filepath.ToSlash(name), data)
}

// Contents gives a file without its bytes: what was read in it, with the summaries that there are.
func (s *Service) Contents(ctx context.Context, id int64) (team.File, error) {
	f, err := s.o.Store.Files.File(ctx, id, false)
	if err != nil {
		return f, err
	}
	return s.runner.Summarise(ctx, f)
}

// mostBundled is how many files one bundle may have: more than a long conversation produces.
const mostBundled = 1000

// BundleFiles returns files to be saved together, each once. A missing file is fault.NotFound;
// no ids, or too many, are fault.Malformed.
func (s *Service) BundleFiles(ctx context.Context, name string, ids []int64) (portable.Bundle, error) {
	if len(ids) == 0 || len(ids) > mostBundled {
		return portable.Bundle{}, fault.Newf(fault.Malformed, "Choose 1 to %d files.", mostBundled).With("field", "fileIds")
	}
	var files []portable.BundleFile
	seen := map[int64]bool{}
	for _, id := range ids {
		if seen[id] {
			continue
		}
		seen[id] = true
		f, err := s.o.Store.Files.FileHead(ctx, id, false)
		if err != nil {
			return portable.Bundle{}, err
		}
		files = append(files, portable.BundleFile{Name: team.Label(f.Label), Made: f.Created, Read: func(ctx context.Context) ([]byte, error) {
			whole, err := s.o.Store.Files.FileHead(ctx, id, true)
			return whole.Data, err
		}})
	}
	return portable.Bundle{Name: team.Label(name), Files: files}, nil
}

// A FilePlace is a passage of a file that a question found.
type FilePlace struct {
	Page    int    `json:"page,omitempty"` // or slide
	Line    int    `json:"line,omitempty"` // of a file without pages
	Snippet string `json:"snippet"`
}

// mostPlaces is how many passages a search of a file gives.
const mostPlaces = 40

// SearchFile ranks the passages of a file by a question in natural language.
func (s *Service) SearchFile(ctx context.Context, id int64, question string) ([]FilePlace, error) {
	f, err := s.o.Store.Files.FileHead(ctx, id, false)
	if err != nil {
		return nil, err
	}
	hits, err := s.o.Store.FindPassages(ctx, []string{f.Hash}, question, mostPlaces)
	places := make([]FilePlace, len(hits))
	for i, h := range hits {
		places[i] = FilePlace{Page: h.Page, Snippet: h.Snippet}
		if h.Page == 0 {
			places[i].Line = h.Found
		}
	}
	return places, err
}
