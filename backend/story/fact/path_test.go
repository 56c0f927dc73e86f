package fact_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/recall"
)

// pathOf is a path of messages that say texts, with the ids 1, 2 and so on.
func pathOf(texts ...string) (path []chat.Message) {
	for i, text := range texts {
		path = append(path, message(int64(i+1), chat.Assistant, text))
	}
	return path
}

// says is a fact of a message, proved by the whole of a text.
func says(id, messageID int64, quote, subject, relation, value string) fact.Fact {
	return fact.Fact{ID: id, MessageID: messageID, Quote: quote, Subject: subject, Relation: relation, Value: value, Layer: fact.Story, Kind: fact.KindOf(relation)}
}

// carriedOver is a fact of another conversation.
func carriedOver(id int64, subject, relation, value string) fact.Fact {
	return fact.Fact{ID: id, Subject: subject, Relation: relation, Value: value, Layer: fact.Carried}
}

func onDay(f fact.Fact, day int) fact.Fact {
	f.StoryDay = &day
	return f
}

func TestAPathSaysWhetherAFactHolds(t *testing.T) {
	key1, key2 := says(1, 1, "text 1", "Ada", "holds", "the key"), says(2, 2, "text 2", "Bran", "has", "the key")
	inn, mill := says(1, 1, "text 1", "Ada", "is at", "the inn"), says(2, 2, "text 2", "Ada", "at", "the mill")
	gone, person := inn, says(1, 1, "words that are nowhere", "Ada", "is at", "the inn")
	gone.Forgotten, person.Layer = true, fact.Person
	own := says(1, 1, "text 1", "Ada", "favourite colour", "red")
	own.OneValue = true
	for _, c := range []struct {
		name  string
		facts []fact.Fact
		want  []fact.Status
		by    int64 // what took the place of the first
	}{
		{"its message is on the path", []fact.Fact{inn}, []fact.Status{fact.Current}, 0},
		{"its message is on another branch", []fact.Fact{says(1, 9, "text 1", "Ada", "is at", "the inn")}, []fact.Status{fact.Elsewhere}, 0},
		{"its words were edited away", []fact.Fact{says(1, 1, "other words", "Ada", "is at", "the inn")}, []fact.Status{fact.Changed}, 0},
		{"a person answers for it, whatever the message says", []fact.Fact{person}, []fact.Status{fact.Current}, 0},
		{"a person had it forgotten", []fact.Fact{gone}, []fact.Status{fact.Gone}, 0},
		{"the newest takes the place of an older one", []fact.Fact{inn, mill}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"the order in which they were written down is of no matter", []fact.Fact{mill, inn}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"what is on another branch takes no place", []fact.Fact{inn, says(2, 9, "", "Ada", "at", "the mill")}, []fact.Status{fact.Current, fact.Elsewhere}, 0},
		{"what was forgotten takes no place", []fact.Fact{gone, mill}, []fact.Status{fact.Gone, fact.Current}, 0},
		{"what was edited away takes no place", []fact.Fact{inn, says(2, 2, "other words", "Ada", "at", "the mill")}, []fact.Status{fact.Current, fact.Changed}, 0},
		{"one told of a time before takes no place", []fact.Fact{onDay(inn, 5), onDay(mill, 3)}, []fact.Status{fact.Current, fact.Superseded}, 0},
		{"one of a later time takes it", []fact.Fact{onDay(inn, 3), onDay(mill, 5)}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"the key has one holder", []fact.Fact{key1, key2}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"a sword has each who has one", []fact.Fact{says(1, 1, "text 1", "Ada", "holds", "a sword"), says(2, 2, "text 2", "Bran", "holds", "a sword")}, []fact.Status{fact.Current, fact.Current}, 0},
		{"somebody has several sisters", []fact.Fact{says(1, 1, "text 1", "Ada", "sister of", "Mina"), says(2, 2, "text 2", "Ada", "sister of", "Bran")}, []fact.Status{fact.Current, fact.Current}, 0},
		{"a relation that a person gave one value", []fact.Fact{own, says(2, 2, "text 2", "Ada", "favourite colour", "blue")}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"what was carried over holds everywhere", []fact.Fact{carriedOver(1, "Ada", "is at", "the inn")}, []fact.Status{fact.Current}, 0},
		{"the story takes the place of what was carried over", []fact.Fact{carriedOver(9, "Ada", "is at", "the inn"), mill}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"also on the first day, whatever day the other story had", []fact.Fact{onDay(carriedOver(9, "Ada", "is at", "the inn"), 40), onDay(mill, 1)}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"an article makes no other person", []fact.Fact{says(1, 1, "text 1", "The warden", "is at", "the inn"), says(2, 2, "text 2", "warden", "is at", "the mill")}, []fact.Status{fact.Superseded, fact.Current}, 2},
		{"two of one message, of which the later written stands", []fact.Fact{inn, says(3, 1, "text 1", "Ada", "is at", "the mill")}, []fact.Status{fact.Superseded, fact.Current}, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := fact.On(pathOf("text 1", "text 2", "text 3"), c.facts)
			var got []fact.Status
			for _, s := range all {
				got = append(got, s.Status)
			}
			same(t, c.want, got)
			same(t, c.by, all[0].SupersededBy)
			same(t, len(slices.DeleteFunc(got, func(s fact.Status) bool { return s != fact.Current })), len(fact.CurrentOf(all)))
		})
	}
}

