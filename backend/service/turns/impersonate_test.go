package turns_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// inStory is a conversation in which Tom, a smith, talks with Mara.
func inStory(t *testing.T, b *backend.Backend) (conversation string, persona int64) {
	t.Helper()
	p, err := b.Library.Personas.Create(t.Context(), chat.Persona{Name: "Tom", Description: "{{user}} is a smith with a bad knee."})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Update(t.Context(), []byte(fmt.Sprintf(`{"active_persona_id":%d}`, p.ID))); err != nil {
		t.Fatal(err)
	}
	card, err := b.Library.Characters.Create(t.Context(), chat.Character{Name: "Mara Vale", Description: "A ferrywoman."})
	if err != nil {
		t.Fatal(err)
	}
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: "T", CharacterCardID: card.ID})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID, p.ID
}

// written hears the stream of a message to its end: the text, and the error where there is one.
func written(t *testing.T, b *backend.Backend, conversation string, wish turn.MessageWish) (text, failed string) {
	t.Helper()
	s, err := b.Turns.Impersonations.Start(t.Context(), conversation, wish)
	if err != nil {
		return "", err.Error()
	}
	text, _, failed = shown(t, s)
	return strings.TrimSpace(text), failed
}

func TestAMessageForThePersonHoldsTheirPartAlone(t *testing.T) {
	long := strings.TrimSpace(strings.Repeat("I walk on. You see me pass another door, number %. ", 200))
	for n := range 200 {
		long = strings.Replace(long, "%", strconv.Itoa(n), 1)
	}
	const reply = "She holds the lantern up and waits on the wet stones for your answer."
	again := func(text string) []llmtest.Step {
		return []llmtest.Step{llmtest.Prose(llmtest.Says(text)), llmtest.Prose(llmtest.Says(text))}
	}
	for _, c := range []struct {
		name         string
		answers      []llmtest.Step
		want, failed string
	}{
		{name: "plain words", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("\"Take me across,\" I say."))}, want: "\"Take me across,\" I say."},
		{name: "the name of the person before them", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("Tom: Take me across."))}, want: "Take me across."},
		{name: "the label of a template", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("User: Take me across."))}, want: "Take me across."},
		{name: "the label in bold", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("**Tom:** Take me across."))}, want: "Take me across."},
		{name: "the character's part behind them", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("Take me across.\nMara: No."))}, want: "Take me across."},
		{name: "thoughts before them", answers: []llmtest.Step{llmtest.Prose(llmtest.Thinks("He wants to cross."), llmtest.Says("<think>So.</think>Take me across."))}, want: "Take me across."},
		{
			name:    "the character's part alone, and then the person's",
			answers: []llmtest.Step{llmtest.Prose(llmtest.Says("Mara Vale: No.")), llmtest.Prose(llmtest.Says("Why not?"))}, want: "Why not?",
		},
		{name: "the character's part alone, twice", answers: again("Mara Vale: No."), failed: "The model wrote no message for you. Retry, or choose another model."},
		{name: "nothing", answers: again(""), failed: "The model wrote no message for you. Retry, or choose another model."},
		{name: "the last reply again", answers: again(reply), want: reply, failed: "The model only repeated an earlier message. Retry, or choose another model."},
		{name: "a long text", answers: []llmtest.Step{llmtest.Prose(llmtest.Says(long))}, want: long},
		{name: "a server that fails", answers: []llmtest.Step{llmtest.Prose(llmtest.Fails(400, `{"error":"no"}`))}, failed: "The server refused the request. The server said: no"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			conversation, _ := inStory(t, b)
			backendtest.UseScriptedModel(t, b, append([]llmtest.Step{llmtest.Prose(llmtest.Says(reply))}, c.answers...)...)
			backendtest.Turn(t, b, conversation, "Is it far?")
			if text, failed := written(t, b, conversation, turn.MessageWish{}); text != c.want || failed != c.failed {
				t.Errorf("written %.200q, error %q", text, failed)
			}
			if got := backendtest.Texts(t, b, conversation); got != "Is it far? | "+reply {
				t.Errorf("on disk: %s", got)
			}
		})
	}
}

