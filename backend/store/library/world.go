package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/card"
)

// Worlds are the lorebooks, by name. Cards that name one which is deleted forget it.
func (db *DB) Worlds() rows.Rows[chat.World, int64] {
	return rows.Of(db.file.Base, Worlds())
}

func Worlds() rows.Noun[chat.World, int64] {
	return rows.Noun[chat.World, int64]{
		Table: sqlite.Table[chat.World]{Name: "worlds", Columns: "id, name, enabled, rules", Fields: func(w *chat.World) []any {
			return []any{&w.ID, &w.Name, &w.Enabled, sqlite.DecodeWith(&w.Rules, readBookRules)}
		}},
		Order: "name COLLATE NOCASE, id", Missing: noWorld,
		Check: func(w chat.World) error {
			var r rows.Rules
			r.NotBlank("name", w.Name, rows.MaxName)
			if n := w.Rules.ScanDepth; n != nil {
				r.InRange("rules.scan_depth", *n, 0, maxScanDepth)
			}
			r.InRange("rules.token_budget", w.Rules.TokenBudget, 0, maxBudget)
			return r.Err
		},
	}
}

// Entries are the entries of a lorebook in the order in which they are shown.
func (db *DB) Entries(world int64) rows.Rows[chat.LorebookEntry, int64] {
	return rows.Of(db.file.Base, Entries(world))
}

// AddEntries adds entries to a lorebook, all or none, as an import does.
func (db *DB) AddEntries(ctx context.Context, world int64, all []chat.LorebookEntry) error {
	return db.file.Write(ctx, func(t *Tx) error {
		for i := range all {
			if err := Entries(world).Create(ctx, t.Tx, &all[i]); err != nil {
				return err
			}
		}
		return nil
	})
}

func checkEntry(e chat.LorebookEntry) error {
	var r rows.Rules
	r.AtMost("name", e.Name, rows.MaxName)
	r.AtMost("content", e.Content, chat.MaxText)
	r.Texts("keywords", e.Keywords, rows.MaxDescription)
	r.Texts("secondary_keys", e.SecondaryKeys, rows.MaxDescription)
	for _, f := range []struct {
		name  string
		value *int
		most  int
	}{
		{"probability", e.Rules.Probability, 100},
		{"scan_depth", e.Rules.ScanDepth, maxScanDepth},
		{"group_weight", e.Rules.GroupWeight, maxCount},
		{"depth", e.Rules.Depth, maxCount},
		{"sticky", &e.Rules.Sticky, maxCount},
		{"cooldown", &e.Rules.Cooldown, maxCount},
		{"delay", &e.Rules.Delay, maxCount},
		{"delay_until_recursion", &e.Rules.DelayUntilRecursion, maxCount},
	} {
		if f.value != nil {
			r.InRange("rules."+f.name, *f.value, 0, f.most)
		}
	}
	r.AtMost("rules.group", e.Rules.Group, rows.MaxDescription)
	return r.Err
}

// The most that the numbers of rules may say.
const (
	maxScanDepth = 1000
	maxCount     = 1_000_000
	maxBudget    = 10_000_000
)

// Rows of before the rules hold what came with their file. What it says acts from now on.

func readEntryRules(raw []byte, rules *chat.EntryRules) error {
	if rest, ok := came(raw); ok {
		*rules = card.RulesOf(rest)
		return nil
	}
	return json.Unmarshal(raw, rules)
}

func readBookRules(raw []byte, rules *chat.BookRules) error {
	if rest, ok := came(raw); ok {
		*rules = card.BookRulesOf(rest)
		return nil
	}
	return json.Unmarshal(raw, rules)
}

// came takes what came with a file out of a column that the migration filled.
func came(raw []byte) (rest json.RawMessage, ok bool) {
	var held struct {
		Rest json.RawMessage `json:"rest"`
	}
	return held.Rest, json.Unmarshal(raw, &held) == nil && held.Rest != nil
}

