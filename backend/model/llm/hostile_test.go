package llm_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

const canary = "sk-canary-0123456789"

func client(t *testing.T, limits llm.Limits) *llm.Client {
	t.Helper()
	c := llm.NewClient(llm.Options{Limits: limits})
	t.Cleanup(c.Close)
	return c
}

func tight() llm.Limits {
	return llm.Limits{ReplyBytes: 1 << 20, Line: 64 << 10, FirstByte: time.Minute, Idle: time.Minute, Total: time.Minute}
}

func base(t *testing.T, url string) *llm.Base {
	t.Helper()
	b, err := llm.Freeze(llm.Target{URL: url, Key: canary, Model: "m"}, []llm.Message{{Role: "system", Text: "S"}}, nil, llm.NewLedger())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func ask(ctx context.Context, c *llm.Client, b *llm.Base) (llm.Reply, error) {
	return c.Complete(ctx, b, llm.Call{Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "Hello"}}, Choice: llm.None}, nil)
}

const (
	hello = `data: {"choices":[{"index":0,"delta":{"content":"Hello"}}]}` + "\n\n"
	end   = `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\ndata: [DONE]\n\n"

	stopped = "sent nothing more for 1 s in the middle of the reply, so Terzetto stopped waiting" // what a stall is called
)

func TestABrokenAnswerIsSaidInASentenceAndKeepsWhatCame(t *testing.T) {
	for _, c := range []struct {
		name     string
		acts     []llmtest.Act
		text     string // what was kept
		sentence string // part of it; empty: it goes well
	}{
		{"a web page", []llmtest.Act{llmtest.Header("Content-Type", "text/html"), llmtest.Raw("<!doctype html><title>UI</title>")}, "", "web page"},
		{"JSON instead of a stream", []llmtest.Act{llmtest.Header("Content-Type", "application/json"), llmtest.Raw(`{"hello":"world"}`)}, "", "an answer that Terzetto can't read"},
		{"an error with status 200", []llmtest.Act{llmtest.Raw(`data: {"error":{"message":"the GPU is gone"}}` + "\n\n")}, "", "GPU is gone"},
		{"an error in the middle", []llmtest.Act{llmtest.Raw(hello + `data: {"error":{"message":"out of memory"}}` + "\n\n")}, "Hello", "out of memory"},
		{"a cut in the middle", []llmtest.Act{llmtest.Says("Half a "), llmtest.Cuts()}, "Half a ", "cut off"},
		{"an end without a mark", []llmtest.Act{llmtest.Raw(hello)}, "Hello", "cut off"},
		{"a cut inside a line", []llmtest.Act{llmtest.Raw(hello + `data: {"choices":[{"del`)}, "Hello", "cut off"},
		{"garbled JSON", []llmtest.Act{llmtest.Raw(hello + "data: {\"choices\":[}\n\n")}, "Hello", "an answer that Terzetto can't read"},
		{"a stall in the middle", []llmtest.Act{llmtest.Says("Half "), llmtest.Waits(nil)}, "Half ", stopped},
		{"one endless line", []llmtest.Act{llmtest.Raw("data: " + strings.Repeat("a", 200<<10))}, "", "more text than a reply"},
		{"an endless stream", []llmtest.Act{flood()}, "*", "more text than a reply"},
		{"no finish reason but a mark", []llmtest.Act{llmtest.Raw(hello + "data: [DONE]\n\n")}, "Hello", ""},
		{"a finish reason but no mark", []llmtest.Act{llmtest.Raw(hello + `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\n")}, "Hello", ""},
		{"a flood of comments", []llmtest.Act{llmtest.Raw(strings.Repeat(": ping\n\n", 2000) + hello + end)}, "Hello", ""},
		{"names of events that are ours", []llmtest.Act{llmtest.Raw("event: done\n" + hello + "event: error\n" + end)}, "Hello", ""},
		{"carriage returns", []llmtest.Act{llmtest.Raw(strings.ReplaceAll(hello+end, "\n", "\r\n"))}, "Hello", ""},
		{"no space after the colon", []llmtest.Act{llmtest.Raw(strings.ReplaceAll(hello+end, "data: ", "data:"))}, "Hello", ""},
		{"escape sequences", []llmtest.Act{llmtest.Raw(`data: {"choices":[{"delta":{"content":"\u001b[31mred\u0007"}}]}` + "\n\n" + end)}, "[31mred", ""},
		{"bytes that are no text", []llmtest.Act{llmtest.Raw("data: {\"choices\":[{\"delta\":{\"content\":\"a\xffb\"}}]}\n\n" + end)}, "a\uFFFDb", ""},
		{"nothing at all", []llmtest.Act{llmtest.Raw(end)}, "", ""},
		{"no choices", []llmtest.Act{llmtest.Raw("data: {}\n\n" + hello + end)}, "Hello", ""},
		{"usage in the middle", []llmtest.Act{llmtest.Raw(`data: {"choices":[],"usage":{"prompt_tokens":1}}` + "\n\n" + hello + end)}, "Hello", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Any(c.acts...))
			limits := tight()
			if c.sentence == stopped {
				limits.Idle = 200 * time.Millisecond
			}
			var text strings.Builder
			var failed error
			for d, err := range client(t, limits).Stream(t.Context(), base(t, s.URL()), llm.Call{Trailing: []llm.Message{{Role: "user", Text: "Hello"}}, Choice: llm.None}) {
				if failed = err; err != nil {
					break
				}
				text.WriteString(d.Text)
			}
			if c.text != "*" && text.String() != c.text {
				t.Errorf("kept %q, want %q", text.String(), c.text)
			}
			check(t, failed, c.sentence)
			<-s.RequestDone(0)
		})
	}
}

func flood() llmtest.Act {
	var all strings.Builder
	for i := 0; all.Len() <= 1<<20; i++ {
		fmt.Fprintf(&all, `data: {"choices":[{"index":0,"delta":{"content":"Line %d of many. "}}]}`+"\n\n", i)
	}
	return llmtest.Raw(all.String())
}

func check(t *testing.T, err error, sentence string) {
	t.Helper()
	if sentence == "" {
		if err != nil {
			t.Errorf("failed: %v", err)
		}
		return
	}
	if !strings.Contains(fault.Sentence(err), sentence) || fault.CodeOf(err) != fault.Unavailable {
		t.Errorf("the sentence is %q (%s: %v), want %q in it", fault.Sentence(err), fault.CodeOf(err), err, sentence)
	}
	if err != nil && strings.Contains(err.Error(), canary) {
		t.Errorf("the error carries the key: %v", err)
	}
}

func TestARefusalIsSaidInASentence(t *testing.T) {
	for _, c := range []struct {
		name   string
		status int
		body   string
		want   string
	}{
		{"no key", 401, `{"error":{"message":"missing key ` + canary + `"}}`, "needs a key"},
		{"forbidden", 403, `{}`, "needs a key"},
		{"no such model", 404, `{"error":{"message":"model 'm' not found"}}`, "no model named m"},
		{"no such path", 404, `not here`, "no chat API at"},
		{"context overflow", 400, `{"error":{"message":"This exceeds the available context size"}}`, "longer than the model's context"},
		{"something else", 400, `{"error":{"message":"bad ` + canary + `"}}`, "bad ••••"},
		{"a web page", 502, `<html>Bad gateway</html>`, "refused"},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := 1
			if c.status >= 500 {
				n = 3
			}
			s := llmtest.New(t)
			for range n {
				s.Then(llmtest.Any(llmtest.Fails(c.status, c.body)))
			}
			_, err := ask(t.Context(), client(t, tight()), base(t, s.URL()))
			check(t, err, c.want)
		})
	}
}

func TestItIsTriedAgainOnlyBeforeTheFirstByte(t *testing.T) {
	for _, c := range []struct {
		name  string
		first []llmtest.Step
	}{
		{"too many requests, for a moment", []llmtest.Step{llmtest.Any(llmtest.Header("Retry-After", "0"), llmtest.Fails(429, `{}`))}},
		{"a server error", []llmtest.Step{llmtest.Any(llmtest.Fails(500, `{}`)), llmtest.Any(llmtest.Fails(502, `{}`))}},
		{"a model that is loading", []llmtest.Step{llmtest.Any(llmtest.Fails(503, `{"error":{"message":"Loading model"}}`))}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, c.first...)
			s.Then(llmtest.Prose(llmtest.Says("Fine.")))
			b := base(t, s.URL())
			reply, err := ask(t.Context(), client(t, tight()), b)
			if err != nil || reply.Text != "Fine." {
				t.Errorf("got %q, %v", reply.Text, err)
			}
		})
	}
	t.Run("not after it", func(t *testing.T) {
		s := llmtest.New(t, llmtest.Prose(llmtest.Says("Half "), llmtest.Cuts()))
		_, err := ask(t.Context(), client(t, tight()), base(t, s.URL()))
		check(t, err, "cut off")
	})
	t.Run("not when it shall wait for minutes", func(t *testing.T) {
		s := llmtest.New(t, llmtest.Any(llmtest.Header("Retry-After", "600"), llmtest.Fails(429, `{}`)))
		_, err := ask(t.Context(), client(t, tight()), base(t, s.URL()))
		check(t, err, "busy")
	})
}

func TestNobodyAnswers(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // closed in the next line
	if err != nil {
		t.Fatal(err)
	}
	address := "http://" + l.Addr().String() + "/v1"
	_ = l.Close()
	_, err = ask(t.Context(), client(t, tight()), base(t, address))
	check(t, err, "Couldn't reach")
}

func TestAKeyDoesNotFollowARedirectToAnotherServer(t *testing.T) {
	asked := make(chan string, 1)
	other := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { asked <- r.Header.Get("Authorization") }))
	defer other.Close()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, other.URL+r.URL.Path, http.StatusTemporaryRedirect)
	}))
	defer server.Close()
	_, err := ask(t.Context(), client(t, tight()), base(t, server.URL+"/v1"))
	check(t, err, "another server")
	select {
	case key := <-asked:
		t.Errorf("the other server was asked, with %q", key)
	default:
	}
}

func TestTheKeyStandsInItsHeaderAndNowhereElse(t *testing.T) {
	s := llmtest.New(t, llmtest.Prose(llmtest.Says("Fine.")), llmtest.Prose(llmtest.Says("Fine.")))
	b := base(t, s.URL())
	c := client(t, tight())
	if _, err := ask(t.Context(), c, b); err != nil {
		t.Fatal(err)
	}
	without, err := llm.Freeze(llm.Target{URL: s.URL(), Model: "m"}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ask(t.Context(), c, without); err != nil {
		t.Fatal(err)
	}
	requests := s.Requests()
	if got := requests[0].Header.Get("Authorization"); got != "Bearer "+canary {
		t.Errorf("header %q", got)
	}
	if strings.Contains(string(requests[0].Raw), canary) {
		t.Error("the body carries the key")
	}
	if _, sent := requests[1].Header["Authorization"]; sent {
		t.Error("a header was sent without a key")
	}
}

func TestStopClosesTheConnectionAtOnce(t *testing.T) {
	before := runtime.NumGoroutine()
	s := llmtest.New(t, llmtest.Prose(llmtest.Says("One two"), llmtest.Waits(nil)))
	c := client(t, llm.DefaultLimits())
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var failed error
	for _, err := range c.Stream(ctx, base(t, s.URL()), llm.Call{Trailing: []llm.Message{{Role: "user", Text: "Hello"}}, Choice: llm.None}) {
		failed = err
		cancel()
	}
	if !errors.Is(failed, context.Canceled) {
		t.Errorf("ended with %v", failed)
	}
	<-s.RequestDone(0) // the server saw it
	c.Close()
	// Three goroutines are the server's own. A leak keeps the loop going until the time limit of
	// the test program, which prints every goroutine.
	for runtime.NumGoroutine() > before+3 {
		runtime.Gosched()
	}
}

func TestLeavingTheLoopClosesTheConnection(t *testing.T) {
	s := llmtest.New(t, llmtest.Prose(llmtest.Says("One two"), llmtest.Waits(nil)))
	for _, err := range client(t, tight()).Stream(t.Context(), base(t, s.URL()), llm.Call{Trailing: []llm.Message{{Role: "user", Text: "Hello"}}, Choice: llm.None}) {
		if err != nil {
			t.Error(err)
		}
		break
	}
	<-s.RequestDone(0)
}

// A server that offers to keep its connections, and closes each when a second request has come on it.
func TestAConnectionThatTheServerGaveUpIsNoFailedCall(t *testing.T) {
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	var given atomic.Int64
	go func() {
		const said = "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Yes.\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n"
		for {
			conn, err := listener.Accept()
			if err != nil {
				return // the test is over
			}
			go func() {
				defer func() { _ = conn.Close() }()
				in := bufio.NewReader(conn)
				for n := range 2 {
					r, err := http.ReadRequest(in)
					if err != nil {
						return
					}
					_, _ = io.Copy(io.Discard, r.Body)
					if n == 1 {
						given.Add(1)
						return
					}
					_, _ = fmt.Fprintf(conn, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nKeep-Alive: timeout=5, max=100\r\nContent-Length: %d\r\n\r\n%s", len(said), said)
				}
			}()
		}
	}()
	c := client(t, tight())
	for range 6 {
		if reply, err := ask(t.Context(), c, base(t, "http://"+listener.Addr().String()+"/v1")); err != nil || reply.Text != "Yes." {
			t.Fatalf("%q, %v", reply.Text, err)
		}
	}
	if given.Load() == 0 {
		t.Error("no connection was used twice")
	}
}
