package team_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
	"terzetto/backend/document"
	"terzetto/backend/testing/llmtest"
)

// What the scripted model knows of German, and what "shorter" leaves out.
var german = strings.NewReplacer("The harbour was built in 1921", "Der Hafen wurde 1921 gebaut", "The ferry is late", "Die Fähre ist spät")

var (
	inOrder  = regexp.MustCompile(`(?m)^Files of this request, in their order: (.+)$`)
	rowsOf   = regexp.MustCompile(`(?m)^(\w+),(\d+)$`)
	versions = regexp.MustCompile(`(?m)^- (report\.md) \(.*\n  id (\d+), md, version (\d+)`)
)

// Everything that the third plan and its agent write is taken out of what they are given.
func TestAThirdRequestWorksWithTheSecondFile(t *testing.T) {
	for _, tokens := range []int{4096, 8192, 200_000} {
		t.Run(strconv.Itoa(tokens), func(t *testing.T) {
			const third = "Make it shorter, in German, and add the table of the second file."
			m := &reader{}
			m.plan = func(given string) team.Plan {
				job := team.Job{Agent: "creative", Prompt: "Write a report.", Inputs: []string{"notes.txt"}, Outputs: []team.Output{{Label: "report.md"}}}
				if v := versions.FindStringSubmatch(given); v != nil {
					job.Revises, job.Prompt, job.Inputs = team.Reference(v[1]), "Say that the ferry is late.", nil
				}
				if request, _, _ := strings.Cut(given, "\nFiles of "); strings.Contains(request, third) {
					files := strings.Split(inOrder.FindStringSubmatch(given)[1], ", ")
					job.Prompt, job.Inputs = third, []string{files[1]}
				}
				return team.Plan{Response: "I will.", Language: "en", Promised: []string{"report.md"}, Tasks: []team.Job{job}}
			}
			m.write = func(given string) string {
				_, material, found := strings.Cut(given, "=== report.md ===")
				switch {
				case strings.Contains(given, "Your draft:\n"):
					_, draft, _ := strings.Cut(given, "Your draft:\n")
					draft, _, _ = strings.Cut(draft, "\n\nRewrite it")
					return draft
				case !strings.HasPrefix(given, "Task:"):
					return "It went well."
				case strings.Contains(given, third) && found:
					var text strings.Builder
					for _, sentence := range []string{"The harbour was built in 1921", "The ferry is late"} {
						if strings.Contains(material, sentence) {
							text.WriteString(german.Replace(sentence) + ". ")
						}
					}
					text.WriteString("\n\n| Schiff | Länge |\n|---|---|\n")
					for _, row := range rowsOf.FindAllStringSubmatch(material, -1) {
						fmt.Fprintf(&text, "| %s | %s |\n", row[1], row[2])
					}
					return text.String()
				case found:
					before, _, _ := strings.Cut(strings.TrimSpace(material), "\n</documents-")
					_, before, _ = strings.Cut(before, "\n") // the mark of its place
					return before + "\nThe ferry is late."
				}
				return "The harbour was built in 1921. It has many stones, and each of them was counted twice."
			}
			s := reads(t, m, tokens, agents.Revising(agents.Creative{}))
			text := func(s string) []document.Item {
				return []document.Item{{Data: []byte(s), Metadata: document.Metadata{IsText: true}}}
			}
			table := text("ship,length\nAnna,31\nBerta,44\n")
			table[0].Metadata.Rows = 3
			w := s.next("", "Write a report of these.", s.give("notes.txt", text("Built in 1921.\n")), s.give("ships.csv", table))
			w = s.next(w.ID, "Say in it that the ferry is late.")
			w = s.next(w.ID, third)
			h, _ := s.store.History(t.Context(), w.ID)
			all := lists.Keep(h.Documents(), func(d team.Document) bool { return d.Label() == "report.md" })
			if w.Status != team.Completed || len(all) != 3 {
				t.Fatalf("it is %s: %s, with %d documents\n%s", w.Status, w.Error, len(all), strings.Join(s.lines(w.ID), "\n"))
			}
			for i, d := range all[1:] {
				if d.Version != i+2 || d.Replaces != all[i].FileID {
					t.Errorf("version %d is %+v", i+2, d)
				}
			}
			before, _ := s.store.File(t.Context(), all[1].FileID, true)
			after, _ := s.store.File(t.Context(), all[2].FileID, true)
			if got, want := string(after.Data), "Der Hafen wurde 1921 gebaut. Die Fähre ist spät. \n\n| Schiff | Länge |\n|---|---|\n| Anna | 31 |\n| Berta | 44 |\n"; got != want {
				t.Errorf("of %q it makes %q", before.Data, got)
			}
			if !strings.Contains(string(before.Data), "counted twice.\nThe ferry is late.") {
				t.Errorf("the second version is %q", before.Data)
			}
			if !slices.Contains(s.lines(w.ID), "ships.csv: lines 1–3 of 3, whole") {
				t.Errorf("the log is\n%s", strings.Join(s.lines(w.ID), "\n"))
			}
			if last := h.Messages[len(h.Messages)-1]; !strings.Contains(last.Content, "Delivered: report.md.") {
				t.Errorf("the reply is %q", last.Content)
			}
		})
	}
}

