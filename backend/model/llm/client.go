package llm

import (
	"cmp"
	"context"
	"errors"
	"io"
	"iter"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/base/contact"

	openai "github.com/sashabaranov/go-openai"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/model/template"
)

// Limits bound what an endpoint may do to us.
type Limits struct {
	ReplyBytes int64         // of one answer, as sent
	Line       int           // of one line
	FirstByte  time.Duration // of silence before the first word: a local server may read a long prompt for minutes
	Idle       time.Duration // of silence after it
	Total      time.Duration // from the first word on
}

// DefaultLimits are generous to slow machines and closed to hostile ones.
func DefaultLimits() Limits {
	return Limits{ReplyBytes: 8 << 20, Line: 1 << 20, FirstByte: 10 * time.Minute, Idle: 2 * time.Minute, Total: time.Hour}
}

// Options are what a client is made of.
type Options struct {
	Agent      string                       // what the program calls itself to the servers
	Transports map[string]http.RoundTripper // by origin; for endpoints that are in this process
	Log        *slog.Logger
	Limits     Limits // zero: DefaultLimits
	Now        func() time.Time
	Ports      []int         // where Discover looks; nil: KnownPorts
	Contacts   *contact.List // counts every host that is contacted; nil: they are not counted
	// Secrets are taken out of all that a server says: answers, refusals and what is kept of the wire. The key that
	// is sent is one of them in any case.
	Secrets *mask.Masker

	// Keep stores what was learnt of a target, for the next start; nil: it is not stored. It is
	// called from within calls and must not make one.
	Keep func(t Target, known Capabilities)
}

// A Client speaks to model servers. It may be used by many goroutines.
type Client struct {
	options Options
	http    *http.Client
	base    *http.Transport
	*knowledge

	began time.Time
	calls atomic.Uint64 // that were made since

	closing sync.Mutex
	closed  bool           // no look begins any more
	looks   sync.WaitGroup // at servers, behind a turn's back
}

