package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/model/template"
)

// withRemedy is a form with what the template of the model demands.
func (f form) withRemedy(c Capabilities) form {
	if c.Template.SystemFirst {
		f.roles = RolesNoSystem
	}
	if c.Template.NoTools && f.mode.native() {
		f = f.without()
		if c.Memory.Failures[f.mode].Count >= mostFailures {
			f.mode = f.mode.lower()
		}
	}
	return f
}

// What counts as far less than a call shares with the one before: the share is estimated by characters, so a part of it
// must be missing, and as many tokens as a person waits for.
const (
	farLess    = 0.75
	leastLoss  = 256
	leastShare = 512 // tokens that must be shared for the call to say anything
)

// countLost gives the tokens that a server read again although the call before began with them; judged is false where the
// figures say nothing.
func (r *CallRecord) countLost() (lost int, judged bool) {
	if r.Error != "" || !r.UsageReported || !r.Follows || r.PromptChars == 0 || !r.ToolsSame {
		return 0, false
	}
	shared := r.PromptTokens * r.SharedChars / r.PromptChars
	if shared < leastShare {
		return 0, false
	}
	if lost = shared - r.CachedTokens; lost < leastLoss || float64(r.CachedTokens) > farLess*float64(shared) {
		return 0, true
	}
	return lost, true
}

// noteReuse notes what a call lost, and what that shows of the model's template.
func (k *knowledge) noteReuse(t Target, r *CallRecord) {
	lost, judged := r.countLost()
	known := k.Capabilities(t).Template
	if known.Reuses || known.Version != "" {
		r.LostTokens = lost
	}
	if !judged || known.Settled() {
		return
	}
	k.learn(t, func(known *Capabilities) {
		known.Template.Reuses = known.Template.Reuses || r.CachedTokens > 0
		if known.Template.Reuses {
			known.Template = known.Template.See(lost > 0, r.OtherFlag)
		}
	})
}

// A templateReader has a server write what its model would read of requests.
type templateReader struct {
	*Client

	target Target
	route  string
}

// readTemplate gives the traits of a model's template, as its server shows them. They are what was known before where the
// server can't be asked, or was asked for this version.
func readTemplate(ctx context.Context, c *Client, t Target) template.Traits {
	known := t.Capabilities
	route := dialect.Of(known.Server).Render
	if route == "" || known.Version == "" || known.Template.Version == known.Version {
		return known.Template
	}
	r := templateReader{c, t, route}
	found, err := template.Judge(known.Version, func(by template.Remedy) ([]template.Rendering, error) { return r.turn(ctx, by) })
	switch {
	case errors.Is(err, errNoRoute):
		return template.Traits{Version: known.Version}
	case err != nil: // it is asked at another time
		return known.Template
	}
	return found
}

// errNoRoute says that a server has no route that writes requests.
var errNoRoute = errors.New("the server does not show what its template writes")

// turn gives the calls of the sample, and the first one of the next turn, with a remedy: the Director fills in a form and thinks,
// the Writer does neither, the Editor fills in a form.
func (r templateReader) turn(ctx context.Context, by template.Remedy) ([]template.Rendering, error) {
	t := r.target
	t.Capabilities.Template = template.Traits{Remedy: by}
	if by.OneFlag {
		t.Thinks = No
	}
	sample := template.Sample()
	message := func(l template.Line) Message { return Message{Role: l.Role, Text: l.Text} }
	asks := func(text string) Message { return Message{Role: "user", Text: text} }
	forms := lists.Map(sample.Forms, func(f template.Form) Tool { return Tool{f.Name, f.Description, f.Schema} })
	direct := Call{Trailing: []Message{asks(CallFor(forms[0].Name) + ". " + sample.Message.Text)}, Reasoning: true, form: &forms[0]}
	write := Call{Trailing: []Message{asks("The scene: a harbour at night.\n\n" + sample.Message.Text)}, Choice: None}
	edit := Call{Trailing: append(slices.Clone(write.Trailing), message(sample.Reply), asks(CallFor(forms[1].Name)+".")), form: &forms[1]}
	history, f := lists.Map(sample.History, message), formOf(t.Capabilities).withRemedy(t.Capabilities)
	var all []template.Rendering
	for i, call := range []Call{direct, write, edit, direct} {
		if i == 3 {
			history = append(history, message(sample.Message), message(sample.Reply))
		}
		base, err := freeze(&Base{target: t, prefix: history, tools: forms, form: &turnForm{now: f}})
		if err != nil {
			return nil, err
		}
		one, err := r.call(ctx, base, call)
		if err != nil {
			return nil, err
		}
		f = base.form.get() // with an order of roles that the template demands
		all = append(all, one)
	}
	return all, nil
}

// call has the server write what its model would read of a call. Where the template refuses the order of roles, the
// base goes on in another one, as it would in a turn.
func (r templateReader) call(ctx context.Context, b *Base, call Call) (template.Rendering, error) {
	for {
		q, err := b.request(call, r.refusedParameters(b.target))
		if err != nil {
			return template.Rendering{}, err
		}
		var written struct {
			Prompt string `json:"prompt"`
		}
		err = r.metaWithin(ctx, http.MethodPost, serverurl.Root(b.target.URL)+r.route, b.target.Key, json.RawMessage(q.body), &written)
		said, refused := errors.AsType[*answerError](err)
		switch {
		case err == nil && written.Prompt != "":
			return template.Rendering{Request: q.body, Prompt: written.Prompt}, nil
		case err == nil, refused && (said.status == http.StatusNotFound || said.status == http.StatusMethodNotAllowed):
			return template.Rendering{}, errNoRoute
		case !refused || ctx.Err() != nil:
			return template.Rendering{}, fmt.Errorf("have a request written by the template: %w", err)
		}
		why := readServerError([]byte(said.text))
		why.status = said.status
		to := q.form
		if why.reason(b.target, q, r.Capabilities(b.target)) != aboutRoles || why.roles() == to.roles {
			return template.Rendering{}, fmt.Errorf("%w: %w", template.ErrRefused, err)
		}
		to.roles = why.roles()
		b.form.move(q.form, to)
	}
}
