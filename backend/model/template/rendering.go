package template

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/base/lists"
)

// A Rendering is the body of a request, and what the template of a model makes of it.
type Rendering struct {
	Request []byte
	Prompt  string
}

// A message is one of a request.
type message struct {
	Role    string `json:"role"`
	Content text   `json:"content"`
}

// A text is the content of a message. Parts that are no text are passed over.
type text string

// UnmarshalJSON reads a text, or the texts of a list of parts.
func (t *text) UnmarshalJSON(data []byte) error {
	var whole string
	if json.Unmarshal(data, &whole) == nil {
		*t = text(whole)
		return nil
	}
	var parts []struct {
		Text string `json:"text"`
	}
	_ = json.Unmarshal(data, &parts) // of another form: there is no text
	for _, p := range parts {
		*t += text(p.Text)
	}
	return nil
}

// messages are those of the request, as they were sent.
func (r Rendering) messages() []json.RawMessage {
	var body struct {
		Messages []json.RawMessage `json:"messages"`
	}
	_ = json.Unmarshal(r.Request, &body) // a request was written by us
	return body.Messages
}

// Share is how much of what a call has in common with the one before it a server can reuse, from 0 to 1: the beginning that
// both prompts share, of all that the later one holds beside its own messages.
func (r Rendering) Share(before Rendering) float64 {
	common := len(r.Prompt) - r.own(before)
	if common <= 0 {
		return 1
	}
	return min(1, float64(sharedPrefix(before.Prompt, r.Prompt))/float64(common))
}

// own is how much of a prompt are the texts of messages that the call before did not begin with.
func (r Rendering) own(before Rendering) int {
	theirs, ours := before.messages(), r.messages()
	for len(theirs) > 0 && len(ours) > 0 && bytes.Equal(theirs[0], ours[0]) {
		theirs, ours = theirs[1:], ours[1:]
	}
	return lists.Sum(ours, func(raw json.RawMessage) int {
		var m message
		_ = json.Unmarshal(raw, &m) // as above
		return len(strings.TrimSpace(string(m.Content)))
	})
}

func sharedPrefix(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// leastShare is the least share that one of some calls reuses of the one before it, and which call that is.
func leastShare(calls []Rendering) (least float64, at int) {
	least, at = 1, 1
	for i := 1; i < len(calls); i++ {
		if share := calls[i].Share(calls[i-1]); share < least {
			least, at = share, i
		}
	}
	return least, at
}

// ErrRefused says that a template refuses a request.
var ErrRefused = errors.New("the template refuses the request")

const (
	// enoughShared is the share of what two calls of the sample have in common that they should have in common as their model
	// reads it. It is not all, because the marks that a template puts around the last messages count as shared. In a short
	// conversation they weigh twice as much, and nine tenths are enough.
	enoughShared = 0.95

	betterBy = 0.1 // a remedy has a price, so it must help by so much
)

// Judge finds the traits of a template of a version. render gives the calls of Sample as the template writes them with a
// remedy. ErrRefused is what comes of one remedy; any other error of render's ends the judgement.
func Judge(version string, render func(Remedy) ([]Rendering, error)) (Traits, error) {
	found := Traits{Version: version}
	var best []Rendering
	for i, r := range remedies() {
		calls, err := render(r)
		if errors.Is(err, ErrRefused) {
			continue
		}
		if err != nil {
			return Traits{}, err
		}
		share, _ := leastShare(calls)
		if i == 0 {
			found.Before = share
		}
		if best == nil || share >= found.After+betterBy {
			best, found.After, found.Remedy = calls, share, r
		}
		if share >= enoughShared {
			return found, nil
		}
	}
	if found.Lost = LostOrder; best != nil {
		found.Lost = lossOf(best)
	}
	return found, nil
}

// lossOf says what a template does that keeps the call which reuses the least from reusing more.
func lossOf(calls []Rendering) Finding {
	_, at := leastShare(calls)
	prompt, same := calls[at].Prompt, sharedPrefix(calls[at-1].Prompt, calls[at].Prompt)
	first, last := strings.Index(prompt, reply), strings.LastIndex(prompt, reply)
	switch {
	case strings.Index(prompt, system) > first:
		return LostSystem
	case strings.Index(prompt, Sample().Forms[0].Description) > first:
		return LostTools
	case same < first:
		return LostTop
	case same > last:
		return LostEnd
	}
	return LostHistory
}
