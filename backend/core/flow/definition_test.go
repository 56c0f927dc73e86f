package flow_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/flow"
)

const whole = `{"steps":[{"type":"step","config":{"model":"m","prompt":"A {{input}}","systemPrompt":"s","temperature":0,"maxTokens":50,"context":"last",` +
	`"tools":[{"type":"function","function":{"name":"add","description":"Adds.","parameters":{"type":"object"}}}]}},` +
	`{"type":"parallel","configs":[{"prompt":"b"},{"prompt":"c"}]}],"version":1,"onMaxTurns":"warn"}`

func TestADefinitionIsStoredAndReadBackWhole(t *testing.T) {
	d, err := flow.Read(json.RawMessage(whole))
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Check(); err != nil {
		t.Error(err)
	}
	got, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	var a, b any
	if json.Unmarshal([]byte(whole), &a) != nil || json.Unmarshal(got, &b) != nil {
		t.Fatalf("not JSON: %s", got)
	}
	if diff := cmp.Diff(a, b); diff != "" {
		t.Error(diff)
	}
}

// places are where something is wrong.
func places(err error) string {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Code != fault.Invalid {
		return "no fault"
	}
	fields, _ := f.Details["fields"].(map[string]string)
	return strings.Join(slices.Sorted(maps.Keys(fields)), " ")
}

func TestWhatIsWrongIsSaidWithItsPlace(t *testing.T) {
	for _, c := range []struct{ name, text, places string }{
		{"it is not JSON", `{"version":1`, ""},
		{"it is a list", `[]`, ""},
		{"it is nothing", ``, ""},
		{"the choice after the last turn is none", `{"version":1,"steps":[],"onMaxTurns":"stop"}`, "/onMaxTurns"},
		{"the version is another", `{"version":2,"steps":[]}`, "/version"},
		{"the version is a text", `{"version":"1","steps":[]}`, "/version"},
		{"a field is unknown", `{"version":1,"steps":[],"st/eps":1}`, "/st~1eps"},
		{"steps are no list", `{"version":1,"steps":{}}`, "/steps"},
		{
			"several things at once", `{"version":1,"steps":[null,{"type":"step","config":{"prompt":7,"promt":"x"}},{"type":"step"},{"type":"parallel","config":{}}]}`,
			"/steps/0 /steps/1/config/prompt /steps/1/config/promt /steps/2/config /steps/3/config",
		},
		{
			"a tool is ill-formed", `{"version":1,"steps":[{"type":"step","config":{"prompt":"a","tools":[{"type":"x"},7,{"type":"function","function":{"name":1}}]}}]}`,
			"/steps/0/config/tools/0/function /steps/0/config/tools/0/type /steps/0/config/tools/1 /steps/0/config/tools/2/function/name",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := flow.Read(json.RawMessage(c.text)); err == nil || places(err) != c.places {
				t.Errorf("the places are %q: %v", places(err), err)
			}
		})
	}
}

func TestWhatCannotRunIsSaidWithItsPlace(t *testing.T) {
	for _, c := range []struct {
		name   string
		flow   flow.Definition
		places string
	}{
		{"there is no step", flow.New(), "/steps"},
		{"there is no branch", flow.New().Parallel(), "/steps/0/configs"},
		{"there are too many branches", branches(flow.MaxBranches + 1), "/steps/0/configs"},
		{"there are too many steps", prompts(make([]string, flow.MaxSteps+1)...), "/steps"},
		{"a later prompt is empty", prompts("", ""), "/steps/1/config/prompt"},
		{"a prompt is huge", prompts(strings.Repeat("a", 100_001)), "/steps/0/config/prompt"},
		{
			"numbers are out of range", flow.New().Parallel(flow.Config{Temperature: new(-1.0), MaxTokens: new(0), Context: "some"}),
			"/steps/0/configs/0/context /steps/0/configs/0/maxTokens /steps/0/configs/0/temperature",
		},
		{
			"tools are ill-formed", flow.New().Step(flow.Config{Tools: []flow.Tool{{Name: "a b"}, {Name: "a"}, {Name: "a"}, {Name: "b", Parameters: json.RawMessage(`7`)}}}),
			"/steps/0/config/tools/0/function/name /steps/0/config/tools/2/function/name /steps/0/config/tools/3/function/parameters",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.flow.Check(); places(err) != c.places {
				t.Errorf("the places are %q: %v", places(err), err)
			}
		})
	}
}

func TestFlowsGrowFromEachOtherWithoutTouching(t *testing.T) {
	base := prompts("a")
	left, right := base.Step(flow.Config{Prompt: "l"}), base.Step(flow.Config{Prompt: "r"})
	for d, want := range map[*flow.Definition]string{&left: `"prompt":"l"`, &right: `"prompt":"r"`} {
		got, err := json.Marshal(*d)
		if err != nil || !bytes.Contains(got, []byte(want)) || d.Len() != 2 || base.Len() != 1 {
			t.Errorf("%s, %v", got, err)
		}
	}
}

func FuzzWhatIsReadIsWrittenAsItWas(f *testing.F) {
	for _, seed := range []string{whole, `{"version":1,"steps":[]}`, `{"version":1,"steps":[{"type":"parallel","configs":[]}]}`, `{`, `null`, `{"version":1,"steps":[{"type":"step","config":{"prompt":"` + "\xff" + `"}}]}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		d, err := flow.Read(text)
		if err != nil {
			return
		}
		_ = d.Check()
		once, err := json.Marshal(d)
		if err != nil {
			t.Fatal(err)
		}
		again, err := flow.Read(once)
		if err != nil {
			t.Fatalf("%v in %s", err, once)
		}
		if twice, err := json.Marshal(again); err != nil || !bytes.Equal(once, twice) {
			t.Errorf("%s became %s (%v)", once, twice, err)
		}
	})
}
