package habits

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/habits"
	"terzetto/backend/story/habit"
)

// A List says what the habits of the models are, and of how much that was learnt.
type List struct {
	Models  []Model             `json:"models"`
	Read    int                 `json:"read"`    // replies that count
	Unread  int                 `json:"unread"`  // messages that are still to be read
	Due     bool                `json:"due"`     // there are so many other replies that habits are looked for again
	Skipped map[habits.Skip]int `json:"skipped"` // replies that do not count, by the reason
}

// A Model is one whose replies were read.
type Model struct {
	Model         string  `json:"model"`
	Replies       int     `json:"replies"`
	Conversations int     `json:"conversations"`
	Words         int     `json:"words"`
	Forgotten     int     `json:"forgotten"` // replies of which a person wants nothing to be learnt
	Habits        []Habit `json:"habits"`    // the surest first
}

// A State says what a person did with a habit.
type State string

// The states.
const (
	Offered   State = "offered"
	Banned    State = "banned"
	Forgotten State = "forgotten"
)

// A Habit is a phrase that a model says far more often than others.
type Habit struct {
	ID            int64     `json:"id"`
	Phrase        string    `json:"phrase"`
	State         State     `json:"state"`
	Count         int       `json:"count"`
	Conversations int       `json:"conversations"`
	Elsewhere     int       `json:"elsewhere"` // how often others say it: the person, and other models
	Times         float64   `json:"times"`     // how many times as often as elsewhere; 0: others never say it
	Examples      []Example `json:"examples"`  // the newest

	denied map[string]bool // conversations where the person said it
	in     map[string]bool // conversations that count
}

// An Example is a place where a habit is said.
type Example struct {
	ConversationID string `json:"conversation_id"`
	Title          string `json:"title"`
	MessageID      int64  `json:"message_id"`
	Before         string `json:"before"`
	Text           string `json:"text"` // the phrase, as it is written there
	After          string `json:"after"`
}

const (
	// examples is how many are given of a habit.
	examples = 3
	// around is how many bytes are shown on each side of a phrase.
	around = 60
)

// List gives the habits of all models.
func (s *Service) List(ctx context.Context) (List, error) {
	out := List{Models: []Model{}, Skipped: map[habits.Skip]int{}}
	known, err := s.o.Store.Habits.Overview(ctx)
	if err != nil {
		return out, err
	}
	total := 0
	for _, sum := range known.Sums {
		total += sum.Words
		out.add(sum)
	}
	out.Unread, out.Due = known.Unread, isDue(out.Read, known.Learnt)
	banned, err := s.bannedPhrases(ctx)
	if err != nil {
		return out, err
	}
	of := map[int64][]habits.Place{}
	for _, p := range known.Places {
		of[p.Habit] = append(of[p.Habit], p)
	}
	for _, p := range known.Phrases {
		at := slices.IndexFunc(out.Models, func(m Model) bool { return m.Model == p.Model })
		if at < 0 {
			continue
		}
		m := &out.Models[at]
		h := tally(p, of[p.ID])
		if banned(p.Phrase) {
			h.State = Banned
		}
		if h.State == Offered && h.Conversations < habit.Conversations {
			continue // messages were deleted since it was found
		}
		if others := total - m.Words; h.Elsewhere > 0 && others > 0 && m.Words > 0 {
			h.Times = float64(h.Count) / float64(m.Words) * float64(others) / float64(h.Elsewhere)
		}
		if err := s.fill(ctx, &h); err != nil {
			return out, err
		}
		m.Habits = append(m.Habits, h)
	}
	return out, nil
}

// add counts some messages.
func (l *List) add(sum habits.Sum) {
	switch {
	case sum.Role != chat.Assistant:
		return
	case sum.Skip != "":
		l.Skipped[sum.Skip] += sum.Messages
		return
	}
	if len(l.Models) == 0 || l.Models[len(l.Models)-1].Model != sum.Model {
		l.Models = append(l.Models, Model{Model: sum.Model, Habits: []Habit{}})
	}
	m := &l.Models[len(l.Models)-1]
	if sum.Forgotten {
		m.Forgotten += sum.Messages
		return
	}
	l.Read += sum.Messages
	m.Replies, m.Conversations, m.Words = sum.Messages, sum.Conversations, sum.Words
}

// tally counts a phrase where it is said. A conversation where the person said it does not count.
func tally(p habits.Phrase, places []habits.Place) Habit {
	h := Habit{ID: p.ID, Phrase: p.Phrase, State: Offered, Examples: []Example{}, denied: map[string]bool{}, in: map[string]bool{}}
	if !p.Offered {
		h.State = Forgotten
	}
	for _, at := range places {
		if at.Model == "" {
			h.denied[at.Conversation] = true
		}
	}
	for _, at := range places {
		switch {
		case at.Model != p.Model:
			h.Elsewhere += at.Count
		case h.denied[at.Conversation] || at.Forgotten || at.Message <= p.ForgottenThrough && p.Offered:
		default:
			h.Count += at.Count
			if !h.in[at.Conversation] && len(h.Examples) < examples {
				h.Examples = append(h.Examples, Example{ConversationID: at.Conversation, Title: at.Title, MessageID: at.Message})
			}
			h.in[at.Conversation] = true
		}
	}
	h.Conversations = len(h.in)
	return h
}

