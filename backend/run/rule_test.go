package run_test

import "testing"

func TestStepsAreCarriedOutInTheirOrder(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		s.has("b", gives("2"))
		id := s.does(steps("a", "b")...)
		s.holds("the run", s.stands(id), "completed at 2 of 2 [1 2]")
		s.holds("the tools", s.entered(), "a b")
	})
}
