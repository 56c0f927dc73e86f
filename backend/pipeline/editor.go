package pipeline

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/proof"
	"terzetto/backend/text"
)

// The Editor's limits. Three rounds is where patches stop
// improving prose and begin to wear it out.
const (
	maxRounds   = 3
	maxEarlier  = 20
	cleanEnough = 1 // findings that are not worth a call while the length is right
)

// edit audits the draft and lets the model improve it, until it is clean, a round
// brings nothing, or the rounds are used up. An edit that does not prove to be a version
// of the draft is not used, and whatever fails, the draft is kept. It is one loop whose steps
// share the audit, and so longer than other functions.
func (t *turn) edit(ctx context.Context) {
	original := t.draft
	audit := t.auditor()
	report := audit(t.draft)
	tooLong := t.tooLong()
	t.result.Log.Findings = findings(report)
	t.result.Log.Draft = original
	if !tooLong && report.Total() <= cleanEnough {
		return
	}
	var calls []event.ToolCall
	trailing := t.replay()
	ask := t.instruction(report, tooLong)
	for round := range maxRounds {
		if ctx.Err() != nil {
			if round == 0 {
				t.passFailed(ctx, ctx.Err(), "The Editor couldn't run, so the Writer's text was kept.")
			}
			break
		}
		tool := EditorTool(tooLong, report.Structural(), t.frozen.tools.patches)
		call, closed, made, err := t.askEditor(ctx, round, tool, append(trailing, llm.Message{Role: "user", Text: ask}))
		if err != nil {
			t.passFailed(ctx, err, "The Editor couldn't run, so the Writer's text was kept.")
		}
		if !made {
			break
		}
		calls = append(calls, toolCall(call))
		edited, faults := t.apply(call, closed, report, tooLong, ask)
		if edited == t.draft {
			break
		}
		now := audit(edited)
		// One finding is not worth a call, so it is no reason to keep a text that is too long.
		if now.Total() > max(report.Total(), cleanEnough) {
			t.refuse(call.Name, proof.Worse, 0)
			break
		}
		before := report.Total()
		t.draft, report = edited, now
		if call.Name == EditorRewrite {
			tooLong = false
		}
		t.checkpoint(ctx, t.draft)
		if !tooLong && report.Total() <= cleanEnough {
			break
		}
		if call.Name == EditorApplyPatch && !tooLong && report.Total() >= before {
			break
		}
		next := t.instruction(report, tooLong)
		if t.snap.Settings.ReasoningEnabledPasses.Editor {
			// A model that thinks goes on from its own call and what came of it.
			trailing = append(trailing, llm.Message{Role: "user", Text: ask},
				llm.Message{Role: "assistant", ToolCalls: []llm.ToolCall{call}},
				llm.Message{Role: "tool", ToolCallID: call.ID, Text: outcome(faults)})
		} else {
			trailing = t.replay()
		}
		ask = next
	}
	if n := len(t.result.Log.RefusedEdits); n > 0 {
		t.Client.CountRefusedEdits(t.frozen.agent, n)
	}
	t.result.Log.NewFindings = mark(t.result.Log.Findings, report)
	if t.draft != original {
		t.say(event.WriterRewrite, event.RefinedText{RefinedText: t.whole(t.draft)})
	}
	if len(calls) > 0 {
		t.result.Log.ToolCalls = append(t.result.Log.ToolCalls, calls...)
		t.say(event.EditorDone, event.Edited{ToolCalls: calls})
	}
}

// EditorTool is the tool that a round forces: a rewrite where patching cannot help,
// patches while the audit is on, and the model's own choice otherwise (empty).
func EditorTool(tooLong, structural, auditing bool) string {
	switch {
	case tooLong || (structural && auditing):
		return EditorRewrite
	case auditing:
		return EditorApplyPatch
	}
	return ""
}

// askEditor makes one call. made is false when the model called no tool, closed when the
// form was cut off.
func (t *turn) askEditor(ctx context.Context, round int, tool string, trailing []llm.Message) (call llm.ToolCall, closed, made bool, err error) {
	on := t.snap.Settings.ReasoningEnabledPasses.Editor
	c := llm.Call{
		Label: fmt.Sprintf("editor:%d", round+1), Trailing: trailing, Choice: llm.Auto, Reasoning: on,
		Temperature: new(agentTemperature), MaxTokens: t.cap(tool, on),
	}
	if tool != "" {
		c.Choice = llm.Force(tool)
		call, reply, err := t.force(ctx, c, tool, t.listen(event.Editor, on))
		return call, reply.Closed(call), err == nil, err
	}
	var reply llm.Reply
	err = t.fitting(ctx, func() (err error) {
		if err := t.roomy(c.Trailing); err != nil {
			return err
		}
		reply, err = t.Client.Complete(ctx, t.frozen.agent, c, t.listen(event.Editor, on))
		return err
	})
	if err != nil {
		return llm.ToolCall{}, false, false, err
	}
	for _, called := range llm.ParseToolCalls(reply) {
		if called.Name == EditorRewrite || called.Name == EditorApplyPatch {
			return called, reply.Closed(called), true, nil
		}
	}
	return llm.ToolCall{}, false, false, nil
}

