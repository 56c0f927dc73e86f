package archive

import (
	"context"

	"terzetto/backend/story/portable"
)

// An Imported says what came of a transcript.
type Imported struct {
	Meeting

	ID    string // of the conversation; of the known one, where there is one
	Notes []error
}

// ImportTranscripts is ImportTranscript for several without files: all of them with one flush of the disk, or none.
func (a *Archive) ImportTranscripts(ctx context.Context, ids *IDMap, talks []*portable.Transcript) ([]Imported, error) {
	done, here := make([]Imported, len(talks)), make([]imported, len(talks))
	err := a.write(ctx, func(t tx) error {
		for i, talk := range talks {
			if err := checkTranscript(talk); err != nil {
				return err
			}
			met, err := a.matchTranscript(ctx, t, talk)
			if err != nil {
				return err
			}
			done[i], here[i] = Imported{Meeting: met, ID: met.Known}, imported{met.Known, met.rows}
			if met.Known != "" {
				continue
			}
			if done[i].ID, err = a.idOf(ctx, t, talk); err != nil {
				return err
			}
			here[i].id = done[i].ID
			if done[i].Notes, here[i].rows, err = a.keep(ctx, t, done[i].ID, ids, talk, nil); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	for i, talk := range talks {
		ids.putTranscript(talk, here[i])
	}
	return done, nil
}
