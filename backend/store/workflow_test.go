package store_test

import (
	"database/sql"
	"encoding/json"
	"path/filepath"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/plugin"
)

func TestFlipsOfTwoWorkflowsAtOnceAreBothKept(t *testing.T) {
	db := fresh(t)
	var all sync.WaitGroup
	for _, id := range []string{"a", "b", "c", "d"} {
		all.Go(func() {
			for n := range 20 {
				if _, err := db.Settings.SetPluginEnabled(t.Context(), id, n%2 == 0); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	s := must(db.Settings.Settings(t.Context()))(t)
	if diff := cmp.Diff(map[string]bool{"a": false, "b": false, "c": false, "d": false}, s.PluginEnabled); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestSettingsAndResetsLeaveTheSwitchesOfWorkflowsAlone(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	must(db.Settings.SetPluginEnabled(ctx, "tts", false))(t)
	must(db.Settings.UpdateSettings(ctx, json.RawMessage(`{"workflow_enabled":{"tts":true},"workflows_globally_enabled":false}`)))(t)
	ok(t, db.Settings.ResetSettings(ctx))
	s := must(db.Settings.Settings(ctx))(t)
	if s.PluginEnabled["tts"] || s.PluginsEnabled {
		t.Errorf("the switches are %v, all of them %v", s.PluginEnabled, s.PluginsEnabled)
	}
}

// The cases of workflow.enablement: what the file holds, and whether tts takes part.
func TestSwitchesThatCannotBeReadCountAsNone(t *testing.T) {
	for _, c := range []struct {
		name, switches string
		global, want   bool
	}{
		{"a missing key means on", `{}`, true, true},
		{"off itself", `{"tts":false}`, true, false},
		{"no map at all", `["junk"]`, true, true},
		{"no JSON at all", `jun`, true, true},
		{"nothing", ``, true, true},
		{"null", `null`, true, true},
		{"a switch that is no switch", `{"tts":"off"}`, true, true},
		{"the master switch counts even then", `["junk"]`, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			db := open(t, dir)
			other, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
			ok(t, err)
			_, err = other.ExecContext(t.Context(), "UPDATE settings SET workflow_enabled = ?, workflows_globally_enabled = ?", c.switches, c.global)
			ok(t, err)
			ok(t, other.Close())
			if got := plugin.Enabled("tts", must(db.Settings.Settings(t.Context()))(t)); got != c.want {
				t.Errorf("it takes part: %v", got)
			}
			s := must(db.Settings.SetPluginEnabled(t.Context(), "tts", false))(t)
			if plugin.Enabled("tts", s) {
				t.Error("it cannot be switched off")
			}
		})
	}
}
