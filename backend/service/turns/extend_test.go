package turns_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

const cut = "The lantern swung above the door, and nobody in the house had lit it for a"

// extend continues the last reply of a conversation.
func extend(t *testing.T, b *backend.Backend, c string) *hub.Stream {
	t.Helper()
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := b.Turns.Start(turn.Request{Kind: turn.Extend, ConversationID: c, MessageID: rows[len(rows)-1].ID})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// shown is the text that a window shows at the end of a stream, and the tokens in it.
func shown(t *testing.T, s *hub.Stream) (text, tokens, failed string) {
	t.Helper()
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			switch e.Name {
			case event.WriterRewrite:
				text = e.Data.(event.RefinedText).RefinedText
			case event.Token:
				text += e.Data.(string)
				tokens += e.Data.(string)
			case event.Error:
				failed = e.Data.(string)
			}
		}
	}
	return text, tokens, failed
}

func roles(t *testing.T, r llmtest.Request) string {
	t.Helper()
	var all []string
	for _, raw := range r.Body.Messages {
		var m struct {
			Role string `json:"role"`
		}
		if err := json.Unmarshal(raw, &m); err != nil {
			t.Fatal(err)
		}
		all = append(all, m.Role)
	}
	return strings.Join(all, " ")
}

func TestAReplyIsContinuedInItsOwnRow(t *testing.T) {
	for _, c := range []struct {
		name    string
		answers []llmtest.Step // to the request for more
		want    string         // the reply
		tokens  string
		failed  string
	}{
		{
			name: "the model goes on", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("year. It burned."))},
			want: cut + " year. It burned.", tokens: " year. It burned.",
		},
		{
			name: "the model repeats the end", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("nobody in the house had lit it for a year."))},
			want: cut + " year.", tokens: " year.",
		},
		{
			name: "the model repeats everything", answers: []llmtest.Step{llmtest.Prose(llmtest.Says(cut + " year."))},
			want: cut + " year.", tokens: " year.",
		},
		{
			name: "the model stops at its limit again", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("year or"), llmtest.Finishes("length"))},
			want: cut + " year or", tokens: " year or",
		},
		{
			name:    "the model calls a tool in place of writing",
			answers: []llmtest.Step{llmtest.Prose(llmtest.Calls("look_around", "{}")), llmtest.Prose(llmtest.Says("year."))},
			want:    cut + " year.", tokens: " year.",
		},
		{
			name: "the model adds nothing", answers: []llmtest.Step{llmtest.Prose(llmtest.Says(" ")), llmtest.Prose(llmtest.Says(" "))},
			want: cut, failed: "The model added nothing to its reply.",
		},
		{
			name: "the model tells it again in other words",
			answers: []llmtest.Step{
				llmtest.Prose(llmtest.Says("The lantern swung above the door, and then it went out.")),
				llmtest.Prose(llmtest.Says("The lantern swung above the door, and it was dark.")),
			},
			want: cut, failed: "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.",
		},
		{
			name: "the server fails", answers: []llmtest.Step{llmtest.Prose(llmtest.Fails(400, `{"error":"no"}`))},
			want: cut, failed: "The server refused the request. The server said: no",
		},
		{
			name: "the connection breaks", answers: []llmtest.Step{llmtest.Prose(llmtest.Says("year. It "), llmtest.Cuts())},
			want: cut + " year. It (cut)", tokens: " year. It ", failed: "*",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			conversation := backendtest.Conversation(t, b)
			steps := append([]llmtest.Step{llmtest.Prose(llmtest.Says(cut), llmtest.Finishes("length"))}, c.answers...)
			model := backendtest.UseScriptedModel(t, b, steps...)
			backendtest.Turn(t, b, conversation, "What was there?")
			text, tokens, failed := shown(t, extend(t, b, conversation))
			if got := backendtest.Texts(t, b, conversation); got != "What was there? | "+c.want {
				t.Errorf("on disk: %s", got)
			}
			if tokens != c.tokens || (failed != c.failed && c.failed != "*") || strings.TrimSpace(text) != strings.TrimSuffix(c.want, " (cut)") {
				t.Errorf("shown %q, of it tokens %q, error %q", text, tokens, failed)
			}
			first, asked := model.Requests()[0], model.Requests()[1]
			if !strings.HasSuffix(roles(t, asked), "user assistant user") || llmtest.Text(asked.Body.Messages[len(asked.Body.Messages)-2]) != cut {
				t.Errorf("asked with %s", roles(t, asked))
			}
			for i, m := range first.Body.Messages {
				if string(m) != string(asked.Body.Messages[i]) {
					t.Errorf("message %d differs from that of the reply's own turn", i)
				}
			}
		})
	}
}

