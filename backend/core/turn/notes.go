package turn

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/form"
	"terzetto/backend/story/replycheck"
)

// remarks are what is written about a final text: for the person, and for later turns.
type remarks struct {
	feedback  map[string]string
	notes     []event.Note
	toolCalls []event.ToolCall
}

// A remarker writes remarks. replay is what the Writer was told, with the final draft.
type remarker struct {
	*calls
	*remarks

	replay []llm.Message
}

// remark fills in the forms about the final text: the notes for the person, and what the Director wants
// remembered along this branch.
func remark(ctx context.Context, c *calls, p writerDraft, draft string) (made remarks, err error) {
	defer c.catch(ctx, &err)
	r := remarker{c, &made, p.replay(draft)}
	if c.plan.tools.giveFeedback && ctx.Err() == nil {
		r.giveFeedback(ctx)
	}
	if c.plan.tools.recordNotes && ctx.Err() == nil {
		r.recordNotes(ctx)
	}
	return made, nil
}

func (r remarker) giveFeedback(ctx context.Context) {
	values := r.ask(ctx, GiveFeedback, r.plan.feedbackRequest(), form.OfType(r.plan.snap.Fragments, chat.FieldFeedback), "The notes for you couldn't be written.")
	if len(values) == 0 {
		return
	}
	r.feedback = values
	r.say(event.Feedback, event.FeedbackValues{Values: values})
}

func (r remarker) recordNotes(ctx context.Context) {
	fragments := form.OfType(r.plan.snap.Fragments, chat.FieldDirectionNote)
	values := r.ask(ctx, RecordDirectionNote, r.plan.snap.noteRequest(), fragments, "The direction notes couldn't be written.")
	for _, f := range fragments {
		if values[f.ID] != "" {
			r.notes = append(r.notes, event.Note{FragmentID: f.ID, Label: f.Label, Text: values[f.ID]})
		}
	}
	if len(r.notes) > 0 {
		r.say(event.DirectionNotes, event.NotesRecorded{Notes: r.notes})
	}
}

// ask forces one tool after the draft, and keeps the fields that its fragments know.
func (r remarker) ask(ctx context.Context, tool, request string, fragments []chat.DirectorFragment, failed string) map[string]string {
	call, reply, err := r.force(ctx, llm.Call{
		Label:       strings.SplitN(tool, "_", 2)[1],
		Trailing:    append(slices.Clone(r.replay), llm.Message{Role: "user", Text: request}),
		Choice:      llm.Force(tool),
		Reasoning:   r.plan.thinking.others,
		Temperature: new(agentTemperature),
		MaxTokens:   r.plan.maxTokens(tool, "", r.plan.thinking.others),
	}, tool, nil)
	if err == nil && !reply.Closed(call) {
		err = errCut
	}
	if err != nil {
		r.passFailed(ctx, err, failed)
		return nil
	}
	r.toolCalls = append(r.toolCalls, toolCall(call))
	var in map[string]any
	if json.Unmarshal(r.cutCopies(call.Arguments), &in) != nil {
		return nil
	}
	values, sieve, dropped := map[string]string{}, replycheck.NewSieve(form.Notes(tool, "", fragments).Parameters, request), 0
	for _, f := range fragments {
		switch s, _ := in[f.ID].(string); {
		case sieve.Copied(s):
			dropped++
		case strings.TrimSpace(s) != "":
			values[f.ID] = strings.TrimSpace(s)
		}
	}
	if dropped > 0 {
		r.skip(fmt.Sprintf("Notes that only repeated what was asked for were left out: %d.", dropped))
	}
	return values
}
