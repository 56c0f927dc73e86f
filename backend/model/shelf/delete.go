package shelf

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"terzetto/backend/base/fault"
)

// Delete removes a model of the own folder: all its files, its projector if no other model needs it, and the folders that
// are empty then.
func (f *Finder) Delete(ctx context.Context, dir, id string) error {
	models := f.Own(ctx, dir).Models
	at := slices.IndexFunc(models, func(e Entry) bool { return e.ID == id })
	if at < 0 {
		return fault.New(fault.NotFound, "This model is not in Terzetto's folder. Delete the model in the program it belongs to.")
	}
	files := slices.Clone(models[at].Files)
	projector := models[at].Projector
	if models = slices.Delete(models, at, at+1); projector != "" && !slices.ContainsFunc(models, func(e Entry) bool { return e.Projector == projector }) {
		files = append(files, projector)
	}
	root, err := os.OpenRoot(dir) // nothing outside of it can be reached, whatever links are in it
	if err != nil {
		return fmt.Errorf("open the folder of models: %w", err)
	}
	defer root.Close() //nolint:errcheck // nothing was written through it
	for _, path := range files {
		rel := relative(dir, path)
		if err := root.Remove(rel); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fault.New(fault.Conflict, "Couldn't delete this model. Stop the model if it is running, then retry.").Because(fmt.Errorf("delete a model: %w", err))
		}
		for above := filepath.Dir(rel); above != "."; above = filepath.Dir(above) {
			if root.Remove(above) != nil {
				break // something is in it
			}
		}
	}
	return nil
}
