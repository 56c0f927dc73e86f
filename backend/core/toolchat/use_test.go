package toolchat_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

var errKilled = errors.New("the process ended")

// disk is what is stored of calls. It takes so many writes, and then the process is gone.
type disk struct {
	left int // writes until the end; negative: there is none
	rows []chat.Call
}

func (d *disk) write() error {
	if d.left == 0 {
		return errKilled
	}
	d.left--
	return nil
}

func (d *disk) Begin(_ context.Context, calls []*chat.Call) error {
	if err := d.write(); err != nil {
		return err
	}
	for _, c := range calls {
		c.ID = int64(len(d.rows) + 1)
		d.rows = append(d.rows, *c)
	}
	return nil
}

func (d *disk) Put(_ context.Context, c chat.Call) error {
	if err := d.write(); err != nil {
		return err
	}
	d.rows[c.ID-1] = c
	return nil
}

// A bench is a toolbox whose tools note what they did.
type bench struct {
	t    *testing.T
	did  []string
	disk *disk
	now  time.Time
}

func (b *bench) tools() *tool.Registry {
	b.t.Helper()
	text := json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"}}}`)
	do := func(id string) func(context.Context, json.RawMessage) (json.RawMessage, error) {
		return tool.Func(func(_ context.Context, in struct{ Text string }) (string, error) {
			b.did = append(b.did, id+" "+in.Text)
			b.now = b.now.Add(time.Second)
			return "done " + in.Text, nil
		})
	}
	host := func(args json.RawMessage) (string, error) {
		var in struct{ Text string }
		if err := json.Unmarshal(args, &in); err != nil {
			return "", err
		}
		u, err := url.Parse(in.Text)
		if err != nil {
			return "", err
		}
		return tool.HostOf(u), nil
	}
	r, err := tool.New(
		tool.Tool{ID: "look", Name: "Look", Description: "Looks.", Level: tool.Read, Repeatable: true, Input: text, Do: do("look")},
		tool.Tool{ID: "save", Name: "Save", Description: "Saves.", Level: tool.Write, Input: text, Do: do("save")},
		tool.Tool{ID: "open", Name: "Open", Description: "Opens a private file.", Level: tool.Read, Repeatable: true, Input: text, Do: do("open"), Reads: func(_, _ json.RawMessage) []tool.Mark {
			return []tool.Mark{{Kind: tool.OfFile, Name: "private.txt"}}
		}},
		tool.Tool{ID: "visit", Name: "Visit", Description: "Visits a page.", Level: tool.Read, Repeatable: true, Input: text, Do: do("visit"), Reach: host},
		tool.Tool{ID: "flood", Name: "Flood", Description: "Gives much.", Level: tool.Read, Repeatable: true, Input: text, Do: tool.Func(func(context.Context, struct{}) (string, error) {
			return strings.Repeat("word ", 40_000), nil
		})},
	)
	if err != nil {
		b.t.Fatal(err)
	}
	return r
}

// use begins to make calls, of which some are stored already.
func (b *bench) use(change func(*toolchat.Scene)) *toolchat.Use {
	b.t.Helper()
	tools := b.tools()
	scene := toolchat.Scene{Conversation: "c", Message: 1, Calls: slices.Clone(b.disk.rows), Limits: toolchat.Limits{Calls: 8, Time: time.Minute}}
	for t := range tools.All() {
		scene.Offered = append(scene.Offered, chat.OfferedTool{Name: t.ID})
	}
	if change != nil {
		change(&scene)
	}
	box := toolchat.Toolbox{Tools: func() *tool.Registry { return tools }, Store: b.disk, Now: func() time.Time { return b.now }}
	u := box.NewUse(scene, func(string, any) {})
	u.Room = func([]llm.Message) (int, bool) { return 0, false }
	return u
}

func asks(name, text string) llm.ToolCall {
	args, _ := json.Marshal(map[string]string{"text": text}) // of texts
	return llm.ToolCall{ID: name + text, Name: name, Arguments: args}
}

// answered writes a person's answers to all that wait.
func (d *disk) answered(t *testing.T, say string) (trusted []string) {
	t.Helper()
	for i := range d.rows {
		if d.rows[i].State == chat.CallWaiting {
			more, err := toolchat.Answer(&d.rows[i], chat.CallAnswer{Say: say})
			if err != nil {
				t.Fatal(err)
			}
			trusted = append(trusted, more...)
		}
	}
	return trusted
}

