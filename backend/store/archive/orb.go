package archive

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/portable"
)

// A record is one row of a foreign table. Columns come and go between versions, so they
// are taken by name; the columns that were not asked for are the rest.
type record map[string]any

func (s record) take(names ...string) string {
	for _, name := range names {
		v, there := s[name]
		delete(s, name)
		switch v := v.(type) {
		case nil:
		case []byte:
			return strings.ToValidUTF8(string(v), "\uFFFD")
		default:
			if there {
				return strings.ReplaceAll(strings.ToValidUTF8(fmt.Sprint(v), "\uFFFD"), "\x00", "\uFFFD")
			}
		}
	}
	return ""
}

// rest is what was not taken, as an object; nil when that is nothing.
func (s record) rest() map[string]any {
	for name, v := range s {
		switch text := v.(type) {
		case nil:
			delete(s, name)
		case []byte:
			s[name] = string(text)
		}
	}
	if len(s) == 0 {
		return nil
	}
	return s
}

// An orb reads a copy of Orb's database.
type orb struct {
	conn   *sqlite.Conn
	tables map[string]bool
}

// Orb walks Orb's database. The file is a private copy of ours: it is
// looked over first, opened with an untrusted schema, and only its own tables are read,
// never a view or a virtual table.
func Orb(ctx context.Context, file string) portable.Items {
	return func(yield func(portable.Item, error) bool) {
		from, err := sqlite.OpenForeign(ctx, file)
		if err != nil {
			yield(portable.Item{}, fault.New(fault.Invalid, "This file is damaged, or is not a database.").Because(err))
			return
		}
		stop := errors.New("enough")
		err = from.Alone(ctx, func(c *sqlite.Conn) error {
			o := &orb{conn: c, tables: map[string]bool{}}
			each := func(item portable.Item) error {
				if !yield(item, nil) {
					return stop
				}
				return nil
			}
			return o.items(ctx, each)
		})
		err = errors.Join(err, from.Close())
		if err != nil && !errors.Is(err, stop) {
			if err = sqlite.TooLong(err); ctx.Err() == nil && !fault.Is(err, fault.TooLarge) {
				err = fault.New(fault.Invalid, "Couldn't read this database to its end.").Because(err)
			}
			yield(portable.Item{}, err)
		}
	}
}

func (o *orb) items(ctx context.Context, each func(portable.Item) error) error {
	err := o.rows(ctx, "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE TABLE%'", func(s record) error {
		o.tables[s.take("name")] = true
		return nil
	})
	if err != nil {
		return err
	}
	if !o.tables["conversations"] || !o.tables["messages"] {
		return fault.New(fault.Invalid, "This database has no conversations of Orb.")
	}
	books, err := o.books(ctx, each)
	if err != nil {
		return err
	}
	if err := o.personas(ctx, each); err != nil {
		return err
	}
	if err := o.cards(ctx, books, each); err != nil {
		return err
	}
	var all []record
	err = o.table(ctx, "conversations", func(s record) error {
		all = append(all, s)
		return nil
	})
	if err != nil {
		return err
	}
	for _, s := range all {
		title := fmt.Sprint(s["title"])
		talk, err := o.talk(ctx, s)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := each(portable.Item{Kind: portable.Transcripts, Name: title, Transcript: talk, Err: err}); err != nil {
			return err
		}
	}
	return nil
}

// table walks the rows of a table in their order; one that the database does not have is empty.
func (o *orb) table(ctx context.Context, name string, act func(record) error) error {
	if !o.tables[name] {
		return nil
	}
	if name != "character_cards" { // of which one is held at a time
		if err := checkSize(ctx, o.conn, largeTable(name), []measure{{table: name}}); err != nil {
			return err
		}
	}
	return o.rows(ctx, "SELECT * FROM "+sqlite.Quote(name)+" ORDER BY rowid", act)
}

