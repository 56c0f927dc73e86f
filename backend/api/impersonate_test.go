package api_test

import (
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestAMessageForThePersonComesAsEventsAlone(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	model := backendtest.UseScriptedModel(t, d.backend, llmtest.Prose(llmtest.Says("Are you there?")), llmtest.Prose(llmtest.Says("Half a "), llmtest.Waits(nil)))
	at := "/api/conversations/" + cid
	all := d.stream(at+"/impersonate", map[string]string{"hint": "a question"})
	var written strings.Builder
	for _, e := range all { // how many tokens come at once depends on the time
		if e.event == event.Token {
			written.WriteString(e.data)
		}
	}
	if got := names(all); got != "token done" || written.String() != "Are you there?" {
		t.Errorf("events %s: %+v", got, all)
	}
	if asked := model.Requests()[0].Last(); !strings.Contains(asked, "a question") {
		t.Errorf("asked: %s", asked)
	}
	asJSON := func(r *http.Request) { r.Header.Set("Accept", "application/json") }
	status, body := d.ask("POST", at+"/impersonate", nil, asJSON)
	if status != http.StatusAccepted || !strings.Contains(body, `"conversation_id":"impersonation:`+cid+`"`) {
		t.Errorf("%d %s", status, body)
	}
	backendtest.Hear(t, d.backend.Hub.Stream("impersonation:"+cid), event.Token)
	if status, body := d.ask("POST", at+"/impersonate", nil, asJSON); status != http.StatusConflict || !strings.Contains(body, "already being written") {
		t.Errorf("a second one: %d %s", status, body)
	}
	d.has(200, "POST", at+"/stop", nil)
	backendtest.Hear(t, d.backend.Hub.Stream("impersonation:"+cid), event.Done)
	if rows := get[[]chat.Message](d, "GET", at+"/messages", nil); len(rows) != 0 {
		t.Errorf("on disk: %+v", rows)
	}
}

func TestAClientThatLeavesEndsTheMessageThatItAskedFor(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	model := backendtest.UseScriptedModel(t, d.backend, llmtest.Prose(llmtest.Says("Half a "), llmtest.Waits(nil)))
	resp := d.response("POST", "/api/conversations/"+cid+"/impersonate", nil)
	backendtest.Hear(t, d.backend.Hub.Stream("impersonation:"+cid), event.Token)
	_ = resp.Body.Close()
	<-model.RequestDone(0)
	backendtest.Hear(t, d.backend.Hub.Stream("impersonation:"+cid), event.Done)
}

func TestEveryTurnTakesWhatItsReplyBeginsWith(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	say := llmtest.Any(llmtest.Says("yes."))
	backendtest.UseScriptedModel(t, d.backend, say, say, say, say, say)
	at := "/api/conversations/" + cid
	start := map[string]string{"content": "Will you?", "start": "Frankly,", "direction": "shorter"}
	d.stream(at+"/send", start)
	rows := get[[]chat.Message](d, "GET", at+"/messages", nil)
	one := at + "/messages/" + jsonInt(rows[1].ID)
	for _, path := range []string{one + "/regenerate", one + "/super_regenerate", one + "/magic_rewrite", at + "/messages/" + jsonInt(rows[0].ID) + "/fork"} {
		d.stream(path, start)
		rows := get[[]chat.Message](d, "GET", at+"/messages", nil)
		if last := rows[len(rows)-1]; last.Content != "Frankly, yes." || last.ID == rows[0].ID {
			t.Errorf("%s wrote %q", path, last.Content)
		}
	}
	long := strings.Repeat("a", chat.MaxText+1)
	for _, c := range []struct {
		path, field string
	}{{"/send", "start"}, {"/continue", "start"}, {"/impersonate", "hint"}, {"/impersonate", "text"}} {
		d.has(413, "POST", at+c.path, map[string]string{"content": "a", c.field: long}, "A message can have at most")
	}
}
