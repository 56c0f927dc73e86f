package agents_test

import (
	"testing"

	"terzetto/backend/core/team/agents"
)

// Each row reads: of what a model wrote, this is the text.
func TestWhatWasAskedDoesNotStandInADocument(t *testing.T) {
	const asked = "Task:\nMake bees.pptx.\n\nDocument: bees.pptx\n\nOutline: Bees\n\nWrite only the section \"Bees\" in Markdown, without its heading: life"
	for written, want := range map[string]string{
		"Bees dance.":                            "Bees dance.",
		asked:                                    "",
		asked + "\n\nBees dance.":                "Bees dance.",
		asked + "\n" + asked + "\nBees dance.":   "Bees dance.",
		"Bees dance.\n\n" + asked + "\n" + asked: "Bees dance.",
		"Task: find a queen.\n\nBees dance.":     "Task: find a queen.\n\nBees dance.",
		"Write the whole document in Markdown, and nothing beside it.\nBees": "Bees",
		"They said: Write only the section that you know.":                   "They said: Write only the section that you know.",
	} {
		if got := agents.WithoutRequest(written); got != want {
			t.Errorf("%q is %q, want %q", written, got, want)
		}
	}
}