func TestAKillAtAnyWriteRepeatsNoCallThatWrites(t *testing.T) {
	for cut := range 12 {
		t.Run(fmt.Sprintf("after %d writes", cut), func(t *testing.T) {
			b := &bench{t: t, disk: &disk{left: cut}, now: time.Unix(1_700_000_000, 0)}
			trusting := func(s *toolchat.Scene) { s.Trusted = []string{"save"} }
			_, err := b.use(trusting).Make(t.Context(), "", []llm.ToolCall{asks("look", "1"), asks("save", "2"), asks("look", "3")})
			if err == nil && cut < 7 {
				t.Fatal("nothing was cut")
			}
			acknowledged := []string{}
			for _, c := range b.disk.rows {
				if c.State == chat.CallDone {
					acknowledged = append(acknowledged, c.Tool+" "+strings.TrimPrefix(c.Result, "done "))
				}
			}
			b.disk.left = -1
			before := len(b.did)
			u := b.use(trusting)
			if next, err := u.Proceed(t.Context()); err != nil {
				t.Fatal(err)
			} else if next == toolchat.Waits {
				if b.disk.rows[1].Question.Kind != chat.AskRepeat {
					t.Errorf("it asks %+v", b.disk.rows[1].Question)
				}
				b.disk.answered(t, chat.SayNever)
			}
			saved := slices.DeleteFunc(slices.Clone(b.did), func(did string) bool { return did != "save 2" })
			if len(saved) > 1 {
				t.Errorf("it was carried out twice: %v", b.did)
			}
			for _, did := range b.did[before:] {
				if slices.Contains(acknowledged, did) {
					t.Errorf("%s was done and is done again", did)
				}
			}
			for _, c := range b.disk.rows {
				if !c.IsOver() {
					t.Errorf("%s is %s at the end", c.Tool, c.State)
				}
			}
		})
	}
}

func TestWhatWasReadAsksBeforeItLeaves(t *testing.T) {
	tests := []struct {
		name   string
		scene  func(*toolchat.Scene)
		calls  []llm.ToolCall
		waits  bool
		places string
	}{
		{"a page of a host that no person wrote", nil, []llm.ToolCall{asks("open", "x"), asks("visit", "https://evil.example/1234")}, true, "evil.example"},
		{
			"a page of a host that the person wrote", func(s *toolchat.Scene) { s.Written = []string{"good.example"} },
			[]llm.ToolCall{asks("open", "x"), asks("visit", "https://good.example/")},
			false, "",
		},
		{"a page before anything private was read", nil, []llm.ToolCall{asks("visit", "https://any.example/"), asks("open", "x")}, false, ""},
		{
			"a file that was read for an earlier message", func(s *toolchat.Scene) { s.Earlier = []tool.Mark{{Kind: tool.OfFile, Name: "diary.txt"}} },
			[]llm.ToolCall{asks("visit", "https://evil.example/")},
			true, "evil.example",
		},
		{
			"a host that the person allowed for the conversation", func(s *toolchat.Scene) { s.Trusted = []string{tool.ReachTrust("evil.example")} },
			[]llm.ToolCall{asks("open", "x"), asks("visit", "https://evil.example/")},
			false, "",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := &bench{t: t, disk: &disk{left: -1}, now: time.Unix(1_700_000_000, 0)}
			next, err := b.use(test.scene).Make(t.Context(), "", test.calls)
			if err != nil || (next == toolchat.Waits) != test.waits {
				t.Fatalf("next %v, %v", next, err)
			}
			if q := b.disk.rows[len(b.disk.rows)-1].Question; test.waits && (q == nil || q.To != test.places || len(q.Read) != 1) {
				t.Errorf("it asks %+v", q)
			}
		})
	}
}

