package turn_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/story/replycheck"
	"terzetto/backend/testing/llmtest"
)

const (
	asks    = "What is the cat called, and whose is it, and why does it never leave the quay?"
	answers = "Tom, and he belongs to the harbour master, who feeds him every evening at six."
	refusal = "I'm sorry, but I can't continue with this roleplay."
	outside = "[Out of character. "
)

// afterReplies is what a turn after some replies left behind.
type afterReplies struct {
	turn.Result

	shown string // in the window
	last  string // what the last request ends with
	calls []string
	error string
}

// playAfter plays a turn after some replies to the same message. Its settings have the given tools.
func playAfter(t *testing.T, kind turn.Kind, replies []string, tools []string, steps ...llmtest.Step) (p afterReplies) {
	t.Helper()
	s := transcript{}
	s.Request.Kind, s.Request.Text = kind, asks
	s.Setup.Settings, s.Setup.Phrases = only(t, tools...), glimmers(2)
	for i, reply := range replies {
		s.Setup.History = append(s.Setup.History,
			chat.Message{ID: int64(2*i + 1), Role: chat.User, Content: asks}, chat.Message{ID: int64(2*i + 2), Role: chat.Assistant, Content: reply})
	}
	if kind != turn.Send {
		s.Request.Message = int64(2 * len(replies))
	}
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	events, err := run(t, &s, store)
	if (err != nil) != (events[len(events)-1].Name == event.Error) {
		t.Errorf("the last event is %s, and Run returned %v", events[len(events)-1].Name, err)
	}
	requests := server.Requests()
	p = afterReplies{Result: store.committed[0], shown: window(events).Text, last: requests[len(requests)-1].Last(), error: window(events).Error}
	for _, c := range p.Log.Calls {
		p.calls = append(p.calls, c.Label)
	}
	return p
}

func TestAReplyOfNoUseIsAskedForOnceMore(t *testing.T) {
	other := []string{"Rain falls on the quay tonight.", "A bell rings twice over the bay.", "Nobody looks at the old clock.", "We wait beneath the tall crane."}
	const (
		better  = "He has no name yet."
		brought = "brought no better reply"
		once    = "The Writer was asked once more."
	)
	german := strings.Repeat("Die Katze gehört dem Hafenmeister, und niemand weiß, warum sie nicht vom Kai geht. ", 2)
	code := "Take this:\n\n```\n" + german + "\n```\n\nThat is all."
	for _, c := range []struct {
		name    string
		replies []string
		first   string
		second  string // empty: it is not asked for
		want    string
		said    string
	}{
		{"the last reply", []string{answers}, answers, better, better, once},
		{"the fifth before it", append([]string{answers}, other...), answers, better, better, once},
		{"the sixth before it", append([]string{answers, better}, other...), answers, "", answers, ""},
		{"the message of the person", nil, asks, better, better, once},
		{"with other spaces and marks", []string{answers}, strings.ReplaceAll(answers, " ", "\n*"), better, better, once},
		{"the same once more", []string{answers}, answers, answers, answers, brought},
		{"nothing the second time", []string{answers}, answers, " ", answers, brought},
		{"a refusal", nil, refusal, better, better, once},
		{"a refusal twice", nil, refusal, "I cannot continue this conversation.", "I cannot continue this conversation.", brought},
		{"another language", nil, german, better, better, once},
		{"the language of the story", []string{german}, german + "Sie wartet auf das Boot.", "", german + "Sie wartet auf das Boot.", ""},
		{"code of another language", nil, code, "", code, ""},
		{"the part of the person", nil, "User: I sell the boat.", better, better, once},
		{"few words", []string{"Good night, then."}, "Good night, then.", "", "Good night, then.", ""},
		{"another reply", []string{answers}, better, "", better, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			steps := []llmtest.Step{llmtest.Prose(llmtest.Says(c.first))}
			if c.second != "" {
				steps = append(steps, llmtest.Prose(llmtest.Says(c.second)))
			}
			got := playAfter(t, turn.Send, c.replies, nil, steps...)
			if strings.TrimSpace(got.Text) != strings.TrimSpace(c.want) || got.shown != got.Text || got.Interrupted || got.error != "" {
				t.Errorf("the reply is %q, the window shows %q, %s", got.Text, got.shown, got.error)
			}
			if (c.second != "") != strings.Contains(got.last, outside) {
				t.Errorf("the last request ends with %q", got.last)
			}
			if log := strings.Join(got.Log.Skipped, " "); (log == "") != (c.said == "") || !strings.Contains(log, c.said) {
				t.Errorf("skipped %q", got.Log.Skipped)
			}
		})
	}
}

