package llm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
)

// A Rendering is the body of a request, and what the template of a model makes of it.
type Rendering struct {
	Request []byte
	Prompt  string
}

// enoughShared is the share of what two calls of the sample have in common that they should have in common as their model
// reads it. It is not all, because the marks that a template puts around the last messages count as shared. In a short
// conversation they weigh twice as much, and nine tenths are enough.
const enoughShared = 0.95

// Reused is how much of what a call shares with the one before it a server can reuse, from 0 to 1: the beginning that
// both prompts have in common, of all that the later one holds beside its own messages.
func (r Rendering) Reused(before Rendering) float64 {
	shared := len(r.Prompt) - r.own(before)
	if shared <= 0 {
		return 1
	}
	return min(1, float64(commonPrefix(before.Prompt, r.Prompt))/float64(shared))
}

// own is how much of a prompt are the texts of messages that the call before did not begin with.
func (r Rendering) own(before Rendering) int {
	theirs, ours := before.messages(), r.messages()
	for len(theirs) > 0 && len(ours) > 0 && bytes.Equal(theirs[0], ours[0]) {
		theirs, ours = theirs[1:], ours[1:]
	}
	return lists.Sum(ours, func(message json.RawMessage) int {
		var m struct {
			Content wireText `json:"content"`
		}
		_ = json.Unmarshal(message, &m) // we wrote it
		return len(strings.TrimSpace(m.Content.text))
	})
}

func (r Rendering) messages() []json.RawMessage {
	var body struct {
		Messages []json.RawMessage `json:"messages"`
	}
	_ = json.Unmarshal(r.Request, &body) // we wrote it
	return body.Messages
}

