package turns

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/pipeline"
)

// attach reads the files of a request, of which only the ids are known. One file is sent once.
func (s *Service) attach(ctx context.Context, r *pipeline.Request) error {
	if len(r.Files) == 0 {
		return nil
	}
	if err := chat.CheckFiles(r.Files); err != nil {
		return err
	}
	var files []chat.File
	seen := map[int64]bool{}
	for _, named := range r.Files {
		if seen[named.ID] {
			continue
		}
		seen[named.ID] = true
		f, err := s.o.Store.Attachable(ctx, named.ID)
		if err == nil {
			f, err = pipeline.Attach(ctx, s.o.Store, f)
		}
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	r.Files = files
	return nil
}
