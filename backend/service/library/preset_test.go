package library_test

import (
	"encoding/json"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

func TestAPresetBringsBackSamplersAndPromptsAndTouchesNoSwitch(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	ctx := t.Context()
	e, err := b.Library.Endpoints.Create(ctx, library.EndpointInput{Name: new("x"), URL: new("http://127.0.0.1:9")})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Use(ctx, e.ID, "m"); err != nil {
		t.Fatal(err)
	}
	configs, err := b.Library.Models.Models(ctx, e.ID)
	if err != nil {
		t.Fatal(err)
	}
	model := configs[0].ID
	change := func(settings, config string) {
		t.Helper()
		if _, err := b.Library.Settings.Update(ctx, []byte(settings)); err != nil {
			t.Fatal(err)
		}
		if _, err := b.Library.Models.Update(ctx, model, []byte(config)); err != nil {
			t.Fatal(err)
		}
	}
	change(`{"shared_system_prompt":"Be brief.","length_guard_max_words":90}`, `{"temperature":0.4,"top_k":12,"max_tokens":null,"reasoning_effort":"low"}`)
	p, err := b.Library.Presets.Create(ctx, " Brief ", nil)
	if err != nil || p.Name != "Brief" {
		t.Fatalf("%+v, %v", p, err)
	}
	switches := `{"enable_agent":false,"length_guard":true,"length_guard_enforce":true,"feedback_enabled":true,"prevent_prompt_overrides":true,
	  "enabled_tools":{"direct_scene":false},"reasoning_enabled_passes":{"writer":true},"workflows_globally_enabled":false,
	  "direction_notes_record":true,"direction_notes_inject":"both","show_editor_diff":false,"appearance":{"theme":"lamp"}}`
	change(`{"shared_system_prompt":"Be long.","length_guard_max_words":900}`, `{"temperature":1.4,"top_k":null,"max_tokens":50,"reasoning_effort":"high"}`)
	change(switches, `{"chat_template_kwargs":{"enable_thinking":true}}`)
	before, err := b.Library.Settings.Settings(ctx)
	if err != nil {
		t.Fatal(err)
	}
	done, err := b.Library.Presets.Apply(ctx, p.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := before
	want.SharedSystemPrompt, want.LengthGuardMaxWords = "Be brief.", 90
	if got, expected := asText(t, done.Settings), asText(t, want); got != expected {
		t.Errorf("the settings are\n%s\nwant\n%s", got, expected)
	}
	configs, err = b.Library.Models.Models(ctx, e.ID)
	if err != nil {
		t.Fatal(err)
	}
	m := configs[0]
	if m.Temperature == nil || *m.Temperature != 0.4 || m.TopK == nil || *m.TopK != 12 || m.MaxTokens != nil || m.ReasoningEffort != "low" || string(m.TemplateKwargs) != `{"enable_thinking":true}` {
		t.Errorf("the model is %s", asText(t, m))
	}
	if done.Before.SharedSystemPrompt != "Be long." || done.Before.Model == nil || *done.Before.Model.Temperature != 1.4 || done.ModelID == nil || *done.ModelID != model {
		t.Errorf("before was %s", asText(t, done))
	}
}

func TestPresetsAreKeptByName(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	ctx := t.Context()
	one, err := b.Library.Presets.Create(ctx, "One", nil)
	if err != nil {
		t.Fatal(err)
	}
	if one.Content.Model != nil {
		t.Error("a preset that was saved while the demo answered holds a model")
	}
	for _, c := range []struct {
		name, wanted string
		code         fault.Code
	}{
		{"a blank name", "  ", fault.Invalid},
		{"the same name in other letters", "ONE", fault.Conflict},
	} {
		if _, err := b.Library.Presets.Create(ctx, c.wanted, nil); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if _, err := b.Library.Presets.Update(ctx, one.ID, new("one"), false); err != nil {
		t.Errorf("a preset cannot change the letters of its own name: %v", err)
	}
	if _, err := b.Library.Settings.Update(ctx, []byte(`{"shared_system_prompt":"New."}`)); err != nil {
		t.Fatal(err)
	}
	if p, err := b.Library.Presets.Update(ctx, one.ID, nil, true); err != nil || p.Name != "one" || p.Content.SharedSystemPrompt != "New." {
		t.Errorf("%+v, %v", p, err)
	}
	gone, err := b.Library.Presets.Delete(ctx, one.ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Presets.Apply(ctx, one.ID); fault.CodeOf(err) != fault.NotFound {
		t.Errorf("a preset that is gone was applied: %v", err)
	}
	again, err := b.Library.Presets.Create(ctx, gone.Name, &gone.Content)
	if err != nil || asText(t, again.Content) != asText(t, gone.Content) {
		t.Errorf("it came back as %+v, %v", again, err)
	}
	gone.Content.LengthGuardMaxWords = 0
	if _, err := b.Library.Presets.Create(ctx, "Wrong", &gone.Content); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("a limit of no words was kept: %v", err)
	}
	if all, err := b.Library.Presets.Presets(ctx, lists.Span{}); err != nil || len(all) != 1 {
		t.Errorf("%+v, %v", all, err)
	}
}

func asText(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
