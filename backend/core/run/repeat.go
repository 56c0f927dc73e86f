package run

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A Repetition carries out steps again and again, until a condition holds or there are no more pages.
type Repetition struct {
	Until   string `json:"until,omitempty"`   // a condition that is looked at after each round
	AtMost  int    `json:"atMost,omitempty"`  // rounds; 0: UsualRounds
	PauseMs int64  `json:"pauseMs,omitempty"` // between two rounds
	As      string `json:"as,omitempty"`      // what the steps call the round
	Pages   *Pages `json:"pages,omitempty"`   // nil: the rounds are no pages
}

// UsualRounds is how often steps are repeated at most where the workflow doesn't say.
const UsualRounds = 100

// Pages gathers the lists of one page after another into one list.
type Pages struct {
	By    PageBy          `json:"by"`
	List  json.RawMessage `json:"list"`            // of a page, such as a field of the answer of a request
	Next  json.RawMessage `json:"next,omitempty"`  // the cursor or the link to the page after; nothing: this is the last one
	First json.RawMessage `json:"first,omitempty"` // the cursor of the first page, or its link
}

// A PageBy is how the next page is asked for.
type PageBy string

// The ways to the next page.
const (
	ByCursor PageBy = "cursor"
	ByOffset PageBy = "offset" // how many there were before
	ByLink   PageBy = "link"   // of the same host, whole or below the one before, also in the form of the header Link
)

// Name is what the steps call the round.
func (r Repetition) Name() string {
	usual := "attempt"
	if r.Pages != nil {
		usual = "page"
	}
	return cmp.Or(r.As, usual)
}

// rounds is how often the steps are carried out at most.
func (r Repetition) rounds() int { return cmp.Or(r.AtMost, UsualRounds) }

// isRound says whether an item of a lane is the round of a repetition.
func isRound(fields rawjson.Object) bool {
	return fields["number"] != nil && fields["cursor"] != nil && fields["link"] != nil && fields["offset"] != nil
}

// check notes what is wrong with a repetition of so many steps.
func (r *Repetition) check(wrong map[string]string, steps int) {
	if r == nil {
		return
	}
	switch {
	case steps == 0:
		wrong["/steps"] = "This loop has no steps."
	case strings.TrimSpace(r.Until) == "" && r.Pages == nil:
		wrong["/repeat/until"] = "This loop has no condition that ends it."
	case utf8.RuneCountInString(r.Until) > maxText:
		wrong["/repeat/until"] = fmt.Sprintf("This text has more than %d characters.", maxText)
	case r.AtMost < 0 || r.AtMost > MaxSteps:
		wrong["/repeat/atMost"] = fmt.Sprintf("A loop can have 1 to %d rounds.", MaxSteps)
	case r.PauseMs < 0 || r.PauseMs > maxWait:
		wrong["/repeat/pauseMs"] = "A wait takes 1 millisecond to a year."
	case r.As != "" && !value.IsItemName(r.As):
		wrong["/repeat/as"] = "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved."
	}
	p := r.Pages
	if p == nil {
		return
	}
	switch {
	case p.By != ByCursor && p.By != ByOffset && p.By != ByLink:
		wrong["/repeat/pages/by"] = "The way to the next page is “cursor”, “offset” or “link”."
	case len(p.List) == 0:
		wrong["/repeat/pages/list"] = "Choose the list that each page gives."
	case p.By != ByOffset && len(p.Next) == 0:
		wrong["/repeat/pages/next"] = "Choose what leads to the next page."
	case p.By == ByLink && len(p.First) == 0:
		wrong["/repeat/pages/first"] = "The address of the first page is missing."
	}
}

func (r *Repetition) withoutSecrets(mask func([]byte) []byte) *Repetition {
	if r == nil {
		return nil
	}
	masked := *r
	masked.Until = string(mask([]byte(r.Until)))
	if r.Pages != nil {
		p := *r.Pages
		p.List, p.Next, p.First = mask(p.List), mask(p.Next), mask(p.First)
		masked.Pages = &p
	}
	return &masked
}

