package store

import (
	"context"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/index"
	"terzetto/backend/store/sqlite"
)

// Find gives the rows of the active path that hold a text, oldest first. Case and
// the marks on letters do not matter: "cafe" finds "Café". The names of both sides replace
// their placeholders, as the page shows them.
func (db *DB) Find(ctx context.Context, conversation, sought, user, char string) (hits []chat.Hit, err error) {
	if len(sought) > index.MaxSought {
		return nil, fault.Newf(fault.TooLarge, "Search for at most %d characters.", index.MaxSought).With("field", "q")
	}
	needle := Folded(sought)
	names := strings.NewReplacer("{{user}}", Folded(user), "{{char}}", Folded(char))
	hits = []chat.Hit{}
	if needle == "" {
		return hits, nil
	}
	return read(ctx, db, func(t *Tx) ([]chat.Hit, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil || c.ActiveLeafID == nil {
			return hits, err
		}
		position := 0
		err = sqlite.Each(ctx, t, func(row sqlite.Row) error {
			var id int64
			var text string
			if err := row.Scan(&id, &text); err != nil {
				return err
			}
			position++
			if n := strings.Count(names.Replace(Folded(text)), needle); n > 0 {
				hits = append(hits, chat.Hit{ID: id, Position: position, Count: n})
			}
			return nil
		}, withPath+"SELECT m.id, m.content FROM path JOIN messages m ON m.id = path.id ORDER BY m.id", *c.ActiveLeafID)
		return hits, err
	})
}

// Folded is a text without case and without marks on its letters, for comparing.
func Folded(text string) string {
	if !strings.ContainsFunc(text, func(c rune) bool { return c > unicode.MaxASCII }) { // as most are; those need no tables
		return strings.ToLower(text)
	}
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(text))
}
