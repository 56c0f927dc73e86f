package backend_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/service/runs"
	"terzetto/backend/service/transfer"
	"terzetto/backend/sound/speech"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// answersHalf makes a model the chosen one that begins to answer, tells that it was asked, and then waits until its
// caller leaves.
func answersHalf(t *testing.T, b *backend.Backend) (asked <-chan struct{}) {
	t.Helper()
	calls := make(chan struct{}, 100)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/chat/completions" {
			http.NotFound(w, r)
			return
		}
		if _, err := io.Copy(io.Discard, r.Body); err != nil {
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, `data: {"choices":[{"index":0,"delta":{"content":"Once upon"}}]}`+"\n\n")
		_ = http.NewResponseController(w).Flush()
		calls <- struct{}{}
		<-r.Context().Done()
	}))
	t.Cleanup(server.Close)
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("half"), URL: new(server.URL + "/v1")})
	_, used := b.Library.Settings.Use(t.Context(), e.ID, "m")
	_, alone := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":false}`))
	if err := errors.Join(err, used, alone); err != nil {
		t.Fatal(err)
	}
	return calls
}

// A slowVoice tells that it was asked to speak, and never does.
type slowVoice struct{ asked chan struct{} }

func (slowVoice) Available(context.Context) error                { return nil }
func (slowVoice) Voices(context.Context) ([]speech.Voice, error) { return nil, nil }
func (slowVoice) Models(context.Context) ([]string, error)       { return nil, nil }

func (v slowVoice) Synthesize(ctx context.Context, _ speech.Utterance) (speech.Sound, error) {
	v.asked <- struct{}{}
	<-ctx.Done()
	return speech.Sound{}, ctx.Err()
}

type silent struct{}

func (silent) Open(func([][2]float64), func(error)) error { return nil }
func (silent) Close() error                               { return nil }

// A pastime is something that is under way when a restore comes.
type pastime struct {
	name  string
	begin func(t *testing.T, b *backend.Backend, voice slowVoice) pending
}

// A pending is what was begun: how it ends, and what the safety copy must show of it.
type pending struct {
	over func() error
	kept func(t *testing.T, b *backend.Backend)
}

var pastimes = []pastime{
	{"a turn", func(t *testing.T, b *backend.Backend, _ slowVoice) pending {
		t.Helper()
		asked := answersHalf(t, b)
		cid := backendtest.Conversation(t, b)
		s := backendtest.Send(t, b, cid, "A story, please.")
		backendtest.Hear(t, s, event.Token)
		<-asked
		return pending{func() error { backendtest.Hear(t, s, event.Done); return nil }, func(t *testing.T, b *backend.Backend) {
			t.Helper()
			if got := backendtest.Texts(t, b, cid); got != "A story, please. | Once upon (cut)" {
				t.Errorf("the conversation is %s", got)
			}
		}}
	}},
	{"a run", func(t *testing.T, b *backend.Backend, _ slowVoice) pending {
		t.Helper()
		asked := answersHalf(t, b)
		w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "Ask", Kind: run.Instructions, Instructions: []run.Instruction{{
			Tool: "ask_model", Args: map[string]json.RawMessage{"prompt": json.RawMessage(`"A story, please."`)},
		}}})
		if err != nil {
			t.Fatal(err)
		}
		r, err := b.Runs.StartWorkflow(t.Context(), w.ID, runs.StartOptions{})
		if err != nil {
			t.Fatal(err)
		}
		<-asked
		return pending{func() error { _, err := b.Runs.Await(t.Context(), r.ID); return err }, func(t *testing.T, b *backend.Backend) {
			t.Helper()
			<-asked // it goes on
			if _, err := b.Runs.Processor.Halt(t.Context(), r.ID); err != nil {
				t.Errorf("the run that went on: %v", err)
			}
		}}
	}},
	{"a round of the team", func(t *testing.T, b *backend.Backend, _ slowVoice) pending {
		t.Helper()
		asked := answersHalf(t, b)
		w, err := b.Teams.Start(t.Context(), "", "A story, please.", nil)
		if err != nil {
			t.Fatal(err)
		}
		<-asked
		return pending{func() error { return nil }, func(t *testing.T, b *backend.Backend) {
			t.Helper()
			if s, err := b.Teams.State(t.Context(), w.ID); err != nil || s.Request.Status == team.Running {
				t.Errorf("the round is %+v, %v", s, err)
			}
		}}
	}},
	{"an import", func(t *testing.T, b *backend.Backend, _ slowVoice) pending {
		t.Helper()
		var talks strings.Builder
		for i := range 3000 {
			fmt.Fprintf(&talks, `{"title":"Talk %d","messages":[{"role":"user","content":"Question %d"}]}`+"\n", i, i)
		}
		got, err := b.Transfer.Receive(t.Context(), "talks.jsonl", strings.NewReader(talks.String()))
		if err != nil {
			t.Fatal(err)
		}
		began, once := make(chan struct{}), sync.Once{}
		return under(func() error {
			_, err := b.Transfer.Import(t.Context(), got.ID, nil, func(llm.ProbeStep) { once.Do(func() { close(began) }) })
			return err
		}, began)
	}},
	{"a backup", func(_ *testing.T, b *backend.Backend, _ slowVoice) pending {
		began := make(chan struct{})
		return under(func() error {
			close(began)
			_, err := b.Transfer.BackUpNow(context.Background())
			return err
		}, began)
	}},
	{"an export whose reader stops", func(t *testing.T, b *backend.Backend, _ slowVoice) pending {
		t.Helper()
		messages := strings.Repeat(`{"role":"user","content":"Question"},{"role":"assistant","content":"`+strings.Repeat("Answer. ", 500)+`"},`, 1000)
		cid := imports(t, b, `{"title":"Long","messages":[`+strings.TrimSuffix(messages, ",")+`]}`)
		f, err := b.Transfer.Export(t.Context(), cid, portable.Markdown, transfer.Nameless{})
		if err != nil {
			t.Fatal(err)
		}
		reader, writer := io.Pipe()
		began := make(chan struct{})
		go func() {
			_, _ = io.ReadFull(reader, make([]byte, 1))
			close(began)
		}()
		p := under(func() error { return f.Write(t.Context(), writer, func(llm.ProbeStep) {}) }, began)
		return pending{over: func() error {
			_ = reader.CloseWithError(fault.New(fault.Closed, "The reader left."))
			return p.over()
		}}
	}},
	{"a spoken reply", func(t *testing.T, b *backend.Backend, voice slowVoice) pending {
		t.Helper()
		backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("He waves. She leaves.")))
		if _, err := b.Library.Plugins.SetConfig(t.Context(), tts.ID, map[string]any{"auto_play": true, "auto_play_from": "sentence"}); err != nil {
			t.Fatal(err)
		}
		cid := backendtest.Conversation(t, b)
		backendtest.Turn(t, b, cid, "Go on.")
		<-voice.asked
		return pending{func() error { return nil }, func(t *testing.T, b *backend.Backend) {
			t.Helper()
			if got := backendtest.Texts(t, b, cid); got != "Go on. | He waves. She leaves." {
				t.Errorf("the conversation is %s", got)
			}
		}}
	}},
}

