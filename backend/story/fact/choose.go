package fact

import (
	"cmp"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/story/recall"
)

// A Chosen is a fact that a model is reminded of, and why.
type Chosen struct {
	FactID  int64   `json:"fact_id"`
	Line    string  `json:"line"` // as the model reads it
	Score   float64 `json:"score"`
	Words   int     `json:"words"`   // its place among those found by words, from 1; 0: it is none of them
	Meaning int     `json:"meaning"` // its place among those found by meaning
	Pinned  bool    `json:"pinned"`
	Present bool    `json:"present"` // it is about somebody who is present
}

// A Wish says what facts are chosen for.
type Wish struct {
	Question recall.Question
	Stemmer  *recall.Stemmer
	Near     recall.Near              // facts that mean what is said
	Room     int                      // in the unit of Size
	Size     func(line string) int    // of a line with what stands around it
	Verbatim func(message int64) bool // the model reads the message anyway
	Recent   map[int64]bool           // facts that the last turns were reminded of
	Cast     []string                 // who plays in the scene, where several do
}

const (
	// floor is the fit below which a fact is no help, and ofBest the share of the best fit.
	floor  = 0.12
	ofBest = 0.25

	// k is the constant of reciprocal ranks, byWords the weight of those by words, and byMeaning of those by meaning.
	k         = 10
	byWords   = 0.5
	byMeaning = 1

	forPromise  = 1.15
	forPresent  = 1.1
	forVerbatim = 0.5
	forRecent   = 0.6
)

// Rank gives the facts that fit a wish, the best first. What is pinned goes before all others.
func Rank(current []Standing, w Wish) []Chosen {
	texts, places := make([]string, len(current)), make(map[int64]int, len(current))
	for i, f := range current {
		texts[i], places[f.ID] = strings.Join([]string{f.Subject, f.Relation, f.Value, f.Sentence, f.Place}, " "), i
	}
	least := floor
	ranked := recall.RankTexts(texts, w.Question, w.Stemmer)
	for _, r := range ranked {
		least = max(least, ofBest*r.Fit)
	}
	all := make([]Chosen, len(current))
	for rank, r := range ranked {
		if r.Fit >= least || current[r.At].Pinned {
			all[r.At].Words, all[r.At].Score = rank+1, byWords/float64(k+rank+1)
		}
	}
	for rank, id := range w.Near.IDs {
		if at, is := places[id]; is {
			all[at].Meaning = rank + 1
			all[at].Score += byMeaning / float64(k+rank+1)
		}
	}
	var out []Chosen
	for i, f := range current {
		if c := all[i]; c.Score > 0 || f.Pinned {
			c.FactID, c.Line, c.Pinned = f.ID, Line(f, w.Cast), f.Pinned
			c.Present = c.Score > 0 && slices.ContainsFunc(w.Question.Present, func(name string) bool { return fold(name) == fold(f.Subject) })
			c.Score *= w.weigh(f, c.Present)
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b Chosen) int {
		if a.Pinned != b.Pinned {
			return map[bool]int{true: -1, false: 1}[a.Pinned]
		}
		return cmp.Compare(b.Score, a.Score)
	})
	return out
}

// weigh is what the rank of a fact is multiplied by.
func (w Wish) weigh(f Standing, present bool) float64 {
	weight := 1.0
	if present {
		weight *= forPresent
	}
	if f.Kind == Promise {
		weight *= forPromise
	}
	if w.Verbatim != nil && f.MessageID != 0 && w.Verbatim(f.MessageID) {
		weight *= forVerbatim
	}
	if w.Recent[f.ID] {
		weight *= forRecent
	}
	return weight
}

// Fill takes ranked facts while they fit into the room of a wish, and gives them in the order of the story. What was found by its
// meaning alone has to stand out; else it only leads to its message.
func Fill(ranked []Chosen, current []Standing, w Wish) (chosen []Chosen, used int) {
	for _, c := range ranked {
		size := w.Size(c.Line)
		if weak := c.Words == 0 && c.Meaning > w.Near.Outlying && !c.Pinned; weak || used+size > w.Room {
			continue
		}
		used += size
		chosen = append(chosen, c)
	}
	places := map[int64]int{}
	for i, f := range current {
		places[f.ID] = i
	}
	slices.SortFunc(chosen, func(a, b Chosen) int { return places[a.FactID] - places[b.FactID] })
	return chosen, used
}

// Line is a fact as a model reads it: where and when, what, and among several characters who knows it and who does not.
func Line(f Standing, cast []string) string {
	var b strings.Builder
	b.WriteString(strings.Join(slices.DeleteFunc([]string{f.StoryTime, f.Place}, func(s string) bool { return s == "" }), ", "))
	if b.Len() > 0 {
		b.WriteString(": ")
	}
	b.WriteString(strings.Join(strings.Fields(f.Text()), " "))
	if f.ClaimedBy != "" {
		b.WriteString(" (so far only " + f.ClaimedBy + " says so)")
	}
	if len(cast) > 1 {
		b.WriteString(knowing(f, cast))
	}
	return b.String()
}

// knowing says who of a cast knows a fact, and who does not. Of one that only the story tells it says who a person has not know it.
func knowing(f Standing, cast []string) string {
	var absent, denied []string
	for _, name := range cast {
		switch {
		case f.deniedTo(name):
			denied = append(denied, name)
		case len(f.Knows) > 0 && !KnowsOf(f.Knows, name):
			absent = append(absent, name)
		}
	}
	if len(absent)+len(denied) == 0 {
		return ""
	}
	pick := func(names []string, one, more string) string {
		if len(names) == 1 {
			return chat.JoinNames(names) + one
		}
		return chat.JoinNames(names) + more
	}
	var said []string
	if know := slices.DeleteFunc(slices.Clone(f.Knows), func(name string) bool { return name == Everybody }); len(know) > 0 {
		said = append(said, pick(know, " knows", " know"))
	}
	if len(absent) > 0 {
		said = append(said, pick(absent, " was not there and does not know", " were not there and do not know"))
	}
	if len(denied) > 0 {
		said = append(said, pick(denied, " does not know", " do not know"))
	}
	return " [" + strings.Join(said, "; ") + "]"
}
