package turns

import (
	"context"

	"terzetto/backend/base/lifecycle"
)

// During returns the context for what is done in a conversation beside its turns, by a plug-in or for a summary. Stop and Close end it,
// and Close waits until the caller calls done.
func (s *Service) During(ctx context.Context, conversation string) (work context.Context, done func(), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	leave, err := s.group.Begin()
	if err != nil {
		return nil, nil, err
	}
	work, cancel := context.WithCancelCause(ctx)
	if s.calls[conversation] == nil {
		s.calls[conversation] = map[*context.CancelCauseFunc]struct{}{}
	}
	s.calls[conversation][&cancel] = struct{}{}
	stop := context.AfterFunc(s.group.Context(), func() { cancel(lifecycle.ErrStopped) })
	return work, func() {
		stop()
		cancel(nil)
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.calls[conversation], &cancel)
		if len(s.calls[conversation]) == 0 {
			delete(s.calls, conversation)
		}
		leave()
	}, nil
}

// stopCalls ends what is done in a conversation beside its turns.
func (s *Service) stopCalls(conversation string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for cancel := range s.calls[conversation] {
		(*cancel)(lifecycle.ErrStopped)
	}
}
