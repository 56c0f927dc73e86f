package team_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/testing/casetest"
)

// rules holds a test for each case of the suite that is about the runner, by its area and
// what it says is given. Those about addresses, files and pages stand with the store and
// the door.
var rules = map[string]func(*testing.T){
	`chat.start: prompt "hello", no id`: func(t *testing.T) {
		s := open(t, planning("works"))
		w, err := s.Start(t.Context(), "", "hello", nil)
		if err != nil || w.ID == "" || w.CurrentRound != 1 || w.Status != team.Running || w.Name != "hello" {
			t.Errorf("it begins with %+v, %v", w, err)
		}
		if got := s.lines(w.ID)[0]; got != "0% Workflow initialized" {
			t.Errorf("the first line is %q", got)
		}
	},
	`chat.start: unknown id`: func(t *testing.T) {
		s := open(t, planning())
		_, err := s.Start(t.Context(), "nope", "hello", nil)
		s.refused(err, fault.NotFound)
	},
	`chat.start: empty prompt and no files`: func(t *testing.T) {
		s := open(t, planning())
		_, err := s.Start(t.Context(), "", " \n", nil)
		s.refused(err, fault.Malformed)
	},
	`chat.start: workflow already running`: func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			s := open(t, planning("hangs"), actor{"hangs", hangs})
			id := s.start()
			synctest.Wait()
			before := s.said(id)
			_, err := s.Start(t.Context(), id, "again", nil)
			w, _ := s.store.Request(t.Context(), id)
			if !fault.Is(err, fault.Conflict) || w.CurrentRound != 1 || !slices.Equal(before, s.said(id)) {
				t.Errorf("a second start gives %v, round %d, %v", err, w.CurrentRound, s.said(id))
			}
			stop(t, s, id)
		})
	},
	`chat.logs: workplan of 4 tasks`: func(t *testing.T) {
		s := open(t, planning("works", "works", "works", "works"))
		id := s.start()
		s.status(id)
		want := []string{
			"0% Workflow initialized", "0% Workflow processing started", "10% Analyzing request and planning work",
			"20% Planned outputs: 1.txt, 2.txt, 3.txt, 4.txt", "25% Work plan created: works, works, works, works",
			"30% Running task 1/4: works", "45% Running task 2/4: works", "60% Running task 3/4: works", "75% Running task 4/4: works",
			"90% Creating final response", "100% Workflow completed successfully",
		}
		if d := cmp.Diff(want, s.lines(id)); d != "" {
			t.Error(d)
		}
	},
	`chat.messages: happy path with 2 tasks`: func(t *testing.T) {
		s := open(t, planning("works", "works"))
		id := s.start()
		w := s.status(id)
		want := []string{"user/first", "projectManager/step", "works/step", "works/step", "projectManager/last"}
		if d := cmp.Diff(want, s.said(id)); d != "" {
			t.Error(d)
		}
		for i, m := range s.store.messages[id] {
			if m.SequenceNo != i+1 || w.MessageIDs[i] != m.ID {
				t.Errorf("message %d has the number %d", i+1, m.SequenceNo)
			}
		}
		if last := s.store.messages[id][4]; len(last.Documents) != 2 || !last.Documents[0].Promised {
			t.Errorf("the last message carries %+v", last.Documents)
		}
	},
	`chat.plan: project manager answers non-JSON twice`: func(t *testing.T) {
		s := open(t, says("I would rather talk.", "And again."))
		id := s.start()
		w := s.status(id)
		lines := s.lines(id)
		if w.Status != team.Failed || strings.Count(strings.Join(s.said(id), " "), "/last") != 1 {
			t.Errorf("it is %s with %v", w.Status, s.said(id))
		}
		if last := lines[len(lines)-1]; !strings.HasPrefix(last, "error 100%") || !strings.Contains(last, "workplan") {
			t.Errorf("the last line is %q", last)
		}
	},
	`chat.plan: objFinalDocuments ["a.txt"], objWorkplan []`: func(t *testing.T) {
		s := open(t, says(`{"objFinalDocuments":["a.txt"],"objWorkplan":[],"objUserResponse":"ok","userLanguage":"en"}`))
		if w := s.status(s.start()); w.Status != team.Failed || !strings.Contains(w.Error, "no valid workplan") {
			t.Errorf("it is %s: %s", w.Status, w.Error)
		}
	},
	`chat.plan: userLanguage "de"`: func(t *testing.T) {
		var spoken []string
		s := open(t, says(`{"objFinalDocuments":[],"objUserResponse":"Gut.","userLanguage":"de","objWorkplan":[
			{"agent":"hears","prompt":"a","outputDocuments":[]},{"agent":"hears","prompt":"b","outputDocuments":[]}]}`),
			actor{"hears", func(_ context.Context, task team.Task, _ *team.AgentContext) (team.Result, error) {
				spoken = append(spoken, task.Context.Language)
				return team.Result{Feedback: "Gut."}, nil
			}})
		s.Language = func(_ context.Context, code string) error { spoken = append(spoken, "profile "+code); return nil }
		w := s.status(s.start())
		if d := cmp.Diff([]string{"profile de", "de", "de"}, spoken); d != "" || w.Language != "de" {
			t.Errorf("%s\n%s", w.Language, d)
		}
	},
	`chat.tasks: 4 tasks, 2 fail`: func(t *testing.T) {
		s := open(t, planning("works", "fails", "fails", "works"))
		id := s.start()
		w := s.status(id)
		if w.Status != team.Completed || !has(s.lines(id), "error Task 2/4 failed: It cannot be done.") || len(s.said(id)) != 7 {
			t.Errorf("it is %s with %v and %v", w.Status, s.lines(id), s.said(id))
		}
		if text := s.lastText(id); !strings.Contains(text, "Delivered: 1.txt, 4.txt. Promised and not delivered: 2.txt, 3.txt.") {
			t.Errorf("the last message is %q", text)
		}
	},
	`chat.tasks: task 1 of 2 names an agent that is not registered`: func(t *testing.T) {
		s := open(t, planning("nobody", "works"))
		id := s.start()
		if w := s.status(id); w.Status != team.Completed || !has(s.lines(id), `error Task 1/2 failed: There is no agent named nobody.`) {
			t.Errorf("it is %s with %v", w.Status, s.lines(id))
		}
	},
	`chat.tasks: any task`: func(t *testing.T) {
		var object map[string]any
		s := open(t, planning("shows"), actor{"shows", func(_ context.Context, task team.Task, _ *team.AgentContext) (team.Result, error) {
			text, err := json.Marshal(task)
			return team.Result{Documents: []team.Made{{Label: "1.txt", Content: text}}}, errors.Join(err, json.Unmarshal(text, &object))
		}})
		s.status(s.start())
		for _, field := range []string{"taskId", "workflowId", "prompt", "inputDocuments", "outputSpecifications", "context"} {
			if object[field] == nil {
				t.Errorf("the task has no %s", field)
			}
		}
		about, _ := object["context"].(map[string]any)
		for _, field := range []string{"workflowRound", "agentType", "timestamp", "language"} {
			if about[field] == nil {
				t.Errorf("the context has no %s", field)
			}
		}
	},
	`chat.stop: running in task 1 of 3, LLM call in flight`: func(t *testing.T) {
		for _, heeds := range []bool{true, false} {
			synctest.Test(t, func(t *testing.T) {
				release := make(chan struct{})
				m := planning("asks", "works", "works")
				m.write = func(ctx context.Context, _ string) (string, error) {
					if heeds {
						<-ctx.Done()
						return "", ctx.Err()
					}
					<-release
					return "late", nil
				}
				s := open(t, m, actor{"works", delivers}, actor{"asks", func(ctx context.Context, _ team.Task, ac *team.AgentContext) (team.Result, error) {
					text, err := ac.Write(ctx, team.Ask{For: "x", System: "s", Text: "t"})
					return team.Result{Feedback: text}, err
				}})
				id := s.start()
				synctest.Wait()
				at := time.Now()
				w, err := s.Stop(t.Context(), id)
				if took := time.Since(at); err != nil || w.Status != team.Stopped || took > 100*time.Millisecond {
					t.Errorf("stop gives %s, %v after %s", w.Status, err, took)
				}
				again, err := s.Stop(t.Context(), id)
				close(release)
				synctest.Wait()
				lines := s.lines(id)
				if err != nil || again.Status != team.Stopped || lines[len(lines)-1] != "100% Workflow stopped by user" || has(lines, "task 2/3") {
					t.Errorf("after the stop: %v, %v", err, lines)
				}
				if d := cmp.Diff([]string{"user/first", "projectManager/step", "projectManager/last"}, s.said(id)); d != "" {
					t.Error(d)
				}
			})
		}
	},
	`chat.stop: unknown id`: func(t *testing.T) {
		s := open(t, planning())
		_, err := s.Stop(t.Context(), "nope")
		s.refused(err, fault.NotFound)
	},
	`chat.fail: agent store write throws an unhandled error`: func(t *testing.T) {
		s := open(t, planning("works"))
		s.store.broken = func(c team.Change) error {
			if slices.ContainsFunc(c.Messages, func(m team.Message) bool { return m.AgentName == "works" }) {
				return errors.New("the disk is on fire")
			}
			return nil
		}
		id := s.start()
		w := s.status(id)
		lines := s.lines(id)
		if w.Status != team.Failed || !strings.Contains(w.Error, "the disk is on fire") || lines[len(lines)-2] != "error 100% Workflow failure reported" ||
			!strings.HasPrefix(lines[len(lines)-1], "error 100%") {
			t.Errorf("it is %s: %s with %v", w.Status, w.Error, lines)
		}
	},
	`chat.fail: maximum duration 1 s, task takes 5 s`: func(t *testing.T) {
		for _, agent := range []actor{{"hangs", hangs}, {"hangs", func(context.Context, team.Task, *team.AgentContext) (team.Result, error) {
			time.Sleep(5 * time.Second) // heeds nothing
			return team.Result{Feedback: "late"}, nil
		}}} {
			synctest.Test(t, func(t *testing.T) {
				s := open(t, planning("hangs"), agent)
				s.Limits.Round = time.Second
				at := time.Now()
				w := s.status(s.start())
				if took := time.Since(at); w.Status != team.Failed || !strings.Contains(w.Error, "timeout") || took > 1200*time.Millisecond {
					t.Errorf("after %s it is %s: %s", took, w.Status, w.Error)
				}
			})
		}
	},
	`chat.fail: failed workflow`: func(t *testing.T) {
		s := open(t, says("no"))
		id := s.start()
		s.status(id)
		w, err := s.Start(t.Context(), id, "once more", nil)
		if err != nil || w.Status != team.Running || w.CurrentRound != 2 {
			t.Errorf("it goes on as %s, round %d, %v", w.Status, w.CurrentRound, err)
		}
	},
	`chat.crash: process killed while running`: func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			dead := open(t, planning("hangs"), actor{"hangs", hangs})
			id := dead.start()
			synctest.Wait()
			left := newMemoryStore() // what a killed process leaves
			left.requests[id], _ = dead.store.Request(t.Context(), id)
			s := open(t, planning("works"))
			s.Store, s.store = left, left
			if err := s.Recover(t.Context()); err != nil {
				t.Fatal(err)
			}
			if w := s.status(id); w.Status != team.Failed || w.Error != "interrupted by restart" || !slices.Contains(s.said(id), "projectManager/last") {
				t.Errorf("after the restart it is %s: %s", w.Status, w.Error)
			}
			if w, err := s.Start(t.Context(), id, "go on", nil); err != nil || w.CurrentRound != 2 {
				t.Errorf("it goes on in round %d, %v", w.CurrentRound, err)
			}
			s.status(id)
		})
	},
	`chat.delete: running workflow`: func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			cut := false
			s := open(t, planning("hangs"), actor{"hangs", func(ctx context.Context, _ team.Task, _ *team.AgentContext) (team.Result, error) {
				<-ctx.Done()
				cut = true
				return team.Result{}, ctx.Err()
			}})
			id := s.start()
			synctest.Wait()
			at := time.Now()
			err := s.Delete(t.Context(), id)
			took := time.Since(at) // of the bubble's own time, which passes only where something waits for it
			synctest.Wait()
			if _, gone := s.store.Request(t.Context(), id); err != nil || !fault.Is(gone, fault.NotFound) || !cut || len(s.lines(id)) > 0 || took != 0 {
				t.Errorf("delete gives %v after %s; then it is %v", err, took, gone)
			}
		})
	},
	`chat.invariant: random sequences of start/stop/delete/fail over 10,000 steps`: TestRandomWalksFindOnlyTheTransitionsOfTheDocument,
}

