package index

import (
	"cmp"
	"context"
	"errors"
	"regexp"
	"strconv"
	"time"

	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

// A thing is what is found beside messages.
type thing struct {
	title, body  string
	conversation string
	message      int64 // that a file came with
	at           time.Time
}

// readThing reads one; sqlite.ErrNone when it is gone.
func readThing(ctx context.Context, t *sqlite.Tx, kind, id string) (thing, error) {
	query := map[string]string{
		search.Conversation: "SELECT title, character_name, id, updated_at FROM conversations WHERE id = ?",
		search.Character: `SELECT name, concat_ws(char(10), description, personality, scenario, first_mes, creator_notes,
		  (SELECT group_concat(value, ' ') FROM json_each(tags))), '', updated_at
		  FROM character_cards WHERE id = ?`,
		search.Run: `SELECT name, ifnull((SELECT group_concat(text, char(10)) FROM (SELECT text FROM run_logs l WHERE l.run_id = r.id ORDER BY seq LIMIT ` +
			strconv.Itoa(logRows) + `)), ''), conversation_id, created_at FROM runs r WHERE id = ?`,
		search.Workflow: "SELECT name, description, '', updated_at FROM automations WHERE id = ?",
		search.Teamwork: `SELECT name, ifnull((SELECT group_concat(content, char(10)) FROM (SELECT content FROM team_messages m WHERE m.workflow_id = w.id
		  ORDER BY seq LIMIT ` +
			strconv.Itoa(logRows) + `)), ''), '', last_activity FROM team_workflows w WHERE id = ?`,
		search.Document: "SELECT f.label, " + fileText + `, m.workflow_id, m.created_at
		  FROM team_documents d JOIN files f ON f.id = d.file_id JOIN team_messages m ON m.id = d.message_id WHERE d.id = ?
		  AND NOT EXISTS (SELECT 1 FROM team_documents e JOIN team_messages n ON n.id = e.message_id
		    WHERE e.file_id = d.file_id AND n.workflow_id = m.workflow_id AND n.seq < m.seq)`, // handed over again at the end of a round
		search.File: "SELECT f.label, " + fileText + `, m.conversation_id, m.created_at, m.id FROM message_files a JOIN files f ON f.id = a.file_id
		  JOIN messages m ON m.id = a.message_id JOIN conversations c ON c.id = m.conversation_id WHERE a.file_id = ?
		  ORDER BY c.trashed_at IS NULL DESC, m.id DESC LIMIT 1`,
	}[kind]
	if query == "" {
		return thing{}, sqlite.ErrNone // a kind of a newer program
	}
	return sqlite.One(ctx, t, sqlite.ErrNone, func(row sqlite.Row) (x thing, err error) {
		into := []any{&x.title, &x.body, &x.conversation, sqlite.Time(&x.at)}
		if kind == search.File {
			into = append(into, &x.message)
		}
		return x, row.Scan(into...)
	}, query, id)
}

// items makes of hits what a list shows.
func (s *seeker) items(ctx context.Context, hits []hit) (items []search.Item, err error) {
	items = make([]search.Item, 0, len(hits))
	err = s.x.main.Read(ctx, func(t *sqlite.Tx) error {
		onPath, err := onActivePath(ctx, t, hits)
		if err != nil {
			return err
		}
		for _, h := range hits {
			var item search.Item
			if h.kind != "" {
				item, err = s.thingItem(ctx, t, h)
			} else {
				item, err = s.messageItem(ctx, t, h)
				item.OnActivePath = onPath[h.doc]
			}
			if errors.Is(err, sqlite.ErrNone) {
				continue // it went in this moment
			}
			if err != nil {
				return err
			}
			items = append(items, item)
		}
		return nil
	})
	return items, err
}

func (s *seeker) thingItem(ctx context.Context, t *sqlite.Tx, h hit) (search.Item, error) {
	x, err := readThing(ctx, t, h.kind, h.id)
	if err != nil {
		return search.Item{}, err
	}
	item := search.Item{Kind: h.kind, ID: h.id, ConversationID: x.conversation, MessageID: x.message, Title: x.title, At: x.at}
	item.Snippet, item.Marks = search.Snippet(x.title, s.question)
	if len(item.Marks) == 0 {
		item.Snippet, item.Marks = search.Snippet(fillNames(x.body, s.ask.User, x.title), s.question)
	}
	return item, nil
}

var userName, charName = regexp.MustCompile(`(?i)\{\{user\}\}`), regexp.MustCompile(`(?i)\{\{char\}\}`)

// fillNames puts the names in, as the page does; an unknown name stays a placeholder.
func fillNames(text, user, char string) string {
	if user != "" {
		text = userName.ReplaceAllLiteralString(text, user)
	}
	if char != "" {
		text = charName.ReplaceAllLiteralString(text, char)
	}
	return text
}

func (s *seeker) messageItem(ctx context.Context, t *sqlite.Tx, h hit) (search.Item, error) {
	item, text, err := s.message(ctx, t, h)
	if err != nil {
		return item, err
	}
	if item.Snippet, item.Marks = search.Snippet(text, s.question); len(item.Marks) > 0 {
		return item, nil
	}
	calls, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[string], "SELECT "+callsText+" FROM messages m WHERE m.id = ?", h.doc)
	if snippet, marks := search.Snippet(calls, s.question); len(marks) > 0 { // they were found, and not the reply
		item.Snippet, item.Marks = snippet, marks
	}
	return item, err
}

// message reads a message and its whole text.
func (s *seeker) message(ctx context.Context, t *sqlite.Tx, h hit) (item search.Item, text string, err error) {
	item = search.Item{Kind: search.Message, ID: strconv.FormatInt(h.doc, 10), MessageID: h.doc, ConversationID: h.conversation, At: h.at, ByMeaning: h.near, More: h.more}
	text, err = sqlite.One(ctx, t, sqlite.ErrNone, func(row sqlite.Row) (text string, err error) {
		var character string
		err = row.Scan(&item.Title, &character, &item.Role, &text)
		return fillNames(text, s.ask.User, cmp.Or(character, s.ask.Char)), err
	}, `SELECT c.title, c.character_name, m.role, m.content FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ?`, h.doc)
	return item, text, err
}

// onActivePath says which of the messages are on the active path of their conversation. It climbs
// each path once, to the oldest of its hits.
func onActivePath(ctx context.Context, t *sqlite.Tx, hits []hit) (map[int64]bool, error) {
	oldest := map[string]int64{}
	for _, h := range hits {
		if h.kind != "" {
			continue
		}
		if id, is := oldest[h.conversation]; !is || h.doc < id {
			oldest[h.conversation] = h.doc
		}
	}
	on := map[int64]bool{}
	for conversation, id := range oldest {
		path, err := sqlite.List(ctx, t, sqlite.Value[int64], `WITH RECURSIVE up (id, parent_id) AS (
		    SELECT m.id, m.parent_id FROM conversations c JOIN messages m ON m.id = c.active_leaf_id WHERE c.id = ?1 AND m.id >= ?2 UNION ALL
		    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id WHERE m.id >= ?2)
		  SELECT id FROM up`, conversation, id)
		if err != nil {
			return nil, err
		}
		for _, id := range path {
			on[id] = true
		}
	}
	return on, nil
}
