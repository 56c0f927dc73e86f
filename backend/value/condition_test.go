package value_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/value"
)

func TestConditions(t *testing.T) {
	for _, c := range []struct{ says, condition, want string }{
		{"a number is what it is", `steps.fetch.status == 200`, "true"},
		{"a number is less", `steps.fetch.status < 300`, "true"},
		{"1 is 1.0", `vars.count == 3.0 && steps.fetch.ratio == 3`, "true"},
		{"a text is no number", `steps.text == 30`, "false"},
		{"a text is a text", `steps.text == "30"`, "true"},
		{"a text as a number", `int(steps.text) == 30`, "true"},
		{"a number as a text", `string(vars.count) == "3"`, "true"},
		{"a long integer keeps its digits", `steps.fetch.id == 9007199254740993 && steps.fetch.id != 9007199254740992`, "true"},
		{"a number is in a list", `vars.count in [1, 2, 3]`, "true"},
		{"3.0 is in a list", `steps.fetch.ratio in [3]`, "true"},
		{"a text is in a list", `"x" in steps.list.names`, "true"},
		{"a text holds another", `steps.fetch.content contains "sun"`, "true"},
		{"a text matches", `trigger.path matches "\\.pdf$"`, "true"},
		{"a list is long", `len(steps.list.files) > 1`, "true"},
		{"some entry is large", `any(steps.list.files, .size > 4)`, "true"},
		{"all entries are large", `all(steps.list.files, .size > 4)`, "false"},
		{"a sum of entries", `sum(steps.list.files, .size) == 8`, "true"},
		{"an entry by its index", `steps.list.files[0].path == "a.txt"`, "true"},
		{"the last entry", `steps.list.files[-1].path == "b.txt"`, "true"},
		{"a variable with a space in its name", `vars["my name"] == "Ada"`, "true"},
		{"a variable that holds a reference", `vars.late == "Oslo"`, "true"},
		{"the item of a loop", `item.name == "inner" && row[0] == "p"`, "true"},
		{"the last result", `lastOutput.n == 1`, "true"},
		{"the last error", `lastError.message == "No route."`, "true"},
		{"a result by its index", `result[3] == 3`, "true"},
		{"a step that did not run is null", `steps.later == nil`, "true"},
		{"a field that is null", `steps.fetch.none == nil`, "true"},
		{"a field that may be missing", `steps.fetch.body == nil`, "true"},
		{"a field of a step that may not have run", `steps.later?.x == nil`, "true"},
		{"a default for a step that did not run", `(steps.later?.x ?? 5) == 5`, "true"},
		{"a variable that is not set is null", `vars.town == nil`, "true"},
		{"what is behind and is not looked at when the first part decides", `steps.later != nil && steps.later.x > 1`, "false"},
		{"texts that are put together", `"a" + vars.city == "aOslo"`, "true"},
		{"a choice", `vars.count > 2 ? true : false`, "true"},
		{"whole division", `vars.count % 2 == 1`, "true"},

		{"a step that did not run, by name", `steps.later.x > 1`, "Couldn't evaluate the condition. Step “later” has no result."},
		{"a missing field, by name", `steps.fetch.body > 1`, "Couldn't evaluate the condition. There is no “body” in the result of step “fetch”."},
		{"the length of what is missing", `len(steps.fetch.body) > 0`, "Couldn't evaluate the condition. There is no “body” in the result of step “fetch”."},
		{"not of what is missing", `!steps.fetch.body`, "Couldn't evaluate the condition. There is no “body” in the result of step “fetch”."},
		{"a missing value alone", `steps.fetch.body`, "Couldn't evaluate the condition. There is no “body” in the result of step “fetch”."},
		{"what is null", `steps.fetch.none > 1`, "A value in the condition is empty: steps.fetch.none."},
		{"a variable that is not set", `vars.town > 1`, "Couldn't evaluate the condition. The variable “town” is not set."},
		{"an item without a loop", `cell == 1`, "Couldn't evaluate the condition. There is no value named cell here."},
		{"a variable that leads to itself", `vars.loop == 1`, "Couldn't evaluate the condition. The variable “loop” refers to itself."},
		{"a text that is compared to a number", `steps.text < 31`, "A value in the condition has another type than the condition needs. The program said: invalid operation: string < int"},
		{"an index that is too large", `steps.list.files[5].size == 1`, "Couldn't evaluate the condition. There is no “files[5]” in the result of step “list”."},
		{"a number instead of a truth", `steps.fetch.status`, "The condition gives a number, not true or false."},
		{"a regular expression that is none", `steps.fetch.content matches vars.city + "("`, "The condition has a pattern that isn't valid. The program said: error parsing regexp: missing closing ): `Oslo(`"},
		{"division by zero", `vars.count % 0 == 1`, "The condition divides by zero."},
		{"a range without end", `len(1..2000000000) > 1`, "The condition needs too much memory."},

		{"nothing", ` `, "The condition is empty."},
		{"half a condition", `vars.count >`, "The condition ends too early."},
		{"a single =", `vars.count = 3`, "The condition can't be read at “= 3”."},
		{"an assignment", `let x = 1; x == 1`, "A condition is one expression, without let and semicolons."},
		{"a number that is written", `1 * 2`, "The condition gives neither true nor false."},
		{"a function that is not there", `launch("x")`, "A condition has no function named launch."},
		{"a function that makes much of little", `len(repeat("x", 1000)) > 1`, "A condition has no function named repeat."},
		{"a method", `steps.fetch.run()`, "A condition calls functions such as len(…) only."},
		{"all steps at once", `len(steps) > 1`, "Write out the name after “steps”, as in steps.fetch."},
		{"a step by a computed id", `steps[vars.city] == 1`, "Write out the name after “steps”, as in steps.fetch."},
		{"a secret", `secrets.token == "x"`, "A secret can't be used in a condition."},
		{"the environment", `$env["steps"] == 1`, "There is no value named $env here."},
		{"types that never match", `"a" > 1`, "The condition puts values of two types together at “> 1”."},
		{"too long a condition", strings.Repeat("1 == 1 && ", 1500) + "true", "The condition has more than 10000 characters."},
		{"too many parts", strings.Repeat("1==1&&", 600) + "true", "The condition is too long."},
	} {
		t.Run(c.says, func(t *testing.T) {
			got := "false"
			condition, err := value.Compile(c.condition)
			if err == nil {
				var yes bool
				if yes, err = condition.Eval(t.Context(), world()); yes {
					got = "true"
				}
				if err != nil {
					got = fault.Sentence(err)
				}
			} else {
				got = err.Error()
			}
			if got != c.want {
				t.Errorf("%s\n got %s\nwant %s", c.condition, got, c.want)
			}
		})
	}
}

