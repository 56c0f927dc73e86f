package turn_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

func TestTheLogSaysWhichMessagesGaveWay(t *testing.T) {
	parts := []struct{ name, text string }{
		{"lorebook", strings.Repeat("The harbour has three piers. ", 55)},
		{"direction notes", strings.Repeat("Keep the tide in mind. ", 17)},
		{"example dialogue", strings.Repeat("Ines: I know these waters. ", 60)},
	}
	for _, row := range []struct{ context, left int }{{2048, 0}, {1200, 1}, {700, 2}, {600, 3}} {
		t.Run(fmt.Sprintf("a context of %d tokens", row.context), func(t *testing.T) {
			s := tight(t, row.context)
			s.Setup.Entries = []chat.LorebookEntry{{ID: 1, Content: parts[0].text, Constant: true, Enabled: true}}
			s.Setup.Notes = []event.Note{{Label: "Goal", Text: parts[1].text}}
			server := llmtest.New(t, llmtest.Prose(llmtest.Says("Yes.")))
			store := s.store(t, server.URL(), parts[2].text)
			if _, err := run(t, s.transcript, store); err != nil {
				t.Fatal(err)
			}
			sent, log := string(server.Requests()[0].Raw), store.committed[0].Log
			var want []string
			for i, part := range parts {
				if left := i < row.left; left == strings.Contains(sent, strings.TrimSpace(part.text)) {
					t.Errorf("the %s gives way: %t, and is sent all the same or is missing", part.name, left)
				} else if left {
					want = append(want, "The model's context is too small for the "+part.name+".")
				}
			}
			if !slices.Equal(log.Skipped, want) {
				t.Errorf("the log says %q", log.Skipped)
			}
		})
	}
}

func TestACardThatCannotFitIsNamedBeforeAnythingIsSent(t *testing.T) {
	s := tight(t, 1024)
	store := s.store(t, llmtest.New(t).URL(), "")
	store.snapshot.Character.Description = strings.Repeat("She knows these waters. ", 300)
	if _, err := run(t, s.transcript, store); !fault.Is(err, fault.TooLarge) || !strings.Contains(fault.Sentence(err), "mostly through the character card") {
		t.Errorf("%v", err)
	}
}

// A narrow transcript is one whose model has a small context.
type narrow struct {
	*transcript

	context int
}

func tight(t *testing.T, context int) narrow {
	t.Helper()
	s := narrow{&transcript{}, context}
	s.Setup.Settings = json.RawMessage(`{"enable_agent":false,"direction_notes_inject":"writer","lorebook_percent":0}`)
	s.Request.Kind, s.Request.Text = turn.Send, "Hello"
	return s
}

func (s narrow) store(t *testing.T, url, examples string) *memory {
	t.Helper()
	m := &memory{t: t, snapshot: s.snapshot(t, url)}
	m.snapshot.Character = &chat.Character{Name: "Ines", MesExample: examples}
	m.snapshot.Writer.Capabilities = llm.Capabilities{ContextTokens: s.context, BytesPerToken: 4}
	m.snapshot.Agent = m.snapshot.Writer
	return m
}
