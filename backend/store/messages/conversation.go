package messages

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A Query chooses conversations: those of the list, or of one of the other two places.
type Query struct {
	Text     string   // in title, character or tags; case does not matter
	Archived bool     // those put aside instead of the others
	Trashed  bool     // those in the trash instead of the others
	Limit    int      // 0: all
	Before   string   // the id of the last one of the page before
	Group    Grouping // what is together; not in the trash
	Sort     Sorting  // within a group; not in the trash
	Folder   string   // those in this folder; empty: all
	Tag      string   // those with this tag; case does not matter; empty: all
	Closed   []string // folders whose conversations are left out
}

// A Grouping says which conversations are together in a list.
type Grouping string

// The groupings of a list. The empty one goes by time alone.
const (
	ByCharacter Grouping = "character"
	ByFolder    Grouping = "folder" // those in no folder come last
)

// A Sorting is the order of the conversations of a group. The pinned ones are always first.
type Sorting string

// The orders of a group. The empty one has the last used first.
const (
	ByTitle   Sorting = "title"
	ByCreated Sorting = "created" // the newest first
)

// check refuses an order that there is not.
func (q Query) check() error {
	if !slices.Contains([]Grouping{"", ByCharacter, ByFolder}, q.Group) {
		return fault.Newf(fault.Invalid, "The field %s must be one of %s.", "group", "character, folder").With("field", "group")
	}
	if !slices.Contains([]Sorting{"", ByTitle, ByCreated}, q.Sort) {
		return fault.Newf(fault.Invalid, "The field %s must be one of %s.", "sort", "title, created").With("field", "sort")
	}
	return nil
}

// The three places of conversations: which are there, and in what order. Each has
// an index.
const (
	listedWhere   = "c.trashed_at IS NULL AND c.archived_at IS NULL"
	archivedWhere = "c.trashed_at IS NULL AND c.archived_at IS NOT NULL"
	trashedWhere  = "c.trashed_at IS NOT NULL AND c." + Stays

	lastUsed   = "pinned DESC, updated_at DESC, id DESC"
	lastThrown = "trashed_at DESC, id DESC"
)

// Conversations lists them with the start of the last message and the number of
// rows: the pinned ones first, then the last used; in the trash the last thrown away.
func (db *DB) Conversations(ctx context.Context, q Query) ([]chat.Conversation, error) {
	all := []chat.Conversation{}
	for c, err := range db.WalkConversations(ctx, q) {
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// WalkConversations is Conversations for who uses them one by one.
func (db *DB) WalkConversations(ctx context.Context, q Query) iter.Seq2[chat.Conversation, error] {
	if err := q.check(); err != nil {
		return func(yield func(chat.Conversation, error) bool) { yield(chat.Conversation{}, err) }
	}
	where, order, keys := listedWhere, lastUsed, "pinned, updated_at, id"
	switch {
	case q.Trashed:
		where, order, keys = trashedWhere, lastThrown, "trashed_at, id"
	case q.Archived:
		where = archivedWhere
	}
	comparison := " AND (%s) < (SELECT %s FROM conversations WHERE id = ?)"
	if !q.Trashed && (q.Group != "" || q.Sort != "") {
		keys = groupKeys(q.Group, q.Sort)
		order, comparison = keys, " AND (%s) > (SELECT %s FROM conversations c WHERE c.id = ?)"
	} else {
		order = withTable(order, "c")
	}
	var args []any
	if q.Folder != "" {
		where, args = where+" AND c.folder_id = ?", append(args, q.Folder)
	}
	if q.Tag != "" {
		where, args = where+" AND EXISTS (SELECT 1 FROM json_each(c.tags) t WHERE t.value = ? COLLATE NOCASE)", append(args, q.Tag)
	}
	if len(q.Closed) > 0 {
		where, args = where+" AND coalesce(c.folder_id, '') NOT IN (SELECT value FROM json_each(?))", append(args, sqlite.JSON(q.Closed))
	}
	if text := strings.ToLower(strings.TrimSpace(q.Text)); text != "" {
		where, args = where+" AND instr(c.sought, ?) > 0", append(args, text)
	}
	if q.Before != "" {
		of := keys
		if order != keys {
			of = withTable(keys, "c")
		}
		where, args = where+fmt.Sprintf(comparison, of, keys), append(args, q.Before)
	}
	query := "SELECT c.id FROM conversations c WHERE " + where + " ORDER BY " + order + " LIMIT ?"
	return rows.Walk(ctx, db.file, rows.AtOnce, func(ctx context.Context, t *Tx) ([]string, error) {
		if q.Before != "" {
			// Without its row the comparison would hold for none, and the list seem to end here.
			if _, err := t.Conversation(ctx, q.Before); err != nil {
				return nil, err
			}
		}
		return sqlite.List(ctx, t, sqlite.Value[string], query, append(args, cmp.Or(q.Limit, -1))...)
	}, func(ctx context.Context, t *Tx, ids []string) ([]chat.Conversation, error) {
		return sqlite.List(ctx, t, scanListed, selectListed+" JOIN json_each(?) p ON p.value = c.id ORDER BY p.key", sqlite.JSON(ids))
	})
}

// folderRank orders conversations as their folders are shown: a folder, those in it, the next folder; at the end what is in none.
const folderRank = `coalesce((SELECT printf('%012d %s %d %012d %s', coalesce(p.position, f.position), coalesce(p.id, f.id), p.id IS NOT NULL, f.position, f.id)
  FROM folders f LEFT JOIN folders p ON p.id = f.parent_id WHERE f.id = c.folder_id), '~')`

// groupKeys are what conversations in groups are ordered by, all of it rising.
func groupKeys(group Grouping, sort Sorting) string {
	keys := ""
	switch group {
	case ByCharacter: // those without one come last
		keys = "c.character_name = '', lower(c.character_name), c.character_name, "
	case ByFolder:
		keys = folderRank + ", "
	}
	switch sort {
	case ByTitle:
		keys += "-c.pinned, lower(c.title), c.title, c.id"
	case ByCreated:
		keys += "-c.pinned, -c.created_at, c.id"
	default:
		keys += "-c.pinned, -c.updated_at, c.id"
	}
	return keys
}

// Tags are the tags of the conversations outside the trash, those of most conversations first.
func (db *DB) Tags(ctx context.Context) ([]chat.TagCount, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (c chat.TagCount, err error) {
		return c, row.Scan(&c.Tag, &c.Count)
	}, `SELECT min(t.value), count(*) FROM conversations c, json_each(c.tags) t WHERE c.trashed_at IS NULL
	  GROUP BY lower(t.value) ORDER BY count(*) DESC, lower(t.value)`)
}

// withTable puts the table's name before each of some columns.
func withTable(columns, table string) string {
	return table + "." + strings.ReplaceAll(columns, ", ", ", "+table+".")
}

// Conversation gives one, also from the archive and the trash.
func (db *DB) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.Conversation, error) { return t.Conversation(ctx, id) })
}

