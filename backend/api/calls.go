package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/toolbox"
)

// CallInput names a call of a tool in a conversation.
type CallInput struct {
	ConversationID string `json:"cid"`
	ID             Number `json:"call"`
}

// CallsAnswerInput is what calls.answer takes.
type CallsAnswerInput struct {
	CallInput
	chat.CallAnswer
}

// WholeCall is a call with its whole result. Result is what the model reads.
type WholeCall struct {
	chat.Call

	Whole json.RawMessage `json:"whole"` // null: there is none
}

// ConversationsChooseToolsInput is what conversations.chooseTools takes.
type ConversationsChooseToolsInput struct {
	ConversationInput
	Groups *[]string `json:"groups"` // null: as the folder says
}

func callOperations() []Operation {
	const cid, one = "/api/conversations/{cid}", "/api/conversations/{cid}/calls/{call}"
	return []Operation{
		op("conversations.tools", "GET", cid+"/tools", func(ctx context.Context, b *backend.Backend, in ConversationInput) (toolbox.ChatTools, error) {
			return b.Toolbox.ConversationTools(ctx, in.ID)
		}),
		op("conversations.chooseTools", "PUT", cid+"/tools", func(ctx context.Context, b *backend.Backend, in ConversationsChooseToolsInput) (toolbox.ChatTools, error) {
			var groups []string
			if in.Groups != nil {
				groups = append([]string{}, *in.Groups...)
			}
			return b.Toolbox.ChooseTools(ctx, in.ID, groups)
		}),
		op("calls.get", "GET", one, func(ctx context.Context, b *backend.Backend, in CallInput) (WholeCall, error) {
			c, err := b.Toolbox.Calls.Get(ctx, in.ConversationID, int64(in.ID))
			return WholeCall{c, c.Whole}, err
		}),
		listing("calls.waiting", "GET", "/api/calls", func(ctx context.Context, b *backend.Backend, _ PageInput, s lists.Span) ([]chat.WaitingCall, error) {
			return b.Toolbox.Calls.Waiting(ctx, s)
		}),
		startsTurn("calls.answer", one+"/answer", func(in CallsAnswerInput) (turn.Request, error) {
			return turn.Request{Kind: turn.Answer, ConversationID: in.ConversationID, Call: int64(in.ID), Said: in.CallAnswer}, nil
		}),
	}
}
