package turn

import (
	"cmp"
	"context"
	"log/slog"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/form"
)

// tokensOfReading is how much a model may write about an exchange, besides what it thinks.
const tokensOfReading = 400

// resting are the fields of the Director that rest while facts are remembered, because these say the same and last.
var resting = []string{"plot_summary", "detected_repetitions"} //nolint:gochecknoglobals // a table that never changes

// learns reports whether what is said is read for facts. What an assistant is asked is no story.
func (s Snapshot) learns() bool { return s.Remembers() && s.hasCharacter() }

// withMemory is a snapshot without the fields of the Director that rest while facts are remembered.
func (s Snapshot) withMemory() Snapshot {
	if s.learns() {
		s.Fragments = slices.DeleteFunc(slices.Clone(s.Fragments), func(f chat.DirectorFragment) bool { return slices.Contains(resting, f.ID) })
	}
	return s
}

// FactNames are those whom a conversation names: the person, the characters, and whoever its facts are about.
func (s Snapshot) FactNames() *fact.Names {
	m := s.Names()
	var characters [][]string
	for _, v := range s.Cast {
		names := []string{v.Label, v.Name}
		if v.Card != nil {
			names = append(names, v.Card.Name, v.Card.Nickname)
		}
		characters = append(characters, names)
	}
	if c := s.Character; c != nil && len(s.Cast) == 0 {
		characters = append(characters, []string{m.Char, c.Name, c.Nickname})
	}
	names := fact.NewNames(m.User, characters...)
	for _, f := range s.Facts {
		names.Add(f.Subject)
	}
	return names
}

// read is an exchange as facts are read of it.
func (s Snapshot) read(path, messages []chat.Message) fact.Exchange {
	m := s.Names()
	return fact.Exchange{
		Messages: messages, Names: s.FactNames(), Person: m.User, Who: m.Who, Known: fact.On(path, s.Facts), Most: fact.MostOfExchange,
	}
}

// Facts keeps what was read of exchanges.
type Facts interface {
	// Keep keeps the facts of a reading whose messages still say the words that prove them.
	Keep(ctx context.Context, conversation string, r fact.Reading) error
}

// readSummary is what facts are read of with the summary of some messages; nil: none are, because all of them were read.
func (s Snapshot) readSummary(messages []chat.Message) *fact.Exchange {
	unread := func(m chat.Message) bool { _, is := s.Unread[m.ID]; return is }
	if !s.learns() || !slices.ContainsFunc(messages, unread) {
		return nil
	}
	x := s.read(s.History, messages)
	x.Most = fact.MostOfSummary
	return &x
}

// keepFacts gives the summary of what a model wrote, and keeps the facts that came with it.
func (p *Pipeline) keepFacts(ctx context.Context, conversation, said string, reads *fact.Exchange) (summary string) {
	summary, lines := fact.CutSummary(said)
	if reads == nil || p.Facts == nil || len(lines) == 0 {
		return summary
	}
	r := reads.Take(fact.Answer{Lines: lines}, fact.BySummary)
	r.MessageID = 0 // no exchange counts as read
	if err := p.Facts.Keep(ctx, conversation, r); err != nil && ctx.Err() == nil {
		p.Log.LogAttrs(ctx, slog.LevelWarn, "keep the facts of a summary", slog.String("conversation", conversation), slog.Any("err", err))
	}
	return summary
}

// unread is the exchange before the message of the turn, where it was not read for facts yet.
func (p *plan) unread() []chat.Message {
	path := p.snap.pathAbove()
	last := len(path) - 1
	if !p.snap.learns() || last < 0 || p.request.Kind == Extend || p.request.Kind == Next {
		return nil
	}
	if again, is := p.snap.Unread[path[last].ID]; !is || again {
		return nil
	}
	return chat.ExchangeAt(path, last)
}

// takeMemory takes what a form says about the exchange before out of its fields. Without asked it counts for nothing.
func (d director) takeMemory(in map[string]any, asked bool) {
	answer := fact.Answer{Present: form.Lines(in[fact.PresentParameter]), Lines: form.Lines(in[fact.RememberParameter])}
	delete(in, fact.PresentParameter)
	delete(in, fact.RememberParameter)
	if exchange := d.plan.unread(); asked && len(exchange) > 0 {
		d.memory = new(d.plan.snap.read(d.plan.snap.pathAbove(), exchange).Take(answer, fact.ByDirector))
	}
}

