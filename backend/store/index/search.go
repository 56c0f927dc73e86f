package index

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

const (
	// foundMost and foundUsual are the items of a page.
	foundMost  = 200
	foundUsual = 40
	// perConversation is how many messages of one conversation are shown among those of others.
	perConversation = 3
	// ranked is how many of the newest messages with the words are weighed against each other.
	// The older ones follow in further lots, so that a word that everybody uses costs no more
	// than a rare one.
	ranked = 1000
	// freshness is the time in which a message's lead for being new is halved.
	freshness = 30 * 24 * time.Hour
)

// Search gives a page of what has all the words that a person asks for: names and titles,
// and messages on every branch. What lies in the trash is left out.
func (s *Searcher) Search(ctx context.Context, ask search.Ask) (search.Found, error) {
	found := search.Found{Items: []search.Item{}}
	if len(ask.Text) > search.MaxSought {
		return found, fault.Newf(fault.TooLarge, "Search for at most %d characters.", search.MaxSought).With("field", "q")
	}
	at, err := parsePlace(ask)
	if err != nil {
		return found, err
	}
	q := seeker{x: s, ask: ask, question: search.Parse(ask.Text)}
	limit := min(cmp.Or(max(0, ask.Limit), foundUsual), foundMost)
	switch {
	case q.question.Empty() && ask.Newest:
		return q.newest(ctx, at.below, limit)
	case q.question.Empty():
		return found, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if found.Pending, err = q.catchUp(ctx); err != nil {
		return found, err
	}
	hits, err := q.page(ctx, at, limit+1)
	if sqlite.Broken(err) { // the index, for the main file says so in words
		s.words.discard()
		hits, err = nil, fault.New(fault.Internal, "The search index is being rebuilt. Try again in a moment.").Because(err)
	}
	if err != nil {
		return found, err
	}
	if len(hits) > limit {
		found.HasMore, found.Next = true, hits[limit].place.String()
		hits = hits[:limit]
	}
	found.Items, err = q.items(ctx, hits)
	return found, err
}

// A place is where a page begins: among things or messages, below which of them, and after
// how many of that lot.
type place struct {
	messages bool
	below    int64
	skip     int
}

func (p place) String() string { return fmt.Sprintf("%t.%d.%d", p.messages, p.below, p.skip) }

func parsePlace(ask search.Ask) (p place, err error) {
	p = place{messages: ask.ConversationID != "" || !ask.Since.IsZero(), below: math.MaxInt64}
	if ask.After == "" {
		return p, nil
	}
	parts := strings.Split(ask.After, ".")
	if len(parts) == 3 {
		messages, err1 := strconv.ParseBool(parts[0])
		below, err2 := strconv.ParseInt(parts[1], 10, 64)
		skip, err3 := strconv.Atoi(parts[2])
		if errors.Join(err1, err2, err3) == nil && skip >= 0 {
			return place{p.messages || messages, below, skip}, nil
		}
	}
	return p, fault.New(fault.Malformed, "This page of results has expired. Search again.").With("field", "after")
}

// A seeker answers one question. It holds the index.
type seeker struct {
	x        *Searcher
	ask      search.Ask
	question search.Question
	messages string // what is asked of the messages
}

// catchUp takes in what was written since the last look. While much is left, as after an
// update, the search answers from what there is and says so.
func (s *seeker) catchUp(ctx context.Context) (left int, err error) {
	for range 3 { // a new index; its titles; the messages
		if left, err = s.x.step(ctx); err != nil || left == 0 || left > stepRows {
			return left, err
		}
	}
	return left, nil
}

// ftsQuery is the question for the messages, in the language of FTS5. A last word with which no other one begins is asked
// for as it is: for the beginning of a word FTS5 reads the rows of all such words before it gives the first.
func (s *seeker) ftsQuery(ctx context.Context) (string, error) {
	word, half := s.question.HalfTyped()
	if !half {
		return s.question.Match(), nil
	}
	pool := s.x.words.pool
	err := pool.Transact(ctx, func(at *sqlite.Conn) error { return at.Script(ctx, indexTerms) })
	if err != nil {
		return "", err
	}
	others, err := sqlite.List(ctx, pool, sqlite.Value[string],
		"SELECT term FROM temp.message_terms WHERE term >= ? AND term < ? LIMIT 1", word+"\x01", word+"\U0010FFFF") // above the word itself, whose rows it would count
	if err != nil || len(others) > 0 {
		return s.question.Match(), err
	}
	return s.question.WithoutPrefix().Match(), nil
}

// A hit is a row of the index that has the words.
type hit struct {
	doc          int64
	weight       float64
	kind, id     string // of a thing
	conversation string // of a message
	at           time.Time
	more         int
	near         bool  // it was found by meaning alone
	place        place // a page that begins here
}

// page gives at most n hits from a place on.
func (s *seeker) page(ctx context.Context, at place, n int) (hits []hit, err error) {
	if s.messages, err = s.ftsQuery(ctx); err != nil {
		return nil, err
	}
	for len(hits) < n {
		lot, lowest, err := s.lot(ctx, at)
		if err != nil {
			return nil, err
		}
		for i := at.skip; i < len(lot) && len(hits) < n; i++ {
			lot[i].place = place{at.messages, at.below, i}
			hits = append(hits, lot[i])
		}
		switch {
		case lowest > 0:
			at = place{at.messages, lowest, 0}
		case !at.messages:
			at = place{true, math.MaxInt64, 0}
		default:
			return hits, nil
		}
	}
	return hits, nil
}

// lot weighs the newest hits below a place; lowest is 0 when there are no older ones.
func (s *seeker) lot(ctx context.Context, at place) (lot []hit, lowest int64, err error) {
	if lot, err = s.match(ctx, at); err != nil {
		return nil, 0, err
	}
	if len(lot) == ranked {
		lowest = lot[ranked-1].doc
	}
	if at.messages {
		lot, err = s.groupByConversation(ctx, s.withNear(lot, at))
	} else {
		slices.SortStableFunc(lot, func(a, b hit) int { return cmp.Compare(b.weight, a.weight) })
		lot, err = s.present(ctx, lot)
	}
	return lot, lowest, err
}

// withNear puts the messages that mean what is asked beside the newest ones with its words, and leaves them out further below.
func (s *seeker) withNear(lot []hit, at place) []hit {
	if at.below < math.MaxInt64 {
		return slices.DeleteFunc(lot, func(h hit) bool { return slices.Contains(s.ask.Near, h.doc) })
	}
	for _, id := range s.ask.Near {
		if !slices.ContainsFunc(lot, func(h hit) bool { return h.doc == id }) {
			lot = append(lot, hit{doc: id})
		}
	}
	return lot
}

// fuse weighs messages by their ranks among those with the words and among those that mean what is asked, where there are both.
func (s *seeker) fuse(lot []hit) {
	if len(s.ask.Near) == 0 {
		return
	}
	slices.SortStableFunc(lot, func(a, b hit) int { return cmp.Compare(b.weight, a.weight) })
	for rank := range lot {
		h := &lot[rank]
		h.near = h.weight <= 0
		if h.weight = 0; !h.near {
			h.weight = passage.RankWeight(rank)
		}
		if at := slices.Index(s.ask.Near, h.doc); at >= 0 {
			h.weight += passage.RankWeight(at)
		}
	}
}

// match asks the index.
func (s *seeker) match(ctx context.Context, at place) (lot []hit, err error) {
	query := `SELECT w.rowid, -bm25(thing_words), t.kind, t.id FROM thing_words w JOIN things t ON t.doc = w.rowid
	  WHERE thing_words MATCH ? AND w.rowid < ? ORDER BY w.rowid DESC LIMIT ?`
	args := []any{s.question.Match(), at.below, ranked}
	if at.messages {
		args[0] = s.messages
		query = `SELECT rowid, -bm25(message_words), '', '' FROM message_words WHERE message_words MATCH ? AND rowid < ?`
		if s.ask.ConversationID != "" {
			ids, err := s.rows(ctx)
			if err != nil || len(ids) == 0 {
				return nil, err
			}
			query += " AND rowid >= ? AND +rowid IN (SELECT value FROM json_each(?))"
			args = []any{args[0], min(at.below, slices.Max(ids)+1), slices.Min(ids), sqlite.JSON(ids), ranked}
		}
		query += " ORDER BY rowid DESC LIMIT ?"
	}
	return sqlite.List(ctx, s.x.words.pool, func(row sqlite.Row) (h hit, err error) {
		return h, row.Scan(&h.doc, &h.weight, &h.kind, &h.id)
	}, query, args...)
}

// rows are the ids of the conversation's messages.
func (s *seeker) rows(ctx context.Context) (ids []int64, err error) {
	err = s.x.main.Read(ctx, func(t *sqlite.Tx) error {
		missing := fault.New(fault.NotFound, "Conversation not found")
		if err := sqlite.Has(ctx, t, missing, "SELECT 1 FROM conversations WHERE id = ? AND id NOT IN (SELECT conversation_id FROM purges)", s.ask.ConversationID); err != nil {
			return err
		}
		ids, err = sqlite.List(ctx, t, sqlite.Value[int64], "SELECT id FROM messages WHERE conversation_id = ?", s.ask.ConversationID)
		return err
	})
	return ids, err
}

// groupByConversation puts the messages of a conversation together, the best first, and leaves out those
// that are gone or in the trash.
func (s *seeker) groupByConversation(ctx context.Context, lot []hit) (_ []hit, err error) {
	weights := make(map[int64]float64, len(lot))
	ids := make([]int64, len(lot))
	for i, h := range lot {
		ids[i], weights[h.doc] = h.doc, h.weight
	}
	lot, err = sqlite.List(ctx, s.x.main, func(row sqlite.Row) (h hit, err error) {
		return h, row.Scan(&h.doc, &h.conversation, sqlite.Time(&h.at))
	}, `SELECT m.id, m.conversation_id, m.created_at FROM json_each(?) j JOIN messages m ON m.id = j.value WHERE m.created_at >= ?
	    AND m.conversation_id NOT IN (SELECT id FROM conversations WHERE trashed_at IS NOT NULL AND id <> ?)`, sqlite.JSON(ids), s.since(), s.ask.ConversationID)
	if err != nil || len(lot) == 0 {
		return nil, err
	}
	newest := slices.MaxFunc(lot, func(a, b hit) int { return a.at.Compare(b.at) }).at
	for i, h := range lot {
		age := float64(newest.Sub(h.at)) / float64(freshness)
		lot[i].weight = weights[h.doc] * (1 + math.Exp2(-age))
	}
	s.fuse(lot)
	groups := map[string][]hit{}
	for _, h := range lot {
		groups[h.conversation] = append(groups[h.conversation], h)
	}
	byWeight := func(a, b hit) int { return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(b.doc, a.doc)) }
	for id, group := range groups {
		slices.SortFunc(group, byWeight)
		if s.ask.ConversationID == "" && len(group) > perConversation {
			group[perConversation-1].more = len(group) - perConversation
			groups[id] = group[:perConversation]
		}
	}
	order := slices.SortedFunc(maps.Values(groups), func(a, b []hit) int { return byWeight(a[0], b[0]) })
	return slices.Concat(order...), nil
}

// present leaves out what lies in the trash. What is gone has no item, and needs no look here.
func (s *seeker) present(ctx context.Context, lot []hit) (there []hit, err error) {
	for kind, query := range map[string]string{
		search.Conversation: "SELECT c.id FROM json_each(?) j JOIN conversations c ON c.id = j.value WHERE c.trashed_at IS NOT NULL",
		search.File: `SELECT j.value FROM json_each(?) j WHERE NOT EXISTS (SELECT 1 FROM message_files f JOIN messages m ON m.id = f.message_id
		  JOIN conversations c ON c.id = m.conversation_id WHERE f.file_id = j.value AND c.trashed_at IS NULL)`,
	} {
		ids := []string{}
		for _, h := range lot {
			if h.kind == kind {
				ids = append(ids, h.id)
			}
		}
		if len(ids) == 0 {
			continue
		}
		trashed, err := sqlite.List(ctx, s.x.main, sqlite.Value[string], query, sqlite.JSON(ids))
		if err != nil {
			return nil, err
		}
		lot = slices.DeleteFunc(lot, func(h hit) bool { return h.kind == kind && slices.Contains(trashed, h.id) })
	}
	return lot, nil
}
