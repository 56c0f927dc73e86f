package scripts

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/quickreply"
)

// A QuickReplySet is a set of quick replies.
type QuickReplySet struct {
	ID        int64 `json:"id"`
	SortOrder int   `json:"sort_order"`
	Enabled   bool  `json:"enabled"` // its buttons are above the message box

	quickreply.Set
}

// QuickReplySets are the sets in their order.
func QuickReplySets() rows.Noun[QuickReplySet, int64] {
	n := rows.Noun[QuickReplySet, int64]{
		Table: sqlite.Table[QuickReplySet]{Name: "quick_reply_sets", Columns: "id, sort_order, enabled, body", Fields: func(s *QuickReplySet) []any {
			return []any{&s.ID, &s.SortOrder, &s.Enabled, setBody(&s.Set)}
		}},
		Order: "sort_order, id", Missing: func() error { return fault.New(fault.NotFound, "This set of quick replies was deleted.") }, Check: checkSet,
	}
	n.Create = func(ctx context.Context, t *sqlite.Tx, s *QuickReplySet) (err error) {
		if s.SortOrder, err = next(ctx, t, n.Name); err != nil {
			return err
		}
		s.Replies = lists.OrEmpty(s.Replies)
		s.ID, err = n.Add(ctx, t, *s)
		return err
	}
	return n
}

// setBody is the column of a set's object.
func setBody(s *quickreply.Set) sqlite.TextColumn {
	return sqlite.TextOf(func() string { return string(s.JSON()) }, func(text string) { *s, _, _ = quickreply.Of(json.RawMessage(text)) })
}

func checkSet(s QuickReplySet) error {
	var r rows.Rules
	r.NotBlank("name", s.Name, rows.MaxName)
	if len(s.Replies) > quickreply.MostReplies {
		r.Fail(fault.Newf(fault.TooLarge, "A set can have at most %d quick replies.", quickreply.MostReplies), "replies")
	}
	for _, one := range s.Replies {
		r.NotBlank("label", one.Label, rows.MaxName)
		r.AtMost("title", one.Title, rows.MaxText)
		r.AtMost("message", one.Message, quickreply.MostText)
	}
	return r.Err
}

// CheckImportedSet reads an imported set.
func CheckImportedSet(ctx context.Context, t *sqlite.Tx, id any) error {
	return rows.CheckReadable(ctx, t, QuickReplySets().Scan, QuickReplySets().Select()+" WHERE id = ?", id)
}
