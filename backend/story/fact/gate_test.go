package fact_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/story/fact"
)

// The exchange that most rows are about.
const (
	asked = "“Where is the silver locket now?” I ask Ada. Falk gives her my old compass and leaves."
	said  = "Ada slid the *brass key* into her boot. “My sister Mina never came home,” she said, “and we—we don’t speak of it. Do you know why she left?” " +
		"On day 3 the warden went to the harbour. Hope was gone; the sun rose, and they will go."
)

func message(id int64, role chat.Role, content string) chat.Message {
	return chat.Message{ID: id, Role: role, Content: content}
}

// an is the exchange of two messages between a person called Nils and Ada, with Bran beside them.
func an(user, reply string) fact.Exchange {
	return fact.Exchange{
		Messages: []chat.Message{message(1, chat.User, user), message(2, chat.Assistant, reply)},
		Names:    fact.NewNames("Nils", []string{"Ada Quill", "the girl"}, []string{"Bran Quill"}, []string{"Rose"}),
		Person:   "Nils", Most: fact.MostOfExchange,
		Who: func(m *chat.Message) string {
			return map[bool]string{true: "Nils", false: "Ada Quill"}[m.Role == chat.User]
		},
	}
}

// outcome says what became of an answer: the facts, each with its quote, and why lines were left out.
func outcome(r fact.Reading) string {
	var all []string
	for _, f := range r.Facts {
		said := strings.Join([]string{f.Subject, f.Relation, f.Value, "“" + f.Quote + "”"}, " | ")
		if f.ClaimedBy != "" {
			said += " says " + f.ClaimedBy
		}
		all = append(all, said)
	}
	for _, reason := range slices.Sorted(maps.Keys(r.Dropped)) {
		all = append(all, fmt.Sprintf("%d %s", r.Dropped[reason], reason))
	}
	return strings.Join(all, "\n")
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestALineIsAFactOnlyWhereItsWordsAre(t *testing.T) {
	const key = "Ada Quill | holds | the brass key | “slid the *brass key* into her boot”"
	for _, c := range []struct{ name, line, want string }{
		{"a quote as it is in the message", `Ada | holds | the brass key | "slid the *brass key* into her boot"`, key},
		{"a quote without the marks of emphasis", `Ada | holds | the brass key | "slid the brass key into her boot"`, key},
		{"a quote in other capitals", `Ada | holds | the brass key | "Slid The Brass Key Into Her Boot."`, key},
		{"a quote of straight marks where the message has curly ones", `Mina | sister of | Ada | "My sister Mina never came home," she said, "and we`, "Mina | sister of | Ada Quill | “My sister Mina never came home,” she said, “and we”"},
		{"a quote of a hyphen where the message has a dash", `Mina | sister of | Ada | 'she said, "and we-we don't speak of it.'`, "Mina | sister of | Ada Quill | “she said, “and we—we don’t speak of it”"},
		{"a quote with an ellipsis in it", `Ada | holds | the brass key | "Ada ... slid the brass key into her boot"`, key},
		{"a quote that an ellipsis ends", `Ada | holds | the brass key | “…slid the brass key into her boot…”`, key},
		{"a quote that is not there", `Ada | holds | the brass key | "Ada put the brass key into her pocket"`, "1 quote"},
		{"a quote that begins within a word", `Ada | holds | the brass key | "lid the brass key into her boot"`, "1 quote"},
		{"a quote of two words", `Ada | holds | the brass key | "brass key"`, "1 quote"},
		{"no quote", `Ada | holds | the brass key`, "1 quote"},
		{"an empty quote", `Ada | holds | the brass key | "" | Ada`, "1 quote"},
		{"the shape itself", `who | relation | what | "words copied exactly from the messages" | who knows it | when | where`, "1 quote"},
		{"an instruction repeated", "Leave when and where empty unless the story says them.", "1 unreadable"},
		{"nobody and nothing", `| | | "slid the brass key into her boot"`, "1 unreadable"},
		{"no value", `Ada | holds | | "slid the brass key into her boot"`, "1 unreadable"},
		{"the question of the person", `the silver locket | is | with Ada | "Where is the silver locket now"`, "1 question"},
		{"the beginning of a question", `Nils | knows | why | "Do you know why"`, "1 question"},
		{"a statement before somebody's question", `Mina | is | away | "My sister Mina never came home"`, "Mina | is | away | “My sister Mina never came home”"},
		{"somebody who is not in the story", `Corvin | holds | the brass key | "slid the brass key into her boot"`, "1 nobody"},
		{"a name of two", `Quill | holds | the brass key | "slid the brass key into her boot"`, "1 nobody"},
		{"another word for somebody", `the girl | holds | the brass key | "slid the brass key into her boot"`, key},
		{"a name without capitals", `ada quill | holds | the brass key | "slid the brass key into her boot"`, key},
		{"somebody whom only the message names", `The Warden | went to | the harbour | "the warden went to the harbour"`, "warden | went to | the harbour | “the warden went to the harbour”"},
		{"a thing in small letters", `brass key | is in | her boot | "slid the brass key into her boot"`, "brass key | is in | her boot | “slid the *brass key* into her boot”"},
		{"a name that is a word of the text in small letters", `Will | is | gone | "the sun rose, and they will go"`, "1 nobody"},
		{"a name that the message writes with its capital", `Hope | is | gone | "Hope was gone; the sun rose"`, "Hope | is | gone | “Hope was gone; the sun rose”"},
		{"a value that only looks like a name", `warden | saw | rose | "the warden went to the harbour"`, "warden | saw | rose | “the warden went to the harbour”"},
		{"a value that is a name", `warden | saw | Ada | "the warden went to the harbour"`, "warden | saw | Ada Quill | “the warden went to the harbour”"},
		{"a value that is the person", `warden | hunts | you | "the warden went to the harbour"`, "warden | hunts | Nils | “the warden went to the harbour”"},
		{"the person by another word", `you | has | an old compass | "gives her my old compass"`, "Nils | has | an old compass | “gives her my old compass”"},
		{"words of the person about somebody else", `Ada | has | an old compass | "Falk gives her my old compass"`, "Ada Quill | has | an old compass | “Falk gives her my old compass” says Nils"},
		{"a value in another language", `Ada | hält | den Schlüssel, der aus Messing ist und ihr nicht gehört | "slid the brass key into her boot"`, "1 language"},
		{"10 KB of value", "Ada | holds | " + strings.Repeat("the brass key ", 800) + ` | "slid the brass key into her boot"`, "1 long"},
		{"10 KB of quote", `Ada | holds | the brass key | "` + strings.Repeat("slid the brass key into her boot ", 300) + `"`, "1 long"},
		{"10 KB of name", strings.Repeat("Ada ", 2500) + `| holds | the brass key | "slid the brass key into her boot"`, "1 long"},
		{"a bullet", `- Ada | holds | the brass key | "slid the brass key into her boot"`, key},
		{"a number", `2. Ada | holds | the brass key | "slid the brass key into her boot"`, key},
		{"bold letters", `* **Ada** | *holds* | the brass key | **"slid the brass key into her boot"**`, key},
		{"bars at both ends", `| Ada | holds | the brass key | "slid the brass key into her boot" |`, key},
		{"bars of full width", `Ada｜holds｜the brass key｜「slid the brass key into her boot」`, key},
	} {
		t.Run(c.name, func(t *testing.T) {
			same(t, c.want, outcome(an(asked, said).Take(fact.Answer{Lines: []string{c.line}}, fact.ByReading)))
		})
	}
}

func TestWritingWithoutSpacesIsQuotedByItsCharacters(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"enough of them", "Ada | 持つ | 真鍮の鍵 | 「真鍮の鍵を靴に入れた」", "Ada Quill | 持つ | 真鍮の鍵 | “真鍮の鍵を靴に入れた”"},
		{"too few", "Ada | 持つ | 真鍮の鍵 | 「真鍮の鍵」", "1 quote"},
		{"a question", "Ada | 知る | 理由 | 「彼女はなぜ来なかったの」", "1 question"},
		{"words with spaces beside them", "Ada | said | yes | \"Ada said yes to 鍵\"", "Ada Quill | said | yes | “Ada said yes to 鍵”"},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := an("続けて。", "エイダは真鍮の鍵を靴に入れた。彼女はなぜ来なかったの？ Ada said yes to 鍵.")
			same(t, c.want, outcome(x.Take(fact.Answer{Lines: []string{c.line}}, fact.ByReading)))
		})
	}
}

