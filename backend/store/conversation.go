package store

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/store/sqlite"
)

// A Query chooses conversations: those of the list, or of one of the other two places.
type Query struct {
	Text     string // in title or character; case does not matter
	Archived bool   // those put aside instead of the others
	Trashed  bool   // those in the trash instead of the others
	Limit    int    // 0: all
	Before   string // the id of the last one of the page before
}

// The three places of conversations: which are there, and in what order. Each has
// an index.
const (
	listedWhere   = "c.trashed_at IS NULL AND c.archived_at IS NULL"
	archivedWhere = "c.trashed_at IS NULL AND c.archived_at IS NOT NULL"
	trashedWhere  = "c.trashed_at IS NOT NULL"

	lastUsed   = "pinned DESC, updated_at DESC, id DESC"
	lastThrown = "trashed_at DESC, id DESC"
)

// Conversations lists them with the start of the last message and the number of
// rows: the pinned ones first, then the last used; in the trash the last thrown away.
func (db *DB) Conversations(ctx context.Context, q Query) ([]chat.Conversation, error) {
	where, order, keys := listedWhere, lastUsed, "pinned, updated_at, id"
	switch {
	case q.Trashed:
		where, order, keys = trashedWhere, lastThrown, "trashed_at, id"
	case q.Archived:
		where = archivedWhere
	}
	var args []any
	if text := strings.ToLower(strings.TrimSpace(q.Text)); text != "" {
		where, args = where+" AND instr(c.sought, ?) > 0", append(args, text)
	}
	if q.Before != "" {
		where += fmt.Sprintf(" AND (%s) < (SELECT %s FROM conversations WHERE id = ?)", qualified(keys, "c"), keys)
		args = append(args, q.Before)
	}
	query := selectListed + " WHERE " + where + " ORDER BY " + qualified(order, "c") + " LIMIT ?"
	return read(ctx, db, func(t *Tx) (all []chat.Conversation, err error) {
		if q.Before != "" {
			// Without its row the comparison would hold for none, and the list seem to end here.
			if _, err := t.Conversation(ctx, q.Before); err != nil {
				return all, err
			}
		}
		return sqlite.List(ctx, t, scanListed, query, append(args, cmp.Or(q.Limit, -1))...)
	})
}

// qualified puts the table's name before each of some columns.
func qualified(columns, table string) string {
	return table + "." + strings.ReplaceAll(columns, ", ", ", "+table+".")
}

// CreateConversation begins a conversation. Blank fields are copied from the card;
// its greetings become rows without a parent, the first of them the leaf.
func (db *DB) CreateConversation(ctx context.Context, n chat.NewConversation) (chat.Conversation, error) {
	return write(ctx, db, func(t *Tx) (c chat.Conversation, err error) {
		cast, err := t.castOf(ctx, n.Cast, nil)
		if err != nil {
			return c, err
		}
		if len(cast) > 0 && cast.Of(n.CharacterCardID) < 0 {
			n.CharacterCardID = cast[0].CharacterCardID
		}
		if len(cast) == 1 {
			cast = nil
		}
		greeted := strings.TrimSpace(n.FirstMes) != ""
		if n.CharacterCardID != "" {
			card, err := t.character(ctx, n.CharacterCardID)
			if err != nil {
				return c, err
			}
			n.CharacterName = cmp.Or(strings.TrimSpace(n.CharacterName), card.Name)
			n.CharacterScenario = cmp.Or(n.CharacterScenario, card.Scenario)
			n.PostHistoryInstructions = cmp.Or(n.PostHistoryInstructions, card.PostHistoryInstructions)
			if strings.TrimSpace(n.FirstMes) == "" {
				n.FirstMes, n.AlternateGreetings = card.FirstMes, card.AlternateGreetings
			}
		}
		c = chat.Conversation{
			ID: db.o.NewID(), CharacterCardID: n.CharacterCardID, CharacterName: strings.TrimSpace(n.CharacterName),
			CharacterScenario: n.CharacterScenario, PostHistoryInstructions: n.PostHistoryInstructions,
			MacroSeed: db.o.NewID(), CreatedAt: t.Now, UpdatedAt: t.Now, Cast: cast, SpeakersPerTurn: n.SpeakersPerTurn,
		}
		c.Title = Clip(cmp.Or(strings.TrimSpace(n.Title), chat.Listed(cast.Labels()), c.CharacterName, chat.DefaultTitle), MaxTitle)
		if err := t.InsertConversation(ctx, c, "{}"); err != nil {
			return c, err
		}
		if len(cast) > 0 && !greeted {
			err = t.greetAll(ctx, c.ID, cast)
		} else {
			err = t.greet(ctx, c.ID, n.FirstMes, n.AlternateGreetings)
		}
		if err != nil {
			return c, err
		}
		return t.Conversation(ctx, c.ID)
	})
}

