package narration_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/service/library"
	"terzetto/backend/sound/speech"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

const spokenReply = "He waves. She smiles."

// TestAProcessThatIsKilled writes a reply and is then busy with it for ever, at the place that it is told.
func TestAProcessThatIsKilled(t *testing.T) {
	dir, where := os.Getenv("NARRATION_DIR"), os.Getenv("NARRATION_BUSY")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	busy := func() {
		fmt.Println("busy")
		select {}
	}
	v := newVoice()
	v.refuses = func(speech.Utterance) error {
		if where == "voice" {
			busy()
		}
		return nil
	}
	c := backendtest.Config(dir)
	c.Sound, c.Engines = &clockwork{}, v.engines
	lantern := plugin.Plugin{ID: "lantern", Name: "Lantern", Post: func(context.Context, plugin.PostInput, plugin.PostOutput) error {
		if where == "hook" {
			busy()
		}
		return nil
	}}
	c.Plugins = []plugin.Plugin{lantern, tts.Plugin(v.engines, &tts.Memory{})}
	b := backendtest.With(t, c)
	if _, err := b.Library.Plugins.SetConfig(t.Context(), tts.ID, afterwards); err != nil {
		t.Fatal(err)
	}
	id := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says(spokenReply)))
	backendtest.Hear(t, backendtest.Send(t, b, id, "Hello."), event.Done)
	select {}
}

func TestAKilledProcessKeepsTheReplyThatWasWhole(t *testing.T) {
	const unrun = "Terzetto closed before the plug-in %s had finished with the reply."
	for _, row := range []struct {
		name, busy string
		recovered  int
		says       []string
	}{
		{"while a plug-in is slow", "hook", 1, []string{fmt.Sprintf(unrun, "Lantern"), fmt.Sprintf(unrun, "Read aloud")}},
		{"while a voice prepares its recording", "voice", 0, []string{}},
	} {
		t.Run(row.name, func(t *testing.T) {
			dir := t.TempDir()
			killWhenBusy(t, dir, row.busy)
			b := backendtest.Open(t, dir)
			all, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
			if err != nil || len(all) != 1 {
				t.Fatal(all, err)
			}
			rows, err := b.Library.Messages.List(t.Context(), all[0].ID, chat.Page{})
			if err != nil || len(rows) != 2 {
				t.Fatalf("%+v, %v", rows, err)
			}
			reply := rows[1]
			if reply.Content != spokenReply || reply.Interrupted || reply.Finish != chat.Complete {
				t.Errorf("the reply is %+v", reply)
			}
			log, err := b.Library.Conversations.Log(t.Context(), all[0].ID, reply.ID)
			if err != nil || !slices.Equal(log.Skipped, row.says) {
				t.Errorf("the record says %q, %v", log.Skipped, err)
			}
			status, err := b.Health.Status(t.Context())
			if r := status.Report; err != nil || r.RecoveredReplies != row.recovered || r.RecoveredDrafts != 0 {
				t.Errorf("the start found %d whole replies and %d unfinished ones, %v", r.RecoveredReplies, r.RecoveredDrafts, err)
			}
		})
	}
}

// killWhenBusy starts the process that is killed, and kills it when it is busy.
func killWhenBusy(t *testing.T, dir, where string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, "-test.run=^TestAProcessThatIsKilled$")
	cmd.Env = append(os.Environ(), "NARRATION_DIR="+dir, "NARRATION_BUSY="+where)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	said := []string{}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if said = append(said, lines.Text()); lines.Text() == "busy" {
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait() // it was killed
			return
		}
	}
	t.Fatalf("it ended by itself: %s", strings.Join(said, "\n"))
}
