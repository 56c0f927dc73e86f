package mask

// A Stream takes secrets out of a text that comes in pieces. It is used by one goroutine.
type Stream struct {
	filter Filter
	held   string // may begin a secret
	count  int
}

// Stream begins a text.
func (f Filter) Stream() *Stream { return &Stream{filter: f} }

// Write takes a piece, and gives what can be told of the text by now.
func (s *Stream) Write(piece string) string {
	m := s.filter.matcher()
	if m == nil {
		piece, s.held = s.held+piece, ""
		return piece
	}
	clear, rest, n := m.replace(s.held+piece, false)
	s.held, s.count = rest, s.count+n
	return clear
}

// End gives what was held back, because nothing follows it.
func (s *Stream) End() string {
	hidden, n := s.filter.Count(s.held)
	s.held, s.count = "", s.count+n
	return hidden
}

// Count is how many secrets were taken out.
func (s *Stream) Count() int { return s.count }
