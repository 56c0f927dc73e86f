package turns_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// cast makes a conversation of Ada, Bo and a second Ada, each with something of its own.
func cast(t *testing.T, b *backend.Backend, perTurn int) (conversation string) {
	t.Helper()
	book, err := b.Library.Worlds.Create(t.Context(), chat.World{Name: "Bo's book"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = b.Library.Lorebooks.Entries(book.ID).Create(t.Context(), chat.LorebookEntry{Name: "Key", Content: "{{char}} has the key.", Keywords: []string{"door"}, Enabled: true})
	if err != nil {
		t.Fatal(err)
	}
	n := chat.NewConversation{SpeakersPerTurn: perTurn}
	for i, c := range []chat.Character{
		{Name: "Ada", Description: "{{char}} counts.", FirstMes: "Hello, {{user}}, says {{char}}.", PostHistoryInstructions: "Count, {{char}}."},
		{Name: "Bo", Description: "{{char}} paints.", SystemPrompt: "{{original}} Paint, {{char}}.", WorldID: &book.ID},
		{Name: "Ada", Description: "{{char}} sings."},
	} {
		c.ID = fmt.Sprintf("card-%d", i)
		if _, err := b.Library.Characters.Create(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		n.Cast = append(n.Cast, chat.Member{CharacterCardID: c.ID})
	}
	c, err := b.Library.Conversations.Create(t.Context(), n)
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

func start(t *testing.T, b *backend.Backend, r turn.Request) *hub.Stream {
	t.Helper()
	s, err := b.Turns.Start(r)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// said are the rows of the path: who, and what.
func said(t *testing.T, b *backend.Backend, conversation string) string {
	t.Helper()
	rows, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, m := range rows {
		line := m.Author + ": " + m.Content
		if m.Interrupted {
			line += " (cut)"
		}
		all = append(all, line)
	}
	return strings.Join(all, " | ")
}

// messages are what a request tells the model, one line each.
func messages(r llmtest.Request) string {
	var all []string
	for _, m := range r.Body.Messages {
		var role struct {
			Role string `json:"role"`
		}
		_ = json.Unmarshal(m, &role)
		all = append(all, role.Role+"> "+llmtest.Text(m))
	}
	return strings.Join(all, "\n")
}

func holds(t *testing.T, what, text string, all ...string) {
	t.Helper()
	for _, part := range all {
		if !strings.Contains(text, part) {
			t.Errorf("%s lacks %q:\n%s", what, part, text)
		}
	}
}

func lacks(t *testing.T, what, text string, all ...string) {
	t.Helper()
	for _, part := range all {
		if strings.Contains(text, part) {
			t.Errorf("%s holds %q:\n%s", what, part, text)
		}
	}
}

func TestMembersOfACastAnswerInTurnWithTheirOwnCards(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 2)
	model := backendtest.UseScriptedModel(t, b,
		llmtest.Prose(llmtest.Says("Bo: The door is red.\n\nAda: I count it.")),
		llmtest.Prose(llmtest.Says("**Ada (2):** La, {{char}}.")),
		llmtest.Prose(llmtest.Says("One.\nUser: Two?")),
		llmtest.Prose(llmtest.Says("Three.")))
	heard := hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Bo, open the door."}))
	if got := said(t, b, c); got != "Ada: Hello, {{user}}, says {{char}}. | : Bo, open the door. | Bo: The door is red. | Ada (2): La, {{char}}." {
		t.Errorf("on disk: %s", got)
	}
	names := strings.Join(heard, " ")
	if want := "user_message_created speaker director_done token+ writer_done reply_done speaker director_done token+ writer_done done"; names != want {
		t.Errorf("the stream is %s, not %s", names, want)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "And on."}))
	if got := said(t, b, c); !strings.HasSuffix(got, ": And on. | Ada: One. | Bo: Three.") {
		t.Errorf("after another turn: %s", got)
	}
	all := model.Requests()
	if len(all) != 4 {
		t.Fatalf("%d requests", len(all))
	}
	first, second, third := messages(all[0]), messages(all[1]), messages(all[2])
	holds(t, "the first", first, "## Characters\nAda, Bo and Ada (2) take part.", "## Character: Ada\nAda counts.", "## Character: Bo\nBo paints.",
		"## Character: Ada (2)\nAda (2) sings.", "assistant> Ada: Hello, User, says Ada.", "User: Bo, open the door.", "Key: Bo has the key.",
		"(Bo speaks now.", "Paint, Bo.")
	lacks(t, "the first", first, "Count, Ada.", "{{")
	holds(t, "the second", second, "user> User: Bo, open the door.\nassistant> Bo: The door is red.", "(Ada (2) speaks now.")
	lacks(t, "the second", second, "has the key", "Paint", "Count, Ada.")
	holds(t, "the third", third, "assistant> Bo: The door is red.\n\nAda (2): La, Ada (2).", "(Ada speaks now.", "Count, Ada.")
	for i, r := range all[1:] {
		before, now := all[i].Body.Messages, r.Body.Messages
		for k := range len(before) - 1 { // all but what is the turn's own
			if k < len(now)-1 && string(before[k]) != string(now[k]) && !strings.HasPrefix(llmtest.Text(now[k]), llmtest.Text(before[k])) {
				t.Errorf("request %d does not begin as the one before:\n%s\n%s", i+1, before[k], now[k])
			}
		}
	}
}

// hear names the events of a turn; tokens in a row are one.
func hear(t *testing.T, s *hub.Stream) (names []string) {
	t.Helper()
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			switch {
			case e.Name == event.Error:
				t.Errorf("the turn failed: %v", e.Data)
			case e.Name != event.Token:
				names = append(names, e.Name)
			case len(names) == 0 || names[len(names)-1] != "token+":
				names = append(names, "token+")
			}
		}
	}
	return names
}

