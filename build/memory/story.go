package main

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/base/secret"
	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/recall"
	"terzetto/backend/text"
)

// wordsEach is how long a message of the story is, in words.
const wordsEach = 300

// planted is how many facts are in the story.
const planted = 400

// A story is a conversation made of what people wrote, with facts at known places.
type story struct {
	path []recall.Message
	cues []cue
}

// A cue is a message that a planted fact answers.
type cue struct {
	message string
	before  string // what the story says just before it
	fact    string
	line    string // as a model writes the fact down
	place   int
}

// conversation is the id of the story in the store.
const conversation = "00000000-0000-7000-8000-000000000001"

// newStory makes a story of so many messages. The same seed makes the same one.
func newStory(human string, messages int) story {
	r := rand.New(rand.NewPCG(7, 11)) //nolint:gosec // the same story each time
	var sentences []string
	files, err := filepath.Glob(filepath.Join(human, "*.txt"))
	check(err)
	slices.Sort(files)
	for _, f := range files {
		if filepath.Base(f) != "SOURCE.txt" {
			sentences = append(sentences, text.Sentences(string(must(os.ReadFile(f))))...) //nolint:gosec // a folder that the person names
		}
	}
	var s story
	speakers := []string{"Ines", "User"}
	for i := range messages {
		var b strings.Builder
		for at, words := r.IntN(len(sentences)), 0; words < wordsEach; at++ {
			sentence := sentences[at%len(sentences)]
			words += len(strings.Fields(sentence))
			b.WriteString(sentence + " ")
			if r.IntN(4) == 0 {
				at = r.IntN(len(sentences))
			}
		}
		s.path = append(s.path, recall.Message{ID: int64(i + 1), Who: speakers[i%2], Text: strings.TrimSpace(b.String())})
	}
	places := r.Perm(messages * 9 / 10)[:min(planted, messages/2)]
	for i, place := range places {
		fact, line, asked := plant(r, i)
		m := &s.path[place]
		all := text.Sentences(m.Text)
		at := r.IntN(len(all))
		m.Text = strings.Join(slices.Insert(all, at, fact), " ")
		s.cues = append(s.cues, cue{asked, s.path[messages-1].Text, fact, line, place})
	}
	return s
}

// plant makes a fact, the line that a model writes down of it, and a message that refers to it with some of its words. Names and things
// come back in many facts.
func plant(r *rand.Rand, i int) (fact, line, asked string) {
	pick := func(of string) string {
		all := strings.Split(of, ",")
		return all[r.IntN(len(all))]
	}
	who := pick("Ada,Bran,Corvin,Dorit,Esme,Falk,Gwen,Hollis,Ivo,Juna,Kester,Lorne,Mira,Nils,Orla,Pell,Quill,Rhea,Soren,Tamsin")
	thing := pick("brass key,silver locket,folded map,broken compass,ivory comb,sealed envelope,copper coin,velvet glove,glass vial,iron ring," +
		"leather ledger,cracked mirror,wooden flute,pearl button,pocket watch,painted fan")
	spot := pick(spots)
	other := pick("captain,warden,midwife,piper,cooper,abbess,tinker,magistrate,fiddler,apothecary,gravedigger,falconer,saddler,glazier")
	switch i % 4 {
	case 0:
		fact = fmt.Sprintf("%s hid the %s beneath the floor of the %s.", who, thing, spot)
		line = fmt.Sprintf("%s | hid the %s in | the %s", who, thing, spot)
		asked = fmt.Sprintf("I turn to them. “Where is the %s now, the one that %s was hiding?”", thing, who)
	case 1:
		fact = fmt.Sprintf("“I owe the %s my life,” said %s, “ever since the fire at the %s.”", other, who, spot)
		line = fmt.Sprintf("%s | owes | the %s a life since the fire at the %s", who, other, spot)
		asked = fmt.Sprintf("“%s, do you still owe the %s for that fire?” I ask.", who, other)
	case 2:
		fact = fmt.Sprintf("%s promised the %s to return the %s before the first frost.", who, other, thing)
		line = fmt.Sprintf("%s | promised | the %s to return the %s before the first frost", who, other, thing)
		asked = fmt.Sprintf("What about the promise that %s made to the %s?", who, other)
	default:
		fact = fmt.Sprintf("The %s had seen %s burning letters behind the %s, and asked for the %s as the price of silence.", other, who, spot, thing)
		line = fmt.Sprintf("%s | burned letters behind | the %s, as the %s saw, who wants the %s for it", who, spot, other, thing)
		asked = fmt.Sprintf("I whisper: “The %s knows that %s burned those letters at the %s.”", other, who, spot)
	}
	return fact, line + ` | "` + fact + `"`, asked
}

const spots = "boathouse,chapel,granary,lighthouse,orchard,quarry,smithy,stable,tannery,watchtower,mill,ferry landing,archive,greenhouse,vault,bakery"

// shelve writes the story into a new data folder and has it taken into the index. It says how long that took.
func (s story) shelve(ctx context.Context, dir string) (db *store.DB, took time.Duration) {
	vault := must(secret.Open(secret.Options{Dir: dir}))
	open := func() *store.DB {
		return must(store.Open(ctx, store.Options{Dir: dir, Vault: vault, Log: slog.New(slog.DiscardHandler), Now: time.Now}))
	}
	check(open().Close())
	pool := must(sqlite.OpenPool(filepath.Join(dir, "terzetto.db"), sqlite.Indexing, 1))
	check(pool.Transact(ctx, func(t *sqlite.Conn) error {
		if err := t.Exec(ctx, "INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES (?, 'Story', 's', 0, 0)", conversation); err != nil {
			return err
		}
		for i, m := range s.path {
			var parent any
			if i > 0 {
				parent = m.ID - 1
			}
			role := "assistant"
			if i%2 == 1 {
				role = "user"
			}
			if err := t.Exec(ctx, `INSERT INTO messages (id, conversation_id, role, turn_index, parent_id, created_at, content) VALUES (?, ?, ?, ?, ?, 0, ?)`,
				m.ID, conversation, role, i, parent, m.Text); err != nil {
				return err
			}
		}
		return t.Exec(ctx, "UPDATE conversations SET active_leaf_id = ? WHERE id = ?", len(s.path), conversation)
	}))
	check(pool.Close())
	db = open()
	began := time.Now()
	for left := 1; left > 0; {
		left = must(db.Index(ctx))
	}
	return db, time.Since(began)
}