// rows walks a query.
func (o *orb) rows(ctx context.Context, query string, act func(record) error, args ...any) error {
	return sqlite.Records(ctx, o.conn, func(r map[string]any) error { return act(r) }, query, args...)
}

// books gives each lorebook, and all of them by their id for the cards.
func (o *orb) books(ctx context.Context, each func(portable.Item) error) (map[string]json.RawMessage, error) {
	books := map[string]json.RawMessage{}
	if !o.tables["worlds"] || !o.tables["lorebook_entries"] {
		return books, nil
	}
	entries := map[string][]map[string]any{}
	err := o.table(ctx, "lorebook_entries", func(s record) error {
		world := s.take("world_id")
		if len(entries[world]) >= 10_000 {
			return nil
		}
		e := map[string]any{
			"name": s.take("name"), "content": s.take("content"), "keys": listOf(s.take("keywords")), "secondary_keys": listOf(s.take("secondary_keys")),
			"case_sensitive": s.take("case_insensitive") == "0", "constant": isTrue(s.take("constant")), "selective": isTrue(s.take("selective")),
			"use_regex": isTrue(s.take("use_regex")), "enabled": s.take("enabled") != "0", "insertion_order": number(s.take("priority"), 100),
		}
		if isTrue(s.take("at_depth")) {
			e["extensions"] = map[string]any{"position": 4}
		}
		entries[world] = append(entries[world], e)
		return nil
	})
	if err != nil {
		return nil, err
	}
	var items []portable.Item
	err = o.table(ctx, "worlds", func(s record) error {
		id, name := s.take("id"), s.take("name")
		raw, err := json.Marshal(map[string]any{"name": name, "entries": append([]map[string]any{}, entries[id]...)})
		books[id] = raw
		items = append(items, portable.Item{Kind: portable.Books, Name: name, Data: raw, On: s.take("enabled") != "0", Err: err})
		return nil
	})
	for _, item := range items {
		if err == nil {
			err = each(item)
		}
	}
	return books, err
}

func (o *orb) personas(ctx context.Context, each func(portable.Item) error) error {
	return o.table(ctx, "user_personas", func(s record) error {
		p := chat.Persona{Name: rows.Clip(s.take("name"), rows.MaxName), Description: s.take("description"), AvatarColor: s.take("avatar_color")}
		raw, err := json.Marshal(p)
		return each(portable.Item{Kind: portable.Personas, Name: p.Name, Data: raw, Err: err})
	})
}

func (o *orb) cards(ctx context.Context, books map[string]json.RawMessage, each func(portable.Item) error) error {
	return o.table(ctx, "character_cards", func(s record) error {
		data := map[string]any{}
		for _, field := range []string{
			"name", "description", "personality", "scenario", "first_mes", "mes_example", "creator_notes", "system_prompt",
			"post_history_instructions", "creator", "character_version",
		} {
			data[field] = s.take(field)
		}
		data["alternate_greetings"], data["tags"] = listOf(s.take("alternate_greetings")), listOf(s.take("tags"))
		extensions := map[string]any{}
		_ = json.Unmarshal([]byte(s.take("extensions")), &extensions) // none is as good as an empty one
		var picture []byte
		for name, v := range s {
			if text, is := v.(string); is && strings.HasPrefix(name, "avatar") && len(text) > 100 {
				if raw, err := base64.StdEncoding.DecodeString(text[strings.IndexByte(text, ',')+1:]); err == nil {
					picture = raw
					delete(s, name)
				}
			}
		}
		card := map[string]any{"spec": "chara_card_v2", "spec_version": "2.0", "data": data, "orb_id": s.take("id")}
		if book := books[s.take("world_id")]; book != nil {
			data["character_book"] = book
		}
		delete(s, "workflow_state")
		if more := s.rest(); more != nil {
			extensions["orb"] = more
		}
		data["extensions"] = extensions
		raw, err := json.Marshal(card)
		return each(portable.Item{Kind: portable.Cards, Name: fmt.Sprint(data["name"]), Data: raw, Picture: picture, Err: err})
	})
}