// InsertConversation writes a new conversation with the state that workflows keep in it.
func (t *Tx) InsertConversation(ctx context.Context, c chat.Conversation, state string) error {
	c.SpeakersPerTurn = max(1, c.SpeakersPerTurn)
	c.Cast = lists.Filled(c.Cast)
	if err := checkConversation(c); err != nil {
		return err
	}
	return t.Exec(ctx, `INSERT INTO conversations (id, title, character_card_id, character_name, character_scenario, post_history_instructions,
	    macro_seed, sought, created_at, updated_at, pinned, archived_at, trashed_at, persona_lock_id, workflow_state, cast_members, speakers_per_turn,
	    model_config_id, preset_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		c.ID, c.Title, c.CharacterCardID, c.CharacterName, c.CharacterScenario, c.PostHistoryInstructions, c.MacroSeed, sought(c),
		sqlite.Time(&c.CreatedAt), sqlite.Time(&c.UpdatedAt), c.Pinned, sqlite.MaybeTime(&c.ArchivedAt), sqlite.MaybeTime(&c.TrashedAt), c.PersonaLockID, state,
		sqlite.JSON(c.Cast), c.SpeakersPerTurn, c.ModelConfigID, c.PresetID)
}

// greet writes the greetings. Without a first one there are none at all.
func (t *Tx) greet(ctx context.Context, conversation, first string, others []string) error {
	if strings.TrimSpace(first) == "" {
		return nil
	}
	var leaf int64
	for _, text := range append([]string{first}, others...) {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if err := checkText(text); err != nil {
			return err
		}
		id, err := t.addMessage(ctx, newMessage{conversation: conversation, role: chat.Assistant, text: text})
		if err != nil {
			return err
		}
		leaf = cmp.Or(leaf, id)
	}
	return t.setLeaf(ctx, conversation, &leaf)
}

// Conversation gives one, also from the archive and the trash.
func (db *DB) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	return read(ctx, db, func(t *Tx) (chat.Conversation, error) { return t.Conversation(ctx, id) })
}

// UpdateConversation changes title, character_scenario, post_history_instructions,
// persona_lock_id, pinned, archived, cast, speakers_per_turn, model_config_id and preset_id. The conversation keeps its date: it was not used. What is
// archived is not pinned, and what is pinned comes out of the archive.
func (db *DB) UpdateConversation(ctx context.Context, id string, patch json.RawMessage) (chat.Conversation, error) {
	return write(ctx, db, func(t *Tx) (c chat.Conversation, err error) {
		if c, err = t.Conversation(ctx, id); err != nil {
			return c, err
		}
		was := conversationChange{
			c.Title, c.CharacterScenario, c.PostHistoryInstructions, c.PersonaLockID, c.Pinned, c.ArchivedAt != nil, c.Cast, c.SpeakersPerTurn,
			c.ModelConfigID, c.PresetID,
		}
		change := was
		if err := merge(&change, patch); err != nil {
			return c, err
		}
		c.Title, c.SpeakersPerTurn = strings.TrimSpace(change.Title), change.SpeakersPerTurn
		c.CharacterScenario, c.PostHistoryInstructions = change.CharacterScenario, change.PostHistoryInstructions
		if !slices.Equal(change.Cast, was.Cast) {
			if err := t.recast(ctx, &c, change.Cast); err != nil {
				return c, err
			}
		}
		if err := checkConversation(c); err != nil {
			return c, err
		}
		if c.PersonaLockID = change.PersonaLockID; c.PersonaLockID != nil {
			if err := t.knownPersona(ctx, *c.PersonaLockID); err != nil {
				return c, err
			}
		}
		if err := t.keepAnswerer(ctx, &c, change.ModelConfigID, change.PresetID); err != nil {
			return c, err
		}
		c.Pinned = change.Pinned
		switch {
		case change.Archived && !was.Archived:
			at := t.Now.UTC().Truncate(time.Microsecond)
			c.ArchivedAt, c.Pinned = &at, false
		case !change.Archived, change.Pinned:
			c.ArchivedAt = nil
		}
		return c, t.Exec(ctx, `UPDATE conversations SET title = ?, character_scenario = ?, post_history_instructions = ?, sought = ?,
		  persona_lock_id = ?, pinned = ?, archived_at = ?, cast_members = ?, speakers_per_turn = ?, character_card_id = ?, character_name = ?,
		  model_config_id = ?, preset_id = ? WHERE id = ?`,
			c.Title, c.CharacterScenario, c.PostHistoryInstructions, sought(c), c.PersonaLockID, c.Pinned, sqlite.MaybeTime(&c.ArchivedAt),
			sqlite.JSON(c.Cast), c.SpeakersPerTurn, c.CharacterCardID, c.CharacterName,
			c.ModelConfigID, c.PresetID, id)
	})
}

// A conversationChange is what a person may change of a conversation.
type conversationChange struct {
	Title                   string    `json:"title"`
	CharacterScenario       string    `json:"character_scenario"`
	PostHistoryInstructions string    `json:"post_history_instructions"`
	PersonaLockID           *int64    `json:"persona_lock_id"`
	Pinned                  bool      `json:"pinned"`
	Archived                bool      `json:"archived"`
	Cast                    chat.Cast `json:"cast"`
	SpeakersPerTurn         int       `json:"speakers_per_turn"`
	ModelConfigID           *int64    `json:"model_config_id"`
	PresetID                *int64    `json:"preset_id"`
}

// keepAnswerer has a conversation keep a model and a preset, which must be there.
func (t *Tx) keepAnswerer(ctx context.Context, c *chat.Conversation, model, preset *int64) error {
	if model != nil {
		if _, err := t.model(ctx, *model); err != nil {
			return fault.New(fault.Invalid, "The model of this conversation was deleted. Choose another model.").With("field", "model_config_id").Because(err)
		}
	}
	if preset != nil {
		if _, err := t.preset(ctx, *preset); err != nil {
			return fault.New(fault.Invalid, "The preset of this conversation was deleted. Choose another preset.").With("field", "preset_id").Because(err)
		}
	}
	c.ModelConfigID, c.PresetID = model, preset
	return nil
}

// Touch moves a conversation to the top of the list.
func (db *DB) Touch(ctx context.Context, id string) error {
	return db.change(ctx, noConversation(), "UPDATE conversations SET updated_at = ? WHERE id = ?", db.o.Now().UnixMicro(), id)
}

func checkConversation(c chat.Conversation) error {
	var r rules
	r.named("title", c.Title, MaxTitle)
	r.most("character_name", c.CharacterName, MaxName)
	r.upTo("speakers_per_turn", c.SpeakersPerTurn, chat.MostSpeakers)
	r.most("character_scenario", c.CharacterScenario, chat.MaxText)
	r.most("post_history_instructions", c.PostHistoryInstructions, chat.MaxText)
	return r.err
}

const selectConversation = `SELECT c.id, c.title, c.character_card_id, c.character_name, c.character_scenario,
  c.post_history_instructions, c.active_leaf_id, c.macro_seed, c.created_at, c.updated_at, c.persona_lock_id, c.pinned,
  c.archived_at, c.trashed_at, c.cast_members, c.speakers_per_turn, c.model_config_id, c.preset_id`

// The preview is cut in SQL, so that a long last message does not travel for a list. Where several characters
// speak, only its row knows who {{char}} is.
const selectListed = selectConversation + `, coalesce(iif(m.author = '', substr(m.content, 1, 160), replace(substr(m.content, 1, 160), '{{char}}', m.author)), ''), c.message_count
  FROM conversations c LEFT JOIN messages m ON m.id = c.active_leaf_id`

func conversationFields(c *chat.Conversation) []any {
	return []any{
		&c.ID, &c.Title, &c.CharacterCardID, &c.CharacterName, &c.CharacterScenario, &c.PostHistoryInstructions,
		&c.ActiveLeafID, &c.MacroSeed,
		sqlite.Time(&c.CreatedAt),
		sqlite.Time(&c.UpdatedAt),
		&c.PersonaLockID, &c.Pinned,
		sqlite.MaybeTime(&c.ArchivedAt),
		sqlite.MaybeTime(&c.TrashedAt),
		sqlite.JSON(&c.Cast), &c.SpeakersPerTurn, &c.ModelConfigID, &c.PresetID,
	}
}

func scanListed(row sqlite.Row) (c chat.Conversation, err error) {
	return c, row.Scan(append(conversationFields(&c), &c.Preview, &c.MessageCount)...)
}

// Conversation reads one, from any place.
func (t *Tx) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	return sqlite.One(ctx, t, noConversation(), scanListed, selectListed+" WHERE c.id = ?", id)
}

// setLeaf makes a row the end of the active path.
func (t *Tx) setLeaf(ctx context.Context, conversation string, leaf *int64) error {
	return t.Exec(ctx, "UPDATE conversations SET active_leaf_id = ?, updated_at = ? WHERE id = ?", leaf, t.Now.UnixMicro(), conversation)
}

func noConversation() error { return fault.New(fault.NotFound, "Conversation not found") }

// sought is what the list's filter looks into.
func sought(c chat.Conversation) string {
	names := append([]string{c.Title, c.CharacterName}, lists.Map(c.Cast, func(m chat.Member) string { return m.Name })...)
	return strings.ToLower(strings.Join(names, "\n"))
}

// Clip cuts text to n characters, at a word's end where one is near.
func Clip(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	cut := string([]rune(text)[:n-1])
	if space := strings.LastIndexByte(cut, ' '); space > len(cut)/2 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,;:") + "…"
}
