package conformance_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/editcheck"
)

// facts are what the cases want to be seen beside their figures, by the words of the cases. Each
// looks at one turn, by its number from 0, and says what is wrong with it. Facts that only show
// afterwards are in sequels, and those that a figure of the case says already are in figured.
var facts = map[string]func(p played, turn int) string{
	"the Writer's request that brought the reply carries no tools and no tool_choice": func(p played, _ int) string {
		w := p.writers()
		return unless(len(w) > 0 && !w[len(w)-1].tools() && w[len(w)-1].choice() == "absent", "sends tools for the reply")
	},
	"a 500 that speaks of tools is not repeated as if the server were down": func(p played, _ int) string {
		return unless(refused(p.requests) <= 1, "repeats what was refused")
	},
	"the mode is required from then on; Director and Editor do all they do": func(p played, turn int) string {
		other := slices.ContainsFunc(p.requests, func(r request) bool { return r.form != "" && !r.refused && r.choice() != "required" })
		return unless(!other && (turn == 0 || len(p.log.ToolCalls) > 0), "asks for a form by another choice than required, or does without the Director")
	},
	"no note is needed: nothing is missing": func(p played, _ int) string {
		return unless(len(p.notes) == 0, "shows notes")
	},
	"it is not reported as a wrong address or a missing model": func(p played, _ int) string {
		wrong := regexp.MustCompile(`(?i)address|no model|not found`)
		return unless(!wrong.MatchString(p.sentence+strings.Join(p.notes, " ")), "speaks of an address or a model")
	},
	"no request of the first turn carries tools, though nothing was probed": func(p played, _ int) string {
		return unless(!slices.ContainsFunc(p.requests, request.tools), "sends tools")
	},
	"the Director's and the Editor's forms are asked for as JSON": func(p played, _ int) string {
		return unless(slices.ContainsFunc(p.requests, func(r request) bool { return r.form != "" && r.ResponseFormat != nil }), "asks for no form as JSON")
	},
	"at most two attempts for the Director and two for an Editor call in one turn": func(p played, _ int) string {
		return unless(p.asked("direct_scene") <= 2 && p.asked("editor_rewrite") <= 2 && p.asked("editor_apply_patch") <= 2, "asks for a form too often")
	},
	"the greeting stands inside the first user message as a fixed bracketed line, the same bytes in every later request": func(p played, turn int) string {
		if turn == 0 {
			return "" // it may only be learnt now
		}
		var first []string
		for _, r := range p.requests {
			if i := slices.IndexFunc(r.Messages, isPersons); i >= 0 {
				first = append(first, r.text(i))
			}
		}
		return unless(len(slices.Compact(first)) == 1 && strings.HasPrefix(first[0], "[") && strings.Contains(first[0], greeting), "sends another first message")
	},
	"tools are still used: the refusal speaks of Jinja and of tool calls, but it is about roles": func(p played, _ int) string {
		return unless(slices.ContainsFunc(p.requests, request.tools), "sends no tools")
	},
	"no request ever has two neighbours of one role": func(p played, _ int) string {
		return unless(!slices.ContainsFunc(p.requests, request.repeatsRole), "sends two neighbours of one role")
	},
	"the forms' schemas have maxLength and maxItems": func(p played, _ int) string {
		// After a probe that no form came back from, none is asked for.
		open := slices.ContainsFunc(p.requests, func(r request) bool {
			schema := string(r.schema())
			return r.form == "direct_scene" && (!strings.Contains(schema, `"maxLength"`) || !strings.Contains(schema, `"maxItems"`))
		})
		return unless(!open, "sends a form without bounds")
	},
	"the log names what happened; the turn is not an error": func(p played, _ int) string {
		return unless(p.last == event.Done && (len(p.notes) > 0 || p.log.Finish == "loop" || slices.ContainsFunc(p.finishes(), func(f string) bool { return f != "stop" && f != "tool_calls" })), "says nothing of it in the log")
	},
	"the reply is flagged as cut back from a loop": func(p played, _ int) string {
		return unless(p.finish() == "loop", "does not mark the reply")
	},
	"the Writer is not asked again by itself": func(p played, _ int) string {
		return unless(len(p.writers()) == 1, "asks for the reply again")
	},
	"writer_rewrite carries the new text": func(p played, turn int) string {
		return unless(turn > 0 || p.spoke(event.WriterRewrite), "has no writer_rewrite")
	},
	"the log says which rule the edit broke": func(p played, _ int) string {
		return unless(p.asked("editor_rewrite") == 0 || len(p.log.RefusedEdits) > 0, "names no rule")
	},
	"no event replaces the draft on the screen": func(p played, _ int) string {
		return unless(!p.spoke(event.WriterRewrite), "replaces the draft")
	},
	"the log shows both findings as mended": func(p played, turn int) string {
		if turn > 0 {
			return "" // the same text again is a finding of its own
		}
		mended := 0
		for _, f := range p.log.Findings {
			if f.Corrected {
				mended++
			}
		}
		return unless(mended == 2, fmt.Sprintf("shows %d findings as mended", mended))
	},
	"the log says which rule each patch broke": func(p played, _ int) string {
		return unless(p.asked("editor_apply_patch") == 0 || len(p.log.RefusedEdits) > 0, "names no rule")
	},
	"no token event carries a part of a tag": func(p played, _ int) string {
		return unless(!slices.ContainsFunc(p.events, func(e told) bool { return e.name == event.Token && strings.ContainsAny(e.data, "<>") }), "shows a part of a tag")
	},
	"the call is not carried out": func(p played, _ int) string {
		return unless(len(p.log.ToolCalls) <= 2, "carries out more calls than the Director's and the Editor's")
	},
	"the Writer is asked once more without tools, in the same turn": func(p played, turn int) string {
		w := p.writers()
		return unless(len(w) == 2 && !w[1].tools() || turn > 0 && len(w) == 1 || len(w) == 1 && !w[0].tools(), "does not ask again without tools")
	},
	"the Writer was asked twice in each turn": func(p played, _ int) string {
		return unless(len(p.writers()) == 2, "does not ask twice")
	},
	"the person's message is kept":                      kept,
	"the person's message is kept and Retry is offered": kept,
	"the reply is shown with 'The model stopped at its limit' and Continue": func(p played, _ int) string {
		return unless(p.finish() == "length", "does not mark the reply")
	},
	"nothing is deleted: every message is still in the transcript": func(p played, turn int) string {
		return unless(len(p.rows) == 1+2*(turn+1), fmt.Sprintf("leaves %d messages", len(p.rows)))
	},
	"absurd usage numbers are ignored: the meter and the turn's figures stay sensible": func(p played, _ int) string { return sensible(p) },
	"the usage of the object is counted": func(p played, _ int) string {
		for _, c := range p.log.Calls {
			if c.Label == "writer" && c.PromptTokens == 900 && c.CompletionTokens == 45 {
				return ""
			}
		}
		return "does not count it"
	},
	"the context of 8,192 tokens is known": func(p played, _ int) string {
		return unless(p.known.ContextTokens == 8192, fmt.Sprintf("knows a context of %d tokens", p.known.ContextTokens))
	},
	"after 20 good calls one step higher is tried once; it works, so it stays": func(p played, turn int) string {
		if turn < 2 {
			return "" // what is refused at first is no try
		}
		before := slices.ContainsFunc(p.done[turn-1].requests, request.tools)
		if now := slices.ContainsFunc(p.requests, request.tools); before && !now || refused(p.requests) > 0 && turn > 6 {
			return "goes back although it worked"
		} else if now && !before && turn < 20 {
			return "tries it too early"
		}
		return ""
	},
	"the stream is closed by the product once the last 200 characters were seen four times in a row": func(p played, _ int) string {
		asked := p.asked("direct_scene")
		return unless(asked == 0 || slices.Contains(p.finishes(), llm.FinishLoop), "reads on to the end")
	},
	"the Director is given up after the time set (60 s for Director and Editor together) and the Writer answers": func(p played, _ int) string {
		told := slices.ContainsFunc(p.notes, func(n string) bool { return strings.Contains(n, "Director") })
		return unless(told && len(p.log.ToolCalls) == 0 && p.reply != nil, "does not say that the Director was given up")
	},
	"the stream is closed by the product": func(p played, _ int) string {
		return unless(p.writers()[0].wasLeft(), "reads on to the end")
	},
	"a cut form is not repaired into an edit; finish length alone is enough to reject it": func(p played, _ int) string {
		return unless(p.asked("editor_rewrite") == 0 || slices.Contains(p.rules(), string(editcheck.Incomplete)), fmt.Sprintf("refuses the edit for %q", p.rules()))
	},
	"the reasoning is kept as reasoning, not lost": thinks,
	"the reasoning is kept as reasoning":           thinks,
	"the analysis channel is reasoning":            thinks,
	"everything before the closing tag was reasoning, though it was streamed as text at first; what the person sees at the end is the reply alone": thinks,
	"a block that is never closed is reasoning to its end": thinks,
	"the limit of 4096 tokens is remembered with the model": func(p played, turn int) string {
		met := refused(p.requests) > 0 || turn > 0 && p.done[turn-1].known.ContextTokens != 0
		return unless(!met || p.known.ContextTokens == 4096, fmt.Sprintf("remembers %d", p.known.ContextTokens))
	},
	"the turn that met it is repeated once, folded, and the person sees only its reply": func(p played, _ int) string {
		if refused(p.requests) == 0 {
			return ""
		}
		return unless(refused(p.requests) == 1 && p.folds() && p.log.Finish == "stop", "does not fold and repeat the turn once")
	},
	"between two folds every request begins with the bytes of the one before": func(p played, turn int) string {
		if turn == 0 || p.folds() {
			return ""
		}
		before, now := p.done[turn-1].replies(), p.replies()
		old, fresh := before[len(before)-1].Messages, now[len(now)-1].Messages
		old = old[:len(old)-1] // the last is that turn's own
		same := len(fresh) > len(old) && slices.EqualFunc(old, fresh[:len(old)], func(a, b message) bool { return a.Role == b.Role && string(a.Content) == string(b.Content) })
		return unless(same, "sends another beginning")
	},
	"a prompt reported at the context is taken as a cut; the limit is remembered, and the turn is repeated once, folded": func(p played, _ int) string {
		cut := slices.ContainsFunc(p.log.Calls, func(r llm.CallRecord) bool { return r.CutAt > 0 })
		return unless(!cut || p.folds() && p.known.ContextTokens == 4096 && p.last == event.Done, "does not remember the limit, or does not fold")
	},
	"the reply to a cut conversation is never stored": func(p played, _ int) string {
		return unless(!slices.ContainsFunc(p.rows, func(m chat.Message) bool { return strings.Contains(m.Content, "How can I help you today") }), "stores it")
	},
}