// talk reads one conversation with all of its branches.
func (o *orb) talk(ctx context.Context, s record) (*portable.Transcript, error) {
	id := s.take("id")
	talk := &portable.Transcript{
		Origin: "orb:" + id, Title: s.take("title"), Card: s.take("character_card_id"), Char: s.take("character_name"),
		Scenario: s.take("character_scenario"), PostHistory: s.take("post_history_instructions"), Seed: s.take("macro_seed"),
		Created: chatapps.Date(s.take("created_at")), Updated: chatapps.Date(s.take("updated_at")), Leaf: -1,
	}
	leaf := s.take("active_leaf_id")
	s.take("workflow_state")
	if more := s.rest(); more != nil {
		talk.Rest, _ = json.Marshal(map[string]any{"source": map[string]any{"orb": more}}) // texts and numbers
	}
	if err := checkSize(ctx, o.conn, largeTalk(), []measure{{table: "messages", where: "conversation_id = ?1"}}, id); err != nil {
		return nil, err
	}
	images, err := o.images(ctx, id)
	if err != nil {
		return nil, err
	}
	noted, err := o.notes(ctx, id)
	if err != nil {
		return nil, err
	}
	rows, ids := map[string]record{}, []string{}
	children, above := map[string][]string{}, map[string]string{}
	err = o.rows(ctx, "SELECT * FROM messages WHERE conversation_id = ? ORDER BY rowid", func(s record) error {
		at := s.take("id")
		if len(ids) >= portable.MaxRows {
			return fault.Newf(fault.TooLarge, "A conversation can have at most %d messages.", portable.MaxRows)
		}
		rows[at], ids = s, append(ids, at)
		return nil
	}, id)
	if err != nil {
		return nil, err
	}
	for _, at := range ids {
		parent := rows[at].take("parent_id")
		if _, there := rows[parent]; !there {
			parent = ""
		}
		children[parent], above[at] = append(children[parent], at), parent
	}
	place := map[string]int{"": -1}
	queue := slices.Clone(children[""])
	for len(queue) > 0 {
		at := queue[0]
		queue = append(queue[1:], children[at]...)
		row := orbRow(rows[at])
		row.Parent, row.Images = place[above[at]], images[at]
		if len(row.Text) > portable.MaxText {
			return nil, fault.New(fault.TooLarge, "A message is longer than 2 MB.")
		}
		place[at] = len(talk.Rows)
		talk.Rows = append(talk.Rows, row)
	}
	if lost := len(ids) - len(talk.Rows); lost > 0 {
		talk.Problems = append(talk.Problems, portable.LoopError(lost))
	}
	if at, there := place[leaf]; there && leaf != "" {
		talk.Leaf = at
	} else if len(talk.Rows) > 0 {
		talk.Leaf = len(talk.Rows) - 1
	}
	shown := map[int]bool{}
	for at := talk.Leaf; at >= 0; at = talk.Rows[at].Parent {
		shown[at] = true
	}
	for _, n := range standing(noted, func(message string) bool { at, there := place[message]; return there && shown[at] }) {
		if at, there := place[n.message]; there {
			talk.Remembers = portable.Orb
			talk.Rows[at].Memories = append(talk.Rows[at].Memories, portable.Memory{Text: n.text})
		}
	}
	return talk, nil
}

// A note is what Orb noted down at a message: a direction note, or a change of an entry of a state fragment.
type note struct {
	message, entry string
	text           string // empty: the entry ends here
}