// fill reads what the examples of a habit say. One whose message is deleted at this moment is left out.
func (s *Service) fill(ctx context.Context, h *Habit) error {
	var read []Example
	for _, e := range h.Examples {
		content, err := s.o.Store.Habits.Content(ctx, e.MessageID)
		if fault.Is(err, fault.NotFound) {
			continue
		}
		if err != nil {
			return err
		}
		start, end, ok := habit.Find(content, h.Phrase)
		if !ok {
			continue
		}
		e.Before, e.Text, e.After = tail(content[:start]), content[start:end], head(content[end:])
		read = append(read, e)
	}
	h.Examples = lists.OrEmpty(read)
	return nil
}

// tail is the end of a text, from a word on and on one line.
func tail(s string) string {
	s = s[strings.LastIndexByte(s, '\n')+1:]
	if len(s) > around {
		s = s[len(s)-around:]
		if _, rest, found := strings.Cut(s, " "); found {
			s = rest
		}
		s = "…" + strings.ToValidUTF8(s, "")
	}
	return s
}

// head is the beginning of a text, up to a word and on one line.
func head(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	if len(s) > around {
		s = s[:around]
		if at := strings.LastIndexByte(s, ' '); at > 0 {
			s = s[:at]
		}
		s = strings.ToValidUTF8(s, "") + "…"
	}
	return s
}

// bannedPhrases tells whether a phrase is in the phrase bank, as one that the model is kept from.
func (s *Service) bannedPhrases(ctx context.Context) (func(phrase string) bool, error) {
	groups, err := s.o.Phrases.List(ctx)
	if err != nil {
		return nil, err
	}
	set := map[string]bool{}
	for _, g := range groups {
		if g.Enabled && g.Banned {
			for _, v := range g.Variants {
				set[strings.ToLower(v)] = true
			}
		}
	}
	return func(phrase string) bool { return set[phrase] }, nil
}

// Ban adds a habit to the phrase bank, banned: the Editor takes it out, and a server that can keeps the model from it. All models
// are kept from it then.
func (s *Service) Ban(ctx context.Context, id int64) (chat.PhraseGroup, error) {
	p, err := s.o.Store.Habits.Phrase(ctx, id)
	if err != nil {
		return chat.PhraseGroup{}, err
	}
	bank := s.o.Phrases
	groups, err := bank.List(ctx)
	if err != nil {
		return chat.PhraseGroup{}, err
	}
	variants, err := s.variants(ctx, p)
	if err != nil {
		return chat.PhraseGroup{}, err
	}
	defer s.o.Hub.Announce("habits", "")
	// A group that has other phrases too may be wanted as it is.
	at := slices.IndexFunc(groups, func(g chat.PhraseGroup) bool {
		return len(g.Variants) > 0 && !slices.ContainsFunc(g.Variants, func(v string) bool { return !slices.Contains(variants, v) })
	})
	if at >= 0 {
		return bank.Update(ctx, groups[at].ID, json.RawMessage(`{"enabled":true,"banned":true}`))
	}
	return bank.Create(ctx, chat.PhraseGroup{Kind: "literal", Variants: variants, Enabled: true, Banned: true})
}

// variants are the phrase, and the way that it is written in a reply where more differs than the first letter: a sampler
// compares letters.
func (s *Service) variants(ctx context.Context, p habits.Phrase) ([]string, error) {
	variants := []string{p.Phrase}
	places, err := s.o.Store.Habits.Places(ctx)
	if err != nil {
		return nil, err
	}
	h := tally(p, slices.DeleteFunc(places, func(at habits.Place) bool { return at.Habit != p.ID }))
	if err := s.fill(ctx, &h); err != nil {
		return nil, err
	}
	for _, e := range h.Examples {
		_, a := utf8.DecodeRuneInString(e.Text)
		_, b := utf8.DecodeRuneInString(p.Phrase)
		if written := strings.Join(strings.Fields(e.Text), " "); written[a:] != p.Phrase[b:] && !slices.Contains(variants, written) {
			variants = append(variants, written)
		}
	}
	return variants, nil
}

// Forget has a habit be none, unless what is said from now on is enough for it.
func (s *Service) Forget(ctx context.Context, id int64) error {
	err := s.o.Store.Habits.Forget(ctx, id)
	if err == nil {
		s.o.Hub.Announce("habits", "")
	}
	return err
}

// ForgetModel has nothing be learnt any more of what a model said until now.
func (s *Service) ForgetModel(ctx context.Context, model string) error {
	err := s.o.Store.Habits.ForgetModel(ctx, model)
	if err == nil {
		s.o.Hub.Announce("habits", "")
	}
	return err
}
