package turn

import (
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// ending says why the reply ends where it ends.
func (r Result) ending(played error) chat.Finish {
	switch finish := chat.Finish(r.Log.Finish); {
	case r.Text == "":
		return ""
	case r.Interrupted && played == nil:
		return chat.Halted
	case r.Interrupted:
		return chat.Broken
	case finish == chat.AtLimit, finish == chat.Looping:
		return finish
	}
	return chat.Complete
}

// result is what the reply leaves behind if it ends now. It reads what the stages made, and changes none of it.
func (r *reply) result(failed error, stopped bool) Result {
	x, p := r.plan.exchange, &r.plan
	out := Result{
		ConversationID: x.snap.Conversation.ID, UserID: x.snap.User.ID, ParentID: x.snap.ParentID, TurnIndex: x.snap.TurnIndex,
		State: r.direction.state, RewrittenUser: r.direction.rewritten, Text: strings.TrimSpace(r.text()), Fold: p.fold, Quotes: p.quotes.all, Notes: r.remarks.notes,
		Memory: r.direction.memory, States: r.direction.states(x.snap), MessageStates: r.additions.States, Artifacts: r.additions.Artifacts,
	}
	if x.snap.Extended != nil {
		out.Extends, out.Extended = x.snap.Extended.ID, x.snap.Extended.Content
	}
	if x.snap.Recall == nil && x.snap.User.ID != 0 {
		out.Recall = r.recalled
	}
	_, variables := p.inject(r.direction.Direction)
	out.Text, variables = x.snap.Scripts.Reply(out.Extended, out.Text, x.characterID(), r.created, variables)
	out.Interrupted = r.prose.interrupted || (failed != nil && out.Text != "")
	out.Log = r.record(out.Text)
	switch {
	case stopped:
		out.Log.Outcome = Stopped
	case failed != nil:
		out.Log.Outcome, out.Log.Error = Failed, fault.Sentence(failed)
	}
	if !stopped && failed == nil && out.Text != "" {
		out.Variables = variables.Since(x.snap.Variables)
	}
	out.Finish = out.ending(failed)
	return out
}

// record is the log of a reply with a text, as of one that has finished.
func (r *reply) record(text string) Log {
	x, p := r.plan.exchange, &r.plan
	log := Log{
		ConversationID: x.snap.Conversation.ID, UserMessageID: x.snap.User.ID, TurnIndex: x.snap.LogTurn, Kind: x.request.Kind, Way: chat.WayOf(p.tools.director, p.tools.patches),
		Speaker: x.choice, Outcome: Finished, Finish: r.prose.finish, CreatedAt: r.created,
		ActiveMoodsBefore: x.snap.State.ActiveMoods, ActiveMoodsAfter: r.direction.ActiveMoods,
		InjectionBlock: r.direction.InjectionBlock, ExtraFields: r.direction.ExtraFields, EffectiveMessage: r.direction.refined,
		ToolCalls:      slices.Concat([]event.ToolCall{}, r.direction.ToolCalls, r.edits.toolCalls, r.remarks.toolCalls),
		AgentLatencyMS: r.direction.AgentLatencyMS, Reasoning: map[string]string{},
		Findings: r.edits.findings, NewFindings: r.edits.newFindings, RefusedEdits: r.edits.refused,
		Feedback: r.remarks.feedback, Notes: r.remarks.notes, Quotes: lists.OrEmpty(r.plan.quotes.all),
		Folders: x.snap.Folders.Shares(x.snap.Conversation), Skipped: slices.Clone(r.skipped), Calls: r.ledger.Calls(), DurationMS: r.Now().Sub(r.began).Milliseconds(),
	}
	if lore := r.plan.tail().Lore.Result; len(lore.Active)+len(lore.Left)+len(lore.Broken) > 0 {
		log.Lore = &LoreLog{lore, r.plan.reread(r.created)}
	}
	log.Recall = p.recallRecord(text)
	log.Scripts = x.snap.Scripts.ReportOrNil()
	if x.request.Kind == MagicRewrite {
		log.Direction = x.request.Text
	}
	if x.snap.Extended == nil {
		log.Start, _ = x.opening()
	}
	for pass, thought := range r.reasoning {
		log.Reasoning[string(pass)] = x.snap.Scripts.StoredThought(thought.String(), x.characterID(), r.created)
	}
	if r.edits.original != "" {
		if whole := r.prose.extension.withPrefix(r.edits.original); whole != text {
			log.Draft = whole
		}
	}
	return log
}