// elsewhere names the tests that hold the cases of the store, the files and the routes.
var elsewhere = map[string]string{
	`chat.poll: messages m1..m5, m3 deleted`:            "TestAPageBeginsWithTheRowOfItsId",
	`chat.poll: 1,000 logs, page size 100`:              "TestPollingAThousandLinesSeesEachOfThemOnce",
	`chat.poll: status polled 100 times without change`: "TestAPollReadsAtMostOncePerChange",
	`chat.docs: 3-page PDF with one picture on page 2`:  "TestAPDFHasItemsForPagesAndPicturesInOrder",
	`chat.docs: a.txt "hello"`:                          "TestTheCasesOfTheSuiteAboutDocumentsHold",
	`chat.docs: image`:                                  "TestTheCasesOfTheSuiteAboutDocumentsHold",
	`chat.docs: corrupt PDF`:                            "TestAnUnreadableFileIsKeptAndTheWorkGoesOn",
	// The case has uploads outlive the request. What a person deletes is deleted, and nothing else would ever delete them.
	`chat.delete: completed workflow with documents`: "TestAFileGoesWithTheLastMessageThatHasIt",
	`chat.delete: message m with two files`:          "TestAFileGoesWithTheLastMessageThatHasIt",
	`chat.delete: message m`:                         "TestTeamRoutesAnswerWithTheCodesOfTheDocument",
}

