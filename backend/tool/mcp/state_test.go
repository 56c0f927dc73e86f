package mcp_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/mcp"
)

// told hands on what a server does, each time that it changes.
func told(t *testing.T, role string, change func(*mcp.Options, *mcp.Spec)) (c *mcp.Connection, starts func() int, until func(tool.Condition) tool.State) {
	t.Helper()
	changed := make(chan struct{}, 100)
	c, starts = connect(t, role, func(o *mcp.Options, s *mcp.Spec) {
		o.Changed = func() { changed <- struct{}{} }
		if change != nil {
			change(o, s)
		}
	})
	return c, starts, func(want tool.Condition) tool.State {
		t.Helper()
		for {
			if s := c.State(); s.Is == want {
				return s
			}
			select {
			case <-changed:
			case <-t.Context().Done():
				t.Fatalf("it never was %s", want)
			}
		}
	}
}

func TestAServerThatEndsIsStartedAgainByItself(t *testing.T) {
	c, starts, until := told(t, "willing", func(o *mcp.Options, _ *mcp.Spec) { o.Pause = 20 * time.Millisecond })
	if s := c.State(); s.Is != tool.Idle || s.Why != "" {
		t.Errorf("before the first call it is %+v", s)
	}
	r := box(t, c)
	until(tool.Ready)
	if _, err := r.Call(t.Context(), "words__crash", json.RawMessage(`{"word":"x"}`)); !fault.Is(err, fault.Unavailable) {
		t.Errorf("a crash is %v", err)
	}
	if s := until(tool.Restarting); !strings.Contains(s.Why, "out of words") || strings.Contains(s.Why, key) {
		t.Errorf("it is told %+v", s)
	}
	until(tool.Ready)
	if starts() != 2 {
		t.Errorf("it was started %d times", starts())
	}
}

func TestAServerThatHangsIsEndedAndStartedAgain(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can be stopped there")
	}
	c, starts, until := told(t, "willing", func(o *mcp.Options, _ *mcp.Spec) { o.Answer = time.Second }) // longer than a busy machine needs for a ping
	r := box(t, c)
	until(tool.Ready)
	call := func(name string) (tool.Result, error) {
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		return r.Call(ctx, name, json.RawMessage(`{"word":"x"}`))
	}
	_, _ = call("words__freeze") // it may hang before its answer is here or after, and after the call was given up
	for {
		if got, err := call("words__upper"); err == nil && starts() > 1 {
			if got.Text != "X" || starts() != 2 {
				t.Errorf("%q, started %d times", got.Text, starts())
			}
			return
		}
	}
}

func TestACallThatTakesLongDoesNotEndAServerThatAnswers(t *testing.T) {
	c, starts, until := told(t, "willing", nil)
	r := box(t, c)
	until(tool.Ready)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := r.Call(ctx, "words__hang", json.RawMessage(`{"word":"`+t.TempDir()+`/off"}`)); err == nil {
		t.Error("it did not hang")
	}
	if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "X" || starts() != 1 {
		t.Errorf("%q %v, started %d times", got.Text, err, starts())
	}
}

