package chats

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/settings"
	"terzetto/backend/store/sqlite"
)

// CreateConversation begins a conversation. Blank fields are copied from the card;
// its greetings become rows without a parent, the first of them the leaf.
func (db *DB) CreateConversation(ctx context.Context, n chat.NewConversation) (chat.Conversation, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (c chat.Conversation, err error) {
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
		var of *chat.Character
		if n.CharacterCardID != "" {
			card, err := t.library.Character(ctx, n.CharacterCardID)
			if err != nil {
				return c, err
			}
			of = &card
			n.CharacterName = cmp.Or(strings.TrimSpace(n.CharacterName), card.Name)
			n.CharacterScenario = cmp.Or(n.CharacterScenario, card.Scenario)
			n.PostHistoryInstructions = cmp.Or(n.PostHistoryInstructions, card.PostHistoryInstructions)
			if strings.TrimSpace(n.FirstMes) == "" {
				n.FirstMes, n.AlternateGreetings = card.FirstMes, card.AlternateGreetings
			}
		}
		c = chat.Conversation{
			ID: db.file.NewID(), CharacterCardID: n.CharacterCardID, CharacterName: strings.TrimSpace(n.CharacterName),
			CharacterScenario: n.CharacterScenario, PostHistoryInstructions: n.PostHistoryInstructions,
			MacroSeed: db.file.NewID(), CreatedAt: t.Now, UpdatedAt: t.Now, Cast: cast, SpeakersPerTurn: n.SpeakersPerTurn, FolderID: n.FolderID,
		}
		if err := t.folders.CheckThere(ctx, c.FolderID); err != nil {
			return c, err
		}
		c.Title = cmp.Or(strings.TrimSpace(n.Title), castTitle(c))
		c.Title = rows.Clip(c.Title, rows.MaxTitle)
		if err := t.InsertConversation(ctx, c, "{}"); err != nil {
			return c, err
		}
		g, err := t.greeter(ctx, c, of)
		if err != nil {
			return c, err
		}
		if len(cast) > 0 && !greeted {
			err = t.greetAll(ctx, g)
		} else {
			err = t.greet(ctx, g, n.FirstMes, n.AlternateGreetings)
		}
		if err != nil {
			return c, err
		}
		return t.messages.Conversation(ctx, c.ID)
	})
}

// InsertConversation writes a new conversation with the state that plug-ins keep in it.
func (t *Tx) InsertConversation(ctx context.Context, c chat.Conversation, state string) error {
	c.SpeakersPerTurn = max(1, c.SpeakersPerTurn)
	c.Cast, c.Tags = lists.OrEmpty(c.Cast), lists.OrEmpty(c.Tags)
	if err := checkConversation(c); err != nil {
		return err
	}
	return t.Exec(ctx, `INSERT INTO conversations (id, title, character_card_id, character_name, character_scenario, post_history_instructions,
	    macro_seed, sought, created_at, updated_at, pinned, archived_at, trashed_at, persona_lock_id, workflow_state, cast_members, speakers_per_turn,
	    model_config_id, preset_id, folder_id, tags, settings)
	  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?)`,
		c.ID, c.Title, c.CharacterCardID, c.CharacterName, c.CharacterScenario, c.PostHistoryInstructions, c.MacroSeed, messages.FilterText(c),
		sqlite.Time(&c.CreatedAt), sqlite.Time(&c.UpdatedAt), c.Pinned, sqlite.MaybeTime(&c.ArchivedAt), sqlite.MaybeTime(&c.TrashedAt), c.PersonaLockID, state,
		sqlite.JSON(c.Cast), c.SpeakersPerTurn, c.ModelConfigID, c.PresetID, c.FolderID, sqlite.JSON(c.Tags), storedSettings(c.Settings))
}

// greet writes the greetings. Without a first one there are none at all.
func (t *Tx) greet(ctx context.Context, g greeter, first string, others []string) error {
	if strings.TrimSpace(first) == "" {
		return nil
	}
	conversation := g.c.ID
	before, err := t.messages.VariablesAt(ctx, conversation, nil)
	if err != nil {
		return err
	}
	var leaf int64
	for i, text := range append([]string{first}, others...) {
		text, after := g.of(text, i, before)
		if strings.TrimSpace(text) == "" {
			continue
		}
		if err := messages.CheckText(text); err != nil {
			return err
		}
		changed := after.Since(before)
		id, err := t.messages.AddMessage(ctx, messages.NewMessage{
			Conversation: conversation, Role: chat.Assistant, Text: text, Variables: changed.Own,
		})
		if err != nil {
			return err
		}
		if leaf == 0 { // only what is said changes what all conversations share
			if err := t.messages.SetSharedVariables(ctx, changed.Shared); err != nil {
				return err
			}
			leaf = id
		}
	}
	if leaf == 0 { // all of them were notes to the author
		return nil
	}
	return t.messages.SetLeaf(ctx, conversation, &leaf)
}

