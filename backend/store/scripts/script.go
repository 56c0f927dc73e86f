package scripts

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/script"
)

// A Script is a regex script with where it acts.
type Script struct {
	ID          int64   `json:"id"`
	CharacterID *string `json:"character_id"` // with this character alone; null: with all
	PresetID    *int64  `json:"preset_id"`    // where this preset is used; null: with all
	SortOrder   int     `json:"sort_order"`
	Allowed     bool    `json:"allowed"` // a person lets it act

	script.Script
}

// Scripts are the regex scripts in their order.
func Scripts() rows.Noun[Script, int64] {
	n := rows.Noun[Script, int64]{
		Table: sqlite.Table[Script]{Name: "scripts", Columns: "id, character_id, preset_id, sort_order, allowed, body", Fields: func(s *Script) []any {
			return []any{&s.ID, &s.CharacterID, &s.PresetID, &s.SortOrder, &s.Allowed, body(&s.Script)}
		}},
		Order: "sort_order, id", Missing: func() error { return fault.New(fault.NotFound, "This script was deleted.") }, Check: check,
	}
	n.Create = func(ctx context.Context, t *sqlite.Tx, s *Script) (err error) {
		if s.SortOrder, err = next(ctx, t, n.Name); err != nil {
			return err
		}
		s.Trim, s.On = lists.OrEmpty(s.Trim), lists.OrEmpty(s.On)
		s.ID, err = n.Add(ctx, t, *s)
		return err
	}
	return n
}

// next is the place behind all rows.
func next(ctx context.Context, t *sqlite.Tx, table string) (int, error) {
	return sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], "SELECT coalesce(max(sort_order) + 1, 1) FROM "+table)
}

// body is the column of a script's object.
func body(s *script.Script) sqlite.TextColumn {
	return sqlite.TextOf(func() string { return string(s.JSON()) }, func(text string) { *s, _ = script.Of(json.RawMessage(text)) })
}

func check(s Script) error {
	var r rows.Rules
	r.NotBlank("name", s.Name, rows.MaxName)
	for _, kind := range s.On {
		r.OneOf("on", string(kind), lists.Map(script.Kinds(), func(k script.Kind) string { return string(k) })...)
	}
	r.OneOf("macros", string(s.Macros), string(script.Literal), string(script.Raw), string(script.Escaped))
	if s.CharacterID != nil && s.PresetID != nil {
		r.Fail(fault.New(fault.Invalid, "A script belongs to a character or to a preset, and not to both."), "preset_id")
	}
	switch err := s.Check(); {
	case err == nil:
	case errors.Is(err, script.ErrEmpty):
		r.Fail(fault.New(fault.Invalid, "Enter what the script looks for."), "find")
	case errors.Is(err, script.ErrFlags):
		r.Fail(fault.New(fault.Invalid, "The pattern has a flag that isn't known. Known flags are g, i, m, s and u."), "find")
	case errors.Is(err, script.ErrTooLong):
		r.Fail(fault.New(fault.TooLarge, "This script is too long."), "replace")
	default:
		r.Fail(fault.Newf(fault.Invalid, "This pattern isn't valid. Check its brackets and special characters. The program said: %s", err).Because(err), "find")
	}
	return r.Err
}

// An Owner is what scripts belong to. The zero value is everywhere.
type Owner struct {
	Character string
	Preset    int64
}

// condition chooses the scripts of an owner.
func (o Owner) condition() (where string, args []any) {
	switch {
	case o.Character != "":
		return " WHERE character_id = ?", []any{o.Character}
	case o.Preset != 0:
		return " WHERE preset_id = ?", []any{o.Preset}
	}
	return " WHERE character_id IS NULL AND preset_id IS NULL", nil
}

// Of are the scripts of an owner in their order.
func Of(ctx context.Context, t *sqlite.Tx, o Owner) ([]script.Script, error) {
	where, args := o.condition()
	all, err := Scripts().Where(ctx, t, where, args...)
	return lists.Map(all, func(s Script) script.Script { return s.Script }), err
}

// Import adds scripts that were read, behind those that are there. One that the owner has already is left alone, and its
// permission with it.
func Import(ctx context.Context, t *sqlite.Tx, o Owner, all []script.Script, allowed bool) (added int, err error) {
	have, err := Of(ctx, t, o)
	if err != nil {
		return 0, err
	}
	n := Scripts()
	place, err := next(ctx, t, n.Name)
	if err != nil {
		return 0, err
	}
	for _, s := range all {
		same := func(other script.Script) bool { return string(other.JSON()) == string(s.JSON()) }
		if slices.ContainsFunc(have, same) {
			continue
		}
		row := Script{SortOrder: place + added, Allowed: allowed, Script: s}
		if o.Character != "" {
			row.CharacterID = &o.Character
		}
		if o.Preset != 0 {
			row.PresetID = &o.Preset
		}
		if _, err := n.Insert(ctx, t.Conn, &row); err != nil { // one that can't be used is kept, and named where it is seen
			return added, err
		}
		added++
	}
	return added, nil
}

// Replace puts scripts in the place of those of a card. Those that stay as they are keep their permission.
func Replace(ctx context.Context, t *sqlite.Tx, character string, all []script.Script) error {
	have, err := Scripts().Where(ctx, t, " WHERE character_id = ?", character)
	if err != nil {
		return err
	}
	allowed := map[string]bool{}
	for _, s := range have {
		allowed[string(s.JSON())] = s.Allowed
	}
	if err := t.Exec(ctx, "DELETE FROM scripts WHERE character_id = ?", character); err != nil {
		return err
	}
	for i := range all {
		row := Script{CharacterID: &character, SortOrder: i + 1, Allowed: allowed[string(all[i].JSON())], Script: all[i]}
		if _, err := Scripts().Insert(ctx, t.Conn, &row); err != nil {
			return err
		}
	}
	return nil
}

// Allow lets the scripts of an owner act, or not.
func Allow(ctx context.Context, t *sqlite.Tx, o Owner, allowed bool) error {
	where, args := o.condition()
	return t.Exec(ctx, "UPDATE scripts SET allowed = ?"+where, append([]any{allowed}, args...)...)
}

// In are the scripts of a conversation, also those that are not allowed, in their order: those of everywhere, of its preset, of
// its characters.
func In(ctx context.Context, t *sqlite.Tx, preset *int64, characters []string) ([]Script, error) {
	all, err := Scripts().Where(ctx, t, ` WHERE character_id IS NULL AND (preset_id IS NULL OR preset_id = ?1)
	  OR character_id IN (SELECT value FROM json_each(?2))`, preset, sqlite.JSON(lists.OrEmpty(characters)))
	rank := func(s Script) int {
		switch {
		case s.CharacterID != nil:
			return 2
		case s.PresetID != nil:
			return 1
		}
		return 0
	}
	slices.SortStableFunc(all, func(a, b Script) int { return rank(a) - rank(b) })
	return all, err
}

// Active are those of them that are allowed.
func Active(ctx context.Context, t *sqlite.Tx, preset *int64, characters []string) ([]script.Active, error) {
	all, err := In(ctx, t, preset, characters)
	var active []script.Active
	for _, s := range all {
		if !s.Allowed {
			continue
		}
		one := script.Active{Script: s.Script, ID: s.ID}
		if s.CharacterID != nil {
			one.Character = *s.CharacterID
		}
		active = append(active, one)
	}
	return active, err
}

// CheckImported reads an imported script.
func CheckImported(ctx context.Context, t *sqlite.Tx, id any) error {
	return rows.CheckReadable(ctx, t, Scripts().Scan, Scripts().Select()+" WHERE id = ?", id)
}