func TestAServerThatChangesItsToolsIsAskedForThem(t *testing.T) {
	heard := make(chan []tool.Offer, 10)
	c, starts := connect(t, "willing", func(_ *mcp.Options, s *mcp.Spec) {
		s.Offered = func(_ context.Context, offers []tool.Offer) { heard <- offers }
	})
	r := box(t, c)
	for _, name := range []string{"greet", "wave"} {
		if _, err := r.Call(t.Context(), "words__learn", json.RawMessage(`{"word":"`+name+`"}`)); err != nil {
			t.Fatal(err)
		}
	}
	var now []tool.Offer
	for !slices.ContainsFunc(now, func(o tool.Offer) bool { return o.Name == "wave" }) {
		now = <-heard
	}
	if slices.ContainsFunc(now, func(o tool.Offer) bool { return o.Name == "split.word" }) {
		t.Error("a tool that was taken away is still offered")
	}
	fresh, err := tool.New(c.Tools(now)...)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := fresh.Call(t.Context(), "words__greet", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "learnt" || starts() != 1 {
		t.Errorf("%q %v, started %d times", got.Text, err, starts())
	}
	if _, err := r.Call(t.Context(), "words__split_word", json.RawMessage(`{"word":"x"}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("who calls a tool that was taken away is told %v", err)
	}
}

func TestWhyAServerFailedIsTold(t *testing.T) {
	c, _, until := told(t, "dying", func(o *mcp.Options, _ *mcp.Spec) { o.Pause = time.Hour })
	if _, err := c.Offers(t.Context()); err == nil {
		t.Fatal("it offers something")
	}
	if s := until(tool.Failed); !strings.Contains(s.Why, "no key: ••••") || s.RetryIn == 0 {
		t.Errorf("it is told %+v", s)
	}
}

// site serves the words over HTTP. Restart forgets every session.
func site(t *testing.T) (address string, restart func()) {
	t.Helper()
	fresh := func() *http.Handler {
		s := server()
		var h http.Handler = sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, nil)
		return &h
	}
	var now atomic.Pointer[http.Handler]
	now.Store(fresh())
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer "+key {
			http.Error(w, "no key: "+r.Header.Get("Authorization"), http.StatusUnauthorized)
			return
		}
		(*now.Load()).ServeHTTP(unlike{w}, r)
	}))
	t.Cleanup(web.Close)
	return web.URL + "/mcp", func() { now.Store(fresh()) }
}

// unlike answers like the many servers that know no session and do not say so with the status of the protocol.
type unlike struct{ http.ResponseWriter }

func (u unlike) WriteHeader(status int) {
	if status == http.StatusNotFound {
		status = http.StatusBadRequest
	}
	u.ResponseWriter.WriteHeader(status)
}

func (u unlike) Flush() { u.ResponseWriter.(http.Flusher).Flush() }

func reached(t *testing.T, address, authorization string) *mcp.Connection {
	t.Helper()
	c := mcp.Connect(mcp.Options{Version: "test", Pause: time.Millisecond, Now: time.Now}, mcp.Spec{
		Name: "words", Address: address,
		Variables: func(context.Context) (map[string]string, error) {
			return map[string]string{"Authorization": authorization}, nil
		},
	})
	t.Cleanup(c.Close)
	return c
}

func TestAServerOverHTTPIsCalledAndForgetsItsSession(t *testing.T) {
	address, restart := site(t)
	c := reached(t, address, "Bearer "+key)
	r := box(t, c)
	for i := range 3 {
		if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "X" {
			t.Errorf("call %d: %q %v", i, got.Text, err)
		}
		restart()
		if _, err := c.Offers(t.Context()); err != nil {
			t.Errorf("the list after session %d: %v", i, err)
		}
		restart()
	}
	if s := c.State(); s.Is != tool.Ready {
		t.Errorf("it is %+v", s)
	}
	if _, err := r.Call(t.Context(), "words__flood", json.RawMessage(`{"word":"x"}`)); !fault.Is(err, fault.Unavailable) {
		t.Errorf("a flood is %v", err)
	}
	if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"y"}`)); err != nil || got.Text != "Y" {
		t.Errorf("after a flood: %q %v", got.Text, err)
	}
}

// Of a server at an address nothing is heard between calls, so its list is asked for before one.
func TestTheTargetOfACallShowsThatItsToolChanged(t *testing.T) {
	address, _ := site(t)
	var now atomic.Int64
	heard := make(chan []tool.Offer, 10)
	there := mcp.Connect(mcp.Options{Version: "test", Pause: time.Millisecond, Now: func() time.Time { return time.Unix(now.Load(), 0) }}, mcp.Spec{
		Name: "words", Address: address, Offered: func(_ context.Context, offers []tool.Offer) { heard <- offers },
		Variables: func(context.Context) (map[string]string, error) {
			return map[string]string{"Authorization": "Bearer " + key}, nil
		},
	})
	t.Cleanup(there.Close)
	here, _ := connect(t, "willing", func(_ *mcp.Options, s *mcp.Spec) {
		s.Offered = func(_ context.Context, offers []tool.Offer) { heard <- offers }
	})
	for _, c := range []*mcp.Connection{here, there} {
		r := box(t, c)
		aim := func(id string) (tool.Target, error) {
			one, _ := r.Get(id)
			return one.Aim(t.Context(), json.RawMessage(`{"word":"x"}`))
		}
		before, err := aim("words__upper")
		other, _ := aim("words__fail")
		if again, _ := aim("words__upper"); err != nil || before.Tool == "" || again != before || other.Tool == before.Tool {
			t.Fatalf("%+v, again %+v, another %+v: %v", before, again, other, err)
		}
		if _, err := r.Call(t.Context(), "words__learn", json.RawMessage(`{"word":"upper"}`)); err != nil {
			t.Fatal(err)
		}
		now.Add(60)
		if c == here {
			<-heard // the program says so itself
		}
		if after, err := aim("words__upper"); err != nil || after.Tool == before.Tool {
			t.Errorf("after it changed it is %+v, before %+v: %v", after, before, err)
		}
		if c == there {
			if all := <-heard; !slices.ContainsFunc(all, func(o tool.Offer) bool { return o.Name == "upper" && o.Description == "Was learnt." }) {
				t.Errorf("what it offers now is %+v", all)
			}
		}
		if _, err := aim("words__split_word"); !fault.Is(err, fault.Invalid) {
			t.Errorf("the target of a tool that was taken away is %v", err)
		}
	}
}

func TestAServerOverHTTPThatIsGoneIsToldByItsAddress(t *testing.T) {
	s := server()
	web := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, nil))
	t.Cleanup(web.Close)
	c := reached(t, web.URL, "")
	r := box(t, c)
	web.CloseClientConnections()
	web.Close()
	if _, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); !fault.Is(err, fault.Unavailable) || !strings.Contains(err.Error(), web.URL) {
		t.Errorf("a server that is gone is told as %v", err)
	}
}

