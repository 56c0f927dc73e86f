package run_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/core/run"
)

// TestTheNamesInATemplateAreCheckedWhenItIsSaved is a table of templates: each row is a sentence
// about the steps, with the place and the beginning of what is wrong; "" when nothing is.
func TestTheNamesInATemplateAreCheckedWhenItIsSaved(t *testing.T) {
	for _, c := range []struct{ says, template, at, sentence string }{
		{"a step may name one before it", `{"instructions":[{"id":"a","markdown":"x"},{"markdown":"{{steps.a.text}}"}]}`, "", ""},
		{"a step without an id is named by its number", `{"instructions":[{"markdown":"x"},{"markdown":"{{steps.step1.text}}"}]}`, "", ""},
		{"a step may not name one after it", `{"instructions":[{"markdown":"{{steps.a.text}}"},{"id":"a","markdown":"x"}]}`, "/instructions/0/markdown", "The step a has no result yet"},
		{"a step may not name itself", `{"instructions":[{"id":"a","directCallToolId":"t","args":{"f":{"instructionVariableType":"reference","source":"step","step":"a"}}}]}`, "/instructions/0/args/f", "The step a has no result yet"},
		{"a step may not name one that is not there", `{"instructions":[{"directCallToolId":"t","args":{"f":{"g":["{{steps.b}}"]}}}]}`, "/instructions/0/args/f/g/0", "There is no step with the id b."},
		{"a condition may name a later step, which is null", `{"instructions":[{"markdown":"x","when":"steps.a == nil"},{"id":"a","markdown":"x"}]}`, "", ""},
		{"a condition may not name a step that is not there", `{"instructions":[{"markdown":"x","when":"steps.a == nil"}]}`, "/instructions/0/when", "There is no step with the id a."},
		{"a condition is written correctly", `{"instructions":[{"markdown":"x","when":"1 = 1"}]}`, "/instructions/0/when", "The condition can't be read at “= 1”."},
		{"a condition gives true or false", `{"instructions":[{"if":"1 * 2","then":[{"markdown":"x"}]}]}`, "/instructions/0/if", "The condition gives neither true nor false."},
		{"a text is written correctly", `{"instructions":[{"markdown":"{{steps.}}"}]}`, "/instructions/0/markdown", "“{{steps.}}” is not a value."},
		{"a name means something", `{"instructions":[{"markdown":"Hi {{user}}"}]}`, "/instructions/0/markdown", "There is no value named user here."},
		{"a reference is complete", `{"instructions":[{"directCallToolId":"t","args":{"f":{"instructionVariableType":"reference","source":"step"}}}]}`, "/instructions/0/args/f", "A reference can't read from “step”."},

		{"a loop's steps name its item", `{"instructions":[{"id":"e","forEach":{"items":[1]},"steps":[{"markdown":"{{item.x}}"}]}]}`, "", ""},
		{"a loop's steps name its item as it is called", `{"instructions":[{"id":"e","forEach":{"items":[1],"as":"row"},"steps":[{"markdown":"{{row}}"}]}]}`, "", ""},
		{"a loop's item is not known by another name", `{"instructions":[{"id":"e","forEach":{"items":[1],"as":"row"},"steps":[{"markdown":"{{item}}"}]}]}`, "/instructions/0/steps/0/markdown", "There is no value named item here."},
		{"a loop's item is not known after it", `{"instructions":[{"id":"e","forEach":{"items":[1]},"steps":[{"markdown":"x"}]},{"markdown":"{{item}}"}]}`, "/instructions/1/markdown", "There is no value named item here."},
		{"a loop's items are not of its own steps", `{"instructions":[{"id":"e","forEach":{"items":"{{steps.r}}"},"steps":[{"id":"r","markdown":"x"}]}]}`, "/instructions/0/forEach/items", "The step r has no result yet"},
		{"a loop within a loop names both items", `{"instructions":[{"id":"e","forEach":{"items":[1],"as":"a"},"steps":[{"forEach":{"items":"{{a}}","as":"b"},"steps":[{"markdown":"{{a}}{{b}}"}]}]}]}`, "", ""},
		{"a step after a loop names the loop", `{"instructions":[{"id":"e","forEach":{"items":[1]},"steps":[{"id":"r","markdown":"x"}]},{"markdown":"{{steps.e}}"}]}`, "", ""},
		{"a step after a loop does not name the steps in it", `{"instructions":[{"id":"e","forEach":{"items":[1]},"steps":[{"id":"r","markdown":"x"}]},{"markdown":"{{steps.r}}"}]}`, "/instructions/1/markdown", "The step r has no result yet"},
		{"a loop's item has a name that can be written", `{"instructions":[{"id":"e","forEach":{"items":[1],"as":"steps"},"steps":[{"markdown":"x"}]}]}`, "/instructions/0/forEach/as", "Name the item with letters"},

		{"a step after a choice names the steps of its branches", `{"instructions":[{"if":"true","then":[{"id":"a","markdown":"x"}],"else":[{"id":"b","markdown":"x"}]},{"markdown":"{{steps.a}}{{steps.b}}"}]}`, "", ""},
		{"a branch does not name the steps of the other", `{"instructions":[{"if":"true","then":[{"id":"a","markdown":"x"}],"else":[{"markdown":"{{steps.a}}"}]}]}`, "/instructions/0/else/0/markdown", "The step a has no result yet"},
		{"steps side by side do not name each other", `{"instructions":[{"parallel":[[{"id":"a","markdown":"x"}],[{"markdown":"{{steps.a}}"}]]}]}`, "/instructions/0/parallel/1/0/markdown", "The step a has no result yet"},
		{"a step after steps side by side names them", `{"instructions":[{"parallel":[[{"id":"a","markdown":"x"}],[{"markdown":"y"}]]},{"markdown":"{{steps.a}}"}]}`, "", ""},

		{"a variable may be set when the workflow starts", `{"instructions":[{"markdown":"{{vars.city}}"}]}`, "", ""},
		{"a variable is declared", `{"vars":{"city":"Oslo"},"instructions":[{"markdown":"{{vars.city}}","when":"vars.city != nil"}]}`, "", ""},
		{"a variable is saved by a step", `{"vars":{"city":"Oslo"},"instructions":[{"markdown":"x","saveAs":"rain"},{"markdown":"{{vars.rain}}{{vars.lastError}}"}]}`, "", ""},
		{"a variable is unknown where variables are declared", `{"vars":{"city":"Oslo"},"instructions":[{"markdown":"{{vars.town}}"}]}`, "/instructions/0/markdown", "There is no variable named town."},
		{"a variable's text is not filled", `{"vars":{"city":"{{oops!}}"},"instructions":[{"markdown":"{{vars.city}}"}]}`, "", ""},
		{"a variable's reference is", `{"vars":{"city":{"instructionVariableType":"reference","source":"var","name":"town"}},"instructions":[{"markdown":"{{vars.city}}"}]}`, "/vars/city", "There is no variable named town."},

		{"a secret is for a tool's fields", `{"instructions":[{"directCallToolId":"t","args":{"f":"Bearer {{secrets.token}}"}}]}`, "", ""},
		{"a secret is for no words", `{"instructions":[{"markdown":"Say {{secrets.token}}"}]}`, "/instructions/0/markdown", "Only the fields of a tool can use a secret."},
		{"a secret is for no condition", `{"instructions":[{"markdown":"x","when":"secrets.token == \"a\""}]}`, "/instructions/0/when", "A secret can't be used in a condition."},

		{"texts of all steps are checked", `{"instructions":[{"wait":{"until":"{{steps.x}}"}}]}`, "/instructions/0/wait/until", "There is no step"},
		{"a question is checked", `{"instructions":[{"ask":{"question":"{{steps.x}}"}}]}`, "/instructions/0/ask/question", "There is no step"},
		{"a result is checked", `{"instructions":[{"stop":{"a":"{{steps.x}}"}}]}`, "/instructions/0/stop/a", "There is no step"},
		{"a failure is checked", `{"instructions":[{"fail":"{{steps.x}}"}]}`, "/instructions/0/fail", "There is no step"},
		{"what is done about an error is checked", `{"instructions":[{"markdown":"x","onError":"{{steps.x}} {{lastError.message}}"}]}`, "/instructions/0/onError", "There is no step"},
		{"vars of another workflow are checked", `{"instructions":[{"subWorkflowId":"w","vars":{"a b":"{{steps.x}}"}}]}`, "/instructions/0/vars/a b", "There is no step"},

		{"a flow that a step runs has braces of its own", `{"instructions":[{"directCallToolId":"flow_runner","args":{"definition":{"steps":[{"config":{"prompt":"{{input}}"}}]}}}]}`, "", ""},

		{"an id is no word of conditions", `{"instructions":[{"id":"in","markdown":"x"}]}`, "/instructions/0/id", "Name the step with letters"},
		{"an id is unique in the whole tree", `{"instructions":[{"id":"a","markdown":"x"},{"if":"true","then":[{"id":"a","markdown":"x"}]}]}`, "/instructions/1/then/0/id", "Two steps are named “a”."},
		{"a flow needs no kind", `{"flow":{"nodes":[]}}`, "", ""},
		{"nothing has no kind", `{}`, "/kind", "The kind of a workflow is"},
	} {
		t.Run(c.says, func(t *testing.T) {
			w := run.Workflow{Name: "n"}
			if err := json.Unmarshal([]byte(c.template), &w); err != nil {
				t.Fatal(err)
			}
			wrong := w.Check()
			switch {
			case c.at == "" && wrong != nil:
				t.Errorf("it is wrong: %v", wrong)
			case c.at != "" && (len(wrong) != 1 || !strings.HasPrefix(wrong[c.at], c.sentence)):
				t.Errorf("%v, want %s: %s", wrong, c.at, c.sentence)
			}
		})
	}
}

//test:unraced
func TestTheLargestTemplateIsChecked(t *testing.T) {
	w := run.Workflow{Name: "n"}
	for range run.MaxSteps {
		w.Instructions = append(w.Instructions, run.Instruction{Words: "{{lastOutput}}", Care: run.Care{When: "steps.step1 != nil"}})
	}
	if wrong := w.Check(); wrong != nil {
		t.Error(wrong)
	}
}

func TestAnItemIsRecognisedByAShortText(t *testing.T) {
	for item, want := range map[string]string{
		`"notes/a.md"`: "notes/a.md", `7`: "7", `{"size":3,"path":"a.md"}`: "a.md", `{"question":"Is it?"}`: "Is it?", `{"to":"Ann","sum":12.50}`: "Ann, 12.50",
		`["Ann",3]`: "Ann, 3", `{"a":{"b":1}}`: `{"a":{"b":1}}`, `{"a":true}`: `{"a":true}`, `{"a":null,"b":"x"}`: "x", `{}`: "{}", `[`: "", `"` + strings.Repeat("é", 100) + `"`: strings.Repeat("é", 79) + "…",
	} {
		if got := run.ItemText(json.RawMessage(item)); got != want {
			t.Errorf("%s is %q", item, got)
		}
	}
}