func TestAMessageForThePersonExtendsTheNextTurnsBeginning(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	conversation, _ := inStory(t, b)
	say := llmtest.Any(llmtest.Says("She nods."))
	model := backendtest.UseScriptedModel(t, b, say, llmtest.Any(llmtest.Says("I board.")), say)
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"enabled_tools":{"editor_apply_patch":true}}`)); err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, conversation, "Is it far?")
	if text, failed := written(t, b, conversation, turn.MessageWish{Hint: "{{user}} is tired"}); text != "I board." {
		t.Fatal(text, failed)
	}
	backendtest.Turn(t, b, conversation, "I board.")
	all := model.Requests()
	wish, next := all[1].Body, all[2].Body
	last := len(wish.Messages) - 1
	for i, m := range wish.Messages[:last] {
		if !bytes.Equal(m, next.Messages[i]) {
			t.Errorf("message %d differs from that of the next turn", i)
		}
	}
	if !bytes.Equal(wish.Tools, next.Tools) || len(wish.Tools) == 0 {
		t.Error("the tools differ from those of the next turn")
	}
	order := llmtest.Text(wish.Messages[last])
	if !strings.Contains(order, "Write Tom's next message") || !strings.Contains(order, "Tom is tired") {
		t.Errorf("asked: %s", order)
	}
	if system := llmtest.Text(wish.Messages[0]); !strings.Contains(system, "Tom is a smith with a bad knee.") {
		t.Errorf("the persona is not in %s", system)
	}
}

func TestAMessageForThePersonGoesOnFromTheirWords(t *testing.T) {
	for _, c := range []struct {
		name, answer string
		extends      bool
		want, failed string
	}{
		{name: "the model goes on", answer: "and give her a coin.", want: "I step into the boat and give her a coin."},
		{name: "the model repeats them", answer: "I step into the boat and give her a coin.", want: "I step into the boat and give her a coin."},
		{name: "the server extends them", answer: " and give her a coin.", extends: true, want: "I step into the boat and give her a coin."},
		{name: "the model adds nothing", answer: "", want: "I step into the boat", failed: "The model wrote no message for you. Retry, or choose another model."},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			conversation, _ := inStory(t, b)
			answer := llmtest.Prose(llmtest.Says(c.answer))
			model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("She nods.")), answer)
			if c.answer == "" { // it is asked once more
				model.Then(answer)
			}
			if c.extends {
				model.Describes(map[string]string{
					"/props": `{"build_info":"b6000","default_generation_settings":{"n_ctx":8192}}`, "/v1/models": `{"data":[{"id":"m"}]}`,
				})
			}
			backendtest.Turn(t, b, conversation, "Is it far?")
			if text, failed := written(t, b, conversation, turn.MessageWish{Text: "I step into the boat"}); text != c.want || failed != c.failed {
				t.Errorf("written %q, error %q", text, failed)
			}
			if got := roles(t, model.Requests()[1]); strings.HasSuffix(got, "user assistant") != c.extends {
				t.Errorf("asked with %s", got)
			}
		})
	}
}

func TestAMessageCanBeWrittenWithLittleToGoOn(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	answer := llmtest.Prose(llmtest.Says("Hello there."))
	model := backendtest.UseScriptedModel(t, b, answer, answer, answer)
	if text, failed := written(t, b, backendtest.Conversation(t, b), turn.MessageWish{}); text != "Hello there." {
		t.Errorf("in an empty conversation: %q, %q", text, failed)
	}
	conversation, persona := inStory(t, b)
	if text, failed := written(t, b, conversation, turn.MessageWish{}); text != "Hello there." {
		t.Errorf("with a persona: %q, %q", text, failed)
	}
	if err := b.Library.Personas.Delete(t.Context(), persona); err != nil {
		t.Fatal(err)
	}
	if text, failed := written(t, b, conversation, turn.MessageWish{}); text != "Hello there." {
		t.Errorf("with a persona that was deleted: %q, %q", text, failed)
	}
	if got := model.Requests()[2].Last(); !strings.Contains(got, "Write User's next message") {
		t.Errorf("asked: %s", got)
	}
	if _, failed := written(t, b, "none", turn.MessageWish{}); failed == "" {
		t.Error("a message is written in no conversation")
	}
}

func TestStopEndsAMessageForThePersonAndFreesTheConversation(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	half := llmtest.Prose(llmtest.Says("Half a "), llmtest.Waits(nil))
	model := backendtest.UseScriptedModel(t, b, half, half, llmtest.Prose(llmtest.Says("Yes.")))
	begin := func() *hub.Stream {
		s, err := b.Turns.Impersonations.Start(t.Context(), c, turn.MessageWish{})
		if err != nil {
			t.Fatal(err)
		}
		backendtest.Hear(t, s, event.Token)
		return s
	}
	s := begin()
	if _, err := b.Turns.Impersonations.Start(t.Context(), c, turn.MessageWish{}); !fault.Is(err, fault.Busy) {
		t.Errorf("a second one: %v", err)
	}
	if err := b.Turns.Stop(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, event.Done)
	<-model.RequestDone(0)
	s = begin()
	backendtest.Turn(t, b, c, "A message.")
	if _, _, failed := shown(t, s); failed != "A reply started in this conversation, so your message was not written." {
		t.Errorf("a turn ends it with %q", failed)
	}
	if got := backendtest.Texts(t, b, c); got != "A message. | Yes." {
		t.Errorf("on disk: %s", got)
	}
}

func TestNoMessageIsWrittenWhileAReplyIs(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	if _, err := b.Library.Settings.UseDemo(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, failed := written(t, b, c, turn.MessageWish{}); failed != "The demo model can't write your messages. Choose a model first." {
		t.Errorf("the demo: %q", failed)
	}
	gate := make(chan struct{})
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("One "), llmtest.Waits(gate)))
	s := backendtest.Send(t, b, c, "Count.")
	backendtest.Hear(t, s, event.Token)
	if _, err := b.Turns.Impersonations.Start(t.Context(), c, turn.MessageWish{}); !fault.Is(err, fault.Busy) {
		t.Errorf("while a reply is written: %v", err)
	}
	close(gate)
	backendtest.Hear(t, s, event.Done)
}

func TestAReplyBeginsWithThePersonsWordsOnce(t *testing.T) {
	const start = "{{char}} looks up. \"Well"
	for _, c := range []struct {
		name    string
		extends bool
		answers []llmtest.Step
		want    string
		failed  string
	}{
		{name: "the model goes on", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("…\" she says."))}, want: "Mara Vale looks up. \"Well…\" she says."},
		{
			name: "the model repeats them", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("Mara Vale looks up. \"Well, no.\""))},
			want: "Mara Vale looks up. \"Well, no.\"",
		},
		{name: "the server extends them", extends: true, answers: []llmtest.Step{llmtest.Prose(llmtest.Says(", no.\""))}, want: "Mara Vale looks up. \"Well, no.\""},
		{
			name: "the server refuses to extend them", extends: true,
			answers: []llmtest.Step{
				llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"Assistant response prefill is incompatible with enable_thinking."}}`)),
				llmtest.Prose(llmtest.Says(", no.\"")),
			}, want: "Mara Vale looks up. \"Well, no.\"",
		},
		{
			name: "the model adds nothing", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("")), llmtest.Prose(llmtest.Says(""))},
			failed: "The model added nothing to its reply.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			conversation, _ := inStory(t, b)
			model := backendtest.UseScriptedModel(t, b, c.answers...)
			if c.extends {
				model.Describes(map[string]string{
					"/props": `{"build_info":"b6000","default_generation_settings":{"n_ctx":8192}}`, "/v1/models": `{"data":[{"id":"m"}]}`,
				})
			}
			s, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: conversation, Text: "Is it far?", Start: new(start)})
			if err != nil {
				t.Fatal(err)
			}
			text, _, failed := shown(t, s)
			if failed != c.failed || failed == "" && strings.TrimSpace(text) != c.want {
				t.Errorf("shown %q, error %q", text, failed)
			}
			want := "Is it far?"
			if c.want != "" {
				want += " | " + c.want
			}
			if got := backendtest.Texts(t, b, conversation); got != want {
				t.Errorf("on disk: %s", got)
			}
			if got := roles(t, model.Requests()[0]); strings.HasSuffix(got, "user assistant") != c.extends {
				t.Errorf("asked with %s", got)
			}
		})
	}
}

