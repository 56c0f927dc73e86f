package turn

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// The Editor's limits. Three rounds is where patches stop
// improving prose and begin to wear it out.
const (
	maxRounds   = 3
	cleanEnough = 1 // findings that are not worth a call while the length is right
)

// edits are what the Editor leaves behind.
type edits struct {
	draft       string // as it left it
	original    string // as it found it; empty: it did not run
	findings    []Finding
	newFindings []Finding // that its own words brought in
	refused     []RefusedEdit
	toolCalls   []event.ToolCall
}

// An editor improves a draft.
type editor struct {
	*calls
	*edits

	prose writerDraft
	audit func(draft string) prose.Report
	save  func(edits)
}

const editorFailed = "The Editor couldn't run, so the Writer's text was kept."

// edit audits the Writer's draft and lets the model improve it, until it is clean, a round
// brings nothing, or the rounds are used up. An edit that does not prove to be a version
// of the draft is not used, and whatever fails, the draft is kept. Each better draft is saved.
func edit(ctx context.Context, c *calls, p writerDraft, save func(edits)) (made edits, err error) {
	defer c.catch(ctx, &err)
	made.draft, made.original = p.draft, p.draft
	e := editor{calls: c, edits: &made, prose: p, audit: c.plan.auditor(), save: save}
	report := e.audit(made.draft)
	made.findings = findings(report)
	tooLong := c.plan.tools.lengthGuard && TooLong(made.draft, c.plan.snap.Settings.LengthGuardMaxWords)
	if !tooLong && report.Total() <= cleanEnough || c.rests(event.Editor) {
		return made, nil
	}
	asked, report, failed := e.improve(ctx, report, tooLong)
	if n := len(made.refused); n > 0 {
		c.Client.CountRefusedEdits(c.plan.agent, n)
		failed = cmp.Or(failed, errNoUse)
	}
	switch {
	case made.draft != made.original:
		c.noteHelp(ctx, event.Editor, nil)
	case failed != nil: // a model that found nothing to change is neither a help nor a failure
		c.noteHelp(ctx, event.Editor, failed)
	}
	made.newFindings = compareFindings(made.findings, report)
	if made.draft != made.original {
		c.say(event.WriterRewrite, event.RefinedText{RefinedText: p.extension.withPrefix(made.draft)})
	}
	if made.toolCalls = asked; len(asked) > 0 {
		c.say(event.EditorDone, event.Edited{ToolCalls: asked})
	}
	return made, nil
}