func TestAServerThatExtendsGetsTheReplyAsLastMessage(t *testing.T) {
	for _, c := range []struct {
		name    string
		answers []llmtest.Step
		want    string
		then    bool // the next time it is sent as the last message too
	}{
		{name: "it extends it", answers: []llmtest.Step{llmtest.Prose(llmtest.Says(" year."))}, want: cut + " year.", then: true},
		{
			name: "it refuses",
			answers: []llmtest.Step{
				llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"Assistant response prefill is incompatible with enable_thinking."}}`)),
				llmtest.Prose(llmtest.Says("year.")),
			}, want: cut + " year.",
		},
		{name: "it begins again", answers: []llmtest.Step{llmtest.Prose(llmtest.Says(cut + " year."))}, want: cut + " year."},
		{
			name: "it begins again in other words",
			answers: []llmtest.Step{
				llmtest.Prose(llmtest.Says("The lantern swung above the door, and then it went out.")),
				llmtest.Prose(llmtest.Says("year.")),
			}, want: cut + " year.",
		},
		{
			name:    "it has nothing to add",
			answers: []llmtest.Step{llmtest.Prose(llmtest.Says("")), llmtest.Prose(llmtest.Says("year."))},
			want:    cut + " year.", then: true,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			conversation := backendtest.Conversation(t, b)
			model := backendtest.UseScriptedModel(t, b, append([]llmtest.Step{llmtest.Prose(llmtest.Says(cut), llmtest.Finishes("length"))}, c.answers...)...)
			model.Describes(map[string]string{
				"/props":     `{"build_info":"b6000","default_generation_settings":{"n_ctx":8192}}`,
				"/v1/models": `{"data":[{"id":"m"}]}`,
			})
			backendtest.Turn(t, b, conversation, "What was there?")
			if _, _, failed := shown(t, extend(t, b, conversation)); failed != "" {
				t.Fatal(failed)
			}
			if got := backendtest.Texts(t, b, conversation); got != "What was there? | "+c.want {
				t.Errorf("on disk: %s", got)
			}
			if got := roles(t, model.Requests()[1]); !strings.HasSuffix(got, "user assistant") {
				t.Errorf("first asked with %s", got)
			}
			model.Then(llmtest.Prose(llmtest.Says(" It burned.")))
			shown(t, extend(t, b, conversation))
			all := model.Requests()
			if got := roles(t, all[len(all)-1]); strings.HasSuffix(got, "user assistant") != c.then {
				t.Errorf("then asked with %s", got)
			}
			if got := backendtest.Texts(t, b, conversation); !strings.HasSuffix(got, " It burned.") {
				t.Errorf("on disk: %s", got)
			}
		})
	}
}

func TestAStopWhileAReplyIsContinuedKeepsTheLongerText(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says(cut)), llmtest.Prose(llmtest.Says("year. It was"), llmtest.Waits(nil)))
	backendtest.Turn(t, b, c, "Tell me.")
	s := extend(t, b, c)
	backendtest.Hear(t, s, event.Token)
	if err := b.Turns.Stop(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, event.Done)
	if got := backendtest.Texts(t, b, c); !strings.HasPrefix(got, "Tell me. | "+cut+" year.") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("on disk: %s", got)
	}
}

func TestOnlyTheLastReplyIsContinued(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("One.")), llmtest.Prose(llmtest.Says("Two.")))
	backendtest.Turn(t, b, c, "First.")
	backendtest.Turn(t, b, c, "Second.")
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"Only the last reply can be continued.", "Only the last reply can be continued.", "Only the last reply can be continued."} {
		s, err := b.Turns.Start(turn.Request{Kind: turn.Extend, ConversationID: c, MessageID: rows[i].ID})
		if err != nil {
			t.Fatal(err)
		}
		if _, _, failed := shown(t, s); failed != want {
			t.Errorf("row %d: %q", i, failed)
		}
	}
	if got := backendtest.Texts(t, b, c); got != "First. | One. | Second. | Two." {
		t.Errorf("on disk: %s", got)
	}
}