func commonPrefix(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// leastReused is the least share that one of some calls reuses of the one before it.
func leastReused(calls []Rendering) (least float64, at int) {
	least = 1
	for i := 1; i < len(calls); i++ {
		if share := calls[i].Reused(calls[i-1]); share < least {
			least, at = share, i
		}
	}
	return least, at
}

// readTemplate gives what the template of a model is known to do, from what the server makes of the calls of a turn. It
// is what was known before where the server can't be asked, or was asked for this version.
func (c *Client) readTemplate(ctx context.Context, t Target) Template {
	known := t.Capabilities
	route := dialect.Of(known.Server).Render
	if route == "" || known.Version == "" || known.Template.Version == known.Version {
		return known.Template
	}
	found := Template{Version: known.Version}
	var best []Rendering
	for i, r := range remedies() {
		calls, err := c.renderTurn(ctx, t, route, r)
		if ctx.Err() != nil || unreachable(err) {
			return known.Template // it is asked at another time
		}
		if err != nil && i == 0 && notThere(err) {
			return found
		}
		if err != nil {
			continue
		}
		share, _ := leastReused(calls)
		if i == 0 {
			found.Before = share
		}
		const better = 0.1 // a remedy has a price, too
		if best == nil || share >= found.After+better {
			best, found.After = calls, share
			found.Remedy = r
		}
		if share >= enoughShared {
			return found
		}
	}
	if found.Lost = LostOrder; best != nil {
		found.Lost = lossOf(best)
	}
	return found
}

// remedies are what is tried, from none to all. What costs less comes first.
func remedies() []Remedy {
	return []Remedy{
		{},
		{OneFlag: true},
		{SystemFirst: true},
		{NoTools: true},
		{NoTools: true, SystemFirst: true},
		{OneFlag: true, SystemFirst: true},
		{OneFlag: true, NoTools: true},
		{OneFlag: true, NoTools: true, SystemFirst: true},
	}
}

func notThere(err error) bool {
	said, is := errors.AsType[*answerError](err)
	return is && (said.status == http.StatusNotFound || said.status == http.StatusMethodNotAllowed)
}

// lossOf says what a template does that keeps the call which reuses the least from reusing more.
func lossOf(calls []Rendering) Finding {
	_, at := leastReused(calls)
	at = max(at, 1)
	prompt, same := calls[at].Prompt, commonPrefix(calls[at-1].Prompt, calls[at].Prompt)
	history, end := strings.Index(prompt, sampleReply), strings.LastIndex(prompt, sampleReply)
	switch {
	case strings.Index(prompt, sampleSystem) > history:
		return LostSystem
	case strings.Index(prompt, sampleForms()[0].Description) > history:
		return LostTools
	case same < history:
		return LostTop
	case same > end:
		return LostEnd
	}
	return LostHistory
}

// The sample conversation. Its texts are long enough for the marks of a template not to count, and it has enough turns for
// what a template changes of all of them to count more than what it changes of the last one.
const (
	sampleTurns  = 5
	sampleSystem = "You and the person who plays the keeper tell one story together, in turns. You play everyone in it but the keeper, " +
		"and describe the harbour, its people and its weather. "
	sampleReply   = "The rain runs down the glass while someone hums in the next room, and the kettle begins to speak of tea and ships. "
	sampleMessage = "I hang my coat by the door, wait until the humming ends, and ask who else is awake at this hour. "
)

// sampleForms are two forms of the size of those that Director and Editor fill in.
func sampleForms() []Tool {
	var fields []string
	const about = `"description":"What the next reply needs to know of this, in one or two short sentences that name everybody who is there."`
	for _, name := range []string{"place", "goal", "next_event", "direction", "ending"} {
		fields = append(fields, fmt.Sprintf(`%q:{"type":"string","maxLength":200,%s}`, name, about))
	}
	fields = append(fields, `"moods":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":6,`+about+`}`)
	schema := json.RawMessage(`{"type":"object","properties":{` + strings.Join(fields, ",") + `},"required":["next_event"]}`)
	return []Tool{
		{Name: "describe_scene", Description: "Decide where the scene goes before the next reply is written.", Parameters: schema},
		{Name: "correct_reply", Description: "Say what should be different in the reply above.", Parameters: schema},
	}
}

// renderTurn has the server write what the calls of a turn would be, and the first one of the next turn, with a remedy:
// the Director with a form and thinking, the Writer with neither, the Editor with a form, the Director.
func (c *Client) renderTurn(ctx context.Context, t Target, route string, r Remedy) ([]Rendering, error) {
	t.Capabilities.Template = Template{Remedy: r}
	if r.OneFlag {
		t.Thinks = No
	}
	say := func(role, text string) Message { return Message{Role: role, Text: text} }
	history := []Message{say("system", strings.Repeat(sampleSystem, 12)), say("assistant", strings.Repeat(sampleReply, 4))}
	for range sampleTurns {
		history = append(history, say("user", strings.Repeat(sampleMessage, 3)), say("assistant", strings.Repeat(sampleReply, 5)))
	}
	asked, answered := say("user", "Who sings?"), say("assistant", "Nobody sings.")
	forms := sampleForms()
	direct := Call{Trailing: []Message{say("user", CallFor(forms[0].Name)+". Who sings?")}, Reasoning: true, form: &forms[0]}
	write := Call{Trailing: []Message{say("user", "The scene: a harbour at night.\n\nWho sings?")}, Choice: None}
	edit := Call{Trailing: append(slices.Clone(write.Trailing), answered, say("user", CallFor(forms[1].Name)+". The reply is too short.")), form: &forms[1]}
	f := formInTurn(t.Capabilities)
	var all []Rendering
	for i, call := range []Call{direct, write, edit, direct} {
		if i == 3 {
			history = append(history, asked, answered)
		}
		base, err := freeze(t, history, forms, nil, f)
		if err != nil {
			return nil, err
		}
		one, err := c.render(ctx, base, call, route)
		if err != nil {
			return nil, err
		}
		f = base.form.get() // an order of roles that the template demands
		all = append(all, one)
	}
	return all, nil
}

// render has the server write what its model would read of a call. Where the template refuses the order of roles, the
// base goes on in another one, as it would in a turn.
func (c *Client) render(ctx context.Context, b *Base, call Call, route string) (Rendering, error) {
	for {
		r, err := b.request(call, c.refusedParameters(b.target))
		if err != nil {
			return Rendering{}, err
		}
		var made struct {
			Prompt string `json:"prompt"`
		}
		err = c.metaWithin(ctx, http.MethodPost, root(b.target.URL)+route, b.target.Key, json.RawMessage(r.body), &made)
		if err == nil && (made.Prompt == "" || !utf8.ValidString(made.Prompt)) {
			return Rendering{}, &answerError{http.StatusNotFound, "", "no prompt"}
		}
		if err == nil {
			return Rendering{r.body, made.Prompt}, nil
		}
		said, is := errors.AsType[*answerError](err)
		if !is || ctx.Err() != nil {
			return Rendering{}, fmt.Errorf("have a request written by the template: %w", err)
		}
		refused := readServerError([]byte(said.text))
		refused.status = said.status
		to := r.form
		if refused.reason(b.target, r, c.Capabilities(b.target)) != aboutRoles || refused.roles() == to.roles {
			return Rendering{}, err
		}
		to.roles = refused.roles()
		b.form.move(r.form, to)
	}
}
