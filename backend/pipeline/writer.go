package pipeline

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
)

// checkpointEvery bounds what a killed process loses of an unfinished answer.
const checkpointEvery = time.Second

// write streams the reply. The prose so far is in t.draft however it ends. A Writer that
// writes nothing is asked once more: without the tools if it called one in place of writing,
// and without reasoning if that was all it gave.
func (t *turn) write(ctx context.Context) error {
	call := llm.Call{
		Label: "writer", Choice: llm.Auto, Reasoning: t.snap.Settings.ReasoningEnabledPasses.Writer, Prose: t.speakers(),
	}
	if t.frozen.writer.HasTools() {
		call.Choice = llm.None
	}
	var base *llm.Base
	var came came
	err := t.fitting(ctx, func() (err error) {
		t.emptied(ctx) // of a reply to a prompt that the server cut
		base, t.told = t.frozen.writer, t.tell(prompt.UserMessage(t.writerMessage(), t.asked.images))
		call.Trailing = t.told
		came, err = t.first(ctx, base, call)
		return err
	})
	if errors.Is(err, errCutPrompt) {
		t.emptied(ctx)
	}
	if err == nil && ctx.Err() == nil && t.draft == "" {
		if came.called {
			if base, err = base.WithoutTools(); err != nil {
				return fmt.Errorf("take the tools from the Writer: %w", err)
			}
			call.Choice = llm.Auto
		}
		call.Reasoning = call.Reasoning && !came.reasoned
		came, err = t.stream(ctx, base, call)
	}
	t.result.Log.Finish = came.finish
	t.result.Interrupted = t.draft != "" && (err != nil || ctx.Err() != nil)
	switch {
	case ctx.Err() != nil:
		return nil
	case err != nil:
		return fmt.Errorf("write: %w", err)
	case came.finish == llm.FinishLoop:
		t.skip("The model began to repeat itself, so the reply was cut before the repetition.")
	}
	if t.draft != "" && t.frozen.tools.afterWriter() {
		t.checkpoint(ctx, t.draft)
	}
	return nil
}

// came says what a call of the Writer brought beside prose.
type came struct {
	reasoned bool
	called   bool // a tool, whether as a call or as text
	finish   string
}

// stream makes one call and speaks it as it comes. What takes the place of text that the
// window has already seen is spoken as a rewrite.
func (t *turn) stream(ctx context.Context, base *llm.Base, call llm.Call) (c came, err error) {
	var prose strings.Builder
	t.asked.extension.begin()
	defer func() {
		t.sayRest(prose.String())
		t.draft = t.asked.extension.added(prose.String())
	}()
	for delta, err := range t.Client.Stream(ctx, base, call) {
		if err != nil {
			return c, err
		}
		c.reasoned = c.reasoned || delta.Reasoning != ""
		c.called = c.called || delta.Call != "" || delta.Tool != nil
		if delta.Finish != "" {
			c.finish = delta.Finish
		}
		t.think(event.Writer, delta.Reasoning, call.Reasoning)
		switch {
		case delta.Replace:
			prose.Reset()
			prose.WriteString(delta.Text)
			t.sayAgain(delta.Text)
		case delta.Text == "":
			continue
		default:
			prose.WriteString(delta.Text)
			t.sayMore(delta.Text, prose.String())
		}
		if t.Now().Sub(t.saved) >= checkpointEvery {
			t.checkpoint(ctx, t.asked.extension.added(prose.String()))
		}
	}
	return c, nil
}

// speakers are those whose labels a reply may hold.
func (t *turn) speakers() *llm.Prose {
	if v := t.asked.speaker; v != nil {
		all := make([]string, 0, 2*len(t.snap.Cast))
		for _, one := range t.snap.Cast {
			all = append(all, one.Label, one.Name)
		}
		return &llm.Prose{Person: t.macros.User, Cast: all, Speaker: []string{v.Label, v.Name}}
	}
	cast := []string{t.snap.Conversation.CharacterName}
	if t.snap.Character != nil {
		cast = append(cast, t.snap.Character.Name)
	}
	return &llm.Prose{Person: t.macros.User, Cast: cast}
}

// checkpoint keeps the prose so far. One that fails costs nothing now: Commit will
// say whether the disk is in trouble.
func (t *turn) checkpoint(ctx context.Context, text string) {
	t.saved = t.Now()
	err := t.Store.Checkpoint(context.WithoutCancel(ctx), Draft{
		ConversationID: t.snap.Conversation.ID, ParentID: t.snap.ParentID, TurnIndex: t.snap.TurnIndex, Text: t.whole(text), Extends: t.result.Extends,
		Speaker: t.result.Log.Speaker,
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
		Quotes:      t.asked.quotes.text(),
		Injection:   injection,
		Message:     chat.WithFiles(t.said(), t.asked.files),
		Depth:       t.depthLorebook(),
		HasTools:    t.frozen.writer.HasTools(),
		LengthNudge: nudge,
		Speaker:     t.speakerNote(),
	})
}

// lorebook is the lore that the last messages and the person's words call up.
func (t *turn) lorebook() string {
	if t.frozen.shape.NoLorebook {
		return ""
	}
	recent := lists.Map(t.snap.History, func(m chat.Message) string { return m.Content })
	return prompt.Lorebook(t.entries(), append(recent, t.asked.text), t.macros, t.snap.Conversation.MacroSeed)
}

// depthLorebook is the lore that comes after the person's words.
func (t *turn) depthLorebook() string {
	if t.frozen.shape.NoLorebook {
		return ""
	}
	return prompt.DepthLorebook(t.entries(), t.macros, t.snap.Conversation.MacroSeed)
}
