package tool

import (
	"cmp"
	"context"
	"encoding/json"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/document/search"
)

// A Finding is a message that a search found.
type Finding struct {
	ConversationID string    `json:"conversationId"`
	Conversation   string    `json:"conversation"` // its title
	MessageID      int64     `json:"messageId"`    // 0: the title itself was found
	Role           string    `json:"role"`
	Snippet        string    `json:"snippet"`
	At             time.Time `json:"at"`
}

// usualFound is how many messages a search gives when nothing else is asked for.
const usualFound = 20

// SearchConversations finds messages of the conversations by their words, or the newest ones. has
// reports a conversation that is not there.
func SearchConversations(find func(ctx context.Context, ask search.Ask) (search.Found, error), has func(ctx context.Context, id, field string) error) Tool {
	type found struct {
		Items []Finding `json:"items"`
		More  bool      `json:"more"`
		Next  string    `json:"next"`
	}
	return Tool{
		ID: "search_conversations", Name: "Search conversations", Level: Read, Repeatable: true,
		Description: "Finds messages in the person's conversations that have all the words of a query, the best first. Without a query it gives the newest messages, the newest first.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"properties":{
			"query":{"type":"string","default":"","maxLength":400,"description":"Words that must all be in a message. Words in quotes must follow each other. The newest messages if left out."},
			"since":{"type":"string","maxLength":64,"description":"Only messages of this time or later: a date such as 2026-03-01, or a time such as 2026-03-01T18:00:00Z. A date begins at midnight on this computer."},
			"conversationId":{"type":"string","maxLength":64,"format":"conversation","description":"Only messages of this conversation; all conversations if left out."},
			"limit":{"type":"integer","default":20,"minimum":1,"maximum":100,"description":"How many messages at most; 20 if left out."},
			"after":{"type":"string","maxLength":1000,"description":"The field next of the page before, for the page after it."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["items","more","next"],"properties":{
			"items":{"type":"array","description":"The messages, the best first; without a query the newest first.","items":{"type":"object","required":["conversationId","conversation","messageId","role","snippet","at"],"properties":{
				"conversationId":{"type":"string","description":"The conversation of the message."},
				"conversation":{"type":"string","description":"The title of the conversation."},
				"messageId":{"type":"integer","description":"The message; 0 when the title was found."},
				"role":{"type":"string","description":"Who wrote it: user or assistant."},
				"snippet":{"type":"string","description":"The part of the text around the words; without a query the first 2,000 characters of the text."},
				"at":{"type":"string","description":"When it was written."}}}},
			"more":{"type":"boolean","description":"Whether more messages were found."},
			"next":{"type":"string","description":"What after takes for the next page."}}}`),
		Would: func(ctx context.Context, args json.RawMessage) error {
			given := rawjson.ObjectOf(args)
			if _, err := moment(given.Text("since")); err != nil || given.Text("conversationId") == "" {
				return err
			}
			return has(ctx, given.Text("conversationId"), "conversationId")
		},
		Reads: func(_, result json.RawMessage) []Mark {
			var out found
			_ = json.Unmarshal(result, &out) // of our own making
			return lists.Map(out.Items, func(f Finding) Mark { return Mark{Kind: OfConversation, Name: f.Conversation} })
		},
		Do: Func(func(ctx context.Context, in struct {
			Query        string
			Since        string
			Conversation string `json:"conversationId"`
			Limit        int
			After        string
		},
		) (found, error) {
			since, err := moment(in.Since)
			if err != nil {
				return found{}, err
			}
			page, err := find(ctx, search.Ask{
				Text: in.Query, ConversationID: in.Conversation, Since: since, Newest: strings.TrimSpace(in.Query) == "",
				Limit: cmp.Or(in.Limit, usualFound), After: in.After,
			})
			out := found{Items: []Finding{}, More: page.HasMore, Next: page.Next}
			for _, x := range page.Items {
				if x.Kind == search.Message || x.Kind == search.Conversation {
					out.Items = append(out.Items, Finding{cmp.Or(x.ConversationID, x.ID), x.Title, x.MessageID, x.Role, x.Snippet, x.At})
				}
			}
			return out, err
		}),
	}
}

// moment reads a date, which begins at midnight here, or a time; empty is the zero time.
func moment(text string) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	at, err := time.ParseInLocation(time.DateOnly, text, time.Local) //nolint:gosmopolitan // a person means the day of their own clock
	if err != nil {
		at, err = time.Parse(time.RFC3339, text)
	}
	if err != nil {
		return at, fault.Newf(fault.Invalid, "“%s” is not a date or time. Write 2026-03-01 or 2026-03-01T18:00:00Z.", text).With("field", "since").Because(err)
	}
	return at, nil
}
