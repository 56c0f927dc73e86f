package api_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/example"
)

// workshop is a door with the example plug-in, and a conversation whose reply has a lantern.
type workshop struct {
	*door
	cid     string
	reply   row
	lantern chat.Artifact
}

// A row is a message; of finds what a plug-in made for it.
type row chat.Message

func (r row) of(t *testing.T, id string) chat.Artifact {
	t.Helper()
	for _, a := range r.Artifacts {
		if a.PluginID == id {
			return a
		}
	}
	t.Fatalf("%s made nothing for message %d", id, r.ID)
	return chat.Artifact{}
}

func openWorkshop(t *testing.T, more ...plugin.Plugin) workshop {
	t.Helper()
	w := workshop{door: open(t, append([]plugin.Plugin{example.Lantern()}, more...)...)}
	w.put("/api/workflows/lantern/config", map[string]any{"config": map[string]any{"ask": false, "colour": "blue", "size": 96}})
	w.put("/api/settings", map[string]any{"enable_agent": false})
	w.cid = w.conversation()
	w.send("Light the way.")
	w.reply = w.last()
	w.lantern = w.reply.of(t, "lantern")
	return w
}

func (w workshop) put(path string, body any) {
	w.t.Helper()
	if status, answer := w.ask("PUT", path, body); status != 200 {
		w.t.Fatalf("PUT %s: %d %s", path, status, answer)
	}
}

func (w workshop) send(text string) []frame {
	w.t.Helper()
	return w.stream("/api/conversations/"+w.cid+"/send", map[string]string{"content": text})
}

func (w workshop) last() row {
	all := get[[]row](w.door, "GET", "/api/conversations/"+w.cid+"/messages", nil)
	return all[len(all)-1]
}

// at is the address of something done to an artifact.
func (w workshop) at(message, id any, verb string) string {
	return fmt.Sprintf("/api/conversations/%s/messages/%v/workflow-attachments/%v/%s", w.cid, message, id, verb)
}

// evict gives up the bytes of the lantern, by leaving the cache no room for them.
func (w workshop) evict() {
	w.t.Helper()
	w.put("/api/settings", map[string]any{"attachment_cache_budget_bytes": 1})
	w.send("Another one.")
	w.put("/api/settings", map[string]any{"attachment_cache_budget_bytes": 1 << 20})
}

func TestWhatAPluginMakesIsKeptAndServed(t *testing.T) {
	w := openWorkshop(t)
	a := w.lantern
	if a.Mime != "image/png" || a.Filename != "lantern.png" || a.PluginID != "lantern" || a.DataB64 != nil || a.Size == 0 || a.Seed == nil {
		t.Errorf("%+v", a)
	}
	if a.Annotation == nil || *a.Annotation != "A lantern in blue light hangs here." {
		t.Errorf("the annotation is %v", a.Annotation)
	}
	status, data := w.ask("GET", a.URL, nil)
	if status != 200 || !strings.HasPrefix(data, "\x89PNG") || int64(len(data)) != a.Size {
		t.Errorf("%d, %d bytes", status, len(data))
	}
	if got := names(w.send("And on.")); !strings.Contains(got, "phase_status") && !strings.Contains(got, "lantern_hung") {
		t.Errorf("the turn said %s", got)
	}
}

