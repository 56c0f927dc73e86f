package plugins

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store/library"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/settings"
	"terzetto/backend/store/sqlite"
)

var _ plugin.StateStore = (*DB)(nil)

// A slot is the place of one plug-in's object: a key of the JSON column of one row.
type slot struct {
	table, column string
	row           any // the row's id
	missing       error
	path          string // of the key, as SQLite's JSON functions read it
}

func slotOf(tier plugin.Tier, owner, wid string) (slot, error) {
	if wid == "" || strings.ContainsAny(wid, `"\`) { // what ends a quoted key
		return slot{}, fault.New(fault.Invalid, "The id of the plug-in is not valid.").With("field", "workflow_id")
	}
	s := slot{column: "workflow_state", row: owner, path: `$."` + wid + `"`}
	switch tier {
	case plugin.TierConversation:
		s.table, s.missing = "conversations", messages.NoConversation()
	case plugin.TierMessage:
		id, err := strconv.ParseInt(owner, 10, 64)
		if err != nil {
			return s, messages.NoMessage()
		}
		s.table, s.row, s.missing = "messages", id, messages.NoMessage()
	case plugin.TierCharacter:
		s.table, s.missing = "character_cards", library.NoCharacter()
	case plugin.TierConfig:
		s.table, s.column, s.row, s.missing = "settings", "workflow_config", 1, sqlite.ErrNone
	default:
		return s, fault.New(fault.Invalid, "There is no such place for a plug-in's state.")
	}
	return s, nil
}

// PluginState gives the object that a plug-in keeps in a tier, nil when there is none.
func (db *DB) PluginState(ctx context.Context, tier plugin.Tier, owner, wid string) (v map[string]any, err error) {
	s, err := slotOf(tier, owner, wid)
	if err != nil {
		return nil, err
	}
	return rows.Read(ctx, db.file, func(t *Tx) (v map[string]any, err error) {
		slots, err := sqlite.One(ctx, t, s.missing, func(row sqlite.Row) (all map[string]json.RawMessage, err error) {
			return all, row.Scan(settings.SlotsColumn[json.RawMessage]{Into: &all})
		}, "SELECT "+s.column+" FROM "+s.table+" WHERE id = ?", s.row)
		v = nil
		if json.Unmarshal(slots[wid], &v) != nil {
			v = nil
		}
		return v, err
	})
}

// SetPluginState puts a plug-in's object into a tier in one statement, so that two
// plug-ins that write at once keep both writes. nil takes it away, and so does an empty
// one among the configurations.
func (db *DB) SetPluginState(ctx context.Context, tier plugin.Tier, owner, wid string, v map[string]any) error {
	s, err := slotOf(tier, owner, wid)
	if err != nil {
		return err
	}
	// A value that is not an object, in a file changed by hand, is replaced by an empty one.
	now := "CASE WHEN json_valid(" + s.column + ") AND json_type(" + s.column + ") = 'object' THEN " + s.column + " ELSE '{}' END"
	change, args := "json_remove("+now+", ?)", []any{s.path}
	if v != nil && (len(v) > 0 || tier != plugin.TierConfig) {
		text, err := json.Marshal(v)
		if err != nil {
			return fault.New(fault.Invalid, "A plug-in's state must be JSON.").Because(err)
		}
		change, args = "json_set("+now+", ?, json(?))", append(args, string(text))
	}
	return db.file.Change(ctx, s.missing, "UPDATE "+s.table+" SET "+s.column+" = "+change+" WHERE id = ?", append(args, s.row)...)
}