func TestAModelThatRemembersEverythingIsCutShort(t *testing.T) {
	var lines []string
	for i := range 1000 {
		lines = append(lines, fmt.Sprintf(`Ada | counts | %d | "slid the brass key into her boot"`, i))
	}
	r := an(asked, said).Take(fact.Answer{Lines: lines}, fact.ByReading)
	if len(r.Facts) != fact.MostOfExchange || r.Dropped[fact.Many] != len(lines)-fact.MostOfExchange {
		t.Errorf("took in %d, left out %v", len(r.Facts), r.Dropped)
	}
}

func TestAnEmptyAnswerIsAReadingOfAnExchange(t *testing.T) {
	r := an(asked, said).Take(fact.Answer{}, fact.ByReading)
	same(t, fact.Reading{MessageID: 2, Author: fact.ByReading, Present: []string{"Nils", "Ada Quill"}, Dropped: map[fact.Reason]int{}}, r)
}

// holding is a fact that is known: Ada holds the brass key.
func holding(status fact.Status, knows ...string) fact.Standing {
	return fact.Standing{Fact: fact.Fact{ID: 7, Subject: "Ada Quill", Relation: "holds", Value: "the brass key"}, Status: status, Knows: knows}
}

func TestWhatIsKnownIsNotTakenInTwice(t *testing.T) {
	owes := func(value string) fact.Standing {
		return fact.Standing{Fact: fact.Fact{ID: 8, Subject: "Ada Quill", Relation: "owes", Value: value}, Status: fact.Current}
	}
	const key = `Ada | has | the brass key | "slid the brass key into her boot" | Ada`
	owe := func(value string) string { return "Ada | owes | " + value + ` | "slid the brass key into her boot"` }
	for _, c := range []struct {
		name  string
		known fact.Standing
		line  string
		new   bool
	}{
		{"the same in another wording of its relation", holding(fact.Current), key, false},
		{"the same without its article", holding(fact.Current), strings.Replace(key, "the brass", "brass", 1), false},
		{"what was forgotten", holding(fact.Gone), key, false},
		{"what another took the place of", holding(fact.Superseded), key, true},
		{"what another branch says", holding(fact.Elsewhere), key, true},
		{"what its message does not say any more", holding(fact.Changed), key, true},
		{"a few words more", owes("the captain three gold coins for the ride to the mill"), owe("the old captain three gold coins for the ride to the mill"), false},
		{"another number", owes("the captain 3 gold coins for the ride to the old mill"), owe("the captain 5 gold coins for the ride to the old mill"), true},
		{"another number in words", owes("the captain three gold coins for the ride to the old mill"), owe("the captain five gold coins for the ride to the old mill"), true},
		{"another name", owes("the captain gold coins for the ride to the old mill with Mina"), owe("the captain gold coins for the ride to the old mill with Bran"), true},
		{"the contrary", owes("the captain gold coins for the ride to the old mill"), owe("the captain not gold coins for the ride to the old mill"), true},
		{"the same of somebody else", holding(fact.Current), strings.Replace(key, "Ada | has", "Bran Quill | has", 1), true},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := an(asked, said)
			x.Known = []fact.Standing{c.known}
			r := x.Take(fact.Answer{Lines: []string{c.line}}, fact.ByReading)
			same(t, c.new, len(r.Facts) == 1)
		})
	}
}

