package fact

import (
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
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
	mostOfQuote    = 600

	// mostLines is how many lines are read for each fact that may be taken in. A model that writes down everything stops nowhere.
	mostLines = 8
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

	heard []heard         // the messages, while facts are taken in
	stems *recall.Stemmer // by which facts are compared
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
	x.heard = lists.Map(x.Messages, func(m chat.Message) heard { return hear(m.Content) })
	x.stems = recall.NewStemmer("en")
	named := x.namesOf(a.Present)
	r := Reading{Author: author, Dropped: map[Reason]int{}, Present: lists.Distinct(append(x.speakers(0, len(x.Messages)), named...))}
	if len(x.Messages) > 0 {
		r.MessageID = x.Messages[len(x.Messages)-1].ID
	}
	for i, line := range a.Lines {
		if i >= mostLines*x.Most {
			r.Dropped[Many] += len(a.Lines) - i
			break
		}
		f, reason := x.fact(line, named)
		if reason == "" {
			reason = x.repeats(&r, f)
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

// speakers are those who speak in some of the messages.
func (x Exchange) speakers(from, to int) []string {
	out := []string{}
	for i := from; i < to; i++ {
		if m := &x.Messages[i]; strings.TrimSpace(m.Content) != "" {
			if name := x.Names.NameOf(x.Who(m)); name != "" && !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// namesOf are the names of a list that the story names.
func (x Exchange) namesOf(said []string) (out []string) {
	for _, list := range said {
		for one := range namesIn(list) {
			if name, ok := x.nameOf(one); ok {
				out = append(out, name)
			}
		}
	}
	return out
}

// present are those who were there when a message said something: who spoke from the message of the person before it to the next one,
// and whom the model names.
func (x Exchange) present(at int, named []string) []string {
	from, to := at, at+1
	for from > 0 && x.Messages[from].Role != chat.User {
		from--
	}
	for to < len(x.Messages) && x.Messages[to].Role != chat.User {
		to++
	}
	return lists.Distinct(append(x.speakers(from, to), named...))
}

// nameOf is the name of somebody whom the story names: by a name that is known, or by one that a message has.
func (x Exchange) nameOf(said string) (string, bool) {
	if name, ok := x.Names.Find(said); ok {
		return name, true
	}
	needle := fold(said)
	if needle == "" || len(said) > mostOfName || !text.HasWord(said) || x.Names.several(needle) {
		return "", false
	}
	first, _, more := strings.Cut(needle, " ")
	person := isName(said) && (!more || !isDefinite(first))
	for i, h := range x.heard {
		for at := range h.places(needle) {
			name := strings.Join(strings.Fields(x.Messages[i].Content[h.at[at]:h.at[at+len(needle)]]), " ")
			if !person || isName(name) || isDefinite(lastWord(h.text[:at])) {
				return x.withoutArticle(name), true
			}
		}
	}
	return "", false
}

// isName reports whether words are written as the name of somebody, with a capital at the last of them. A word of a text that only
// looks the same in small letters is not that person, hope is not Hope, unless its article says who is meant: the warden is
// the Warden.
func isName(words string) bool {
	return isUpper([]rune(lastWord(words) + " ")[0])
}

func lastWord(of string) string {
	of = strings.TrimSpace(of)
	return of[strings.LastIndexByte(of, ' ')+1:]
}

// withoutArticle is a name as it stands alone, unless somebody is called so.
func (x Exchange) withoutArticle(name string) string {
	first, rest, more := strings.Cut(name, " ")
	if _, taken := x.Names.Find(rest); !more || taken || !isDefinite(first) || first != strings.ToLower(first) && first != "The" {
		return name
	}
	return rest
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
func (x Exchange) fact(line string, named []string) (f Fact, reason Reason) {
	parts := partsOf(line)
	switch {
	case len(parts) <= partValue || parts[partWho] == "" || parts[partValue] == "":
		return f, Unreadable
	case len(parts) <= partQuote || parts[partQuote] == "":
		return f, NoQuote
	case len(parts[partValue]) > mostOfValue || len(parts[partRelation]) > mostOfRelation || len(parts[partWho]) > mostOfName ||
		len(parts[partQuote]) > mostOfQuote:
		return f, Long
	}
	at := -1
	for i, h := range x.heard {
		if from, to, ok := h.find(parts[partQuote]); ok {
			f.MessageID, f.Quote, at = x.Messages[i].ID, x.Messages[i].Content[from:to], i
		}
	}
	if at < 0 {
		return f, NoQuote
	}
	m := &x.Messages[at]
	subject, ok := x.nameOf(parts[partWho])
	switch {
	case !ok:
		return f, Nobody
	case asks(m.Content, f.Quote):
		return f, Asked
	case otherLanguage(parts[partValue], m.Content):
		return f, Foreign
	}
	f.Subject, f.Relation, f.Value = subject, parts[partRelation], parts[partValue]
	if name, ok := x.Names.Find(f.Value); ok && (isName(f.Value) || !isName(name) || slices.Contains(personWords, strings.ToLower(f.Value))) {
		f.Value = name
	}
	f.Kind, f.OneValue, f.Layer = KindOf(f.Relation), HasOneValue(f.Relation), Story
	if m.Role == chat.User && fold(f.Subject) != fold(x.Person) {
		f.ClaimedBy = x.Person
	}
	f.KnownBy = x.knowers(partAt(parts, partKnown), x.present(at, named))
	f.StoryTime, f.StoryDay = x.time(partAt(parts, partWhen))
	if where := partAt(parts, partWhere); len(where) <= mostOfName && x.says(where) {
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

// bullet finds what models put before a line.
var bullet = lazyregexp.New(`^(?:[\s|]|[-–*•+]\s|\d{1,3}[.)]\s)*`)

// partsOf divides a line into its parts, without the marks that models put before a line and around its parts.
func partsOf(line string) []string {
	line = strings.ReplaceAll(line, "｜", "|")
	line = line[len(bullet().FindString(line)):]
	parts := strings.Split(strings.TrimRight(line, "| \t"), "|")
	return lists.Map(parts, func(p string) string {
		return strings.Join(strings.Fields(strings.Trim(strings.TrimSpace(p), "\"“”„«»`*_")), " ")
	})
}

// says reports whether a message of the exchange has these words.
func (x Exchange) says(words string) bool {
	needle := fold(words)
	return needle != "" && slices.ContainsFunc(x.heard, func(h heard) bool { return h.has(needle) })
}

// asks reports whether a piece of a message is a question, or the beginning of one. A question that somebody asks after it, in the
// same sentence, is none of the piece.
func asks(message, piece string) bool {
	const marks = "?？؟"
	before, _, ok := strings.Cut(message, piece)
	if !ok || strings.ContainsAny(piece, marks) {
		return ok
	}
	end := len(before) + len(piece)
	for span := range text.SentenceSpans(message, true) {
		if span.Start < end && end <= span.End {
			rest := message[end:span.End]
			if quoted := strings.IndexAny(rest, "\"“”„«»"); quoted >= 0 {
				rest = rest[:quoted]
			}
			return strings.ContainsAny(rest, marks)
		}
	}
	return false
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
		if name, ok := x.nameOf(one); ok && slices.Contains(present, name) && !slices.Contains(out, name) {
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

// repeats says why a fact is not new; empty: it is. Of one that is known already those who were not told before learn it.
func (x Exchange) repeats(r *Reading, f Fact) Reason {
	for _, k := range x.Known {
		if k.Status == Gone && x.same(k.Fact, f) {
			return Forgot
		}
	}
	for _, k := range x.Known {
		if k.Status != Current || !x.same(k.Fact, f) {
			continue
		}
		for _, name := range f.KnownBy {
			if !KnowsOf(k.Knows, name) {
				r.Told = append(r.Told, Told{k.ID, Telling{MessageID: f.MessageID, Name: name, Knows: true}})
			}
		}
		return Known
	}
	if slices.ContainsFunc(r.Facts, func(k Fact) bool { return x.same(k, f) }) {
		return Known
	}
	return ""
}

// alike is how much of their words two facts share of whom one says nothing new.
const alike = 0.8

// same reports whether two facts say the same of the same.
func (x Exchange) same(a, b Fact) bool {
	if bare(a.Subject) != bare(b.Subject) {
		return false
	}
	if classOf(a.Relation).name == classOf(b.Relation).name && bare(a.Value) == bare(b.Value) {
		return true
	}
	of, than := x.words(a), x.words(b)
	shared, mine, others := 0, false, false
	for w, tells := range of {
		if _, is := than[w]; is {
			shared++
		} else if mine = true; tells {
			return false
		}
	}
	for w, tells := range than {
		if _, is := of[w]; is {
			continue
		}
		if others = true; tells {
			return false
		}
	}
	all := len(of) + len(than) - shared
	return (!mine || !others) && all > 0 && float64(shared) >= alike*float64(all) // one word in the place of another is another fact
}

// words are the words of a fact but for articles, each with whether it makes another fact where it is missing: a number, or a no.
func (x Exchange) words(f Fact) map[string]bool {
	all := map[string]bool{}
	for stem, word := range x.stems.Stems(f.Relation + " " + f.Value) {
		if isArticle(word) {
			continue
		}
		_, number := numberOf(word)
		all[stem] = number || slices.Contains(denials, word)
	}
	return all
}

// denials turn what a fact says into its contrary.
var denials = []string{"not", "no", "never", "without", "nicht", "kein", "keine", "keinen", "nie", "ohne", "pas", "jamais", "sans", "nunca", "sin"} //nolint:gochecknoglobals // a table that never changes
