package tool_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/search"
	"terzetto/backend/tool"
)

const anything = `{"type":"object"}`

// doing is a sound tool that does act.
func doing(act func(context.Context, json.RawMessage) (json.RawMessage, error)) tool.Tool {
	return tool.Tool{ID: "t", Description: "A tool.", Level: tool.Read, Input: json.RawMessage(anything), Do: act}
}

func giving(value string) tool.Tool {
	return doing(func(context.Context, json.RawMessage) (json.RawMessage, error) { return json.RawMessage(value), nil })
}

func registry(t *testing.T, tools ...tool.Tool) *tool.Registry {
	t.Helper()
	r, err := tool.New(tools...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestAListSaysEverythingThatIsWrongWithItAtOnce(t *testing.T) {
	_, err := tool.New(
		tool.Tool{ID: "a b", Level: "all", Input: json.RawMessage(`{"type":"array"}`), Output: json.RawMessage(`{"type":7}`), Timeout: -1},
		giving("1"), giving("2"),
		tool.Tool{ID: "far", Description: "d", Level: tool.Write, Input: json.RawMessage(`{"type":"object","$ref":"https://example.com/s.json"}`), Do: giving("1").Do},
	)
	if err == nil {
		t.Fatal("the list was taken")
	}
	for _, said := range []string{
		`"a b": the id must be`, "no description", `level "all"`, "input schema must be one of an object", "output: compile", "timeout is negative",
		"nothing to do", `"t": the id is taken twice`, `"far": input`, "is not loaded",
	} {
		if !strings.Contains(err.Error(), said) {
			t.Errorf("%q is missing in: %v", said, err)
		}
	}
}

func TestARegistryNeverChanges(t *testing.T) {
	first := registry(t, giving(`"one"`))
	second, err := first.With(giving(`"two"`), tool.DaysBetween())
	if err != nil {
		t.Fatal(err)
	}
	names := func(r *tool.Registry) (all []string) {
		for x := range r.All() {
			all = append(all, x.ID)
		}
		return all
	}
	if got := strings.Join(names(first), " "); got != "t" {
		t.Errorf("the first holds %s", got)
	}
	if got := strings.Join(names(second), " "); got != "t days_between" {
		t.Errorf("the second holds %s", got)
	}
	for want, r := range map[string]*tool.Registry{"one": first, "two": second} {
		if got, err := r.Call(t.Context(), "t", nil); err != nil || got.Text != want {
			t.Errorf("got %q, %v, want %s", got.Text, err, want)
		}
	}
}

func TestArgumentsThatDoNotFitNeverReachTheTool(t *testing.T) {
	entered := false
	x := doing(func(context.Context, json.RawMessage) (json.RawMessage, error) { entered = true; return nil, nil })
	x.Input = json.RawMessage(`{"type":"object","required":["city"],"additionalProperties":false,
		"properties":{"city":{"type":"string"},"days":{"type":"array","items":{"type":"integer"}}}}`)
	r := registry(t, x)
	for args, at := range map[string]string{
		`{}`: "", `{oops`: "", `[]`: "", `{"city":7}`: "/city", `{"city":"x","days":[1,"2"]}`: "/days/1", `{"city":"x","a/b":1}`: "", "": "",
	} {
		_, err := r.Call(t.Context(), "t", json.RawMessage(args))
		f, ok := errors.AsType[*fault.Error](err)
		if !ok || f.Code != fault.Invalid {
			t.Errorf("%s: %v", args, err)
			continue
		}
		if fields, _ := f.Details["fields"].(map[string]string); len(fields) != 1 || fields[at] == "" || !strings.Contains(f.Message, fields[at]) {
			t.Errorf("%s: the fields are %v, the sentence is %q", args, fields, f.Message)
		}
	}
	if entered {
		t.Error("the tool was entered")
	}
}

func TestAToolThatFailsIsOnlyAnError(t *testing.T) {
	r := registry(t, doing(func(context.Context, json.RawMessage) (json.RawMessage, error) { panic("boom") }))
	if _, err := r.Call(t.Context(), "t", nil); err == nil || !strings.Contains(err.Error(), "panicked: boom") {
		t.Errorf("a panic is %v", err)
	}
	if _, err := r.Call(t.Context(), "other", nil); !fault.Is(err, fault.NotFound) {
		t.Errorf("an unknown tool is %v", err)
	}
	for _, value := range []string{"not json", `7`} {
		x := giving(value)
		x.Output = json.RawMessage(`{"type":"string"}`)
		if _, err := registry(t, x).Call(t.Context(), "t", nil); err == nil || !strings.Contains(err.Error(), "does not fit") {
			t.Errorf("the result %s is %v", value, err)
		}
	}
	if _, err := registry(t, giving("not json")).Call(t.Context(), "t", nil); err == nil {
		t.Error("a result that is no JSON was taken")
	}
}

func TestAToolThatIgnoresItsContextIsLeftAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		free := make(chan struct{})
		x := doing(func(context.Context, json.RawMessage) (json.RawMessage, error) { <-free; return nil, nil })
		x.Timeout = 3 * time.Second
		r := registry(t, x)
		began := time.Now()
		if _, err := r.Call(t.Context(), "t", nil); !fault.Is(err, fault.Unavailable) || time.Since(began) != x.Timeout {
			t.Errorf("after %v: %v", time.Since(began), err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		began = time.Now()
		if _, err := r.Call(ctx, "t", nil); !errors.Is(err, context.DeadlineExceeded) || time.Since(began) != time.Second {
			t.Errorf("after %v: %v", time.Since(began), err)
		}
		if err := r.Wait(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("waiting for what hangs is %v", err)
		}
		close(free)
		if err := r.Wait(t.Context()); err != nil {
			t.Error(err)
		}
	})
}

func TestAResultIsBounded(t *testing.T) {
	long := strings.Repeat("ä", tool.MaxText)
	text, err := json.Marshal(long)
	if err != nil {
		t.Fatal(err)
	}
	got, err := registry(t, giving(string(text))).Call(t.Context(), "t", nil)
	if err != nil || !got.Cut || len(got.Text) > tool.MaxText || !utf8.ValidString(got.Text) || !strings.HasSuffix(got.Text, "bytes]") || len(got.Value) != len(text) {
		t.Errorf("cut %v, %d bytes of %d, %v", got.Cut, len(got.Text), len(got.Value), err)
	}
	if _, err := registry(t, giving(`"`+strings.Repeat("a", tool.MaxValue)+`"`)).Call(t.Context(), "t", nil); !fault.Is(err, fault.TooLarge) {
		t.Errorf("a huge result is %v", err)
	}
	if got, err := registry(t, giving(`{"a":1}`)).Call(t.Context(), "t", nil); err != nil || got.Text != `{"a":1}` || got.Cut {
		t.Errorf("an object reads %q, %v", got.Text, err)
	}
}

func TestOneCallMayNeedLessThanItsTool(t *testing.T) {
	x := giving("1")
	x.Level = tool.Execute
	if got := x.For(json.RawMessage(`{}`)); got.Level != tool.Execute || got.Repeatable {
		t.Errorf("without a grade a call is %s, repeatable %v", got.Level, got.Repeatable)
	}
	x.Grade = func(args json.RawMessage) (tool.Level, bool) {
		if string(args) == `{"method":"GET"}` {
			return tool.Read, true
		}
		return tool.Execute, false
	}
	if got := x.For(json.RawMessage(`{"method":"GET"}`)); got.Level != tool.Read || !got.Repeatable {
		t.Errorf("a call that reads is %s, repeatable %v", got.Level, got.Repeatable)
	}
	if x.Level != tool.Execute {
		t.Error("the tool itself was changed")
	}
}

func TestANoticeIsOneLineAndSaysWhetherItWasSeen(t *testing.T) {
	var shown []string
	r := registry(t, tool.Notify(func(text string) int { shown = append(shown, text); return len(shown) - 1 }))
	for _, want := range []string{`{"shown":false,"text":"It is done."}`, `{"shown":true,"text":"It is done."}`} {
		if got, err := r.Call(t.Context(), "notify", json.RawMessage(`{"text":" It is\ndone. "}`)); err != nil || got.Text != want {
			t.Errorf("got %s, %v", got.Text, err)
		}
	}
	if _, err := r.Call(t.Context(), "notify", json.RawMessage(`{"text":" \n"}`)); !fault.Is(err, fault.Invalid) || len(shown) != 2 {
		t.Errorf("a blank notice is %v", err)
	}
}

func TestASearchGivesMessagesAndTitles(t *testing.T) {
	var asked search.Ask
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	r := registry(t, tool.SearchConversations(func(_ context.Context, ask search.Ask) (search.Found, error) {
		asked = ask
		return search.Found{HasMore: true, Next: "n", Items: []search.Item{
			{Kind: search.Character, ID: "c"},
			{Kind: search.Conversation, ID: "a", Title: "Tea", At: at},
			{Kind: search.Message, ID: "7", ConversationID: "b", MessageID: 7, Title: "Boats", Role: "user", Snippet: "a boat", At: at},
		}}, nil
	}, func(context.Context, string, string) error { return nil }))
	got, err := r.Call(t.Context(), "search_conversations", json.RawMessage(`{"query":"boat","conversationId":"b","after":"p"}`))
	const want = `{"items":[{"conversationId":"a","conversation":"Tea","messageId":0,"role":"","snippet":"","at":"2026-03-01T12:00:00Z"},` +
		`{"conversationId":"b","conversation":"Boats","messageId":7,"role":"user","snippet":"a boat","at":"2026-03-01T12:00:00Z"}],"more":true,"next":"n"}`
	if err != nil || got.Text != want {
		t.Errorf("got %s, %v", got.Text, err)
	}
	if !cmp.Equal(asked, search.Ask{Text: "boat", ConversationID: "b", Limit: 20, After: "p"}) {
		t.Errorf("asked for %+v", asked)
	}
	for since, want := range map[string]time.Time{
		"2026-03-01":           time.Date(2026, 3, 1, 0, 0, 0, 0, time.Local), //nolint:gosmopolitan // a date is the day of this computer
		"2026-03-01T12:00:00Z": at,
	} {
		if _, err := r.Call(t.Context(), "search_conversations", json.RawMessage(`{"since":"`+since+`"}`)); err != nil || !asked.Newest || !asked.Since.Equal(want) {
			t.Errorf("since %s asks for %+v, %v", since, asked, err)
		}
	}
	if _, err := r.Call(t.Context(), "search_conversations", json.RawMessage(`{"since":"yesterday"}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("since yesterday is %v", err)
	}
}

func TestTheToolsThatShip(t *testing.T) {
	noon := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	r := registry(t, tool.CurrentTime(func() time.Time { return noon }), tool.DaysBetween())
	for _, c := range []struct{ name, id, args, want string }{
		{"the time", "current_time", ``, `{"date":"2026-03-01","dateTime":"2026-03-01T12:00:00Z","timeZone":"UTC","weekday":"Sunday"}`},
		{"the time elsewhere", "current_time", `{"timeZone":"UTC"}`, `{"date":"2026-03-01","dateTime":"2026-03-01T12:00:00Z","timeZone":"UTC","weekday":"Sunday"}`},
		{"over a leap day", "days_between", `{"from":"2024-02-28","to":"2024-03-01"}`, `{"days":2}`},
		{"backwards and before the epoch", "days_between", `{"from":"1970-01-02","to":"1969-12-30"}`, `{"days":-3}`},
		{"over centuries", "days_between", `{"from":"0001-01-01","to":"9999-12-31"}`, `{"days":3652058}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, err := r.Call(t.Context(), c.id, json.RawMessage(c.args)); err != nil || got.Text != c.want {
				t.Errorf("got %s, %v", got.Text, err)
			}
		})
	}
	for id, args := range map[string]string{"current_time": `{"timeZone":"Middle/Earth"}`, "days_between": `{"from":"2026-02-30","to":"2026-03-01"}`} {
		if _, err := r.Call(t.Context(), id, json.RawMessage(args)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s of %s is %v", id, args, err)
		}
	}
}