// figured are the facts that say what a figure of their case says already, which against looks
// at in each turn.
var figured = map[string]string{
	"the reply of turn 1 comes without the person doing anything":                                     "turn1.reply: the case does nothing but send a message",
	"the time is a setting, so a test may set it shorter than 60 s and wait accordingly":              "every.seconds_max: the case is played with helper_seconds set to 2",
	"in turn 2 the same text again is worse by the audit than the draft or it is not; both are right": "turn2.reply_any",
	"inside a code block the tags are text and stay":                                                  "turn1.reply and turn2.reply: the tags are part of them",
	"nothing of the call is ever stored or left on the screen":                                        "turn1.reply and turn2.reply: the reply alone is stored, and the screen shows what is stored",
	"what follows the next speaker's label is dropped with it":                                        "turn1.reply and turn2.reply: they end before the label",
	"the stored reply is the prose alone":                                                             "turn1.reply and turn2.reply",
	"the server's own sentence is what the person reads, not the envelope":                            "every.error_says and every.error_lacks",
}

// thinks looks for the plan of the cases in the reasoning that is kept.
func thinks(p played, _ int) string {
	const plan = "Let me plan: rain, tea, tension. I should write two paragraphs."
	return unless(strings.Contains(plain(p.log.Reasoning["writer"]), plan), fmt.Sprintf("keeps the reasoning %q", p.log.Reasoning["writer"]))
}

