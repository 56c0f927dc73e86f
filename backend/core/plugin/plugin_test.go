package plugin_test

import (
	"context"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
)

func TestARegistryReportsEveryFaultAtOnce(t *testing.T) {
	_, err := plugin.NewRegistry(nil,
		plugin.Plugin{ID: "fine", Name: "Fine"}, plugin.Plugin{ID: "fine", Name: "Again"},
		plugin.Plugin{ID: "start", Name: "Taken"}, plugin.Plugin{ID: "No Word", Name: "x"}, plugin.Plugin{ID: "nameless"})
	if err == nil {
		t.Fatal("it was accepted")
	}
	for _, part := range []string{`"fine" is declared twice`, `"start" is not a plain word`, `"No Word" is not a plain word`, `"nameless" has no name`} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q is not in %q", part, err)
		}
	}
}

func TestHooksOfEqualPriorityRunAsDeclared(t *testing.T) {
	hook := func(context.Context, plugin.PreInput, plugin.PreOutput) error { return nil }
	r, err := plugin.NewRegistry(nil,
		plugin.Plugin{ID: "b", Name: "B", Pre: hook}, plugin.Plugin{ID: "unbound", Name: "U", Priority: -9},
		plugin.Plugin{ID: "a", Name: "A", Pre: hook}, plugin.Plugin{ID: "early", Name: "E", Priority: -1, Pre: hook})
	if err != nil {
		t.Fatal(err)
	}
	var order []string
	for w := range r.Pre() {
		order = append(order, w.ID)
	}
	if got := strings.Join(order, " "); got != "early b a" {
		t.Errorf("order %s", got)
	}
	for range r.Post() {
		t.Error("nobody bound Post")
	}
}

func TestAPluginTakesPartUnlessSomebodySaidNo(t *testing.T) {
	for _, c := range []struct {
		name   string
		global bool
		own    map[string]bool
		want   bool
	}{
		{"nothing said", true, nil, true},
		{"its own switch off", true, map[string]bool{"w": false}, false},
		{"its own switch on", true, map[string]bool{"w": true}, true},
		{"another's switch off", true, map[string]bool{"x": false}, true},
		{"the master switch off beats its own", false, map[string]bool{"w": true}, false},
	} {
		if got := plugin.Enabled("w", chat.Settings{PluginsEnabled: c.global, PluginEnabled: c.own}); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