func TestTwoLinesThatSayTheSameAreOneFact(t *testing.T) {
	line := `Ada | holds | the brass key | "slid the brass key into her boot"`
	r := an(asked, said).Take(fact.Answer{Lines: []string{line, strings.Replace(line, "holds", "carries", 1)}}, fact.ByReading)
	if len(r.Facts) != 1 || r.Dropped[fact.Known] != 1 {
		t.Errorf("%+v", r)
	}
}

func TestWhoHearsOfAKnownFactIsToldOfIt(t *testing.T) {
	x := an(asked, said)
	x.Known = []fact.Standing{holding(fact.Current, "Ada Quill")}
	r := x.Take(fact.Answer{Present: []string{"Ada, Bran Quill"}, Lines: []string{`Ada | holds | the brass key | "slid the brass key into her boot" | everyone`}}, fact.ByReading)
	same(t, []fact.Told{{7, fact.Telling{MessageID: 2, Name: "Nils", Knows: true}}, {7, fact.Telling{MessageID: 2, Name: "Bran Quill", Knows: true}}}, r.Told)
	same(t, 0, len(r.Facts))
}

func TestOnlyThoseWhoWereThereKnow(t *testing.T) {
	for _, c := range []struct {
		name, present, knows string
		want                 []string
	}{
		{"nobody is named, so all who were there", "Ada, Bran Quill", "", []string{"Nils", "Ada Quill", "Bran Quill"}},
		{"one of them", "Ada, Bran Quill", "Ada", []string{"Ada Quill"}},
		{"one who was not there", "Ada", "Ada and Mina", []string{"Ada Quill"}},
		{"all in a word", "Ada", "everybody", []string{"Nils", "Ada Quill"}},
		{"none in a word", "Ada", "nobody", []string{}},
		{"only one who was not there, so the story alone", "Ada", "Mina", []string{}},
		{"who speaks was there, even if the model leaves them out", "", "Nils; Ada", []string{"Nils", "Ada Quill"}},
		{"a name that no message has is not there", "Ada, Corvin", "Corvin", []string{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := `Ada | holds | the brass key | "slid the brass key into her boot" | ` + c.knows
			r := an(asked, said).Take(fact.Answer{Present: []string{c.present}, Lines: []string{line}}, fact.ByReading)
			if len(r.Facts) != 1 {
				t.Fatalf("%+v", r)
			}
			same(t, c.want, r.Facts[0].KnownBy)
		})
	}
}

