package chats

import (
	"context"
	"errors"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// DirectorState gives what the Director remembers of a conversation.
func (db *DB) DirectorState(ctx context.Context, conversation string) (chat.DirectorState, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (s chat.DirectorState, err error) {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return s, err
		}
		return t.directorState(ctx, conversation)
	})
}

// directorState reads the stored state, empty where there is none.
func (t *Tx) directorState(ctx context.Context, conversation string) (chat.DirectorState, error) {
	s := chat.DirectorState{ConversationID: conversation, ActiveMoods: []string{}, ProgressiveFields: map[string]string{}}
	err := sqlite.Into(ctx, t, sqlite.ErrNone, []any{sqlite.JSON(&s.ActiveMoods), sqlite.JSON(&s.ProgressiveFields)},
		"SELECT active_moods, progressive_fields FROM director_state WHERE conversation_id = ?", conversation)
	if errors.Is(err, sqlite.ErrNone) {
		err = nil
	}
	return s, err
}

func (t *Tx) SaveDirectorState(ctx context.Context, s chat.DirectorState) error {
	return t.Exec(ctx, `INSERT INTO director_state (conversation_id, active_moods, progressive_fields) VALUES (?, ?, ?)
	  ON CONFLICT (conversation_id) DO UPDATE SET active_moods = excluded.active_moods, progressive_fields = excluded.progressive_fields`,
		s.ConversationID, sqlite.JSON(s.ActiveMoods), sqlite.JSON(s.ProgressiveFields))
}

// StateBefore is the state as the turn finds it. A regeneration goes back to before
// the reply: to the latest log of an earlier turn, which ends above.
func (t *Tx) StateBefore(ctx context.Context, s *turn.Snapshot, kind turn.Kind, above *int64, index int) (chat.DirectorState, error) {
	state, err := t.directorState(ctx, s.Conversation.ID)
	if err != nil {
		return state, err
	}
	back := kind == turn.Regenerate || kind == turn.SuperRegenerate || kind == turn.MagicRewrite
	if back || kind == turn.ForkEdit {
		then, err := t.rememberedAt(ctx, s.Conversation.ID, above, index, true)
		if err != nil {
			return state, err
		}
		state.ActiveMoods = then.moods
		if then.fields != nil {
			state.ProgressiveFields = then.fields
		}
	}
	state.ActiveMoods = slices.DeleteFunc(state.ActiveMoods, func(id string) bool {
		return !slices.ContainsFunc(s.Moods, func(m chat.MoodFragment) bool { return m.ID == id })
	})
	return state, nil
}

// Recall sets what the Director remembers of a conversation to what it was at the end of the path that is shown.
func (t *Tx) Recall(ctx context.Context, conversation string) error {
	c, err := t.messages.Conversation(ctx, conversation)
	if err != nil {
		return err
	}
	return t.RecallAt(ctx, conversation, c.ActiveLeafID, false)
}

// RecallAt sets the moods to those at the end of a path: after a delete or a switch.
// With others, turns whose reply is gone count where no turn of the path is left.
func (t *Tx) RecallAt(ctx context.Context, conversation string, leaf *int64, others bool) error {
	state, err := t.directorState(ctx, conversation)
	if err != nil {
		return err
	}
	then := remembered{moods: []string{}}
	if leaf != nil {
		end, err := t.messages.Message(ctx, conversation, *leaf)
		if err != nil {
			return err
		}
		if then, err = t.rememberedAt(ctx, conversation, leaf, end.TurnIndex, others); err != nil {
			return err
		}
	}
	state.ActiveMoods = then.moods
	if then.fields != nil {
		state.ProgressiveFields = then.fields
	}
	return t.SaveDirectorState(ctx, state)
}

// remembered is the state as a turn left it. Nil fields: the log does not say.
type remembered struct {
	moods  []string
	fields map[string]string
}

// rememberedAt finds the latest log whose turn is at most turn. It looks at the logs of the
// path that ends at end first; with others, it then looks at all logs of the conversation.
func (t *Tx) rememberedAt(ctx context.Context, conversation string, end *int64, turn int, others bool) (remembered, error) {
	const latest = `SELECT l.active_moods_after, l.progressive_fields FROM conversation_logs l WHERE l.conversation_id = ? AND l.turn_index <= ?`
	const order = " ORDER BY l.turn_index DESC, l.id DESC LIMIT 1"
	scan := func(row sqlite.Row) (remembered, error) {
		r := remembered{moods: []string{}}
		err := row.Scan(sqlite.JSON(&r.moods), sqlite.JSON(&r.fields))
		return r, err
	}
	var found *remembered
	var err error
	if end != nil {
		found, err = sqlite.Maybe(ctx, t, scan, messages.WithPath+latest+
			" AND (l.user_message_id IS NULL OR l.user_message_id IN (SELECT id FROM path)) AND (l.message_id IS NULL OR l.message_id IN (SELECT id FROM path))"+order,
			*end, conversation, turn)
	}
	if err == nil && found == nil && others {
		found, err = sqlite.Maybe(ctx, t, scan, latest+order, conversation, turn)
	}
	if err != nil || found == nil {
		return remembered{moods: []string{}}, err
	}
	return *found, nil
}
