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
	"terzetto/backend/story/recall"
)

// A talk is one conversation of LoCoMo with questions about it. LoCoMo may be measured with, and not be shared further, so it is
// fetched by whoever measures.
type talk struct {
	path      []recall.Message
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
}

// readTalks reads LoCoMo's file from a folder; nil: it is not there.
func readTalks(folder string) []talk {
	data, err := os.ReadFile(filepath.Join(folder, "locomo10.json")) //nolint:gosec // a folder that the person names
	if err != nil {
		return nil
	}
	var file []struct {
		Conversation map[string]json.RawMessage `json:"conversation"`
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
			for _, ids := range qa.Evidence {
				for _, id := range strings.FieldsFunc(ids, func(r rune) bool { return r == ';' || r == ',' || r == ' ' }) {
					if place, is := places[id]; is && !slices.Contains(q.Evidence, place) {
						q.Evidence = append(q.Evidence, place)
					}
				}
			}
			if len(q.Evidence) > 0 {
				t.questions = append(t.questions, q)
			}
		}
		t.index()
		talks = append(talks, t)
	}
	return talks
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

func (t talk) ranking(q question, tuning recall.Tuning) *recall.Ranking {
	return recall.NewRanking(t.path, recall.Question{Message: q.Text}, t.stemmer, tuning)
}

// first gives the places of the best ten.
func first(tuning recall.Tuning, meaning bool) func(t talk, q question) []int {
	return func(t talk, q question) []int {
		var near []int
		if meaning {
			near = q.near
		}
		found := t.ranking(q, tuning).Rank(t.postings, near, nil, len(t.path))
		return lists.Map(found[:min(len(found), ten)], func(c recall.Candidate) int { return c.Place })
	}
}

// quotePlaces gives the places of what is quoted in a block of the size that a model is sent.
func quotePlaces(tuning recall.Tuning, meaning bool) func(t talk, q question) []int {
	return func(t talk, q question) []int {
		var near []int
		if meaning {
			near = q.near
		}
		r := t.ranking(q, tuning)
		choice := r.Choose(r.Rank(t.postings, near, nil, len(t.path)), blockLimits())
		return lists.Map(choice.Quotes, func(q recall.Quote) int { return int(q.MessageID) - 1 })
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
type measure func(tuning recall.Tuning, meaning bool) func(t talk, q question) []int

// twoFold tunes a measure on one half of the talks and tries it on the other, and the other way round.
func twoFold(talks []talk, of measure, meaning bool) float64 {
	var halves [2][]talk
	for i, t := range talks {
		halves[i%2] = append(halves[i%2], t)
	}
	count := func(half []talk) float64 {
		return float64(lists.Sum(half, func(t talk) int { return len(t.questions) }))
	}
	sum := 0.0
	for i := range halves {
		best, most := recall.DefaultTuning(), 0.0
		for _, k := range []float64{5, 10, 30} {
			for _, own := range []float64{0.25, 0.5, 1} {
				tuning := recall.Tuning{K: k, Pair: 2, Own: own, Meaning: 1}
				if is := foundIn(halves[1-i], of(tuning, meaning)); is > most {
					best, most = tuning, is
				}
			}
		}
		sum += foundIn(halves[i], of(best, meaning)) * count(halves[i])
	}
	return sum / (count(halves[0]) + count(halves[1]))
}

// locomoLines measures with LoCoMo, where its file is there.
func locomoLines(folder string) []line {
	lines := []line{
		{name: "LoCoMo: evidence among the first 10, the last messages", rival: "0.010"},
		{name: "LoCoMo: evidence among the first 10, by words, two-fold", rival: "0.683", goal: "≥ 0.67"},
		{name: "LoCoMo: the same, with the program's constants"},
		{name: "LoCoMo: evidence among the first 10, with meaning, two-fold", rival: "0.707", goal: "≥ 0.69"},
		{name: "LoCoMo: evidence quoted within 600 tokens, by words, two-fold", rival: "0.743", goal: "≥ 0.74"},
		{name: "LoCoMo: evidence quoted within 600 tokens, with meaning, two-fold", rival: "0.743", goal: "≥ 0.74"},
	}
	for i := range lines {
		lines[i].measured = noData
	}
	talks := readTalks(folder)
	if talks == nil {
		return lines
	}
	say := func(i int, share float64) { lines[i].measured = fmt.Sprintf("%.3f", share) }
	say(0, foundIn(talks, newest))
	say(1, twoFold(talks, first, false))
	say(2, foundIn(talks, first(recall.DefaultTuning(), false)))
	say(4, twoFold(talks, quotePlaces, false))
	if readVectors(folder, talks) {
		say(3, twoFold(talks, first, true))
		say(5, twoFold(talks, quotePlaces, true))
	}
	return lines
}

// readVectors reads what an embedding model made of LoCoMo's texts, as vectors.json beside it: for each talk the vectors of its
// messages and of its questions, of the length 1, in their order.
func readVectors(folder string, talks []talk) bool {
	data, err := os.ReadFile(filepath.Join(folder, "vectors.json")) //nolint:gosec // a folder that the person names
	if err != nil {
		return false
	}
	var all []struct {
		Messages  [][]float32 `json:"messages"`
		Questions [][]float32 `json:"questions"`
	}
	check(json.Unmarshal(data, &all))
	for i, vectors := range all {
		for j := range talks[i].questions {
			likeness := lists.Map(vectors.Messages, func(v []float32) float32 { return product(v, vectors.Questions[j]) })
			places := make([]int, len(likeness))
			for place := range places {
				places[place] = place
			}
			slices.SortFunc(places, func(a, b int) int { return cmp.Compare(likeness[b], likeness[a]) })
			talks[i].questions[j].near = places[:min(len(places), mostNear)]
		}
	}
	return true
}

func product(a, b []float32) (sum float32) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}
