package quickreplies

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/quickreply"
	"terzetto/backend/story/script"
)

// Options are the dependencies of the service.
type Options struct {
	Store *store.DB
	Hub   *hub.Hub
	Locks *lifecycle.ConversationLocks
	// Play begins a turn and returns when it is stored.
	Play func(ctx context.Context, r turn.Request) error
	// During gives the context of work in a conversation, which Stop ends.
	During func(ctx context.Context, conversation string) (work context.Context, done func(), err error)
	Model  func(turn.Snapshot) plugin.Model // that answers where a script asks it something
	Log    *slog.Logger
	Now    func() time.Time
}

// A Service carries out quick replies.
type Service struct{ o Options }

// New makes the service.
func New(o Options) *Service { return &Service{o} }

// A Press is what is pressed, and where.
type Press struct {
	Conversation string
	Set          int64
	Reply        int    // its place in the set, from 0
	Text         string // commands to carry out in the place of a quick reply
	Input        string // what is in the message box
	Skip         bool   // commands that are not understood are passed over
}

// An Effect is what the window does.
type Effect struct {
	Kind EffectKind `json:"kind"`
	Text string     `json:"text"`
}

// An EffectKind says what the window does.
type EffectKind string

// The effects.
const (
	SendInput   EffectKind = "send"        // sends the text as the person's message
	FillInput   EffectKind = "set_input"   // puts the text into the message box
	ShowText    EffectKind = "echo"        // shows the text for a moment
	Impersonate EffectKind = "impersonate" // has the person's next message written, with the text as a hint
)

// Pressed is what became of a press.
type Pressed struct {
	Effects []Effect `json:"effects"` // in their order
	Pipe    string   `json:"pipe"`    // what the last command left
}

// Press carries out a quick reply.
func (s *Service) Press(ctx context.Context, p Press) (Pressed, error) {
	h := &host{Service: s, ctx: ctx, press: p, out: Pressed{Effects: []Effect{}}}
	text := p.Text
	if text == "" {
		set, err := s.o.Store.Scripts.QuickReplySets().Get(ctx, p.Set)
		if err != nil {
			return h.out, err
		}
		if p.Reply < 0 || p.Reply >= len(set.Replies) {
			return h.out, noReply(strconv.Itoa(p.Reply + 1))
		}
		h.set = set.Set
		if text = set.Replies[p.Reply].Message; !quickreply.IsScript(text) || set.NoSend {
			return h.plain(text)
		}
	}
	work, done, err := s.o.During(ctx, p.Conversation)
	if err != nil {
		return h.out, err
	}
	defer done()
	h.ctx = work
	if err := h.begin(); err != nil {
		return h.out, err
	}
	h.out.Pipe, err = h.runner.Run(work, text)
	if saved := h.save(context.WithoutCancel(work)); err == nil {
		err = saved
	}
	return h.out, err
}

func noReply(name string) error {
	return fault.Newf(fault.NotFound, "There is no quick reply %q.", name)
}

// A host does what the script of one press wants done.
type host struct {
	*Service

	ctx    context.Context //nolint:containedctx // of the press, which ends before it returns
	press  Press
	set    quickreply.Set
	scene  turn.Snapshot
	runner quickreply.Runner
	out    Pressed
}

// plain leaves a text for the window: to be sent, or for the message box.
func (h *host) plain(text string) (Pressed, error) {
	if err := h.begin(); err != nil {
		return h.out, err
	}
	text = macro.Expand(text, h.Values())
	if input := h.press.Input; h.set.Inject && input != "" {
		if text += " " + input; !h.set.Before {
			text = input + " " + strings.TrimSuffix(text, " "+input)
		}
	}
	kind := SendInput
	if h.set.NoSend {
		kind = FillInput
	}
	h.effect(kind, text)
	return h.out, h.save(h.ctx)
}

func (h *host) effect(kind EffectKind, text string) {
	h.out.Effects = append(h.out.Effects, Effect{kind, text})
}

// begin reads the conversation as it is now.
func (h *host) begin() (err error) {
	if h.scene, err = h.o.Store.Turns.Scene(h.ctx, h.press.Conversation, nil); err != nil {
		return err
	}
	variables := macro.NewVariables(h.scene.Variables)
	if h.runner.Variables != nil {
		*h.runner.Variables = *variables
		return nil
	}
	h.runner = quickreply.Runner{Host: h, Variables: variables, Skip: h.press.Skip, Input: h.press.Input}
	return nil
}

// Values are what macros give now.
func (h *host) Values() macro.Values {
	now := h.o.Now()
	v := h.scene.Names().At(h.scene.History, h.press.Input, now).Values("/quickreply", now)
	v.Variables, v.Draw = h.runner.Variables, macro.Chance(rand.IntN)
	return v
}

// save stores the variables that the script changed.
func (h *host) save(ctx context.Context) error {
	changed := h.runner.Variables.State().Since(h.scene.Variables)
	if changed.Own == nil && changed.Shared == nil {
		return nil
	}
	return h.o.Store.Messages.SaveVariables(ctx, h.press.Conversation, changed)
}