// replies are the requests for the reply, without those for a summary.
func (p played) replies() []request {
	return slices.DeleteFunc(p.writers(), func(r request) bool {
		return strings.Contains(r.text(len(r.Messages)-1), "Write a summary of")
	})
}

// folds reports whether the turn folded the conversation.
func (p played) folds() bool {
	return slices.ContainsFunc(p.notes, func(n string) bool { return strings.Contains(n, "oldest messages were summarized") })
}

// unless gives what is wrong where something does not hold.
func unless(holds bool, problem string) string {
	if holds {
		return ""
	}
	return problem
}

// kept looks for the person's message at the end of the transcript.
func kept(p played, _ int) string {
	last := len(p.rows) - 1
	return unless(last >= 0 && p.rows[last].Role == "user" && p.rows[last].Content == p.said, "loses the message")
}

// asked counts the requests for a form.
func (p played) asked(form string) (n int) {
	for _, r := range p.requests {
		if r.form == form {
			n++
		}
	}
	return n
}

func (p played) spoke(name string) bool {
	return slices.ContainsFunc(p.events, func(e told) bool { return e.name == name })
}

// finishes are those of the turn's calls.
func (p played) finishes() (all []string) {
	for _, c := range p.log.Calls {
		all = append(all, c.Finish)
	}
	return all
}

// strange gives what is wrong with a turn by the facts of its case.
func (k scenario) strange(p played, turn int) (problems []string) {
	for _, fact := range k.Expect.Facts {
		if look := facts[fact]; look != nil {
			if problem := look(p, turn); problem != "" {
				problems = append(problems, problem+", but: "+fact)
			}
		}
	}
	return problems
}

func TestEveryFactOfTheCasesIsLookedAtOnce(t *testing.T) {
	_, variants := cases(t)
	said := map[string]bool{}
	for _, all := range variants {
		for _, fact := range all[0].Expect.Facts {
			said[fact] = true
			_, turn := facts[fact]
			_, later := sequels[fact]
			_, figure := figured[fact]
			if n := len(slices.DeleteFunc([]bool{turn, later, figure}, func(is bool) bool { return !is })); n != 1 {
				t.Errorf("%s: %d tables hold the fact %q", all[0].ID, n, fact)
			}
		}
	}
	for _, fact := range slices.Concat(slices.Collect(maps.Keys(facts)), slices.Collect(maps.Keys(sequels)), slices.Collect(maps.Keys(figured))) {
		if !said[fact] {
			t.Errorf("no case says %q", fact)
		}
	}
}
