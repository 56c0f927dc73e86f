package flows_test

import (
	"encoding/base64"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/flow"
	"terzetto/backend/document/produce"
	"terzetto/backend/service/flows"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func naming(model string) flows.Request {
	return flows.Request{Definition: flow.New().Step(flow.Config{Model: model, Prompt: "Name a fruit."})}
}

// done begins a flow and waits for its good end.
func done(t *testing.T, b *backend.Backend, r flows.Request) {
	t.Helper()
	s, err := b.Flows.Start("", r)
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, string(flow.TypeDone))
}

func TestAStepIsAnsweredByTheModelItNames(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	if err := b.Flows.Check(t.Context(), naming("elsewhere"), false); !fault.Is(err, fault.Invalid) {
		t.Errorf("the demo was taken for another model: %v", err)
	}
	other := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("plum")))
	list, err := b.Library.Endpoints.Endpoints(t.Context())
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	if _, err := b.Library.Models.Create(t.Context(), chat.ModelConfig{EndpointID: list[0].ID, ModelName: "there"}); err != nil {
		t.Fatal(err)
	}
	chosen := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("pear")), llmtest.Prose(llmtest.Says("fig")))
	for _, model := range []string{"", "there", "new"} {
		done(t, b, naming(model))
	}
	for i, want := range []string{"m", "new"} {
		if got := chosen.Requests()[i].Body.Model; got != want {
			t.Errorf("request %d of the chosen server names %s, want %s", i+1, got, want)
		}
	}
	if got := other.Requests()[0].Body.Model; got != "there" {
		t.Errorf("the other server was asked for %s", got)
	}
}

func TestClosingEndsAFlow(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("plum"), llmtest.Waits(nil)))
	s, err := b.Flows.Start("mine", naming(""))
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, string(flow.TypeChunk))
	if _, err := b.Flows.Start("mine", naming("")); !fault.Is(err, fault.Busy) {
		t.Errorf("a second one of the same id: %v", err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	<-s.End()
	if _, err := b.Flows.Start("other", naming("")); !fault.Is(err, fault.Conflict) {
		t.Errorf("one after the end: %v", err)
	}
}

func TestAModelReadsTheTextOfAPDF(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	pdf, err := (*produce.Fonts)(nil).PDF(t.Context(), "Plums", "Plums are blue.\n\n- and sweet")
	if err != nil {
		t.Fatal(err)
	}
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("plum")))
	r := naming("")
	r.Input = flow.Input{Text: "Read this.", Attachments: []flow.Attachment{{Mime: "application/pdf", Content: base64.StdEncoding.EncodeToString(pdf.Content)}}}
	done(t, b, r)
	if asked := string(model.Requests()[0].Raw); !strings.Contains(asked, "Plums are blue.") || !strings.Contains(asked, "Read this.") {
		t.Errorf("the model was asked %s", asked)
	}
	r.Input.Attachments[0].Content = base64.StdEncoding.EncodeToString(pdf.Content[:40])
	if err := b.Flows.Check(t.Context(), r, false); !fault.Is(err, fault.Invalid) {
		t.Errorf("a torn PDF: %v", err)
	}
}
