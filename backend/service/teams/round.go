package teams

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/store/teams"
)

// Topic begins the topic of every round's stream.
const Topic = "team:"

// Delete removes a request; uploaded files stay.
func (s *Service) Delete(ctx context.Context, id string) error {
	defer s.o.Hub.Announce("team", id)
	return s.runner.Delete(ctx, id)
}

// State returns a request and its version. Without a change it reads nothing from the database.
func (s *Service) State(ctx context.Context, id string) (teams.TeamState, error) {
	return readCached(&s.polls, id, "state", func() (teams.TeamState, error) { return s.o.Store.Teams.TeamState(ctx, id) })
}

// A Whole is a request with all of its messages and lines.
type Whole struct {
	team.Request

	Messages []team.Message `json:"messages"`
	Logs     []team.Log     `json:"logs"`
}

// Get returns a request with everything that was said and done in it. Its documents are as those of Messages.
func (s *Service) Get(ctx context.Context, id string, bare bool) (w Whole, err error) {
	if w.Request, err = s.o.Store.Teams.Request(ctx, id); err != nil {
		return w, err
	}
	h, err := s.o.Store.Teams.History(ctx, id)
	if err != nil {
		return w, err
	}
	if w.Messages, err = s.fill(ctx, h.Messages, bare); err != nil {
		return w, err
	}
	w.Logs, err = s.o.Store.Teams.TeamLogs(ctx, id, "", math.MaxInt32)
	return w, err
}

// A Page is a page of lines or messages.
type Page[T any] struct {
	Items   []T  `json:"items"`
	HasMore bool `json:"hasMore"`
}

// How many rows a page has.
const (
	pageSize    = 100
	largestPage = 500
)

// Logs gives the lines from the one with the id on.
func (s *Service) Logs(ctx context.Context, request, from string, limit int) (Page[team.Log], error) {
	return page(&s.polls, "logs", request, from, limit, func(limit int) ([]team.Log, error) { return s.o.Store.Teams.TeamLogs(ctx, request, from, limit) })
}

// Messages gives the messages from the one with the id on. Their documents have data and contents, also while the team works:
// each that fits into what the documents of one answer may have together. Bare ones have none. What is left out says so.
func (s *Service) Messages(ctx context.Context, request, from string, limit int, bare bool) (p Page[team.Message], err error) {
	p, err = page(&s.polls, "messages", request, from, limit, func(limit int) ([]team.Message, error) {
		return s.o.Store.Teams.TeamMessages(ctx, request, from, limit)
	})
	if err != nil {
		return p, err
	}
	p.Items, err = s.fill(ctx, p.Items, bare)
	return p, err
}

// mostGiven bounds what the documents of one answer have together, in bytes. What does not fit is read by a shorter page, or by
// its file.
const mostGiven = 16 << 20

// fill gives messages with the data and the contents of their documents. The given ones stay as they are, because polls hold them.
func (s *Service) fill(ctx context.Context, messages []team.Message, bare bool) ([]team.Message, error) {
	room := int64(mostGiven)
	if bare {
		room = -1 // not even an empty file
	}
	all := withoutFiles(messages)
	for _, m := range all {
		for i := range m.Documents {
			f, size, err := s.o.Store.Files.FileWithin(ctx, m.Documents[i].FileID, room)
			if fault.CodeOf(err) == fault.NotFound {
				continue // it was deleted meanwhile
			}
			if err != nil {
				return nil, err
			}
			if size > room {
				continue
			}
			room -= size
			if f, err = s.runner.Summarise(ctx, f); err != nil {
				return nil, err
			}
			d := &m.Documents[i]
			d.LeftOut, d.Data, d.Contents = false, lists.OrEmpty(f.Data), lists.OrEmpty(f.Contents)
		}
	}
	return all, nil
}

// withoutFiles gives messages whose documents say that their data and contents are left out.
func withoutFiles(messages []team.Message) []team.Message {
	all := slices.Clone(messages)
	for i := range all {
		all[i].Documents = slices.Clone(all[i].Documents)
		for k := range all[i].Documents {
			all[i].Documents[k].LeftOut = true
		}
	}
	return all
}

func page[T any](p *pollCache, kind, request, from string, limit int, read func(int) ([]T, error)) (Page[T], error) {
	if limit < 0 || limit > largestPage {
		return Page[T]{}, fault.Newf(fault.Malformed, "A page can have 1 to %d rows.", largestPage).With("field", "limit")
	}
	limit = cmp.Or(limit, pageSize)
	return readCached(p, request, fmt.Sprintf("%s %d %s", kind, limit, from), func() (Page[T], error) {
		rows, err := read(limit + 1)
		if len(rows) > limit {
			return Page[T]{rows[:limit], true}, err
		}
		return Page[T]{rows, false}, err
	})
}

// DeleteMessage removes a message from its request.
func (s *Service) DeleteMessage(ctx context.Context, request, message string) error {
	defer s.o.Hub.Announce("team", request)
	defer s.polls.forget(request)
	return s.o.Store.Teams.DeleteTeamMessage(ctx, request, message)
}

// DetachFile removes a file from one message. It stays where another message has it.
func (s *Service) DetachFile(ctx context.Context, request, message string, file int64) error {
	defer s.o.Hub.Announce("team", request)
	defer s.polls.forget(request)
	return s.o.Store.Teams.DetachFile(ctx, request, message, file)
}

// A listener streams to the windows what a round stores.
type listener struct{ stream *hub.Stream }

func (e listener) HearChange(w team.Request, logs []team.Log, messages []team.Message) {
	for _, m := range withoutFiles(messages) { // a push that a window may not be there for carries no whole files
		e.stream.Emit(event.Event{Name: "message", Data: m})
	}
	for _, l := range logs {
		e.stream.Emit(event.Event{Name: "log", Data: l})
	}
	e.stream.Emit(event.Event{Name: "status", Data: StatusOf(w)})
}

func (e listener) HearEnd() { e.stream.Close() }

// A Status is what a status poll shows.
type Status struct {
	ID           string      `json:"id"`
	Status       team.Status `json:"status"`
	CurrentRound int         `json:"currentRound"`
	LastActivity time.Time   `json:"lastActivity"`
	Error        string      `json:"error"`
}

// StatusOf returns the status of a request.
func StatusOf(w team.Request) Status {
	return Status{ID: w.ID, Status: w.Status, CurrentRound: w.CurrentRound, LastActivity: w.LastActivity, Error: w.Error}
}