func TestAMistakeInAConditionHasItsPlace(t *testing.T) {
	for condition, want := range map[string]int{
		"vars.größe == 1 && steps[1.5] == 2": 21, "vars.a == 1 ||": 13, "launch() == 1": 0,
	} {
		_, err := value.Compile(condition)
		mistake, ok := errors.AsType[*value.Mistake](err)
		if !ok || mistake.At > len(condition) || mistake.At < want {
			t.Errorf("%s: %+v", condition, mistake)
		}
	}
	c, err := value.Compile("steps.a.b > 1 && row.x in vars.list")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, u := range c.Uses() {
		found = append(found, u.String())
	}
	if got := strings.Join(found, ", "); got != "steps.a, vars.list, row" {
		t.Error(got)
	}
}

func TestAConditionEnds(t *testing.T) {
	many, _ := json.Marshal(make([]int, 10_000))
	from := value.Sources{Last: many}
	c, err := value.Compile("any(lastOutput, any(lastOutput, any(lastOutput, # == 1)))")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Eval(t.Context(), from); fault.Sentence(err) != "The condition takes too long." {
		t.Error(err)
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Eval(gone, from); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	long, _ := json.Marshal(strings.Repeat("x", 2<<20))
	c, err = value.Compile(strings.Repeat("lastOutput + ", 20) + `"" == "x"`)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Eval(t.Context(), value.Sources{Last: long}); fault.Sentence(err) != "The condition makes a text that is too long." {
		t.Error(err)
	}
}

func FuzzCondition(f *testing.F) {
	for _, condition := range []string{"steps.fetch.status == 200", "any(steps.list.files, .size > 4)", `vars["my name"] + "x" in [1..3]`, "!item?.name ?? {a: 1}.a", "filter(1..9, # % 2 == 0)[0] == 2", "#", "$env", "(((("} {
		f.Add(condition)
	}
	f.Fuzz(func(t *testing.T, condition string) {
		c, err := value.Compile(condition)
		if err != nil {
			mistake, ok := errors.AsType[*value.Mistake](err)
			if !ok || mistake.At < 0 || mistake.At > len(condition) || mistake.Message == "" {
				t.Errorf("%q: %+v", condition, err)
			}
			return
		}
		yes, err := c.Eval(t.Context(), world())
		if err != nil && (yes || !fault.Is(err, fault.Invalid)) {
			t.Errorf("%q: %t, %v", condition, yes, err)
		}
	})
}
