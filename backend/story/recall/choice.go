package recall

import (
	"slices"
)

// A Quote is a piece of an earlier message that a model is reminded of, and why.
type Quote struct {
	MessageID int64   `json:"message_id"`
	Text      string  `json:"text"` // as it is in the message
	Score     float64 `json:"score"`
	Words     int     `json:"words"`   // its place among those found by words, from 1; 0: it is none of them
	Meaning   int     `json:"meaning"` // its place among those found by meaning
	Present   bool    `json:"present"` // it names somebody who is present
}

// A Reason says why a message that fits was not quoted.
type Reason string

// The reasons.
const (
	Weak   Reason = "weak" // it has too little to do with what is said
	NoRoom Reason = "room" // others took the room
	Said   Reason = "fact" // a fact says the same
)

// A Dropped is a message that was found and not quoted.
type Dropped struct {
	MessageID int64  `json:"message_id"`
	Reason    Reason `json:"reason"`
}

// mostDropped is how many of them are told of.
const mostDropped = 8

// A Choice is what is quoted, oldest first.
type Choice struct {
	Quotes  []Quote
	Dropped []Dropped
}

// Limits bound a choice.
type Limits struct {
	Room     int                    // in the unit of Size
	Size     func(q Quote) int      // of a quote with what stands around it
	Verbatim func(place int) bool   // the model reads the whole message anyway
	Recent   map[int64]bool         // messages that the last turns were reminded of
	Told     func(text string) bool // a fact says what a quote would say; nil: none does
	Sure     int                    // how many of those found by meaning stand out so much that their words need not fit
}

const (
	// floor is the fit below which nothing is quoted that was found by words alone, and ofBest the share of the best fit: beside
	// a message that answers, those that only share a word with it are no help.
	floor  = 0.12
	ofBest = 0.25

	forPresent  = 1.1 // is what a candidate gains that names somebody who is present
	forVerbatim = 0.5
	forRecent   = 0.6
)

// Choose fills the room with quotes of the best candidates.
func (r *Ranking) Choose(found []Candidate, l Limits) (c Choice) {
	found = slices.Clone(found)
	for i := range found {
		f := &found[i]
		if f.Present {
			f.Score *= forPresent
		}
		if l.Verbatim(f.Place) {
			f.Score *= forVerbatim
		}
		if l.Recent[r.path[f.Place].ID] {
			f.Score *= forRecent
		}
	}
	slices.SortStableFunc(found, byScore)
	left, least := l.Room, floor
	for _, f := range found {
		least = max(least, ofBest*f.Fit)
	}
	for _, f := range found {
		m := r.path[f.Place]
		q := Quote{MessageID: m.ID, Score: f.Score, Words: f.Words, Meaning: f.Meaning, Present: f.Present}
		reason := Weak
		if f.Fit >= least || f.Meaning > 0 && f.Meaning <= l.Sure {
			switch q.Text = r.quote(m.Text); {
			case l.Told != nil && l.Told(q.Text):
				reason = Said
			case r.says(q.Text):
				reason = NoRoom
			}
		}
		if size := l.Size(q); reason == NoRoom && size <= left {
			left -= size
			c.Quotes = append(c.Quotes, q)
			continue
		}
		if len(c.Dropped) < mostDropped {
			c.Dropped = append(c.Dropped, Dropped{m.ID, reason})
		}
		if left < l.Room/16 {
			break
		}
	}
	slices.SortFunc(c.Quotes, func(a, b Quote) int { return int(a.MessageID - b.MessageID) })
	return c
}
