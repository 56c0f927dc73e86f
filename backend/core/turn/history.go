package turn

import (
	"context"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/prompt"
)

// Folds keeps what a conversation's folds are made of.
type Folds interface {
	// Directions gives what the Director decided for replies, by the reply's id.
	Directions(ctx context.Context, conversation string, replies []int64) (map[int64]map[string]any, error)
	// KeepSummary keeps a summary for the next fold.
	KeepSummary(ctx context.Context, f chat.Fold) error
}

// A history is a conversation as it is measured: its load, and where its messages begin.
type history struct {
	compaction.Load

	greeting int          // messages before the first of Load.Messages
	present  *chat.Fold   // the fold that Load.Folded speaks of
	ready    []*chat.Fold // those that Load.Ready speaks of
}

// measure takes the sizes of what every call of a conversation begins with.
func measure(in prompt.Input, folds []chat.Fold, tools []llm.Tool, reader llm.Target) history {
	k := history{greeting: chat.Greeting(in.History), present: chat.PresentFold(folds, in.History)}
	sizes := map[compaction.Name]int{}
	for _, part := range prompt.SystemParts(in) {
		sizes[nameOf(part.Name)] += len(part.Text)
	}
	m := prompt.Names(in)
	for i := range in.History {
		row := &in.History[i]
		size := reader.Size(prompt.RowMessages(row, m)...)
		if i < k.greeting {
			sizes[compaction.Greeting] += size
		} else {
			k.Messages = append(k.Messages, compaction.Message{Size: size, Opens: row.Role == chat.User, Unanswered: unanswered(in.History, i)})
		}
	}
	sizes[compaction.Note] = len(in.Conversation.Settings.Note.Text)
	if in.Character != nil && len(in.Cast) == 0 {
		sizes[compaction.Note] += len(in.Character.Note.Text)
	}
	for _, name := range []compaction.Name{compaction.Prompt, compaction.Card, compaction.Greeting, compaction.Note} {
		k.Fixed = append(k.Fixed, compaction.RequestPart{Name: name, Size: sizes[name]})
	}
	k.Yielding = []compaction.RequestPart{
		{Name: compaction.Lorebook, Size: sizes[compaction.Lorebook]},
		{Name: compaction.Notes},
		{Name: compaction.Examples, Size: sizes[compaction.Examples]},
		{Name: compaction.Helpers, Size: compaction.ToolSize(tools...)},
	}
	covers := func(f *chat.Fold) int { return chat.PlaceOf(in.History, f.LastID) + 1 - k.greeting }
	if k.present != nil {
		k.Folded, k.Text = covers(k.present), len(prompt.FoldText(k.present.Text))
	}
	for i := range folds {
		if f := &folds[i]; f.Waiting && len(f.Changed) == 0 && chat.PlaceOf(in.History, f.LastID) >= 0 && covers(f) > k.Folded {
			k.ready = append(k.ready, f)
			k.Ready = append(k.Ready, compaction.PreparedSummary{Messages: covers(f), Size: len(prompt.FoldText(f.Text))})
		}
	}
	return k
}

// unanswered reports whether a message is the person's, and no reply follows it.
func unanswered(path []chat.Message, i int) bool {
	return path[i].Role == chat.User && (i+1 == len(path) || path[i+1].Role == chat.User)
}

// leaveOutLong keeps out of what is sent the messages that got no reply because they are too long.
func (k *history) leaveOutLong(room compaction.Room, path []chat.Message) []int64 {
	return lists.Map(k.LeaveOut(room), func(place int) int64 { return path[k.greeting+place].ID })
}

// nameOf is what a piece of the system message is called in a refusal.
func nameOf(part prompt.PartName) compaction.Name {
	switch part {
	case prompt.CardPart:
		return compaction.Card
	case prompt.LorebookPart, prompt.PlacedPart:
		return compaction.Lorebook
	case prompt.ExamplesPart:
		return compaction.Examples
	case prompt.PromptPart, prompt.FolderFilesPart, prompt.ToolsPart, prompt.ExtraPart:
	}
	return compaction.Prompt
}

// room is what fits all models of a turn.
func (s Snapshot) room() compaction.Room {
	room := compaction.In(s.Writer)
	if s.AgentApart {
		room = room.Smaller(compaction.In(s.Agent))
	}
	return room
}

// reader is the model of a turn to which its pictures are the largest.
func (s Snapshot) reader() llm.Target {
	if s.AgentApart && s.Writer.Capabilities.Blind() {
		return s.Agent
	}
	return s.Writer
}
