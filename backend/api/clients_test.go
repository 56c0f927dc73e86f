package api_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// has asks and requires a status and, in the answer, each of some pieces of JSON.
func (d *door) has(status int, method, path string, body any, pieces ...string) string {
	d.t.Helper()
	got, answer := d.ask(method, path, body)
	if got != status {
		d.t.Errorf("%s %s: %d %s, want %d", method, path, got, answer, status)
	}
	for _, p := range pieces {
		if !strings.Contains(answer, p) {
			d.t.Errorf("%s %s: %s is not in %s", method, path, p, answer)
		}
	}
	return answer
}

func TestConfigurationsOfModelsKeepWhatIsSent(t *testing.T) {
	d := open(t)
	d.has(404, "POST", "/api/endpoints/99/models", map[string]any{"model_name": "m"})
	e := get[chat.Endpoint](d, "POST", "/api/endpoints", map[string]any{"url": "http://127.0.0.1:1/v1"})
	at := fmt.Sprintf("/api/endpoints/%d", e.ID)
	d.has(200, "GET", at+"/models", nil, "[]")
	sent := map[string]any{
		"id": 77, "endpoint_id": 78, "model_name": "one", "system_prompt": "Be brief.", "temperature": 0.7, "top_p": 0.9, "min_p": 0.1, "top_k": 20,
		"repetition_penalty": 1.1, "presence_penalty": 0.2, "frequency_penalty": 0.3, "max_tokens": 2048, "reasoning_effort": "high",
		"chat_template_kwargs": map[string]any{"enable_thinking": true}, "capabilities": map[string]any{"tools": "yes"},
	}
	one := get[map[string]any](d, "POST", at+"/models", sent)
	for name, want := range sent {
		switch name {
		case "id", "endpoint_id", "capabilities":
		default:
			if a, b := fmt.Sprint(one[name]), fmt.Sprint(want); a != b {
				t.Errorf("%s is %s, not %s", name, a, b)
			}
		}
	}
	if one["endpoint_id"] != float64(e.ID) || one["capabilities"] != nil {
		t.Errorf("the configuration is %v", one)
	}
	two := get[chat.ModelConfig](d, "POST", at+"/configs", map[string]any{"model_name": "two"})
	if a, b := d.has(200, "GET", at+"/models", nil, `"one"`, `"two"`), d.has(200, "GET", at+"/configs", nil); a != b {
		t.Errorf("%s is not %s", a, b)
	}
	d.has(422, "POST", at+"/models", map[string]any{"model_name": " "}, "model_name")
	d.has(422, "POST", at+"/models", map[string]any{"model_name": "x", "temperature": "hot"}, "temperature")
	d.has(200, "PUT", at, map[string]any{"active_model_config_id": two.ID}, fmt.Sprintf(`"active_model_config_id":%d`, two.ID))
	d.has(404, "PUT", at, map[string]any{"active_model_config_id": 999})
	d.has(200, "DELETE", fmt.Sprintf("/api/models/%d", two.ID), nil, `{"ok":true}`)
	d.has(200, "DELETE", at, nil, `{"ok":true}`)
}

