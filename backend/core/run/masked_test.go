package run_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"terzetto/backend/core/run"
)

func TestARunBeginsWithoutSecretsInItsVarsAndSteps(t *testing.T) {
	hide := func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("hunter2"), []byte("••••")) }
	args := map[string]json.RawMessage{"key": json.RawMessage(`"hunter2"`), "place": json.RawMessage(`"here"`)}
	given := run.New{
		Vars:  map[string]json.RawMessage{"token": json.RawMessage(`["hunter2"]`)},
		Steps: []run.Instruction{{Tool: "t", Args: args}, {Words: "Log in with hunter2.", OnError: "Try hunter2 again."}},
	}
	got, err := json.Marshal([]any{given.WithoutSecrets(hide).Vars, given.WithoutSecrets(hide).Steps})
	if err != nil {
		t.Fatal(err)
	}
	const want = `[{"token":["••••"]},[{"directCallToolId":"t","args":{"key":"••••","place":"here"}},` +
		`{"markdown":"Log in with ••••.","onError":"Try •••• again."}]]`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if string(args["key"]) != `"hunter2"` {
		t.Error("the template's own arguments were changed")
	}
}
