package recall_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/recall"
)

// pathOf makes messages with rising ids of texts.
func pathOf(texts ...string) (path []recall.Message) {
	for i, text := range texts {
		path = append(path, recall.Message{ID: int64(10 * (i + 1)), Text: text})
	}
	return path
}

// postings are the stems of all messages of a path.
func postings(path []recall.Message, s *recall.Stemmer) recall.Postings {
	all := recall.Postings{}
	for _, m := range path {
		for _, stem := range s.IndexWords(m.Text) {
			all[stem] = recall.Posting{IDs: append(all[stem].IDs, m.ID)}
		}
	}
	return all
}

// ranked gives the places of what a question finds, the best first.
func ranked(path []recall.Message, q recall.Question, near []int, below int) (places []int) {
	s := recall.NewStemmer("en")
	for _, c := range recall.NewRanking(path, q, s, recall.DefaultTuning()).Rank(postings(path, s), near, nil, below) {
		places = append(places, c.Place)
	}
	return places
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestStemsFollowTheLanguage(t *testing.T) {
	for _, c := range []struct{ name, language, text, want string }{
		{"English words lose their endings", "en", "Sisters promised running", "sister promis run"},
		{"German words are read with their accents", "de", "Häuser und Straßen", "haus und strass"},
		{"French words, too", "fr", "Les promesses oubliées", "le promess oubli"},
		{"Russian words", "ru", "сёстры обещали", "сестр обеща"},
		{"a language without a stemmer keeps its words", "uk", "Сестри обіцяли", "сестри обіцяли"},
		{"writing without spaces gives pieces", "ja", "鍵の箱", "鍵の箱 の箱 箱"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for stem := range recall.NewStemmer(c.language).Stems(c.text) {
				got = append(got, stem)
			}
			same(t, c.want, strings.Join(got, " "))
		})
	}
}

func TestALanguageIsReadFromTheFirstMessages(t *testing.T) {
	for _, c := range []struct {
		name string
		in   []string
		want string
	}{
		{"German", []string{"Ja.", "Ich habe den Schlüssel nicht, und das ist auch gut."}, "de"},
		{"too little", []string{"Hm."}, "en"},
		{"nothing", nil, "en"},
		{"what comes late does not count", append(strings.Split(strings.Repeat("The rain is in the harbour.|", recall.LanguageMessages), "|"), "Ich habe den Schlüssel nicht."), "en"},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, recall.LanguageOf(c.in)) })
	}
}

func TestMessagesAreRankedByAQuestion(t *testing.T) {
	path := pathOf("The sea was calm.", "Ada hid the brass keys in the mill.", "Bran slept.", "Somebody mentioned a key.", "The sea was rough.", "Rain fell.")
	for _, c := range []struct {
		name  string
		q     recall.Question
		near  []int
		below int
		want  []int
	}{
		{"rare words count more, and an answer follows its question", recall.Question{Message: "Which brass key did Ada hide?"}, nil, 6, []int{1, 3, 2, 4}},
		{"nothing has its words", recall.Question{Message: "Who painted the ceiling?"}, nil, 6, nil},
		{"keywords of the Director count", recall.Question{Message: "Go on.", Keywords: []string{"brass"}}, nil, 6, []int{1, 2}},
		{"what comes later is left alone", recall.Question{Message: "The rough sea."}, nil, 4, []int{0, 1}},
		{"what is near in meaning is found without its words", recall.Question{Message: "Who painted the ceiling?"}, []int{5, 9, -1}, 6, []int{5}},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, ranked(path, c.q, c.near, c.below)) })
	}
}

func TestBothRankingsTogetherWinOverOne(t *testing.T) {
	path := pathOf("Red apples fell.", "Nothing.", "Green apples fell.", "Nothing.", "The orchard slept.", "Nothing.")
	got := ranked(path, recall.Question{Message: "apples"}, []int{2, 4}, 6)
	if got[0] != 2 {
		t.Errorf("ranked %v", got)
	}
}

// limits have room for everything that a test has.
func limits(room int) recall.Limits {
	return recall.Limits{Room: room, Size: func(q recall.Quote) int { return len(q.Text) }, Verbatim: func(int) bool { return false }}
}

func TestAChoiceIsOldestFirstAndFitsItsRoom(t *testing.T) {
	path := pathOf("Ada hid the brass key in the mill.", "No.", "She lost the brass key again.", "No.")
	s := recall.NewStemmer("en")
	r := recall.NewRanking(path, recall.Question{Message: "brass key"}, s, recall.DefaultTuning())
	found := r.Rank(postings(path, s), nil, nil, len(path))
	for _, c := range []struct {
		name string
		room int
		want []int64
	}{{"room for all but what says nothing", 1000, []int64{10, 30}}, {"room for one", 36, []int64{30}}, {"no room", 0, nil}} {
		t.Run(c.name, func(t *testing.T) {
			var got []int64
			for _, q := range r.Choose(found, limits(c.room)).Quotes {
				got = append(got, q.MessageID)
			}
			same(t, c.want, got)
		})
	}
}