// UpdateConversation changes title, character_scenario, post_history_instructions,
// persona_lock_id, pinned, archived, cast, speakers_per_turn, model_config_id, preset_id, folder_id, tags and settings. The conversation keeps its date: it was not used. What is
// archived is not pinned, and what is pinned comes out of the archive.
func (db *DB) UpdateConversation(ctx context.Context, id string, patch json.RawMessage) (chat.Conversation, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (c chat.Conversation, err error) {
		if c, err = t.messages.Conversation(ctx, id); err != nil {
			return c, err
		}
		was := conversationChange{
			c.Title, c.CharacterScenario, c.PostHistoryInstructions, c.PersonaLockID, c.Pinned, c.ArchivedAt != nil, c.Cast, c.SpeakersPerTurn,
			c.ModelConfigID, c.PresetID, c.FolderID, c.Tags, c.Settings,
		}
		change := was
		if err := rows.Merge(&change, patch); err != nil {
			return c, err
		}
		c.Settings = change.Settings
		maps.DeleteFunc(c.Settings.Samplers.Further, func(_ string, value json.RawMessage) bool { return string(value) == "null" })
		given := castTitle(c)
		c.Title, c.SpeakersPerTurn, c.Tags = strings.TrimSpace(change.Title), change.SpeakersPerTurn, chat.WithTags(nil, change.Tags)
		c.CharacterScenario, c.PostHistoryInstructions = change.CharacterScenario, change.PostHistoryInstructions
		if !slices.Equal(change.Cast, was.Cast) {
			if err := t.recast(ctx, &c, change.Cast); err != nil {
				return c, err
			}
			if c.Title == given { // no person gave it another title
				c.Title = rows.Clip(castTitle(c), rows.MaxTitle)
			}
		}
		if err := checkConversation(c); err != nil {
			return c, err
		}
		if c.PersonaLockID = change.PersonaLockID; c.PersonaLockID != nil {
			if err := t.library.KnownPersona(ctx, *c.PersonaLockID); err != nil {
				return c, err
			}
		}
		if c.FolderID = change.FolderID; c.FolderID != was.FolderID {
			if err := t.folders.CheckThere(ctx, c.FolderID); err != nil {
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
		  model_config_id = ?, preset_id = ?, folder_id = nullif(?, ''), tags = ?, settings = ? WHERE id = ?`,
			c.Title, c.CharacterScenario, c.PostHistoryInstructions, messages.FilterText(c), c.PersonaLockID, c.Pinned, sqlite.MaybeTime(&c.ArchivedAt),
			sqlite.JSON(c.Cast), c.SpeakersPerTurn, c.CharacterCardID, c.CharacterName,
			c.ModelConfigID, c.PresetID, c.FolderID, sqlite.JSON(c.Tags), storedSettings(c.Settings), id)
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
	FolderID                string    `json:"folder_id"`
	Tags                    []string  `json:"tags"`

	Settings chat.ConversationSettings `json:"settings"`
}

// castTitle names a conversation by who takes part, until a person gives it another title.
func castTitle(c chat.Conversation) string {
	return cmp.Or(chat.JoinNames(c.Cast.Labels()), c.CharacterName, chat.DefaultTitle)
}

// keepAnswerer has a conversation keep a model and a preset, which must be there.
func (t *Tx) keepAnswerer(ctx context.Context, c *chat.Conversation, model, preset *int64) error {
	if model != nil {
		if _, err := t.settings.Model(ctx, *model); err != nil {
			return fault.New(fault.Invalid, "The model of this conversation was deleted. Choose another model.").With("field", "model_config_id").Because(err)
		}
	}
	if preset != nil {
		if _, err := t.settings.Preset(ctx, *preset); err != nil {
			return fault.New(fault.Invalid, "The preset of this conversation was deleted. Choose another preset.").With("field", "preset_id").Because(err)
		}
	}
	c.ModelConfigID, c.PresetID = model, preset
	return nil
}

// storedSettings are what a person set, as they are kept; nothing where nothing is set.
func storedSettings(s chat.ConversationSettings) any {
	if reflect.ValueOf(s).IsZero() {
		return "{}"
	}
	return sqlite.JSON(s)
}

func checkTags(r *rows.Rules, tags []string) {
	if len(tags) > chat.MaxTags {
		r.Fail(fault.Newf(fault.Invalid, "A conversation can have at most %d tags.", chat.MaxTags), "tags")
	}
	for _, tag := range tags {
		r.AtMost("tags", tag, chat.MaxTagLength)
	}
}

func checkConversation(c chat.Conversation) error {
	var r rows.Rules
	r.NotBlank("title", c.Title, rows.MaxTitle)
	r.AtMost("character_name", c.CharacterName, rows.MaxName)
	r.UpTo("speakers_per_turn", c.SpeakersPerTurn, chat.MostSpeakers)
	r.AtMost("character_scenario", c.CharacterScenario, chat.MaxText)
	r.AtMost("post_history_instructions", c.PostHistoryInstructions, chat.MaxText)
	checkTags(&r, c.Tags)
	own := c.Settings
	r.AtMost("settings", own.SystemPrompt, chat.MaxText)
	r.AtMost("settings", own.Scenario, chat.MaxText)
	r.AtMost("settings", own.PostHistoryInstructions, chat.MaxText)
	r.AtMost("settings", own.Note.Text, chat.MaxText)
	if n := own.Note; n.Depth < 0 || n.Depth > chat.MostNoteDepth || n.Every < 0 || n.Every > chat.MostNoteDepth {
		r.Fail(fault.Newf(fault.Invalid, "The depth and the interval of a note are 0 to %d.", chat.MostNoteDepth), "settings")
	}
	if !slices.Contains([]string{"", "system", "user", "assistant"}, own.Note.Role) {
		r.Fail(fault.New(fault.Invalid, "A note is from the system, the user or the assistant."), "settings")
	}
	if r.Err != nil {
		return r.Err
	}
	return settings.CheckSamplers(own.Samplers)
}
