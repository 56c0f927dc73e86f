package api_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

func TestAPersonTurnsAHelperOffForAModelAndOnAgain(t *testing.T) {
	d := open(t)
	cid := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{}).ID
	now := func() library.Helpers {
		return get[library.Helpers](d, "GET", "/api/conversations/"+cid+"/helpers", nil)
	}
	if demo := now(); demo.ModelID != 0 || len(demo.Resting) != 0 {
		t.Errorf("with the demo: %+v", demo)
	}
	backendtest.UseScriptedModel(t, d.backend)
	model := now().ModelID
	at := fmt.Sprintf("/api/models/%d/helpers/", model)
	d.has(200, "PUT", at+"editor", map[string]bool{"off": true}, `{"ok":true}`)
	if diff := cmp.Diff([]library.RestingHelper{{Name: event.Editor, Off: true}}, now().Resting); diff != "" {
		t.Errorf("turned off (-want +got):\n%s", diff)
	}
	endpoints := get[[]chat.Endpoint](d, "GET", "/api/endpoints", nil)
	configs := get[[]chat.ModelConfig](d, "GET", fmt.Sprintf("/api/endpoints/%d/models", endpoints[0].ID), nil)
	if kept := string(configs[0].Capabilities); configs[0].ID != model || !strings.Contains(kept, `"editor":{"off":true}`) {
		t.Errorf("the model is known as %s", kept)
	}
	d.has(200, "PUT", at+"editor", map[string]bool{"off": false}, `{"ok":true}`)
	if left := now().Resting; len(left) != 0 {
		t.Errorf("wanted again: %+v", left)
	}
	d.has(422, "PUT", at+"writer", map[string]bool{"off": true}, "The field helper must be one of")
	d.has(404, "PUT", "/api/models/999/helpers/editor", map[string]bool{"off": true})
}
