package store_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/store/seed"
)

// beforeTwoPrompts is the last version that had one system prompt.
const beforeTwoPrompts = 42

func TestTheShippedPromptBecomesTwoAndAnOwnOneStays(t *testing.T) {
	shipped := strings.TrimSpace(string(must(os.ReadFile("testdata/former_system_prompt.md"))(t)))
	for _, c := range []struct {
		name, prompt       string
		character, without string
		helpers            bool
	}{
		{"the prompt that shipped", shipped, seed.SystemPrompt(), seed.AssistantPrompt(), false},
		{"one of the person's own", "You are a pirate.", "You are a pirate.", "You are a pirate.", true},
		{"none at all", "", "", "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			ok(t, os.MkdirAll(dir, 0o700))
			file := raw(t, filepath.Join(dir, "terzetto.db"))
			for n := range beforeTwoPrompts {
				step(t, file, n)
			}
			do(t, file, "INSERT INTO settings (id, choices) VALUES (1, json_object('shared_system_prompt', ?))", c.prompt)
			do(t, file, `INSERT INTO director_fragments (id, label, description, field_type, required, enabled, injection_label, sort_order)
			  VALUES ('next_event', 'N', ?, 'string', 0, 1, 'N', 1), ('mine', 'M', 'My own.', 'string', 0, 1, 'M', 2)`,
				"The one thing that should happen or be said next, in one sentence. It follows from what came before, and it leaves the user's own next move to the user.")
			ok(t, file.Close())
			db := open(t, dir)
			s, err := db.Settings.Settings(t.Context())
			ok(t, err)
			got := []any{s.SharedSystemPrompt, s.AssistantSystemPrompt, s.HelpersWithoutCharacter}
			if diff := cmp.Diff([]any{c.character, c.without, c.helpers}, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			for _, f := range must(db.Library.DirectorFragments().List(t.Context()))(t) {
				if shipped := f.ID == "next_event"; f.Required != shipped || (f.Description == "My own.") == shipped {
					t.Errorf("%s is required: %t, described by %q", f.ID, f.Required, f.Description)
				}
			}
		})
	}
}
