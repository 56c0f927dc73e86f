package turns_test

import (
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// Case peers.message: "@Bob @Eve @Bob hi".
func TestAMessageIsAnsweredByEachAssistantThatItMentionsOnce(t *testing.T) {
	b := backendtest.Working(t)
	backendtest.UseScriptedModel(t, b, llmtest.Any(llmtest.Says("one")), llmtest.Any(llmtest.Says("two")))
	for _, name := range []string{"Bob", "Eve"} {
		if _, err := b.Library.Assistants.Create(t.Context(), assistant.Assistant{Name: name, Strategy: assistant.Fixed}); err != nil {
			t.Fatal(err)
		}
	}
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "@Bob @Eve @Bob hi")
	backendtest.TextsOf(t, b, c, 3)
	all, _, err := b.Runs.List(t.Context(), runs.Query{})
	if err != nil || len(all) != 2 {
		t.Fatal(all, err)
	}
	for _, r := range all {
		d, err := b.Runs.Get(t.Context(), r.ID, 0, 10)
		if err != nil || r.Kind != run.Reply || len(d.Steps) != 1 || d.Steps[0].Do.Tool != run.AssistantRunner || r.ParentMessageID == 0 {
			t.Errorf("a run is %+v with %+v, %v", r, d.Steps, err)
		}
	}
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	who := map[string]bool{}
	for _, m := range rows[1:] {
		who[m.Author] = true
	}
	if len(rows) != 3 || !who["Bob"] || !who["Eve"] {
		t.Errorf("the conversation holds %+v", rows)
	}
}

func TestAMessageThatIsEditedIsNotAnsweredAgain(t *testing.T) {
	b := backendtest.Working(t)
	backendtest.UseScriptedModel(t, b, llmtest.Any(llmtest.Says("one")))
	if _, err := b.Library.Assistants.Create(t.Context(), assistant.Assistant{Name: "Bob", Strategy: assistant.Fixed}); err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "@Bob hi")
	backendtest.TextsOf(t, b, c, 2)
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"@Bob hello", "@Bob good evening"} {
		if err := b.Library.Messages.Edit(t.Context(), c, rows[0].ID, text); err != nil {
			t.Fatal(err)
		}
	}
	if all, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(all) != 1 {
		t.Errorf("there are %d runs: %v", len(all), err)
	}
}

func TestAMessageThatMentionsNobodyGoesToTheThreeVoices(t *testing.T) {
	b := backendtest.Working(t)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Hello.")))
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "write to ann@example.org, @carol")
	if got := backendtest.Texts(t, b, c); !strings.HasSuffix(got, "| Hello.") {
		t.Errorf("the conversation says %s", got)
	}
	if all, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(all) != 0 {
		t.Errorf("there are runs: %v, %v", all, err)
	}
}

func TestAnAssistantSeesWhatWasSaidAfterTheLastClear(t *testing.T) {
	b := backendtest.Working(t)
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("old")), llmtest.Prose(llmtest.Says("cleared")),
		llmtest.Prose(llmtest.Says("new")), llmtest.Any(llmtest.Says("fine")))
	c := backendtest.Conversation(t, b)
	for _, text := range []string{"first", "/clear", "second", "@Assistant third"} {
		backendtest.Turn(t, b, c, text)
	}
	backendtest.TextsOf(t, b, c, 8)
	last := string(model.Requests()[3].Raw)
	if strings.Contains(last, "first") || !strings.Contains(last, "second") || !strings.Contains(last, "@Assistant third") {
		t.Errorf("the assistant was asked %s", last)
	}
}
