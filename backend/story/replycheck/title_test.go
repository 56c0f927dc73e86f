package replycheck_test

import (
	"strings"
	"testing"

	"terzetto/backend/story/replycheck"
)

func TestATitleIsFoundInWhatAModelAnswers(t *testing.T) {
	for _, c := range []struct{ name, answer, want string }{
		{"alone", "Ferries of the harbour", "Ferries of the harbour"},
		{"in quotes, with a full stop", `"Ferries of the harbour."`, "Ferries of the harbour"},
		{"as a heading", "## **Ferries** of the harbour", "Ferries of the harbour"},
		{"after its word", "TITLE: “Ferries of the harbour”", "Ferries of the harbour"},
		{"with a colon of its own", "Rust: a first look", "Rust: a first look"},
		{"before an explanation", "\n\n*Night train*\n\nThis title says where it goes.", "Night train"},
		{"in another script", "「港の渡し船」", "港の渡し船"},
		{"with dots that belong to it", "And then...", "And then..."},
		{"with hidden characters", "Night\u202e \ttrain\u0000", "Night train"},
		{"a story instead", strings.Repeat("word ", 13), ""},
		{"one word without an end", strings.Repeat("x", 81), ""},
		{"marks alone", "***\n---", ""},
		{"nothing", " \n ", ""},
		{"what is no text", "Night \xfftrain", "Night train"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := replycheck.TitleIn(c.answer); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