func TestTheSettingsHaveTheModelThatAnswers(t *testing.T) {
	d := open(t)
	d.has(200, "GET", "/api/settings", nil, `"endpoint_url":""`, `"temperature":null`, `"api_key_set":false`)
	all := get[map[string]any](d, "GET", "/api/settings", nil)
	d.has(200, "PUT", "/api/settings", all) // with the demo there is nothing to change
	e := get[chat.Endpoint](d, "POST", "/api/endpoints", map[string]any{"url": "http://127.0.0.1:1/v1", "api_key": "secret-secret-secret"})
	at := fmt.Sprintf("/api/endpoints/%d", e.ID)
	one := get[chat.ModelConfig](d, "POST", at+"/models", map[string]any{"model_name": "one", "temperature": 0.5, "system_prompt": "Be brief."})
	d.has(200, "POST", at+"/models", map[string]any{"model_name": "two", "temperature": 0.6})
	// The fields that come with another server describe the one before.
	d.has(200, "PUT", "/api/settings", map[string]any{"active_endpoint_id": e.ID, "temperature": 1.5},
		`"endpoint_url":"http://127.0.0.1:1/v1"`, `"model_name":"one"`, `"temperature":0.5`, `"system_prompt":"Be brief."`, `"api_key_set":true`)
	if answer := d.has(200, "GET", "/api/settings", nil); strings.Contains(answer, "secret-secret") {
		t.Errorf("the key is in %s", answer)
	}
	d.has(200, "PUT", "/api/settings", map[string]any{"user_name": "Ann", "temperature": 0.33, "max_tokens": 1234, "top_k": nil},
		`"user_name":"Ann"`, `"temperature":0.33`, `"max_tokens":1234`)
	d.has(200, "GET", at+"/models", nil, `"temperature":0.33`, `"temperature":0.6`)
	d.has(422, "PUT", "/api/settings", map[string]any{"user_name": "Bob", "temperature": "hot"}, "temperature")
	d.has(200, "GET", "/api/settings", nil, `"user_name":"Ann"`)
	d.has(200, "PUT", fmt.Sprintf("/api/models/%d", one.ID), map[string]any{"temperature": nil})
	all = get[map[string]any](d, "GET", "/api/settings", nil)
	if all["temperature"] != nil || all["max_tokens"] != float64(1234) {
		t.Errorf("the settings are %v", all)
	}
	if again := get[map[string]any](d, "PUT", "/api/settings", all); !reflect.DeepEqual(again, all) {
		t.Errorf("sending the settings back changes them: %v, before %v", again, all)
	}
	d.has(200, "PUT", "/api/settings", map[string]any{"model_name": "two"}, `"model_name":"two"`, `"temperature":0.6`)
	// With another model come its samplers; what only repeats those of the model before does not.
	d.has(200, "PUT", "/api/settings", map[string]any{"model_name": "one", "temperature": 0.4, "max_tokens": 77}, `"model_name":"one"`, `"temperature":0.4`, `"max_tokens":77`)
	d.has(200, "PUT", "/api/settings", map[string]any{"model_name": "two", "temperature": 0.4, "max_tokens": 77}, `"model_name":"two"`, `"temperature":0.6`, `"max_tokens":null`)
	d.has(422, "PUT", "/api/settings", map[string]any{"model_name": "one", "temperature": 99}, "temperature")
	d.has(200, "GET", "/api/settings", nil, `"model_name":"two"`, `"temperature":0.6`)
}

func TestTheToolsThatAreOnAreThoseThatAreSent(t *testing.T) {
	d := open(t)
	d.has(200, "PUT", "/api/settings", map[string]any{"enabled_tools": map[string]bool{"direct_scene": true}}, `"enabled_tools":{"direct_scene":true},`)
	d.has(200, "PUT", "/api/settings", map[string]any{"user_name": "Ann"}, `"enabled_tools":{"direct_scene":true},`)
	d.has(200, "PUT", "/api/settings", map[string]any{"enabled_tools": map[string]bool{}}, `"enabled_tools":{},`)
}

func TestACharacterGoesWithItsConversationsOrWithoutThem(t *testing.T) {
	d := open(t)
	card := get[chat.Character](d, "POST", "/api/characters", map[string]string{"name": "Mia"})
	with := func() string {
		return get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{"character_card_id": card.ID}).ID
	}
	first, second := with(), with()
	d.has(200, "DELETE", "/api/conversations/"+second, nil, `{"ok":true}`)
	other := d.conversation()
	d.has(200, "DELETE", "/api/characters/"+card.ID, nil, `{"ok":true}`)
	d.has(200, "GET", "/api/conversations", nil, first, other)
	d.has(200, "POST", "/api/characters", map[string]string{"id": card.ID, "name": "Mia"}, `"id":"`+card.ID+`"`)
	d.has(200, "DELETE", "/api/characters/"+card.ID+"?delete_conversations=true", nil, `{"ok":true}`)
	if list := d.has(200, "GET", "/api/conversations", nil, other); strings.Contains(list, first) {
		t.Errorf("the conversation is in the list: %s", list)
	}
	d.has(200, "GET", "/api/conversations?trashed=true", nil, first, second)
	d.has(404, "DELETE", "/api/characters/"+card.ID+"?delete_conversations=true", nil)
	d.has(200, "POST", "/api/conversations/"+first+"/restore", nil)
}

func TestFragmentsMayHaveHyphens(t *testing.T) {
	d := open(t)
	for _, kind := range []string{"/api/fragments", "/api/director-fragments"} {
		d.has(200, "POST", kind, map[string]any{"id": "test-frag", "label": "Test"}, `"id":"test-frag"`)
		d.has(200, "PUT", kind+"/test-frag", map[string]any{"label": "Again"}, `"Again"`)
		d.has(409, "POST", kind, map[string]any{"id": "test-frag", "label": "Test"})
		d.has(422, "POST", kind, map[string]any{"id": "-test", "label": "Test"})
		d.has(200, "DELETE", kind+"/test-frag", nil, `{"ok":true}`)
	}
}

