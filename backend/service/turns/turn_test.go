package turns_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestAMessageIsOnDiskBeforeTheModelSeesIt(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	gate := make(chan struct{})
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Waits(gate), llmtest.Says("Yes.")))
	s := backendtest.Send(t, b, c, "Are you there?")
	backendtest.Hear(t, s, event.UserMessageCreated)
	if got := backendtest.Texts(t, b, c); got != "Are you there?" {
		t.Errorf("on disk: %s", got)
	}
	close(gate)
	backendtest.Hear(t, s, event.Done)
	if got := backendtest.Texts(t, b, c); got != "Are you there? | Yes." || len(model.Requests()) != 1 {
		t.Errorf("on disk: %s", got)
	}
}

func TestStopKeepsWhatWasWrittenAndClosesTheConnection(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Half a"), llmtest.Waits(nil)))
	s := backendtest.Send(t, b, c, "Go on.")
	backendtest.Hear(t, s, event.Token)
	if err := b.Turns.Stop(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	<-model.RequestDone(0)
	if got := backendtest.Texts(t, b, c); !strings.HasPrefix(got, "Go on. | Half") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("on disk: %s", got)
	}
	backendtest.Hear(t, s, event.Done)
	if b.Turns.Running(c) || b.Turns.Snapshot(c) != nil {
		t.Error("the turn is still said to run")
	}
}

func TestWhoeverHearsDoneMayStartTheNextTurnAtOnce(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	var steps []llmtest.Step
	for range 30 {
		steps = append(steps, llmtest.Prose(llmtest.Says("Yes.")))
	}
	backendtest.UseScriptedModel(t, b, steps...)
	for range 30 {
		backendtest.Hear(t, backendtest.Send(t, b, c, "And?"), event.Done)
	}
}

func TestAnEditWaitsForTheTurn(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	gate := make(chan struct{})
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("One "), llmtest.Waits(gate), llmtest.Says("two.")))
	s := backendtest.Send(t, b, c, "Cuont.")
	backendtest.Hear(t, s, event.Token)
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	short, cancel := context.WithTimeout(t.Context(), 30*time.Millisecond)
	defer cancel()
	if err := b.Library.Messages.Edit(short, c, rows[0].ID, "x"); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("an impatient edit ended with %v", err)
	}
	var wait sync.WaitGroup
	wait.Go(func() { // it counts, because it came later
		if err := b.Library.Messages.Edit(t.Context(), c, rows[0].ID, "Count."); err != nil {
			t.Error(err)
		}
	})
	close(gate)
	backendtest.Hear(t, s, event.Done)
	wait.Wait()
	if got := backendtest.Texts(t, b, c); got != "Count. | One two." {
		t.Errorf("on disk: %s", got)
	}
}

func TestADeletionStopsTheReplyThatWouldGoWithIt(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Yes.")), llmtest.Prose(llmtest.Says("So far"), llmtest.Waits(nil)))
	backendtest.Turn(t, b, c, "Is the bridge open?")
	s := backendtest.Send(t, b, c, "Tell me.")
	backendtest.Hear(t, s, event.Token)
	rows := rowsOf(t, b, c)
	var wait sync.WaitGroup
	wait.Go(func() { // it waits for the turn, which the deletion ends
		if err := b.Library.Messages.Edit(t.Context(), c, rows[0].ID, "Is the ferry late?"); err != nil {
			t.Error(err)
		}
	})
	if err := b.Library.Messages.Delete(t.Context(), c, rows[2].ID); err != nil {
		t.Fatal(err)
	}
	wait.Wait()
	if got := backendtest.Texts(t, b, c); got != "Is the ferry late? | Yes." {
		t.Errorf("on disk: %s", got)
	}
}

func TestClosingSavesWhatRuns(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("So far"), llmtest.Waits(nil)))
	backendtest.Hear(t, backendtest.Send(t, b, c, "Tell me."), event.Token)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if got := backendtest.Texts(t, backendtest.Open(t, dir), c); !strings.HasPrefix(got, "Tell me. | So") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("on disk: %s", got)
	}
}

func TestAConversationThatIsThrownAwayTakesItsTurnAlong(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("So far"), llmtest.Waits(nil)))
	backendtest.Hear(t, backendtest.Send(t, b, c, "Tell me."), event.Token)
	if err := b.Library.Conversations.Delete(t.Context(), c, true); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Conversations.Get(t.Context(), c); !fault.Is(err, fault.NotFound) {
		t.Errorf("it is still there: %v", err)
	}
}

func TestAKeyStaysWithTheAddressItWasEnteredFor(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("x"), URL: new("https://a.example/v1"), APIKey: new("sk-1234567890")})
	if err != nil || !e.APIKeySet || e.APIKeyHint != "7890" {
		t.Fatalf("%+v, %v", e, err)
	}
	for _, c := range []struct {
		url  string
		kept bool
	}{{"https://a.example/api/v1", true}, {"https://b.example/v1", false}} {
		if e, err = b.Library.Endpoints.Update(t.Context(), e.ID, library.EndpointInput{URL: new(c.url)}); err != nil || e.APIKeySet != c.kept {
			t.Errorf("%s: %+v, %v", c.url, e, err)
		}
	}
}

func TestTheDemoShowsAllThreeVoices(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	backendtest.ThreeVoices(t, b)
	c := backendtest.Conversation(t, b)
	backendtest.Hear(t, backendtest.Send(t, b, c, "I walk along the harbour in the rain."), event.Done)
	logs, err := b.Library.Conversations.Logs(t.Context(), c, 1)
	if err != nil || len(logs) != 1 {
		t.Fatal(logs, err)
	}
	var labels []string
	for _, call := range logs[0].Calls {
		labels = append(labels, call.Label)
		if call.Error != "" || !call.ToolsSame {
			t.Errorf("%+v", call)
		}
	}
	if got := strings.Join(labels, " "); !strings.HasPrefix(got, "director:direct_scene writer editor:1") {
		t.Errorf("calls: %s", got)
	}
	if log := logs[0]; len(log.Findings) < 2 || log.Draft == "" || len(log.ExtraFields) == 0 || len(log.Skipped) > 0 {
		t.Errorf("log: %+v", log)
	}
}

func TestAnEditDuringATurnIsAppliedAfterIt(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	goOn := make(chan struct{})
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Yes, "), llmtest.Waits(goOn), llmtest.Says("it is.")))
	s := backendtest.Send(t, b, c, "Is the bridge open?")
	backendtest.Hear(t, s, event.Token)
	row := rowsOf(t, b, c)[0].ID
	edited := make(chan error)
	go func() { edited <- b.Library.Messages.Edit(t.Context(), c, row, "Is the ferry late?") }()
	if got := rowsOf(t, b, c)[0].Content; got != "Is the bridge open?" {
		t.Errorf("during the turn: %q", got)
	}
	close(goOn)
	if err := <-edited; err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, event.Done)
	if got := backendtest.Texts(t, b, c); !strings.Contains(got, "Is the ferry late?") || !strings.Contains(got, "Yes, it is.") {
		t.Errorf("after the turn: %s", got)
	}
}