func TestAServerOverHTTPThatRefusesIsToldWithoutTheKey(t *testing.T) {
	address, _ := site(t)
	const wrong = "Bearer sk-wrong-87654321"
	_, err := reached(t, address, wrong).Offers(t.Context())
	if !fault.Is(err, fault.Unavailable) || strings.Contains(fault.Sentence(err), "sk-wrong") {
		t.Errorf("a wrong key is %v", err)
	}
	elsewhere := httptest.NewServer(http.RedirectHandler(address, http.StatusTemporaryRedirect))
	t.Cleanup(elsewhere.Close)
	if _, err := reached(t, elsewhere.URL, "Bearer "+key).Offers(t.Context()); !fault.Is(err, fault.Unavailable) {
		t.Errorf("a redirect is %v", err)
	}
	if _, err := reached(t, "http://127.0.0.1:1/mcp", "").Offers(t.Context()); !fault.Is(err, fault.Unavailable) {
		t.Errorf("an address where nothing is: %v", err)
	}
}

func TestWhatIsNoAddressOrHeader(t *testing.T) {
	for address, ok := range map[string]bool{
		"https://example.com/mcp": true, "http://127.0.0.1:3000/mcp": true, "example.com": false, "ftp://example.com": false, "https://me:key@example.com": false, "": false,
	} {
		if err := mcp.CheckAddress(address); (err == nil) != ok {
			t.Errorf("%q: %v", address, err)
		}
	}
	for name, value := range map[string]string{"a b": "x", "": "x", "X-Key": "a\r\nb"} {
		if mcp.CheckHeader(name, value) == nil {
			t.Errorf("%q: %q was taken", name, value)
		}
	}
	if err := mcp.CheckHeader("X-Key", "x"); err != nil {
		t.Error(err)
	}
}
