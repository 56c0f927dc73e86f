package turns

import (
	"context"
	"slices"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/scripts"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/script"
)

// readScripts reads the scripts that may act in a conversation, once its people are known.
func (t *Tx) readScripts(ctx context.Context, s *turn.Snapshot) error {
	active, err := scripts.Active(ctx, t.Tx, s.Folders.Over(s.Conversation).PresetID, cardsOf(s.Conversation))
	if err != nil {
		return err
	}
	card := s.Conversation.CharacterCardID
	if len(s.Conversation.Cast) > 0 { // a member's scripts are for the member's words
		card = ""
	}
	s.Scripts = script.NewSet(active, card, func(seed string, at time.Time) macro.Values {
		return s.Names().From(s.Variables).Values(s.Conversation.MacroSeed+seed, at.Local())
	}, time.Now)
	return nil
}

// scriptsOfSent puts what models read in the place of what is stored. It comes after the transaction, because patterns take
// their time.
func (db *DB) scriptsOfSent(s *turn.Snapshot) {
	if s.Scripts == nil {
		return
	}
	behind := 0
	if s.User.ID != 0 && !slices.ContainsFunc(s.History, func(m chat.Message) bool { return m.ID == s.User.ID }) {
		behind = 1
	}
	s.History = s.Scripts.Path(s.History, behind, &db.sent)
	s.Entries = s.Scripts.Entries(s.Entries)
	for i := range s.Cast {
		s.Cast[i].Entries = s.Scripts.Entries(s.Cast[i].Entries)
	}
}

// Scripts are the scripts that may act in a conversation; nil: none may.
func (db *DB) Scripts(ctx context.Context, conversation string) (*script.Set, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (*script.Set, error) {
		some, err := sqlite.Maybe(ctx, t, sqlite.Value[int], "SELECT 1 FROM scripts WHERE allowed LIMIT 1")
		if err != nil || some == nil { // as in most libraries
			return nil, err
		}
		var s turn.Snapshot
		if s.Conversation, err = t.messages.Conversation(ctx, conversation); err != nil {
			return nil, err
		}
		if err := t.ReadPeople(ctx, &s); err != nil {
			return nil, err
		}
		if s.Variables, err = t.messages.VariablesAt(ctx, conversation, s.Conversation.ActiveLeafID); err != nil {
			return nil, err
		}
		err = t.readScripts(ctx, &s)
		return s.Scripts, err
	})
}

// ShownText is what scripts show a person in the place of a message's text; nil: its text.
func (db *DB) ShownText(ctx context.Context, conversation string, m *chat.Message) (*string, error) {
	all, err := db.Scripts(ctx, conversation)
	if err != nil || all == nil || !all.Acts(script.Shown, script.Person, script.Reply) {
		return nil, err
	}
	behind := 0
	if all.Ranged(script.Shown) {
		if behind, err = db.messages.CountBehind(ctx, conversation, m.ID); err != nil {
			return nil, err
		}
	}
	return all.ShownText(m, max(behind, 0)), nil
}

// ScriptsOf are the scripts that may act in a conversation, and those that would if a person allowed them, in their order.
func (db *DB) ScriptsOf(ctx context.Context, conversation string) ([]scripts.Script, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]scripts.Script, error) {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return nil, err
		}
		folders, err := t.folders.Chain(ctx, c.FolderID)
		if err != nil {
			return nil, err
		}
		return scripts.In(ctx, t.Tx, folders.Over(c).PresetID, cardsOf(c))
	})
}

// cardsOf are the cards of who speaks in a conversation.
func cardsOf(c chat.Conversation) []string {
	cards := []string{c.CharacterCardID}
	for _, m := range c.Cast {
		cards = append(cards, m.CharacterCardID)
	}
	return cards
}
