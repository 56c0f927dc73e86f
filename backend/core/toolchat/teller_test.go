package toolchat_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

func TestHowFarACallIsComesAtAPaceForPeople(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		told, late := []string{}, func() {}
		count := tool.Func(func(ctx context.Context, _ struct{}) (string, error) {
			for i := range 100 { // in a second
				tool.Progress(ctx, tool.Line{Text: fmt.Sprintf("step\n%d", i), Percent: i})
				time.Sleep(10 * time.Millisecond)
			}
			tool.Progress(ctx, tool.Line{Text: strings.Repeat("long ", 1000)})
			late = func() { tool.Progress(ctx, tool.Line{Text: "too late"}) }
			return "counted", nil
		})
		tools, err := tool.New(tool.Tool{
			ID: "count", Name: "Count", Description: "Counts.", Level: tool.Read, Input: json.RawMessage(`{"type":"object"}`), Do: count,
		})
		if err != nil {
			t.Fatal(err)
		}
		box := toolchat.Toolbox{Tools: func() *tool.Registry { return tools }, Store: &disk{left: -1}, Now: time.Now}
		scene := toolchat.Scene{Conversation: "c", Message: 1, Limits: toolchat.Limits{Calls: 8, Time: time.Minute}, Offered: []chat.OfferedTool{{Name: "count"}}}
		u := box.NewUse(scene, func(name string, data any) {
			if now, ok := data.(event.PromptProgress); ok {
				name = fmt.Sprintf("%d %s %d", now.Call, now.Text, now.Percent)
			}
			if len(name) > 250 {
				t.Errorf("a line of %d bytes was told", len(name))
			}
			told = append(told, name)
		})
		u.Room = func([]llm.Message) (int, bool) { return 0, false }
		if _, err := u.Make(t.Context(), "", []llm.ToolCall{{ID: "a", Name: "count"}}); err != nil {
			t.Fatal(err)
		}
		late()
		time.Sleep(time.Minute)
		if len(told) < 6 || len(told) > 8 {
			t.Fatalf("%d events: %q", len(told), told)
		}
		if diff := cmp.Diff([]string{"tool_call", "1 step 0 0"}, told[:2]); diff != "" || told[len(told)-1] != event.ToolAnswered {
			t.Errorf("%s%q", diff, told)
		}
	})
}
