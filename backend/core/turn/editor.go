package turn

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
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
	cleanEnough = 1 // findings that are no reason to keep a text that is too long
)

// edits are what the Editor leaves behind.
type edits struct {
	draft       string // as it left it
	original    string // as it found it; empty: it did not run
	findings    []Finding
	newFindings []Finding // that its own words brought in
	refused     []RefusedEdit
	toolCalls   []event.ToolCall
	deleted     int             // sentences that were left out
	repaired    int             // sentences that were written again
	shown       map[string]bool // the sentences that the model has been shown
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
	made.draft, made.original, made.shown = p.draft, p.draft, map[string]bool{}
	e := editor{calls: c, edits: &made, prose: p, audit: c.plan.auditor(), save: save}
	report := e.audit(made.draft)
	made.findings = numberedFindings(made.draft, report)
	tooLong := c.plan.tools.lengthGuard && TooLong(made.draft, c.plan.snap.Settings.LengthGuardMaxWords)
	if e.isDone(report, tooLong) || c.rests(event.Editor) {
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

// isDone reports whether nothing is left of the draft that the model could repair.
func (e editor) isDone(report prose.Report, tooLong bool) bool {
	return !tooLong && !report.Structural() && len(editcheck.FlaggedSentences(e.draft, report, e.plan.namesOfStory())) == 0
}

// toShow gives the sentences that the model is shown in this round, at most as many as it is told at once. Those that it has not
// seen come before those that it was shown without success.
func (e editor) toShow(report prose.Report) []editcheck.FlaggedSentence {
	all := editcheck.FlaggedSentences(e.draft, report, e.plan.namesOfStory())
	slices.SortStableFunc(all, func(a, b editcheck.FlaggedSentence) int {
		switch {
		case e.shown[a.Text] == e.shown[b.Text]:
			return 0
		case e.shown[b.Text]:
			return -1
		}
		return 1
	})
	all = all[:min(len(all), prose.IssuesShown)]
	slices.SortFunc(all, func(a, b editcheck.FlaggedSentence) int { return a.Number - b.Number })
	for _, s := range all {
		e.shown[s.Text] = true
	}
	return all
}

// improve asks for better versions of the draft, round by round. It returns the calls that it made, and the
// audit of the draft as it is then. failed says why a call brought nothing.
func (e editor) improve(ctx context.Context, report prose.Report, tooLong bool) (asked []event.ToolCall, _ prose.Report, failed error) {
	trailing, shown := e.prose.replay(e.draft), e.toShow(report)
	ask := e.plan.instruction(e.draft, report, shown, tooLong)
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
		edited, faults := e.apply(call, closed, report, shown, tooLong, ask)
		if edited == e.draft {
			return asked, report, nil
		}
		now, before := e.audit(edited), report
		// One finding is no reason to keep a text that is too long.
		if now.Total() > max(before.Total(), cleanEnough) && len(now.Findings()) > len(before.Findings()) {
			e.refuse(call.Name, editcheck.Worse, 0)
			return asked, report, nil
		}
		e.draft, report = edited, now
		tooLong = tooLong && call.Name != EditorRewrite
		e.save(*e.edits)
		if e.isDone(report, tooLong) || !tooLong && call.Name == EditorApplyPatch && !gained(before, now) {
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
		shown = e.toShow(report)
		ask = e.plan.instruction(e.draft, report, shown, tooLong)
	}
	return asked, report, nil
}

// gained reports whether an audit finds less than the one before it: fewer issues, or fewer places of them.
func gained(before, now prose.Report) bool {
	return now.Total() < before.Total() || len(now.Findings()) < len(before.Findings())
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
		if list, ok := listOf(reply, tool); ok && errors.Is(err, llm.ErrNoTool) {
			return list, reply.Finish != "length", true, nil
		}
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

// listOf reads an answer in words, a list of numbered sentences, as a call of the form.
func listOf(reply llm.Reply, tool string) (llm.ToolCall, bool) {
	all := editcheck.ReadList(reply.Text)
	if tool != EditorApplyPatch || len(all) == 0 {
		return llm.ToolCall{}, false
	}
	edits := lists.Map(all, func(e editcheck.Edit) map[string]any { return map[string]any{"n": e.Number, "text": e.Text} })
	arguments, err := json.Marshal(map[string]any{"edits": edits})
	return llm.ToolCall{ID: "list", Name: tool, Arguments: arguments}, err == nil
}

// apply gives the text that the model's edit makes of the draft: the draft itself where the
// edit was refused. The faults are for the model.
func (e editor) apply(
	call llm.ToolCall, closed bool, report prose.Report, shown []editcheck.FlaggedSentence, tooLong bool, ask string,
) (edited string, faults []text.PatchError) {
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
	answer := editcheck.ReadAnswer(call.Arguments)
	if len(answer.Patches) > 0 && len(answer.Edits)+len(answer.Deletions) == 0 {
		p := editcheck.Patches{Draft: e.draft, Patches: answer.Patches, Complete: closed, Instruction: ask}
		p.Found = lists.Map(report.Findings(), func(f prose.Finding) string { return f.Sentence })
		edited, refused := p.Apply()
		return strings.TrimSpace(edited), e.refuseAll(call.Name, refused)
	}
	return e.revise(call.Name, answer, closed, report, shown, ask)
}

// revise changes the sentences of the draft whose new texts prove themselves. One in which the audit finds something new is
// not used, and the others are tried without it.
func (e editor) revise(
	tool string, answer editcheck.Answer, closed bool, report prose.Report, shown []editcheck.FlaggedSentence, ask string,
) (edited string, faults []text.PatchError) {
	r := editcheck.Revision{
		Draft: e.draft, Edits: answer.Edits, Deletions: answer.Deletions, Complete: closed, Deleted: e.deleted, Repaired: e.repaired, Instruction: ask,
		Known: e.plan.namesOfStory(), Asked: map[int]editcheck.Permission{},
	}
	for _, s := range shown {
		r.Asked[s.Number] = editcheck.Permission{Speech: s.InSpeech}
	}
	before := editcheck.FindingsByNumber(e.draft, report)
	without := map[int]editcheck.Rule{}
	for {
		revised := r.Apply(without)
		if len(revised.Changes) > 0 {
			// Of two that are alike only one is refused.
			if found := newlyFound(e.draft, revised, e.audit(revised.Text), before); len(found) > 0 {
				without[found[len(found)-1]] = editcheck.Finding
				continue
			}
		}
		gone := lists.Count(revised.Changes, func(c editcheck.SentenceChange) bool { return c.New == "" })
		e.deleted, e.repaired = e.deleted+gone, e.repaired+len(revised.Changes)-gone
		return strings.TrimSpace(revised.Text), e.refuseAll(tool, revised.Refused)
	}
}

// newlyFound gives the numbers of the changed sentences in which an audit finds what it did not find in them before, or that
// are the reason for what it finds in others. Words that the sentence had already are not new, although another finding hid them.
// Sentences that begin alike are named after whichever of them is the most frequent, so that an edit of one renames the finding
// of the others; it is the same one as long as one of them did not change.
func newlyFound(draft string, revised editcheck.Revised, now prose.Report, before map[int][]editcheck.PlacedFinding) (numbers []int) {
	places := editcheck.FindingPlaces(now)
	spread, standing := findingsElsewhere(draft, revised, now, before)
	for _, c := range revised.Changes {
		if slices.ContainsFunc(places, func(p editcheck.PlacedFinding) bool {
			within, note := c.New != "" && p.Place.Start < c.Place.End && c.Place.Start < p.Place.End, editcheck.WithoutCounts(p.Note)
			renamed := p.Kind == prose.ScanTemplates && standing[note] &&
				slices.ContainsFunc(before[c.Number], func(f editcheck.PlacedFinding) bool { return f.Kind == p.Kind })
			known := renamed || strings.Contains(c.Old, p.Words) || slices.ContainsFunc(before[c.Number], p.IsSame)
			return within && (!known || spread[note])
		}) {
			numbers = append(numbers, c.Number)
		}
	}
	return numbers
}

// findingsElsewhere are the reasons of what an audit finds in sentences that did not change: of findings of a kind that it did
// not find in them before, and of the others.
func findingsElsewhere(
	draft string, revised editcheck.Revised, now prose.Report, before map[int][]editcheck.PlacedFinding,
) (spread, standing map[string]bool) {
	numbered, edited := editcheck.Number(draft), editcheck.Number(revised.Text)
	spread, standing = map[string]bool{}, map[string]bool{}
	known := map[string]map[string]bool{} // the kinds, by sentence
	for n, all := range before {
		known[numbered.Text(n)] = lists.Set(all, func(f editcheck.PlacedFinding) string { return f.Kind })
	}
	changed := lists.Set(revised.Changes, func(c editcheck.SentenceChange) string { return c.New })
	for n, all := range editcheck.FindingsByNumber(revised.Text, now) {
		sentence := edited.Text(n)
		if changed[sentence] {
			continue
		}
		for _, f := range all {
			note := editcheck.WithoutCounts(f.Note)
			if known[sentence][f.Kind] {
				standing[note] = true
			} else {
				spread[note] = true
			}
		}
	}
	return spread, standing
}

// refuseAll notes the edits that were not used, and gives their faults for the model.
func (e editor) refuseAll(tool string, refused []editcheck.Refused) (faults []text.PatchError) {
	for _, r := range refused {
		e.refuse(tool, r.Rule, r.Index+1)
		e.refused[len(e.refused)-1].Number = r.Number
		faults = append(faults, text.PatchError{Index: r.Index, Reason: r.Rule.Sentence()})
	}
	return faults
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

// AuditInput is what the Editor measures every draft against, whatever was said before.
func AuditInput(s chat.Settings, phrases []chat.PhraseGroup) prose.AuditInput {
	return prose.AuditInput{Toggles: s.EditorAuditToggles, Phrases: lists.Map(phrases, func(g chat.PhraseGroup) prose.PhraseGroup {
		return prose.PhraseGroup{ID: g.ID, Kind: g.Kind, Variants: g.Variants, Pattern: g.Pattern}
	})}
}

// AuditInput is what the Editor would measure the next reply against.
func (s Snapshot) AuditInput() prose.AuditInput {
	return newExchange(Request{Kind: Send}, s, nil).auditInput()
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
		found[i].Corrected = !slices.ContainsFunc(still, f.isSame)
	}
	return slices.DeleteFunc(still, func(s Finding) bool { return slices.ContainsFunc(found, s.isSame) })
}

// isSame reports whether two findings are of one kind in the same words, wherever they are and of however many sentences.
func (f Finding) isSame(other Finding) bool {
	same := f.Kind == prose.ScanTemplates || editcheck.WithoutCounts(f.Note) == editcheck.WithoutCounts(other.Note)
	return same && f.Kind == other.Kind && f.Sentence == other.Sentence
}

func patchReport(faults []text.PatchError) string {
	if len(faults) == 0 {
		return "Done."
	}
	lines := lists.Map(faults, func(f text.PatchError) string { return fmt.Sprintf("\n- patch %d: %s", f.Index+1, f.Reason) })
	return "Some patches were not applied:" + strings.Join(lines, "")
}
