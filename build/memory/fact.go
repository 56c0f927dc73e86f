package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/recall"
)

// How many of the planted facts get another value later, how many are forgotten, and how many facts there are where time is measured.
const (
	moved     = 100
	forgotten = 40
	manyFacts = 5000
)

// A ledger is a story with what was read of it.
type ledger struct {
	path  []chat.Message
	facts []fact.Fact
	at    map[int]int64  // the facts of the cues
	old   map[int64]bool // those in whose place another came
	gone  map[int64]bool // those that were forgotten
}

// read takes in lines about a message, as the answer of a model.
func (l *ledger) read(place int, lines ...string) []fact.Fact {
	x := fact.Exchange{
		Messages: l.path[place : place+1], Names: fact.NewNames("User"), Person: "User", Who: func(m *chat.Message) string { return m.Author }, Most: fact.MostOfExchange,
	}
	read := x.Take(fact.Answer{Lines: lines}, fact.ByReading).Facts
	for i := range read {
		read[i].ID = int64(len(l.facts) + 1)
		l.facts = append(l.facts, read[i])
	}
	return read
}

// ledger reads the planted facts of a story. Some of them get another value later, and some are forgotten.
func (s story) ledger() *ledger {
	l := &ledger{at: map[int]int64{}, old: map[int64]bool{}, gone: map[int64]bool{}, path: lists.Map(s.path, func(m recall.Message) chat.Message {
		return chat.Message{ID: m.ID, Author: m.Who, Content: m.Text, Role: chat.Assistant}
	})}
	r := rand.New(rand.NewPCG(3, 5)) //nolint:gosec // the same facts each time
	places := r.Perm(len(s.cues))
	for i, c := range s.cues {
		for _, f := range l.read(c.place, c.line) {
			l.at[i] = f.ID
		}
	}
	for _, i := range places {
		if c := s.cues[i]; i%4 == 0 && len(l.old) < moved {
			parts := strings.Split(c.line, " | ")
			all := strings.Split(spots, ",")
			said := fmt.Sprintf("%s brought it at last to the %s.", parts[0], all[r.IntN(len(all))])
			place := c.place + r.IntN(len(s.path)-c.place)
			l.path[place].Content += " " + said
			l.mark(l.at[i])
			for _, f := range l.read(place, strings.Join([]string{parts[0], parts[1], said[strings.LastIndex(said, "the ") : len(said)-1], `"` + said + `"`}, " | ")) {
				l.old[l.at[i]], l.at[i] = true, f.ID
				l.mark(f.ID)
			}
		}
	}
	for _, i := range places {
		if id := l.at[i]; id != 0 && !l.facts[id-1].OneValue && len(l.gone) < forgotten {
			l.facts[id-1].Forgotten, l.gone[id] = true, true
		}
	}
	return l
}

// mark says that a relation has one value, as a person does.
func (l *ledger) mark(id int64) {
	if id > 0 {
		l.facts[id-1].OneValue = true
	}
}

// choose gives what a model is reminded of, as a turn does.
func (l *ledger) choose(c cue) []fact.Chosen {
	current := fact.CurrentOf(fact.On(l.path, l.facts))
	limits := blockLimits()
	q := recall.Question{Message: c.message, Before: c.before[max(0, len(c.before)-endOfMessage):], Present: []string{"Ines"}}
	w := fact.Wish{
		Question: q, Stemmer: recall.NewStemmer("en"), Room: limits.Room / 2, Size: func(line string) int { return len(line) + around },
	}
	ranked := fact.Rank(current, w)
	chosen, _ := fact.Fill(ranked, current, w)
	return chosen
}

// factLines measures the facts of a story.
func (s story) factLines(of string) []line {
	l := s.ledger()
	standing := map[int64]fact.Standing{}
	for _, f := range fact.On(l.path, l.facts) {
		standing[f.ID] = f
	}
	valid, sent, changed, newest, old, back := 0, 0, 0, 0, 0, 0
	for i, c := range s.cues {
		chosen := l.choose(c)
		want := l.at[i]
		for want != 0 && standing[want].Status == fact.Superseded {
			want = standing[want].SupersededBy
		}
		is := slices.ContainsFunc(chosen, func(c fact.Chosen) bool { return c.FactID == want })
		if standing[want].Status == fact.Current {
			valid++
			if is {
				sent++
			}
			if standing[want].OneValue {
				changed++
				if is {
					newest++
				}
			}
		}
		for _, c := range chosen {
			switch {
			case l.gone[c.FactID]:
				back++
			case l.old[c.FactID]:
				old++
			}
		}
	}
	return []line{
		{name: of + "planted facts that are taken in", goal: "100 %", measured: percent(len(l.at), len(s.cues))},
		{name: of + "valid facts that are sent when asked for", goal: "≥ 95 %", measured: percent(sent, valid)},
		{name: of + "the newest value is sent, where there were several", goal: "100 %", measured: percent(newest, changed)},
		{name: of + "old values that are sent; forgotten ones", goal: "0; 0", measured: fmt.Sprintf("%d; %d", old, back)},
		{name: of + fmt.Sprintf("time to choose among %d facts, p95", manyFacts), measured: s.factTime()},
	}
}