// UnreadReply gives the reply whose exchange should be read for facts now that there is time; 0: none is. The last one comes first, then
// those that were changed since.
func (s Snapshot) UnreadReply() int64 {
	if !s.learns() || len(s.History) == 0 {
		return 0
	}
	if last := s.History[len(s.History)-1]; last.Role == chat.Assistant {
		if _, is := s.Unread[last.ID]; is {
			return last.ID
		}
	}
	for _, m := range slices.Backward(s.History) {
		if s.Unread[m.ID] {
			return m.ID
		}
	}
	return 0
}

// ReadFacts has the model write down what an exchange established, between turns. The call extends what the next turn begins with,
// so that a server has read almost all of it, and has read it for the next turn then. reply ends the exchange.
func (p *Pipeline) ReadFacts(ctx context.Context, s Snapshot, reply int64) (fact.Reading, error) {
	at := chat.PlaceOf(s.History, reply)
	exchange := chat.ExchangeAt(s.History, at)
	if len(exchange) == 0 {
		return fact.Reading{}, nil
	}
	began := p.Now()
	s.Writer = p.Client.Ready(ctx, s.Writer, nil)
	if !s.AgentApart {
		s.Agent = s.Writer
	}
	_, base, err := p.next(s)
	if err != nil {
		return fact.Reading{}, err
	}
	choice, order := llm.Auto, s.instruct(fact.ReadOrder)
	if base.HasTools() {
		choice = llm.None
	}
	room := compaction.In(base.Target())
	switch fits := !room.Known() || base.Target().Tokens(base.Size()+len(order))+tokensOfReading <= room.Context(); {
	case at != len(s.History)-1: // an earlier one, which the model has to be shown
		if base, err = base.Alone(); err != nil {
			return fact.Reading{}, err
		}
		choice, order = llm.Auto, fact.ReadAgainOrder(s.transcript(exchange, room))
	case !fits: // to ask beside the conversation would cost what the server has read of it; the next form or summary tells
		return fact.Reading{}, nil
	}
	reading := s.read(s.History, exchange)
	said, err := p.Client.Complete(ctx, base, llm.Call{
		Label: "memory", Trailing: []llm.Message{{Role: string(chat.User), Text: order}}, Choice: choice,
		Temperature: new(agentTemperature), MaxTokens: new(tokensOfReading), Prose: &output.Prose{},
	}, nil)
	if err != nil {
		return fact.Reading{}, err
	}
	r := reading.Take(fact.ReadAnswer(said.Text), fact.ByReading)
	r.Tokens, r.Millis = cmp.Or(said.Usage.CompletionTokens, base.Target().Tokens(len(said.Text)+len(said.Reasoning))), int(p.Now().Sub(began).Milliseconds())
	return r, nil
}

// transcript are messages as a model reads them outside of their conversation, cut to what fits.
func (s Snapshot) transcript(messages []chat.Message, room compaction.Room) string {
	m := s.Names()
	var b strings.Builder
	for i := range messages {
		b.WriteString(m.Who(&messages[i]) + ": " + compaction.Shorten(m.Names(messages[i].Content), room.Piece()/len(messages)) + "\n\n")
	}
	return strings.TrimSpace(b.String())
}

// castNames are the names of those who play in a scene with several characters.
func (s Snapshot) castNames() (names []string) {
	for _, v := range s.Cast {
		names = append(names, v.Label)
	}
	return names
}

// rankFacts ranks facts for the message.
func (p *plan) rankFacts(l lookingBack, current []fact.Standing) []fact.Chosen {
	current = slices.DeleteFunc(slices.Clone(current), func(s fact.Standing) bool { // the Director reads them anyway
		return slices.ContainsFunc(p.snap.Fragments, s.IsState)
	})
	return fact.Rank(current, fact.Wish{
		Question: l.question, Stemmer: l.stemmer, Near: l.known, Recent: p.snap.FactsLately, Cast: p.snap.castNames(),
		Verbatim: func(message int64) bool { return l.verbatim(chat.PlaceOf(l.path, message)) },
	})
}

// toldTexts are what summaries and facts say.
func (p *plan) toldTexts() []string {
	folds := lists.Map(p.snap.Folds, func(f chat.Fold) string { return f.Text })
	return append(folds, lists.Map(p.snap.Facts, fact.Fact.Text)...)
}