func TestEditingAMessageBackBringsItsFactsBack(t *testing.T) {
	f := []fact.Fact{says(1, 1, "the inn", "Ada", "is at", "the inn")}
	for _, c := range []struct {
		text string
		want fact.Status
	}{{"She slept at the inn.", fact.Current}, {"She slept at the mill.", fact.Changed}, {"She slept at the inn.", fact.Current}} {
		same(t, c.want, fact.On(pathOf(c.text), f)[0].Status)
	}
}

func TestWhoKnowsIsAQuestionToThePath(t *testing.T) {
	f := says(1, 1, "text 1", "Ada", "holds", "the key")
	f.KnownBy = []string{"Ada"}
	tells := func(at int64, name string, knows bool) fact.Telling {
		return fact.Telling{MessageID: at, Name: name, Knows: knows}
	}
	for _, c := range []struct {
		name string
		told []fact.Telling
		want []string
	}{
		{"who was there", nil, []string{"Ada"}},
		{"who was told before the branch", []fact.Telling{tells(2, "Bran", true)}, []string{"Ada", "Bran"}},
		{"not who was told on another branch", []fact.Telling{tells(9, "Bran", true)}, []string{"Ada"}},
		{"the later word counts", []fact.Telling{tells(3, "Bran", false), tells(2, "Bran", true)}, []string{"Ada"}},
		{"a person's word counts most", []fact.Telling{tells(0, "Bran", false), tells(3, "Bran", true)}, []string{"Ada"}},
		{"a person can have somebody know it everywhere", []fact.Telling{tells(0, "Bran", true)}, []string{"Ada", "Bran"}},
		{"nobody who was there knows, if a person says so", []fact.Telling{tells(0, "ada", false)}, []string{}},
		{"nobody knows it twice", []fact.Telling{tells(2, "ada", true)}, []string{"Ada"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := f
			f.Told = c.told
			same(t, c.want, fact.On(pathOf("text 1", "text 2", "text 3"), []fact.Fact{f})[0].Knows)
		})
	}
}

func TestALineSaysWhoKnows(t *testing.T) {
	cast := []string{"Ada", "Bran", "Mina"}
	for _, c := range []struct {
		name string
		f    fact.Fact
		cast []string
		want string
	}{
		{"in a scene of one nobody is asked for", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: []string{"Ada"}}, []string{"Ada"}, "Ada: holds the key"},
		{"one knows", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: []string{"Ada"}}, cast, "Ada: holds the key [Ada knows; Bran and Mina were not there and do not know]"},
		{"two know", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: []string{"Ada", "Bran"}}, cast, "Ada: holds the key [Ada and Bran know; Mina was not there and does not know]"},
		{"all know", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: cast}, cast, "Ada: holds the key"},
		{"everybody knows", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: []string{fact.Everybody}}, cast, "Ada: holds the key"},
		{"everybody but one knows", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: []string{fact.Everybody}, Told: []fact.Telling{{Name: "Mina"}}}, cast, "Ada: holds the key [Mina does not know]"},
		{"the story alone tells it", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key"}, cast, "Ada: holds the key"},
		{"a person has one not know it", fact.Fact{Subject: "Ada", Relation: "holds", Value: "the key", KnownBy: []string{"Ada", "Bran"}, Told: []fact.Telling{{Name: "Bran"}}}, cast, "Ada: holds the key [Ada knows; Mina was not there and does not know; Bran does not know]"},
		{"when and where", fact.Fact{Sentence: "Ada has the\n key.", StoryTime: "Day 3", Place: "harbour"}, cast, "Day 3, harbour: Ada has the key."},
		{"where", fact.Fact{Sentence: "Ada has the key.", Place: "harbour"}, cast, "harbour: Ada has the key."},
		{"what somebody says", fact.Fact{Sentence: "Ada has the key.", ClaimedBy: "Nils"}, cast, "Ada has the key. (so far only Nils says so)"},
		{"of the story itself", fact.Fact{Relation: "began", Value: "in winter"}, cast, "began in winter"},
	} {
		t.Run(c.name, func(t *testing.T) {
			same(t, c.want, fact.Line(fact.On(nil, []fact.Fact{c.f})[0], c.cast))
		})
	}
}