// Touch moves a conversation to the top of the list.
func (db *DB) Touch(ctx context.Context, id string) error {
	return db.file.Change(ctx, NoConversation(), "UPDATE conversations SET updated_at = ? WHERE id = ?", db.file.Now().UnixMicro(), id)
}

const SelectConversation = `SELECT c.id, c.title, c.character_card_id, c.character_name, c.character_scenario,
  c.post_history_instructions, c.active_leaf_id, c.macro_seed, c.created_at, c.updated_at, c.persona_lock_id, c.pinned,
  c.archived_at, c.trashed_at, c.cast_members, c.speakers_per_turn, c.model_config_id, c.preset_id, coalesce(c.folder_id, ''), c.tags, c.settings`

// The preview is cut in SQL, so that a long last message does not travel for a list. Where several characters
// speak, only its row knows who {{char}} is.
const selectListed = SelectConversation + `, coalesce(iif(m.author = '', substr(m.content, 1, 160), replace(substr(m.content, 1, 160), '{{char}}', m.author)), ''), c.message_count
  FROM conversations c LEFT JOIN messages m ON m.id = c.active_leaf_id`

func ConversationFields(c *chat.Conversation) []any {
	return []any{
		&c.ID, &c.Title, &c.CharacterCardID, &c.CharacterName, &c.CharacterScenario, &c.PostHistoryInstructions,
		&c.ActiveLeafID, &c.MacroSeed,
		sqlite.Time(&c.CreatedAt),
		sqlite.Time(&c.UpdatedAt),
		&c.PersonaLockID, &c.Pinned,
		sqlite.MaybeTime(&c.ArchivedAt),
		sqlite.MaybeTime(&c.TrashedAt),
		sqlite.JSON(&c.Cast), &c.SpeakersPerTurn, &c.ModelConfigID, &c.PresetID, &c.FolderID, sqlite.JSON(&c.Tags), sqlite.JSON(&c.Settings),
	}
}

func scanListed(row sqlite.Row) (c chat.Conversation, err error) {
	return c, row.Scan(append(ConversationFields(&c), &c.Preview, &c.MessageCount)...)
}

// Conversation reads one, from any place.
func (t *Tx) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	return sqlite.One(ctx, t, NoConversation(), scanListed, selectListed+" WHERE c.id = ? AND c."+Stays, id)
}

// SetLeaf makes a row the end of the active path.
func (t *Tx) SetLeaf(ctx context.Context, conversation string, leaf *int64) error {
	return t.Exec(ctx, "UPDATE conversations SET active_leaf_id = ?, updated_at = ? WHERE id = ?", leaf, t.Now.UnixMicro(), conversation)
}

func NoConversation() error { return fault.New(fault.NotFound, "Conversation not found") }

// FilterText is what the list's filter looks into.
func FilterText(c chat.Conversation) string {
	names := append([]string{c.Title, c.CharacterName}, lists.Map(c.Cast, func(m chat.Member) string { return m.Name })...)
	return strings.ToLower(strings.Join(append(names, c.Tags...), "\n"))
}

// Stays leaves out the conversations that are being deleted for good.
const Stays = "id NOT IN (SELECT conversation_id FROM purges)"

// ConversationOutsideTrash is a conversation that is not in the trash.
func (t *Tx) ConversationOutsideTrash(ctx context.Context, id string) (chat.Conversation, error) {
	c, err := t.Conversation(ctx, id)
	if err == nil && c.TrashedAt != nil {
		err = NoConversation()
	}
	return c, err
}
