package compaction

import (
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// A Name is what a part is called in a refusal.
type Name string

// The parts of a request.
const (
	Prompt   Name = "the system prompt"
	Card     Name = "the character card"
	Tools    Name = "the tools"
	Greeting Name = "the greeting"
	Note     Name = "the author's note"
	Summary  Name = "the summary"
	Exchange Name = "the last exchange"
	Lorebook Name = "the lorebook"
	Notes    Name = "the direction notes"
	Examples Name = "the example dialogue"
	Said     Name = "the message"
	Helpers  Name = "Director and Editor"
	History  Name = "the earlier messages"
	Material Name = "the material"
)

// A RequestPart is something that a request holds.
type RequestPart struct {
	Name Name
	Size int // as llm.Size measures it
}

// A Load is a conversation with everything that goes with it.
type Load struct {
	Fixed    []RequestPart     // is always sent
	Yielding []RequestPart     // gives way, in this order
	Spare    int               // is kept free for what follows the reply, and gives way before any of the last six messages
	Messages []Message         // after the greeting, oldest first
	Folded   int               // how many of them the present fold covers
	Text     int               // the size of its text
	Ready    []PreparedSummary // summaries that wait for the next fold
}

// A Message is one of a conversation.
type Message struct {
	Size       int
	Opens      bool // a turn begins with it
	Unanswered bool // it is the person's, and another one of theirs followed it
}

func (m Message) size() int { return m.Size }

// A PreparedSummary is a summary that was written for a fold to come.
type PreparedSummary struct {
	Messages int // that it covers
	Size     int
}

// A Plan says what is sent.
type Plan struct {
	Folded  int    // how many messages are folded
	Ready   int    // the summary that the new fold takes; -1: none, or no new fold
	Without []Name // what gives way
}

// LeaveOut takes out of the load the messages that got no answer because they never fitted: not even with all before them
// folded and all else that can give way left out. Nothing after them could be answered if they were sent. It gives their places.
func (l *Load) LeaveOut(r Room) (places []int) {
	if !r.Known() {
		return nil
	}
	fixed := total(l.Fixed)
	for i, m := range l.Messages {
		if !m.Unanswered || i < l.Folded {
			continue
		}
		above := lists.Sum(l.Messages[:i], Message.size)
		if least := r.TextMax() + lists.Sum(l.Messages[max(0, i-exchange):i], Message.size); fixed+m.Size+min(above, least) > r.limit() {
			places = append(places, i)
			l.Messages[i].Size = 0
		}
	}
	return places
}

// Refolds reports whether the plan needs a fold that is not there yet.
func (p Plan) Refolds(l Load) bool { return p.Folded != l.Folded }

// After is the load as the plan sends it, for what is decided later by how full the room is: what
// gave way takes no place, and without the helpers none is kept free for them.
func (l Load) After(p Plan) Load {
	l.Yielding = slices.Clone(l.Yielding)
	for i := range l.Yielding {
		if slices.Contains(p.Without, l.Yielding[i].Name) {
			l.Yielding[i].Size = 0
		}
	}
	if slices.Contains(p.Without, Helpers) {
		l.Spare = 0
	}
	return l
}

// keeps is how many messages a fold leaves as they are while these fit.
const keeps = 6

// exchange is what is always sent: a message and its reply.
const exchange = 2

// Plan decides what is sent. The error is a fault for the person: nothing more can give way.
func (l Load) Plan(r Room) (Plan, error) {
	if !r.Known() {
		return Plan{Folded: l.Folded, Ready: -1}, nil
	}
	limit, sent := r.limit(), l.sums()
	for step := range len(l.Yielding) + 2 {
		given := max(0, step-1) // the first attempt keeps the spare room, the second gives it up
		p := Plan{Folded: l.Folded, Ready: -1, Without: l.without(given)}
		rest, stay := total(l.Fixed)+total(l.Yielding[given:]), exchange
		from := min(l.quarter(rest), l.last(exchange))
		if step == 0 && l.Spare > 0 {
			rest, stay = rest+l.Spare, keeps
			from = l.quarter(rest) // a smaller fold would last only for a turn or two
		}
		if rest+sent.of(l.Folded, l.Text) <= limit {
			return p, nil
		}
		for i, s := range l.Ready {
			if s.Messages > l.Folded && l.bound(s.Messages) && len(l.Messages)-s.Messages >= keeps && rest+sent.of(s.Messages, s.Size) <= limit {
				p.Folded, p.Ready = s.Messages, i
				return p, nil
			}
		}
		for k := from; k <= len(l.Messages)-stay; k++ {
			if l.bound(k) && rest+sent.of(k, r.TextMax()) <= limit {
				p.Folded = k
				return p, nil
			}
		}
	}
	most := max(l.Folded, l.last(exchange))
	parts := append(slices.Clone(l.Fixed), RequestPart{Exchange, l.sizeFolded(most, 0)})
	if most > 0 {
		parts = append(parts, RequestPart{Summary, r.TextMax()})
	}
	if r.Capabilities.ContextSource == llm.GuessedContext { // the server knows better than a guess
		return Plan{Folded: most, Ready: -1, Without: l.without(len(l.Yielding))}, nil
	}
	return Plan{}, r.refusal(parts)
}

// without names the first parts that yield.
func (l Load) without(given int) (names []Name) {
	for _, part := range l.Yielding[:given] {
		if part.Size > 0 {
			names = append(names, part.Name)
		}
	}
	return names
}

// soon is how full the room is when the summary for the next fold is written.
const soon = 0.6

// Next is how many messages the next fold covers, once it is time to write its summary; 0: it
// is not.
func (l Load) Next(r Room) int {
	rest := total(l.Fixed) + total(l.Yielding) + l.Spare
	if !r.Known() || float64(rest+l.sizeFolded(l.Folded, l.Text)) < soon*float64(r.limit()) {
		return 0
	}
	for k := l.quarter(rest); k <= len(l.Messages)-keeps; k++ {
		if l.bound(k) {
			return k
		}
	}
	return 0
}

// Sizes gives what is sent and what of the messages is folded.
func (l Load) Sizes() (sent, folded int) {
	return total(l.Fixed) + total(l.Yielding) + l.sizeFolded(l.Folded, l.Text), lists.Sum(l.Messages[:l.Folded], Message.size)
}

// Free is how many tokens are left beside what is sent and the reply.
func (r Room) Free(sent int) int { return max(0, r.Context()-r.reply-r.Tokens(sent)) }

// quarter is the least number of messages that a new fold covers: with the oldest quarter of
// what is sent.
func (l Load) quarter(rest int) int {
	want := (rest + l.sizeFolded(l.Folded, l.Text)) / 4
	for k := l.Folded; k < len(l.Messages); k++ {
		if want -= l.Messages[k].Size; want <= 0 {
			return k + 1
		}
	}
	return len(l.Messages)
}

// bound reports whether a turn ends before a message.
func (l Load) bound(k int) bool {
	return k > l.Folded && k <= len(l.Messages) && (k == len(l.Messages) || l.Messages[k].Opens)
}

// last is the greatest number of messages that a fold can cover and leaves at least stay; 0: none.
func (l Load) last(stay int) int {
	for k := len(l.Messages) - stay; k > l.Folded; k-- {
		if l.bound(k) {
			return k
		}
	}
	return 0
}

// Most is the greatest number of messages that a fold can cover; 0: it would cover no more than the present one.
func (l Load) Most() int { return l.last(keeps) }

// sizeFolded gives the size of the messages when the first k of them are folded into a text.
func (l Load) sizeFolded(k, text int) int {
	size := lists.Sum(l.Messages[k:], Message.size)
	if k > 0 {
		size += text
	}
	return size
}

// sums are the sizes of the messages from each one on, for who asks for many of them.
type sums []int

func (l Load) sums() sums {
	s := make(sums, len(l.Messages)+1)
	for k, m := range slices.Backward(l.Messages) {
		s[k] = s[k+1] + m.Size
	}
	return s
}

// of is what Load.sent says.
func (s sums) of(k, text int) int {
	if k > 0 {
		return s[k] + text
	}
	return s[k]
}

func total(parts []RequestPart) int {
	return lists.Sum(parts, func(p RequestPart) int { return p.Size })
}

// The details of a refusal.
const (
	DetailPart  = "part"
	DetailLimit = "context_tokens"
	DetailSize  = "prompt_tokens"
)

// refusal says what is too large.
func (r Room) refusal(parts []RequestPart) error {
	largest := slices.MaxFunc(parts, func(a, b RequestPart) int { return a.Size - b.Size })
	size := r.Tokens(largest.Size)
	at := func(f *fault.Error) error {
		return f.With(DetailPart, string(largest.Name)).With(DetailLimit, r.Context()).With(DetailSize, size)
	}
	if left := max(0, r.limit()-(total(parts)-largest.Size)); largest.Name == Said && size <= r.Context() {
		return at(fault.Newf(fault.TooLarge,
			"This message has about %d tokens, but the model's context of %d leaves only about %d for it. Shorten the message, or enlarge the context.",
			size, r.Context(), r.Tokens(left)))
	}
	if largest.Name == Said {
		return at(fault.Newf(fault.TooLarge, "This message has about %d tokens, more than the model's context of %d. Shorten the message, or enlarge the context.",
			size, r.Context()))
	}
	return at(fault.Newf(fault.TooLarge,
		"The request exceeds the model's context of %d tokens, mostly through %s with about %d. Shorten that part, or enlarge the context.",
		r.Context(), largest.Name, size).With(llm.TroubleKind, "context"))
}
