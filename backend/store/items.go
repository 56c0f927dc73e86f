package store

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"terzetto/backend/card"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/store/sqlite"
)

// Items walks the whole library as it travels: what is referred to before what refers to
// it, one conversation at a time, those in the trash among them. Keys and secrets stay here.
func (db *DB) Items(ctx context.Context) portable.Items {
	return func(yield func(portable.Item, error) bool) {
		for _, walk := range []func(context.Context, func(portable.Item, error) bool) bool{
			db.bookItems, db.smallItems, db.cardItems,
			db.partItems(portable.Assistants, portable.Endpoints, portable.Voices, portable.ToolServers, portable.Variables, portable.Agents, portable.Automations),
			db.choiceItem, db.talkItems, db.partItems(portable.Runs, portable.Teams),
		} {
			if !walk(ctx, yield) {
				return
			}
		}
	}
}

func (db *DB) bookItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	all, err := db.Worlds(ctx)
	if err != nil {
		return yield(portable.Item{}, err) && false
	}
	for _, w := range all {
		book, err := db.Book(ctx, w.ID)
		if err != nil {
			return yield(portable.Item{}, err) && false
		}
		if !yield(portable.Item{Kind: portable.Books, Name: w.Name, Data: book.JSON(card.CharacterBook), On: w.Enabled}, nil) {
			return false
		}
	}
	return true
}

func (db *DB) cardItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	all, err := db.Characters(ctx)
	if err != nil {
		return yield(portable.Item{}, err) && false
	}
	for _, c := range all {
		item := portable.Item{Kind: portable.Cards, Name: c.Name}
		whole, err := db.Card(ctx, c.ID)
		if err == nil {
			item.Data, err = cardFile(whole)
			item.Rest, _ = json.Marshal(card.Kept{Format: whole.Format, Rest: whole.Rest}) // texts and values that were parsed
			if c.PersonaLockID != nil {
				item.Persona = *c.PersonaLockID
			}
		}
		if err == nil {
			item.Row, err = db.cardRow(ctx, c.ID)
		}
		if err != nil {
			return yield(portable.Item{}, err) && false
		}
		if !yield(item, nil) {
			return false
		}
	}
	return true
}

// cardFile writes a card in the form that loses nothing of it: a picture takes no other
// kind of picture and no files.
func cardFile(c card.Card) ([]byte, error) {
	switch {
	case len(c.Files) > 0, len(c.Avatar) > 0 && c.AvatarMime != "image/png":
		return c.Charx()
	case len(c.Avatar) > 0:
		return c.PNG()
	}
	return c.JSON(), nil
}

// smallItems are what a line of JSON holds each.
func (db *DB) smallItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	personas, err := db.Personas(ctx)
	if err != nil || !each(yield, portable.Personas, personas, func(p chat.Persona) string { return p.Name }) {
		return err == nil || yield(portable.Item{}, err) && false
	}
	presets, err := db.Presets(ctx)
	if err != nil || !each(yield, portable.Presets, presets, func(p chat.Preset) string { return p.Name }) {
		return err == nil || yield(portable.Item{}, err) && false
	}
	moods, err := db.Moods(ctx)
	if err != nil || !each(yield, portable.Moods, moods, func(m chat.MoodFragment) string { return m.Label }) {
		return err == nil || yield(portable.Item{}, err) && false
	}
	fields, err := db.DirectorFragments(ctx)
	if err != nil || !each(yield, portable.Fields, fields, func(f chat.DirectorFragment) string { return f.Label }) {
		return err == nil || yield(portable.Item{}, err) && false
	}
	phrases, err := db.Phrases(ctx)
	if err != nil || !each(yield, portable.Phrases, phrases, phraseName) {
		return err == nil || yield(portable.Item{}, err) && false
	}
	return true
}

func (db *DB) choiceItem(ctx context.Context, yield func(portable.Item, error) bool) bool {
	s, err := db.Settings(ctx)
	if err != nil {
		return yield(portable.Item{}, err) && false
	}
	return each(yield, portable.Choices, []chat.Settings{s}, func(chat.Settings) string { return "settings" })
}

func phraseName(p chat.PhraseGroup) string {
	if len(p.Variants) > 0 {
		return p.Variants[0]
	}
	return p.Pattern
}

func each[T any](yield func(portable.Item, error) bool, kind portable.Kind, all []T, name func(T) string) bool {
	for _, v := range all {
		raw, err := json.Marshal(v)
		if !yield(portable.Item{Kind: kind, Name: name(v), Data: raw}, err) {
			return false
		}
	}
	return true
}

func (db *DB) talkItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	var ids []string
	err := db.read(ctx, func(t *Tx) (err error) {
		ids, err = sqlite.List(ctx, t, sqlite.Value[string], "SELECT id FROM conversations ORDER BY created_at, id")
		return err
	})
	if err != nil {
		return yield(portable.Item{}, err) && false
	}
	for _, id := range ids {
		talk, err := db.Talk(ctx, id)
		if fault.Is(err, fault.NotFound) {
			continue // it went in the meantime
		}
		if err != nil {
			return yield(portable.Item{}, err) && false
		}
		if !yield(portable.Item{Kind: portable.Talks, Name: talk.Title, Talk: talk}, nil) {
			return false
		}
	}
	return true
}

// HasBook says whether a lorebook is here word for word.
func (db *DB) HasBook(ctx context.Context, b card.Book) (has bool, err error) {
	err = db.read(ctx, func(t *Tx) error {
		id, err := t.sameBook(ctx, b)
		has = id != 0
		return err
	})
	return has, err
}

