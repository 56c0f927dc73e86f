package mcp_test

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/mcp"
)

const key = "sk-canary-12345678"

// connect makes the way to a server in a role. Its starts are counted in a file.
func connect(t *testing.T, role string, change func(*mcp.Options, *mcp.Spec)) (c *mcp.Connection, starts func() int) {
	t.Helper()
	count := filepath.Join(t.TempDir(), "starts")
	o := mcp.Options{Version: "test", Pause: time.Millisecond, Now: time.Now}
	s := mcp.Spec{
		Name: "words", Command: os.Args[0], Args: []string{"be", role, count},
		Variables: func(context.Context) (map[string]string, error) { return map[string]string{"KEY": key}, nil },
	}
	if change != nil {
		change(&o, &s)
	}
	c = mcp.Connect(o, s)
	t.Cleanup(c.Close)
	return c, func() int {
		data, _ := os.ReadFile(count) // none before the first
		return len(data)
	}
}

func offers(t *testing.T, c *mcp.Connection) map[string]tool.Offer {
	t.Helper()
	all, err := c.Offers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]tool.Offer{}
	for _, o := range all {
		byName[o.Name] = o
	}
	return byName
}

// box holds the tools of a server.
func box(t *testing.T, c *mcp.Connection) *tool.Registry {
	t.Helper()
	all, err := c.Offers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	r, err := tool.New(c.Tools(all)...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestWhatAServerOffers(t *testing.T) {
	c, _ := connect(t, "willing", nil)
	got := offers(t, c)
	if len(got) != 17 {
		t.Errorf("%d offers", len(got))
	}
	upper := got["upper"]
	if upper.ToolID != "words__upper" || upper.Title != "Upper case" || !upper.ReadOnly || !upper.Repeatable || !strings.Contains(string(upper.Input), `"word"`) {
		t.Errorf("%+v", upper)
	}
	if got["crash"].ReadOnly || got["crash"].Repeatable {
		t.Error("a tool that says nothing of itself may be called again")
	}
	if o := got["split.word"]; o.ToolID != "words__split_word" || o.Trouble != "" {
		t.Errorf("%+v", o)
	}
	if o := got["split/word"]; o.ToolID != "" || !strings.Contains(o.Trouble, "same name") {
		t.Errorf("%+v", o)
	}
	if o := got["weigh"]; !strings.Contains(string(o.Output), `"length"`) {
		t.Errorf("what a tool gives is kept as %s", o.Output)
	}
	if o := got["vague"]; o.ToolID == "" || o.Output != nil {
		t.Errorf("a tool whose results are described elsewhere is %+v", o)
	}
	if o := got["odd"]; o.ToolID == "" || o.Unchecked != "/properties/a/$ref" {
		t.Errorf("%+v", o)
	}
	if o := got[strings.Repeat("long-name-", 9)]; len(o.ToolID) != 64 || len(o.Description) > 2010 || !strings.HasSuffix(o.Description, "…") || o.Trouble != "" {
		t.Errorf("%+v", o)
	}
	all := box(t, c)
	if x, _ := all.Get("words__upper"); x.Name != "Upper case (words)" {
		t.Errorf("for a person it is %s", x.Name)
	}
	for x := range all.All() {
		if x.Level != tool.Execute {
			t.Errorf("%s would run without being asked for: %s", x.ID, x.Level)
		}
	}
}

func TestAServerThatDescribesItselfWithoutEndIsNotListed(t *testing.T) {
	c, _ := connect(t, "wordy", nil)
	if all, err := c.Offers(t.Context()); !fault.Is(err, fault.TooLarge) {
		t.Errorf("%d offers, %v", len(all), err)
	}
}

func TestWhatAServerAnswers(t *testing.T) {
	c, starts := connect(t, "willing", nil)
	r := box(t, c)
	for _, row := range []struct{ name, id, want string }{
		{"a text", "words__upper", "TEA"},
		{"structured content", "words__split_word", `{"letters":["t","e","a"]}`},
		{"structured content as it is described", "words__weigh", `{"length":3}`},
		{"a result that is described elsewhere", "words__vague", "vague"},
		{"a picture", "words__draw", "Here:\n\n[a picture, image/png, 5 bytes]"},
	} {
		if got, err := r.Call(t.Context(), row.id, json.RawMessage(`{"word":"tea"}`)); err != nil || got.Text != row.want {
			t.Errorf("%s: %q, %v", row.name, got.Text, err)
		}
	}
	for _, row := range []struct {
		name, id, args string
		code           fault.Code
		says           string
	}{
		{"a tool that fails", "words__fail", `{"word":"tea"}`, fault.Invalid, "no such word: tea"},
		{"arguments that do not fit", "words__upper", `{"word":7}`, fault.Invalid, "don't fit"},
		{"a result that isn't as described", "words__weigh", `{"word":""}`, fault.Invalid, "doesn't match the description"},
		{"more than a result may hold", "words__long", `{"word":""}`, fault.TooLarge, "4 MB"},
	} {
		if got, err := r.Call(t.Context(), row.id, json.RawMessage(row.args)); !fault.Is(err, row.code) || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%s: %.100q, %v", row.name, got.Text, err)
		}
	}
	var calls sync.WaitGroup
	for range 20 {
		calls.Go(func() {
			if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "X" {
				t.Errorf("%q, %v", got.Text, err)
			}
		})
	}
	calls.Wait()
	if starts() != 1 {
		t.Errorf("it was started %d times", starts())
	}
}

func TestAServerGetsWhatItWasGrantedAndNothingElse(t *testing.T) {
	t.Setenv("SECRET_OF_OURS", "do not tell")
	c, _ := connect(t, "willing", nil)
	r := box(t, c)
	got, err := r.Call(t.Context(), "words__environment", json.RawMessage(`{"word":""}`))
	if err != nil || !strings.Contains(got.Text, "KEY=••••") || !strings.Contains(got.Text, "PATH=") || strings.Contains(got.Text, "SECRET_OF_OURS") || strings.Contains(got.Text, key) {
		t.Errorf("%s %v", got.Text, err)
	}
	if _, err := r.Call(t.Context(), "words__fail", json.RawMessage(`{"word":""}`)); err == nil || strings.Contains(err.Error(), key) || !strings.Contains(err.Error(), "••••") {
		t.Errorf("a failure says %v", err)
	}
}

func TestACancelledCallIsCancelledAtTheServerToo(t *testing.T) {
	c, starts := connect(t, "willing", nil)
	r := box(t, c)
	note := filepath.Join(t.TempDir(), "note")
	args, err := json.Marshal(map[string]string{"word": note})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := r.Call(ctx, "words__hang", args); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	for end := time.Now().Add(5 * time.Second); ; {
		if _, err := os.Stat(note); err == nil {
			break
		}
		if time.Now().After(end) {
			t.Fatal("the server was not told")
		}
		if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"a"}`)); err != nil || got.Text != "A" {
			t.Fatalf("it does not answer any more: %v", err)
		}
	}
	if starts() != 1 {
		t.Errorf("it was started %d times", starts())
	}
}

func TestAServerThatCrashesIsStartedAgain(t *testing.T) {
	c, starts := connect(t, "willing", nil)
	r := box(t, c)
	for n := 1; n <= 3; n++ {
		_, err := r.Call(t.Context(), "words__crash", json.RawMessage(`{"word":""}`))
		if !fault.Is(err, fault.Unavailable) || !strings.Contains(err.Error(), "fatal: out of words") {
			t.Errorf("crash %d: %v", n, err)
		}
		if starts() != n {
			t.Errorf("it was started %d times, want %d", starts(), n)
		}
	}
	if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "X" {
		t.Errorf("%q %v", got.Text, err)
	}
}

func TestWhatAServerLeavesBehindHoldsNothingUp(t *testing.T) {
	c, starts := connect(t, "willing", nil)
	r := box(t, c)
	// What is left behind stays until the test hangs up, so whoever waits for it waits too long.
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // closed in the next line
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	hangUp := make(chan struct{})
	defer close(hangUp)
	go func() {
		if c, err := l.Accept(); err == nil {
			<-hangUp
			_ = c.Close()
		}
	}()
	if _, err := r.Call(t.Context(), "words__leave", json.RawMessage(`{"word":"`+l.Addr().String()+`"}`)); !fault.Is(err, fault.Unavailable) {
		t.Errorf("%v", err)
	}
	if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "X" || starts() != 2 {
		t.Errorf("%q %v, started %d times", got.Text, err, starts())
	}
	c.Close()
}

func TestAServerThatAlwaysFailsIsLeftInPeace(t *testing.T) {
	began, later := time.Now(), atomic.Int64{} // its watcher asks for the time too
	c, _ := connect(t, "willing", func(o *mcp.Options, _ *mcp.Spec) {
		o.Pause, o.Now = 20*time.Second, func() time.Time { return began.Add(time.Duration(later.Load())) }
	})
	r := box(t, c)
	call := func(id string) error {
		_, err := r.Call(t.Context(), id, json.RawMessage(`{"word":""}`))
		return err
	}
	if err := call("words__crash"); err == nil {
		t.Fatal("it did not crash")
	}
	if err := call("words__upper"); !fault.Is(err, fault.Unavailable) || !strings.Contains(err.Error(), "Try again in 21 seconds") {
		t.Errorf("%v", err)
	}
	later.Store(int64(21 * time.Second))
	if err := call("words__upper"); err != nil {
		t.Errorf("after the pause: %v", err)
	}
	if err := call("words__crash"); err == nil {
		t.Fatal("it did not crash")
	}
	if _, err := c.Offers(t.Context()); err != nil {
		t.Errorf("when a person looks it is started at once, but: %v", err)
	}
}

func TestAServerThatSaysTooMuchIsEnded(t *testing.T) {
	c, starts := connect(t, "willing", nil)
	r := box(t, c)
	if got, err := r.Call(t.Context(), "words__flood", json.RawMessage(`{"word":""}`)); !fault.Is(err, fault.TooLarge) || !strings.Contains(err.Error(), "a message of more than 8 MB") {
		t.Errorf("%d bytes, %v", len(got.Value), err)
	}
	if got, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); err != nil || got.Text != "X" || starts() != 2 {
		t.Errorf("%q %v, started %d times", got.Text, err, starts())
	}
}

func TestWhatIsSaidOfAServerThatDoesNotStart(t *testing.T) {
	for _, row := range []struct {
		role   string
		change func(*mcp.Options, *mcp.Spec)
		says   string
	}{
		{"absent", func(_ *mcp.Options, s *mcp.Spec) { s.Command = "no-such-program-of-anybody" }, "There is no program named no-such-program"},
		{"dying", nil, "The program said: no key: ••••"},
		{"noisy", func(o *mcp.Options, _ *mcp.Spec) { o.Patience = 500 * time.Millisecond }, "The program said: Welcome to the server"},
		{"silent", func(o *mcp.Options, _ *mcp.Spec) { o.Patience = 100 * time.Millisecond }, "didn't answer within 100 ms"},
	} {
		c, _ := connect(t, row.role, row.change)
		if _, err := c.Offers(t.Context()); !fault.Is(err, fault.Unavailable) || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%s: %v", row.role, err)
		}
	}
}

func TestClosingEndsTheServerWhateverItDoes(t *testing.T) {
	for _, role := range []string{"willing", "stubborn"} {
		c, _ := connect(t, role, nil)
		r := box(t, c)
		hung := make(chan error, 1)
		go func() {
			_, err := r.Call(context.WithoutCancel(t.Context()), "words__hang", json.RawMessage(`{"word":"/nowhere/at/all"}`))
			hung <- err
		}()
		c.Close() // a stubborn server ends after an hour unless it is killed
		if err := <-hung; err == nil {
			t.Errorf("%s: the call was answered", role)
		}
		if _, err := r.Call(t.Context(), "words__upper", json.RawMessage(`{"word":"x"}`)); !fault.Is(err, fault.Conflict) {
			t.Errorf("%s: after that a call is %v", role, err)
		}
		c.Close()
	}
}

func TestClosingDoesNotWaitForAServerThatStarts(t *testing.T) {
	c, _ := connect(t, "silent", nil)
	asked := make(chan error, 1)
	go func() {
		_, err := c.Offers(context.WithoutCancel(t.Context()))
		asked <- err
	}()
	time.AfterFunc(100*time.Millisecond, c.Close) // before or after it began to start: both must end
	if err := <-asked; !fault.Is(err, fault.Conflict) {
		t.Errorf("%v", err)
	}
	c.Close()
}

func TestWhatAServerMayBeCalled(t *testing.T) {
	for name, fine := range map[string]bool{
		"files": true, "my-files-2": true, "a": true, "": false, "My files": false, "a__b": false, "-a": false, "a--b": false, strings.Repeat("a", 25): false,
	} {
		if err := mcp.CheckName(name); (err == nil) != fine || err != nil && !fault.Is(err, fault.Invalid) {
			t.Errorf("%q: %v", name, err)
		}
	}
}