func TestWhoSpeaksInAnotherExchangeOfASummaryWasNotThere(t *testing.T) {
	x := an("", "")
	x.Messages = nil
	for i, m := range []struct{ who, says string }{
		{"Nils", "I follow Ada."}, {"Ada", "Ada slid the brass key into her boot."}, {"Nils", "We go home."}, {"Bran", "Bran promised them a horse."}, {"Rose", "Rose nods."},
	} {
		of := message(int64(i+1), map[bool]chat.Role{true: chat.User, false: chat.Assistant}[m.who == "Nils"], m.says)
		of.Author = m.who
		x.Messages = append(x.Messages, of)
	}
	x.Who = func(m *chat.Message) string { return m.Author }
	r := x.Take(fact.Answer{Lines: []string{
		`Ada | holds | the brass key | "slid the brass key into her boot"`, `Bran | promised | a horse | "Bran promised them a horse" | everybody`,
		`Bran | heard of | the key | "Bran promised them a horse" | Ada, Bran`,
	}}, fact.BySummary)
	var got [][]string
	for _, f := range r.Facts {
		got = append(got, f.KnownBy)
	}
	same(t, [][]string{{"Nils", "Ada Quill"}, {"Nils", "Bran Quill", "Rose"}, {"Bran Quill"}}, got)
}

