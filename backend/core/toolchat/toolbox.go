package toolchat

import (
	"context"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A Store keeps calls.
type Store interface {
	// Begin writes the new calls of an answer, all or none, and gives them their numbers.
	Begin(ctx context.Context, calls []*chat.Call) error
	// Put writes what became of a call.
	Put(ctx context.Context, c chat.Call) error
}

// A Toolbox is what the calls of all conversations are made with.
type Toolbox struct {
	Tools func() *tool.Registry
	Store Store
	Now   func() time.Time
	// Prepare settles what the model of a conversation may use, before a turn of it begins.
	Prepare func(ctx context.Context, conversation string) error
}

// Limits are how much the calls of one reply may take.
type Limits struct {
	Calls int           // 0: none are made
	Time  time.Duration // of all of them; waiting for a person does not count
}

// A Scene is what calls are made for.
type Scene struct {
	Conversation string
	Message      int64 // that is answered
	OwnVersion   bool  // another version of the reply is there already
	Calls        []chat.Call
	Earlier      []tool.Mark // what was read before the message
	Written      []string    // hosts that the person wrote
	Trusted      []string    // what the person allowed for the rest of the conversation
	Offered      []chat.OfferedTool
	Limits       Limits
	Answered     int64 // the call that the person has just answered; 0: none
}

// After is the scene with what its calls have to know of the conversation: what it has read on its path that is not public, and
// the hosts that the person wrote, in messages and in other texts.
func (s Scene) After(path []chat.Message, files []chat.File, texts ...string) Scene {
	for _, row := range path {
		files = append(files, row.Files...)
		s.Earlier, _ = tool.AddMarks(s.Earlier, MarksOf(row.Calls)...)
		if row.Role == chat.User {
			texts = append(texts, row.Content)
		}
	}
	named := lists.Map(files, func(f chat.File) tool.Mark { return tool.Mark{Kind: tool.OfFile, Name: f.Label} })
	s.Earlier, _ = tool.AddMarks(s.Earlier, named...)
	s.Written = tool.HostsIn(texts...)
	return s
}

// Fit gives those of the offered tools, as a model is told of them, that take at most a quarter of its context together: the first
// ones that fit. Where it is not known how large the context is, all do.
func Fit(offered []chat.OfferedTool, room compaction.Room) (all []llm.Tool) {
	size := 0
	for _, t := range offered {
		one := llm.Tool{Name: t.Name, Description: t.Description, Parameters: t.Parameters}
		if next := size + compaction.ToolSize(one); !room.Known() || room.Tokens(next) <= room.Context()/4 {
			all, size = append(all, one), next
		}
	}
	return all
}
