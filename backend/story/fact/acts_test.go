package fact_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/fact"
)

// A claim is what one sentence of a story says, in numbers: the reference knows facts by them, and by no words.
type claim struct{ who, relation, what int }

// The words for the numbers. The relations are a place and a holder, of which the newest stands, and a sister, of which there may be several.
var (
	people    = strings.Fields("Ada Bran Corvin Dorit")
	relations = [][]string{{"is at", "at", "location"}, {"holds", "has", "carries"}, {"sister of", "sister of", "sister"}}
	things    = [][]string{{"the mill", "the inn", "the harbour"}, {"the brass key", "the silver lamp"}, {"Mina", "Orla", "Pell"}}
)

// A page is a message of the reference.
type page struct {
	parent    int64
	role      chat.Role
	sentences []string
}

// A learned fact is one of the story with what the reference knows of it.
type learned struct {
	fact.Fact

	claim claim
	day   int // 0: none
}

// A tale is a conversation as the reference has it: messages with their parents, what was learned, and what was said by which sentence.
type tale struct {
	pages  map[int64]*page
	leaf   int64
	facts  []learned
	spoken map[string]learned // by the sentence
	last   int64              // the newest id
}

func (t *tale) clone() *tale {
	c := &tale{map[int64]*page{}, t.leaf, slices.Clone(t.facts), maps.Clone(t.spoken), t.last}
	for id, p := range t.pages {
		c.pages[id] = &page{p.parent, p.role, slices.Clone(p.sentences)}
	}
	return c
}

// ids are the messages up to one, the oldest first, found from parent to parent.
func (t *tale) ids(leaf int64) (ids []int64) {
	for id := leaf; id != 0; id = t.pages[id].parent {
		ids = append([]int64{id}, ids...)
	}
	return ids
}

func (t *tale) path(leaf int64) []chat.Message {
	return lists.Map(t.ids(leaf), func(id int64) chat.Message {
		return message(id, t.pages[id].role, strings.Join(t.pages[id].sentences, " "))
	})
}

func (t *tale) leaves() (leaves []int64) {
	for _, id := range slices.Sorted(maps.Keys(t.pages)) {
		if !slices.ContainsFunc(slices.Collect(maps.Values(t.pages)), func(p *page) bool { return p.parent == id }) {
			leaves = append(leaves, id)
		}
	}
	return leaves
}

// stand are the ids of the facts that should be current on the path to a message: said on it, still proved, not forgotten, and of
// those of which the newest stands the newest, unless it is told of a day before.
func (t *tale) stand(leaf int64) (ids []int64) {
	newest := map[string]learned{}
	for _, id := range t.ids(leaf) {
		for _, f := range t.facts {
			if f.MessageID != id || f.Forgotten || !slices.Contains(t.pages[id].sentences, f.Quote+".") {
				continue
			}
			key := strconv.FormatInt(f.ID, 10)
			switch f.claim.relation {
			case 0:
				key = fmt.Sprint("place of ", f.claim.who)
			case 1:
				key = fmt.Sprint("holder of ", f.claim.what)
			}
			if before, is := newest[key]; !is || f.day == 0 || before.day == 0 || f.day >= before.day {
				newest[key] = f
			}
		}
	}
	for _, f := range newest {
		ids = append(ids, f.ID)
	}
	slices.Sort(ids)
	return ids
}

func (t *tale) all() []fact.Fact {
	return lists.Map(t.facts, func(l learned) fact.Fact { return l.Fact })
}

// say adds a reply with up to five claims, and takes in what a model wrote down of it.
func (t *tale) say(e *testing.T, r *rand.Rand, parent int64) {
	t.last++
	p := &page{parent, chat.Assistant, []string{"Rain fell."}}
	t.pages[t.last], t.leaf = p, t.last
	var lines []string
	for range r.IntN(6) {
		c := claim{who: r.IntN(len(people)), relation: r.IntN(len(relations))}
		c.what = r.IntN(len(things[c.relation]))
		l := learned{claim: c}
		said := fmt.Sprintf("%s and %s met at bell %d", people[c.who], things[c.relation][c.what], len(t.spoken))
		when := ""
		if r.IntN(4) == 0 {
			l.day = 1 + r.IntN(9)
			when = fmt.Sprint("day ", l.day)
			said += " on " + when
		}
		t.spoken[said] = l
		p.sentences = append(p.sentences, said+".")
		value := things[c.relation][c.what]
		if r.IntN(2) == 0 && c.relation == 0 {
			value = strings.TrimPrefix(value, "the ")
		}
		lines = append(lines, strings.Join([]string{people[c.who], relations[c.relation][r.IntN(3)], value, `"` + said + `"`, "", when}, " | "))
	}
	t.read(e, lines)
}

