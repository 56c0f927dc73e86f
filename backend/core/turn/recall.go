package turn

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/recall"
)

// Stems tells in which messages of a conversation the stems of words are; see index.MessageFinder.FindStems.
type Stems interface {
	FindStems(ctx context.Context, conversation string, stems []string, most int) (found recall.Postings, upto int64, err error)
}

const (
	// lately is how many of the last messages a model remembers by itself. What is further back is recalled although the
	// model still reads it, because models overlook what is in the middle of a long text.
	lately = 40
	// recallTime bounds how long a reply waits for what is recalled. A model that embeds has less, see embedding.QueryTime.
	recallTime = 3 * time.Second
	// mostNear is how many messages, and how many facts, are ranked by what they mean.
	mostNear = 50
	// aroundQuote is what a line of a quote has beside it, in bytes.
	aroundQuote = 8
	// leastRecalled is the room in bytes below which nothing is recalled.
	leastRecalled = 200
	// keywords is the field of the Director that says what a scene is about.
	keywords = "keywords"
)

// A Recall is what a message recalled: it was looked for once, and all replies to the message read the same.
type Recall struct {
	Quotes []recall.Quote `json:"quotes"`
	Facts  []fact.Chosen  `json:"facts"`
	// NoRecord: the message speaks of something before of which nothing is on record.
	NoRecord bool `json:"no_record"`
}

// A reminder is what a reply is written with in mind.
type reminder struct {
	*Recall // nil: nothing was looked for

	dropped []recall.Dropped // what was found beside it
}

// A RecallRecord is a Recall as the log tells of it. The quotes are texts of other messages, which may be deleted one day, so the
// record has none of them.
type RecallRecord struct {
	Quotes   []RecalledQuote  `json:"quotes"`
	Facts    []RecalledFact   `json:"facts"`
	NoRecord bool             `json:"no_record"` // the message speaks of something of which nothing is on record
	Dropped  []recall.Dropped `json:"dropped"`   // what was found beside them, and why it was not sent
}

// A RecalledQuote is one of a record.
type RecalledQuote struct {
	recall.Quote

	Used bool `json:"used"` // the reply says what the quote says
}

// A RecalledFact is one of a record.
type RecalledFact struct {
	fact.Chosen

	Used bool `json:"used"`
}

// Remembers reports whether the models of a conversation are reminded of what was said earlier.
func (s Snapshot) Remembers() bool {
	if own := s.Conversation.Settings.Memory; own != nil {
		return *own
	}
	return s.Settings.Memory
}

// pathAbove is the path above the person's message, or all of it where none was written.
func (s Snapshot) pathAbove() []chat.Message {
	if at := chat.PlaceOf(s.History, s.User.ID); at >= 0 {
		return s.History[:at]
	}
	return s.History
}

// remember decides what the reply is written with in mind, within what a plan has left of the room. It gives way before all
// else, and never has anything folded. Where a reply to the same message had it decided before, that stands.
func (p *planner) remember(ctx context.Context, next *plan) {
	if !next.snap.Remembers() {
		return
	}
	room := next.snap.room()
	most := room.Recall()
	if room.Known() {
		sent, _ := next.history.Sizes()
		most = min(most, room.Remaining(sent)-len(next.quotes.text())-next.editorSize())
	}
	if next.snap.Recall == nil && p.recalled == nil && most >= leastRecalled {
		p.recalled, p.unrecalled = p.lookBack(ctx, next, most)
	}
	known := next.snap.Recall
	if known == nil {
		known = p.recalled
	}
	if known == nil {
		return
	}
	next.reminder.Recall = next.standing(*known)
	next.reminder.dropped = p.unrecalled
	if size := len(next.recallText()); size > max(most, 0) {
		for _, q := range next.reminder.Quotes {
			next.reminder.dropped = append(next.reminder.dropped, recall.Dropped{MessageID: q.MessageID, Reason: recall.NoRoom})
		}
		next.reminder.Quotes, next.reminder.Facts = nil, nil
	}
}

// standing is what of a recall still stands on this path: quotes that their messages still say, and facts that hold. A fact in
// whose place the exchange before the message has put another one stays, because the models read that exchange, and all replies
// to the message read the same.
func (p *plan) standing(r Recall) *Recall {
	path := p.snap.pathAbove()
	r.Quotes = slices.DeleteFunc(slices.Clone(r.Quotes), func(q recall.Quote) bool {
		at := chat.PlaceOf(path, q.MessageID)
		return at < 0 || q.Text == "" || !strings.Contains(path[at].Content, q.Text)
	})
	if len(r.Facts) == 0 {
		return &r
	}
	r.Facts = fact.StillHold(r.Facts, fact.On(path, p.snap.Facts), chat.ExchangeAt(path, len(path)-1))
	return &r
}

