package fact

import (
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/recall"
	"terzetto/backend/text"
)

// A Reason says why a line that a model wrote down is no fact.
type Reason string

// The reasons.
const (
	Unreadable Reason = "unreadable" // it has not the parts of a fact
	NoQuote    Reason = "quote"      // the words that should prove it are in no message, or too few
	Nobody     Reason = "nobody"     // it is about somebody whom the story does not name
	Asked      Reason = "question"   // its words are a question
	Long       Reason = "long"
	Foreign    Reason = "language" // it is in another language than the story
	Known      Reason = "known"    // it is known already
	Forgot     Reason = "forgotten"
	Many       Reason = "many" // there were more than may be taken in at once
)

// What is taken in at most.
const (
	MostOfExchange = 3
	MostOfSummary  = 12

	mostOfName     = 80 // bytes
	mostOfValue    = 300
	mostOfRelation = 80
)

// A Reading is what was read of an exchange.
type Reading struct {
	MessageID int64 // the reply that ends the exchange; 0: it is of a summary, and no exchange counts as read
	Author    Author
	Present   []string // who was there
	Facts     []Fact
	Told      []Told
	Dropped   map[Reason]int
	Tokens    int // that the model wrote for it
	Millis    int
}

// Told is a telling of a fact that was known before.
type Told struct {
	FactID int64
	Telling
}

// An Exchange is what facts are read of.
type Exchange struct {
	Messages []chat.Message // the oldest first
	Names    *Names
	Person   string                       // whose the messages of the user are
	Who      func(m *chat.Message) string // who speaks in a message
	Known    []Standing                   // all facts of the conversation
	Most     int                          // how many are taken in
}

// An Answer is what a model wrote down of an exchange: who was there, and a line for each fact.
type Answer struct {
	Present []string
	Lines   []string
}

// Empty reports whether an answer has nothing.
func (a Answer) Empty() bool { return len(a.Present)+len(a.Lines) == 0 }

// Take takes in what a model wrote down, and counts what it leaves out.
func (x Exchange) Take(a Answer, author Author) Reading {
	r := Reading{Author: author, Dropped: map[Reason]int{}, Present: x.present(a.Present)}
	if len(x.Messages) > 0 {
		r.MessageID = x.Messages[len(x.Messages)-1].ID
	}
	for _, line := range a.Lines {
		f, reason := x.fact(line, r.Present)
		if reason == "" {
			reason = x.known(&r, f)
		}
		if reason == "" && len(r.Facts) == x.Most {
			reason = Many
		}
		if reason != "" {
			r.Dropped[reason]++
			continue
		}
		f.Author = author
		x.Names.Add(f.Subject)
		r.Facts = append(r.Facts, f)
	}
	return r
}

