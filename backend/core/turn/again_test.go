package turn_test

import (
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

const (
	asks    = "What is the cat called, and whose is it?"
	answers = "Tom, and he belongs to the harbour master."
	refusal = "I'm sorry, but I can't continue with this roleplay."
)

// rewritten plays a turn after some replies, and gives what is left, its events and how the last request ended.
func rewritten(t *testing.T, kind turn.Kind, replies []string, steps ...llmtest.Step) (turn.Result, []event.Event, string, error) {
	t.Helper()
	var s transcript
	s.Request.Kind, s.Request.Text = kind, asks
	s.Setup.Settings = only(t)
	for i, reply := range replies {
		s.Setup.History = append(s.Setup.History, chat.Message{ID: int64(2*i + 1), Role: chat.User, Content: asks}, chat.Message{ID: int64(2*i + 2), Role: chat.Assistant, Content: reply})
	}
	if kind != turn.Send {
		s.Request.Message = int64(2 * len(replies))
	}
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	events, err := run(t, &s, store)
	requests := server.Requests()
	return store.committed[0], events, requests[len(requests)-1].Last(), err
}

func TestAReplyThatWasSaidBeforeIsAskedForOnceMore(t *testing.T) {
	other := []string{"Rain falls on the quay tonight.", "A bell rings twice over the bay.", "Nobody looks at the old clock.", "We wait beneath the tall crane.", "They sell rope by the pound here."}
	for _, c := range []struct {
		name    string
		replies []string
		first   string
		second  string // empty: it is not asked for
		want    string
		said    string
	}{
		{"the last reply", []string{answers}, answers, "He has no name yet.", "He has no name yet.", "so it was asked once more"},
		{"the fifth before it", append([]string{answers}, other[:4]...), answers, "He has no name yet.", "He has no name yet.", "so it was asked once more"},
		{"the sixth before it", append([]string{answers}, other...), answers, "", answers, ""},
		{"the message of the person", nil, asks, "Tom.", "Tom.", "so it was asked once more"},
		{"with other spaces", []string{answers}, strings.ReplaceAll(answers, " ", "\n"), "Tom.", "Tom.", "so it was asked once more"},
		{"the same once more", []string{answers}, answers, answers, answers, "word for word, also when it was asked once more"},
		{"nothing the second time", []string{answers}, answers, " ", answers, "word for word, also when it was asked once more"},
		{"a refusal", nil, refusal, answers, answers, "refused to go on at first"},
		{"a refusal twice", nil, refusal, "I cannot continue this conversation.", "I cannot continue this conversation.", "refused to go on, also"},
		{"a short word", []string{"Yes."}, "Yes.", "", "Yes.", ""},
		{"another reply", []string{answers}, "He has no name yet.", "", "He has no name yet.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			steps := []llmtest.Step{llmtest.Prose(llmtest.Says(c.first))}
			if c.second != "" {
				steps = append(steps, llmtest.Prose(llmtest.Says(c.second)))
			}
			got, events, last, err := rewritten(t, turn.Send, c.replies, steps...)
			if err != nil || got.Text != c.want || window(events).Text != c.want || got.Interrupted {
				t.Errorf("the reply is %q, the window shows %q, %v", got.Text, window(events).Text, err)
			}
			if (c.second != "") != strings.Contains(last, "Take a noticeably different path") {
				t.Errorf("the last request ends with %q", last)
			}
			if log := strings.Join(got.Log.Skipped, " "); (log == "") != (c.said == "") || !strings.Contains(log, c.said) {
				t.Errorf("skipped %q", got.Log.Skipped)
			}
		})
	}
}

func TestAServerThatFailsTheSecondTimeLeavesTheFirstReply(t *testing.T) {
	got, events, _, err := rewritten(t, turn.Send, []string{answers}, llmtest.Prose(llmtest.Says(answers)), llmtest.Prose(llmtest.Fails(401, `{"error":"no"}`)))
	if err != nil || got.Text != answers || window(events).Text != answers || got.Log.Outcome != turn.Finished {
		t.Errorf("the reply is %q, %v", got.Text, err)
	}
}