func TestAHostIsAllowedForTheRestOfTheConversation(t *testing.T) {
	b := &bench{t: t, disk: &disk{left: -1}, now: time.Unix(1_700_000_000, 0)}
	if _, err := b.use(nil).Make(t.Context(), "", []llm.ToolCall{asks("open", "x"), asks("visit", "https://evil.example/a")}); err != nil {
		t.Fatal(err)
	}
	trusted := b.disk.answered(t, chat.SayAlways)
	if diff := cmp.Diff([]string{tool.ReachTrust("evil.example")}, trusted); diff != "" {
		t.Error(diff)
	}
	u := b.use(func(s *toolchat.Scene) { s.Trusted = trusted })
	if next, err := u.Proceed(t.Context()); err != nil || next != toolchat.Again {
		t.Fatalf("next %v, %v", next, err)
	}
	if next, err := u.Make(t.Context(), "", []llm.ToolCall{asks("visit", "https://evil.example/b")}); err != nil || next != toolchat.Again {
		t.Errorf("next %v, %v", next, err)
	}
	if diff := cmp.Diff([]string{"open x", "visit https://evil.example/a", "visit https://evil.example/b"}, b.did); diff != "" {
		t.Error(diff)
	}
}

func TestAResultIsShortenedToTheRoomThereIs(t *testing.T) {
	b := &bench{t: t, disk: &disk{left: -1}, now: time.Unix(1_700_000_000, 0)}
	u := b.use(nil)
	u.Room = func(all []llm.Message) (int, bool) { return 9_000 - llm.Size(all...), true }
	next, err := u.Make(t.Context(), "", []llm.ToolCall{asks("flood", "")})
	if err != nil || next != toolchat.Enough && next != toolchat.Again {
		t.Fatalf("next %v, %v", next, err)
	}
	c := b.disk.rows[0]
	if !c.Cut || len(c.Result) > 9_000 || !strings.Contains(c.Result, "[cut:") || c.Bytes < 200_000 || len(c.Whole) != c.Bytes {
		t.Errorf("cut %t, %d of %d bytes, %d stored", c.Cut, len(c.Result), c.Bytes, len(c.Whole))
	}
}

func TestACallOfAToolThatIsGoneIsNotMade(t *testing.T) {
	b := &bench{t: t, disk: &disk{left: -1}, now: time.Unix(1_700_000_000, 0)}
	if _, err := b.use(nil).Make(t.Context(), "", []llm.ToolCall{asks("save", "x")}); err != nil {
		t.Fatal(err)
	}
	b.disk.answered(t, chat.SayOnce)
	u := b.use(nil)
	empty, err := tool.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Tools = func() *tool.Registry { return empty }
	if _, err := u.Proceed(t.Context()); err != nil {
		t.Fatal(err)
	}
	if c := b.disk.rows[0]; c.State != chat.CallFailed || !strings.Contains(c.Result, "any more") || len(b.did) != 0 {
		t.Errorf("%s: %s, did %v", c.State, c.Result, b.did)
	}
}

func TestAnswersThatDoNotFitAreRefused(t *testing.T) {
	waiting := chat.Call{State: chat.CallWaiting, Question: &chat.CallQuestion{Kind: chat.AskApproval}}
	for name, said := range map[string]chat.CallAnswer{
		"an answer that there is not":  {Say: "perhaps"},
		"arguments that are no object": {Say: chat.SayOnce, Args: json.RawMessage(`[1]`)},
	} {
		c := waiting
		if _, err := toolchat.Answer(&c, said); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	c := waiting
	if _, err := toolchat.Answer(&c, chat.CallAnswer{Say: chat.SayOnce}); err != nil {
		t.Fatal(err)
	}
	if _, err := toolchat.Answer(&c, chat.CallAnswer{Say: chat.SayOnce}); err == nil {
		t.Error("a second answer is taken")
	}
}

func TestEachCallHasAnIDOfItsOwn(t *testing.T) {
	b := &bench{t: t, disk: &disk{left: -1}, now: time.Unix(1_700_000_000, 0)}
	u := b.use(nil)
	named := func(id, text string) llm.ToolCall {
		call := asks("look", text)
		call.ID = id
		return call
	}
	for _, round := range [][]llm.ToolCall{
		{named("call_2_1", "1"), named("0", "2"), named("0", "3")},
		{named("call_2_1", "4"), named("", "5")},
	} {
		if _, err := u.Make(t.Context(), "", round); err != nil {
			t.Fatal(err)
		}
	}
	ids := map[string]bool{}
	for _, c := range b.disk.rows {
		ids[c.CallID] = true
	}
	if len(ids) != 5 {
		t.Errorf("the ids are %v", ids)
	}
}
