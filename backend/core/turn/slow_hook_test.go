package turn_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
)

// origin is the model of the tests in which time is made: it answers without a network.
const origin = "http://model.invalid"

type answerer struct{}

func (answerer) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Method != http.MethodPost {
		return &http.Response{StatusCode: http.StatusNotFound, Header: http.Header{}, Body: http.NoBody, Request: r}, nil
	}
	body := `data: {"choices":[{"delta":{"content":"The draft."},"finish_reason":"stop"}]}` + "\n\ndata: [DONE]\n\n"
	return &http.Response{
		StatusCode: http.StatusOK, Header: http.Header{"Content-Type": {"text/event-stream"}}, Body: io.NopCloser(strings.NewReader(body)), Request: r,
	}, nil
}

// A stand plays turns with plug-ins in a time that the test makes.
type stand struct {
	t     *testing.T
	host  *plugin.Host
	store *memory
	play  func(ctx context.Context, conversation string, heard func(event.Event, *turn.Skipper)) turn.Result
}

func newStand(t *testing.T, plugins ...plugin.Plugin) stand {
	return newStandWith(t, answerer{}, plugins...)
}

func newStandWith(t *testing.T, model http.RoundTripper, plugins ...plugin.Plugin) stand {
	var s transcript
	s.Request.Kind, s.Request.Text = turn.Send, "Hello"
	store := &memory{t: t, snapshot: s.snapshot(t, origin+"/v1")}
	store.snapshot.Settings.EnabledTools = map[string]bool{}
	registry, err := plugin.NewRegistry(turn.Tools(), plugins...)
	if err != nil {
		t.Fatal(err)
	}
	client := llm.NewClient(llm.Options{Transports: map[string]http.RoundTripper{origin: model}})
	t.Cleanup(client.Close)
	host := &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: slog.New(slog.DiscardHandler)}
	p := &turn.Pipeline{
		Store: store, Client: client, Plugins: host, Ledger: func(string) *llm.Ledger { return llm.NewLedger() },
		Log: slog.New(slog.DiscardHandler), Now: time.Now, Rand: func(int) int { return 0 },
	}
	return stand{t: t, host: host, store: store, play: func(ctx context.Context, conversation string, heard func(event.Event, *turn.Skipper)) turn.Result {
		t.Helper()
		skip := &turn.Skipper{}
		err := p.Run(ctx, turn.Request{Kind: turn.Send, ConversationID: conversation, Text: "Hello", Skip: skip}, func(e event.Event) { heard(e, skip) })
		if err != nil {
			t.Fatal(err)
		}
		return store.committed[len(store.committed)-1]
	}}
}

func post(hook func(context.Context, plugin.PostOutput) error) plugin.Plugin {
	return plugin.Plugin{ID: "lantern", Name: "Lantern", Artifacts: producer(), Post: func(ctx context.Context, _ plugin.PostInput, out plugin.PostOutput) error {
		return hook(ctx, out)
	}}
}

func TestASlowPostHookIsShownAndEndsAsItDoes(t *testing.T) {
	for _, c := range []struct {
		name    string
		hook    func(ctx context.Context, out plugin.PostOutput) error
		press   string // skip or stop, a minute after it was shown
		text    string
		outcome event.PluginOutcome
		took    time.Duration
		says    string
	}{
		{"it takes ten minutes", func(_ context.Context, out plugin.PostOutput) error {
			time.Sleep(10 * time.Minute)
			out.ReplaceDraft("Another.")
			return nil
		}, "", "Another.", event.PluginFinished, 10 * time.Minute, ""},
		{"it fails after ten minutes", func(context.Context, plugin.PostOutput) error {
			time.Sleep(10 * time.Minute)
			return errors.New("the wick broke")
		}, "", "The draft.", event.PluginFailed, 10 * time.Minute, "The plug-in Lantern failed, so the reply has nothing more of it."},
		{"it panics after ten minutes", func(context.Context, plugin.PostOutput) error {
			time.Sleep(10 * time.Minute)
			panic("dark")
		}, "", "The draft.", event.PluginFailed, 10 * time.Minute, "The plug-in Lantern failed, so the reply has nothing more of it."},
		{"it is skipped and returns", func(ctx context.Context, out plugin.PostOutput) error {
			<-ctx.Done()
			out.ReplaceDraft("Too late.")
			return ctx.Err()
		}, "skip", "The draft.", event.PluginSkipped, time.Minute + 2*time.Second, "You skipped the plug-in Lantern after 1 min 2 s."},
		{"it is skipped and what it gave before is kept", func(ctx context.Context, out plugin.PostOutput) error {
			out.ReplaceDraft("In time.")
			<-ctx.Done()
			return ctx.Err()
		}, "skip", "In time.", event.PluginSkipped, time.Minute + 2*time.Second, "You skipped the plug-in Lantern after 1 min 2 s."},
		{"it is skipped and doesn't care", func(_ context.Context, out plugin.PostOutput) error {
			time.Sleep(10 * time.Minute)
			out.ReplaceDraft("Too late.")
			return nil
		}, "skip", "The draft.", event.PluginSkipped, time.Minute + 2*time.Second + time.Second/2, "You skipped the plug-in Lantern after 1 min 2 s."},
		{"Stop is pressed and it doesn't care", func(context.Context, plugin.PostOutput) error {
			time.Sleep(10 * time.Minute)
			return nil
		}, "stop", "The draft.", event.PluginStopped, time.Minute + 2*time.Second + time.Second/2, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := newStand(t, post(c.hook))
				ctx, stop := context.WithCancel(t.Context())
				defer stop()
				began := time.Now()
				var outcome event.PluginOutcome
				got := s.play(ctx, "c", func(e event.Event, skip *turn.Skipper) {
					switch data := e.Data.(type) {
					case event.Plugin:
						if data.Name != "Lantern" || data.Since != began.UnixMilli() || time.Since(began) != 2*time.Second {
							t.Errorf("after %s it is shown as %+v", time.Since(began), data)
						}
						time.AfterFunc(time.Minute, func() {
							if c.press == "skip" && !skip.Skip() {
								t.Error("there was nothing to skip")
							}
							if c.press == "stop" {
								stop()
							}
						})
					case event.PluginEnd:
						outcome = data.Outcome
					}
				})
				if got.Text != c.text || got.Interrupted || outcome != c.outcome || time.Since(began) != c.took {
					t.Errorf("%q, interrupted %v, ended as %q, after %s", got.Text, got.Interrupted, outcome, time.Since(began))
				}
				if c.says != "" && !slices.Contains(got.Log.Skipped, c.says) {
					t.Errorf("the record says %q", got.Log.Skipped)
				}
				time.Sleep(time.Hour) // what was left behind has returned
				s.host.Close()
			})
		})
	}
}