// An answer is what the cues of a story found.
type answer struct {
	share    float64 // of the facts that are among the first ten
	quoted   float64 // of the facts that a model is sent
	backed   int     // references to what is on record that are found to be
	unbacked int     // references to what never happened that are found to be
	p50, p95 time.Duration
}

// around is how many bytes stand around a quote or a fact.
const around = 12

// neverSaid are things of which no story of ours speaks.
const neverSaid = "kraken,zeppelin,glacier,harpsichord,pterodactyl,carousel,volcano,submarine,telescope,samovar,tambourine,unicorn"

// blockLimits are those of a large context.
func blockLimits() recall.Limits {
	const tokens, bytesPerToken = 600, 4
	return recall.Limits{
		Room: tokens * bytesPerToken, Size: func(q recall.Quote) int { return len(q.Text) + around }, Verbatim: func(int) bool { return false },
	}
}

// endOfMessage is how many bytes of the message before go with a question, and lately how many messages are not sought.
const (
	endOfMessage = 200
	lately       = 40
)

// ask asks the store for each of the planted facts, as a turn does.
func (s story) ask(ctx context.Context, db *store.DB) (a answer) {
	var times []time.Duration
	first := lists.Map(s.path[:recall.LanguageMessages], func(m recall.Message) string { return m.Text })
	for _, c := range s.cues {
		began := time.Now()
		q := recall.Question{Message: c.message, Before: c.before[max(0, len(c.before)-endOfMessage):], Present: []string{"Ines"}}
		ranking := recall.NewRanking(s.path, q, recall.NewStemmer(recall.LanguageOf(first)), recall.DefaultTuning())
		found, _, err := db.FindStems(ctx, conversation, ranking.Terms(), recall.MostPosted(len(s.path)))
		check(err)
		all := ranking.Rank(found, nil, nil, len(s.path)-lately)
		choice := ranking.Choose(all, blockLimits())
		times = append(times, time.Since(began))
		if slices.ContainsFunc(all[:min(len(all), ten)], func(f recall.Candidate) bool { return f.Place == c.place }) {
			a.share++
		}
		if slices.ContainsFunc(choice.Quotes, func(q recall.Quote) bool { return strings.Contains(q.Text, c.fact) }) {
			a.quoted++
		}
	}
	for i, c := range s.cues {
		backs := func(message string) bool {
			stems := recall.NewStemmer(recall.LanguageOf(first))
			found, _, err := db.FindStems(ctx, conversation, recall.BackingTerms(message, stems), recall.MostPosted(len(s.path)))
			check(err)
			return !recall.RefersBack(message) || recall.Backs(s.path, message, stems, found, lately, nil)
		}
		if backs("Do you remember? " + c.message) {
			a.backed++
		}
		who, _, _ := strings.Cut(c.line, " ")
		if never := strings.Split(neverSaid, ","); !backs(fmt.Sprintf("“Do you remember the %s that %s found in the %s?”", never[i%len(never)], who, never[(i/7+3)%len(never)])) {
			a.unbacked++
		}
	}
	slices.Sort(times)
	a.share /= float64(len(s.cues))
	a.quoted /= float64(len(s.cues))
	a.p50, a.p95 = times[len(times)/2], times[len(times)*95/100]
	return a
}

// storyLines measures stories of two lengths.
func storyLines(ctx context.Context, human string) (lines []line) {
	for _, size := range []struct {
		messages int
		goal     string
	}{{10_000, "≤ 30 ms"}, {100_000, "≤ 250 ms"}} {
		s := newStory(human, size.messages)
		dir := must(os.MkdirTemp("", "memory"))
		db, took := s.shelve(ctx, dir)
		a := s.ask(ctx, db)
		check(db.Close())
		check(os.RemoveAll(dir))
		of := fmt.Sprintf("Own story, %d messages of %d words: ", size.messages, wordsEach)
		lines = append(lines,
			line{name: of + "planted facts among the first 10, by words", goal: "≥ 0.9", measured: fmt.Sprintf("%.3f of %d", a.share, len(s.cues))},
			line{name: of + "their sentence is sent", goal: "≥ 0.9", measured: fmt.Sprintf("%.3f", a.quoted)},
			line{name: of + "time, p95", goal: size.goal, measured: fmt.Sprintf("%d ms, half in %d ms", a.p95.Milliseconds(), a.p50.Milliseconds())},
			line{name: of + "a reference to what happened is backed", goal: "100 %", measured: percent(a.backed, len(s.cues))},
			line{name: of + "one to what never happened is not", measured: percent(a.unbacked, len(s.cues))},
			line{name: of + "taken into the index, beside replies", measured: fmt.Sprintf("%.1f s", took.Seconds())},
		)
		lines = append(lines, s.factLines(of)...)
	}
	return append(lines, castLine())
}

func percent(n, of int) string {
	return fmt.Sprintf("%.1f %% of %d", 100*float64(n)/float64(max(of, 1)), of)
}
