package turns

// Settled reports whether no work is done, or waits, between turns.
func (s *Service) Settled() bool {
	s.later.mu.Lock()
	defer s.later.mu.Unlock()
	return len(s.later.waits)+len(s.later.ends) == 0
}
