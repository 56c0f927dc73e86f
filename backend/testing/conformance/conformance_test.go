package conformance_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/backendtest"
)

// pending are the cases that the program does not pass yet, with what it lacks. A case
// that passes must leave the table.
var pending = map[string]string{}

func TestEveryServerIsAnsweredAtBothDoors(t *testing.T) {
	ids, variants := cases(t)
	for id := range maps.Keys(pending) {
		if !slices.Contains(ids, id) {
			t.Errorf("%s is pending, but there is no such case", id)
		}
	}
	for _, id := range ids {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			reason, waits := pending[id]
			failed := ""
			for n, k := range variants[id] {
				for _, probed := range k.Call.Probed {
					for _, door := range doors(n) {
						if failed != "" && waits {
							t.Skipf("%s: %s", reason, failed)
						}
						name := fmt.Sprintf("variant %d, probed %t, %s", n, probed, door)
						ok := t.Run(name, func(t *testing.T) {
							if problems := conversation(t, k, probed, door); waits && len(problems) > 0 {
								failed = name + ": " + problems[0]
							} else {
								for _, p := range problems {
									t.Error(p)
								}
							}
						})
						if !ok && waits {
							return
						}
					}
				}
			}
			switch {
			case waits && failed != "":
				t.Skipf("%s: %s", reason, failed)
			case waits:
				t.Error("it passes: take it out of the table of pending cases")
			}
		})
	}
}

// doors are those at which a variant is played. The short form plays those after the first
// over HTTP alone, which leads through the services too.
func doors(variant int) []string {
	if variant > 0 && testing.Short() {
		return []string{"over HTTP"}
	}
	return []string{"inside", "over HTTP"}
}

const greeting = "Mara wipes the counter. \"Sit where you like,\" she says."

// A scene is a case while it is played at one door.
type scene struct {
	t    *testing.T
	k    scenario
	s    *server
	way  string
	dir  string
	p    *backend.Program
	b    *backend.Backend
	d    door
	done []played // turns

	endpoint     int64
	conversation string
}

// conversation plays a case once, and gives what is wrong with it.
func conversation(t *testing.T, k scenario, probed bool, way string) (problems []string) {
	t.Helper()
	c := open(t, k, probed, way)
	start := len(c.s.heard())
	for n := range k.turns() {
		said := fmt.Sprintf("I sit down, %d.", n)
		if k.Call.Say != "" {
			said = strings.ReplaceAll(k.Call.Say, "{{k}}", strconv.Itoa(n))
		}
		all := k.Expect.of(n, k.turns(), probed)
		limit := k.longest(all)
		p := c.turn(said, limit)
		if p.late {
			return append(problems, fmt.Sprintf("turn %d is not over after %v", n+1, limit))
		}
		for _, e := range all {
			for _, problem := range p.against(e) {
				problems = append(problems, fmt.Sprintf("turn %d %s", n+1, problem))
			}
		}
		for _, problem := range k.strange(p, n) {
			problems = append(problems, fmt.Sprintf("turn %d %s", n+1, problem))
		}
		if k.also != nil {
			if problem := k.also(p); problem != "" {
				problems = append(problems, fmt.Sprintf("turn %d %s", n+1, problem))
			}
		}
		c.done = append(c.done, p)
		c.tellApart(p)
	}
	if most := k.Expect.RefusedTotalMax; most != nil {
		if n := refused(c.s.heard()[start:]); n > *most {
			problems = append(problems, fmt.Sprintf("%d requests were refused, at most %d may be", n, *most))
		}
	}
	for _, fact := range k.Expect.Facts {
		if follow := sequels[fact]; follow != nil {
			if problem := follow(c); problem != "" {
				problems = append(problems, "afterwards it "+problem+", but: "+fact)
			}
		}
	}
	return problems
}

// tellApart has the person number the reply of a turn: a script says the same in each turn, and a reply that is word for
// word an earlier one is asked for once more.
func (c *scene) tellApart(p played) {
	c.t.Helper()
	if last := len(p.rows) - 1; p.reply != nil && len(c.done) < c.k.turns() {
		if err := c.b.Library.Messages.Edit(c.t.Context(), c.conversation, p.rows[last].ID, fmt.Sprintf("%s (%d)", *p.reply, len(c.done))); err != nil {
			c.t.Error(err)
		}
	}
}

