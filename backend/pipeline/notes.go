package pipeline

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
)

// feedback fills the notes for the person, about the final text.
func (t *turn) feedback(ctx context.Context) {
	if !t.frozen.tools.giveFeedback || ctx.Err() != nil {
		return
	}
	values := t.ask(ctx, GiveFeedback, feedbackRequest(), ofType(t.snap.Fragments, chat.FieldFeedback), "The notes for you couldn't be written.")
	if len(values) == 0 {
		return
	}
	t.result.Log.Feedback = values
	t.say(event.Feedback, event.FeedbackValues{Values: values})
}

// noteDirections records what the Director wants remembered along this branch.
func (t *turn) noteDirections(ctx context.Context) {
	if !t.frozen.tools.recordNotes || ctx.Err() != nil {
		return
	}
	fragments := ofType(t.snap.Fragments, chat.FieldDirectionNote)
	values := t.ask(ctx, RecordDirectionNote, noteRequest(), fragments, "The direction notes couldn't be written.")
	var notes []event.Note
	for _, f := range fragments {
		if values[f.ID] != "" {
			notes = append(notes, event.Note{FragmentID: f.ID, Label: f.Label, Text: values[f.ID]})
		}
	}
	if len(notes) == 0 {
		return
	}
	t.result.Notes = notes
	t.say(event.DirectionNotes, event.NotesRecorded{Notes: notes})
}

// ask forces one tool after the draft, and keeps the fields that its fragments know.
func (t *turn) ask(ctx context.Context, tool, request string, fragments []chat.DirectorFragment, failed string) map[string]string {
	call, reply, err := t.force(ctx, llm.Call{
		Label:       strings.SplitN(tool, "_", 2)[1],
		Trailing:    append(t.replay(), llm.Message{Role: "user", Text: request}),
		Choice:      llm.Force(tool),
		Temperature: new(agentTemperature),
		MaxTokens:   t.cap(tool, false),
	}, tool, nil)
	if err == nil && !reply.Closed(call) {
		err = errCut
	}
	if err != nil {
		t.passFailed(ctx, err, failed)
		return nil
	}
	t.result.Log.ToolCalls = append(t.result.Log.ToolCalls, toolCall(call))
	var in map[string]any
	if json.Unmarshal(call.Arguments, &in) != nil {
		return nil
	}
	values := map[string]string{}
	for _, f := range fragments {
		if s, ok := in[f.ID].(string); ok && strings.TrimSpace(s) != "" {
			values[f.ID] = strings.TrimSpace(s)
		}
	}
	return values
}

// notesFor writes the notes of the path for one voice, or nothing if they are not
// meant for it.
func (t *turn) notesFor(voice string) string {
	inject := t.snap.Settings.DirectionNotesInject
	if t.frozen.shape.noNotes || len(t.snap.Notes) == 0 || (inject != voice && inject != "both") {
		return ""
	}
	lines := lists.Map(t.snap.Notes, func(n event.Note) string { return "\n- " + n.Label + ": " + n.Text })
	return "**Direction Notes**\n" + strings.Join(lines, "")
}
