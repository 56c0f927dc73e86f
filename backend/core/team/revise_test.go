package team_test

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
	"terzetto/backend/document"
)

// chapters is a text of which one chapter names a ferry, with line ends and white space that a
// model would not repeat.
func chapters(n, ferry int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "## Chapter %d\r\n\r\n\r\n", i)
		for n := range 30 {
			fmt.Fprintf(&b, "Rope %d of quay %d is %d fathoms long.  ", n*7, i, n*n+i)
		}
		b.WriteString("\t \r\n")
		if i == ferry {
			b.WriteString("The ferry is called Anna.\r\n")
		}
	}
	return b.String()
}

func TestALongDocumentIsRevisedInPartsToTheByte(t *testing.T) {
	text := chapters(40, 23)
	parts := 0
	m := &reader{
		plan: func(string) team.Plan {
			return team.Plan{Response: "Yes.", Language: "en", Promised: []string{"story.md"}, Tasks: []team.Job{
				{Agent: "creative", Prompt: "Call the ferry Berta.", Revises: "story.md", Outputs: []team.Output{{Label: "story.md"}}},
			}}
		},
		write: func(given string) string {
			if !strings.Contains(given, "Revise only this part") {
				return "It went well."
			}
			parts++
			_, part, _ := strings.Cut(given, ">\n")
			part, _, _ = strings.Cut(part, "\n</documents-")
			if !strings.Contains(part, "Anna") {
				return "**Unchanged.**"
			}
			return "```markdown\n" + strings.ReplaceAll(part, "Anna", "Berta") + "\n```"
		},
	}
	s := reads(t, m, 4096, agents.Revising(agents.Creative{}))
	items := []document.Item{{Data: []byte(strings.ReplaceAll(text, "\r\n", "\n")), Metadata: document.Metadata{IsText: true}}}
	f, err := s.store.KeepFile(t.Context(), team.File{Label: "story.md", Hash: "hash", Size: int64(len(text)), Uploaded: true, Contents: items, Data: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	w := s.next("", "Call the ferry Berta.", f.ID)
	lines := s.lines(w.ID)
	if w.Status != team.Completed || parts < 10 {
		t.Fatalf("it is %s: %s, in %d parts\n%s", w.Status, w.Error, parts, strings.Join(lines, "\n"))
	}
	h, _ := s.store.History(t.Context(), w.ID)
	made := h.Documents()[1]
	after, _ := s.store.File(t.Context(), made.FileID, true)
	// What is around the part that changes is the same to the byte, and its words are the new ones.
	before, rest, _ := strings.Cut(text, "## Chapter 22")
	_, behind, _ := strings.Cut(rest, "## Chapter 26")
	got := string(after.Data)
	if !strings.HasPrefix(got, before) || !strings.HasSuffix(got, behind) {
		t.Error("other parts changed too")
	}
	if want := strings.Replace(text, "Anna", "Berta", 1); !slices.Equal(strings.Fields(got), strings.Fields(want)) {
		t.Errorf("%d words became %d", len(strings.Fields(want)), len(strings.Fields(got)))
	}
	if made.Version != 2 || made.Replaces != f.ID {
		t.Errorf("it is version %d of %d", made.Version, made.Replaces)
	}
	if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasSuffix(l, ", revised part by part") }) {
		t.Errorf("the log does not say how it was read:\n%s", strings.Join(lines, "\n"))
	}
	// Now nothing has to change: that is said, and the document is delivered as it is.
	w = s.next(w.ID, "Call the ferry Berta.")
	lines = s.lines(w.ID)
	if w.Status != team.Completed || has(lines, "failed") || !has(lines, "Nothing in story.md had to change.") {
		t.Errorf("it is %s: %s\n%s", w.Status, w.Error, strings.Join(lines, "\n"))
	}
	h, _ = s.store.History(t.Context(), w.ID)
	same, _ := s.store.File(t.Context(), h.Documents()[len(h.Documents())-1].FileID, true)
	if string(same.Data) != got {
		t.Errorf("%d bytes became %d", len(got), len(same.Data))
	}
}

func TestADocumentWrittenAgainUnchangedIsSaidToBeUnchanged(t *testing.T) {
	m := &reader{
		plan: func(string) team.Plan {
			return team.Plan{Response: "Yes.", Language: "en", Promised: []string{"story.md"}, Tasks: []team.Job{
				{Agent: "creative", Prompt: "Look after the ferry.", Revises: "story.md", Outputs: []team.Output{{Label: "story.md"}}},
			}}
		},
		write: func(string) string { return "The ferry is called Anna.\n" },
	}
	s := reads(t, m, 4096, agents.Creative{})
	text := "The ferry is called Anna.\n"
	items := []document.Item{{Data: []byte(text), Metadata: document.Metadata{IsText: true}}}
	f, err := s.store.KeepFile(t.Context(), team.File{Label: "story.md", Hash: fmt.Sprintf("%x", sha256.Sum256([]byte(text))), Size: int64(len(text)), Uploaded: true, Contents: items, Data: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	w := s.next("", "Look after the ferry.", f.ID)
	var told []string
	for _, m := range s.store.messages[w.ID] {
		told = append(told, m.Content)
	}
	if w.Status != team.Completed || !slices.Contains(told, "Nothing in story.md had to change.") || has(told, "Wrote") {
		t.Errorf("it is %s: %s\n%s", w.Status, w.Error, strings.Join(told, "\n"))
	}
}