// apply gives the text that the model's edit makes of the draft: the draft itself where the
// edit was refused. The faults are for the model.
func (t *turn) apply(call llm.ToolCall, closed bool, report text.Report, tooLong bool, ask string) (edited string, faults []text.PatchError) {
	if call.Name == EditorRewrite {
		var in struct {
			Text string `json:"rewritten_text"`
		}
		_ = json.Unmarshal(call.Arguments, &in) // what cannot be read is empty, and refused as that
		r := proof.Rewrite{Draft: t.draft, Text: t.unlabelled(strings.TrimSpace(in.Text)), Complete: closed, Instruction: ask}
		if tooLong {
			r.MaxWords = t.snap.Settings.LengthGuardMaxWords
		}
		if rule := r.Check(); rule != proof.Accepted {
			t.refuse(call.Name, rule, 0)
			return t.draft, nil
		}
		return r.Text, nil
	}
	var in struct {
		Patches []text.Patch `json:"patches"`
	}
	_ = json.Unmarshal(call.Arguments, &in) // as above: no patches
	p := proof.Patches{Draft: t.draft, Patches: in.Patches, Complete: closed, Instruction: ask}
	p.Found = lists.Map(report.Findings(), func(f text.Finding) string { return f.Sentence })
	edited, refused := p.Apply()
	for _, r := range refused {
		t.refuse(call.Name, r.Rule, r.Index+1)
		faults = append(faults, text.PatchError{Index: r.Index, Reason: r.Rule.Sentence()})
	}
	return strings.TrimSpace(edited), faults
}

// refuse notes an edit that was not used.
func (t *turn) refuse(tool string, rule proof.Rule, patch int) {
	t.result.Log.RefusedEdits = append(t.result.Log.RefusedEdits, RefusedEdit{
		Tool: tool, Rule: rule, Reason: rule.Sentence(), Patch: patch, Model: t.frozen.agent.Target().Model,
	})
}

// auditor fixes everything of an audit but the draft.
func (t *turn) auditor() func(draft string) text.Report {
	in := AuditInput(t.snap.Settings, t.snap.Phrases, t.earlier(), t.asked.text)
	if !t.frozen.tools.patches {
		return func(string) text.Report { return text.Report{} } // the length guard alone
	}
	return func(draft string) text.Report {
		in.Draft = draft
		return text.Audit(in)
	}
}

// AuditInput is everything that the Editor measures a draft against. A person who tries a
// text out gets the same.
func AuditInput(s chat.Settings, phrases []chat.PhraseGroup, earlier []string, user string) text.AuditInput {
	return text.AuditInput{Earlier: earlier, User: user, Toggles: s.EditorAuditToggles, Phrases: lists.Map(phrases, func(g chat.PhraseGroup) text.PhraseGroup {
		return text.PhraseGroup{ID: g.ID, Kind: g.Kind, Variants: g.Variants, Pattern: g.Pattern}
	})}
}

// earlier are the previous replies, newest first, without the one being replaced.
func (t *turn) earlier() []string {
	var out []string
	for _, m := range slices.Backward(t.snap.History) {
		if m.Role != chat.Assistant || m.ID == t.request.MessageID {
			continue
		}
		if out = append(out, m.Content); len(out) == maxEarlier {
			break
		}
	}
	return out
}

func (t *turn) tooLong() bool {
	return t.frozen.tools.lengthGuard && TooLong(t.draft, t.snap.Settings.LengthGuardMaxWords)
}

// TooLong is the length guard: strictly more words than the limit. The limit on
// paragraphs is advice in the instruction only.
func TooLong(draft string, maxWords int) bool { return text.CountWords(draft) > maxWords }

func findings(r text.Report) []Finding {
	return lists.Map(r.Findings(), func(f text.Finding) Finding { return Finding{Kind: f.Kind, Sentence: f.Sentence, Note: f.Note} })
}

// mark notes which findings are gone from the final text, and gives those that
// were not there before.
func mark(found []Finding, left text.Report) []Finding {
	still := findings(left)
	for i, f := range found {
		found[i].Mended = !slices.Contains(still, f)
	}
	return slices.DeleteFunc(still, func(s Finding) bool {
		return slices.ContainsFunc(found, func(f Finding) bool { return s.Kind == f.Kind && s.Sentence == f.Sentence && s.Note == f.Note })
	})
}

func outcome(faults []text.PatchError) string {
	if len(faults) == 0 {
		return "Done."
	}
	lines := lists.Map(faults, func(f text.PatchError) string { return fmt.Sprintf("\n- patch %d: %s", f.Index+1, f.Reason) })
	return "Some patches were not applied:" + strings.Join(lines, "")
}

func (t *turn) warn(ctx context.Context, what string, err error) {
	t.Log.LogAttrs(ctx, slog.LevelWarn, what, slog.String("conversation", t.snap.Conversation.ID), slog.Any("err", err))
}