// factTime measures how long it takes to choose among many facts.
func (s story) factTime() string {
	l := s.ledger()
	r := rand.New(rand.NewPCG(13, 17)) //nolint:gosec // the same facts each time
	for i := 0; len(l.facts) < manyFacts; i++ {
		place := r.IntN(len(l.path))
		m := &l.path[place]
		_, said, _ := plant(r, i)
		parts := strings.Split(said, " | ")
		l.facts = append(l.facts, fact.Fact{
			ID: int64(len(l.facts) + 1), MessageID: m.ID, Quote: m.Content[len(m.Content)/2:], Subject: parts[0], Relation: parts[1], Value: parts[2],
			Kind: fact.KindOf(parts[1]), Layer: fact.Story, KnownBy: []string{"Ines", "User"},
		})
	}
	var times []time.Duration
	for _, c := range s.cues {
		began := time.Now()
		l.choose(c)
		times = append(times, time.Since(began))
	}
	slices.Sort(times)
	return fmt.Sprintf("%d ms, half in %d ms", times[len(times)*95/100].Milliseconds(), times[len(times)/2].Milliseconds())
}

// castLine measures who is said to know a fact, in a cast of five of whom some are there at a time, and who tell each other.
func castLine() line {
	const facts = 500
	cast := []string{"Ada", "Bran", "Corvin", "Dorit", "Esme"}
	r := rand.New(rand.NewPCG(19, 23)) //nolint:gosec // the same story each time
	l := &ledger{}
	names := fact.NewNames("", lists.Map(cast, func(name string) []string { return []string{name} })...)
	knows := map[string]map[string]bool{} // by what was said on the path
	side := map[int64]bool{}              // messages of another branch
	for id := int64(1); len(l.facts) < facts; id++ {
		side[id] = r.IntN(3) == 0
		there := map[string]bool{}
		for _, name := range cast {
			if r.IntN(2) == 0 {
				there[name] = true
			}
		}
		speaker := cast[r.IntN(len(cast))]
		there[speaker] = true
		absent := slices.DeleteFunc(slices.Clone(cast), func(name string) bool { return there[name] })
		about := cast[r.IntN(len(cast))] // who is talked about need not be there
		said := fmt.Sprintf("%s hid coin %d in the mill", about, len(l.facts))
		if len(l.facts) > 0 && r.IntN(2) == 0 {
			said = l.facts[r.IntN(len(l.facts))].Quote
			about, _, _ = strings.Cut(said, " ")
		}
		m := chat.Message{ID: id, Author: speaker, Role: chat.Assistant, Content: "They talk of " + strings.Join(absent, " and ") + ". " + said + "."}
		path := append(lists.Keep(l.path, func(m chat.Message) bool { return side[id] || !side[m.ID] }), m)
		x := fact.Exchange{
			Messages: []chat.Message{m}, Names: names, Who: func(m *chat.Message) string { return m.Author }, Known: fact.On(path, l.facts), Most: 1,
		}
		_, what, _ := strings.Cut(said, " hid ")
		reading := x.Take(fact.Answer{
			Present: lists.Keep(cast, func(name string) bool { return there[name] }), Lines: []string{about + " | hid | " + what + ` | "` + said + `"`},
		}, fact.ByReading)
		l.path = append(l.path, m)
		for _, f := range reading.Facts {
			f.ID = int64(len(l.facts) + 1)
			l.facts = append(l.facts, f)
		}
		for _, t := range reading.Told {
			l.facts[t.FactID-1].Told = append(l.facts[t.FactID-1].Told, t.Telling)
		}
		if !side[id] {
			if knows[said] == nil {
				knows[said] = map[string]bool{}
			}
			for name := range there {
				knows[said][name] = true
			}
		}
	}
	onPath := lists.Keep(l.path, func(m chat.Message) bool { return !side[m.ID] })
	wrong, denied, checked := 0, 0, 0
	for _, f := range fact.CurrentOf(fact.On(onPath, l.facts)) {
		checked++
		_, said, is := strings.Cut(fact.Line(f, cast), " [")
		know, not, _ := strings.Cut(said, ";")
		for _, name := range cast {
			if is && strings.Contains(know, name) && !knows[f.Quote][name] {
				wrong++
			}
			if strings.Contains(not, name) && knows[f.Quote][name] {
				denied++
			}
		}
	}
	return line{
		name: fmt.Sprintf("Cast of %d, two branches: names under the wrong “knows”; under the wrong “does not know”", len(cast)), goal: "0; 0",
		measured: fmt.Sprintf("%d; %d of %d facts", wrong, denied, checked),
	}
}