// Do does what the script wants done.
func (h *host) Do(ctx context.Context, a quickreply.Action) (pipe string, err error) {
	switch a.Kind {
	case quickreply.Echo:
		h.effect(ShowText, a.Text)
	case quickreply.SetInput:
		h.effect(FillInput, a.Text)
	case quickreply.Impersonate:
		h.effect(Impersonate, a.Text)
	case quickreply.Wait:
		return "", wait(ctx, a.Text)
	case quickreply.Press:
		return h.other(ctx, a.Text)
	case quickreply.Generate, quickreply.GenerateRaw:
		return h.generate(ctx, a)
	case quickreply.Send, quickreply.SendAs, quickreply.Narrate:
		return "", h.change(ctx, func() error { return h.say(ctx, a) })
	case quickreply.Trigger, quickreply.Continue, quickreply.Again:
		return "", h.change(ctx, func() error { return h.turn(ctx, a) })
	}
	return "", nil
}

// change stores the variables, does something that changes the conversation, and reads it again.
func (h *host) change(ctx context.Context, act func() error) error {
	if err := h.save(ctx); err != nil {
		return err
	}
	if err := act(); err != nil {
		return err
	}
	return h.begin()
}

// longestWait is how long a script may wait at once.
const longestWait = 10 * time.Second

func wait(ctx context.Context, text string) error {
	n, _ := strconv.Atoi(strings.TrimSpace(text))
	timer := time.NewTimer(min(time.Duration(max(n, 0))*time.Millisecond, longestWait))
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// other is the message of another quick reply: of the set that is named before a dot, else of the same or any set.
func (h *host) other(ctx context.Context, name string) (string, error) {
	sets, err := h.o.Store.Scripts.QuickReplySets().List(ctx)
	if err != nil {
		return "", err
	}
	if of, label, named := strings.Cut(name, "."); named {
		for _, set := range sets {
			if strings.EqualFold(set.Name, of) {
				if text, there := messageOf(set.Set, label); there {
					return text, nil
				}
			}
		}
	}
	if text, there := messageOf(h.set, name); there {
		return text, nil
	}
	for _, set := range sets {
		if text, there := messageOf(set.Set, name); there {
			return text, nil
		}
	}
	return "", noReply(name)
}

func messageOf(set quickreply.Set, label string) (string, bool) {
	for _, one := range set.Replies {
		if strings.EqualFold(one.Label, label) {
			return one.Message, true
		}
	}
	return "", false
}

// generate asks the model of the conversation something that is kept nowhere.
func (h *host) generate(ctx context.Context, a quickreply.Action) (string, error) {
	if strings.TrimSpace(a.Text) == "" {
		return "", fault.New(fault.Invalid, "/gen needs a text that says what to write.")
	}
	if h.scene.Writer.Trouble == nil && h.scene.Writer.Model == "" {
		return "", fault.New(fault.Conflict, "No model is chosen, so nothing was written. Choose a model first.")
	}
	return h.o.Model(h.scene).Ask(ctx, "quick reply", llm.Message{Role: string(chat.User), Text: a.Text})
}

// say stores a message that no one answers yet.
func (h *host) say(ctx context.Context, a quickreply.Action) error {
	role, author, kind := chat.Assistant, a.Name, script.Command
	switch a.Kind {
	case quickreply.Send:
		role, author, kind = chat.User, "", script.Person
	case quickreply.Narrate:
		if author == "" {
			author = "Narrator"
		}
	default:
	}
	text := a.Text
	if h.scene.Scripts != nil {
		text = h.scene.Scripts.Apply(text, script.Place{Kind: kind, Layer: script.Stored, Character: h.scene.Conversation.CharacterCardID, Values: h.Values()})
	}
	if strings.TrimSpace(text) == "" {
		return fault.New(fault.Invalid, "A message can't be empty.")
	}
	release, err := h.o.Locks.Acquire(ctx, h.press.Conversation)
	if err != nil {
		return err
	}
	defer release()
	_, err = h.o.Store.Messages.AppendMessage(ctx, h.press.Conversation, role, author, text)
	return h.o.Hub.AnnounceUnless(err, "messages", h.press.Conversation)
}

// turn has a reply written.
func (h *host) turn(ctx context.Context, a quickreply.Action) error {
	r := turn.Request{ConversationID: h.press.Conversation}
	last := chat.Message{}
	if n := len(h.scene.History); n > 0 {
		last = h.scene.History[n-1]
	}
	switch a.Kind {
	case quickreply.Continue:
		r.Kind, r.MessageID = turn.Extend, last.ID
	case quickreply.Again:
		r.Kind, r.MessageID = turn.Regenerate, last.ID
	default:
		if r.Kind = turn.Send; a.Name == "" {
			kind, err := h.o.Store.Turns.Waiting(ctx, h.press.Conversation)
			if err != nil {
				return err
			}
			r.Kind = kind
		} else if r.Speaker = speaker(h.scene.Conversation.Cast, a.Name); r.Speaker == "" {
			return fault.Newf(fault.NotFound, "%q takes no part in this conversation.", a.Name)
		}
	}
	if (a.Kind == quickreply.Continue || a.Kind == quickreply.Again) && last.Role != chat.Assistant {
		return fault.New(fault.Conflict, "The last message is no reply.")
	}
	return h.o.Play(ctx, r)
}

// speaker is the card of a member of the cast, by the name or the place that a script says.
func speaker(cast chat.Cast, name string) string {
	for i, m := range cast {
		if strings.EqualFold(m.Label, name) || strings.EqualFold(m.Name, name) || strconv.Itoa(i) == name {
			return m.CharacterCardID
		}
	}
	return ""
}
