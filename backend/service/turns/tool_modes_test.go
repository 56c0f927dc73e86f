package turns_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"terzetto/backend"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestWhatATurnLearntOfAModelOutlivesTheProgram(t *testing.T) {
	dir := t.TempDir()
	b, err := backend.Open(t.Context(), backendtest.Config(dir))
	if err != nil {
		t.Fatal(err)
	}
	s := backendtest.UseScriptedModel(t, b,
		llmtest.For("direct_scene", llmtest.Fails(400, `{"error":{"message":"m does not support tools"}}`)),
		llmtest.Prose(llmtest.Says(`{"moods":[]}`)), llmtest.Prose(llmtest.Says("One.")))
	directs := `{"enable_agent":true,"helpers_without_character":true,"length_guard":false,"enabled_tools":{"direct_scene":true,"editor_apply_patch":false}}`
	if _, err := b.Library.Settings.Update(t.Context(), []byte(directs)); err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "Hello")
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Open(t, dir)
	s.Then(llmtest.Prose(llmtest.Says(`{"moods":[]}`)), llmtest.Prose(llmtest.Says("Two.")))
	backendtest.Turn(t, b, c, "Hello again")
	if got := backendtest.Texts(t, b, c); got != "Hello | One. | Hello again | Two." {
		t.Error(got)
	}
	for i, r := range s.Requests() {
		if tools := len(r.Body.Tools) > 0; strings.Contains(string(r.Raw), "Call the tool") != tools {
			t.Errorf("request %d with tools: %t, says %q", i, tools, r.Last())
		}
	}
	if said := s.Requests()[1].Last(); !strings.Contains(said, "Fill in the form `direct_scene`, once, and no other. Be decisive") {
		t.Errorf("the form is asked for by %q", said)
	}
	for i, told := range []int{1, 0} { // once, and not again
		logs, err := b.Library.Conversations.Logs(t.Context(), c, 2)
		if err != nil || len(logs[1-i].Skipped) != told {
			t.Errorf("turn %d: %v, %v", i+1, logs[1-i].Skipped, err)
		}
	}
}

func TestATurnAsksAnOllamaForItsContextOnce(t *testing.T) {
	s := llmtest.New(t)
	s.Describes(map[string]string{
		"/api/version": `{"version":"0.17.4"}`, "/api/tags": `{"models":[{"name":"m:latest","digest":"d"}]}`, "/api/show": `{"capabilities":["completion"]}`,
		"/v1/models": `{"data":[{"id":"m"}]}`,
	})
	to, err := url.Parse(strings.TrimSuffix(s.URL(), "/v1"))
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(to)
	var asked atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/api/ps" {
			asked.Add(1)
			_, _ = io.WriteString(w, `{"models":[{"name":"m:latest","digest":"d","context_length":8192}]}`) // a client that left is no error
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	defer server.Close()
	b := backendtest.Open(t, t.TempDir())
	talk := sitAt(t, b, &slot{url: server.URL + "/v1"})
	s.Then(llmtest.Prose(llmtest.Says("One.")), llmtest.Prose(llmtest.Says("Two.")), llmtest.Prose(llmtest.Says("Three.")))
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":false,"memory":false}`)); err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, talk, "Hello") // the first also has the server described
	for n := range int64(2) {
		before := asked.Load()
		backendtest.Turn(t, b, talk, "Go on")
		if times := asked.Load() - before; times != 1 {
			t.Errorf("turn %d asked %d times", n+2, times)
		}
	}
}
