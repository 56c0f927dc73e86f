package plugin_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/example"
)

func TestASavedConfigHoldsAndNoneMeansTheDefaults(t *testing.T) {
	c := plugin.Config{Defaults: map[string]any{"a": 1, "b": []string{"x"}}}
	for _, row := range []struct {
		name        string
		saved, want map[string]any
	}{
		{"nothing was saved", nil, map[string]any{"a": 1.0, "b": []any{"x"}}},
		{"an empty object was saved", map[string]any{}, map[string]any{"a": 1.0, "b": []any{"x"}}},
		{"something else was saved", map[string]any{"a": 2.0}, map[string]any{"a": 2.0}},
	} {
		if diff := cmp.Diff(row.want, c.Effective(row.saved)); diff != "" {
			t.Errorf("%s: %s", row.name, diff)
		}
	}
	c.Effective(nil)["a"] = 9.0
	if c.Defaults["a"] != 1 {
		t.Error("the defaults were handed out themselves")
	}
}

func TestAConfigurationIsCheckedAgainstItsSchemaFieldByField(t *testing.T) {
	r, err := plugin.NewRegistry(nil, example.Lantern(), plugin.Plugin{ID: "free", Name: "Free"})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		name   string
		id     string
		config map[string]any
		wrong  string // the field that is named
	}{
		{"all is well", "lantern", map[string]any{"ask": false, "size": 64.0}, ""},
		{"a number too large", "lantern", map[string]any{"size": 513.0}, "/size"},
		{"a word that is none of those", "lantern", map[string]any{"colour": "mauve"}, "/colour"},
		{"text where a switch is meant", "lantern", map[string]any{"ask": "yes"}, "/ask"},
		{"a field that nobody knows", "lantern", map[string]any{"wick": 1.0}, ""},
		{"anything, where there is no schema", "free", map[string]any{"x": []any{1.0}}, ""},
	} {
		err := r.CheckConfig(row.id, row.config)
		f, _ := errors.AsType[*fault.Error](err)
		switch unknown := row.name == "a field that nobody knows"; {
		case row.wrong == "" && !unknown:
			if err != nil {
				t.Errorf("%s: %v", row.name, err)
			}
		case f == nil || f.Code != fault.Invalid:
			t.Errorf("%s: %v", row.name, err)
		default:
			fields, _ := f.Details["fields"].(map[string]string)
			if fields[row.wrong] == "" {
				t.Errorf("%s: %v", row.name, fields)
			}
		}
	}
}

func TestASchemaThatCannotHoldStopsTheProgram(t *testing.T) {
	for _, row := range []struct{ name, schema, says string }{
		{"it is not JSON", `{`, "config schema: read"},
		{"it is no schema", `{"type": 7}`, "config schema: compile"},
		{"it refuses the defaults", `{"required": ["b"]}`, "the config defaults"},
		{"it refers to somewhere else", `{"$ref": "https://example.org/schema.json"}`, "is not loaded"},
	} {
		_, err := plugin.NewRegistry(nil, plugin.Plugin{ID: "w", Name: "W", Config: plugin.Config{
			Defaults: map[string]any{"a": 1}, Schema: json.RawMessage(row.schema),
		}})
		if err == nil || !strings.Contains(err.Error(), row.says) || !strings.Contains(err.Error(), `"w"`) {
			t.Errorf("%s: %v", row.name, err)
		}
	}
}