// wish asks for facts with room for everything.
func wish(message string, present ...string) fact.Wish {
	return fact.Wish{
		Question: recall.Question{Message: message, Present: present}, Stemmer: recall.NewStemmer("en"), Room: 10_000, Size: func(line string) int { return len(line) },
	}
}

// chosenIDs are the facts of a choice, in its order.
func chosenIDs(chosen []fact.Chosen) (ids []int64) {
	for _, c := range chosen {
		ids = append(ids, c.FactID)
	}
	return ids
}

func TestFactsAreChosenForWhatIsSaid(t *testing.T) {
	facts := []fact.Fact{
		says(1, 1, "", "Ada", "hid", "the brass key in the mill"), says(2, 1, "", "Bran", "owes", "the warden a horse"), says(3, 1, "", "Mina", "is", "asleep"),
		says(4, 1, "", "Falk", "promised", "the brass lamp"), says(5, 2, "", "Falk", "sold", "the brass horn"),
	}
	facts[2].Pinned = true
	current := fact.On(pathOf("text 1", "text 2"), facts)
	for _, c := range []struct {
		name string
		wish func(w *fact.Wish)
		want []int64
	}{
		{"what has its words, behind what is pinned", func(w *fact.Wish) { w.Question.Message = "Where is the key?" }, []int64{3, 1}},
		{"only what is pinned, where nothing has its words", func(w *fact.Wish) { w.Question.Message = "Who painted the ceiling?" }, []int64{3}},
		{"a promise before what is as near", func(w *fact.Wish) { w.Question.Message = "Something brass, of Falk's." }, []int64{3, 4, 5, 1}},
		{"who is present first", func(w *fact.Wish) { w.Question.Message, w.Question.Present = "Something brass.", []string{"Ada"} }, []int64{3, 1, 4, 5}},
		{"what the model reads anyway later", func(w *fact.Wish) {
			w.Question.Message, w.Verbatim = "Something brass.", func(id int64) bool { return id == 1 }
		}, []int64{3, 5, 4, 1}},
		{"what the last turns were told later", func(w *fact.Wish) {
			w.Question.Message, w.Recent = "Something brass.", map[int64]bool{4: true}
		}, []int64{3, 5, 1, 4}},
		{"what is nearer in meaning first, and without its words last", func(w *fact.Wish) {
			w.Question.Message, w.Near = "Something brass.", recall.Near{IDs: []int64{99, 5, 1, 2}}
		}, []int64{3, 5, 1, 2, 4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := wish("")
			c.wish(&w)
			same(t, c.want, chosenIDs(fact.Rank(current, w)))
		})
	}
}

func TestAFactOfLikeMeaningIsSentIfItStandsOut(t *testing.T) {
	current := fact.On(pathOf("text 1"), []fact.Fact{
		says(1, 1, "", "Ada", "hid", "the key"), says(2, 1, "", "Bran", "owes", "a horse"), says(3, 1, "", "Mina", "is", "asleep"),
	})
	w := wish("Where is the key?")
	w.Near = recall.Near{IDs: []int64{3, 2, 1}, Outlying: 1}
	chosen, _ := fact.Fill(fact.Rank(current, w), current, w)
	same(t, []int64{1, 3}, chosenIDs(chosen))
	same(t, []int{3, 1}, []int{chosen[0].Meaning, chosen[1].Meaning})
	same(t, []int{1, 0}, []int{chosen[0].Words, chosen[1].Words})
}

func TestAFillFitsItsRoomInTheOrderOfTheStory(t *testing.T) {
	current := fact.On(pathOf("text 1", "text 2"), []fact.Fact{
		says(1, 1, "", "Ada", "hid", "the key"), says(2, 1, "", "Ada", "hid", "the key in "+strings.Repeat("the old mill ", 9)), says(3, 2, "", "Ada", "lost", "the brass key"),
	})
	w := wish("Where is the key?")
	w.Room = 50
	chosen, used := fact.Fill(fact.Rank(current, w), current, w)
	same(t, []int64{1, 3}, chosenIDs(chosen))
	same(t, len("Ada: hid the key")+len("Ada: lost the brass key"), used)
	w.Room = 0
	if chosen, used := fact.Fill(fact.Rank(current, w), current, w); len(chosen) > 0 || used > 0 {
		t.Errorf("chose %v", chosen)
	}
}
