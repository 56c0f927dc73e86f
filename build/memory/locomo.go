package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/recall"
)

// A talk is one conversation of LoCoMo with questions about it. LoCoMo may be measured with, and not be shared further, so it is
// fetched by whoever measures.
type talk struct {
	path      []recall.Message
	facts     []fact.Standing // what LoCoMo observed of each session
	sources   map[int64][]int // the places of the messages that each of them is from
	questions []question
	postings  recall.Postings
	stemmer   *recall.Stemmer
}

const (
	ten          = 10 // of the best
	mostSessions = 60 // of a talk
	mostNear     = 50 // messages that are ranked by what they mean
)

// A question names the places of the messages that answer it.
type question struct {
	Text     string
	Evidence []int
	Category int
	near     []int
	facts    []fact.Chosen // those that fit, the best first
	known    recall.Near   // facts that are near in meaning
	alike    []fact.Chosen // those that fit with them
}

// readTalks reads LoCoMo's file from a folder; nil: it is not there.
func readTalks(folder string) []talk {
	data, err := os.ReadFile(filepath.Join(folder, "locomo10.json")) //nolint:gosec // a folder that the person names
	if err != nil {
		return nil
	}
	var file []struct {
		Conversation map[string]json.RawMessage     `json:"conversation"`
		Observation  map[string]map[string][][2]any `json:"observation"`
		QA           []struct {
			Question string   `json:"question"`
			Evidence []string `json:"evidence"`
			Category int      `json:"category"`
		} `json:"qa"`
	}
	check(json.Unmarshal(data, &file))
	var talks []talk
	for _, one := range file {
		t := talk{}
		places := map[string]int{}
		for session := 1; ; session++ {
			raw, is := one.Conversation["session_"+strconv.Itoa(session)]
			if !is && session > mostSessions {
				break
			}
			if !is {
				continue
			}
			var turns []struct {
				Speaker string `json:"speaker"`
				ID      string `json:"dia_id"`
				Text    string `json:"text"`
				Caption string `json:"blip_caption"`
			}
			check(json.Unmarshal(raw, &turns))
			for _, turn := range turns {
				places[turn.ID] = len(t.path)
				text := turn.Text
				if turn.Caption != "" {
					text += " [" + turn.Caption + "]"
				}
				t.path = append(t.path, recall.Message{ID: int64(len(t.path) + 1), Who: turn.Speaker, Text: text})
			}
		}
		for _, qa := range one.QA {
			if qa.Category > 4 {
				continue
			}
			q := question{Text: qa.Question, Category: qa.Category}
			q.Evidence = placesOf(places, qa.Evidence...)
			if len(q.Evidence) > 0 {
				t.questions = append(t.questions, q)
			}
		}
		t.observe(one.Observation, places)
		t.index()
		for i := range t.questions {
			t.questions[i].facts = t.factsFor(t.questions[i], recall.Near{})
		}
		talks = append(talks, t)
	}
	return talks
}

// placesOf are the places of the messages that LoCoMo names by its ids, of which several may stand in one text.
func placesOf(places map[string]int, said ...string) (all []int) {
	for _, ids := range said {
		for _, id := range strings.FieldsFunc(ids, func(r rune) bool { return r == ';' || r == ',' || r == ' ' }) {
			if place, is := places[id]; is && !slices.Contains(all, place) {
				all = append(all, place)
			}
		}
	}
	return all
}

// observe takes LoCoMo's observations for facts. What proves one is the whole of its message.
func (t *talk) observe(sessions map[string]map[string][][2]any, places map[string]int) {
	t.sources = map[int64][]int{}
	for _, of := range sessions {
		for who, observations := range of {
			for _, o := range observations {
				var ids []string
				switch source := o[1].(type) {
				case string:
					ids = []string{source}
				case []any:
					ids = lists.Map(source, func(id any) string { return fmt.Sprint(id) })
				}
				if from := placesOf(places, ids...); len(from) > 0 {
					m := t.path[from[0]]
					t.facts = append(t.facts, fact.Standing{Status: fact.Current, Fact: fact.Fact{
						MessageID: m.ID, Quote: m.Text, Subject: who, Sentence: fmt.Sprint(o[0]),
					}})
					t.facts[len(t.facts)-1].ID = int64(len(t.facts))
					t.sources[int64(len(t.facts))] = from
				}
			}
		}
	}
	slices.SortStableFunc(t.facts, func(a, b fact.Standing) int {
		return cmp.Or(cmp.Compare(a.MessageID, b.MessageID), cmp.Compare(a.Sentence, b.Sentence))
	})
}

