package embedding

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/index"
)

// FindNearMessages gives the messages of those named, whose ids rise, that mean what a question does, the nearest first, and how
// many of these stand out. Messages whose vectors are still to be made are left out: they are found by their words meanwhile.
func (s *Service) FindNearMessages(ctx context.Context, ids []int64, question string, limit int) (nearest []int64, outlying int, err error) {
	c, ok, err := s.choice(ctx)
	if err != nil || !ok || len(ids) == 0 {
		return nil, 0, err
	}
	if has, err := s.o.Store.HasMessageVectors(ctx, c.space, ids[0], ids[len(ids)-1]); err != nil || !has {
		return nil, 0, err
	}
	vector, err := s.ask(ctx, c, question)
	if err != nil {
		return nil, 0, err
	}
	nearest, outlying, err = s.o.Store.FindNearMessages(ctx, ids, c.space, vector, limit)
	if errors.Is(err, index.ErrDimension) {
		s.Wake()
		return nil, 0, fault.Newf(fault.Unavailable, "%s changed its kind of embeddings. Terzetto prepares the messages again.", c.Model).Because(err)
	}
	return nearest, outlying, err
}

// ask gives the vector of a question, or why there is none in time.
func (s *Service) ask(ctx context.Context, c chosen, question string) ([]float32, error) {
	if err := s.resting(c); err != nil {
		return nil, err
	}
	asked, cancel := context.WithTimeout(ctx, QueryTime)
	defer cancel()
	vectors, err := s.o.Client.Embed(asked, c.Target, []string{asking(question)})
	if err != nil {
		s.fail(ctx, c, err)
		return nil, err
	}
	return vectors[0], nil
}

// embedMessages makes the vectors that messages lack.
func (s *Service) embedMessages(ctx context.Context, c chosen) error {
	var before []index.MessageText
	for changed := 0; ; {
		of, err := s.o.Store.MessagesToEmbed(ctx, c.space, batch)
		if err != nil || len(of) == 0 || slices.Equal(of, before) { // what could not be kept is tried again later
			return err
		}
		before = of
		vectors, err := s.vectors(ctx, c, lists.Map(of, func(m index.MessageText) string { return m.Text }))
		if err != nil {
			return err
		}
		err = s.o.Store.AddMessageVectors(ctx, c.space, of, vectors)
		if errors.Is(err, index.ErrDimension) {
			if changed++; changed > 1 {
				return changes(c)
			}
			before = nil
			continue
		}
		if err != nil {
			return err
		}
		if now, chosen, err := s.choice(ctx); err != nil || !chosen || now.space != c.space {
			s.Wake()
			return err
		}
	}
}

// vectors asks for those of texts when no reply is being written.
func (s *Service) vectors(ctx context.Context, c chosen, texts []string) ([][]float32, error) {
	texts = lists.Map(texts, func(text string) string { return cmp.Or(strings.TrimSpace(text), "-") }) // some servers refuse an empty text
	if err := s.o.Quiet(ctx); err != nil {
		return nil, err
	}
	asked, cancel := context.WithTimeout(ctx, batchTime)
	defer cancel()
	return s.o.Client.Embed(asked, c.Target, texts)
}

// changes says that a server has no space of its own.
func changes(c chosen) error {
	return fault.Newf(fault.Unavailable, "%s changes its kind of embeddings with each request. Choose another model.", c.Model)
}
