package turns_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// openBook turns on a lorebook of 200 entries, of which a fifth are always read and the others are called up by numbers.
func openBook(t *testing.T, b *backend.Backend) {
	t.Helper()
	entries := map[string]any{}
	for i := range 200 {
		entries[strconv.Itoa(i)] = map[string]any{
			"uid": i, "key": []string{fmt.Sprintf("stone %d", i%20)}, "constant": i%5 == 0, "comment": fmt.Sprintf("Stone %d", i),
			"content": fmt.Sprintf("Stone %d lies %d steps from the gate.", i, 3*i), "order": i, "position": i % 5, "depth": 4, "probability": 100,
		}
	}
	data, err := json.Marshal(map[string]any{"entries": entries})
	if err != nil {
		t.Fatal(err)
	}
	w, imported, err := b.Library.Lorebooks.Import(t.Context(), library.Upload{Filename: "stones.json", Data: data}, 0)
	if err != nil || imported != 200 {
		t.Fatalf("%d entries: %v", imported, err)
	}
	if _, err := b.Library.Worlds.Update(t.Context(), w.ID, []byte(`{"enabled":true}`)); err != nil {
		t.Fatal(err)
	}
}

// shares counts the messages that a request begins with in common with the one before it.
func shares(before, after llmtest.Request) int {
	a, b := before.Body.Messages, after.Body.Messages
	n := 0
	for n < len(a) && n < len(b) && string(a[n]) == string(b[n]) {
		n++
	}
	return n
}

func TestEntriesAndNotesLeaveWhatAServerHasRead(t *testing.T) {
	// From the last request of six, how many messages at its end are new to a server that read the one before it: the
	// person's last message without its tail, the reply, and the newest message.
	const usual = 3
	for name, c := range map[string]struct {
		book bool
		note string
		most int
	}{
		"nothing beside the messages":                     {false, "", usual},
		"two hundred entries, many called up":             {true, "", usual},
		"two hundred entries and a note with the newest":  {true, `{"settings":{"note":{"text":"Rain falls.","depth":0}}}`, usual},
		"a note four messages up has these four re-read":  {false, `{"settings":{"note":{"text":"Rain falls.","depth":4}}}`, usual + 4},
		"entries and a note four messages up do the same": {true, `{"settings":{"note":{"text":"Rain falls.","depth":4}}}`, usual + 4},
	} {
		t.Run(name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			s := backendtest.UseScriptedModel(t, b, slices.Repeat([]llmtest.Step{llmtest.Prose(llmtest.Says("The gate stays shut."))}, 6)...)
			if c.book {
				openBook(t, b)
			}
			id := backendtest.Conversation(t, b)
			if c.note != "" {
				if _, err := b.Library.Conversations.Update(t.Context(), id, []byte(c.note)); err != nil {
					t.Fatal(err)
				}
			}
			for i := range 6 {
				backendtest.Turn(t, b, id, fmt.Sprintf("I look for stone %d behind the gate.", i))
			}
			replies := s.Requests()
			before, after := replies[len(replies)-2], replies[len(replies)-1]
			if again := len(after.Body.Messages) - shares(before, after); again > c.most {
				t.Errorf("%d messages of %d are read again, at most %d may be", again, len(after.Body.Messages), c.most)
			}
			if c.book && !strings.Contains(after.Last(), "Stone 5 lies") && !strings.Contains(string(after.Body.Messages[0]), "Stone 5 lies") {
				t.Error("no entry was read")
			}
			if c.note != "" && !strings.Contains(fmt.Sprintf("%s", after.Body.Messages), "Rain falls.") {
				t.Error("the note was not sent")
			}
		})
	}
}
