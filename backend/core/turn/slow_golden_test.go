package turn_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"terzetto/backend/base/event"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
)

// slowPlugins begins the names of the transcripts of turns that wait for a plug-in.
const slowPlugins = "slow_plugin_"

func TestTranscriptsOfTurnsThatWaitForAPlugin(t *testing.T) {
	for name, c := range map[string]struct {
		hook func(context.Context, plugin.PostOutput) error
		skip bool
	}{
		"finishes": {func(_ context.Context, out plugin.PostOutput) error {
			time.Sleep(time.Minute)
			out.ReplaceDraft("The lantern burns.")
			return nil
		}, false},
		"is_skipped": {func(ctx context.Context, _ plugin.PostOutput) error {
			<-ctx.Done()
			return ctx.Err()
		}, true},
		"fails": {func(context.Context, plugin.PostOutput) error {
			time.Sleep(time.Minute)
			return errors.New("the wick broke")
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				file := filepath.Join("testdata", slowPlugins+name+".txtar")
				archive, err := txtar.ParseFile(file)
				if err != nil {
					t.Fatal(err)
				}
				s := newStand(t, post(c.hook))
				var events []event.Event
				s.play(t.Context(), "c", func(e event.Event, skip *turn.Skipper) {
					events = append(events, e)
					if e.Name == event.PluginRunning && c.skip {
						time.AfterFunc(time.Minute, func() { skip.Skip() })
					}
				})
				want(t, archive, "events.json", events)
				want(t, archive, "left.json", (&transcript{}).left(s.store))
				want(t, archive, "window.json", window(events))
				if *update {
					if err := os.WriteFile(file, txtar.Format(archive), 0o600); err != nil {
						t.Fatal(err)
					}
				}
			})
		})
	}
}