// A round is what the steps of a repetition read of it, and what tells it whether it goes in a circle.
type round struct {
	Number int             `json:"number"` // from 1
	Cursor json.RawMessage `json:"cursor"`
	Link   string          `json:"link"`
	Offset int             `json:"offset"`
	// Held is the mark of an earlier way to a page, and Until the round up to which it is held; each is held twice as long as
	// the one before, so that a circle of any length is found.
	Held  string `json:"held,omitempty"`
	Until int    `json:"until,omitempty"`
	Seen  string `json:"seen,omitempty"` // the mark of the page before
}

// endOfRound is the id of the step that ends each round. No step of a workflow can be called so.
const endOfRound = "round-end"

// repeat begins the lane that carries out the rounds, each of which ends with a step that looks whether there is another.
func (w blocks) repeat(ctx context.Context) bool {
	if w.Step.StartedAt != nil {
		return w.join(ctx)
	}
	do := w.Step.Do
	first := round{Number: 1, Cursor: json.RawMessage("null")}
	if p := do.Repeat.Pages; p != nil && len(p.First) > 0 {
		begin, err := value.Resolve(p.First, w.sources(ctx))
		if err != nil {
			return w.fail(ctx, value.Fault("first", err), "")
		}
		if begin = w.mask(begin); p.By == ByLink {
			first.Link, _ = rawjson.Text(begin)
		} else {
			first.Cursor = begin
		}
	}
	steps := append(cloneSteps(do.Steps), Instruction{ID: endOfRound, Control: Control{Round: do.Repeat}})
	lane := w.part(steps, w.Run.PathOf(do.ID))
	lane.Within.Item, lane.Within.Iteration = do.Repeat.Name(), new(0)
	said := fmt.Sprintf("This step repeats its steps up to %d times.", do.Repeat.rounds())
	return w.divide(ctx, Change{Begin: []New{lane}, Items: []json.RawMessage{rawjson.Encode(first)}}, said)
}

// endRound ends a round: with the next one, after the pause, or with the last.
func (w blocks) endRound(ctx context.Context) bool {
	do := *w.Step.Do.Round
	var now round
	if err := json.Unmarshal(w.Items[do.Name()], &now); err != nil {
		return w.fail(ctx, fmt.Errorf("read a round: %w", err), "")
	}
	gives, next, err := w.nextRound(ctx, do, now)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	var logs []Log
	switch {
	case next == nil:
	case next.Number > do.rounds() && do.Pages == nil:
		return w.fail(ctx, fault.Newf(fault.Conflict, "The condition was still false after %d times.", do.rounds()), "")
	case next.Number > do.rounds():
		logs = []Log{w.line(*w.Step, Warning, fmt.Sprintf("There are more pages than the %d that this step takes.", do.rounds()))}
		next = nil
	case do.PauseMs > 0 && w.Step.StartedAt == nil:
		began := w.p.o.Now()
		step := *w.Step
		step.StartedAt, step.ContextID = &began, w.p.o.NewID()
		return w.pause(ctx, began.Add(time.Duration(do.PauseMs)*time.Millisecond), Change{Step: &step})
	}
	if next != nil {
		w.more = rawjson.Encode(next)
	}
	return w.finish(ctx, gives, logs)
}

// nextRound gives the result of a round and the one after it; nil: there is none.
func (w blocks) nextRound(ctx context.Context, do Repetition, now round) (gives json.RawMessage, next *round, err error) {
	gives = w.Last
	after := now
	after.Number++
	if do.Pages != nil {
		var more bool
		if gives, more, err = w.page(ctx, *do.Pages, now, &after); err != nil || !more {
			return gives, nil, err
		}
	}
	if do.Until == "" {
		return gives, &after, nil
	}
	over, err := w.decide(ctx, "until", do.Until)
	if err != nil || over {
		return gives, nil, err
	}
	return gives, &after, nil
}