func TestAGroupIsMadeSwipedAndTakenApart(t *testing.T) {
	w := openWorkshop(t)
	mid, root := w.reply.ID, w.lantern.ID
	type made struct {
		IDs      []int64            `json:"attachments"`
		Rejected []plugin.Rejection `json:"rejected_workflow_atts"`
	}
	others := get[made](w.door, "POST", w.at(mid, root, "regenerate"), map[string]any{"rubbish": true})
	want := []plugin.Rejection{{Filename: "dark.png", PluginID: "lantern", Mime: "image/png", Reason: "data is empty", Root: &root}}
	if diff := cmp.Diff(want, others.Rejected); diff != "" || len(others.IDs) != 2 {
		t.Fatalf("%v %s", others.IDs, diff)
	}
	active := func() *int64 { return w.last().Artifacts[0].ActiveSiblingID }
	if got := active(); got == nil || *got != others.IDs[1] {
		t.Errorf("the last one is not shown: %v", got)
	}
	type rolled struct {
		ID *int64 `json:"attachment_id"`
	}
	again := get[rolled](w.door, "POST", w.at(mid, others.IDs[0], "reroll-gen"), nil)
	if again.ID == nil || *active() != *again.ID {
		t.Errorf("another take is not shown: %v", again)
	}
	group := w.last().Artifacts
	if len(group) != 4 || group[3].ParentID == nil || *group[3].ParentID != root || *group[3].Seed == *group[1].Seed {
		t.Fatalf("the group is %+v", group)
	}
	get[map[string]any](w.door, "POST", w.at(mid, root, "activate"), map[string]any{"sibling_id": root})
	if *active() != root {
		t.Error("the root is not shown")
	}
	gone := get[plugin.Deletion](w.door, "POST", w.at(mid, root, "delete"), map[string]any{"scope": "variant"})
	if gone.Empty || gone.Root != others.IDs[0] || gone.Active != nil || len(gone.Deleted) != 1 {
		t.Errorf("%+v", gone)
	}
	if promoted := w.last().Artifacts[0]; promoted.ParentID != nil || promoted.Annotation == nil {
		t.Errorf("the oldest that is left is not the root: %+v", promoted)
	}
	gone = get[plugin.Deletion](w.door, "POST", w.at(mid, gone.Root, "delete"), map[string]any{"scope": "group"})
	if !gone.Empty || len(gone.Deleted) != 3 || len(w.last().Artifacts) != 0 {
		t.Errorf("%+v", gone)
	}
}