func TestWhenAndWhereAreWhatTheStorySays(t *testing.T) {
	on := func(day int) []fact.Standing {
		return []fact.Standing{{Fact: fact.Fact{ID: 1, Subject: "Bran", StoryDay: &day}, Status: fact.Current}}
	}
	for _, c := range []struct {
		name, when, where string
		known             []fact.Standing
		says              string
		label             string
		day               int // -1: none
		place             string
	}{
		{"a day by its number", "Day 3", "the harbour", nil, "On day 3 they went to the harbour.", "Day 3", 3, "the harbour"},
		{"a day by its place", "the 4th day", "", nil, "It was the 4th day.", "the 4th day", 4, ""},
		{"how long a day's ride is is no day", "10 day ride", "", nil, "After a 10 day ride.", "10 day ride", -1, ""},
		{"three days later, before any day is known", "three days later", "", nil, "Three days later.", "three days later", -1, ""},
		{"three days later, after day 3", "three days later", "", on(3), "Three days later.", "three days later", 6, ""},
		{"two weeks later, after day 3", "two weeks later", "", on(3), "Two weeks later.", "two weeks later", 17, ""},
		{"the next day, after day 3", "the next day", "", on(3), "The next day.", "the next day", 4, ""},
		{"the next day in German", "am nächsten Tag", "", on(3), "Am nächsten Tag.", "am nächsten Tag", 4, ""},
		{"the next day in French", "le lendemain", "", on(3), "Le lendemain.", "le lendemain", 4, ""},
		{"three days later in Spanish", "tres días después", "", on(3), "Tres días después.", "tres días después", 6, ""},
		{"some days later", "some days later", "", on(3), "Some days later.", "some days later", -1, ""},
		{"an evening", "that evening", "", on(3), "That evening.", "that evening", -1, ""},
		{"a time that no message has", "Day 9", "", nil, "That evening.", "", -1, ""},
		{"a place that no message has", "", "the castle", nil, "That evening.", "", -1, ""},
		{"nothing", "", "", nil, "That evening.", "", -1, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := an(asked, said+" "+c.says)
			x.Known = c.known
			line := `Ada | holds | the brass key | "slid the brass key into her boot" | Ada | ` + c.when + " | " + c.where
			r := x.Take(fact.Answer{Lines: []string{line}}, fact.ByReading)
			if len(r.Facts) != 1 {
				t.Fatalf("%+v", r)
			}
			f, day := r.Facts[0], -1
			if f.StoryDay != nil {
				day = *f.StoryDay
			}
			same(t, []any{c.label, c.day, c.place}, []any{f.StoryTime, day, f.Place})
		})
	}
}

func TestOfTwoOfOneNameTheFirstHasIt(t *testing.T) {
	names := fact.NewNames("Nils", []string{"Ada", "the tall one"}, []string{"Ada", "the small one"})
	same(t, []string{"Nils", "Ada"}, names.All())
	for _, c := range []struct{ said, want string }{{"ADA", "Ada"}, {"the tall one", "Ada"}, {"me", "Nils"}, {"the small one", ""}} {
		got, _ := names.Find(c.said)
		same(t, c.want, got)
	}
}

func TestAnAnswerIsReadLineByLine(t *testing.T) {
	const line = `Ada | holds | the key | "slid the key into her boot"`
	for _, c := range []struct {
		name, said string
		want       fact.Answer
	}{
		{"as it is asked for", "present: Ada, Bran\n" + line + "\n", fact.Answer{Present: []string{"Ada, Bran"}, Lines: []string{line}}},
		{"with bold letters and a list", "**Present**: Ada\n\n- " + line, fact.Answer{Present: []string{"Ada"}, Lines: []string{"- " + line}}},
		{"with talk around it", "Sure! Here are the lines:\n" + line + "\nLet me know.", fact.Answer{Lines: []string{line}}},
		{"the instruction itself", fact.ReadOrder, fact.Answer{Present: []string{"names"}}},
		{"nothing", "", fact.Answer{}},
		{"prose", "Ada slid the key into her boot.", fact.Answer{}},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, fact.ReadAnswer(c.said)) })
	}
}