// open begins a conversation with the server of a case.
func open(t *testing.T, k scenario, probed bool, way string) *scene {
	t.Helper()
	c := &scene{t: t, k: k, s: play(t, k), way: way, dir: t.TempDir()}
	c.restart()
	c.endpoint = c.d.add(k.ID, c.s.url(), k.Call.Added == "through discovery")
	c.d.set(json.RawMessage(`{"memory":false}`)) // the cases count the requests of turns, and an exchange is read between them
	if probed {
		c.d.probe(c.endpoint)
	}
	if k.Call.Settings != nil {
		c.d.set(k.Call.Settings)
	}
	if k.silent() {
		c.d.set(json.RawMessage(`{"helper_seconds":2}`))
	}
	c.begin()
	return c
}

// restart opens the program on the folder of the case, after it was closed.
func (c *scene) restart() {
	c.t.Helper()
	if c.p != nil {
		if err := c.p.Close(); err != nil {
			c.t.Fatal(err)
		}
	}
	config := backendtest.Config(c.dir)
	config.Ports = []int{portOf(c.t, c.s.http.URL)}
	c.p = backendtest.Start(c.t, config)
	c.b = backendtest.Of(c.t, c.p)
	c.d = inside{c.t, c.b}
	if c.way != "inside" {
		c.d = serve(c.t, c.p)
	}
}

// begin opens another conversation, in which the turns are played from then on.
func (c *scene) begin() {
	c.t.Helper()
	c.conversation = c.d.begin(chat.NewConversation{CharacterName: "Mara", FirstMes: greeting})
}

// turn plays one turn.
func (c *scene) turn(said string, limit time.Duration) played {
	c.t.Helper()
	return c.record(said, limit, func(ctx context.Context) []told { return c.d.send(ctx, c.conversation, said) })
}

func (c *scene) record(said string, limit time.Duration, run func(context.Context) []told) played {
	c.t.Helper()
	before := len(c.s.heard())
	ctx, cancel := context.WithTimeout(c.t.Context(), limit)
	defer cancel()
	p := played{said: said, done: c.done, events: run(ctx)}
	if last := len(p.events) - 1; last >= 0 {
		p.last = p.events[last].name
		if p.last == event.Error {
			p.sentence = p.events[last].data
		}
	}
	if p.late = ctx.Err() != nil; p.late {
		return p
	}
	p.requests = c.s.heard()[before:]
	p.rows = c.d.messages(c.conversation)
	p.reply = replyOf(p.rows)
	if logs := c.d.logs(c.conversation); len(logs) > 0 {
		p.log, p.notes = logs[0], logs[0].Skipped
	}
	p.known = c.d.known(c.endpoint)
	return p
}

// longest is how long a turn may take; a minute where its case does not say.
func (k scenario) longest(all []expected) time.Duration {
	for _, e := range all {
		if e.SecondsMax == nil {
			continue
		}
		limit := time.Duration(*e.SecondsMax) * time.Second
		if k.silent() {
			return limit / hurry
		}
		return limit
	}
	return time.Minute
}

// played is what came of a turn.
type played struct {
	said           string
	events         []told
	rows           []chat.Message // of the conversation after it
	log            turn.Log
	last, sentence string
	late           bool
	reply          *string
	notes          []string
	requests       []request
	known          llm.Capabilities // of the model, after it
	done           []played         // the turns before it
}

// replyOf is the reply to the last message of the person; nil: there is none.
func replyOf(rows []chat.Message) *string {
	if len(rows) == 0 || rows[len(rows)-1].Role != "assistant" {
		return nil
	}
	return new(rows[len(rows)-1].Content)
}

// screen is the text on the screen when the turn is over.
func (p played) screen() string {
	var text strings.Builder
	for _, e := range p.events {
		switch e.name {
		case event.Token:
			text.WriteString(e.data)
		case event.WriterRewrite:
			text.Reset()
			text.WriteString(read[event.RefinedText](json.RawMessage(e.data)).RefinedText)
		}
	}
	return text.String()
}

// rules are those that refused edits broke.
func (p played) rules() (rules []string) {
	for _, r := range p.log.RefusedEdits {
		rules = append(rules, string(r.Rule))
	}
	return rules
}

// writers are the requests for the reply.
func (p played) writers() (all []request) {
	for _, r := range p.requests {
		if r.form == "" {
			all = append(all, r)
		}
	}
	return all
}

// plain takes runs of white space as one.
func plain(text string) string { return strings.Join(strings.Fields(text), " ") }