func TestARegeneratedReplyBeginsAsTheOneBefore(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	say := func(text string) llmtest.Step { return llmtest.Prose(llmtest.Says(text)) }
	backendtest.UseScriptedModel(t, b, say("yes."), say("no."), say("More."), say("maybe."), say("None of it."), say("Another path."), say("Directed."))
	play := func(r turn.Request) chat.Message {
		t.Helper()
		r.ConversationID = c
		s, err := b.Turns.Start(r)
		if err != nil {
			t.Fatal(err)
		}
		backendtest.Hear(t, s, event.Done)
		rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
		if err != nil {
			t.Fatal(err)
		}
		return rows[len(rows)-1]
	}
	first := play(turn.Request{Kind: turn.Send, Text: "Will you come?", Start: new("Frankly,")})
	second := play(turn.Request{Kind: turn.Regenerate, MessageID: first.ID})
	longer := play(turn.Request{Kind: turn.Extend, MessageID: second.ID})
	for _, row := range []struct {
		name string
		got  chat.Message
		want string
	}{
		{"the first reply", first, "Frankly, yes."},
		{"its next version", second, "Frankly, no."},
		{"the version that was continued", longer, "Frankly, no. More."},
		{"a version of that one", play(turn.Request{Kind: turn.Regenerate, MessageID: longer.ID}), "Frankly, maybe."},
		{"a version without the beginning", play(turn.Request{Kind: turn.Regenerate, MessageID: longer.ID, Start: new("")}), "None of it."},
		{"a different approach", play(turn.Request{Kind: turn.SuperRegenerate, MessageID: longer.ID}), "Another path."},
		{"a version by instructions", play(turn.Request{Kind: turn.MagicRewrite, MessageID: longer.ID, Text: "Shorter", Start: new("Well:")}), "Well: Directed."},
	} {
		if row.got.Content != row.want {
			t.Errorf("%s is %q, want %q", row.name, row.got.Content, row.want)
		}
	}
}

