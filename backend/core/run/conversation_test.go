package run_test

import (
	"slices"

	"terzetto/backend/chat"
)

func (s *stage) conversation() string {
	s.Helper()
	c, err := s.db.Chats.CreateConversation(s.Context(), chat.NewConversation{FirstMes: "g"})
	if err != nil {
		s.Fatal(err)
	}
	return c.ID
}

// told lists what conversations are told of runs, and tells it.
func (s *stage) told() []string {
	s.Helper()
	of, err := s.db.Runs.UntoldRuns(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	var all []string
	for id, conversation := range of {
		if _, err := s.db.Runs.TellRun(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		rows, err := s.db.Messages.Messages(s.Context(), conversation, chat.Page{})
		if err != nil {
			s.Fatal(err)
		}
		all = append(all, rows[len(rows)-1].Content)
	}
	slices.Sort(all)
	return all
}
