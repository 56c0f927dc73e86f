package turns_test

import (
	"bytes"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestAPictureDoesNotEndAConversationWithABlindModel(t *testing.T) {
	const refusal = `{"error":{"code":500,"message":"image input is not supported - hint: if this is unexpected, you may need to provide the mmproj"}}`
	b := backendtest.Open(t, t.TempDir())
	s := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Fails(http.StatusInternalServerError, refusal)),
		llmtest.Prose(llmtest.Says("A name.")), llmtest.Prose(llmtest.Says("And on.")))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":false,"title_conversations":false}`)); err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	var drawn bytes.Buffer
	if err := png.Encode(&drawn, image.NewGray(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	picture, err := chat.NewImage("vis.png", drawn.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	stream, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c, Text: "What is on it?", Images: []chat.Attachment{picture}})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, stream, event.Done)
	backendtest.Turn(t, b, c, "And now?")
	if got := backendtest.Texts(t, b, c); got != "What is on it? | A name. | And now? | And on." {
		t.Error(got)
	}
	all := s.Requests()
	for i, want := range []bool{true, false, false} {
		if raw := string(all[i].Raw); strings.Contains(raw, "image_url") != want || strings.Contains(raw, "[picture: vis.png]") == want {
			t.Errorf("request %d: %s", i, raw)
		}
	}
	logs, err := b.Library.Conversations.Logs(t.Context(), c, 2)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range logs {
		if said := strings.Join(l.Skipped, " "); !strings.Contains(said, "The Writer's model can't see images, so their names were sent in their place: 1.") {
			t.Errorf("the record says %q", said)
		}
	}
	if f, err := b.Turns.Folding(t.Context(), c); err != nil || !f.Blind {
		t.Errorf("%+v, %v", f, err)
	}
}

func TestAMessageThatIsTooLongDoesNotBlockWhatFollows(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	s := refusing(t)
	talk := sitDown(t, b, s)
	stroll(t, b, s, talk, 1)
	stream := backendtest.Send(t, b, talk, strings.Repeat("a long word ", 1200))
	backendtest.Hear(t, stream, event.Error)
	s.take()
	backendtest.Turn(t, b, talk, "Hi again.")
	for _, a := range s.take() {
		if raw := strings.Join(a.messages(), ""); strings.Contains(raw, "a long word") {
			t.Errorf("it is sent: %.200s", raw)
		}
	}
	f, err := b.Turns.Folding(t.Context(), talk)
	if err != nil || len(f.Unsent) != 1 {
		t.Fatalf("%+v, %v", f, err)
	}
	logs, err := b.Library.Conversations.Logs(t.Context(), talk, 1)
	if err != nil || !strings.Contains(strings.Join(logs[0].Skipped, " "), "too long for the model's context were left out: 1.") {
		t.Errorf("%v, %v", logs[0].Skipped, err)
	}
}
