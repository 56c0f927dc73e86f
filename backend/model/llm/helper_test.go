package llm_test

import (
	"net/http/httptest"
	"testing"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

func TestAHelperThatIsTurnedOffRestsUntilItIsWanted(t *testing.T) {
	server := llmtest.New(t)
	var kept llm.Capabilities
	client := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	t.Cleanup(client.Close)
	target := llm.Target{URL: server.URL(), Model: "m"}
	client.SetHelper(target, "editor", true)
	for range 5 {
		client.NoteHelper(target, "director", false, false)
	}
	if !client.Helper(target, "editor").Rests() || !client.Helper(target, "director").Rests() || !kept.Memory.Helpers["editor"].Off {
		t.Fatalf("after the failures, %+v is kept", kept.Memory.Helpers)
	}
	server.Describes(map[string]string{"/v1/models": `{"data":[{"id":"m"}]}`})
	server.Then(llmtest.Prose(llmtest.Says("I am ready.")), llmtest.Call("note_weather", `{"weather":"rain"}`))
	if _, err := client.Probe(t.Context(), target, func(llm.ProbeStep) {}); err != nil {
		t.Fatal(err)
	}
	if !client.Helper(target, "editor").Rests() || client.Helper(target, "director").Rests() {
		t.Error("a probe forgets the choice, or keeps the failures")
	}
	client.SetHelper(target, "editor", false)
	if client.Helper(target, "editor").Rests() || len(client.Capabilities(target).Memory.Helpers) != 0 {
		t.Errorf("what is wanted again is known as %+v", client.Capabilities(target).Memory.Helpers)
	}
}

func TestAServerThatIsOffIsNotReached(t *testing.T) {
	client := llm.NewClient(llm.Options{Limits: tight()})
	t.Cleanup(client.Close)
	server := llmtest.New(t)
	on := llm.Target{URL: server.URL(), Model: "m"}
	if !client.Reaches(t.Context(), on) {
		t.Error("a server that knows no list of models is not reached")
	}
	gone := httptest.NewServer(nil)
	gone.Close()
	if client.Reaches(t.Context(), llm.Target{URL: gone.URL + "/v1", Model: "m"}) {
		t.Error("a server that is off is reached")
	}
	if !client.Reaches(t.Context(), llm.Target{URL: "https://models.example/v1", Model: "m"}) {
		t.Error("a server elsewhere is asked")
	}
}
