package turns_test

import (
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/backendtest"
	"terzetto/backend/llm/llmtest"
)

func TestWhatATurnLearntOfAModelOutlivesTheProgram(t *testing.T) {
	dir := t.TempDir()
	b, err := backend.Open(t.Context(), backendtest.Config(dir))
	if err != nil {
		t.Fatal(err)
	}
	s := backendtest.Scripted(t, b,
		llmtest.For("direct_scene", llmtest.Fails(400, `{"error":{"message":"m does not support tools"}}`)),
		llmtest.Prose(llmtest.Says(`{"moods":[]}`)), llmtest.Prose(llmtest.Says("One.")))
	directs := `{"enable_agent":true,"length_guard":false,"enabled_tools":{"direct_scene":true,"editor_apply_patch":false}}`
	if _, err := b.Library.UpdateSettings(t.Context(), []byte(directs)); err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "Hello")
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Open(t, dir)
	s.Then(llmtest.Prose(llmtest.Says(`{"moods":[]}`)), llmtest.Prose(llmtest.Says("Two.")))
	backendtest.Turn(t, b, c, "Hello again")
	if got := backendtest.Texts(t, b, c); got != "Hello | One. | Hello again | Two." {
		t.Error(got)
	}
	for i, r := range s.Requests() {
		if tools := len(r.Body.Tools) > 0; strings.Contains(string(r.Raw), "Call the tool") != tools {
			t.Errorf("request %d with tools: %t, says %q", i, tools, r.Last())
		}
	}
	if said := s.Requests()[1].Last(); !strings.Contains(said, "Fill in the form `direct_scene`, once, and no other. It decides") {
		t.Errorf("the form is asked for by %q", said)
	}
	for i, told := range []int{1, 0} { // once, and not again
		logs, err := b.Library.Logs(t.Context(), c, 2)
		if err != nil || len(logs[1-i].Skipped) != told {
			t.Errorf("turn %d: %v, %v", i+1, logs[1-i].Skipped, err)
		}
	}
}