// read takes in lines about the last message, and checks that what is new was taken in, and nothing else.
func (t *tale) read(e *testing.T, lines []string) {
	e.Helper()
	path := t.path(t.leaf)
	x := fact.Exchange{
		Messages: path[len(path)-1:], Names: fact.NewNames("Nils", lists.Map(people, func(name string) []string { return []string{name} })...), Person: "Nils",
		Who: func(*chat.Message) string { return "Ada" }, Known: fact.On(path, t.all()), Most: fact.MostOfExchange,
	}
	current := t.stand(t.leaf)
	known := func(c claim) bool {
		return slices.ContainsFunc(t.facts, func(f learned) bool { return f.claim == c && (f.Forgotten || slices.Contains(current, f.ID)) })
	}
	var want, got []string
	claims := map[claim]bool{}
	for _, line := range lines {
		said := strings.Split(line, `"`)[1]
		if c := t.spoken[said].claim; len(want) < fact.MostOfExchange && !claims[c] && !known(c) {
			claims[c] = true
			want = append(want, said)
		}
	}
	for _, f := range x.Take(fact.Answer{Lines: lines}, fact.ByReading).Facts {
		got = append(got, f.Quote)
		l := t.spoken[f.Quote]
		l.Fact, l.ID = f, int64(len(t.facts)+1)
		t.facts = append(t.facts, l)
	}
	same(e, want, got)
}

// act does one thing that people do. What came before restores what is here.
func (t *tale) act(e *testing.T, r *rand.Rand, saved **tale) *tale {
	ids := slices.Sorted(maps.Keys(t.pages))
	one := ids[r.IntN(len(ids))]
	switch r.IntN(14) {
	case 0, 1, 2: // another version of the last reply
		t.say(e, r, t.pages[t.leaf].parent)
	case 3: // another branch
		leaves := t.leaves()
		t.leaf = leaves[r.IntN(len(leaves))]
	case 4, 5: // a sentence edited away, or all that were
		p := t.pages[one]
		if r.IntN(2) == 0 && len(p.sentences) > 0 {
			p.sentences = slices.Delete(p.sentences, 0, 1)
			break
		}
		for said := range t.spoken {
			if !slices.Contains(p.sentences, said+".") && slices.ContainsFunc(t.facts, func(f learned) bool { return f.Quote == said && f.MessageID == one }) {
				p.sentences = append(p.sentences, said+".")
			}
		}
		slices.Sort(p.sentences)
	case 6: // a message deleted with all that follows it, and its facts with it
		if t.pages[one].parent == 0 {
			break
		}
		gone := map[int64]bool{}
		for _, id := range ids {
			gone[id] = id == one || gone[t.pages[id].parent]
		}
		for id := range gone {
			if gone[id] {
				delete(t.pages, id)
			}
		}
		for i := range t.facts {
			if gone[t.facts[i].MessageID] {
				t.facts[i].MessageID = -1 // its row is no more
			}
		}
		if gone[t.leaf] {
			t.leaf = t.leaves()[0]
		}
	case 7: // a new conversation from here, with other ids
		fork := &tale{map[int64]*page{}, 0, nil, maps.Clone(t.spoken), t.last}
		now := map[int64]int64{}
		for _, id := range t.ids(one) {
			fork.last++
			now[id] = fork.last
			fork.pages[fork.last] = &page{now[t.pages[id].parent], t.pages[id].role, slices.Clone(t.pages[id].sentences)}
			fork.leaf = fork.last
		}
		for _, f := range t.facts {
			if id, is := now[f.MessageID]; is {
				f.MessageID, f.ID = id, int64(len(fork.facts)+1)
				fork.facts = append(fork.facts, f)
			}
		}
		return fork
	case 8: // something forgotten
		if len(t.facts) > 0 {
			t.facts[r.IntN(len(t.facts))].Forgotten = true
		}
	case 9: // a backup
		*saved = t.clone()
	case 10: // the backup restored
		if *saved != nil {
			return (*saved).clone()
		}
	default: // the next message
		t.say(e, r, t.leaf)
	}
	return t
}

func TestRandomActsNeverRemindOfWhatDoesNotHold(t *testing.T) {
	stories, acts := 100, 100
	if testing.Short() {
		stories = 20
	}
	seen := map[fact.Status]int{}
	for seed := range stories {
		r := rand.New(rand.NewPCG(uint64(seed), 3)) //nolint:gosec // the same acts each time
		it := &tale{pages: map[int64]*page{}, spoken: map[string]learned{}}
		it.say(t, r, 0)
		var saved *tale
		for act := range acts {
			it = it.act(t, r, &saved)
			leaves := it.leaves()
			for _, leaf := range []int64{it.leaf, leaves[r.IntN(len(leaves))]} {
				all := fact.On(it.path(leaf), it.all())
				var got []int64
				for _, s := range all {
					seen[s.Status]++
					if s.Status == fact.Current {
						got = append(got, s.ID)
					}
				}
				slices.Sort(got)
				if want := it.stand(leaf); !slices.Equal(want, got) {
					t.Fatalf("story %d, act %d: current are %v, and should be %v", seed, act, got, want)
				}
			}
			if t.Failed() {
				t.Fatalf("story %d, act %d", seed, act)
			}
		}
	}
	for _, status := range []fact.Status{fact.Current, fact.Superseded, fact.Changed, fact.Elsewhere, fact.Gone} {
		if seen[status] < 300 {
			t.Errorf("only %d facts were %s", seen[status], status)
		}
	}
}
