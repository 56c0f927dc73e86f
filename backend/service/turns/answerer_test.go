package turns_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestAConversationIsAnsweredByItsOwnModelAndPreset(t *testing.T) {
	b := backendtest.Working(t)
	keeps := func(conversation, field string, value any) error {
		patch, err := json.Marshal(map[string]any{field: value})
		if err == nil {
			_, err = b.Library.Conversations.Update(t.Context(), conversation, patch)
		}
		return err
	}
	own := backendtest.UseScriptedModel(t, b, llmtest.Any(llmtest.Says("from its own")), llmtest.Any(llmtest.Says("and again")))
	settings, err := b.Library.Settings.Settings(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	models, err := b.Library.Models.Models(t.Context(), *settings.ActiveEndpointID)
	if err != nil {
		t.Fatal(err)
	}
	warm := 1.75
	preset, err := b.Library.Presets.Create(t.Context(), "Warm", &chat.PresetContent{
		SharedSystemPrompt: "Play warmly.", AssistantSystemPrompt: new("Speak warmly."), LengthGuardMaxWords: 200, LengthGuardMaxParagraphs: 3, Model: &chat.PresetModel{Samplers: chat.Samplers{Temperature: &warm}},
	})
	if err != nil {
		t.Fatal(err)
	}
	shared := backendtest.UseScriptedModel(t, b, llmtest.Any(llmtest.Says("from the one for all")), llmtest.Any(llmtest.Says("at last")))
	kept, plain := backendtest.Conversation(t, b), backendtest.Conversation(t, b)
	if err := keeps(kept, "model_config_id", models[0].ID); err != nil {
		t.Fatal(err)
	}
	if err := keeps(kept, "preset_id", preset.ID); err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, kept, "Hello.")
	backendtest.Turn(t, b, plain, "Hello.")
	if len(own.Requests()) != 1 || len(shared.Requests()) != 1 {
		t.Fatalf("its own model was asked %d times, the one for all %d times", len(own.Requests()), len(shared.Requests()))
	}
	if body := string(own.Requests()[0].Raw); !strings.Contains(body, `"temperature":1.75`) || !strings.Contains(body, "Speak warmly.") {
		t.Errorf("the preset is not in %s", body)
	}
	if body := string(shared.Requests()[0].Raw); strings.Contains(body, "1.75") || strings.Contains(body, "warmly") {
		t.Errorf("the preset of another conversation is in %s", body)
	}
	if now, err := b.Library.Settings.Settings(t.Context()); err != nil || now.AssistantSystemPrompt == "Speak warmly." {
		t.Errorf("the settings have changed: %v", err)
	}
	if _, err := b.Library.Presets.Delete(t.Context(), preset.ID); err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, kept, "Still there?")
	if body := string(own.Requests()[1].Raw); strings.Contains(body, "1.75") {
		t.Errorf("a preset that is deleted is in %s", body)
	}
	if err := b.Library.Models.Delete(t.Context(), models[0].ID); err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, kept, "And now?")
	if n := len(shared.Requests()); n != 2 {
		t.Errorf("when its model is gone, the one for all answers; it was asked %d times", n)
	}
	for _, field := range []string{"model_config_id", "preset_id"} {
		if err := keeps(kept, field, 9999); fault.CodeOf(err) != fault.Invalid {
			t.Errorf("%s: %v", field, err)
		}
	}
}