func TestDirectorAndEditorWorkOnAReplyThatIsBegun(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	conversation, _ := inStory(t, b)
	const bad = "Her voice was barely above a whisper."
	edit, err := json.Marshal(map[string]any{"edits": []map[string]any{{"n": 1, "text": "She did not raise her voice."}}})
	if err != nil {
		t.Fatal(err)
	}
	model := backendtest.UseScriptedModel(t, b,
		llmtest.Call("direct_scene", map[string]any{"moods": []string{}}), llmtest.Prose(llmtest.Says(bad)),
		llmtest.For("editor_apply_patch", llmtest.Calls("editor_apply_patch", json.RawMessage(edit))))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"enabled_tools":{"direct_scene":true,"editor_apply_patch":true}}`)); err != nil {
		t.Fatal(err)
	}
	s, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: conversation, Text: "Is it far?", Start: new("The rope creaks.")})
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := shown(t, s)
	const want = "The rope creaks. She did not raise her voice."
	if got := backendtest.Texts(t, b, conversation); got != "Is it far? | "+want || text != want {
		t.Errorf("on disk: %s; shown %q", got, text)
	}
	if asked := model.Requests()[0].Last(); !strings.Contains(asked, "The rope creaks.") {
		t.Errorf("the Director reads %s", asked)
	}
}