func TestAWishForALanguageIsNoReasonToAskAgain(t *testing.T) {
	var s transcript
	s.Setup.Settings = only(t)
	s.Request.Kind, s.Request.Text = turn.Send, "Please say in German whose cat this is, and why the cat never leaves the quay."
	server := llmtest.New(t, llmtest.Prose(llmtest.Says("Die Katze gehört dem Hafenmeister, und niemand weiß, warum sie nicht vom Kai geht.")))
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	if _, err := run(t, &s, store); err != nil || len(store.committed[0].Log.Skipped) != 0 {
		t.Errorf("skipped %q, %v", store.committed[0].Log.Skipped, err)
	}
}

func TestAServerThatFailsTheSecondTimeLeavesTheFirstReply(t *testing.T) {
	got := playAfter(t, turn.Send, []string{answers}, nil, llmtest.Prose(llmtest.Says(answers)), llmtest.Prose(llmtest.Fails(401, `{"error":"no"}`)))
	if got.error != "" || got.Text != answers || got.shown != answers || got.Log.Outcome != turn.Finished {
		t.Errorf("the reply is %q, the window shows %q, %s", got.Text, got.shown, got.error)
	}
}

func TestTheEditorIsNotAskedAboutAReplyOfNoUse(t *testing.T) {
	long := draftOf(2)
	same := playAfter(t, turn.Send, []string{long}, []string{turn.EditorApplyPatch}, llmtest.Prose(llmtest.Says(long)), llmtest.Prose(llmtest.Says(long)))
	if want := []string{"writer", "writer"}; !slices.Equal(same.calls, want) || len(same.Log.Findings) != 0 {
		t.Errorf("the calls are %q, with %d findings", same.calls, len(same.Log.Findings))
	}
	better := playAfter(t, turn.Send, []string{long}, []string{turn.EditorApplyPatch}, llmtest.Prose(llmtest.Says(long)),
		llmtest.Prose(llmtest.Says("The lamp swings.\n\n"+long)), llmtest.Call(turn.EditorApplyPatch, `{"patches":[]}`))
	if want := []string{"writer", "writer", "editor:1"}; !slices.Equal(better.calls, want) {
		t.Errorf("of a better reply, the calls are %q", better.calls)
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
		"I can't help but smile at the cat.":                                                       false,
		"The ferryman can't continue. His oar is broken.":                                          false,
		"Es tut mir leid um das Boot.":                                                             false,
		refusal + strings.Repeat(" She says it and goes on with the story that she had begun.", 5): false,
	} {
		if got := replycheck.IsRefusal(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestARewriteThatChangesNothingIsNoVersion(t *testing.T) {
	same, other := llmtest.Prose(llmtest.Says(answers)), llmtest.Prose(llmtest.Says("He has no name yet."))
	for _, kind := range []turn.Kind{turn.Regenerate, turn.MagicRewrite, turn.SuperRegenerate} {
		got := playAfter(t, kind, []string{answers}, nil, same, same)
		if got.Text != "" || got.error != got.Log.Error || !strings.Contains(got.error, "there is no new version") {
			t.Errorf("%s: the version is %q, the error %q", kind, got.Text, got.error)
		}
		if got = playAfter(t, kind, []string{answers}, nil, same, other); got.error != "" || got.Text != "He has no name yet." {
			t.Errorf("%s: at the second try the version is %q, %s", kind, got.Text, got.error)
		}
	}
	again := llmtest.Prose(llmtest.Says("Yes."))
	if got := playAfter(t, turn.Regenerate, []string{"Yes."}, nil, again); got.Text != "Yes." || got.error != "" {
		t.Errorf("few words again are %q, %s", got.Text, got.error)
	}
	if got := playAfter(t, turn.MagicRewrite, []string{"Yes."}, nil, again, again); got.Text != "" {
		t.Errorf("few words that were to change are %q", got.Text)
	}
}