func (t *talk) index() {
	t.stemmer = recall.NewStemmer(recall.LanguageOf(lists.Map(t.path[:recall.LanguageMessages], func(m recall.Message) string { return m.Text })))
	t.postings = recall.Postings{}
	for _, m := range t.path {
		for _, stem := range t.stemmer.IndexWords(m.Who + " " + m.Text) {
			p := t.postings[stem]
			p.IDs = append(p.IDs, m.ID)
			t.postings[stem] = p
		}
	}
}

// foundIn is the share of the evidence among what a choice gives for each question, on average.
func foundIn(talks []talk, choose func(t talk, q question) []int) float64 {
	sum, n := 0.0, 0
	for _, t := range talks {
		for _, q := range t.questions {
			places := choose(t, q)
			hits := lists.Count(q.Evidence, func(place int) bool { return slices.Contains(places, place) })
			sum += float64(hits) / float64(len(q.Evidence))
			n++
		}
	}
	return sum / float64(max(n, 1))
}

// factsFor are the facts that fit a question, as a turn ranks them.
func (t talk) factsFor(q question, near recall.Near) []fact.Chosen {
	return fact.Rank(t.facts, fact.Wish{Question: recall.Question{Message: q.Text}, Stemmer: t.stemmer, Near: near})
}

func (t talk) ranking(q question, tuning recall.Tuning) *recall.Ranking {
	return recall.NewRanking(t.path, recall.Question{Message: q.Text}, t.stemmer, tuning)
}

// A given says what a measure may use beside words.
type given struct{ meaning, facts bool }

// factsFor are the facts that fit a question, the best first.
func (g given) factsFor(q question) []fact.Chosen {
	if g.meaning {
		return q.alike
	}
	return q.facts
}

// rank ranks the messages of a talk by a question.
func (g given) rank(t talk, q question, r *recall.Ranking) []recall.Candidate {
	var near, facts []int
	if g.meaning {
		near = q.near
	}
	if g.facts {
		for _, f := range g.factsFor(q) {
			facts = append(facts, t.sources[f.FactID]...)
		}
	}
	return r.Rank(t.postings, near, facts, len(t.path))
}

// first gives the places of the best ten.
func first(tuning recall.Tuning, g given) func(t talk, q question) []int {
	return func(t talk, q question) []int {
		found := g.rank(t, q, t.ranking(q, tuning))
		return lists.Map(found[:min(len(found), ten)], func(c recall.Candidate) int { return c.Place })
	}
}

// sentPlaces gives the places of what is sent to a model in a block of the usual size: of the messages that are quoted, and of those that the
// facts are from, which have half of the room.
func sentPlaces(tuning recall.Tuning, g given) func(t talk, q question) []int {
	return func(t talk, q question) (places []int) {
		limits := blockLimits()
		if g.facts {
			chosen, used := fact.Fill(g.factsFor(q), t.facts, fact.Wish{Near: q.known, Room: limits.Room / 2, Size: func(line string) int { return len(line) + around }})
			for _, c := range chosen {
				places = append(places, t.sources[c.FactID]...)
			}
			limits.Room -= used
			limits.Told = fact.Says(chosen, t.facts)
		}
		r := t.ranking(q, tuning)
		for _, q := range r.Choose(g.rank(t, q, r), limits).Quotes {
			places = append(places, int(q.MessageID)-1)
		}
		return places
	}
}

// newest gives the last ten places.
func newest(t talk, _ question) (places []int) {
	for place := max(0, len(t.path)-ten); place < len(t.path); place++ {
		places = append(places, place)
	}
	return places
}

// A measure chooses places by a tuning.
type measure func(tuning recall.Tuning, g given) func(t talk, q question) []int

// tunings are those that are tried.
func tunings(g given) (all []recall.Tuning) {
	meanings, facts := []float64{1}, []float64{1}
	if g.meaning {
		meanings = []float64{0.5, 1}
	}
	if g.facts {
		facts = []float64{1, 2}
	}
	for _, k := range []float64{5, 10, 30} {
		for _, own := range []float64{0.5, 1} {
			for _, meaning := range meanings {
				for _, of := range facts {
					all = append(all, recall.Tuning{K: k, Pair: 2, Own: own, Meaning: meaning, Fact: of})
				}
			}
		}
	}
	return all
}

