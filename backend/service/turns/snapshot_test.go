package turns_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/service/turns"
)

// A view that joins late folds the same events to the same state as the window's
// reducer; both replay the pipeline's transcripts.
func TestASnapshotShowsWhatTheWindowShows(t *testing.T) {
	for name, archive := range transcripts(t) {
		t.Run(name, func(t *testing.T) {
			var want struct {
				Phase, Text, Error string
				Reasoning          map[string]string
				Moods, ToolCalls   []string
				Speaker            string
				Replies, Plugins   []string
			}
			section(t, archive, "window.json", &want)
			events := eventsOf(t, archive)
			s := turns.Fold(events)
			if got := waitedFor(events); !slices.Equal(got, want.Plugins) {
				t.Errorf("it waited for %q, not %q", got, want.Plugins)
			}
			var tools []string
			for _, c := range s.ToolCalls {
				tools = append(tools, c.Name)
			}
			moods := []string{}
			if s.Direction != nil {
				moods = s.Direction.ActiveMoods
			}
			if s.Phase != want.Phase || s.Text != want.Text || s.Error != want.Error || !slices.Equal(tools, want.ToolCalls) || !slices.Equal(moods, want.Moods) {
				t.Errorf("got %+v, want %+v", s, want)
			}
			speaker, replies := "", []string(nil)
			if s.Speaker != nil {
				speaker = s.Speaker.Author
			}
			for _, r := range s.Replies {
				replies = append(replies, fmt.Sprintf("%d %s", r.MessageID, r.Author))
			}
			if speaker != want.Speaker || !slices.Equal(replies, want.Replies) {
				t.Errorf("%q speaks after %q, not %q after %q", speaker, replies, want.Speaker, want.Replies)
			}
			if diff := cmp.Diff(want.Reasoning, s.Reasoning); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// transcripts are the pipeline's, by the names of their files.
func transcripts(t *testing.T) map[string]*txtar.Archive {
	t.Helper()
	files, err := filepath.Glob("../../core/turn/testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	all := map[string]*txtar.Archive{}
	for _, file := range files {
		if all[filepath.Base(file)], err = txtar.ParseFile(file); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// section decodes a part of a transcript.
func section(t *testing.T, archive *txtar.Archive, name string, into any) {
	t.Helper()
	i := slices.IndexFunc(archive.Files, func(f txtar.File) bool { return f.Name == name })
	if err := json.Unmarshal(archive.Files[i].Data, into); err != nil {
		t.Fatal(err)
	}
}

// eventsOf are the events of a transcript, with their payloads.
func eventsOf(t *testing.T, archive *txtar.Archive) (events []event.Event) {
	t.Helper()
	var raw []struct {
		Event string
		Data  json.RawMessage
	}
	section(t, archive, "events.json", &raw)
	for _, e := range raw {
		events = append(events, event.Event{Name: e.Event, Data: payload(t, e.Event, e.Data)})
	}
	return events
}

// untold are the events that no transcript holds, each with its reason.
var untold = map[string]string{
	event.FilesQuoted:       "a transcript has no files",
	event.ArtifactsRejected: "a transcript has no store that could refuse",
	event.AssistantsAsked:   "the pipeline doesn't send it",
}

func TestEachEventIsInATranscriptAndFolded(t *testing.T) {
	told, folded := map[string]bool{}, map[string]bool{}
	for _, archive := range transcripts(t) {
		events := eventsOf(t, archive)
		for n, e := range events {
			told[e.Name] = true
			before, after := turns.Fold(events[:n]), turns.Fold(events[:n+1])
			folded[e.Name] = folded[e.Name] || !cmp.Equal(before, after)
		}
	}
	for _, name := range event.Names() {
		switch {
		case !told[name] && untold[name] == "":
			t.Errorf("no transcript in backend/core/turn/testdata holds %s", name)
		case told[name] && untold[name] != "":
			t.Errorf("a transcript holds %s, so it needs its place in untold no longer", name)
		case told[name] && !folded[name]:
			t.Errorf("%s changes no snapshot: give Fold a case for it", name)
		}
	}
}

// waitedFor names the plug-ins that who joins after each of the events sees the turn wait for; empty: for none.
func waitedFor(events []event.Event) (names []string) {
	last := ""
	for n := range events {
		name := ""
		if p := turns.Fold(events[:n+1]).Plugin; p != nil {
			name = p.Name
		}
		if name != last {
			names, last = append(names, name), name
		}
	}
	return names
}

func payload(t *testing.T, name string, data json.RawMessage) any {
	t.Helper()
	into := map[string]any{
		event.UserMessageCreated: new(event.UserMessage), event.Reasoning: new(event.ReasoningDelta), event.PromptRewritten: new(event.RefinedMessage),
		event.DirectorDone: new(event.Direction), event.Token: new(string), event.Error: new(string), event.WriterDone: new(event.Written),
		event.WriterRewrite: new(event.RefinedText), event.EditorDone: new(event.Edited), event.Feedback: new(event.FeedbackValues),
		event.DirectionNotes: new(event.NotesRecorded), event.Speaker: new(event.Choice), event.ReplyDone: new(event.Reply), event.FilesQuoted: new([]event.Place),
		event.PluginRunning: new(event.Plugin), event.PluginDone: new(event.PluginEnd),
		event.Progress: new(event.PromptProgress), event.ToolCalled: new(chat.Call), event.ToolAnswered: new(chat.CallResult),
	}[name]
	if into == nil {
		if len(data) > 0 && slices.Contains(event.Names(), name) {
			t.Fatalf("%s has a payload: give it its type here, in payload", name)
		}
		return nil
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
	switch v := into.(type) {
	case *event.UserMessage:
		return *v
	case *event.ReasoningDelta:
		return *v
	case *event.PromptProgress:
		return *v
	case *event.RefinedMessage:
		return *v
	case *event.Direction:
		return *v
	case *string:
		return *v
	case *[]event.Place:
		return *v
	case *chat.Call:
		return *v
	case *chat.CallResult:
		return *v
	case *event.Plugin:
		return *v
	case *event.PluginEnd:
		return *v
	case *event.Written:
		return *v
	case *event.RefinedText:
		return *v
	case *event.Edited:
		return *v
	case *event.FeedbackValues:
		return *v
	case *event.NotesRecorded:
		return *v
	case *event.Choice:
		return *v
	case *event.Reply:
		return *v
	}
	return nil
}
