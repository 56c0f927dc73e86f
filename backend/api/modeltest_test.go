package api_test

import (
	"fmt"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/service/modeltest"
	"terzetto/backend/story/proof"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestAModelIsTestedStoppedAndExported(t *testing.T) {
	d := open(t)
	model := backendtest.UseScriptedModel(t, d.backend)
	never := make(chan struct{})
	model.Then(llmtest.Prose(llmtest.Says("He set the lamp down. Rain ran off the roof.")), llmtest.Any(llmtest.Waits(never)))
	id := *get[[]chat.Endpoint](d, "GET", "/api/endpoints", nil)[0].ActiveModelConfigID
	one := fmt.Sprintf("/api/models/%d/test", id)
	if before := get[modeltest.Test](d, "GET", one, nil); before.State != modeltest.Never || before.Model != "m" || len(before.Openings) != 0 {
		t.Errorf("%+v", before)
	}
	if begun := get[modeltest.Test](d, "POST", one, nil); begun.State != modeltest.Running || len(begun.Openings) != 12 {
		t.Errorf("%+v", begun)
	}
	d.has(409, "POST", one, nil)
	backendtest.Until(t, func() bool { return len(model.Requests()) == 2 })
	d.has(200, "POST", one+"/stop", nil)
	backendtest.Until(t, func() bool { return get[modeltest.Test](d, "GET", one, nil).State == modeltest.Stopped })
	if e := get[proof.Document](d, "GET", one+"/export", nil); e.Version != proof.Version || len(e.Replies) != 1 {
		t.Errorf("%+v", e)
	}
	d.has(404, "GET", "/api/models/99/test", nil)
	d.has(404, "POST", "/api/models/99/test", nil)
	d.has(404, "GET", "/api/models/99/test/export", nil)
}