func TestABareRefusalIsToldFromStory(t *testing.T) {
	for text, want := range map[string]bool{
		refusal: true,
		"I’m really sorry, but I cannot help with that request.":                                   true,
		"I can't assist with that.":                                                                true,
		"As an AI language model, I cannot take part in this.":                                     true,
		"Es tut mir leid, aber ich kann dieses Rollenspiel nicht fortsetzen.":                      true,
		"Leider kann ich dieser Anfrage nicht nachkommen.":                                         true,
		"Je suis désolé, mais je ne peux pas continuer ce jeu de rôle.":                            true,
		"Désolée, mais je ne peux pas répondre à cette demande.":                                   true,
		"Lo siento, pero no puedo continuar con esta conversación.":                                true,
		"No puedo ayudar con esa solicitud.":                                                       true,
		`"I'm sorry, but I can't help you," she says.`:                                             false,
		"*She shakes her head.* I'm sorry, I can't help you write it.":                             false,
		"I'm sorry about the boat. It was old.":                                                    false,
		"The ferryman can't continue. His oar is broken.":                                          false,
		"Es tut mir leid um das Boot.":                                                             false,
		refusal + strings.Repeat(" She says it and goes on with the story that she had begun.", 5): false,
	} {
		if got := turn.IsRefusal(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestARewriteThatChangesNothingIsNoVersion(t *testing.T) {
	for _, kind := range []turn.Kind{turn.MagicRewrite, turn.SuperRegenerate} {
		got, events, _, err := rewritten(t, kind, []string{answers}, llmtest.Prose(llmtest.Says(answers)))
		if err == nil || got.Text != "" || got.Log.Error != "The model changed nothing." || events[len(events)-1].Name != event.Error {
			t.Errorf("%s: the version is %q, the error %q", kind, got.Text, got.Log.Error)
		}
		if got, _, _, err := rewritten(t, kind, []string{answers}, llmtest.Prose(llmtest.Says("He has no name yet."))); err != nil || got.Text != "He has no name yet." {
			t.Errorf("%s: the version is %q, %v", kind, got.Text, err)
		}
	}
}

func TestATitleThatIsAPieceOfTheReplyIsNone(t *testing.T) {
	const reply = `The rain taps. "You came back," she says, and pours the tea at the Lighthouse of Pell.`
	for answer, want := range map[string]string{
		`The rain taps. "You came back," she says, and pours`: "",
		"The rain taps":             "",
		"You came back, she says":   "",
		"Lighthouse of Pell":        "Lighthouse of Pell",
		"Tea at the old lighthouse": "Tea at the old lighthouse",
	} {
		server := llmtest.New(t, llmtest.Prose(llmtest.Says(answer)))
		s := transcript{}
		s.Request.Kind = turn.Send
		store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
		got, err := pipelineOn(t, store).Title(t.Context(), store.snapshot, "Hello", reply)
		if err != nil || got != want {
			t.Errorf("%q: %q, %v", answer, got, err)
		}
	}
}

func TestASummaryThatCopiesOneMessageIsTold(t *testing.T) {
	const message = "The user is going to tell you what to do next, so be patient and do not rush the scene at all."
	for _, c := range []struct {
		name, summary string
		messages      []string
		want          bool
	}{
		{"the message itself", message, []string{"Hello.", message}, true},
		{"most of it, with a word of its own", "So: " + strings.ToUpper(message), []string{message}, true},
		{"in another script", "猫はガラスを見ている。彼は待つ。", []string{"猫はガラスを見ている。彼は待つ。雨が降る。"}, true},
		{"half of it", "The user is going to tell you what to do next, after Mira sold her boat to Tom at the old quay for ten coins.", []string{message}, false},
		{"pieces of two messages", "Mira sold her boat to Tom at the quay. He left for the island before the tide.", []string{"Mira sold her boat to Tom at the quay.", "He left for the island before the tide."}, false},
		{"a few words", "Mira sold her boat.", []string{"Mira sold her boat."}, false},
		{"words of its own", "Mira gives up the boat, and Tom sails to the island alone that night.", []string{message}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := turn.CopiesOne(c.summary, c.messages); got != c.want {
				t.Errorf("a copy: %v", got)
			}
		})
	}
}

func TestASummaryWrittenAnewIsNoCopyOfAMessage(t *testing.T) {
	const message = "The user is going to tell you what to do next, so be patient and do not rush the scene at all."
	for summary, refused := range map[string]bool{message: true, "Mira sold her boat, and Tom sails to the island alone at night.": false} {
		server := llmtest.New(t, llmtest.Prose(llmtest.Says(summary)))
		s := transcript{}
		s.Request.Kind = turn.Send
		s.Setup.History = []chat.Message{{ID: 1, Role: chat.User, Content: "I sell my boat. " + strings.Repeat("I walk on. ", 20)}, {ID: 2, Role: chat.Assistant, Content: message}}
		store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
		_, err := pipelineOn(t, store).Rewrite(t.Context(), store.snapshot, chat.Fold{FirstID: 1, LastID: 2}, nil)
		if (err != nil) != refused || refused && !strings.Contains(err.Error(), "copied one message") {
			t.Errorf("%q: %v", summary, err)
		}
	}
}