// notes are those of a conversation, in the order in which they were made. A newer Orb has its older notes among the others.
func (o *orb) notes(ctx context.Context, conversation string) (all []note, err error) {
	name, labelled := "fragment_state_events", "fragment_label"
	if !o.tables[name] {
		name, labelled = "direction_notes", "interactive_fragment_label"
	}
	if !o.tables[name] {
		return nil, nil
	}
	if err := checkSize(ctx, o.conn, largeTalk(), []measure{{table: name, where: "conversation_id = ?1"}}, conversation); err != nil {
		return nil, err
	}
	return all, o.rows(ctx, "SELECT * FROM "+sqlite.Quote(name)+" WHERE conversation_id = ? ORDER BY rowid", func(s record) error {
		n := note{message: s.take("message_id"), entry: s.take("fragment_id") + "\x00" + cmp.Or(s.take("entry_id"), s.take("id")), text: strings.TrimSpace(s.take("text", "content"))}
		if label := strings.TrimSpace(s.take(labelled)); label != "" && n.text != "" {
			n.text = label + ": " + n.text
		}
		if s.take("op") == "retire" {
			n.text = ""
		}
		if len(all) < portable.MaxRows {
			all = append(all, n)
		}
		return nil
	}, conversation)
}

// standing keeps the last note of each entry that has not ended: the last on the shown branch, else that on another one.
func standing(all []note, shown func(message string) bool) []note {
	last := map[string]int{}
	for i, n := range all {
		if before, there := last[n.entry]; !there || shown(n.message) || !shown(all[before].message) {
			last[n.entry] = i
		}
	}
	var out []note
	for i, n := range all {
		if last[n.entry] == i && n.text != "" {
			out = append(out, n)
		}
	}
	return out
}

// orbRow reads a message; where it hangs is known of all of them together.
func orbRow(r record) portable.Row {
	row := portable.Row{
		Role: chat.Role(r.take("role")), Text: r.take("content"), At: chatapps.Date(r.take("created_at")), Turn: number(r.take("turn_index"), 0),
	}
	if row.Role != chat.User {
		row.Role = chat.Assistant
	}
	r.take("conversation_id")
	r.take("workflow_state")
	if more := r.rest(); more != nil {
		row.Rest, _ = json.Marshal(map[string]any{"orb": more}) // texts and numbers
	}
	return row
}

// images are the pictures of a conversation by their message.
func (o *orb) images(ctx context.Context, conversation string) (map[string][]portable.Image, error) {
	all := map[string][]portable.Image{}
	for _, table := range []string{"message_attachments", "user_attachments", "attachments"} {
		if !o.tables[table] {
			continue
		}
		pictures := measure{table: table, where: "message_id IN (SELECT id FROM messages WHERE conversation_id = ?1)"}
		large := fault.Newf(fault.TooLarge, "The pictures of this conversation are larger than %d MB.", portable.MaxTranscript>>20)
		if err := checkSize(ctx, o.conn, large, []measure{pictures}, conversation); err != nil {
			return nil, err
		}
		query := "SELECT a.* FROM " + sqlite.Quote(table) + " a JOIN messages m ON m.id = a.message_id WHERE m.conversation_id = ? ORDER BY a.rowid"
		return all, o.rows(ctx, query, func(s record) error {
			data, err := base64.StdEncoding.DecodeString(s.take("data_b64", "base64", "b64", "data"))
			if err != nil || len(data) == 0 {
				return nil //nolint:nilerr // a picture that is none is left out, the message withheld
			}
			image, err := chat.NewImage(rows.Clip(s.take("filename"), rows.MaxName), data)
			if err != nil {
				return nil //nolint:nilerr // as above
			}
			message := s.take("message_id")
			all[message] = append(all[message], portable.Image{Mime: image.Mime, Filename: image.Filename, Blob: portable.Bytes(data)})
			return nil
		}, conversation)
	}
	return all, nil
}

func listOf(text string) []string {
	all := []string{}
	_ = json.Unmarshal([]byte(cmp.Or(text, "[]")), &all) // what is no list is none
	return all
}

func isTrue(text string) bool { return text == "1" || text == "true" }

func number(text string, otherwise int) (n int) {
	if _, err := fmt.Sscan(text, &n); err != nil {
		return otherwise
	}
	return n
}