func TestThePersonChoosesASpeakerWhoKeepsTheRow(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 3)
	model := backendtest.UseScriptedModel(t, b,
		llmtest.Prose(llmtest.Says("Red.")), llmtest.Prose(llmtest.Says("Blue.")), llmtest.Prose(llmtest.Says("Green.")), llmtest.Prose(llmtest.Says(" And grey.")))
	mute := `{"cast":[{"character_card_id":"card-0"},{"character_card_id":"card-1","muted":true},{"character_card_id":"card-2"}]}`
	if _, err := b.Library.Conversations.Update(t.Context(), c, json.RawMessage(mute)); err != nil {
		t.Fatal(err)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Speaker: "card-1"}))
	if got := said(t, b, c); !strings.HasSuffix(got, "says {{char}}. | Bo: Red.") {
		t.Errorf("without a message: %s", got)
	}
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	last := rows[len(rows)-1].ID
	// It has left the cast, and its card is gone.
	if _, err := b.Library.Conversations.Update(t.Context(), c, json.RawMessage(`{"cast":[{"character_card_id":"card-0"},{"character_card_id":"card-2"}]}`)); err != nil {
		t.Fatal(err)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Regenerate, ConversationID: c, MessageID: last}))
	if err := b.Library.Characters.Delete(t.Context(), "card-1"); err != nil {
		t.Fatal(err)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.MagicRewrite, ConversationID: c, MessageID: last, Text: "In green."}))
	rows, err = b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	green := rows[len(rows)-1]
	if green.Content != "Green." || green.Author != "Bo" || green.CharacterCardID != "card-1" || green.BranchCount != 3 {
		t.Errorf("the third version is %+v", green)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Extend, ConversationID: c, MessageID: green.ID}))
	if got := said(t, b, c); !strings.HasSuffix(got, "Bo: Green. And grey.") {
		t.Errorf("continued: %s", got)
	}
	all := model.Requests()
	holds(t, "written again", messages(all[1]), "## Character: Bo\nBo paints.", "(Bo speaks now.")
	holds(t, "with another direction", messages(all[2]), "Bo: Red.", "[Out of character.", "(Bo speaks now.")
	lacks(t, "with another direction", messages(all[2]), "paints", "User: [Out of character")
	holds(t, "continued", messages(all[3]), "Bo: Green.")

	for rule, r := range map[string]turn.Request{
		"nobody of the cast": {Kind: turn.Send, ConversationID: c, Text: "?", Speaker: "card-9"},
		"no message":         {Kind: turn.Send, ConversationID: c},
	} {
		s := start(t, b, r)
		failed := false
		for batch := range s.From(t.Context(), 0) {
			for _, e := range batch.Events {
				failed = failed || e.Name == event.Error
			}
		}
		if !failed {
			t.Errorf("%s is answered", rule)
		}
	}
	if _, err := b.Library.Conversations.Update(t.Context(), c, json.RawMessage(`{"cast":[{"character_card_id":"card-9"}]}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("an unknown card: %v", err)
	}
}

func TestTheDirectorChoosesASpeakerOrLeavesTheFloor(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 4)
	model := backendtest.UseScriptedModel(t, b,
		llmtest.Call("direct_scene", map[string]any{"next_speaker": "Ada (2)", "moods": []string{}}), llmtest.Prose(llmtest.Says("La.")),
		llmtest.Call("direct_scene", map[string]any{"next_speaker": "nobody", "moods": []string{}}), llmtest.Prose(llmtest.Says("One.")),
		llmtest.Call("direct_scene", map[string]any{"next_speaker": "the user", "moods": []string{}}))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"helpers_without_character":true,"enabled_tools":{"direct_scene":true,"editor_apply_patch":false}}`)); err != nil {
		t.Fatal(err)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Who sings?"}))
	if got := said(t, b, c); !strings.HasSuffix(got, ": Who sings? | Ada (2): La. | Ada: One.") {
		t.Errorf("on disk: %s", got)
	}
	all := model.Requests()
	if len(all) != 5 {
		t.Fatalf("%d requests", len(all))
	}
	tools := string(all[0].Body.Tools)
	holds(t, "the form", tools, `"next_speaker"`, `["Ada","Bo","Ada (2)","the user"]`)
	for i, r := range all {
		if string(r.Body.Tools) != tools {
			t.Errorf("request %d has other tools", i)
		}
	}
	holds(t, "the Director", messages(all[0]), "Choose who speaks next", "Ada spoke last.")
	holds(t, "the Director of the second reply", messages(all[2]), "User has written nothing new", "Ada (2) spoke last.")
	logs, err := b.Library.Conversations.Logs(t.Context(), c, 0)
	if err != nil {
		t.Fatal(err)
	}
	var why []string
	for _, l := range logs {
		why = append(why, fmt.Sprint(l.Speaker.Author, " ", l.Speaker.Reason))
	}
	if got := strings.Join(why, ", "); got != " yielded, Ada turn, Ada (2) director" {
		t.Errorf("the records say %s", got)
	}
}