// against gives what is not as expected.
func (p played) against(e expected) (problems []string) {
	wrong := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	if e.Ends != "" && p.last != e.Ends {
		wrong("ends with %q (%s), not with %q", p.last, p.sentence, e.Ends)
	}
	p.replied(e, wrong)
	if p.reply != nil && plain(p.screen()) != plain(*p.reply) {
		wrong("leaves %q on the screen and stores %q", p.screen(), *p.reply)
	}
	if p.reply == nil && p.last == event.Done {
		wrong("is done without a reply")
	}
	if e.Finish != "" && p.finish() != e.Finish {
		wrong("is marked as ended by %q, not %q", p.finish(), e.Finish)
	}
	if e.Rule != "" && !slices.Contains(p.rules(), e.Rule) {
		wrong("refused edits for %q, not for %q", p.rules(), e.Rule)
	}
	if e.Reasoning != "" && !strings.Contains(plain(p.log.Reasoning["writer"]), plain(e.Reasoning)) {
		wrong("keeps the reasoning %q, without %q", p.log.Reasoning["writer"], e.Reasoning)
	}
	if n := len(p.writers()); e.Writers != 0 && n != e.Writers {
		wrong("asked for the reply %d times, not %d times", n, e.Writers)
	}
	if n := len(p.requests); e.RequestsMax != nil && n > *e.RequestsMax {
		wrong("made %d requests, at most %d are allowed", n, *e.RequestsMax)
	}
	if n := refused(p.requests); e.RefusedMax != nil && n > *e.RefusedMax {
		wrong("had %d requests refused, at most %d may be", n, *e.RefusedMax)
	}
	if sent := slices.ContainsFunc(p.requests, request.tools); e.ToolsSent != nil && sent != *e.ToolsSent {
		wrong("sent tools: %t", sent)
	}
	if sent := slices.ContainsFunc(p.requests, func(r request) bool { return r.choice() == "named" }); e.NamedSent != nil && sent != *e.NamedSent {
		wrong("named a tool: %t", sent)
	}
	for _, r := range p.requests {
		if e.TokensMax != nil && r.tokens > *e.TokensMax {
			wrong("sent %d tokens, at most %d are allowed", r.tokens, *e.TokensMax)
		}
		if e.FormTokensBelow != nil && r.form != "" && (r.MaxTokens == nil || *r.MaxTokens >= *e.FormTokensBelow) {
			wrong("allows %s tokens for %s, fewer than %d are expected", raw(r.MaxTokens), r.form, *e.FormTokensBelow)
		}
	}
	if e.ErrorSays != "" && !regexp.MustCompile("(?i)"+e.ErrorSays).MatchString(p.sentence) {
		wrong("says %q, and should speak of %q", p.sentence, e.ErrorSays)
	}
	if e.ErrorLacks != "" && regexp.MustCompile("(?i)"+e.ErrorLacks).MatchString(p.sentence) {
		wrong("says %q, where %q must not stand", p.sentence, e.ErrorLacks)
	}
	if e.Note && len(p.notes) != 1 {
		wrong("shows the notes %q, and one is expected", p.notes)
	}
	return problems
}

// replied looks at the reply, with runs of white space taken as one.
func (p played) replied(e expected, wrong func(string, ...any)) {
	stored := "no reply"
	if p.reply != nil {
		stored = fmt.Sprintf("%q", *p.reply)
	}
	if string(e.Reply) == "null" {
		if p.reply != nil {
			wrong("stores %s, and no reply is expected", stored)
		}
		return
	}
	wanted := e.ReplyAny
	if e.Reply != nil {
		wanted = append(wanted, read[string](e.Reply))
	}
	if len(wanted) > 0 && (p.reply == nil || !slices.ContainsFunc(wanted, func(want string) bool { return plain(want) == plain(*p.reply) })) {
		wrong("stores %s, not one of %q", stored, wanted)
	}
}

// finish is the mark of the turn's reply.
func (p played) finish() string {
	if p.reply == nil {
		return ""
	}
	return string(p.rows[len(p.rows)-1].Finish)
}

func refused(all []request) (n int) {
	for _, r := range all {
		if r.refused {
			n++
		}
	}
	return n
}

func portOf(t *testing.T, address string) int {
	t.Helper()
	u := got(url.Parse(address))(t)
	return got(strconv.Atoi(u.Port()))(t)
}
