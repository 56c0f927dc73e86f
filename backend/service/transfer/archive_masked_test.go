package transfer_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/service/library"
	"terzetto/backend/service/narration"
	"terzetto/backend/tool"
)

// Runs of a computer that did not know a key may hold it. Where it is known they come without it.
func TestRunsOfAnArchiveHaveNoKeysOfThisLibrary(t *testing.T) {
	keys := []string{"sk-endpoint/key+0123456789", "sk-speech/key+0123456789", "variable/secret+0123456789"}
	text := strings.Join(keys, " and ")
	list := `["` + text + `"]`
	from := full(t)
	columns := map[string]string{
		"runs.name": text, "runs.vars": `{"a":"` + text + `"}`, "runs.held": `{"a":"` + text + `"}`, "runs.error": `{"message":"` + text + `"}`,
		"runs.report": text, "runs.trigger_event": `{"kind":"folder","path":"` + text + `"}`, "runs.ending": list,
		"run_steps.result": list, "run_items.value": list, "run_items.result": list, "flow_nodes.result": list,
		"run_logs.text": text, "run_logs.args": `{"a":"` + text + `"}`, "run_logs.result": text, "run_logs.object": list, "run_logs.item": text,
		"run_requests.args": `{"a":"` + text + `"}`, "run_requests.schema": `{"title":"` + text + `"}`,
		"run_requests.target": `{"folder":"/notes","path":"` + text + `"}`, "run_requests.text": text, "run_requests.answer": `{"answer":"once","value":` + list + `}`,
	}
	for place, value := range columns {
		table, column, _ := strings.Cut(place, ".")
		script(t, from, "UPDATE "+table+" SET "+column+" = '"+value+"'")
	}
	script(t, from, `UPDATE run_steps SET instruction = json_set(instruction, '$.markdown', '`+text+`')`)
	file := archived(t, from)

	to := empty(t)
	b := openOnce(t, to)
	_, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("Harbour"), URL: new("http://127.0.0.1:9"), APIKey: &keys[0]})
	if err == nil {
		_, err = b.Narration.AddSpeechServer(t.Context(), narration.SpeechServerInput{Name: new("Radio"), URL: new("http://127.0.0.1:9"), APIKey: &keys[1]})
	}
	if err == nil {
		_, err = b.Toolbox.Variables.Create(t.Context(), tool.PersistentVar{Name: "TOKEN", Secret: true, Value: json.RawMessage(`"` + keys[2] + `"`)})
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	broughtInto(t, to, file)
	masked := 0
	for table, all := range dumped(t, to) {
		for _, row := range all {
			for column, value := range row {
				for _, key := range keys {
					if strings.Contains(value, key) {
						t.Errorf("%s.%s is %s", table, column, value)
					}
				}
				if strings.Contains(value, "•••• and •••• and ••••") {
					masked++
				}
			}
		}
	}
	if masked <= len(columns) {
		t.Errorf("only %d values came", masked)
	}
}