func TestTheCasesOfTeamRequests(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ Area, Given, When, Then string }
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	held := 0
	for _, c := range cases {
		name := c.Area + ": " + c.Given
		if rule, ok := rules[name]; ok {
			held++
			t.Run(name, rule)
		} else if test, ok := elsewhere[name]; ok {
			casetest.RequireTest(t, "../..", test)
		} else {
			t.Errorf("no test holds %q", name)
		}
	}
	if held != len(rules) || len(cases) != held+len(elsewhere) {
		t.Errorf("%d of %d tests are for one of %d cases, and %d tests elsewhere are named", held, len(rules), len(cases), len(elsewhere))
	}
}

func hangs(ctx context.Context, _ team.Task, _ *team.AgentContext) (team.Result, error) {
	<-ctx.Done()
	return team.Result{}, ctx.Err()
}

func stop(t *testing.T, s *stage, id string) {
	t.Helper()
	if _, err := s.Stop(t.Context(), id); err != nil {
		t.Error(err)
	}
}

// refused holds that something was refused and left nothing behind.
func (s *stage) refused(err error, code fault.Code) {
	s.t.Helper()
	if !fault.Is(err, code) || len(s.store.requests) > 0 {
		s.t.Errorf("it gives %v and leaves %v", err, s.store.requests)
	}
}