// twoFold tunes a measure on one half of the talks and tries it on the other, and the other way round.
func twoFold(talks []talk, of measure, g given) (share float64) {
	var halves [2][]talk
	for i, t := range talks {
		halves[i%2] = append(halves[i%2], t)
	}
	count := func(half []talk) float64 {
		return float64(lists.Sum(half, func(t talk) int { return len(t.questions) }))
	}
	for i := range halves {
		won, most := recall.DefaultTuning(), 0.0
		for _, tuning := range tunings(g) {
			if is := foundIn(halves[1-i], of(tuning, g)); is > most {
				won, most = tuning, is
			}
		}
		share += foundIn(halves[i], of(won, g)) * count(halves[i])
	}
	return share / (count(halves[0]) + count(halves[1]))
}

// locomoLines measures with LoCoMo, where its file is there.
func locomoLines(folder string) (lines []line) {
	talks := readTalks(folder)
	meaning := talks != nil && readVectors(folder, talks)
	add := func(name, rival, goal string, measured func() float64, there bool) {
		l := line{name: "LoCoMo: " + name, rival: rival, goal: goal, measured: noData}
		if there {
			l.measured = fmt.Sprintf("%.3f", measured())
		}
		lines = append(lines, l)
	}
	add("evidence among the first 10, the last messages", "0.010", "", func() float64 { return foundIn(talks, newest) }, talks != nil)
	for _, one := range []struct {
		name        string
		of          measure
		given       given
		rival, goal string
	}{
		{"evidence among the first 10, by words", first, given{}, "0.683", "≥ 0.67"},
		{"evidence among the first 10, with meaning", first, given{meaning: true}, "0.707", "≥ 0.69"},
		{"evidence among the first 10, with its observations as facts", first, given{facts: true}, "", ""},
		{"evidence among the first 10, with observations and meaning", first, given{true, true}, "0.758", "≥ 0.75"},
		{"evidence sent within 600 tokens, by words", sentPlaces, given{}, "0.743", "≥ 0.74"},
		{"evidence sent within 600 tokens, with meaning", sentPlaces, given{meaning: true}, "0.743", "≥ 0.74"},
		{"evidence sent within 600 tokens, with its observations as facts", sentPlaces, given{facts: true}, "0.801", "≥ 0.78"},
		{"evidence sent within 600 tokens, with observations and meaning", sentPlaces, given{true, true}, "", ""},
	} {
		there := talks != nil && (meaning || !one.given.meaning)
		if one.given.facts || one.goal != "" {
			add(one.name+" (two-fold)", one.rival, one.goal, func() float64 { return twoFold(talks, one.of, one.given) }, there)
		}
		add(one.name+" (default constants)", "", "", func() float64 { return foundIn(talks, one.of(recall.DefaultTuning(), one.given)) }, there)
	}
	return lines
}

// readVectors reads what an embedding model made of LoCoMo's texts, as vectors.json beside it: for each talk the vectors of its
// messages, each with the name of who speaks before it, and of its questions, in their order, and of its observations by their texts.
// All are of the length 1.
func readVectors(folder string, talks []talk) bool {
	data, err := os.ReadFile(filepath.Join(folder, "vectors.json")) //nolint:gosec // a folder that the person names
	if err != nil {
		return false
	}
	var all []struct {
		Messages  [][]float32          `json:"messages"`
		Questions [][]float32          `json:"questions"`
		Facts     map[string][]float32 `json:"facts"`
	}
	check(json.Unmarshal(data, &all))
	for i, vectors := range all {
		for j := range talks[i].questions {
			q, asked := &talks[i].questions[j], vectors.Questions[j]
			q.near, _ = nearest(lists.Map(vectors.Messages, func(v []float32) float32 { return product(v, asked) }))
			near, outlying := nearest(lists.Map(talks[i].facts, func(f fact.Standing) float32 { return product(vectors.Facts[f.Sentence], asked) }))
			q.known = recall.Near{IDs: lists.Map(near, func(at int) int64 { return talks[i].facts[at].ID }), Outlying: outlying}
			q.alike = talks[i].factsFor(*q, q.known)
		}
	}
	return true
}

// nearest are the places of those that are most alike, the nearest first, and how many of them stand out.
func nearest(likeness []float32) (places []int, outlying int) {
	places = make([]int, len(likeness))
	for place := range places {
		places[place] = place
	}
	slices.SortStableFunc(places, func(a, b int) int { return cmp.Compare(likeness[b], likeness[a]) })
	places = places[:min(len(places), mostNear)]
	least := passage.Outlying(slices.Values(lists.Map(likeness, func(x float32) float64 { return float64(x) })))
	return places, lists.Count(places, func(place int) bool { return float64(likeness[place]) >= least })
}

func product(a, b []float32) (sum float32) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}