// lookBack finds what fits the message among the facts, and among the messages that the model does not read any more or read long
// ago. nil: there is none of them.
func (p *planner) lookBack(ctx context.Context, next *plan, most int) (*Recall, []recall.Dropped) {
	path, folded := next.snap.pathAbove(), next.shape.FoldedTo
	below := max(len(path)-lately, chat.PlaceOf(path, folded)+1)
	all := fact.On(path, next.snap.Facts)
	current := fact.ToRemindOf(fact.CurrentOf(all), path, below, next.snap.castNames())
	refers := p.Stems != nil && recall.RefersBack(next.snap.User.Content)
	if next.snap.User.ID == 0 || (below <= 0 || p.Stems == nil) && len(current) == 0 && !refers {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, recallTime)
	defer cancel()
	l := lookingBack{
		path: path, stemmer: stemmerOf(path), question: p.recallQuestion(ctx, next.exchange, path),
		messages: lists.Map(path, func(m chat.Message) recall.Message { return recall.Message{ID: m.ID, Who: m.Author, Text: m.Content} }),
		verbatim: func(place int) bool { return place >= 0 && (place < chat.Greeting(path) || path[place].ID > folded) },
	}
	l.said, l.known = p.findNearest(ctx, path[:max(below, 0)], current, l.question.Message)
	room := most - len(prompt.RecallBlock(nil, []string{""}, ""))
	found := &Recall{}
	facts := next.rankFacts(l, current)
	var used int
	heading := len(prompt.RecallBlock([]string{""}, nil, ""))
	found.Facts, used = fact.Fill(facts, current, fact.Wish{Near: l.known, Room: room/2 - heading, Size: func(line string) int { return len(line) + aroundQuote }})
	if len(found.Facts) > 0 {
		used += heading
	}
	var dropped []recall.Dropped
	if below > 0 && p.Stems != nil {
		found.Quotes, dropped = p.quoteBack(ctx, next, l, below, room-used, fact.Places(facts, current, path), fact.Says(found.Facts, current))
	}
	found.NoRecord = refers && !p.onRecord(ctx, next, l)
	return found, dropped
}

// A lookingBack is what looking back reads.
type lookingBack struct {
	path     []chat.Message
	messages []recall.Message
	stemmer  *recall.Stemmer
	question recall.Question
	verbatim func(place int) bool // the model reads the message anyway

	said, known recall.Near // messages and facts that mean the same
}

// quoteBack finds quotes of the messages before a place. facts are the places of those that established the facts that fit, and told
// reports what the facts say that are sent.
func (p *planner) quoteBack(ctx context.Context, next *plan, l lookingBack, below, room int, facts []int, told func(string) bool) ([]recall.Quote, []recall.Dropped) {
	ranking := recall.NewRanking(l.messages, l.question, l.stemmer, recall.DefaultTuning())
	found, upto, err := p.Stems.FindStems(ctx, next.snap.Conversation.ID, ranking.Terms(), recall.MostPosted(len(l.path)))
	if err != nil {
		p.warn(ctx, "recall earlier messages", err)
		p.skip("Earlier messages couldn't be searched, so none was recalled. " + fault.Sentence(err))
		return nil, nil
	}
	if n := found.Read(l.messages[:below], upto, l.stemmer, ranking.Terms()); n > 0 {
		p.skip(fmt.Sprintf("Earlier messages that aren't in the search index yet weren't recalled: %d.", n))
	}
	near := lists.Map(l.said.IDs, func(id int64) int { return chat.PlaceOf(l.path, id) })
	choice := ranking.Choose(ranking.Rank(found, near, facts, below), recall.Limits{
		Room:     room,
		Size:     func(q recall.Quote) int { return len(q.Text) + len(next.whoSaid(l.path, q)) + aroundQuote },
		Verbatim: l.verbatim,
		Recent:   next.snap.RecalledLately,
		Told:     told,
		Sure:     l.said.Outlying,
	})
	return choice.Quotes, choice.Dropped
}

