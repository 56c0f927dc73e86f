package pipeline

import (
	"context"
	"fmt"
	"strings"
	"time"

	"terzetto/backend/event"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
)

// checkpointEvery bounds what a killed process loses of an unfinished answer.
const checkpointEvery = time.Second

// write streams the reply. The prose so far is in t.draft however it ends.
func (t *turn) write(ctx context.Context) error {
	on := t.snap.Settings.ReasoningEnabledPasses.Writer
	t.told = prompt.UserMessage(t.writerMessage(), t.asked.images)
	choice := llm.Auto
	if t.frozen.writer.HasTools() {
		choice = llm.None
	}
	var prose strings.Builder
	var failed error
	for delta, err := range t.Client.Stream(ctx, t.frozen.writer, llm.Call{
		Label: "writer", Trailing: []llm.Message{t.told}, Choice: choice, Reasoning: on,
	}) {
		if err != nil {
			failed = err
			break
		}
		if on {
			t.think(event.Writer, delta.Reasoning)
		}
		if delta.Text == "" {
			continue
		}
		prose.WriteString(delta.Text)
		t.say(event.Token, delta.Text)
		if t.Now().Sub(t.saved) >= checkpointEvery {
			t.checkpoint(ctx, prose.String())
		}
	}
	t.draft = strings.TrimSpace(prose.String())
	if ctx.Err() != nil {
		t.result.Interrupted = t.draft != ""
		return nil
	}
	if failed != nil {
		t.result.Interrupted = t.draft != ""
		return fmt.Errorf("write: %w", failed)
	}
	if t.draft != "" && t.frozen.tools.afterWriter() {
		t.checkpoint(ctx, t.draft)
	}
	return nil
}

// checkpoint keeps the prose so far. One that fails costs nothing now: Commit will
// say whether the disk is in trouble.
func (t *turn) checkpoint(ctx context.Context, text string) {
	t.saved = t.Now()
	err := t.Store.Checkpoint(context.WithoutCancel(ctx), Draft{
		ConversationID: t.snap.Conversation.ID, ParentID: t.snap.ParentID, TurnIndex: t.snap.TurnIndex, Text: text,
	})
	if err != nil {
		t.warn(ctx, "checkpoint failed", err)
	}
}

// writerMessage is the trailing message: what belongs to this turn alone.
func (t *turn) writerMessage() string {
	injection := t.direction.InjectionBlock
	if notes := t.notesFor("writer"); notes != "" {
		injection = strings.TrimSpace(injection + "\n\n" + notes)
	}
	nudge := ""
	if t.frozen.tools.lengthGuard && t.snap.Settings.LengthGuardEnforce {
		nudge = prompt.LengthNudge(t.snap.Settings.LengthGuardMaxWords, t.snap.Settings.LengthGuardMaxParagraphs)
	}
	return prompt.WriterMessage(prompt.WriterInput{
		Lorebook:    t.lorebook(),
		Injection:   injection,
		Message:     t.asked.text,
		Depth:       prompt.DepthLorebook(t.snap.Entries, t.macros, t.snap.Conversation.MacroSeed),
		HasTools:    t.frozen.writer.HasTools(),
		LengthNudge: nudge,
	})
}

// lorebook is the lore that the last messages and the person's words call up.
func (t *turn) lorebook() string {
	recent := make([]string, 0, len(t.snap.History)+1)
	for _, m := range t.snap.History {
		recent = append(recent, m.Content)
	}
	return prompt.Lorebook(t.snap.Entries, append(recent, t.asked.text), t.macros, t.snap.Conversation.MacroSeed)
}