// imports brings a conversation in, and gives its id.
func imports(t *testing.T, b *backend.Backend, talk string) string {
	t.Helper()
	got, err := b.Transfer.Receive(t.Context(), "talk.jsonl", strings.NewReader(talk))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Transfer.Import(t.Context(), got.ID, nil, func(llm.ProbeStep) {}); err != nil {
		t.Fatal(err)
	}
	all, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
	if err != nil {
		t.Fatal(err)
	}
	return all[0].ID
}

// under does something in a goroutine that ends with the pending, from when it began.
func under(do func() error, began <-chan struct{}) pending {
	result := make(chan error, 1)
	go func() { result <- do() }()
	<-began
	return pending{over: func() error { return <-result }}
}

func TestARestoreEndsWorkThatTheSafetyCopyHolds(t *testing.T) {
	for _, one := range pastimes {
		t.Run(one.name, func(t *testing.T) {
			t.Parallel()
			voice := slowVoice{make(chan struct{}, 100)}
			c := backendtest.Config(t.TempDir())
			c.Sound, c.Engines = silent{}, func(context.Context) ([]speech.Engine, error) {
				return []speech.Engine{{ID: "slow", Name: "Slow", Driver: voice}}, nil
			}
			p := backendtest.Start(t, c)
			p.Work()
			b := backendtest.Of(t, p)
			titled(t, b, "before")
			copied, err := b.Transfer.BackUpNow(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			begun := one.begin(t, b, voice)
			done, err := p.Restore(t.Context(), copied.File)
			if err != nil {
				t.Fatal(err)
			}
			if err := b.Explain(begun.over()); err != nil && fault.CodeOf(err) != fault.Closed {
				t.Errorf("what was under way met %v", err)
			}
			b = backendtest.Of(t, p)
			if got := titles(t, b); len(got) != 1 || !got["before"] {
				t.Errorf("after the restore there are %v", got)
			}
			if runs, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(runs) > 0 {
				t.Errorf("after the restore there are runs: %+v, %v", runs, err)
			}
			if _, err := p.Restore(t.Context(), filepath.Base(done.Safety)); err != nil {
				t.Fatal(err)
			}
			if b = backendtest.Of(t, p); begun.kept != nil {
				begun.kept(t, b)
			}
			if sentence, err := b.Health.Check(t.Context()); err != nil {
				t.Errorf("%s: %v", sentence, err)
			}
		})
	}
}