func TestWhoeverIsCalledWithAnAtSignAnswers(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 1)
	if _, err := b.Library.Assistants.Create(t.Context(), assistant.Assistant{Name: "Bo", Strategy: assistant.Fixed}); err != nil {
		t.Fatal(err)
	}
	scene := llmtest.Call("direct_scene", map[string]any{"next_speaker": "Ada", "moods": []string{}})
	backendtest.UseScriptedModel(t, b,
		scene, llmtest.Prose(llmtest.Says("Red.")),
		scene, llmtest.Prose(llmtest.Says("La.")), scene, llmtest.Prose(llmtest.Says("Blue.")),
		scene, llmtest.Prose(llmtest.Says("One.")))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"helpers_without_character":true,"enabled_tools":{"direct_scene":true,"editor_apply_patch":false}}`)); err != nil {
		t.Fatal(err)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Which door, @bo?"}))
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "@Ada (2) and @{Bo}, sing!"}))
	mute := `{"cast":[{"character_card_id":"card-0"},{"character_card_id":"card-1","muted":true},{"character_card_id":"card-2"}]}`
	if _, err := b.Library.Conversations.Update(t.Context(), c, json.RawMessage(mute)); err != nil {
		t.Fatal(err)
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "`@Ada (2)` is code, and @Bo is muted."}))
	want := ": Which door, @bo? | Bo: Red. | : @Ada (2) and @{Bo}, sing! | Ada (2): La. | Bo: Blue. | : `@Ada (2)` is code, and @Bo is muted. | Ada: One."
	if got := said(t, b, c); !strings.HasSuffix(got, want) {
		t.Errorf("on disk: %s", got)
	}
}

func TestStopInTheMiddleKeepsTheRepliesThatAreThere(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	c := cast(t, b, 3)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Red.")), llmtest.Prose(llmtest.Says("Half a"), llmtest.Waits(nil)))
	s := start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Bo?"})
	second := false
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			second = second || e.Name == event.ReplyDone
		}
		if second && batch.Events[len(batch.Events)-1].Name == event.Token {
			break
		}
	}
	snap := b.Turns.Snapshot(c)
	if len(snap.Replies) != 1 || snap.Replies[0].Author != "Bo" || snap.Speaker == nil || snap.Speaker.Author != "Ada (2)" || snap.UserMessage != "Bo?" {
		t.Errorf("who joins late sees %+v", snap)
	}
	if err := b.Close(); err != nil { // as Stop, and the process ends
		t.Fatal(err)
	}
	if got := said(t, backendtest.Open(t, dir), c); !strings.Contains(got, ": Bo? | Bo: Red. | Ada (2): Half") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("on disk: %s", got)
	}
}

func TestTheMembersGoOnWhereOneOfThemFailed(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 3)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Red.")), llmtest.Prose(llmtest.Fails(400, `{"error":"no"}`)),
		llmtest.Prose(llmtest.Fails(400, `{"error":"no"}`)), llmtest.Prose(llmtest.Says("La.")), llmtest.Prose(llmtest.Says("One.")))
	for range start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Bo?"}).From(t.Context(), 0) {
	}
	again := func() *hub.Stream {
		t.Helper()
		s, err := b.Turns.Continue(t.Context(), c, nil)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for range again().From(t.Context(), 0) { // fails too
	}
	hear(t, again())
	if got := said(t, b, c); !strings.HasSuffix(got, ": Bo? | Bo: Red. | Ada (2): La. | Ada: One.") {
		t.Errorf("on disk: %s", got)
	}
	if _, err := b.Turns.Continue(t.Context(), c, nil); !fault.Is(err, fault.Malformed) {
		t.Errorf("when all have answered: %v", err)
	}
}

func TestAMemberWhoLeavesWhileItSpeaksFinishesItsReply(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 3)
	gate := make(chan struct{})
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Red "), llmtest.Waits(gate), llmtest.Says("and blue.")),
		llmtest.Prose(llmtest.Says("La.")), llmtest.Prose(llmtest.Says("One.")))
	s := start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Bo?"})
	backendtest.Hear(t, s, event.Token)
	if _, err := b.Library.Conversations.Update(t.Context(), c, json.RawMessage(`{"cast":[{"character_card_id":"card-0"},{"character_card_id":"card-2"}]}`)); err != nil {
		t.Fatal(err)
	}
	if err := b.Library.Characters.Delete(t.Context(), "card-1"); err != nil {
		t.Fatal(err)
	}
	close(gate)
	hear(t, s)
	if got := said(t, b, c); !strings.HasSuffix(got, ": Bo? | Bo: Red and blue. | Ada: La. | Ada (2): One.") {
		t.Errorf("on disk: %s", got)
	}
}

func TestNobodyAnswersWhereAllAreSilent(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := cast(t, b, 1)
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("One.")))
	mute := `{"cast":[{"character_card_id":"card-0","muted":true},{"character_card_id":"card-1","muted":true}]}`
	if _, err := b.Library.Conversations.Update(t.Context(), c, json.RawMessage(mute)); err != nil {
		t.Fatal(err)
	}
	s := start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Anybody?"})
	sentence := ""
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			if e.Name == event.Error {
				sentence, _ = e.Data.(string)
			}
		}
	}
	if !strings.HasPrefix(sentence, "No character can answer") || len(model.Requests()) != 0 || strings.Contains(said(t, b, c), "Anybody?") {
		t.Errorf("%q; %s", sentence, said(t, b, c))
	}
	hear(t, start(t, b, turn.Request{Kind: turn.Send, ConversationID: c, Text: "Ada?", Speaker: "card-0"}))
	if got := said(t, b, c); !strings.HasSuffix(got, ": Ada? | Ada: One.") {
		t.Errorf("one that was asked: %s", got)
	}
}
