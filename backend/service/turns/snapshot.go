package turns

import (
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
)

// A Snapshot is a turn as a view that joins late finds it. Seq is the number of
// the last event that it contains; the view continues with the next one.
type Snapshot struct {
	ConversationID string            `json:"conversation_id"`
	Turn           int64             `json:"turn"`
	Database       string            `json:"database"` // under which the turn and seq have these numbers
	Seq            int               `json:"seq"`
	Running        bool              `json:"running"`
	Kind           string            `json:"kind"`
	TargetID       int64             `json:"target_id"` // the row that is regenerated or forked; 0 for others
	Phase          string            `json:"phase"`     // pending, directing, writing, editing, done
	UserMessageID  int64             `json:"user_message_id"`
	Speaker        *event.Choice     `json:"speaker"` // the member of the cast whose reply Text is; null: not known yet, or one character speaks
	Replies        []event.Reply     `json:"replies"` // those of the turn that are on disk already; the rest is about the one after them
	UserMessage    string            `json:"user_message"`
	Quotes         []event.Place     `json:"quotes"`    // the places of files that the reply is given
	Text           string            `json:"text"`      // as the window shows it
	Written        bool              `json:"written"`   // the Writer is done
	Rewritten      bool              `json:"rewritten"` // the Editor or a hook changed the Writer's text
	Reasoning      map[string]string `json:"reasoning"`
	Direction      *event.Direction  `json:"direction"`
	ToolCalls      []event.ToolCall  `json:"tool_calls"`
	Calls          []chat.Call       `json:"calls"` // of tools, for the reply
	Feedback       map[string]string `json:"feedback"`
	Notes          []event.Note      `json:"notes"`
	Plugin         *event.Plugin     `json:"plugin"` // that the turn waits for, if one takes long
	Error          string            `json:"error"`

	Progress *event.PromptProgress `json:"progress"` // of the server that is asked, before its first word; nil: it does not say
}

// Snapshot returns the running turn of a conversation, or nil.
func (s *Service) Snapshot(conversation string) *Snapshot {
	turn := s.active(conversation)
	if turn == nil {
		return nil
	}
	all, open := turn.stream.Replay()
	snap := Fold(all.Events)
	snap.ConversationID, snap.Turn, snap.Database, snap.Seq, snap.Running = conversation, all.Turn, turn.stream.Database(), all.Seq, open
	snap.Kind, snap.TargetID = string(turn.request.Kind), turn.request.MessageID
	return &snap
}

func newSnapshot() Snapshot {
	return Snapshot{
		Phase: "pending", Reasoning: map[string]string{}, ToolCalls: []event.ToolCall{}, Calls: []chat.Call{}, Notes: []event.Note{}, Replies: []event.Reply{}, Quotes: []event.Place{},
	}
}

// Fold reduces the events of a turn to what a view shows of it. The window's own
// reducer does the same; both are held to the same transcripts. It has a branch for each event.
func Fold(events []event.Event) Snapshot {
	s := newSnapshot()
	var text strings.Builder
	for _, e := range events {
		s.Progress = nil
		switch data := e.Data.(type) {
		case event.PromptProgress:
			s.Progress = &data
		case event.UserMessage:
			s.UserMessageID, s.UserMessage = data.ID, data.Content
		case event.ReasoningDelta:
			s.Reasoning[string(data.Pass)] += data.Delta
		case event.RefinedMessage:
			s.UserMessage = data.RefinedMessage
		case event.Direction:
			s.Direction = &data
			s.ToolCalls = append(s.ToolCalls, data.ToolCalls...)
			s.Phase = "writing"
		case event.Written:
			s.Written = true
			if data.EditorWillRun {
				s.Phase = "editing"
			}
		case event.RefinedText:
			text.Reset()
			text.WriteString(data.RefinedText)
			s.Rewritten = s.Written // before, the Writer took back what it did not mean as its reply
		case chat.Call:
			s.Calls = withCall(s.Calls, data)
		case chat.CallResult:
			s.Calls = withCall(s.Calls, data.Call)
		case event.Edited:
			s.ToolCalls = append(s.ToolCalls, data.ToolCalls...)
		case []event.Place:
			s.Quotes = data
		case event.Choice:
			s.Speaker = &data
		case event.Reply:
			next := newSnapshot()
			next.UserMessageID, next.UserMessage, next.Replies = s.UserMessageID, s.UserMessage, append(s.Replies, data)
			s = next
			text.Reset()
		case event.Plugin:
			s.Plugin = &data
		case event.PluginEnd:
			s.Plugin = nil
		case event.FeedbackValues:
			s.Feedback = data.Values
		case event.NotesRecorded:
			s.Notes = data.Notes
		case string:
			switch e.Name {
			case event.Token:
				text.WriteString(data)
			case event.Error:
				s.Error, s.Phase = data, "done"
			}
		}
		switch e.Name {
		case event.DirectorStart:
			s.Phase = "directing"
		case event.Done:
			s.Phase = "done"
		}
	}
	s.Text = text.String()
	return s
}

// withCall are calls with one as it is now.
func withCall(calls []chat.Call, now chat.Call) []chat.Call {
	all := slices.Clone(calls)
	if at := slices.IndexFunc(all, func(c chat.Call) bool { return c.ID == now.ID }); at >= 0 {
		all[at] = now
		return all
	}
	return append(all, now)
}
