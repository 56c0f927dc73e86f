package example_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/example"
	"terzetto/backend/testing/plugintest"
)

func TestALanternHangsInTheLightThatTheModelNames(t *testing.T) {
	for _, row := range []struct {
		name   string
		script plugintest.Script
		calls  int
		want   string
	}{
		{"the model names one", plugintest.Script{Forced: map[string]map[string]any{"describe_light": {"colour": "green"}}}, 1, "green"},
		{"the model names none", plugintest.Script{}, 1, "amber"},
		{"the model is not asked", plugintest.Script{Config: map[string]any{"ask": false, "colour": "blue"}}, 0, "blue"},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := plugintest.Recorder{Plugin: example.Lantern(), Script: row.script}
			if err := r.Post(t.Context(), plugin.PostInput{Draft: "Fog."}); err != nil {
				t.Fatal(err)
			}
			if len(r.Calls) != row.calls || len(r.Artifacts) != 1 || r.State["colour"] != row.want {
				t.Errorf("%d calls, %d artifacts, state %v", len(r.Calls), len(r.Artifacts), r.State)
			}
			hung := event.Event{Name: "lantern_hung", Data: map[string]any{"colour": row.want, "count": 1}}
			if diff := cmp.Diff(hung, r.Events[len(r.Events)-2]); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestLanternsAreCountedAndTheModelsHearOfThem(t *testing.T) {
	r := plugintest.Recorder{Plugin: example.Lantern()}
	scene := plugin.Scene{ConversationID: "c"}
	for range 2 {
		turn := plugin.Turn{Scene: scene, Scratch: plugin.NewScratch()}
		err := errors.Join(r.Pre(t.Context(), plugin.PreInput{Turn: turn}), r.Post(t.Context(), plugin.PostInput{Turn: turn, Draft: "Fog."}))
		if err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff([]string{"Lanterns hang along the way."}, r.Blocks); diff != "" {
		t.Error(diff)
	}
	scene.Kit = r.Kit()
	got, err := r.Plugin.OnDemand(t.Context(), plugin.OnDemandInput{Scene: scene, Body: map[string]any{"action": "count"}})
	if err != nil || got["count"] != 2 {
		t.Errorf("%v %v", got, err)
	}
}

func TestTheSameSeedGivesTheSameLantern(t *testing.T) {
	r := plugintest.Recorder{Plugin: example.Lantern()}
	if err := r.Post(t.Context(), plugin.PostInput{Draft: "Fog."}); err != nil {
		t.Fatal(err)
	}
	made := r.Artifacts[0]
	for _, row := range []struct {
		seed string
		same bool
	}{{made.Seed, true}, {"another", false}} {
		again, err := r.Plugin.Artifacts.Reroll(t.Context(), plugin.RerollInput{Generation: made.Generation, Seed: row.seed})
		if err != nil || bytes.Equal(again.Data, made.Data) != row.same {
			t.Errorf("seed %q: %v", row.seed, err)
		}
	}
}
