package app

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestDoctorNamesEachEngineAndWhatItLacks(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	var out, wrong bytes.Buffer
	execute(t.Context(), &shell{stdout: &out, stderr: &wrong}, []string{"doctor", "--data-dir", t.TempDir()})
	for _, engine := range []string{"eSpeak NG: ", "Piper: Piper is not installed. Install Piper, or choose another engine."} {
		if !strings.Contains(out.String(), "note  speech         "+engine) {
			t.Errorf("it does not say what %s lacks:\n%s%s", engine, out.String(), wrong.String())
		}
	}
}

func TestDoctorTestsAModelAsSettingsDoes(t *testing.T) {
	server := llmtest.New(t, llmtest.Prose(llmtest.Says("I am ready.")), llmtest.For("note_weather", llmtest.Calls("note_weather", `{"weather":"rain"}`)))
	server.Describes(map[string]string{"/v1/models": `{"data":[{"id":"harbour-7b","context_length":16384}]}`})
	dir := t.TempDir()
	b, err := backend.Start(t.Context(), backendtest.Config(dir))
	if err != nil {
		t.Fatal(err)
	}
	ask := inWindow(t, b)
	e := must[chat.Endpoint](t, ask, "endpoints.create", map[string]any{"name": "Harbour", "url": server.URL()})
	must[any](t, ask, "endpoints.use", map[string]any{"id": e.ID, "model_name": "harbour-7b"})
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	var out, wrong bytes.Buffer
	if code := execute(t.Context(), &shell{stdout: &out, stderr: &wrong}, []string{"doctor", "--model", "harbour-7b", "--data-dir", dir}); code != 0 {
		t.Errorf("the code is %d: %s", code, wrong.String())
	}
	for _, part := range []string{
		"ok    reach          The server answers.", "ok    answer         The model answered. The Writer can use this model.",
		"ok    tools          Tools work.", "Terzetto calls each tool by its name.", "ok    context        The context has 16384 tokens.",
	} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("it does not say %q:\n%s", part, out.String())
		}
	}
	if code := execute(t.Context(), &shell{stdout: io.Discard, stderr: &wrong}, []string{"doctor", "--model", "quay-7b", "--data-dir", dir}); code != exitFailed || !strings.Contains(wrong.String(), "harbour-7b") {
		t.Errorf("the code is %d: %s", code, wrong.String())
	}
}
