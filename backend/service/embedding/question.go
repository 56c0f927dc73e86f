package embedding

import (
	"context"
	"slices"
	"time"

	"terzetto/backend/document/passage"
)

// The questions that were asked last keep their vectors: a search is asked again for each of its pages, and a message is looked up
// among files and among messages.
const (
	mostKept = 16
	keptFor  = 5 * time.Minute
)

// A question is what a model was asked in a space, and its answer.
type question struct {
	space, text string
	vector      []float32
	at          time.Time
}

// ask gives the vector of a question, or why there is none in time.
func (s *Service) ask(ctx context.Context, c chosen, text string) ([]float32, error) {
	text = asking(text)
	if vector := s.keptVector(c, text); vector != nil {
		return vector, nil
	}
	if err := s.resting(c); err != nil {
		return nil, err
	}
	asked, cancel := context.WithTimeout(ctx, QueryTime)
	defer cancel()
	vectors, err := s.o.Client.Embed(asked, c.Target, []string{text})
	if err != nil {
		s.fail(ctx, c, err)
		return nil, err
	}
	s.keep(question{c.space, text, vectors[0], s.o.Now()})
	return vectors[0], nil
}

// meaningless gives the vectors of what means nothing. They are made once for a model.
func (s *Service) meaningless(ctx context.Context, c chosen) ([][]float32, error) {
	s.mu.Lock()
	kept, of := s.noise, s.noisy
	s.mu.Unlock()
	if kept != nil && of == c.space {
		return kept, nil
	}
	asked, cancel := context.WithTimeout(ctx, QueryTime)
	defer cancel()
	vectors, err := s.o.Client.Embed(asked, c.Target, passage.Noise())
	if err != nil {
		s.fail(ctx, c, err)
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.noise, s.noisy = vectors, c.space
	return vectors, nil
}

// keptVector gives the vector of a question that was asked a short while ago; nil: it wasn't.
func (s *Service) keptVector(c chosen, text string) []float32 {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, q := range s.questions {
		if q.space == c.space && q.text == text && s.o.Now().Sub(q.at) < keptFor {
			return q.vector
		}
	}
	return nil
}

func (s *Service) keep(q question) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.questions = slices.DeleteFunc(s.questions, func(old question) bool { return old.space == q.space && old.text == q.text })
	if s.questions = append(s.questions, q); len(s.questions) > mostKept {
		s.questions = slices.Delete(s.questions, 0, 1)
	}
}

// forget drops the vectors of questions: the server has others for them now.
func (s *Service) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.questions, s.noise = nil, nil
}
