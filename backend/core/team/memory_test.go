package team_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/core/team"
)

// offered finds the documents that the project manager is told of: label, id and version.
var offered = regexp.MustCompile(`(?m)^- (.+) \([\d.]+ (?:bytes|KB|MB)\)\n  id (\d+), \w+, version (\d+)`)

// shortening is a planner that revises the first document that it is told of by the name that it is
// told, and makes story.txt where it is told of none.
func shortening(by func(label, id string) string) func(string) team.Plan {
	return func(given string) team.Plan {
		job := team.Job{Agent: "edits", Prompt: "Write it.", Outputs: []team.Output{{Label: "story.txt"}}}
		if m := offered.FindStringSubmatch(given); m != nil {
			job = team.Job{Agent: "edits", Prompt: "Make it shorter.", Revises: team.Reference(by(m[1], m[2])), Outputs: []team.Output{{Label: "shorter.txt"}}}
		}
		return team.Plan{Response: "I will.", Language: "en", Promised: []string{job.Outputs[0].Label}, Tasks: []team.Job{job}}
	}
}

// editing is an agent that puts a number in front of the document that it revises, which must be its first input.
func editing(seen *[]string) actor {
	return actor{"edits", func(_ context.Context, t team.Task, _ *team.AgentContext) (team.Result, error) {
		text := "the beginning"
		if len(t.Inputs) > 0 {
			text = "shorter: " + t.Inputs[0].Contents[0].DataExtracted
		}
		*seen = append(*seen, text)
		return team.Result{Feedback: "Done.", Documents: []team.Made{{Label: t.Outputs[0].Label, Content: []byte(text)}}}, nil
	}}
}

func TestEachRoundMakesAVersionOfTheOneBefore(t *testing.T) {
	for _, tokens := range []int{4096, 200_000} {
		var seen []string
		m := &reader{plan: shortening(func(label, _ string) string { return label })}
		s := reads(t, m, tokens, editing(&seen))
		id := ""
		for n := range 10 {
			w := s.next(id, fmt.Sprintf("Request number %d: make it shorter.", n+1))
			if id = w.ID; w.Status != team.Completed {
				t.Fatalf("round %d with %d tokens is %s: %s", n+1, tokens, w.Status, w.Error)
			}
		}
		h, _ := s.store.History(t.Context(), id)
		documents := h.Documents()
		if len(documents) != 10 || strings.Count(seen[9], "shorter: ") != 9 {
			t.Fatalf("%d documents; the last agent saw %q", len(documents), seen[9])
		}
		for i, d := range documents {
			if d.Label() != "story.txt" || d.Version != i+1 || i > 0 && d.Replaces != documents[i-1].FileID || !d.Promised {
				t.Errorf("document %d is %+v", i+1, d)
			}
			if f, _ := s.store.File(t.Context(), d.FileID, true); string(f.Data) != seen[i] {
				t.Errorf("version %d holds %q and was made as %q", i+1, f.Data, seen[i])
			}
		}
		for kind, want := range map[string]int{"plan": 10, "review": 10} {
			given := m.given(kind)
			if len(given) != want {
				t.Fatalf("%d times asked for a %s", len(given), kind)
			}
			for n := range 9 {
				if !strings.Contains(given[9], fmt.Sprintf("Request number %d: make it shorter.", n+1)) {
					t.Errorf("with %d tokens the %s of round 10 is not told of round %d:\n%s", tokens, kind, n+1, given[9])
				}
			}
			for _, part := range []string{"- story.txt (", "txt, version 9, a new version of id", "edits: Make it shorter. Made story.txt. Outcome: Done.", "It went well.", "shorter: shorter:"} {
				if !strings.Contains(given[9], part) {
					t.Errorf("with %d tokens the %s of round 10 does not hold %q:\n%s", tokens, kind, part, given[9])
				}
			}
		}
	}
}

func TestTheMemoryOfEarlierRoundsFitsTheModel(t *testing.T) {
	var stones strings.Builder // no sentence twice, or the answer would be a loop
	for n := range 90 {
		fmt.Fprintf(&stones, "The harbour was built of granite, and %d is nobody's stone. ", n)
	}
	long := stones.String()
	for _, c := range []struct {
		tokens int
		whole  bool
	}{{4096, false}, {200_000, true}} {
		m := &reader{
			plan: func(string) team.Plan { return team.Plan{Response: "The answer is 42. " + long, Language: "en"} },
			write: func(given string) string {
				if strings.HasPrefix(given, "Material:") {
					return "It is about the granite harbour."
				}
				return "Fine."
			},
		}
		s := reads(t, m, c.tokens, editing(new([]string)))
		id := ""
		for n := range 12 {
			w := s.next(id, fmt.Sprintf("Question %d. %s", n+1, strings.Repeat("More of it. ", 110)))
			if id = w.ID; w.Status != team.Completed {
				t.Fatalf("round %d is %s: %s", n+1, w.Status, w.Error)
			}
		}
		given := m.given("plan")
		last := given[len(given)-1]
		if most := c.tokens * 4 * 9 / 10; len(last) > most {
			t.Errorf("%d bytes for %d tokens", len(last), c.tokens)
		}
		for n := range 11 {
			if want := fmt.Sprintf("The user: Question %d.", n+1); !strings.Contains(last, want) {
				t.Errorf("with %d tokens it does not hold %q:\n%s", c.tokens, want, last)
			}
		}
		// The newest gets room first; all of them only where there is enough.
		newest, oldest := strings.Count(after(last, "Round 11\n"), "More of it."), strings.Count(after(last, "Round 1\n"), "More of it.")
		if newest < 100 || c.whole != (oldest == 110) {
			t.Errorf("with %d tokens the newest has %d sentences and the oldest %d", c.tokens, newest, oldest)
		}
		if !strings.Contains(last, "The team: It is about the granite harbour.") {
			t.Errorf("with %d tokens the long reply is not summarised:\n%s", c.tokens, last)
		}
		asked := 0
		for _, q := range m.heard {
			if strings.HasPrefix(q.Last(), "Material:") {
				asked++
			}
		}
		if asked != 1 { // the reply is the same in every round
			t.Errorf("%d summaries were asked for", asked)
		}
	}
}

