package assistant_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/assistant"
	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

var (
	ann = assistant.Assistant{ID: "a", Name: "Ann", Primary: true}
	bob = assistant.Assistant{ID: "b", Name: "Bob"}
	lee = assistant.Assistant{ID: "l", Name: "Bob Lee"}
	eve = assistant.Assistant{ID: "e", Name: "Eve"}
	all = []assistant.Assistant{ann, bob, lee, eve}
)

func names(list []assistant.Assistant) string {
	out := make([]string, len(list))
	for i, a := range list {
		out[i] = a.Name
	}
	return strings.Join(out, ", ")
}

// The cases of a message that mentions assistants.
func TestWhoAnswersAMessage(t *testing.T) {
	for _, c := range []struct {
		name, message string
		answered      []string
		want          string
	}{
		{"each that is mentioned, once", "@Bob @Eve @Bob hi", nil, "Bob, Eve"},
		{"the longest name that fits", "@bob lee, please", nil, "Bob Lee"},
		{"who is mentioned, whoever answered last", "@Eve hi", []string{"b"}, "Eve"},
		{"who answered last in the thread", "and then?", []string{"b"}, "Bob"},
		{"all who answered last", "and then?", []string{"e", "b"}, "Bob, Eve"},
		{"the primary one in a new thread", "hi", nil, "Ann"},
		{"the primary one where who answered last is gone", "hi", []string{"gone"}, "Ann"},
		{"the primary one where nobody has the name", "@carol hi", nil, "Ann"},
		{"nobody where only people are mentioned", "@Mara, look", []string{"b"}, ""},
		{"an assistant beside a person", "@Mara @Bob", nil, "Bob"},
		{"nobody answers a command", " /clear", []string{"b"}, ""},
		{"nobody answers a command that mentions one", "/run x @Bob", nil, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := names(assistant.ReplyAssistants(c.message, all, []string{"Mara"}, c.answered)); got != c.want {
				t.Errorf("%q answer, want %q", got, c.want)
			}
		})
	}
}

// The cases of peers.markdown about who carries a step out.
func TestWhoCarriesOutAStep(t *testing.T) {
	for _, c := range []struct {
		name, words, id string
		want            string
		noted           bool
	}{
		{"the one that was chosen", "write a poem", "b", "Bob", false},
		{"the one that is mentioned, whoever was chosen", "@Bob summarise", "a", "Bob", false},
		{"the one that was chosen where nobody has the name", "@carol hi", "b", "Bob", false},
		{"the primary one", "write a poem", "", "Ann", false},
		{"the first of two", "@Eve ask @Bob", "", "Eve", true},
		{"the primary one for one that is gone", "write a poem", "gone", "Ann", true},
		{"one that was chosen by its name", "write a poem", "eve", "Eve", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, note := assistant.StepAssistant(c.words, c.id, all)
			if got.Name != c.want || (note != "") != c.noted {
				t.Errorf("%s carries it out, want %s; the note is %q", got.Name, c.want, note)
			}
		})
	}
}

func TestThereIsAlwaysAPrimaryAssistant(t *testing.T) {
	own := assistant.Assistant{ID: assistant.DefaultID, Name: "Zoe"}
	for _, c := range []struct {
		name    string
		written []assistant.Assistant
		want    string // in the order of the list
		primary string
	}{
		{"nothing was written", nil, "Assistant", "Assistant"},
		{"none is primary", []assistant.Assistant{bob}, "Assistant, Bob", "Assistant"},
		{"one is", []assistant.Assistant{bob, ann}, "Ann, Assistant, Bob", "Ann"},
		{"the default was rewritten", []assistant.Assistant{own, bob}, "Bob, Zoe", "Zoe"},
	} {
		t.Run(c.name, func(t *testing.T) {
			list := assistant.All(c.written)
			if got := names(list); got != c.want || assistant.PrimaryOf(list).Name != c.primary {
				t.Errorf("%s, of which %s is primary", got, assistant.PrimaryOf(list).Name)
			}
		})
	}
}

func TestWhatAnAssistantReadsOfTheConversation(t *testing.T) {
	for _, c := range []struct {
		name, said string
		context    int // in tokens of one byte; a message takes 12 more than its text
		want       string
	}{
		{"everything that fits", "u:a r:b u:c", 58, "u:a r:b u:c"},
		{"the newest of it", "u:a r:b u:c", 50, "r:b u:c"},
		{"nothing where not even the last message fits", "u:a u:bbbb", 20, ""},
		{"what stands behind the last /clear", "u:a u:/clear r:b u:/clear r:c", 1000, "r:c"},
		{"nothing behind a /clear", "u:a r:b u:/clear", 1000, ""},
		{"a /clear that the model said counts for nothing", "u:a r:/clear u:b", 1000, "u:a r:/clear u:b"},
		{"a word that begins so counts for nothing", "u:a u:/clearly u:b", 1000, "u:a u:/clearly u:b"},
		{"no conversation", "", 1000, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var said []flow.Message
			for m := range strings.FieldsSeq(c.said) {
				who, text, _ := strings.Cut(m, ":")
				said = append(said, flow.Message{Role: map[string]string{"u": "user", "r": "assistant"}[who], Content: text})
			}
			var got []string
			room := compaction.In(llm.Target{Capabilities: llm.Capabilities{ContextTokens: c.context, BytesPerToken: 1}})
			for _, m := range assistant.History(said, room, 0) {
				got = append(got, fmt.Sprintf("%c:%s", map[string]rune{"user": 'u', "assistant": 'r'}[m.Role], m.Content))
			}
			if diff := cmp.Diff(c.want, strings.Join(got, " ")); diff != "" {
				t.Error(diff)
			}
		})
	}
}