// page gives the list of a page, and how the page after it is asked for; false: there is none.
func (w blocks) page(ctx context.Context, p Pages, now round, after *round) (list json.RawMessage, more bool, err error) {
	from := w.sources(ctx)
	if list, err = value.Field(p.List, json.RawMessage(`{"type":"array"}`), from); err != nil {
		return nil, false, value.Fault("list", err)
	}
	var items []json.RawMessage
	if err := json.Unmarshal(list, &items); err != nil {
		return nil, false, fault.Newf(fault.Invalid, "What page %d gives is not a list.", now.Number).Because(err)
	}
	after.Offset = now.Offset + len(items)
	after.Seen = markOf(list)
	if len(items) > 0 && after.Seen == now.Seen {
		return nil, false, fault.Newf(fault.Conflict, "Page %d is the same as the page before, so the pages would never end.", now.Number)
	}
	if p.By == ByOffset {
		return list, len(items) > 0, nil
	}
	next, err := value.Resolve(p.Next, from)
	if leadsNowhere(next, err) {
		return list, false, nil
	}
	if err != nil {
		return nil, false, value.Fault("next", err)
	}
	after.Cursor = w.mask(next)
	if p.By == ByLink {
		if after.Link, err = linkAfter(now.Link, next); err != nil || after.Link == "" {
			return list, false, err
		}
		after.Cursor = json.RawMessage("null")
	}
	mark := markOf(append([]byte(after.Link), after.Cursor...))
	if mark == now.Held || mark == markOf(append([]byte(now.Link), now.Cursor...)) {
		return nil, false, fault.Newf(fault.Conflict, "After page %d come pages that were there before, so they would never end.", now.Number)
	}
	if now.Number >= now.Until {
		after.Held, after.Until = mark, 2*now.Number
	}
	return list, true, nil
}

// leadsNowhere says whether there is nothing that leads to another page.
func leadsNowhere(next json.RawMessage, err error) bool {
	if err != nil {
		_, missing := errors.AsType[*value.Missing](err)
		return missing
	}
	switch strings.TrimSpace(string(next)) {
	case "", "null", "false", `""`:
		return true
	}
	return false
}

// linkAfter is the address that a link leads to from another; empty: it leads nowhere. Another host than that of the first page
// was not meant by the person who wrote it.
func linkAfter(before string, next json.RawMessage) (string, error) {
	text, ok := rawjson.Text(next)
	if !ok {
		return "", fault.New(fault.Invalid, "The link to the next page is not a text.")
	}
	if strings.HasPrefix(strings.TrimSpace(text), "<") {
		if text = linkInHeader(text); text == "" {
			return "", nil
		}
	}
	base, err := url.Parse(before)
	if err != nil {
		return "", fault.Newf(fault.Invalid, "The link “%s” is not an address.", before).Because(err)
	}
	to, err := base.Parse(strings.TrimSpace(text))
	if err != nil {
		return "", fault.Newf(fault.Invalid, "The link “%s” is not an address.", text).Because(err)
	}
	if before != "" && tool.HostOf(base) != tool.HostOf(to) {
		return "", fault.Newf(fault.Forbidden, "The next page is on another host, %s. The pages end here.", tool.HostOf(to))
	}
	return to.String(), nil
}

// linkInHeader is the next page of a header Link, such as <https://example.com/?page=2>; rel="next".
func linkInHeader(text string) string {
	for one := range strings.SplitSeq(text, "<") {
		address, params, ok := strings.Cut(one, ">")
		params = strings.ToLower(strings.ReplaceAll(params, `"`, ""))
		if ok && strings.Contains(strings.ReplaceAll(params, " ", ""), "rel=next") {
			return address
		}
	}
	return ""
}

func markOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:12])
}

// joinPages gives one list of all that the pages gave.
func joinPages(pages json.RawMessage) json.RawMessage {
	var lists [][]json.RawMessage
	if json.Unmarshal(pages, &lists) != nil {
		return pages
	}
	all := []json.RawMessage{}
	for _, list := range lists {
		all = append(all, list...)
	}
	return rawjson.Encode(all)
}
