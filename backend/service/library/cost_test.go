package library_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func costs(t *testing.T, b *backend.Backend, model string) []library.Cost {
	t.Helper()
	all, err := b.Library.Costs.Measure(t.Context(), model)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestAWayCostsWhatItsLastRepliesTook(t *testing.T) {
	b, c := edited(t, 1)
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":false}`)); err != nil {
		t.Fatal(err)
	}
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("The lamp is lit.")), llmtest.Prose(llmtest.Says("The tide turns.")))
	backendtest.Turn(t, b, c, "Go on.")
	backendtest.Turn(t, b, c, "And then?")
	model := recordsOf(t, b, c)[0].Calls[0].Model
	want := []library.Cost{
		{Way: chat.WriterOnly, Replies: 2, Requests: 1},
		{Way: chat.WriterAndEditor, Replies: 1, Requests: 3},
		{Way: chat.AllVoices},
	}
	if diff := cmp.Diff(want, costs(t, b, model), cmpopts.IgnoreFields(library.Cost{}, "Millis")); diff != "" {
		t.Error(diff)
	}
}

func TestNothingIsMeasuredOfAnotherModel(t *testing.T) {
	b, _ := edited(t, 1)
	want := []library.Cost{{Way: chat.WriterOnly}, {Way: chat.WriterAndEditor}, {Way: chat.AllVoices}}
	if diff := cmp.Diff(want, costs(t, b, "another")); diff != "" {
		t.Error(diff)
	}
}

func recordsOf(t *testing.T, b *backend.Backend, conversation string) []turn.Log {
	t.Helper()
	logs, err := b.Library.Conversations.Logs(t.Context(), conversation, 0)
	if err != nil {
		t.Fatal(err)
	}
	return logs
}
