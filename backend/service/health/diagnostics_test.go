package health_test

import (
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"terzetto/backend/base/contact"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestEveryHostIsCountedWithItsReason(t *testing.T) {
	silent := httptest.NewServer(http.NotFoundHandler())
	config := backendtest.Config(t.TempDir())
	config.Ports = []int{silent.Listener.Addr().(*net.TCPAddr).Port}
	b := backendtest.With(t, config)
	silent.Close() // nothing listens there
	c := backendtest.Conversation(t, b)
	backendtest.Hear(t, backendtest.Send(t, b, c, "Hello."), event.Done) // the demo is in this process and contacts no host
	if got := b.Health.Contacts.All(); len(got) != 0 {
		t.Fatalf("the demo contacted %+v", got)
	}
	if _, err := b.Library.Endpoints.Discover(t.Context()); err != nil {
		t.Fatal(err)
	}
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Yes.")), llmtest.Prose(llmtest.Says("No.")))
	backendtest.Hear(t, backendtest.Send(t, b, c, "Again."), event.Done)
	backendtest.Hear(t, backendtest.Send(t, b, c, "And?"), event.Done)
	b.Health.NoteLink("https://example.org/a?secret=1")
	address, err := url.Parse(model.URL())
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]contact.Contact{}
	for _, h := range b.Health.Contacts.All() {
		got[string(h.Why)+" "+h.Host] = h
	}
	if h := got["answer "+address.Host]; h.Count != 2 || h.Answered != 2 || h.First.After(h.Last) {
		t.Errorf("answers: %+v", got)
	}
	if h := got["discover 127.0.0.1"]; h.Count == 0 {
		t.Errorf("the look around: %+v", got)
	}
	if h := got["link example.org"]; h.Count != 1 {
		t.Errorf("links: %+v", got)
	}
	for key := range got {
		if host := strings.Fields(key)[1]; host != address.Host && host != "127.0.0.1" && host != "::1" && host != "example.org" {
			t.Errorf("nobody wanted %s", key)
		}
	}
}

func TestTheListOfHostsIsBounded(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	for i := range 1000 {
		b.Health.NoteLink("https://example.org:" + string(rune('0'+i%10)) + strings.Repeat("1", i%7) + "/" + strings.Repeat("x", i))
		b.Health.NoteLink("https://a" + strings.Repeat("b", i%50) + strings.Repeat("c", i/50) + ".example/")
	}
	if n := len(b.Health.Contacts.All()); n > 200 {
		t.Errorf("%d hosts are kept", n)
	}
}

func TestDiagnosticsTellNoSecretAndNoWord(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	refusing := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusUnauthorized)
		_, _ = w.Write([]byte(`{"error":{"message":"the key canary-key-0123 is wrong for canary-words"}}`))
	}))
	defer refusing.Close()
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("canary-name"), URL: new(refusing.URL), APIKey: new("canary-key-0123")})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Use(t.Context(), e.ID, "harbour-7b"); err != nil {
		t.Fatal(err)
	}
	s := backendtest.Send(t, b, backendtest.Conversation(t, b), "canary-words")
	backendtest.Hear(t, s, event.Error)
	for range s.From(t.Context(), 0) { // to its end
	}
	b.Log.Error("something broke", slog.String("text", "canary-words"))
	text, err := b.Health.Diagnostics(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	host, _, _ := net.SplitHostPort(strings.TrimPrefix(refusing.URL, "http://"))
	for _, secret := range []string{"canary", host} {
		if strings.Contains(text, secret) {
			t.Errorf("it tells %s:\n%s", secret, text)
		}
	}
	for _, fact := range []string{"test", "harbour-7b", "on this computer", "messages ", "terzetto.db", "something broke", "model server: key"} {
		if !strings.Contains(text, fact) {
			t.Errorf("it does not tell %s:\n%s", fact, text)
		}
	}
}

func TestWhatStandsInTheWayIsReportedUntilItEnds(t *testing.T) {
	trouble := func(b *backend.Backend) string {
		t.Helper()
		s, err := b.Health.Status(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if s.Trouble == nil {
			return ""
		}
		return s.Trouble.Kind
	}
	for _, c := range []struct {
		name, kind string
		act        llmtest.Act
	}{
		{"a missing model", "model", llmtest.Fails(404, `{"error":{"message":"model 'm' not found"}}`)},
		{"a missing key", "key", llmtest.Fails(401, `{}`)},
		{"a context that is too small", "context", llmtest.Fails(400, `{"error":{"message":"the request exceeds the available context size"}}`)},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Open(t, t.TempDir())
			cid := backendtest.Conversation(t, b)
			model := backendtest.UseScriptedModel(t, b, llmtest.Any(c.act))
			s := backendtest.Send(t, b, cid, "Hello?")
			backendtest.Hear(t, s, event.Error)
			for range s.From(t.Context(), 0) { // to its end
			}
			if got := trouble(b); got != c.kind {
				t.Fatalf("the trouble is %q", got)
			}
			if _, err := b.Library.Settings.UseDemo(t.Context()); err != nil {
				t.Fatal(err)
			}
			if got := trouble(b); got != "" {
				t.Errorf("the demo has the trouble %q", got)
			}
			e, err := b.Library.Endpoints.Endpoints(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if _, err := b.Library.Settings.Use(t.Context(), e[0].ID, "m"); err != nil {
				t.Fatal(err)
			}
			model.Then(llmtest.Any(llmtest.Says("Yes.")))
			again := backendtest.Send(t, b, cid, "Hello again?")
			backendtest.Hear(t, again, event.Done)
			for range again.From(t.Context(), 0) {
			}
			if got := trouble(b); got != "" {
				t.Errorf("after an answer the trouble is %q", got)
			}
		})
	}
}

func TestWorkIsWatchedAndStopped(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	answers := make(chan struct{})
	silent := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/models") {
			_, _ = w.Write([]byte(`{"data":[{"id":"m"}]}`))
			return
		}
		if strings.HasSuffix(r.URL.Path, "/chat/completions") {
			_, _ = io.Copy(io.Discard, r.Body) // only then does a server notice that its client left
			close(answers)
			<-r.Context().Done()
			return
		}
		w.WriteHeader(http.StatusNotFound)
	}))
	defer silent.Close()
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("silent"), URL: new(silent.URL)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Use(t.Context(), e.ID, "m"); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error)
	go func() {
		_, err := lifecycle.Do(t.Context(), b.Tasks, "work", func(ctx context.Context, tell func(llm.ProbeStep)) (library.Probed, error) {
			return b.Library.Endpoints.Probe(ctx, e.ID, nil, tell)
		})
		ended <- err
	}()
	<-answers
	steps := b.Tasks.Steps("work")
	if len(steps) != 2 || steps[0].Name != "reach" || steps[1].Name != "model" {
		t.Errorf("so far: %+v", steps)
	}
	if _, err := lifecycle.Do(t.Context(), b.Tasks, "work", func(context.Context, func(llm.ProbeStep)) (int, error) { return 0, nil }); fault.CodeOf(err) != fault.Busy {
		t.Errorf("the same work twice: %v", err)
	}
	b.Tasks.Cancel("other")
	b.Tasks.Cancel("work")
	if err := <-ended; fault.CodeOf(err) != fault.Conflict {
		t.Errorf("it ended with %v", err)
	}
	if got := b.Tasks.Steps("work"); len(got) != 0 {
		t.Errorf("afterwards: %+v", got)
	}
}
