package messages

import (
	"context"
	"errors"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/document/search"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Find gives a part of the rows of the active path that hold a text, oldest first. Case and
// the marks on letters do not matter: "cafe" finds "Café". The names of both sides replace
// their placeholders, as the page shows them.
func (db *DB) Find(ctx context.Context, conversation, sought, user, char string, s lists.Span) (hits []chat.Hit, err error) {
	if len(sought) > search.MaxSought {
		return nil, fault.Newf(fault.TooLarge, "Search for at most %d characters.", search.MaxSought).With("field", "q")
	}
	needle := rows.FoldCase(sought)
	names := strings.NewReplacer("{{user}}", rows.FoldCase(user), "{{char}}", rows.FoldCase(char))
	hits = []chat.Hit{}
	if needle == "" {
		return hits, nil
	}
	return rows.Read(ctx, db.file, func(t *Tx) ([]chat.Hit, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil || c.ActiveLeafID == nil {
			return hits, err
		}
		position, found := 0, 0
		err = sqlite.Each(ctx, t, func(row sqlite.Row) error {
			var id int64
			var text string
			if err := row.Scan(&id, &text); err != nil {
				return err
			}
			position++
			if n := strings.Count(names.Replace(rows.FoldCase(text)), needle); n > 0 {
				if found++; found > s.From {
					hits = append(hits, chat.Hit{ID: id, Position: position, Count: n})
				}
			}
			if s.Limit > 0 && len(hits) == s.Limit {
				return errEnough
			}
			return nil
		}, WithPath+"SELECT m.id, m.content FROM path JOIN messages m ON m.id = path.id ORDER BY m.id", *c.ActiveLeafID)
		if errors.Is(err, errEnough) {
			err = nil
		}
		return hits, err
	})
}

// errEnough ends a reading whose part of a list is full.
var errEnough = errors.New("enough was read")
