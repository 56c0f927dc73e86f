package teams

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/document/passage"
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
	Page      int    `json:"page,omitempty"` // or slide
	Line      int    `json:"line,omitempty"` // of a file without pages
	Snippet   string `json:"snippet"`
	ByMeaning bool   `json:"byMeaning,omitempty"` // it has none of the words that were looked for
}

// FilePlaces are what a search of a file gives, the best first.
type FilePlaces struct {
	Items   []FilePlace `json:"items"`
	Weak    bool        `json:"weak"`    // none of them answers the question, or comes close
	Skipped string      `json:"skipped"` // why nothing was found by meaning although there is a model for it; empty: nothing was in the way
}

// mostPlaces is how many passages a search of a file gives.
const mostPlaces = 40

// mostNear is how many of them it finds by meaning.
const mostNear = 10

// SearchFile ranks the passages of a file by a question in natural language: by its words, and by what it means where there is a
// model for that and the file was sent with a message.
func (s *Service) SearchFile(ctx context.Context, id int64, question string) (FilePlaces, error) {
	found := FilePlaces{Items: []FilePlace{}}
	f, err := s.o.Store.Files.FileHead(ctx, id, false)
	if err != nil {
		return found, err
	}
	hits, err := s.o.Store.FindPassages(ctx, []string{f.Hash}, question, mostPlaces)
	if err != nil {
		return found, err
	}
	near, err := s.findNear(ctx, f.Hash, question)
	if ctx.Err() != nil {
		return found, ctx.Err()
	}
	if err != nil {
		found.Skipped = "The file was searched by words alone. " + fault.Sentence(err)
	}
	if len(hits) == 0 && !slices.ContainsFunc(near, func(h passage.Hit) bool { return h.Fit > 0 }) {
		near = nil // the nearest of what has nothing to do with it
	}
	inWords := func(h passage.Hit) bool {
		return slices.ContainsFunc(hits, func(o passage.Hit) bool { return o.Page == h.Page && o.Line == h.Line && o.Text == h.Text })
	}
	found.Weak = true
	for _, h := range passage.Fuse(hits, near, mostPlaces) {
		found.Weak = found.Weak && h.Fit < passage.Close
		place := FilePlace{Page: h.Page, Snippet: h.Snippet, ByMeaning: !inWords(h)}
		if h.Page == 0 {
			place.Line = h.Found
		}
		found.Items = append(found.Items, place)
	}
	return found, nil
}

// findNear gives the passages of a file that answer a question by what they mean, or come close.
func (s *Service) findNear(ctx context.Context, hash, question string) ([]passage.Hit, error) {
	if strings.TrimSpace(question) == "" {
		return nil, nil
	}
	attached, err := s.o.Store.Files.AttachedContents(ctx) // those have vectors
	if err != nil || !slices.Contains(attached, hash) {
		return nil, err
	}
	return s.o.Near(ctx, []string{hash}, question, mostNear)
}