func Entries(world int64) rows.Noun[chat.LorebookEntry, int64] {
	n := rows.Noun[chat.LorebookEntry, int64]{
		Table: sqlite.Table[chat.LorebookEntry]{
			Name: "lorebook_entries",
			Columns: "id, world_id, name, content, keywords, secondary_keys, selective, use_regex, case_insensitive, constant, at_depth, " +
				"priority, enabled, sort_order, rules",
			Fields: func(e *chat.LorebookEntry) []any {
				e.Keywords, e.SecondaryKeys = lists.OrEmpty(e.Keywords), lists.OrEmpty(e.SecondaryKeys)
				return []any{
					&e.ID, &e.WorldID, &e.Name, &e.Content, sqlite.JSON(&e.Keywords), sqlite.JSON(&e.SecondaryKeys), &e.Selective, &e.UseRegex,
					&e.CaseInsensitive, &e.Constant, &e.AtDepth, &e.Priority, &e.Enabled, &e.SortOrder,
					sqlite.DecodeWith(&e.Rules, readEntryRules),
				}
			},
		},
		Order: "sort_order, id", Fixed: []string{"world_id"}, Missing: noEntry, Check: checkEntry, OwnerColumn: "world_id", Owner: world,
	}
	n.CheckOwner = func(ctx context.Context, t *sqlite.Tx) error {
		_, err := Worlds().Get(ctx, t, world)
		return err
	}
	n.Create = func(ctx context.Context, t *sqlite.Tx, e *chat.LorebookEntry) (err error) {
		if err := n.CheckOwner(ctx, t); err != nil {
			return err
		}
		e.WorldID = world
		e.ID, err = n.Add(ctx, t, *e)
		e.Keywords, e.SecondaryKeys = lists.OrEmpty(e.Keywords), lists.OrEmpty(e.SecondaryKeys)
		return err
	}
	return n
}

// ActiveEntries are the enabled entries of the lorebooks that are on everywhere, of those that the conversation's folders
// name and of the one that belongs to its card, in the order in which they enter a
// prompt. A card's lorebook needs no switch of its own, so that opening one
// chat never changes what another reads.
func (t *Tx) ActiveEntries(ctx context.Context, card *chat.Character, folders []int64) ([]chat.LorebookEntry, error) {
	var own *int64
	if card != nil {
		own = card.WorldID
	}
	n := Entries(0)
	return sqlite.List(ctx, t, n.Scan, n.Select()+` WHERE world_id IN (SELECT id FROM worlds WHERE enabled OR id = ?
	  OR id IN (SELECT value FROM json_each(?))) AND enabled ORDER BY priority DESC, sort_order, id`, own, sqlite.JSON(lists.OrEmpty(folders)))
}

// WorldUses say for each lorebook which cards and folders have it, and in how many conversations that makes it read.
func (db *DB) WorldUses(ctx context.Context) ([]chat.WorldUse, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]chat.WorldUse, error) {
		const query = `WITH
		  shared(world, folder, name) AS (SELECT w.world_id, f.id, f.name FROM folder_worlds w JOIN folders f ON f.id = w.folder_id
		    WHERE f.id NOT IN (SELECT folder_id FROM deleted_folders)),
		  present(id, folder, card, cast_members) AS MATERIALIZED (SELECT id, folder_id, character_card_id, cast_members FROM conversations
		    WHERE trashed_at IS NULL),
		  reading(world, conversation) AS (
		    SELECT k.world_id, c.id FROM present c JOIN character_cards k ON k.id = c.card
		    UNION SELECT k.world_id, c.id FROM present c, json_each(c.cast_members) m
		      JOIN character_cards k ON k.id = m.value ->> 'character_card_id'
		    UNION SELECT s.world, c.id FROM present c JOIN folders f ON f.id = c.folder JOIN shared s ON s.folder IN (f.id, f.parent_id))
		SELECT w.id, (SELECT json_group_array(k.name ORDER BY k.name COLLATE NOCASE, k.id) FROM character_cards k WHERE k.world_id = w.id),
		  (SELECT json_group_array(s.name ORDER BY s.name COLLATE NOCASE, s.folder) FROM shared s WHERE s.world = w.id),
		  coalesce(r.conversations, 0)
		FROM worlds w LEFT JOIN (SELECT world, count(*) AS conversations FROM reading GROUP BY world) r ON r.world = w.id ORDER BY w.id`
		return sqlite.List(ctx, t, func(row sqlite.Row) (u chat.WorldUse, err error) {
			return u, row.Scan(&u.WorldID, sqlite.JSON(&u.Characters), sqlite.JSON(&u.Folders), &u.Conversations)
		}, query)
	})
}

// BookRules are what the lorebooks say for their entries, by their ids. Those that say nothing are left out.
func (t *Tx) BookRules(ctx context.Context) (map[int64]chat.BookRules, error) {
	all, err := Worlds().All(ctx, t.Tx)
	if err != nil {
		return nil, err
	}
	rules := map[int64]chat.BookRules{}
	for _, w := range all {
		if w.Rules != (chat.BookRules{}) {
			rules[w.ID] = w.Rules
		}
	}
	return rules, nil
}

func noWorld() error { return fault.New(fault.NotFound, "Lorebook not found") }

func noEntry() error { return fault.New(fault.NotFound, "Lorebook entry not found") }