func TestALorebookComesAsTheBodyOfARequest(t *testing.T) {
	d := open(t)
	world := get[chat.World](d, "POST", "/api/worlds", map[string]string{"name": "Realm"})
	at := fmt.Sprintf("/api/worlds/%d", world.ID)
	d.has(200, "POST", at+"/import", map[string]any{"entries": map[string]any{
		"0": map[string]any{"uid": 0, "key": []string{"dragon"}, "comment": "Dragons", "content": "They breathe fire.", "order": 50},
		"1": map[string]any{"uid": 1, "key": []string{}, "comment": "Rules", "content": "Always.", "constant": true, "position": 4},
	}}, `"imported":2`, `"name":"Realm"`)
	d.has(200, "GET", at+"/entries", nil, `"Dragons"`, `"Rules"`)
	var book map[string]any
	if err := json.Unmarshal([]byte(d.has(200, "GET", at+"/export?format=character_book", nil)), &book); err != nil {
		t.Fatal(err)
	}
	other := get[chat.World](d, "POST", "/api/worlds", map[string]string{"name": "Copy"})
	d.has(200, "POST", fmt.Sprintf("/api/worlds/%d/import", other.ID), book, `"imported":2`)
	d.has(422, "POST", at+"/import", map[string]any{"name": "Nothing"})
	d.has(422, "POST", at+"/import", map[string]any{"entries": "none"})
}

func TestWhatAServerServesIsNamed(t *testing.T) {
	d := open(t)
	server := llmtest.New(t)
	server.Describes(map[string]string{"/v1/models": `{"data":[{"id":"harbour-7b"},{"id":"quay-13b"}]}`})
	e := get[chat.Endpoint](d, "POST", "/api/endpoints", map[string]any{"url": server.URL()})
	at := fmt.Sprintf("/api/endpoints/%d", e.ID)
	d.has(200, "GET", at+"/served-models", nil, `"harbour-7b"`, `"quay-13b"`)
	d.has(200, "GET", at+"/models", nil, "[]") // those are the configurations
	d.has(404, "GET", "/api/endpoints/99/served-models", nil)
}

func TestContinueAnswersOnlyWhatWaits(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	at := "/api/conversations/" + cid
	d.has(400, "POST", at+"/continue", nil, "malformed")
	d.has(404, "POST", "/api/conversations/none/continue", nil)
	d.stream(at+"/send", map[string]string{"content": "Hello"})
	d.has(400, "POST", at+"/continue", nil, "malformed")
	rows := get[[]chat.Message](d, "GET", at+"/messages", nil)
	d.has(200, "DELETE", at+"/messages/"+jsonInt(rows[1].ID), nil)
	if n := names(d.stream(at+"/continue", nil)); !strings.HasSuffix(n, "done") || strings.Contains(n, "user_message_created") {
		t.Errorf("the stream is %s", n)
	}
	reply := get[[]chat.Message](d, "GET", at+"/messages", nil)[1]
	for _, direction := range []string{"", "  \n"} {
		d.has(422, "POST", at+"/messages/"+jsonInt(reply.ID)+"/magic_rewrite", map[string]string{"direction": direction}, "direction")
	}
}

func TestOnlyTheLastReplyIsContinued(t *testing.T) {
	d := open(t)
	at := "/api/conversations/" + d.conversation()
	d.stream(at+"/send", map[string]string{"content": "Hello"})
	rows := get[[]chat.Message](d, "GET", at+"/messages", nil)
	d.has(409, "POST", at+"/messages/"+jsonInt(rows[0].ID)+"/continue", nil, "Only the last reply can be continued.")
	d.has(404, "POST", at+"/messages/999999/continue", nil)
	if n := d.stream(at+"/messages/"+jsonInt(rows[1].ID)+"/continue", nil); !strings.HasSuffix(names(n), "done") {
		t.Errorf("the stream is %v", n)
	}
}

func TestListsAreNeverNull(t *testing.T) {
	d := open(t, append([]plugin.Plugin{}, plugin.Plugin{ID: "bare", Name: "Bare"})...)
	d.has(200, "GET", "/api/workflows", nil, `"config_defaults":{}`)
	d.has(200, "GET", "/api/workflows/bare/config", nil, `{"config":{}}`)
	d.has(200, "PUT", "/api/settings", map[string]any{"helpers_without_character": true})
	cid := d.conversation()
	d.stream("/api/conversations/"+cid+"/send", map[string]string{"content": "Hello"})
	d.has(200, "POST", "/api/conversations", map[string]any{"title": "empty"})
	d.has(200, "POST", "/api/endpoints", map[string]any{"url": "http://127.0.0.1:1/v1"})
	world := get[chat.World](d, "POST", "/api/worlds", map[string]string{"name": "Realm"})
	d.has(200, "POST", fmt.Sprintf("/api/worlds/%d/entries", world.ID), map[string]string{"name": "x", "content": "y"})
	d.has(200, "POST", "/api/characters", map[string]string{"name": "Mia"})
	rows := get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil)
	for _, o := range api.Operations() {
		path := strings.NewReplacer("{cid}", cid, "{mid}", jsonInt(rows[1].ID), "{wid}", "bare", "/worlds/{id}", fmt.Sprintf("/worlds/%d", world.ID),
			"/endpoints/{id}", "/endpoints/1").Replace(o.Path)
		if o.Method != http.MethodGet || o.Policy.Answer != api.Value || strings.Contains(path, "{") {
			continue
		}
		status, text := d.ask("GET", path+"?q=hello", nil)
		if status != 200 {
			continue
		}
		var v any
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			t.Errorf("%s: %v", path, err)
		}
		for _, at := range nulls(o.Name, o.Out, v) {
			t.Errorf("%s is null in the answer of %s", at, path)
		}
	}
}

