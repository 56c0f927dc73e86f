package archive

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/card"
	"terzetto/backend/story/portable"
)

// Export walks the whole library: what is referred to before what refers to it, one
// conversation at a time, those in the trash too. Keys and secrets are not exported.
func (a *Archive) Export(ctx context.Context) portable.Items {
	return func(yield func(portable.Item, error) bool) {
		for _, walk := range []func(context.Context, func(portable.Item, error) bool) bool{
			a.bookItems, a.smallItems, a.cardItems,
			a.rowItems(portable.Assistants, portable.Endpoints, portable.Voices, portable.ToolServers, portable.Variables, portable.Agents, portable.Automations,
				portable.Scripts, portable.QuickReplies, portable.Folders),
			a.choiceItem, a.transcriptItems(a.allTranscripts), a.rowItems(portable.Runs, portable.Teams),
		} {
			if !walk(ctx, yield) {
				return
			}
		}
	}
}

func (a *Archive) bookItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	return each(ctx, yield, limitList(a, "worlds", "", a.db.Library.Worlds().List), func(w chat.World) (portable.Item, error) {
		if err := a.bookFits(ctx, w.ID); err != nil {
			return portable.Item{Kind: portable.Books, Name: w.Name}, err
		}
		book, err := a.db.Library.Book(ctx, w.ID)
		return portable.Item{Kind: portable.Books, Name: w.Name, Data: book.JSON(card.CharacterBook), On: w.Enabled, Number: w.ID}, err
	})
}

func (a *Archive) cardItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	return each(ctx, yield, limitList(a, "character_cards", "avatar", a.db.Library.Characters), func(c chat.Character) (portable.Item, error) {
		item := portable.Item{Kind: portable.Cards, Name: c.Name}
		if err := a.cardFits(ctx, c.ID); err != nil {
			return item, err
		}
		whole, err := a.db.Library.Card(ctx, c.ID)
		if err != nil {
			return item, err
		}
		item.Rest, _ = json.Marshal(card.Kept{Format: whole.Format, Rest: whole.Rest}) // texts and values that were parsed
		item.Persona = *cmp.Or(c.PersonaLockID, &item.Persona)
		if item.Data, err = cardFile(whole); err == nil {
			item.Row, err = a.cardRow(ctx, c.ID)
		}
		return item, err
	})
}

// cardFile writes a card in the form that loses nothing of it: a PNG takes no other kind of
// picture and no files.
func cardFile(c card.Card) ([]byte, error) {
	switch {
	case len(c.Files) > 0, len(c.Avatar) > 0 && c.AvatarMime != "image/png":
		return c.Charx()
	case len(c.Avatar) > 0:
		return c.PNG()
	}
	return c.JSON(), nil
}

// smallItems are the kinds of which each item is one line of JSON.
func (a *Archive) smallItems(ctx context.Context, yield func(portable.Item, error) bool) bool {
	return each(ctx, yield, limitList(a, "user_personas", "avatar", a.db.Library.Personas().List), personaItem(ctx, a)) &&
		each(ctx, yield, limitList(a, "presets", "", a.presets), line(portable.Presets, func(p portable.Preset) string { return p.Name })) &&
		each(ctx, yield, limitList(a, "mood_fragments", "", a.db.Library.Moods().List), line(portable.Moods, func(m chat.MoodFragment) string { return m.Label })) &&
		each(ctx, yield, limitList(a, "director_fragments", "", a.db.Library.DirectorFragments().List), line(portable.Fields, func(f chat.DirectorFragment) string { return f.Label })) &&
		each(ctx, yield, limitList(a, "phrase_bank", "", a.db.Library.Phrases().List), line(portable.Phrases, phraseName))
}

