package store_test

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"strconv"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
)

// A tier's table, its column, and an owner in a fresh file.
type tierRow struct {
	name          string
	tier          plugin.Tier
	owner         string
	table, column string
}

func tiers(t *testing.T, db *store.DB) []tierRow {
	t.Helper()
	conv := begin(t, db, "g")
	card := must(db.Library.CreateCharacter(t.Context(), chat.Character{Name: "Ines"}))(t)
	return []tierRow{
		{"conversation", plugin.TierConversation, conv.ID, "conversations", "workflow_state"},
		{"message", plugin.TierMessage, strconv.FormatInt(*conv.ActiveLeafID, 10), "messages", "workflow_state"},
		{"character", plugin.TierCharacter, card.ID, "character_cards", "workflow_state"},
		{"config", plugin.TierConfig, "", "settings", "workflow_config"},
	}
}

func TestAWorkflowKeepsAnObjectInEachTier(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	for _, row := range tiers(t, db) {
		t.Run(row.name, func(t *testing.T) {
			get := func(wid string) map[string]any {
				t.Helper()
				return must(db.Plugins.PluginState(ctx, row.tier, row.owner, wid))(t)
			}
			set := func(wid string, v map[string]any) {
				t.Helper()
				ok(t, db.Plugins.SetPluginState(ctx, row.tier, row.owner, wid, v))
			}
			if got := get("tts"); got != nil {
				t.Errorf("at first there is %v", got)
			}
			object := map[string]any{"voice": "en", "rate": 1.5, "on": true, "list": []any{"a", nil}, "deep": map[string]any{"ü": "'\"; --"}}
			set("tts", object)
			set("other", map[string]any{"x": 1.0})
			if diff := cmp.Diff(object, get("tts")); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			set("tts", map[string]any{"voice": "de"})
			if diff := cmp.Diff(map[string]any{"voice": "de"}, get("tts")); diff != "" {
				t.Errorf("the new one replaces the old (-want +got):\n%s", diff)
			}
			set("tts", map[string]any{})
			if got := get("tts"); len(got) != 0 || (got == nil) != (row.tier == plugin.TierConfig) {
				t.Errorf("an empty one is %v", got)
			}
			set("tts", map[string]any{"voice": "de"})
			set("tts", nil)
			set("never", nil)
			if got := get("tts"); got != nil {
				t.Errorf("a deleted one is %v", got)
			}
			if diff := cmp.Diff(map[string]any{"x": 1.0}, get("other")); diff != "" {
				t.Errorf("another's (-want +got):\n%s", diff)
			}
		})
	}
}

func TestAStateOfNobodyIsRefused(t *testing.T) {
	db := fresh(t)
	for _, c := range []struct {
		name, owner, wid string
		tier             plugin.Tier
		want             fault.Code
	}{
		{"a conversation that is not there", "none", "tts", plugin.TierConversation, fault.NotFound},
		{"a message that is not there", "999", "tts", plugin.TierMessage, fault.NotFound},
		{"a message whose id is no number", "x", "tts", plugin.TierMessage, fault.NotFound},
		{"a character that is not there", "none", "tts", plugin.TierCharacter, fault.NotFound},
		{"a tier that is not there", "", "tts", 99, fault.Invalid},
		{"no workflow", "", "", plugin.TierConfig, fault.Invalid},
		{"a name that would end its key", "", `a".b`, plugin.TierConfig, fault.Invalid},
	} {
		if _, err := db.Plugins.PluginState(t.Context(), c.tier, c.owner, c.wid); !fault.Is(err, c.want) {
			t.Errorf("read %s: %v", c.name, err)
		}
		if err := db.Plugins.SetPluginState(t.Context(), c.tier, c.owner, c.wid, map[string]any{"a": 1}); !fault.Is(err, c.want) {
			t.Errorf("write %s: %v", c.name, err)
		}
	}
	if err := db.Plugins.SetPluginState(t.Context(), plugin.TierConfig, "", "tts", map[string]any{"f": func() {}}); !fault.Is(err, fault.Invalid) {
		t.Errorf("what is no JSON: %v", err)
	}
}

func TestAStateThatCannotBeReadCountsAsNone(t *testing.T) {
	for name, text := range map[string]string{
		"no JSON": `jun`, "nothing": ``, "a list": `["junk"]`, "null": `null`, "cut off": `{"tts":`,
		"text in the slot": `{"tts":"text"}`, "a list in the slot": `{"tts":[1]}`,
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			db := open(t, dir)
			for _, row := range tiers(t, db) {
				other, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
				ok(t, err)
				_, err = other.ExecContext(t.Context(), fmt.Sprintf("UPDATE %s SET %s = ?", row.table, row.column), text)
				ok(t, err)
				ok(t, other.Close())
				if got := must(db.Plugins.PluginState(t.Context(), row.tier, row.owner, "tts"))(t); got != nil {
					t.Errorf("%s: %v", row.name, got)
				}
				ok(t, db.Plugins.SetPluginState(t.Context(), row.tier, row.owner, "tts", map[string]any{"a": "b"}))
				if diff := cmp.Diff(map[string]any{"a": "b"}, must(db.Plugins.PluginState(t.Context(), row.tier, row.owner, "tts"))(t)); diff != "" {
					t.Errorf("%s cannot be written (-want +got):\n%s", row.name, diff)
				}
			}
			must(db.Settings.Settings(t.Context()))(t)
		})
	}
}

func TestWorkflowsThatWriteAtOnceKeepBothStates(t *testing.T) {
	db := fresh(t)
	for _, row := range tiers(t, db) {
		var all sync.WaitGroup
		for _, wid := range []string{"a", "b", "c", "d"} {
			all.Go(func() {
				for n := range 10 {
					if err := db.Plugins.SetPluginState(t.Context(), row.tier, row.owner, wid, map[string]any{"n": n}); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		for _, wid := range []string{"a", "b", "c", "d"} {
			if got := must(db.Plugins.PluginState(t.Context(), row.tier, row.owner, wid))(t); got["n"] != 9.0 {
				t.Errorf("%s: %s has %v", row.name, wid, got)
			}
		}
	}
}
