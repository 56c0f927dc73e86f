package proof

import (
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// A Reply is a reply with what the Editor was given.
type Reply struct {
	ID           int64     `json:"id"` // of the message
	Conversation string    `json:"conversation"`
	At           time.Time `json:"at"`
	Model        string    `json:"model"` // of the Writer
	Editor       string    `json:"editor"`
	Draft        string    `json:"draft"`
	Text         string    `json:"text"`
	Findings     []Finding `json:"findings"` // of the draft
	New          int       `json:"new"`      // findings that the edits brought in
	Refused      int       `json:"refused"`  // edits that were not used
	Banned       int       `json:"banned"`   // phrases that the sampler was kept from
	AskedAgain   int       `json:"asked_again"`
	Tokens       int       `json:"tokens"` // that the Editor wrote
	Read         int       `json:"read"`   // tokens that the Editor read
	Milliseconds int64     `json:"ms"`     // of the Editor's calls
}

// A Finding is what an audit found in a draft.
type Finding struct {
	Kind     string `json:"kind"`
	Sentence string `json:"sentence"`
	Note     string `json:"note"`
	Repaired bool   `json:"repaired"` // by the audit of the reply
}

// A Report is what was counted.
type Report struct {
	Replies   int `json:"replies"`    // that the Editor read
	NotRead   int `json:"not_read"`   // that it did not read
	Untold    int `json:"untold"`     // whose texts a person changed, or whose draft is gone
	Sentences int `json:"sentences"`  // of the drafts
	Changed   int `json:"changed"`    // of these
	Deleted   int `json:"deleted"`    // of the changed ones
	Unasked   int `json:"unasked"`    // changed without a finding in them, as by a shorter text
	Findings  int `json:"findings"`   // in the drafts
	Repaired  int `json:"repaired"`   // of these
	Left      int `json:"left"`       // in a sentence that was changed all the same
	Unchanged int `json:"unchanged"`  // in a sentence that stayed
	Whole     int `json:"whole"`      // findings of a whole draft, such as its layout, that stayed
	New       int `json:"new"`        // findings that the edits brought in
	Refused   int `json:"refused"`    // edits that were not used
	Names     int `json:"names"`      // replies that lost or gained a name
	Numbers   int `json:"numbers"`    // replies that lost or gained a number
	Words     int `json:"words"`      // of the drafts
	WordsOut  int `json:"words_out"`  // of the replies
	Listed    int `json:"listed"`     // stock phrases of the drafts
	ListedOut int `json:"listed_out"` // of the replies
	Unlisted  int `json:"held_out"`   // held-out ones of the drafts
	HeldOut   int `json:"held_out_out"`
	Banned    int `json:"banned"` // replies whose sampler was kept from phrases
	Asked     int `json:"asked_again"`
	Tokens    int `json:"tokens"`
	Read      int `json:"read"`
	Seconds   int `json:"seconds"` // of the Editor's calls
}

// A Place is a sentence of a draft.
type Place struct {
	Reply        int64     `json:"reply"`
	Conversation string    `json:"conversation"`
	Number       int       `json:"n"`     // of the draft's sentence
	Draft        string    `json:"draft"` // the sentence
	Text         string    `json:"text"`  // in the reply; empty: it was left out
	State        string    `json:"state"` // repaired, left, unchanged, changed where nothing had been found, or empty: nothing is to be said
	Findings     []Finding `json:"findings"`
	Listed       int       `json:"listed"` // stock phrases of the draft's sentence
	ListedOut    int       `json:"listed_out"`
	Unlisted     int       `json:"held_out"`
	HeldOut      int       `json:"held_out_out"`
	Facts        bool      `json:"facts"` // a name or a number changed
}

// The states of a place.
const (
	Repaired  = "repaired"
	Left      = "left"
	Unchanged = "unchanged"
	Changed   = "changed"
)

// Supports tells whether a figure of a report is of this place. The figures are named as in the report; "": all that were changed
// or have a finding.
func (p Place) Supports(figure string) bool {
	changed := p.State != "" && p.State != Unchanged
	switch figure {
	case "":
		return p.State != ""
	case "changed":
		return changed
	case "deleted":
		return changed && p.Text == ""
	case "unasked":
		return p.State == Changed
	case "repaired":
		return slices.ContainsFunc(p.Findings, func(f Finding) bool { return f.Repaired })
	case "left":
		return p.State == Left
	case "unchanged":
		return p.State == Unchanged
	case "listed":
		return p.Listed+p.ListedOut > 0
	case "held_out":
		return p.Unlisted+p.HeldOut > 0
	case "facts":
		return p.Facts
	}
	return false
}

// A Counter counts replies one after the other.
type Counter struct {
	Report Report
	ms     int64
}

// Add counts a reply, and gives the sentences of its draft.
func (c *Counter) Add(r Reply) []Place {
	n := &c.Report
	n.Replies++
	n.New += r.New
	n.Refused += r.Refused
	n.Asked += r.AskedAgain
	n.Tokens += r.Tokens
	n.Read += r.Read
	c.ms += r.Milliseconds
	n.Seconds = int(c.ms / 1000)
	if r.Banned > 0 {
		n.Banned++
	}
	names, numbers := true, true
	if r.Draft != r.Text {
		names, numbers = editcheck.KeepsFacts(r.Draft, r.Text)
	}
	n.Names += oneUnless(names)
	n.Numbers += oneUnless(numbers)
	n.Words += text.CountWords(r.Draft)
	n.WordsOut += text.CountWords(r.Text)
	places := placesOf(r, names && numbers)
	n.Sentences += len(places)
	for _, p := range places {
		n.Listed += p.Listed
		n.ListedOut += p.ListedOut
		n.Unlisted += p.Unlisted
		n.HeldOut += p.HeldOut
		n.Changed += oneUnless(!p.Supports("changed"))
		n.Deleted += oneUnless(!p.Supports("deleted"))
		n.Unasked += oneUnless(!p.Supports("unasked"))
		for _, f := range p.Findings {
			n.Findings++
			switch {
			case f.Repaired:
				n.Repaired++
			case p.State == Unchanged:
				n.Unchanged++
			default:
				n.Left++
			}
		}
	}
	for _, f := range r.Findings {
		if f.Sentence != "" {
			continue
		}
		n.Findings++
		if f.Repaired && r.Draft != r.Text {
			n.Repaired++
		} else {
			n.Whole++
		}
	}
	return places
}

func oneUnless(kept bool) int {
	if kept {
		return 0
	}
	return 1
}

// placesOf gives the sentences of a draft. Where the reply keeps its names and numbers, each sentence does.
func placesOf(r Reply, keepsFacts bool) []Place {
	numbered := editcheck.Number(r.Draft)
	before := sentencesOf(numbered)
	now := before
	if r.Text != r.Draft {
		now = align(before, sentencesOf(editcheck.Number(r.Text)))
	}
	found := map[int][]Finding{}
	for _, f := range r.Findings {
		if f.Sentence == "" {
			continue
		}
		if number := numbered.Find(f.Sentence); number > 0 { // what is not in the draft was not found in it
			f.Repaired = f.Repaired && now[number-1] != before[number-1]
			found[number] = append(found[number], f)
		}
	}
	places := make([]Place, 0, len(before))
	for i, sentence := range before {
		p := Place{
			Reply: r.ID, Conversation: r.Conversation, Number: i + 1, Draft: sentence, Text: now[i], Findings: lists.OrEmpty(found[i+1]),
			Listed: prose.CountListed(sentence), Unlisted: prose.HeldOut(sentence),
		}
		p.State, p.ListedOut, p.HeldOut = p.state(), p.Listed, p.Unlisted
		if p.Text != sentence {
			p.ListedOut, p.HeldOut = prose.CountListed(p.Text), prose.HeldOut(p.Text)
			if !keepsFacts {
				names, numbers := editcheck.KeepsFacts(sentence, p.Text)
				p.Facts = !names || !numbers
			}
		}
		places = append(places, p)
	}
	return places
}

func (p Place) state() string {
	switch {
	case p.Text == p.Draft && len(p.Findings) == 0:
		return ""
	case p.Text == p.Draft:
		return Unchanged
	case len(p.Findings) == 0:
		return Changed
	case slices.ContainsFunc(p.Findings, func(f Finding) bool { return !f.Repaired }):
		return Left
	}
	return Repaired
}

func sentencesOf(n editcheck.Numbered) []string {
	all := make([]string, n.Count())
	for i := range all {
		all[i] = n.Text(i + 1)
	}
	return all
}

// mostAligned bounds the comparison of two stretches of sentences that differ; longer ones are compared in order.
const mostAligned = 500

// align gives for each sentence of before what it is in after: itself, its new text, or nothing. What is new between two
// sentences belongs to the one before.
func align(before, after []string) []string {
	now := make([]string, len(before))
	start := 0
	for start < min(len(before), len(after)) && before[start] == after[start] {
		start++
	}
	ends := 0
	for ends < min(len(before), len(after))-start && before[len(before)-1-ends] == after[len(after)-1-ends] {
		ends++
	}
	copy(now, before[:start])
	copy(now[len(now)-ends:], before[len(before)-ends:])
	a, b := before[start:len(before)-ends], after[start:len(after)-ends]
	var same []match
	if len(a) <= mostAligned && len(b) <= mostAligned {
		same = common(a, b)
	}
	fromA, fromB := 0, 0
	for _, m := range append(same, match{len(a), len(b)}) {
		if m.a < len(a) {
			now[start+m.a] = a[m.a]
		}
		pair(now, start+fromA, start+m.a, b[fromB:m.b])
		fromA, fromB = m.a+1, m.b+1
	}
	return now
}

// pair gives the sentences from one number to another their new texts in order; the last one gets what is left over.
func pair(now []string, from, to int, b []string) {
	for i := from; i < to && len(b) > 0; i++ {
		if i == to-1 {
			now[i], b = strings.Join(b, " "), nil
		} else {
			now[i], b = b[0], b[1:]
		}
	}
	switch { // these are new
	case len(b) == 0 || len(now) == 0:
	case from > 0:
		now[from-1] = strings.Join(append([]string{now[from-1]}, b...), " ")
	default:
		now[0] = strings.Join(append(slices.Clone(b), now[0]), " ")
	}
}

type match struct{ a, b int }

// common is a longest list of sentences that both have in the same order.
func common(a, b []string) []match {
	lengths := make([][]int, len(a)+1)
	for i := range lengths {
		lengths[i] = make([]int, len(b)+1)
	}
	for i := range slices.Backward(a) {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				lengths[i][j] = lengths[i+1][j+1] + 1
			} else {
				lengths[i][j] = max(lengths[i+1][j], lengths[i][j+1])
			}
		}
	}
	var all []match
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			all = append(all, match{i, j})
			i++
			j++
		case lengths[i+1][j] >= lengths[i][j+1]:
			i++
		default:
			j++
		}
	}
	return all
}
