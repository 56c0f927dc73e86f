package turns_test

import (
	"regexp"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestAPlainQuestionIsOneCallWithoutWordsOfStories(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b, llmtest.Any(llmtest.Says("Lima.")), llmtest.Any(llmtest.Says("About eleven million.")))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"title_conversations":false}`)); err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "What is the capital of Peru?")
	backendtest.Turn(t, b, c, "How many people live there?")
	all := model.Requests()
	if len(all) != 2 {
		t.Fatalf("two questions took %d calls", len(all))
	}
	words := regexp.MustCompile(`(?i)story|scene|role-play|character|director|narrator|out of character`)
	for _, r := range all {
		if found := words.FindString(string(r.Raw)); found != "" || len(r.Body.Tools) > 0 {
			t.Errorf("a plain question speaks of %q: %s", found, r.Raw)
		}
	}
	if got := all[0].Last(); got != "What is the capital of Peru?" {
		t.Errorf("the question is sent as %q", got)
	}
}

func TestTheSwitchBringsThreeVoicesToPlainQuestions(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b, llmtest.Call("direct_scene", map[string]any{"moods": []string{}}), llmtest.Prose(llmtest.Says("Lima.")))
	settings := `{"enable_agent":true,"helpers_without_character":true,"enabled_tools":{"direct_scene":true}}`
	if _, err := b.Library.Settings.Update(t.Context(), []byte(settings)); err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, backendtest.Conversation(t, b), "What is the capital of Peru?")
	if n := len(model.Requests()); n != 2 {
		t.Errorf("it took %d calls", n)
	}
}

func TestTheCardsLastWordsStandAfterTheMessage(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b, llmtest.Call("direct_scene", map[string]any{"moods": []string{}, "next_event": "He shouts."}), llmtest.Prose(llmtest.Says("\"Hush,\" he says.")))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"enabled_tools":{"direct_scene":true}}`)); err != nil {
		t.Fatal(err)
	}
	card, err := b.Library.Characters.Create(t.Context(), chat.Character{Name: "Ines", PostHistoryInstructions: "{{char}} never raises the voice."})
	if err != nil {
		t.Fatal(err)
	}
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: "T", CharacterCardID: card.ID})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, c.ID, "I knock.")
	want := "<direction>\nNext: He shouts.\n</direction>\n\nI knock.\n\nInes never raises the voice.\n\n(Reply in character, prose only.)"
	if got := model.Requests()[1].Last(); got != want {
		t.Errorf("the Writer reads %q", got)
	}
}
