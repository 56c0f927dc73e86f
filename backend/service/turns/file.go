package turns

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// attach reads the files of a request, of which only the ids are known, and perhaps the hash of the content. One file is sent once.
func attach(ctx context.Context, db *store.DB, r *turn.Request) error {
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
		f, err := db.Files.Attachable(ctx, named.ID)
		if err == nil && named.Hash != "" && named.Hash != f.Hash { // the id is of another database
			err = fault.New(fault.NotFound, "This file was deleted.")
		}
		if err == nil {
			f, err = turn.Attach(ctx, db, f)
		}
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	r.Files = files
	return nil
}
