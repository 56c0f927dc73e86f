package turns

// Settled reports whether no work is done, or waits, between turns.
func (s *Service) Settled() bool {
	return s.idleWork.isEmpty()
}
