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
	"terzetto/backend/story/recall"
)

// FindNearest gives the messages and the facts of those named that mean what a question does. The server is asked once for both. What
// has no vector yet is left out: it is found by its words meanwhile.
func (s *Service) FindNearest(ctx context.Context, question string, messages, facts []int64, limit int) (said, known recall.Near, err error) {
	c, ok, err := s.choice(ctx)
	if err != nil || !ok {
		return said, known, err
	}
	hasMessages, err := s.o.Store.HasTextVectors(ctx, c.space, index.MessageTexts, messages)
	if err != nil {
		return said, known, err
	}
	if hasFacts, err := s.o.Store.HasTextVectors(ctx, c.space, index.FactTexts, facts); err != nil || !hasFacts && !hasMessages {
		return said, known, err
	}
	vector, err := s.ask(ctx, c, question)
	if err != nil {
		return said, known, err
	}
	said, err = s.o.Store.FindNearTexts(ctx, c.space, index.MessageTexts, messages, vector, limit)
	if err == nil {
		known, err = s.o.Store.FindNearTexts(ctx, c.space, index.FactTexts, facts, vector, limit)
	}
	if errors.Is(err, index.ErrDimension) {
		s.forget()
		s.Wake()
		err = fault.Newf(fault.Unavailable, "%s changed its kind of embeddings. Terzetto prepares the messages again.", c.Model).Because(err)
	}
	return said, known, err
}

// FindMessages gives the messages of a conversation that answer a question, or come close, the nearest first; without a
// conversation, those of all that were used last. Without a chosen model there are none.
func (s *Service) FindMessages(ctx context.Context, conversation, question string, limit int) ([]int64, error) {
	c, ok, err := s.choice(ctx)
	if err != nil || !ok {
		return nil, err
	}
	vector, err := s.ask(ctx, c, question)
	if err != nil {
		return nil, err
	}
	found, err := s.o.Store.FindNearMessages(ctx, c.space, conversation, vector, limit)
	if errors.Is(err, index.ErrDimension) {
		s.forget()
		s.Wake()
		err = fault.Newf(fault.Unavailable, "%s changed its kind of embeddings. Terzetto prepares the messages again.", c.Model).Because(err)
	}
	return found, err
}

// embedTexts makes the vectors that facts and messages lack.
func (s *Service) embedTexts(ctx context.Context, c chosen) error {
	if err := s.o.Store.DropChangedFacts(ctx); err != nil {
		return err
	}
	var before []index.Text
	for changed := 0; ; {
		of, err := s.o.Store.TextsToEmbed(ctx, c.space, batch)
		if err != nil || len(of) == 0 || slices.Equal(of, before) { // what could not be kept is tried again later
			return err
		}
		before = of
		vectors, err := s.vectors(ctx, c, lists.Map(of, func(t index.Text) string { return t.Text }))
		if err != nil {
			return err
		}
		err = s.o.Store.AddTextVectors(ctx, c.space, of, vectors)
		if errors.Is(err, index.ErrDimension) {
			s.forget()
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