func TestASummaryIsCutFromItsLines(t *testing.T) {
	const line = `Ada | holds | the key | "slid the key into her boot"`
	for _, c := range []struct {
		name, said, summary string
		lines               []string
	}{
		{"lines behind a mark", "They met.\n\nThey left.\n---\n" + line + "\n", "They met.\n\nThey left.", []string{line}},
		{"lines without a mark", "They met.\n" + line, "They met.", []string{line}},
		{"no lines", "They met.", "They met.", nil},
		{"the shape repeated", "They met.\n---\nwho | relation | what | \"words copied exactly from the messages\"", "They met.", nil},
		{"nothing", "", "", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			summary, lines := fact.CutSummary(c.said)
			same(t, c.summary, summary)
			same(t, c.lines, lines)
		})
	}
}

func TestTheOrdersNameWhatMayBeTakenIn(t *testing.T) {
	x := an(asked, said)
	x.Most = fact.MostOfSummary
	if want := fmt.Sprintf("up to %d lines", x.Most); !strings.Contains(x.Order(), want) {
		t.Errorf("the order for a summary does not say %q", want)
	}
	same(t, "", (*fact.Exchange)(nil).Order())
	for _, order := range []string{fact.ReadOrder, fact.RememberMeaning} {
		if fact.MostOfExchange != 3 || !strings.Contains(strings.ToLower(order), "at most three lines") {
			t.Errorf("%q does not say how many", order)
		}
	}
	if order := fact.ReadAgainOrder("Ada slept."); !strings.Contains(order, "Ada slept.") || strings.Contains(order, "the last exchange") {
		t.Errorf("the order for an earlier exchange is %q", order)
	}
}

func FuzzAFactIsProvedByItsMessage(f *testing.F) {
	f.Add(asked, said, `Ada | holds | the brass key | "slid the brass key into her boot" | everyone | day 3 | the harbour`)
	f.Add("続けて。", "エイダは真鍮の鍵を靴に入れた。", "present: エイダ\nエイダ｜持つ｜鍵｜真鍮の鍵を靴に入れた")
	f.Add("İstanbul’a gittim İİİ", "\xff\xfeÀ\u0301e\u0301 ﬀ ẞ", "İstanbul | a | b | \"İstanbul’a gittim İİ\"\n1. **x** | y | z | \"À\u0301e\u0301 ﬀ ẞ\"")
	f.Add("", "", "|||||||")
	f.Fuzz(func(t *testing.T, user, reply, answer string) {
		x := an(user, reply)
		r := x.Take(fact.ReadAnswer(answer), fact.ByReading)
		if len(r.Facts) > x.Most {
			t.Errorf("took in %d", len(r.Facts))
		}
		for _, f := range r.Facts {
			at := slices.IndexFunc(x.Messages, func(m chat.Message) bool { return m.ID == f.MessageID })
			if at < 0 || f.Quote == "" || !strings.Contains(x.Messages[at].Content, f.Quote) {
				t.Errorf("%q is in no message", f.Quote)
			}
		}
	})
}

func FuzzAPieceOfAMessageProvesAFact(f *testing.F) {
	f.Add(said, 10, 60)
	f.Add("エイダは真鍮の鍵を靴に入れた。", 3, 24)
	f.Fuzz(func(t *testing.T, reply string, from, to int) {
		if from < 0 || to > len(reply) || from >= to {
			t.Skip()
		}
		x := an("", reply)
		r := x.Take(fact.Answer{Lines: []string{"Ada | says | it | " + reply[from:to]}}, fact.ByReading)
		for _, f := range r.Facts {
			if !strings.Contains(reply, f.Quote) {
				t.Errorf("%q is not in %q", f.Quote, reply)
			}
		}
	})
}