// after is what follows a mark, up to the next round.
func after(text, mark string) string {
	_, rest, _ := strings.Cut(text, mark)
	rest, _, _ = strings.Cut(rest, "\nRound ")
	return rest
}

func TestAMisnamedDocumentInAPlanIsFound(t *testing.T) {
	for _, name := range []string{"STORY.TXT", "story", "story.docx", "storry.txt", "stroy.txt", "story (2).txt", "stor.txt"} {
		var seen []string
		m := &reader{plan: shortening(func(string, string) string { return name })}
		s := reads(t, m, 8192, editing(&seen))
		w := s.next("", "Write a story.")
		w = s.next(w.ID, "Make it shorter.")
		h, _ := s.store.History(t.Context(), w.ID)
		if last := h.Documents()[1]; w.Status != team.Completed || last.Version != 2 || last.Label() != "story.txt" || seen[1] != "shorter: the beginning" {
			t.Errorf("%q: %s with %+v", name, w.Status, last)
		}
		if n := len(m.given("plan")); n != 2 {
			t.Errorf("%q: the plan was asked for %d times", name, n)
		}
	}
}

func TestAPlanThatNamesAMissingDocumentIsAskedForAgain(t *testing.T) {
	var seen []string
	m := &reader{plan: shortening(func(string, string) string { return "invoice-2031.pdf" })}
	s := reads(t, m, 8192, editing(&seen))
	w := s.next("", "Write a story.")
	w = s.next(w.ID, "Make it shorter.")
	given := m.given("plan")
	if len(given) != 3 || !strings.Contains(given[2], "task 1 names invoice-2031.pdf, which is missing. Use one of these documents: story.txt.") {
		t.Fatalf("%d plans: %s", len(given), given[len(given)-1])
	}
	if !has(s.lines(w.ID), "warning The work plan was used without a document that is not there: task 1 names invoice-2031.pdf.") || w.Status != team.Completed {
		t.Errorf("it is %s with %v", w.Status, s.lines(w.ID))
	}
}

func TestTwoRequestsEachReviseTheVersionTheySaw(t *testing.T) {
	var seen []string
	first := "" // both rounds revise what the first one made
	m := &reader{plan: shortening(func(_, id string) string {
		if first == "" {
			first = id
		}
		return first
	})}
	s := reads(t, m, 8192, editing(&seen))
	w := s.next("", "Write a story.")
	s.next(w.ID, "Make it shorter.")
	s.next(w.ID, "Make it longer.")
	h, _ := s.store.History(t.Context(), w.ID)
	all := h.Documents()
	if len(all) != 3 || all[1].Replaces != all[0].FileID || all[2].Replaces != all[0].FileID || all[1].Version != 2 || all[2].Version != 3 {
		t.Errorf("the versions are %+v", all)
	}
	if !slices.Equal(seen, []string{"the beginning", "shorter: the beginning", "shorter: the beginning"}) {
		t.Errorf("the agents saw %q", seen)
	}
}

func TestTwoRequestsEachKeepTheirVersionOfAFile(t *testing.T) {
	var seen []string
	m := &reader{plan: func(string) team.Plan {
		return team.Plan{Promised: []string{"notes.txt"}, Tasks: []team.Job{{Agent: "edits", Prompt: "Shorten it.", Revises: "notes.txt"}}}
	}}
	s := reads(t, m, 8192, editing(&seen))
	f, err := s.Upload(t.Context(), "notes.txt", []byte("what was given"))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		w := s.next("", "Shorten it.", f.ID)
		h, _ := s.store.History(t.Context(), w.ID)
		if d := h.Documents()[1]; d.Replaces != f.ID || d.Version != 2 || d.Label() != "notes.txt" {
			t.Errorf("it is %+v", d)
		}
	}
	if given, _ := s.store.File(t.Context(), f.ID, true); string(given.Data) != "what was given" {
		t.Errorf("the file of the user holds %q", given.Data)
	}
}
