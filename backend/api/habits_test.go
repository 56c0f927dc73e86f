package api_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/service/habits"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestHabitsAreListedBannedAndForgotten(t *testing.T) {
	d := open(t)
	model := backendtest.UseScriptedModel(t, d.backend)
	for i := range 6 {
		var b strings.Builder
		for j := range 60 {
			fmt.Fprintf(&b, "The w%so of it. ", strings.Map(func(r rune) rune { return 'a' + r - '0' }, strconv.Itoa(i*100+j)))
		}
		model.Then(llmtest.Prose(llmtest.Says(b.String() + "Tears welled unbidden.")))
		backendtest.Turn(t, d.backend, backendtest.Conversation(t, d.backend), "Go on.")
	}
	list := func() habits.List { return get[habits.List](d, "GET", "/api/habits", nil) }
	backendtest.Until(t, func() bool {
		d.backend.Habits.Wake()
		l := list()
		return len(l.Models) == 1 && len(l.Models[0].Habits) == 1 && l.Read == 6
	})
	h := list().Models[0].Habits[0]
	if h.Phrase != "tears welled unbidden" || h.Count != 6 || h.Conversations != 6 || h.State != habits.Offered || len(h.Examples) != 3 {
		t.Errorf("%+v", h)
	}
	d.has(200, "GET", fmt.Sprintf("/api/conversations/%s/messages?around=%d", h.Examples[0].ConversationID, h.Examples[0].MessageID), nil)
	one := fmt.Sprintf("/api/habits/%d", h.ID)
	if g := get[chat.PhraseGroup](d, "POST", one+"/ban", nil); !g.Banned || !g.Enabled || g.Variants[0] != h.Phrase {
		t.Errorf("%+v", g)
	}
	if got := list().Models[0].Habits[0].State; got != habits.Banned {
		t.Errorf("after the ban it is %s", got)
	}
	d.has(404, "POST", "/api/habits/99/ban", nil)
	d.has(404, "POST", "/api/habits/99/forget", nil)
	d.has(200, "POST", one+"/forget", nil)
	d.has(200, "POST", "/api/habits/forget", map[string]string{"model": "m"})
	if m := list().Models[0]; len(m.Habits) != 0 || m.Forgotten != 6 || m.Replies != 0 {
		t.Errorf("after all were forgotten: %+v", m)
	}
}