// improve asks for better versions of the draft, round by round. It returns the calls that it made, and the
// audit of the draft as it is then. failed says why a call brought nothing.
func (e editor) improve(ctx context.Context, report prose.Report, tooLong bool) (asked []event.ToolCall, _ prose.Report, failed error) {
	trailing := e.prose.replay(e.draft)
	ask := e.plan.instruction(e.draft, report, tooLong)
	for round := range maxRounds {
		if ctx.Err() != nil {
			if round == 0 {
				e.passFailed(ctx, ctx.Err(), editorFailed)
			}
			return asked, report, nil
		}
		tool := EditorTool(tooLong, report.Structural(), e.plan.tools.patches)
		call, closed, made, err := e.ask(ctx, round, tool, append(trailing, llm.Message{Role: "user", Text: ask}))
		if err != nil {
			e.passFailed(ctx, err, editorFailed)
		}
		if !made {
			return asked, report, err
		}
		asked = append(asked, toolCall(call))
		edited, faults := e.apply(call, closed, report, tooLong, ask)
		if edited == e.draft {
			return asked, report, nil
		}
		now, before := e.audit(edited), report.Total()
		// One finding is not worth a call, so it is no reason to keep a text that is too long.
		if now.Total() > max(before, cleanEnough) {
			e.refuse(call.Name, editcheck.Worse, 0)
			return asked, report, nil
		}
		e.draft, report = edited, now
		tooLong = tooLong && call.Name != EditorRewrite
		e.save(*e.edits)
		if !tooLong && (report.Total() <= cleanEnough || call.Name == EditorApplyPatch && report.Total() >= before) {
			return asked, report, nil
		}
		if e.thinks(event.Editor) {
			// A model that thinks goes on from its own call and what came of it.
			trailing = append(trailing, llm.Message{Role: "user", Text: ask},
				llm.Message{Role: "assistant", ToolCalls: []llm.ToolCall{call}},
				llm.Message{Role: "tool", ToolCallID: call.ID, Text: patchReport(faults)})
		} else {
			trailing = e.prose.replay(e.draft)
		}
		ask = e.plan.instruction(e.draft, report, tooLong)
	}
	return asked, report, nil
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

// ask makes one call. made is false when the model called no tool, closed when the
// form was cut off.
func (e editor) ask(ctx context.Context, round int, tool string, trailing []llm.Message) (call llm.ToolCall, closed, made bool, err error) {
	on := e.thinks(event.Editor)
	c := llm.Call{
		Label: fmt.Sprintf("editor:%d", round+1), Trailing: trailing, Choice: llm.Auto, Reasoning: on,
		Temperature: new(agentTemperature), MaxTokens: e.plan.maxTokens(tool, e.draft, on),
	}
	if tool != "" {
		c.Choice = llm.Force(tool)
		call, reply, err := e.force(ctx, c, tool, e.listen(event.Editor, on))
		return call, reply.Closed(call), err == nil, err
	}
	var reply llm.Reply
	err = e.fit(ctx, func() (err error) {
		if err := e.checkRoom(c.Trailing); err != nil {
			return err
		}
		reply, err = e.Client.Complete(ctx, e.plan.agent, c, e.listen(event.Editor, on))
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
func (e editor) apply(call llm.ToolCall, closed bool, report prose.Report, tooLong bool, ask string) (edited string, faults []text.PatchError) {
	if call.Name == EditorRewrite {
		var in struct {
			Text string `json:"rewritten_text"`
		}
		_ = json.Unmarshal(call.Arguments, &in) // what cannot be read is empty, and refused as that
		r := editcheck.Rewrite{Draft: e.draft, Text: e.plan.stripLabel(strings.TrimSpace(in.Text)), Complete: closed, Instruction: ask}
		if tooLong {
			r.MaxWords = e.plan.snap.Settings.LengthGuardMaxWords
		}
		if rule := r.Check(); rule != editcheck.Accepted {
			e.refuse(call.Name, rule, 0)
			return e.draft, nil
		}
		return r.Text, nil
	}
	var in struct {
		Patches []text.Patch `json:"patches"`
	}
	_ = json.Unmarshal(call.Arguments, &in) // as above: no patches
	p := editcheck.Patches{Draft: e.draft, Patches: in.Patches, Complete: closed, Instruction: ask}
	p.Found = lists.Map(report.Findings(), func(f prose.Finding) string { return f.Sentence })
	edited, refused := p.Apply()
	for _, r := range refused {
		e.refuse(call.Name, r.Rule, r.Index+1)
		faults = append(faults, text.PatchError{Index: r.Index, Reason: r.Rule.Sentence()})
	}
	return strings.TrimSpace(edited), faults
}

// refuse notes an edit that was not used.
func (e editor) refuse(tool string, rule editcheck.Rule, patch int) {
	e.refused = append(e.refused, RefusedEdit{
		Tool: tool, Rule: rule, Reason: rule.Sentence(), Patch: patch, Model: e.plan.agent.Target().Model,
	})
}

// auditor fixes everything of an audit but the draft.
func (p *plan) auditor() func(draft string) prose.Report {
	if !p.tools.patches {
		return func(string) prose.Report { return prose.Report{} } // the length guard alone
	}
	in := p.auditInput()
	return func(draft string) prose.Report {
		in.Draft = draft
		return prose.Audit(in)
	}
}

// AuditInput is everything that the Editor measures a draft against. A person who tries a
// text out gets the same.
func AuditInput(s chat.Settings, phrases []chat.PhraseGroup, earlier []string, user string) prose.AuditInput {
	return prose.AuditInput{Earlier: earlier, User: user, Toggles: s.EditorAuditToggles, Phrases: lists.Map(phrases, func(g chat.PhraseGroup) prose.PhraseGroup {
		return prose.PhraseGroup{ID: g.ID, Kind: g.Kind, Variants: g.Variants, Pattern: g.Pattern}
	})}
}

// TooLong is the length guard: strictly more words than the limit. The limit on
// paragraphs is advice in the instruction only.
func TooLong(draft string, maxWords int) bool { return text.CountWords(draft) > maxWords }

func findings(r prose.Report) []Finding {
	return lists.Map(r.Findings(), func(f prose.Finding) Finding { return Finding{Kind: f.Kind, Sentence: f.Sentence, Note: f.Note} })
}

// compareFindings notes which findings are gone from the final text, and gives those that
// were not there before.
func compareFindings(found []Finding, left prose.Report) []Finding {
	still := findings(left)
	for i, f := range found {
		found[i].Corrected = !slices.Contains(still, f)
	}
	return slices.DeleteFunc(still, func(s Finding) bool {
		return slices.ContainsFunc(found, func(f Finding) bool { return s.Kind == f.Kind && s.Sentence == f.Sentence && s.Note == f.Note })
	})
}

func patchReport(faults []text.PatchError) string {
	if len(faults) == 0 {
		return "Done."
	}
	lines := lists.Map(faults, func(f text.PatchError) string { return fmt.Sprintf("\n- patch %d: %s", f.Index+1, f.Reason) })
	return "Some patches were not applied:" + strings.Join(lines, "")
}