func TestAPasteInTheMiddleOfALongRequestReachesTheAgent(t *testing.T) {
	const fact = "The keeper was called Wilhelmina-7."
	m := &reader{}
	var agent actor
	m.plan, agent = reporting("Name the keeper.")
	m.write = func(given string) string {
		if strings.HasPrefix(given, "Task:") && strings.Contains(given, fact) {
			return "The keeper was Wilhelmina-7 [request.txt l. 301]."
		}
		return "It went well."
	}
	s := reads(t, m, 16_384, agent)
	prompt := "Name the keeper in this text:\n" + strings.Repeat("A line about ropes.\n", 299) + fact + "\n" + strings.Repeat("A line about ropes.\n", 299) + "Answer in one sentence."
	w := s.next("", prompt)
	lines := s.lines(w.ID)
	made, err := s.store.File(t.Context(), 2, true)
	if err != nil || w.Status != team.Completed || !strings.Contains(string(made.Data), "Wilhelmina-7") || !slices.Contains(lines, "request.txt: lines 1–601 of 601, whole") {
		t.Errorf("it is %s, with %q: %v\n%s", w.Status, made.Data, err, strings.Join(lines, "\n"))
	}
	for _, part := range []string{"Name the keeper in this text:", "the file request.txt, of 11 KB", "Answer in one sentence."} {
		if given := m.given("plan")[0]; !strings.Contains(given, part) || strings.Contains(given, fact) {
			t.Errorf("the plan is asked for with %q", given)
		}
	}
	h, _ := s.store.History(t.Context(), w.ID)
	if first := h.Messages[0]; first.Content != prompt || len(first.Documents) != 1 || len(h.Documents()[1].Citations) != 1 {
		t.Errorf("the request is kept as %d bytes with %+v; cited is %+v", len(first.Content), first.Documents, h.Documents()[1].Citations)
	}
	// The same again, with the files that it had: it needs no second one.
	s.next(w.ID, prompt, h.Messages[0].Documents[0].FileID)
	h, _ = s.store.History(t.Context(), w.ID)
	if again := h.Messages[len(h.Messages)-4]; again.Role != team.User || len(again.Documents) != 1 {
		t.Errorf("the request that is repeated is %+v", again)
	}
	// A request that cannot begin leaves no file.
	if _, err := s.Start(t.Context(), "none", prompt+".", nil); !fault.Is(err, fault.NotFound) {
		t.Errorf("it gives %v", err)
	}
	if f, err := s.store.File(t.Context(), int64(len(s.store.files)), false); err != nil || f.Label != "" {
		t.Errorf("the file %q is left, %v", f.Label, err)
	}
	if q := m.heard[len(m.heard)-1]; !strings.Contains(llmtest.Text(q.Body.Messages[len(q.Body.Messages)-1]), "Answer in one sentence.") {
		t.Error("the review is not told the end of the request")
	}
}