// personaItem makes an item of a persona: its line of JSON and its picture.
func personaItem(ctx context.Context, a *Archive) func(chat.Persona) (portable.Item, error) {
	row := line(portable.Personas, func(p chat.Persona) string { return p.Name })
	return func(p chat.Persona) (portable.Item, error) {
		item, err := row(p)
		if err == nil && p.AvatarAt != nil {
			item.Picture, _, err = a.db.Library.PersonaAvatar(ctx, p.ID)
		}
		return item, err
	}
}

func (a *Archive) choiceItem(ctx context.Context, yield func(portable.Item, error) bool) bool {
	all := func(ctx context.Context) (list []exportedChoices, err error) {
		err = a.read(ctx, func(t tx) error {
			var c exportedChoices
			if c.Settings, err = t.Settings.Settings(ctx); err != nil {
				return err
			}
			c.WebSearch = chat.WebSearch{} // like all that tools may do here, it stays
			c.SharedVariables, err = t.Messages.SharedVariables(ctx)
			list = append(list, c)
			return err
		})
		return list, err
	}
	return each(ctx, yield, limitList(a, "settings", "", all), line(portable.Choices, func(exportedChoices) string { return "settings" }))
}

// exportedChoices are the settings, and what macros keep for all conversations.
type exportedChoices struct {
	chat.Settings

	SharedVariables map[string]string `json:"shared_variables,omitempty"`
}

func (a *Archive) presets(ctx context.Context) ([]portable.Preset, error) {
	all, err := a.db.Settings.Presets(ctx, lists.Span{})
	return lists.Map(all, travelling), err
}

// travelling is a preset with its origin.
func travelling(p chat.Preset) portable.Preset { return portable.Preset{Preset: p, Origin: p.Origin} }

func phraseName(p chat.PhraseGroup) string {
	if len(p.Variants) > 0 {
		return p.Variants[0]
	}
	return p.Pattern
}

// line makes an item of a value: one line of JSON.
func line[T any](kind portable.Kind, name func(T) string) func(T) (portable.Item, error) {
	return func(v T) (portable.Item, error) {
		raw, err := json.Marshal(v)
		return portable.Item{Kind: kind, Name: name(v), Data: raw}, err
	}
}

// errGone says that something was deleted while the library is exported.
var errGone = errors.New("it was deleted meanwhile")

// each yields the items that are made of a list, up to the first error but one of size. It says whether the
// walk goes on.
func each[T any](ctx context.Context, yield func(portable.Item, error) bool, list func(context.Context) ([]T, error),
	item func(T) (portable.Item, error),
) bool {
	all, err := list(ctx)
	if fault.Is(err, fault.TooLarge) {
		return yield(portable.Item{Err: err}, nil)
	}
	if err != nil {
		return yield(portable.Item{}, err) && false
	}
	for _, v := range all {
		one, err := item(v)
		switch {
		case errors.Is(err, errGone):
		case fault.Is(err, fault.TooLarge): // only what others made is
			one.Err = err
			if !yield(one, nil) {
				return false
			}
		case err != nil:
			return yield(portable.Item{}, err) && false
		case !yield(one, nil):
			return false
		}
	}
	return true
}

// ExportConversations walks some conversations, with their cards left out. With a folder, those in it and in its folders
// are meant. One that was deleted meanwhile is left out.
func (a *Archive) ExportConversations(ctx context.Context, ids []string, folder string) portable.Items {
	these := func(ctx context.Context) ([]string, error) {
		return sqlite.List(ctx, a.db, sqlite.Value[string], `SELECT id FROM conversations WHERE id NOT IN (SELECT conversation_id FROM purges)
		  AND (id IN (SELECT value FROM json_each(?1)) OR trashed_at IS NULL AND ?2 <> '' AND folder_id IN (SELECT id FROM folders WHERE ?2 IN (id, parent_id)))
		  ORDER BY created_at, id`, sqlite.JSON(lists.OrEmpty(ids)), folder)
	}
	return func(yield func(portable.Item, error) bool) { a.transcriptItems(these)(ctx, yield) }
}