// BringBook is KeepBook for one that says whether it is read everywhere. One that is here
// keeps its own switch. file is the name by which cards refer to it.
func (db *DB) BringBook(ctx context.Context, a *Arrived, file string, b card.Book, on bool) (added bool, err error) {
	var id int64
	err = db.write(ctx, func(t *Tx) error {
		if id, err = t.sameBook(ctx, b); err != nil || id != 0 {
			return err
		}
		if id, err = t.keepBook(ctx, b); err != nil {
			return err
		}
		added = true
		return t.Exec(ctx, "UPDATE worlds SET enabled = ? WHERE id = ?", on, id)
	})
	if err == nil {
		a.book(file, id)
	}
	return added, err
}

// Bring adds what a line of JSON holds: a persona, a preset, a mood, a field, a group of
// phrases. What says the same is here already; what has the same name or id and says
// something else stays as it is, for merging never overwrites. With look nothing is written.
func (db *DB) Bring(ctx context.Context, a *Arrived, kind portable.Kind, raw json.RawMessage, look bool) (added bool, err error) {
	switch kind { //nolint:exhaustive // the others are no line of JSON
	case portable.Personas:
		return bring(ctx, raw, look, db.Personas, func(came, here chat.Persona) bool {
			same := came.Name == here.Name && came.Description == here.Description
			if same {
				a.put(personaTable, came.ID, here.ID)
			}
			return same
		}, func(ctx context.Context, p chat.Persona) (chat.Persona, error) {
			made, err := db.CreatePersona(ctx, p)
			a.put(personaTable, p.ID, made.ID)
			return made, err
		})
	case portable.Presets:
		return bring(ctx, raw, look, db.Presets, samePreset, db.bringPreset)
	case portable.Moods:
		return bring(ctx, raw, look, db.Moods, func(a, b chat.MoodFragment) bool { return a.ID == b.ID }, db.CreateMood)
	case portable.Fields:
		return bring(ctx, raw, look, db.DirectorFragments, func(a, b chat.DirectorFragment) bool { return a.ID == b.ID }, db.CreateDirectorFragment)
	case portable.Phrases:
		return bring(ctx, raw, look, db.Phrases, func(a, b chat.PhraseGroup) bool {
			return a.Kind == b.Kind && a.Pattern == b.Pattern && fmt.Sprint(a.Variants) == fmt.Sprint(b.Variants)
		}, db.CreatePhrase)
	case portable.Choices:
		if look {
			return true, nil
		}
		return true, db.bringSettings(ctx, a, raw)
	}
	return false, fault.New(fault.Invalid, "Terzetto does not know what this is.")
}

func bring[T any](ctx context.Context, raw json.RawMessage, look bool, there func(context.Context) ([]T, error), same func(a, b T) bool, create func(context.Context, T) (T, error)) (bool, error) {
	var v T
	if err := json.Unmarshal(raw, &v); err != nil {
		return false, fault.New(fault.Invalid, "This cannot be read.").Because(err)
	}
	all, err := there(ctx)
	if err != nil {
		return false, err
	}
	for _, other := range all {
		if same(v, other) {
			return false, nil
		}
	}
	if look {
		return true, nil
	}
	_, err = create(ctx, v)
	return err == nil, err
}

func samePreset(a, b chat.Preset) bool {
	x, errX := json.Marshal(a.Content)
	y, errY := json.Marshal(b.Content)
	return errX == nil && errY == nil && string(x) == string(y)
}

// bringPreset adds a preset under a name that is free.
func (db *DB) bringPreset(ctx context.Context, p chat.Preset) (chat.Preset, error) {
	name := p.Name
	for n := 2; ; n++ {
		made, err := db.CreatePreset(ctx, name, &p.Content)
		if err == nil && !p.CreatedAt.IsZero() {
			err = db.write(ctx, func(t *Tx) error {
				return t.Exec(ctx, "UPDATE presets SET created_at = ?, updated_at = ? WHERE id = ?", p.CreatedAt.UnixMicro(), p.UpdatedAt.UnixMicro(), made.ID)
			})
		}
		if !fault.Is(err, fault.Conflict) || n > 99 {
			return made, err
		}
		name = fmt.Sprintf("%s (%d)", clip(p.Name, maxLabel-5), n)
	}
}

// bringSettings lets settings take the place of those here. What they name by number is
// what came before them; where it did not come, the choice here stays.
func (db *DB) bringSettings(ctx context.Context, a *Arrived, raw json.RawMessage) error {
	var patch map[string]json.RawMessage
	var workflows struct {
		Enabled map[string]bool            `json:"workflow_enabled"`
		Config  map[string]json.RawMessage `json:"workflow_config"`
	}
	if json.Unmarshal(raw, &patch) != nil || json.Unmarshal(raw, &workflows) != nil {
		return fault.New(fault.Invalid, "These settings cannot be read.")
	}
	for field, table := range map[string]string{
		"active_persona_id": personaTable, "active_endpoint_id": "endpoints", "agent_endpoint_id": "endpoints", "agent_model_config_id": "model_configs",
	} {
		var there *int64
		if json.Unmarshal(patch[field], &there) != nil || there == nil {
			delete(patch, field)
		} else if here := a.Number(table, *there); here != 0 {
			patch[field] = json.RawMessage(strconv.FormatInt(here, 10))
		} else {
			delete(patch, field)
		}
	}
	changed, err := json.Marshal(patch)
	if err != nil {
		return err
	}
	return db.write(ctx, func(t *Tx) error {
		s, err := t.settings(ctx)
		if err != nil {
			return err
		}
		if err := t.mergeSettings(ctx, &s, changed); err != nil {
			return err
		}
		if workflows.Enabled != nil {
			s.WorkflowEnabled = workflows.Enabled
		}
		if workflows.Config != nil {
			s.WorkflowConfig = workflows.Config
		}
		return t.saveSettings(ctx, s)
	})
}