// nulls gives the places of a JSON value where a list of its Go type is null.
func nulls(at string, typ reflect.Type, v any) (found []string) {
	if typ == reflect.TypeFor[json.RawMessage]() || typ == reflect.TypeFor[[]byte]() {
		return nil
	}
	switch typ.Kind() { //nolint:exhaustive // the others hold no list
	case reflect.Pointer:
		if v != nil {
			return nulls(at, typ.Elem(), v)
		}
	case reflect.Slice:
		if v == nil {
			return []string{at}
		}
		if list, ok := v.([]any); ok {
			for i, each := range list {
				found = append(found, nulls(fmt.Sprintf("%s[%d]", at, i), typ.Elem(), each)...)
			}
		}
	case reflect.Struct:
		fields, ok := v.(map[string]any)
		if !ok {
			return nil
		}
		for f := range typ.Fields() {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			if f.Anonymous && name == "" {
				found = append(found, nulls(at, f.Type, v)...)
			} else if value, there := fields[name]; there {
				found = append(found, nulls(at+"."+name, f.Type, value)...)
			}
		}
	}
	return found
}

func TestAnArtifactMadeOnDemandIsToldToEveryWindow(t *testing.T) {
	stamp := plugin.Plugin{
		ID: "stamp", Name: "Stamp",
		OnDemand: func(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
			message := int64(in.Body["message_id"].(float64))
			id, _, err := in.Kit.Insert(ctx, message, plugin.Artifact{Filename: "s.txt", Mime: "text/plain", Data: []byte("stamped")}, nil, false)
			return map[string]any{"id": id}, err
		},
		Artifacts: &plugin.Producer{
			Regenerate: func(context.Context, plugin.RegenerateInput) ([]plugin.Artifact, error) { return nil, nil },
			Reroll:     func(context.Context, plugin.RerollInput) (plugin.Bytes, error) { return plugin.Bytes{}, nil },
		},
	}
	w := openWorkshop(t, stamp)
	pushes := w.backend.Hub.All(t.Context())
	w.has(200, "POST", "/api/conversations/"+w.cid+"/workflows/stamp/trigger", map[string]any{"message_id": w.reply.ID}, `"id"`)
	for batch := range pushes {
		for _, p := range batch {
			if p.Type == "changed" && p.What == "messages" {
				return
			}
		}
	}
}

func TestATurnWithoutAListenerIsStoppedUnlessItIsDetached(t *testing.T) {
	d := openWith(t, backend.Config{Patience: 50 * time.Millisecond})
	release := make(chan struct{})
	model := backendtest.UseScriptedModel(t, d.backend,
		llmtest.Prose(llmtest.Says("Kept. "), llmtest.Waits(release), llmtest.Says("Done.")), llmtest.Prose(llmtest.Says("Half a"), llmtest.Waits(nil)))
	leave := func(query string) (conversation string) {
		conversation = d.conversation()
		resp := d.response("POST", "/api/conversations/"+conversation+"/send"+query, map[string]string{"content": "Go on."})
		for line := bufio.NewScanner(resp.Body); line.Scan() && line.Text() != "event: token"; {
		}
		_ = resp.Body.Close()
		return conversation
	}
	kept := leave("?detach=keep")
	left := leave("")
	<-model.RequestDone(1) // the one that was left later is stopped, so the other would be by now
	if !d.backend.Turns.Running(kept) {
		t.Error("the detached turn was stopped")
	}
	close(release)
	if err := d.backend.Turns.Quiet(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := backendtest.Texts(t, d.backend, kept); got != "Go on. | Kept. Done." {
		t.Errorf("the detached turn wrote %s", got)
	}
	if got := backendtest.Texts(t, d.backend, left); !strings.HasPrefix(got, "Go on. | Half") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("the turn that was left wrote %s", got)
	}
}
