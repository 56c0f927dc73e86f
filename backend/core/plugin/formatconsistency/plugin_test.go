package formatconsistency_test

import (
	"testing"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/formatconsistency"
	"terzetto/backend/testing/plugintest"
)

func TestADraftGetsTheMarksOfTheLatestReplies(t *testing.T) {
	const (
		quoted = `She crossed the yard. "Morning," he said.`
		bare   = `*He lowers the lantern, listening to the rain.* Is anybody there?`
	)
	for _, row := range []struct {
		name     string
		replies  []string // oldest first
		draft    string
		replaced bool
	}{
		{"the marks are the same", []string{quoted, quoted, quoted}, quoted, false},
		{"the marks differ", []string{quoted, quoted, quoted}, bare, true},
		{"only the latest three count", []string{bare, bare, bare, quoted, quoted, quoted}, bare, true},
		{"there is no reply before", nil, bare, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			var history []chat.Message
			for _, reply := range row.replies {
				history = append(history, chat.Message{Role: chat.User, Content: "Go on."}, chat.Message{Role: chat.Assistant, Content: reply})
			}
			r := plugintest.Recorder{Plugin: formatconsistency.Plugin()}
			in := plugin.PostInput{Draft: row.draft, Turn: plugin.Turn{Scene: plugin.Scene{History: lists.ViewOf(history)}}}
			if err := r.Post(t.Context(), in); err != nil || (r.Draft != row.draft) != row.replaced || len(r.Dropped) > 0 {
				t.Errorf("%q, dropped %q, %v", r.Draft, r.Dropped, err)
			}
		})
	}
}
