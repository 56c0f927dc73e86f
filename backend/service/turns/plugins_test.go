package turns_test

import (
	"strconv"
	"sync"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/example"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

// Sixty-four conversations turn at once, while what their plug-in makes is looked at, made
// again and deleted, and its configuration changes.
func TestManyConversationsTurnAtOnceWithAPlugin(t *testing.T) {
	b := backendtest.With(t, backend.Config{
		Dir: t.TempDir(), Version: "test", Keyring: backendtest.NoKeyring{}, Plugins: []plugin.Plugin{example.Lantern()},
	})
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":false,"attachment_cache_budget_bytes":300000}`)); err != nil {
		t.Fatal(err)
	}
	config := func(size int) {
		if _, err := b.Library.Plugins.SetConfig(t.Context(), "lantern", map[string]any{"ask": false, "colour": "green", "size": float64(size)}); err != nil {
			t.Error(err)
		}
	}
	config(64)
	var all sync.WaitGroup
	for i := range 64 {
		all.Go(func() {
			c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: strconv.Itoa(i)})
			if err != nil {
				t.Error(err)
				return
			}
			config(64 + i)
			stream, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Light the way."})
			if err != nil {
				t.Error(err)
				return
			}
			last := event.Event{}
			for batch := range stream.From(t.Context(), 0) {
				last = batch.Events[len(batch.Events)-1]
			}
			rows, err := b.Library.Messages.List(t.Context(), c.ID, chat.Page{})
			if err != nil || last.Name != event.Done || len(rows) != 2 || len(rows[1].Artifacts) != 1 {
				t.Errorf("conversation %d: %v, %d rows, ended with %s", i, err, len(rows), last.Name)
				return
			}
			ref := library.ArtifactRef{ConversationID: c.ID, MessageID: rows[1].ID, ID: rows[1].Artifacts[0].ID}
			if _, err := b.Library.Artifacts.Regenerate(t.Context(), ref, nil); err != nil {
				t.Error(err)
			}
			if _, err := b.Library.Artifacts.RecordAccess(t.Context(), c.ID, []int64{ref.ID}); err != nil {
				t.Error(err)
			}
			if n, err := b.Library.Plugins.Trigger(t.Context(), c.ID, "lantern", map[string]any{"action": "count"}); err != nil || n["count"] != 1 {
				t.Errorf("conversation %d: %v %v", i, n, err)
			}
			if gone, err := b.Library.Artifacts.Delete(t.Context(), ref, plugin.ScopeGroup); err != nil || len(gone.Deleted) != 3 {
				t.Errorf("conversation %d: %+v %v", i, gone, err)
			}
		})
	}
	all.Wait()
}
