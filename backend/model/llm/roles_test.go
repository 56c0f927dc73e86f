package llm_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// sent gives the messages of a request, as role and text.
func sent(r llmtest.Request) []string {
	var out []string
	for _, m := range r.Body.Messages {
		var role struct{ Role string }
		_ = json.Unmarshal(m, &role)
		out = append(out, role.Role+": "+llmtest.Text(m))
	}
	return out
}

func TestMessagesAreArrangedAsTheTemplateWants(t *testing.T) {
	opening := "[You opened the conversation with this message:]\nHello.\n\n[The conversation goes on from there.]"
	say := func(lines ...string) []llm.Message {
		var out []llm.Message
		for _, line := range lines {
			role, text, _ := strings.Cut(line, ": ")
			out = append(out, llm.Message{Role: role, Text: text})
		}
		return out
	}
	for _, c := range []struct {
		name             string
		roles            llm.Roles
		prefix, trailing []llm.Message
		want             []string
	}{
		{"a greeting stays where any order will do", "", say("system: S", "assistant: Hello."), say("user: A"), []string{"system: S", "assistant: Hello.", "user: A"}},
		{"neighbours are merged", "", say("system: S", "system: T", "user: A", "assistant: B", "assistant: C"), say("user: D", "user: E"), []string{"system: S\n\nT", "user: A", "assistant: B\n\nC", "user: D\n\nE"}},
		{"a message that got no reply is merged with the next one", "", say("system: S", "user: A"), say("user: B"), []string{"system: S", "user: A\n\nB"}},
		{"a greeting travels in the first message", llm.RolesAlternate, say("system: S", "assistant: Hello."), say("user: A"), []string{"system: S", "user: " + opening + "\n\nA"}},
		{"and stays there", llm.RolesAlternate, say("system: S", "assistant: Hello.", "user: A", "assistant: B"), say("user: C"), []string{"system: S", "user: " + opening + "\n\nA", "assistant: B", "user: C"}},
		{"a system message in the middle is the user's", llm.RolesAlternate, say("system: S", "user: A"), say("system: T", "user: B"), []string{"system: S", "user: A\n\nT\n\nB"}},
		{"without system messages the user speaks first", llm.RolesNoSystem, say("system: S", "assistant: Hello."), say("user: A"), []string{"user: S", "assistant: Hello.", "user: A"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Prose(llmtest.Says("Yes.")))
			b, err := llm.Freeze(llm.Target{URL: s.URL(), Model: "m", Capabilities: llm.Capabilities{Roles: c.roles}}, c.prefix, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := client(t, tight()).Complete(t.Context(), b, llm.Call{Trailing: c.trailing}, nil); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, sent(s.Requests()[0])); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestRefusedRolesAreSentInAnotherOrder(t *testing.T) {
	for said, want := range map[string]llm.Roles{
		"Conversation roles must alternate user/assistant/user/assistant/...":                                                                               llm.RolesAlternate,
		"Jinja Exception: After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results.": llm.RolesAlternate,
		`messages: first message must use the "user" role`:                                                                                                  llm.RolesAlternate,
		`messages: roles must alternate between "user" and "assistant", but found multiple "user" roles in a row`:                                           llm.RolesAlternate,
		"After the (optional) system message(s), user and assistant roles should be alternating.":                                                           llm.RolesAlternate,
		"Please ensure that multiturn requests alternate between user and model.":                                                                           llm.RolesAlternate,
		"Error rendering prompt with jinja template: \"System role not supported\".":                                                                        llm.RolesNoSystem,
		"Only user and assistant roles are supported!":                                                                                                      llm.RolesNoSystem,
	} {
		s := llmtest.New(t, llmtest.Any(llmtest.Fails(500, `{"error":`+quoted(said)+`}`)), llmtest.Any(llmtest.Calls("direct_scene", `{"goal":"x"}`)))
		c := client(t, tight())
		b := toolBase(t, s.URL(), nil)
		if _, _, err := c.ForceTool(t.Context(), b, llm.Call{Trailing: []llm.Message{{Role: "user", Text: "x"}}}, "direct_scene", nil); err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		if got := c.Capabilities(b.Target()).Roles; got != want || s.Requests()[1].Body.Tools == nil {
			t.Errorf("%s: order %q, tools %s", said, got, s.Requests()[1].Body.Tools)
		}
	}
}

func quoted(s string) string {
	data, _ := json.Marshal(s)
	return string(data)
}