func TestWhatWasRecalledOrIsReadAnywayComesLater(t *testing.T) {
	path := pathOf("Ada hid the brass key.", "No.", "Bran hid the brass key.", "No.")
	s := recall.NewStemmer("en")
	r := recall.NewRanking(path, recall.Question{Message: "brass key"}, s, recall.DefaultTuning())
	found := r.Rank(postings(path, s), nil, nil, len(path))
	score := func(l recall.Limits, id int64) float64 {
		for _, q := range r.Choose(found, l).Quotes {
			if q.MessageID == id {
				return q.Score
			}
		}
		t.Fatal("it is not quoted")
		return 0
	}
	plain, recent, verbatim := limits(1000), limits(1000), limits(1000)
	recent.Recent = map[int64]bool{10: true}
	verbatim.Verbatim = func(place int) bool { return place == 0 }
	if !(score(recent, 10) < score(plain, 10)) || !(score(verbatim, 10) < score(plain, 10)) {
		t.Error("it counts as much as before")
	}
	if score(recent, 30) != score(plain, 30) {
		t.Error("another message counts otherwise")
	}
}

func TestALongReplyIsQuotedForItsOwnWords(t *testing.T) {
	long := strings.Repeat("The wind and the rain went on, and nobody came to the door of the old house. ", 12)
	for _, c := range []struct {
		name, reply string
		want        []int64
	}{
		{"a short answer", "Under the floor of the mill, I think.", []int64{10, 20}},
		{"a long reply that has none of the words", long, []int64{10}},
		{"a long reply that has them", long + "The brass key had been Ada’s. " + long, []int64{10, 20}},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := pathOf("Where did Ada hide the brass key?", c.reply, "Rain fell.", "Nothing.", "Mina slept.")
			s := recall.NewStemmer("en")
			r := recall.NewRanking(path, recall.Question{Message: "The brass key that Ada was hiding."}, s, recall.DefaultTuning())
			var got []int64
			for _, q := range r.Choose(r.Rank(postings(path, s), nil, nil, len(path)), limits(10_000)).Quotes {
				got = append(got, q.MessageID)
			}
			same(t, c.want, got)
		})
	}
}

func TestWhatHardlyFitsIsNotQuoted(t *testing.T) {
	path := pathOf("The wind was cold.", "Ada.", "Bran.", "Mina.", "Orla.", "Pell.")
	s := recall.NewStemmer("en")
	r := recall.NewRanking(path, recall.Question{
		Message: "Ada, Bran, Mina, Orla and Pell walked to the granary.", Before: "The wind rose.",
	}, s, recall.DefaultTuning())
	c := r.Choose(r.Rank(postings(path, s), nil, nil, 1), limits(1000))
	if len(c.Quotes) > 0 && c.Quotes[0].Score == 0 {
		t.Errorf("chose %+v", c)
	}
}

func TestAQuoteIsTheSentenceThatSaysTheMost(t *testing.T) {
	long := strings.Repeat("The wind and the rain went on and on, and nobody came to the door of the old house that night. ", 2)
	path := pathOf(long+"Ada hid the brass key in the mill before the frost came, and told nobody of it, not even her own sister, who asked her twice about it at supper. "+long, "No.")
	s := recall.NewStemmer("en")
	r := recall.NewRanking(path, recall.Question{Message: "Where is the brass key?"}, s, recall.DefaultTuning())
	c := r.Choose(r.Rank(postings(path, s), nil, nil, 1), limits(1000))
	if len(c.Quotes) != 1 || !strings.HasPrefix(c.Quotes[0].Text, "Ada hid the brass key") && !strings.Contains(c.Quotes[0].Text, "Ada hid the brass key") || len(c.Quotes[0].Text) > 400 {
		t.Errorf("chose %+v", c.Quotes)
	}
}

func TestAReplyUsesWhatOnlyAQuoteSaid(t *testing.T) {
	const quote = "Ada slid the brass key beneath the hearthstone."
	s := recall.NewStemmer("en")
	for _, c := range []struct {
		name, reply, known string
		want               bool
	}{
		{"words of the quote", "It is under the hearthstone, where she had slid it.", "Where is the key?", true},
		{"words that the message had already", "A brass key, yes.", "Where is the brass key?", false},
		{"other words", "I do not know.", "Where is the key?", false},
		{"frequent words", "It is the one of the others.", "Where?", false},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, s.Uses(c.reply, quote, c.known)) })
	}
}

func FuzzAQuoteIsAPieceOfItsMessage(f *testing.F) {
	f.Add("Ada hid the key. She slept.", "key")
	f.Add("鍵は箱の中にある。彼女は眠った。", "鍵")
	f.Add(strings.Repeat("word ", 300), "word")
	f.Add("\xff\xfe key", "key")
	f.Fuzz(func(t *testing.T, text, question string) {
		path := pathOf(text, "No.")
		s := recall.NewStemmer("en")
		r := recall.NewRanking(path, recall.Question{Message: question}, s, recall.DefaultTuning())
		for _, q := range r.Choose(r.Rank(postings(path, s), []int{0}, nil, 1), limits(1<<20)).Quotes {
			if q.Text == "" || !strings.Contains(text, q.Text) || len(q.Text) > 400 {
				t.Errorf("%q is no piece of %q", q.Text, text)
			}
			if utf8.ValidString(text) && !utf8.ValidString(q.Text) {
				t.Errorf("%q is cut in a character", q.Text)
			}
		}
	})
}