func TestAPluginThatHangsIsLeftOutUntilItReturns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var calls atomic.Int32
		s := newStand(t, post(func(context.Context, plugin.PostOutput) error {
			if calls.Add(1) == 1 {
				time.Sleep(10 * time.Minute)
			}
			return nil
		}))
		quiet := func(event.Event, *turn.Skipper) {}
		s.play(t.Context(), "c", func(e event.Event, skip *turn.Skipper) {
			if e.Name == event.PluginRunning {
				skip.Skip()
			}
		})
		if _, _, err := s.host.Locks.Hold(deadline(t, time.Second), "lantern", "c", ""); err == nil {
			t.Error("the lock of a hook that runs is free")
		}
		for _, conversation := range []string{"c", "other"} {
			busy := false
			got := s.play(t.Context(), conversation, func(e event.Event, _ *turn.Skipper) {
				end, is := e.Data.(event.PluginEnd)
				busy = busy || is && end.Outcome == event.PluginBusy && end.Name == "Lantern"
			})
			if diff := cmp.Diff([]string{"The plug-in Lantern is still busy with an earlier reply, so it was left out."}, got.Log.Skipped); diff != "" || !busy || got.Text != "The draft." {
				t.Errorf("in %s: busy %v, %q, %s", conversation, busy, got.Text, diff)
			}
		}
		began := time.Now()
		s.host.Close()
		if waited := time.Since(began); waited != 2*time.Second || calls.Load() != 1 {
			t.Errorf("closing waited %s, %d calls", waited, calls.Load())
		}
		time.Sleep(10 * time.Minute)
		_, release, err := s.host.Locks.Hold(deadline(t, time.Second), "lantern", "c", "")
		if err != nil {
			t.Fatalf("the lock was not given back: %v", err)
		}
		release()
		if s.play(t.Context(), "c", quiet); calls.Load() != 2 {
			t.Errorf("after it returned there were %d calls", calls.Load())
		}
		began = time.Now()
		if s.host.Close(); time.Since(began) != 0 {
			t.Error("closing waited for nothing")
		}
	})
}

func deadline(t *testing.T, d time.Duration) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), d)
	t.Cleanup(cancel)
	return ctx
}

func TestTheReplyIsOnDiskBeforeAnythingSlowBegins(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var s stand
		var atHook, atWriterDone int
		s = newStand(t, post(func(context.Context, plugin.PostOutput) error {
			atHook = len(s.store.drafts)
			return nil
		}))
		s.play(t.Context(), "c", func(e event.Event, _ *turn.Skipper) {
			if e.Name == event.WriterDone {
				atWriterDone = len(s.store.drafts)
			}
		})
		if atHook == 0 || atWriterDone == 0 {
			t.Fatalf("%d drafts when the Writer is done, %d in the hook", atWriterDone, atHook)
		}
		d := s.store.drafts[atHook-1]
		if d.Whole == nil || d.Whole.Text != "The draft." || d.Whole.Interrupted || d.Whole.Log.Outcome != turn.Finished || len(d.Whole.Artifacts) != 0 {
			t.Fatalf("the draft is %+v", d.Whole)
		}
		if want := fmt.Sprint([]string{"Terzetto closed before the plug-in Lantern had finished with the reply."}); fmt.Sprint(d.Whole.Log.Skipped) != want {
			t.Errorf("its record says %q", d.Whole.Log.Skipped)
		}
		if last := s.store.committed[0].Log.Skipped; len(last) != 0 {
			t.Errorf("the turn's own record says %q", last)
		}
	})
}