func (a *Archive) allTranscripts(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, a.db, sqlite.Value[string], "SELECT id FROM conversations WHERE id NOT IN (SELECT conversation_id FROM purges) ORDER BY created_at, id")
}

func (a *Archive) transcriptItems(ids func(context.Context) ([]string, error)) func(context.Context, func(portable.Item, error) bool) bool {
	return func(ctx context.Context, yield func(portable.Item, error) bool) bool {
		return each(ctx, yield, limitList(a, "conversations", "", ids), func(id string) (portable.Item, error) {
			if err := a.talkFits(ctx, id); err != nil {
				return portable.Item{Kind: portable.Transcripts, Name: a.titleOf(ctx, id)}, err
			}
			transcript, err := a.Transcript(ctx, id)
			if fault.Is(err, fault.NotFound) {
				return portable.Item{}, errGone
			}
			if err != nil {
				return portable.Item{}, err
			}
			return portable.Item{Kind: portable.Transcripts, Name: transcript.Title, Transcript: transcript}, nil
		})
	}
}

// HasBook says whether the library has a lorebook word for word.
func (a *Archive) HasBook(ctx context.Context, b card.Book) (has bool, err error) {
	err = a.read(ctx, func(t tx) error {
		id, err := t.Library.SameBook(ctx, b)
		has = id != 0
		return err
	})
	return has, err
}

// ImportBook is KeepBook for one that says whether it is read everywhere. One that is in the
// library keeps its own switch. file is the name by which cards refer to it, number the one by which folders do; 0: none does.
func (a *Archive) ImportBook(ctx context.Context, ids *IDMap, file string, number int64, b card.Book, on bool) (added bool, err error) {
	var id int64
	err = a.write(ctx, func(t tx) error {
		if id, err = t.Library.SameBook(ctx, b); err != nil || id != 0 {
			return err
		}
		if id, err = t.Library.KeepBook(ctx, b); err != nil {
			return err
		}
		added = true
		return t.Exec(ctx, "UPDATE worlds SET enabled = ? WHERE id = ?", on, id)
	})
	if err == nil {
		ids.books[file] = id
		ids.put(bookTable, number, id)
	}
	return added, err
}

// Import adds what a line of JSON holds: a persona with its picture, a preset, a mood, a field, a group of
// phrases. An equal one is not added again; one of the same name or id with other contents
// stays as it is, because an import never overwrites. With dry nothing is written.
func (a *Archive) Import(ctx context.Context, ids *IDMap, item portable.Item, dry bool) (added bool, err error) {
	raw := json.RawMessage(item.Data)
	switch item.Kind { //nolint:exhaustive // the others are no line of JSON
	case portable.Personas:
		return importOne(ctx, raw, dry, a.db.Library.Personas().List, func(came, here chat.Persona) bool {
			return came.Name == here.Name && came.Description == here.Description
		}, func(ctx context.Context, p chat.Persona) (chat.Persona, error) {
			p.Avatar = item.Picture
			return a.db.Library.Personas().Create(ctx, p)
		}, func(came, here chat.Persona) { ids.put(personaTable, came.ID, here.ID) })
	case portable.Presets:
		return importOne(ctx, raw, dry, a.presets, samePreset, a.importPreset, func(came, here portable.Preset) { ids.put(presetTable, came.ID, here.ID) })
	case portable.Moods:
		return importOne(ctx, raw, dry, a.db.Library.Moods().List, func(a, b chat.MoodFragment) bool { return a.ID == b.ID }, a.db.Library.Moods().Create)
	case portable.Fields:
		return importOne(ctx, raw, dry, a.db.Library.DirectorFragments().List, func(a, b chat.DirectorFragment) bool { return a.ID == b.ID }, a.db.Library.DirectorFragments().Create)
	case portable.Phrases:
		return importOne(ctx, raw, dry, a.db.Library.Phrases().List, func(a, b chat.PhraseGroup) bool {
			return a.Kind == b.Kind && a.Pattern == b.Pattern && fmt.Sprint(a.Variants) == fmt.Sprint(b.Variants)
		}, a.db.Library.Phrases().Create)
	case portable.Choices:
		if dry {
			return true, nil
		}
		return true, a.importSettings(ctx, ids, raw)
	}
	return false, fault.New(fault.Invalid, "Terzetto doesn't know this kind of item.")
}