// onRecord reports whether the conversation, or what the models read of its people, has what the message speaks of.
func (p *planner) onRecord(ctx context.Context, next *plan, l lookingBack) bool {
	terms := recall.BackingTerms(l.question.Message, l.stemmer)
	found, upto, err := p.Stems.FindStems(ctx, next.snap.Conversation.ID, terms, recall.MostPosted(len(l.path)))
	return err != nil || found.Read(l.messages, upto, l.stemmer, terms) > 0 || recall.Backs(l.messages, l.question.Message, l.stemmer, found, lately, append(prompt.KnownTexts(next.promptInput()), next.toldTexts()...))
}

// stemmerOf is for the language in which a path begins.
func stemmerOf(path []chat.Message) *recall.Stemmer {
	return recall.NewStemmer(recall.LanguageOf(contents(path[:min(len(path), recall.LanguageMessages)])))
}

// findNearest gives what of a path and of facts means the same as a question; the log says why where a model should have found it
// and did not.
func (p *planner) findNearest(ctx context.Context, path []chat.Message, facts []fact.Standing, question string) (said, known recall.Near) {
	if p.Near == nil {
		return said, known
	}
	messages := lists.Map(path, func(m chat.Message) int64 { return m.ID })
	said, known, err := p.Near.FindNearest(ctx, question, messages, lists.Map(facts, func(f fact.Standing) int64 { return f.ID }), mostNear)
	if err != nil {
		p.skip("Earlier messages were searched by words alone. " + fault.Sentence(err))
	}
	return said, known
}

// recallQuestion is what earlier messages are sought by.
func (p *planner) recallQuestion(ctx context.Context, x exchange, path []chat.Message) recall.Question {
	q := recall.Question{Message: x.macros.Names(x.snap.User.Content)}
	if x.request.Kind == MagicRewrite {
		q.Message += "\n" + x.request.Text
	}
	var before []string
	for i := len(path) - 1; i >= max(0, len(path)-2); i-- {
		before = append(before, recall.EndOf(path[i].Content))
	}
	q.Before = x.macros.Names(strings.Join(before, "\n"))
	for _, v := range x.snap.Cast { // where one character speaks, that one is always there
		if strings.Contains(q.Message+q.Before, v.Label) || slices.ContainsFunc(path[max(0, len(path)-4):], func(m chat.Message) bool { return m.Author == v.Label }) {
			q.Present = append(q.Present, v.Label)
		}
	}
	if last := len(path) - 1; p.Folds != nil && last >= 0 && path[last].Role == chat.Assistant {
		directions, err := p.Folds.Directions(ctx, x.snap.Conversation.ID, []int64{path[last].ID})
		if err != nil {
			p.warn(ctx, "read the Director's keywords", err)
		}
		q.Keywords = stringsOf(directions[path[last].ID][keywords])
	}
	return q
}

func (p *plan) whoSaid(path []chat.Message, q recall.Quote) string {
	return p.macros.Who(&path[chat.PlaceOf(path, q.MessageID)])
}

// recallText is what Director and Writer are reminded of, in the same bytes for every reply to the message.
func (p *plan) recallText() string {
	if p.reminder.Recall == nil {
		return ""
	}
	path := p.snap.pathAbove()
	var lines []string
	for _, q := range p.reminder.Quotes {
		lines = append(lines, prompt.RecallLine(p.whoSaid(path, q), p.macros.Names(q.Text)))
	}
	noRecord := ""
	if p.reminder.NoRecord {
		noRecord = p.macros.User
	}
	return prompt.RecallBlock(lists.Map(p.reminder.Facts, func(c fact.Chosen) string { return c.Line }), lines, noRecord)
}

// recallRecord tells the log what was recalled for a reply; nil: nothing was looked for.
func (p *plan) recallRecord(reply string) *RecallRecord {
	if p.reminder.Recall == nil || len(p.reminder.Quotes)+len(p.reminder.Facts)+len(p.reminder.dropped) == 0 && !p.reminder.NoRecord {
		return nil
	}
	record := &RecallRecord{
		Quotes: []RecalledQuote{}, Facts: []RecalledFact{}, NoRecord: p.reminder.NoRecord, Dropped: slices.Clone(p.reminder.dropped),
	}
	path := p.snap.pathAbove()
	last := contents(path[max(0, len(path)-2):])
	stemmer := stemmerOf(path)
	for _, q := range p.reminder.Quotes {
		used := stemmer.Uses(reply, q.Text, append(last, p.snap.User.Content)...)
		q.Text = ""
		record.Quotes = append(record.Quotes, RecalledQuote{q, used})
	}
	for _, c := range p.reminder.Facts {
		used := stemmer.Uses(reply, c.Line, append(last, p.snap.User.Content)...)
		c.Line = ""
		record.Facts = append(record.Facts, RecalledFact{c, used})
	}
	return record
}