func TestEvictedBytesComeBackAsTheyWere(t *testing.T) {
	w := openWorkshop(t)
	_, before := w.ask("GET", w.lantern.URL, nil)
	w.evict()
	row := func() chat.Artifact {
		return get[[]chat.Message](w.door, "GET", "/api/conversations/"+w.cid+"/messages", nil)[1].Artifacts[0]
	}
	if a := row(); a.DataB64 == nil || *a.DataB64 != chat.Evicted {
		t.Fatalf("it is not evicted: %+v", a)
	}
	if status, answer := w.ask("GET", w.lantern.URL, nil); status == 200 {
		t.Errorf("bytes that are gone were served: %d", len(answer))
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	statuses := map[int]int{}
	for range 4 {
		all.Go(func() {
			status, _ := w.ask("POST", w.at(w.reply.ID, w.lantern.ID, "rehydrate"), nil)
			mu.Lock()
			defer mu.Unlock()
			statuses[status]++
		})
	}
	all.Wait()
	if diff := cmp.Diff(map[int]int{200: 1, 409: 3}, statuses); diff != "" {
		t.Error(diff)
	}
	if _, after := w.ask("GET", w.lantern.URL, nil); after != before {
		t.Error("other bytes came back")
	}
}

func TestEachRouteOfPluginsRefusesWhatItMust(t *testing.T) {
	silent := &plugin.Producer{
		Regenerate: func(context.Context, plugin.RegenerateInput) ([]plugin.Artifact, error) {
			return nil, errors.New("out of oil")
		},
		Reroll: func(context.Context, plugin.RerollInput) (plugin.Bytes, error) { panic("out of wicks") },
	}
	attach := func(_ context.Context, _ plugin.PostInput, out plugin.PostOutput) error {
		out.Attach(plugin.Artifact{Filename: "x", Mime: "text/plain", Data: []byte("x")})
		return nil
	}
	w := openWorkshop(t, plugin.Plugin{ID: "broken", Name: "Broken", Post: attach, Artifacts: silent})
	w.send("And one of the other.")
	mid, other := w.last().ID, w.last().of(t, "broken").ID
	elsewhere := w.conversation()
	own, id := w.reply.ID, w.lantern.ID
	const foreign = "/api/conversations/%s/messages/%v/workflow-attachments/%v/%s"
	for _, row := range []struct {
		name, path string
		body       any
		status     int
	}{
		{"trigger of a plug-in that does not exist", "/api/conversations/" + w.cid + "/workflows/none/trigger", nil, 404},
		{"trigger of one that does not answer", "/api/conversations/" + w.cid + "/workflows/broken/trigger", nil, 404},
		{"trigger in a conversation that does not exist", "/api/conversations/none/workflows/lantern/trigger", nil, 404},
		{"trigger that the author refuses", "/api/conversations/" + w.cid + "/workflows/lantern/trigger", map[string]any{"action": "sing"}, 422},
		{"trigger with a list", "/api/conversations/" + w.cid + "/workflows/lantern/trigger", "[]", 422},
		{"regenerate with another message", w.at(mid, id, "regenerate"), nil, 404},
		{"regenerate in another conversation", fmt.Sprintf(foreign, elsewhere, own, id, "regenerate"), nil, 404},
		{"regenerate of nothing", w.at(own, 99999, "regenerate"), nil, 404},
		{"regenerate that fails", w.at(mid, other, "regenerate"), nil, 500},
		{"reroll that panics", w.at(mid, other, "reroll-gen"), nil, 500},
		{"rehydrate of what is there", w.at(own, id, "rehydrate"), nil, 409},
		{"rehydrate with another message", w.at(mid, id, "rehydrate"), nil, 404},
		{"activate with a truth", w.at(own, id, "activate"), map[string]any{"sibling_id": true}, 400},
		{"activate with a word", w.at(own, id, "activate"), map[string]any{"sibling_id": "1"}, 400},
		{"activate with a fraction", w.at(own, id, "activate"), map[string]any{"sibling_id": 1.5}, 400},
		{"activate of one with another message", w.at(own, id, "activate"), map[string]any{"sibling_id": other}, 404},
		{"activate of one of another group", w.at(own, id, "activate"), map[string]any{"sibling_id": w.reply.of(t, "broken").ID}, 400},
		{"activate in a group that is none", w.at(own, 99999, "activate"), map[string]any{"sibling_id": nil}, 404},
		{"activate with another message", w.at(mid, id, "activate"), map[string]any{"sibling_id": nil}, 404},
		{"delete without a scope", w.at(own, id, "delete"), nil, 400},
		{"delete with a scope that is none, before the artifact is looked for", w.at(own, 99999, "delete"), map[string]any{"scope": "all"}, 400},
		{"delete of nothing", w.at(own, 99999, "delete"), map[string]any{"scope": "group"}, 404},
		{"delete with another message", w.at(mid, id, "delete"), map[string]any{"scope": "group"}, 404},
		{"access without a list", "/api/conversations/" + w.cid + "/workflow-attachments/access", map[string]any{"ids": 1}, 400},
		{"access of nothing said", "/api/conversations/" + w.cid + "/workflow-attachments/access", nil, 400},
		{"access in a conversation that does not exist", "/api/conversations/none/workflow-attachments/access", map[string]any{"ids": []int64{}}, 404},
	} {
		if status, answer := w.ask("POST", row.path, row.body); status != row.status {
			t.Errorf("%s: %d %s", row.name, status, answer)
		}
	}
	if n := len(w.last().Artifacts); n != 2 {
		t.Errorf("after all that was refused there are %d artifacts", n)
	}
}

func TestAccessCountsWhatTheConversationHas(t *testing.T) {
	w := openWorkshop(t)
	for _, row := range []struct {
		name string
		ids  any
		want string
	}{
		{"nothing", []any{}, `{"ok":true,"recorded":0}`},
		{"one of its own", []any{w.lantern.ID}, `{"ok":true,"recorded":1}`},
		{"truths, words, nulls and strangers beside it", []any{true, "x", nil, 99999, 1.5, w.lantern.ID}, `{"ok":true,"recorded":1}`},
	} {
		status, answer := w.ask("POST", "/api/conversations/"+w.cid+"/workflow-attachments/access", map[string]any{"ids": row.ids})
		if status != 200 || strings.TrimSpace(answer) != row.want {
			t.Errorf("%s: %d %s", row.name, status, answer)
		}
	}
}

// What a person made stays visible while the plug-in is off; what would run it is not there.
func TestRoutesOfAPluginThatIsOff(t *testing.T) {
	for _, master := range []bool{true, false} {
		w := openWorkshop(t)
		w.evict()
		if master {
			w.put("/api/settings", map[string]any{"workflows_globally_enabled": false})
		} else if status, _ := w.ask("POST", "/api/workflows/lantern/enabled", map[string]bool{"enabled": false}); status != 200 {
			t.Fatal(status)
		}
		id, mid := w.lantern.ID, w.reply.ID
		for _, row := range []struct {
			method, path string
			body         any
			status       int
		}{
			{"POST", "/api/conversations/" + w.cid + "/workflows/lantern/trigger", map[string]any{"action": "count"}, 404},
			{"POST", w.at(mid, id, "regenerate"), nil, 404},
			{"POST", w.at(mid, id, "reroll-gen"), nil, 404},
			{"POST", w.at(mid, id, "rehydrate"), nil, 404},
			{"POST", w.at(mid, id, "activate"), map[string]any{"sibling_id": nil}, 200},
			{"POST", "/api/conversations/" + w.cid + "/workflow-attachments/access", map[string]any{"ids": []int64{id}}, 200},
			{"GET", "/api/workflows", nil, 200},
			{"GET", "/api/workflows/lantern/config", nil, 200},
			{"PUT", "/api/workflows/lantern/config", map[string]any{"config": map[string]any{}}, 200},
			{"POST", w.at(mid, id, "delete"), map[string]any{"scope": "variant"}, 200},
			{"POST", "/api/workflows/lantern/enabled", map[string]bool{"enabled": true}, 200},
		} {
			if status, answer := w.ask(row.method, row.path, row.body); status != row.status {
				t.Errorf("master %v: %s: %d %s", master, row.path, status, answer)
			}
		}
	}
}

func TestATriggerAnswersWithWhatItsAuthorGives(t *testing.T) {
	w := openWorkshop(t)
	trigger := "/api/conversations/" + w.cid + "/workflows/lantern/trigger"
	for _, row := range []struct {
		name   string
		body   map[string]any
		status int
		want   string
	}{
		{"the state of the conversation", map[string]any{"action": "count"}, 200, `"count":1`},
		{"a character where there is none", map[string]any{"action": "wick", "length": 3}, 422, "no character"},
		{"an artifact for a reply", map[string]any{"action": "hang", "message_id": w.reply.ID}, 200, `"attachment_id":`},
		{"an artifact for a message of the user", map[string]any{"action": "hang", "message_id": w.reply.ID - 1}, 422, "beside replies"},
	} {
		status, answer := w.ask("POST", trigger, row.body)
		if status != row.status || !strings.Contains(answer, row.want) {
			t.Errorf("%s: %d %s", row.name, status, answer)
		}
	}
	if n := len(w.last().Artifacts); n != 2 {
		t.Errorf("%d artifacts", n)
	}
}

func TestStopEndsWhatAPluginDoesBesideATurn(t *testing.T) {
	began := make(chan struct{})
	w := openWorkshop(t, plugin.Plugin{
		ID: "slow", Name: "Slow",
		OnDemand: func(ctx context.Context, _ plugin.OnDemandInput) (map[string]any, error) {
			close(began)
			<-ctx.Done()
			return nil, ctx.Err()
		},
	})
	type answer struct {
		status int
		text   string
	}
	answered := make(chan answer)
	go func() {
		status, text := w.ask("POST", "/api/conversations/"+w.cid+"/workflows/slow/trigger", nil)
		answered <- answer{status, text}
	}()
	<-began
	if status, _ := w.ask("POST", "/api/conversations/"+w.cid+"/stop", nil); status != 200 {
		t.Error("stop", status)
	}
	if a := <-answered; a.status != 409 || !strings.Contains(a.text, "Stopped.") {
		t.Errorf("%d %s", a.status, a.text)
	}
}

func TestAConfigurationIsSavedWholeOrNotAtAll(t *testing.T) {
	d := open(t, example.Lantern(), plugin.Plugin{ID: "free", Name: "Free", Config: plugin.Config{Defaults: map[string]any{"a": 1}}})
	for _, row := range []struct {
		name, path string
		body       any
		status     int
		want       string
	}{
		{"another object", "/api/workflows/free/config", map[string]any{"config": map[string]any{"a": 2}}, 200, `{"config":{"a":2}}`},
		{"an empty one is the defaults", "/api/workflows/free/config", map[string]any{"config": map[string]any{}}, 200, `{"config":{"a":1}}`},
		{"what the schema refuses", "/api/workflows/lantern/config", map[string]any{"config": map[string]any{"size": 9999}}, 422, `"/size"`},
		{"nothing", "/api/workflows/lantern/config", map[string]any{}, 422, "config is missing"},
		{"a list", "/api/workflows/lantern/config", map[string]any{"config": []int{1}}, 422, "wrong type"},
		{"of a plug-in that does not exist", "/api/workflows/none/config", map[string]any{"config": map[string]any{}}, 404, "no such plug-in"},
	} {
		status, answer := d.ask("PUT", row.path, row.body)
		if status != row.status || !strings.Contains(answer, row.want) {
			t.Errorf("%s: %d %s", row.name, status, answer)
		}
	}
	if status, answer := d.ask("GET", "/api/workflows/lantern/config", nil); status != 200 || !strings.Contains(answer, `"size":160`) {
		t.Errorf("%d %s", status, answer)
	}
}
