package habits

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/store/habits"
	"terzetto/backend/story/habit"
)

const (
	// batch is how many messages are read at once.
	batch = 100
	// first keeps the work out of the way of a start.
	first = 2 * time.Second
	// again is when the service looks whether there is something new, because messages come by many ways.
	again = 30 * time.Second
	// learnAgain: habits are looked for again when the replies are another by one in so many.
	learnAgain = 8
	// mostWords is how many of the newest words habits are looked for in, which takes about 200 MB for a few seconds.
	mostWords = 6_000_000
)

// Options are what the service works with.
type Options struct {
	Store *store.DB
	Hub   *hub.Hub
	Quiet func(context.Context) error // waits until no reply is being written
	Log   *slog.Logger
	// Phrases gives the phrase bank, which a ban is added to.
	Phrases repository.Repository[chat.PhraseGroup, int64]
	// Demo is the model whose replies are a part of the program.
	Demo string
}

// A Service knows the habits of the models.
type Service struct {
	o     Options
	group *lifecycle.Group
	wake  chan struct{}
}

// New makes the service. Its work ends with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	s := &Service{o: o, group: lifecycle.New(ctx), wake: make(chan struct{}, 1)}
	s.group.Go(s.watch)
	return s
}

// Wake tells the service that a reply was stored.
func (s *Service) Wake() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// Close ends the work and waits for it.
func (s *Service) Close() { s.group.Close() }

// watch learns until the service closes.
func (s *Service) watch(ctx context.Context) {
	timer := time.NewTimer(first)
	defer timer.Stop()
	for seen := int64(-1); ; timer.Reset(again) {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		case <-timer.C:
		}
		if now := s.o.Store.Writes(); now != seen {
			if err := s.learn(ctx); err == nil {
				seen = now
			} else if ctx.Err() == nil {
				s.o.Log.LogAttrs(ctx, slog.LevelWarn, "learn the habits of models", slog.Any("err", err))
			}
		}
	}
}

// learn reads what is new, and looks for habits when that is enough.
func (s *Service) learn(ctx context.Context) error {
	read, err := s.read(ctx)
	if err != nil {
		return err
	}
	sums, err := s.o.Store.Habits.Sums(ctx)
	if err != nil {
		return err
	}
	learnt, err := s.o.Store.Habits.Learnt(ctx)
	if err != nil {
		return err
	}
	replies := 0
	for _, sum := range sums {
		if sum.Model != "" && sum.Skip == "" && !sum.Forgotten {
			replies += sum.Messages
		}
	}
	if isDue(replies, learnt) {
		if err := s.find(ctx); err != nil {
			return err
		}
		if err := s.o.Store.Habits.SetLearnt(ctx, replies); err != nil {
			return err
		}
		read = true
	}
	if read {
		s.o.Hub.Announce("habits", "")
	}
	return nil
}

// isDue reports whether habits are looked for again.
func isDue(replies, learnt int) bool {
	differs := max(replies-learnt, learnt-replies)
	return differs > 0 && differs*learnAgain >= learnt
}

// read reads the messages that were not read yet. any: there were some.
func (s *Service) read(ctx context.Context) (anything bool, err error) {
	known, err := s.o.Store.Habits.Phrases(ctx)
	if err != nil {
		return false, err
	}
	matcher := habit.NewMatcher(lists.Map(known, func(p habits.Phrase) string { return p.Phrase }))
	for last := int64(0); ; anything = true {
		if err := s.o.Quiet(ctx); err != nil {
			return anything, err
		}
		unread, err := s.o.Store.Habits.Unread(ctx, last, batch)
		if err != nil || len(unread) == 0 {
			return anything, err
		}
		if err := s.o.Store.Habits.Add(ctx, lists.Map(unread, func(m habits.Unread) habits.Reading { return s.readingOf(matcher, m) })); err != nil {
			return anything, err
		}
		last = unread[len(unread)-1].ID
	}
}

// readingOf reads a message, and says why it does not count.
func (s *Service) readingOf(matcher *habit.Matcher, m habits.Unread) habits.Reading {
	out := habits.Reading{ID: m.ID, Content: m.Content}
	read := matcher.Read(m.Content)
	if m.Role == chat.Assistant {
		out.Model = m.Model
		switch {
		case m.Models > 1:
			out.Skip = habits.TwoModels
		case m.Model == "":
			out.Skip = habits.NoModel
		case m.Model == s.o.Demo:
			out.Skip = habits.Demo
		case m.Edited:
			out.Skip = habits.Edited
		case m.Interrupted:
			out.Skip = habits.Interrupted
		}
	}
	if out.Skip == "" && read.Unspaced {
		out.Skip = habits.NoSpaces
	}
	if out.Skip == "" {
		out.Words, out.Counts = read.Words, read.Counts
	}
	return out
}

// find looks for habits in all that was read.
func (s *Service) find(ctx context.Context) error {
	known, err := s.o.Store.Habits.Phrases(ctx)
	if err != nil {
		return err
	}
	corpus, err := s.corpus(ctx)
	if err != nil {
		return err
	}
	for _, p := range known {
		if p.ForgottenThrough > 0 {
			corpus.Forget(p.Model, p.Phrase, p.ForgottenThrough)
		}
	}
	rest := func() error { return s.o.Quiet(ctx) }
	found, err := corpus.Learn(rest)
	if err != nil {
		return err
	}
	type key struct{ model, phrase string }
	still := map[key]bool{}
	for _, h := range found {
		still[key{h.Model, h.Phrase}] = true
		if err := rest(); err != nil {
			return err
		}
		if err := s.o.Store.Habits.Save(ctx, h); err != nil {
			return err
		}
	}
	gone := []int64{}
	for _, p := range known {
		if !still[key{p.Model, p.Phrase}] {
			gone = append(gone, p.ID)
		}
	}
	if len(gone) == 0 {
		return nil
	}
	return s.o.Store.Habits.Remove(ctx, gone)
}

// corpus is all that was written, as far back as there is room for.
func (s *Service) corpus(ctx context.Context) (*habit.Corpus, error) {
	sources, err := s.o.Store.Habits.Sources(ctx)
	if err != nil {
		return nil, err
	}
	settings, err := s.o.Store.Habits.Settings(ctx)
	if err != nil {
		return nil, err
	}
	names := lists.Map(sources, func(s habits.Source) string { return s.Name })
	for _, set := range settings {
		names = append(names, set.Names...)
	}
	corpus := habit.NewCorpus(names)
	for _, source := range sources {
		corpus.Add(habit.Text{Origin: source.ID, Content: source.Text})
	}
	for _, set := range settings {
		corpus.AddOrigins(set.Conversation, set.Sources...)
		corpus.Add(habit.Text{Conversation: set.Conversation, Content: set.Text})
	}
	for last := int64(1<<63 - 1); corpus.Words() < mostWords; {
		if err := s.o.Quiet(ctx); err != nil {
			return nil, err
		}
		read, err := s.o.Store.Habits.Read(ctx, last, batch)
		if err != nil || len(read) == 0 {
			return corpus, err
		}
		for _, m := range read {
			corpus.Add(habit.Text{ID: m.ID, Conversation: m.Conversation, Model: m.Model, Forgotten: m.Forgotten, Content: m.Content})
		}
		last = read[len(read)-1].ID
	}
	return corpus, nil
}