// present are those who were there: whoever spoke, and whom the model names.
func (x Exchange) present(named []string) []string {
	out := []string{}
	add := func(name string) {
		if name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	for i := range x.Messages {
		if m := &x.Messages[i]; strings.TrimSpace(m.Content) != "" {
			add(x.Names.Named(x.Who(m)))
		}
	}
	for _, name := range named {
		for one := range namesIn(name) {
			if found, ok := x.named(one); ok {
				add(found)
			}
		}
	}
	return out
}

// named is the name of somebody whom the story names: by a name that is known, or by one that a message has.
func (x Exchange) named(said string) (string, bool) {
	if name, ok := x.Names.Find(said); ok {
		return name, true
	}
	said = strings.Join(strings.Fields(said), " ")
	needle := fold(said)
	if needle == "" || len(said) > mostOfName || !text.HasWord(said) {
		return "", false
	}
	for i := range x.Messages {
		if said, _ := letters(x.Messages[i].Content); holdsWord(said, needle) {
			return strings.TrimPrefix(strings.TrimPrefix(clean(x.Messages[i].Content, needle), "the "), "The "), true
		}
	}
	return "", false
}

// clean is a name as a message writes it.
func clean(message, needle string) string {
	said, at := letters(message)
	i := wordAt(said, needle)
	return strings.Join(strings.Fields(message[at[i]:at[i+len(needle)]]), " ")
}

func holdsWord(said, needle string) bool { return wordAt(said, needle) >= 0 }

// wordAt is where words begin in the letters of a text; -1: they are not there.
func wordAt(said, needle string) int {
	for from := 0; ; {
		i := strings.Index(said[from:], needle)
		if i < 0 {
			return -1
		}
		if i += from; !splitsWord(said, i) && !splitsWord(said, i+len(needle)) {
			return i
		}
		_, size := utf8.DecodeRuneInString(said[i:])
		from = i + size
	}
}

// The parts of a line, in their order.
const (
	partWho = iota
	partRelation
	partValue
	partQuote
	partKnown
	partWhen
	partWhere
)

// fact reads a line.
func (x Exchange) fact(line string, present []string) (f Fact, reason Reason) {
	parts := partsOf(line)
	switch {
	case len(parts) <= partValue || parts[partWho] == "" || parts[partValue] == "":
		return f, Unreadable
	case len(parts) <= partQuote || parts[partQuote] == "":
		return f, NoQuote
	case len(parts[partValue]) > mostOfValue || len(parts[partRelation]) > mostOfRelation || len(parts[partWho]) > mostOfName:
		return f, Long
	}
	at := -1
	for i := range x.Messages {
		if piece, ok := find(x.Messages[i].Content, parts[partQuote]); ok {
			f.MessageID, f.Quote, at = x.Messages[i].ID, piece, i
		}
	}
	if at < 0 {
		return f, NoQuote
	}
	m := &x.Messages[at]
	subject, ok := x.named(parts[partWho])
	switch {
	case !ok:
		return f, Nobody
	case asks(m.Content, f.Quote):
		return f, Asked
	case otherLanguage(parts[partValue], m.Content):
		return f, Foreign
	}
	f.Subject, f.Relation, f.Value = subject, parts[partRelation], parts[partValue]
	if name, ok := x.Names.Find(f.Value); ok {
		f.Value = name
	}
	f.Kind, f.OneValue, f.Layer = KindOf(f.Relation), HasOneValue(f.Relation), Story
	if m.Role == chat.User && fold(f.Subject) != fold(x.Person) {
		f.ClaimedBy = x.Person
	}
	f.KnownBy = x.knowers(partAt(parts, partKnown), present)
	f.StoryTime, f.StoryDay = x.time(partAt(parts, partWhen))
	if where := partAt(parts, partWhere); where != "" && x.says(where) {
		f.Place = where
	}
	return f, ""
}

func partAt(parts []string, at int) string {
	if at < len(parts) {
		return parts[at]
	}
	return ""
}

// partsOf divides a line into its parts, without the marks that models put before a line and around its parts.
func partsOf(line string) []string {
	line = strings.TrimSpace(strings.ReplaceAll(line, "｜", "|"))
	line = strings.TrimSpace(strings.TrimLeft(line, "-*•0123456789.)| \t"))
	parts := strings.Split(strings.TrimRight(line, "| \t"), "|")
	return lists.Map(parts, func(p string) string {
		return strings.Join(strings.Fields(strings.Trim(strings.TrimSpace(p), "\"“”„«»`*_")), " ")
	})
}

// says reports whether a message of the exchange has these words.
func (x Exchange) says(words string) bool {
	needle := fold(words)
	return needle != "" && slices.ContainsFunc(x.Messages, func(m chat.Message) bool {
		said, _ := letters(m.Content)
		return holdsWord(said, needle)
	})
}

// asks reports whether a piece of a message is a question.
func asks(message, piece string) bool {
	at := strings.Index(message, piece)
	if at < 0 {
		return false
	}
	if strings.ContainsAny(piece, "?？؟") {
		return true
	}
	rest := message[at+len(piece):]
	end := strings.IndexAny(rest, ".!?…\n？！。؟")
	return end >= 0 && strings.ContainsAny(string([]rune(rest[end:])[:1]), "?？؟")
}

// otherLanguage reports whether a value is surely in another language than its message.
func otherLanguage(value, message string) bool {
	is, of := text.Language(value), text.Language(message)
	return is != "" && of != "" && is != of
}

// knowers are those of whom a model says that they know, and who were there; without a word of it those who were there.
func (x Exchange) knowers(said string, present []string) []string {
	out := []string{}
	for one := range namesIn(said) {
		switch fold(one) {
		case "", "everyone", "everybody", "all", "all present", "alle", "tous", "todos", "both", "beide", "les deux", "ambos":
			return slices.Clone(present)
		case "nobody", "no one", "none", "narrator", "niemand", "personne", "nadie":
			return []string{}
		}
		if name, ok := x.named(one); ok && slices.Contains(present, name) && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	if strings.TrimSpace(said) == "" {
		return slices.Clone(present)
	}
	return out
}

// namesIn yields the names of a list.
func namesIn(list string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for part := range strings.FieldsFuncSeq(list, func(r rune) bool { return strings.ContainsRune(",;/&[]()、", r) }) {
			for _, and := range []string{" and ", " und ", " et ", " y "} {
				part = strings.ReplaceAll(part, and, ",")
			}
			for one := range strings.SplitSeq(part, ",") {
				if one = strings.Trim(strings.TrimSpace(one), "\"'*_."); one != "" && !yield(one) {
					return
				}
			}
		}
	}
}

// known says why a fact is not new; empty: it is. Of one that is known already those who were not told before learn it.
func (x Exchange) known(r *Reading, f Fact) Reason {
	for _, k := range x.Known {
		if k.Status == Gone && same(k.Fact, f) {
			return Forgot
		}
	}
	for _, k := range x.Known {
		if k.Status != Current || !same(k.Fact, f) {
			continue
		}
		for _, name := range f.KnownBy {
			if !KnowsOf(k.Knows, name) {
				r.Told = append(r.Told, Told{k.ID, Telling{MessageID: f.MessageID, Name: name, Knows: true}})
			}
		}
		return Known
	}
	if slices.ContainsFunc(r.Facts, func(k Fact) bool { return same(k, f) }) {
		return Known
	}
	return ""
}

// alike is how much of their words two facts share of whom one says nothing new.
const alike = 0.8

// same reports whether two facts say the same of the same.
func same(a, b Fact) bool {
	if fold(a.Subject) != fold(b.Subject) {
		return false
	}
	ca, _ := classOf(a.Relation)
	cb, _ := classOf(b.Relation)
	if ca.name == cb.name && fold(a.Value) == fold(b.Value) {
		return true
	}
	stems := recall.NewStemmer("en")
	wa, wb := words(stems, a), words(stems, b)
	shared := 0
	for w := range wa {
		if wb[w] {
			shared++
		}
	}
	all := len(wa) + len(wb) - shared
	if all == 0 || float64(shared) < alike*float64(all) {
		return false
	}
	return !tells(wa, wb) && !tells(wb, wa)
}

// words are the words of a fact.
func words(s *recall.Stemmer, f Fact) map[string]bool {
	all := map[string]bool{}
	for stem := range s.Stems(f.Relation + " " + f.Value) {
		all[stem] = true
	}
	return all
}

// tells reports whether one has a word that the other has not and that makes it another fact: a number, or a no.
func tells(of, than map[string]bool) bool {
	for w := range of {
		if !than[w] && (strings.ContainsAny(w, "0123456789") || slices.Contains([]string{"not", "no", "never", "nicht", "kein", "nie", "pas", "jamais", "nunca", "without"}, w)) {
			return true
		}
	}
	return false
}
