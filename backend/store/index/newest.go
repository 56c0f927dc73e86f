package index

import (
	"context"
	"math"

	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

// opening is how many characters of a message are given when no words say which part counts.
const opening = 2000

// newest gives the newest messages below an id, the newest first: those that a person sees in their
// conversations, without other branches and what lies in the trash.
func (s *seeker) newest(ctx context.Context, below int64, limit int) (search.Found, error) {
	found := search.Found{Items: []search.Item{}}
	err := s.x.main.Read(ctx, func(t *sqlite.Tx) error {
		from, err := s.firstSince(ctx, t)
		if err != nil {
			return err
		}
		hits, err := sqlite.List(ctx, t, func(row sqlite.Row) (h hit, err error) {
			return h, row.Scan(&h.doc, &h.conversation, sqlite.Time(&h.at))
		}, `SELECT m.id, m.conversation_id, m.created_at FROM messages m JOIN conversations c ON c.id = m.conversation_id
		  WHERE m.id < ?1 AND m.id >= ?5 AND m.created_at >= ?2 AND (c.trashed_at IS NULL OR c.id = ?3) AND (?3 = '' OR c.id = ?3) AND c.id NOT IN (SELECT conversation_id FROM purges)
		  ORDER BY m.id DESC LIMIT ?4`, below, s.since(), s.ask.ConversationID, limit+1, from)
		if err != nil {
			return err
		}
		if len(hits) > limit {
			hits = hits[:limit]
			found.HasMore, found.Next = true, place{true, hits[limit-1].doc, 0}.String()
		}
		onPath, err := onActivePath(ctx, t, hits)
		if err != nil {
			return err
		}
		for _, h := range hits {
			if !onPath[h.doc] {
				continue
			}
			item, text, err := s.message(ctx, t, h)
			if err != nil {
				return err
			}
			all := []rune(text)
			item.Snippet, item.Marks, item.OnActivePath = string(all[:min(len(all), opening)]), [][2]int{}, true
			found.Items = append(found.Items, item)
		}
		return nil
	})
	return found, err
}

// firstSince is the lowest id of the messages of the time that is asked for, so that older ones are
// not read to the end of the file. Imported messages may be older than those with lower ids.
func (s *seeker) firstSince(ctx context.Context, t *sqlite.Tx) (int64, error) {
	if s.ask.Since.IsZero() {
		return 0, nil
	}
	return sqlite.One(ctx, t, nil, sqlite.Value[int64], "SELECT ifnull(min(id), 9223372036854775807) FROM messages INDEXED BY messages_created WHERE created_at >= ?", s.since())
}

// since is the time from which on messages are found, as the file holds times.
func (s *seeker) since() int64 {
	if s.ask.Since.IsZero() {
		return math.MinInt64
	}
	return s.ask.Since.UnixMicro()
}
