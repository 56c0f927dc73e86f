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
	"terzetto/backend/service/turns"
)

// A view that joins late folds the same events to the same state as the window's
// reducer; both replay the pipeline's transcripts.
func TestASnapshotShowsWhatTheWindowShows(t *testing.T) {
	files, err := filepath.Glob("../../core/turn/testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			section := func(name string, into any) {
				i := slices.IndexFunc(archive.Files, func(f txtar.File) bool { return f.Name == name })
				if err := json.Unmarshal(archive.Files[i].Data, into); err != nil {
					t.Fatal(err)
				}
			}
			var raw []struct {
				Event string
				Data  json.RawMessage
			}
			var want struct {
				Phase, Text, Error string
				Reasoning          map[string]string
				Moods, ToolCalls   []string
				Speaker            string
				Replies, Plugins   []string
			}
			section("events.json", &raw)
			section("window.json", &want)
			var events []event.Event
			for _, e := range raw {
				events = append(events, event.Event{Name: e.Event, Data: payload(t, e.Event, e.Data)})
			}
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
	}[name]
	if into == nil {
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
	case *event.RefinedMessage:
		return *v
	case *event.Direction:
		return *v
	case *string:
		return *v
	case *[]event.Place:
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
