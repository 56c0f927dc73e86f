package team_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf8"

	"terzetto/backend/core/team"
)

func TestAnAgentsMessageSaysWhatItsWorkCost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		asks := func(questions int, wait time.Duration) func(context.Context, team.Task, *team.AgentContext) (team.Result, error) {
			return func(ctx context.Context, task team.Task, ac *team.AgentContext) (team.Result, error) {
				for range questions {
					if _, err := ac.Write(ctx, team.Ask{For: "words", Text: strings.Repeat("four", 100)}); err != nil {
						return team.Result{}, err
					}
				}
				time.Sleep(wait)
				return delivers(ctx, task, ac)
			}
		}
		s := open(t, planning("dear", "cheap"), actor{"dear", asks(2, 3*time.Second)}, actor{"cheap", asks(1, time.Second)})
		id := s.start()
		w := s.status(id)
		all := s.store.messages[id]
		if len(all) != 5 {
			t.Fatalf("it says %v", s.said(id))
		}
		if all[0].Stats != (team.Stats{}) {
			t.Errorf("the user's message has cost %+v", all[0].Stats)
		}
		for at, want := range map[int]team.Stats{
			2: {BytesSent: 800, BytesReceived: 10, TokenCount: 202, ProcessingTime: 3000},
			3: {BytesSent: 400, BytesReceived: 5, TokenCount: 101, ProcessingTime: 1000},
		} {
			if got := all[at].Stats; got != want {
				t.Errorf("the message of %s has cost %+v, want %+v", all[at].AgentName, got, want)
			}
		}
		tokens := int64(0)
		for _, m := range all {
			tokens += m.Stats.TokenCount
		}
		if w.Stats.TokenCount != tokens {
			t.Errorf("the messages have cost %d tokens and the request %d", tokens, w.Stats.TokenCount)
		}
	})
}

func TestARequestCountsTheWarningsOfItsLog(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		warns := func(ctx context.Context, task team.Task, ac *team.AgentContext) (team.Result, error) {
			result, err := delivers(ctx, task, ac)
			result.Warnings = []string{"a.docx leaves out a picture.", "a.docx leaves out a drawing."}
			return result, err
		}
		s := open(t, planning("dear", "dear"), actor{"dear", warns})
		if got := s.status(s.start()).Stats.Warnings; got != 4 {
			t.Errorf("the request counts %d warnings, want 4", got)
		}
	})
}

func TestTheNameOfARequestEndsAtAWord(t *testing.T) {
	const word = "harbour "
	for _, c := range []struct{ prompt, want string }{
		{"hello", "hello"},
		{strings.Repeat("a", team.NameLength), strings.Repeat("a", team.NameLength)},
		{"Write a report about the tides of the harbour, with a table of the months", "Write a report about the tides of the harbour, with a table…"},
		{"Write a report about the tides and the ships of the har bour, and more of it", "Write a report about the tides and the ships of the har…"},
		{strings.Repeat("a", 80), strings.Repeat("a", team.NameLength-1) + "…"},
		{strings.Repeat("港", 80), strings.Repeat("港", team.NameLength-1) + "…"},
		{strings.Repeat(word, 20), strings.TrimSpace(strings.Repeat(word, 7)) + "…"},
	} {
		s := open(t, planning())
		w, err := s.Start(t.Context(), "", c.prompt, nil)
		if err != nil || w.Name != c.want || utf8.RuneCountInString(w.Name) > team.NameLength {
			t.Errorf("%q is called %q, %v; want %q", c.prompt, w.Name, err, c.want)
		}
		s.status(w.ID)
	}
}

func TestTheTimeOfARequestGrowsWhileATeamWorks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var during team.Stats
		var s *stage
		slow := func(ctx context.Context, task team.Task, ac *team.AgentContext) (team.Result, error) {
			time.Sleep(3 * time.Second)
			if w, err := s.store.Request(ctx, task.RequestID); err == nil {
				during = w.Stats
			}
			time.Sleep(2 * time.Second)
			return delivers(ctx, task, ac)
		}
		s = open(t, planning("one", "two"), actor{"one", slow}, actor{"two", slow})
		w := s.status(s.start())
		if during.ProcessingTime != 5000 {
			t.Errorf("in the second task it has taken %d ms", during.ProcessingTime)
		}
		if w.Stats.ProcessingTime != 10_000 {
			t.Errorf("at the end it has taken %d ms", w.Stats.ProcessingTime)
		}
	})
}