// NewClient makes a client. Close ends its idle connections.
func NewClient(o Options) *Client {
	if o.Limits == (Limits{}) {
		o.Limits = DefaultLimits()
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Secrets == nil {
		o.Secrets = &mask.Masker{}
	}
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	c := &Client{options: o, knowledge: newKnowledge(o), began: o.Now()}
	c.base = http.DefaultTransport.(*http.Transport).Clone()
	c.base.DisableCompression = true                                       // a small answer must not unfold into a large one
	c.base.ResponseHeaderTimeout = max(o.Limits.FirstByte, o.Limits.Total) // calls have a limit of their own, see watch
	c.http = &http.Client{Transport: &carrier{client: c}, CheckRedirect: sameOriginOnly}
	return c
}

// TrialClient makes a client that asks the same servers and begins with what another one knows. What its own calls show
// is not stored, and the other one doesn't learn of it, but for who asked a server last.
func TrialClient(of *Client) *Client {
	o := of.options
	o.Keep = nil
	c := NewClient(o)
	of.mu.Lock()
	defer of.mu.Unlock()
	for line, known := range of.known {
		c.known[line] = known.clone()
	}
	maps.Copy(c.refused, of.refused) // the lists in it are never changed
	c.asked = of.asked
	return c
}

// Close waits until nothing more is learnt, and ends idle connections.
func (c *Client) Close() {
	c.closing.Lock()
	c.closed = true
	c.closing.Unlock()
	c.looks.Wait()
	c.base.CloseIdleConnections()
}

// sameOriginOnly follows a redirect only where the key may go too.
func sameOriginOnly(req *http.Request, via []*http.Request) error {
	if !serverurl.SameOrigin(req.URL.String(), via[0].URL.String()) {
		return http.ErrUseLastResponse
	}
	if len(via) > 3 || slices.ContainsFunc(via, func(earlier *http.Request) bool { return earlier.URL.String() == req.URL.String() }) {
		return errCircle
	}
	return nil
}

// A Delta is a piece of an answer.
type Delta struct {
	Text      string
	Reasoning string
	InField   bool   // the reasoning came in a field of its own, and not between tags
	Came      int    // characters of the answer that came, also of marks and of what is no text
	Call      string // of a call of a tool that was written as text
	Tool      *ToolDelta
	Usage     *Usage
	Finish    string
	Replace   bool     // Text takes the place of all text so far
	Echoes    int      // of the prompt that were taken out of it
	Read      *Reading // what the server does before the first word; nil: nothing new
}

// A Reading is what a server does before the first word of its answer. The zero Reading: it reads the prompt.
type Reading struct {
	Loading     bool          // it loads the model first
	Downloading bool          // and downloads it before that
	Percent     int           // of the model that is loaded, or downloaded; 0: it does not say
	Done, Total int           // tokens of the prompt that it has read, those that it knew among them; Total 0: it does not say
	Expected    time.Duration // what reading took for as much before; 0: not known
}

// A ToolDelta is a piece of a tool call; pieces of one call share their index.
type ToolDelta struct {
	Index     int
	ID, Name  string
	Arguments string
}

// Usage is what a server says a call cost. Without Reported the numbers mean nothing.
type Usage struct {
	PromptTokens, CompletionTokens, CachedTokens int
	Reported                                     bool

	ReadMS, LoadMS float64 // what reading the prompt and loading the model took; 0: it does not say
}

// A Reply is a whole answer.
type Reply struct {
	Text, Reasoning string
	CallText        string // calls of tools that were written as text
	ToolCalls       []ToolCall
	Usage           Usage
	Finish          string
	Mode            ToolMode // how the form was asked for; unknown: there was none
}

// Stream asks and walks the answer as it comes. Breaking off, or ending ctx, closes
// the connection at once. The error, if there is one, comes last.
func (c *Client) Stream(ctx context.Context, b *Base, call Call) iter.Seq2[Delta, error] {
	return func(yield func(Delta, error) bool) {
		r := CallRecord{Label: call.Label, Model: b.target.Model, ToolChoice: call.Choice.String()}
		began := c.options.Now()
		defer c.options.Secrets.Use(b.target.Key)()
		ctx, cancel := context.WithTimeoutCause(ctx, c.patience(b.target)+c.options.Limits.Total, errEndless)
		defer cancel()
		var failed error
		var body []byte
		var route dialect.Route
		var watch *watch
		defer func() {
			r.LatencyMS = c.options.Now().Sub(began).Milliseconds()
			switch {
			case failed != nil && ctx.Err() != nil:
				r.Error = "The call was ended before the answer was complete."
			case failed != nil:
				r.Error = fault.Sentence(failed)
			}
			c.tellReuse(b.target, &r)
			c.learnSpeed(b.target, r)
			c.noteAnswerer(b.target, &r, watch)
			r.CutAt = b.ledger.measure(b.target, r)
			c.learnSize(b.target, r, failed)
			if c.tells(b.target) { // elsewhere many people share a cache, and nothing says why a prompt is no longer in it
				c.noteReuse(b.target, &r)
			}
			b.ledger.record(r, func() Exchange { return exchangeOf(b.target, route, c.options.Secrets.Records(), r, body, watch) })
		}()
		gone := false // no one listens any more
		tell := func(d Delta) bool {
			gone = gone || !yield(d, nil)
			return !gone
		}
		fail := func(err error) bool {
			if failed = c.options.Secrets.Records().Error(err); !gone {
				yield(Delta{}, failed)
			}
			return false
		}
		// once asks once, and reports whether to ask again: a server may refuse the form of a
		// request in the first event of a stream that it has begun.
		once := func() (again bool) {
			stream, request, watched, err := c.open(ctx, b, call, &r, func(now Reading) bool {
				r.Loaded = r.Loaded || now.Loading
				return tell(Delta{Read: &now})
			})
			body, route, watch = request.body, request.route, watched
			if request.abort != "" {
				defer func() {
					if ctx.Err() != nil {
						c.abort(ctx, b.target, request.abort, request.key)
					}
				}()
			}
			if errors.Is(err, errDeserted) {
				return false
			}
			if err != nil {
				return fail(err)
			}
			defer func() { _ = stream.Close() }()
			heard := false
			for d, err := range maskAnswer(c.options.Secrets.Prose(), c.deltas(ctx, b, call, stream, watch), &r.Masked) {
				if err != nil && !heard && c.fallBack(b, request, err) {
					return true
				}
				if err != nil {
					return fail(err)
				}
				heard = heard || d.Read == nil
				r.hear(d, func() int64 { return c.options.Now().Sub(began).Milliseconds() })
				if !tell(d) {
					return false
				}
			}
			if c.ToolMode(b.target) == ToolModeNone { // forms are not asked for, so replies are what goes well
				c.learn(b.target, func(known *Capabilities) { known.good() })
			}
			return false
		}
		for again := true; again; {
			again = once()
		}
	}
}

// errDeserted ends a call to which no one listens any more.
var errDeserted = errors.New("no one waits for the answer")

// open sends the request and returns it with the stream and the recorder of the answer. What the server
// refuses is left out from then on: a parameter that it does not know, tools that it does not
// take, an order of roles.
func (c *Client) open(ctx context.Context, b *Base, call Call, r *CallRecord, tell func(Reading) bool) (*openai.ChatCompletionStream, request, *watch, error) {
	call.key = c.nextKey()
	call.unwanted, call.bans = c.findBans(ctx, b.target, call.Banned)
	alone := c.takeTurn(b.target, b.ledger)
	for {
		request, err := b.request(call, c.refusedParameters(b.target))
		if err != nil {
			return nil, request, nil, err
		}
		if call.used != nil {
			*call.used = request.mode
		}
		r.ToolMode, r.ToolChoice, r.ToolsHash = string(request.mode), request.choice, request.hash
		r.PromptSize = request.size
		r.Template = b.target.Capabilities.Template.Findings(template.Use{
			Agreed: b.target.Thinks != Unknown, Open: request.form.open, Tools: request.tools,
		})
		b.ledger.compare(b.target, request, b.target.thinksIn(call), r)
		r.Follows = r.Follows && alone
		if now := c.forecast(b.target, *r); now != (Reading{}) && !tell(now) {
			return nil, request, nil, errDeserted
		}
		stream, watch, err := c.connect(ctx, b.target, request, &r.Retries, tell)
		if err == nil {
			if b.form.blinded() {
				c.learn(b.target, func(known *Capabilities) { known.Memory.Blind = true })
			}
			if mode := b.form.takeRefusedMode(); mode != ToolModeUnknown {
				c.learn(b.target, func(known *Capabilities) { known.noteRefused(mode, request.form.mode) })
			}
		}
		r.Dropped, r.Banned, r.NotBanned = request.left, request.bans, len(call.Banned)-request.bans
		if err == nil || (!c.leaveOutRefused(b.target, err, request) && !c.fallBack(b, request, err)) {
			return stream, request, watch, err
		}
	}
}

// Complete asks and collects the answer. onDelta may be nil. With an error comes what was
// answered before it. Calls of the base's tools that the model wrote as text, because its
// server does not know its form, are calls like any other where it was free to make them.
func (c *Client) Complete(ctx context.Context, b *Base, call Call, onDelta func(Delta)) (Reply, error) {
	all := Collector{at: map[int]int{}}
	call.used = &all.reply.Mode
	for d, err := range c.Stream(ctx, b, call) {
		if err != nil {
			return all.wholeReply(), err
		}
		all.Add(d)
		if onDelta != nil {
			onDelta(d)
		}
	}
	reply := all.wholeReply()
	for i, call := range reply.ToolCalls { // whatever a model escaped in them is plain once they are read
		reply.ToolCalls[i].Arguments = c.options.Secrets.Prose().JSON(call.Arguments)
	}
	if len(reply.ToolCalls) == 0 && call.Choice != None {
		reply.ToolCalls = b.writtenCalls(reply.CallText)
	}
	return reply, nil
}

// deltas decodes the stream. An answer must end by saying that it ends.
func (c *Client) deltas(ctx context.Context, b *Base, call Call, stream *openai.ChatCompletionStream, watch *watch) iter.Seq2[Delta, error] {
	return func(yield func(Delta, error) bool) {
		a, t := newAnswer(b, call), b.target
		tokens := frame{target: t}
		send := func(all []Delta) bool {
			return !slices.ContainsFunc(all, func(d Delta) bool { return !yield(d, nil) })
		}
		for !a.ended {
			line, err := stream.RecvRaw()
			if err != nil {
				silent := ctx.Err() == nil && errors.Is(err, io.EOF)
				whole := silent && (a.finish != "" || watch.done())
				end := a.rest(whole)
				if silent && !whole {
					end = append(end, a.circling()...)
				}
				switch {
				case !send(end) || whole || a.ended:
				case errors.Is(context.Cause(ctx), errEndless):
					yield(Delta{}, endless(t, c.options.Limits.Total))
				case ctx.Err() != nil:
					yield(Delta{}, ctx.Err())
				default:
					said := c.options.faultOfManaged(t, err)
					if said == nil {
						said = explainBreak(t, err, a.said, watch)
					}
					yield(Delta{}, said)
				}
				return
			}
			chunk, err := tokens.read(line)
			if err != nil {
				if send(a.rest(false)) {
					yield(Delta{}, err)
				}
				return
			}
			read := a.read(chunk)
			if a.bytes > 0 {
				watch.answers(string(chunk.Model))
			}
			if !send(read) {
				return
			}
		}
		if a.finish != FinishLoop {
			send(a.rest(true))
		}
	}
}
