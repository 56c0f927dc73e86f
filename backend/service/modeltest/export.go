package modeltest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"terzetto/backend/story/portable"
	"terzetto/backend/story/proof"
)

// Export writes what the Editor did in the last test of a model, in the form of the reports of its work: of each opening that
// was played the reply without the Director and the one with it.
func (s *Service) Export(ctx context.Context, model int64) (portable.Stream, error) {
	t, err := s.Get(ctx, model)
	if err != nil {
		return portable.Stream{}, err
	}
	d := proof.Document{Version: proof.Version, Replies: []proof.Reply{}}
	for _, o := range t.Openings {
		for _, r := range o.replies {
			r.ID = int64(len(d.Replies) + 1)
			d.Replies = append(d.Replies, r)
		}
	}
	d.Report = d.Count()
	return portable.Stream{Name: "Terzetto model test.json", Mime: "application/json", Write: func(_ context.Context, w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		if err := e.Encode(d); err != nil {
			return fmt.Errorf("write the report: %w", err)
		}
		return nil
	}}, nil
}