// importOne tells found, if there are any, which item of the library stands for the one that came.
func importOne[T any](ctx context.Context, raw json.RawMessage, dry bool, there func(context.Context) ([]T, error), same func(came, here T) bool,
	create func(context.Context, T) (T, error), found ...func(came, here T),
) (bool, error) {
	var v T
	if err := json.Unmarshal(raw, &v); err != nil {
		return false, fault.New(fault.Invalid, "Couldn't read the item.").Because(err)
	}
	all, err := there(ctx)
	if err != nil {
		return false, err
	}
	at := slices.IndexFunc(all, func(here T) bool { return same(v, here) })
	if at < 0 && dry {
		return true, nil
	}
	var here T
	if at >= 0 {
		here = all[at]
	} else if here, err = create(ctx, v); err != nil {
		return false, err
	}
	for _, tell := range found {
		tell(v, here)
	}
	return at < 0, nil
}

func samePreset(a, b portable.Preset) bool {
	x, errX := json.Marshal(a.Content)
	y, errY := json.Marshal(b.Content)
	return errX == nil && errY == nil && string(x) == string(y)
}

// importPreset adds a preset under a name that is free.
func (a *Archive) importPreset(ctx context.Context, came portable.Preset) (portable.Preset, error) {
	p, name := came.Preset, came.Name
	p.Origin = came.Origin
	for n := 2; ; n++ {
		made, err := a.db.Settings.ImportPreset(ctx, p)
		if !fault.Is(err, fault.Conflict) || n > 99 {
			return travelling(made), err
		}
		p.Name = fmt.Sprintf("%s (%d)", rows.Clip(name, rows.MaxLabel-5), n)
	}
}

// importSettings replaces the settings. A reference by number becomes that of the imported
// item; where that was not imported, the present choice stays.
func (a *Archive) importSettings(ctx context.Context, ids *IDMap, raw json.RawMessage) error {
	var patch map[string]json.RawMessage
	var switches struct {
		Enabled map[string]bool            `json:"workflow_enabled"`
		Config  map[string]json.RawMessage `json:"workflow_config"`
		Shared  map[string]string          `json:"shared_variables"`
	}
	if json.Unmarshal(raw, &patch) != nil || json.Unmarshal(raw, &switches) != nil {
		return fault.New(fault.Invalid, "Couldn't read these settings.")
	}
	for field, table := range map[string]string{
		"active_persona_id": personaTable, "active_endpoint_id": "endpoints", "agent_endpoint_id": "endpoints", "agent_model_config_id": "model_configs",
		"embedding_endpoint_id": "endpoints",
	} {
		var there *int64
		if json.Unmarshal(patch[field], &there) != nil || there == nil {
			delete(patch, field)
		} else if here := ids.Number(table, *there); here != 0 {
			patch[field] = json.RawMessage(strconv.FormatInt(here, 10))
		} else {
			delete(patch, field)
		}
	}
	changed, err := json.Marshal(patch)
	if err != nil {
		return err
	}
	return a.write(ctx, func(t tx) error {
		here, err := t.Messages.SharedVariables(ctx)
		if err != nil {
			return err
		}
		maps.DeleteFunc(switches.Shared, func(name, _ string) bool { _, there := here[name]; return there }) // what is here stays
		if err := t.Messages.SetSharedVariables(ctx, switches.Shared); err != nil {
			return err
		}
		return t.Settings.ImportSettings(ctx, changed, switches.Enabled, switches.Config)
	})
}
