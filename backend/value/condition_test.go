package value_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
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

		{"what is missing is neither more nor less", `steps.later.x > 1 || steps.later.x <= 1 || 1 < steps.fetch.body`, "false"},
		{"nor like a text", `steps.later.x contains "" || steps.fetch.body startsWith "" || "a" endsWith vars.town || vars.town matches "."`, "false"},
		{"not of what is missing", `!steps.fetch.body && not steps.later`, "true"},
		{"what is missing alone", `steps.fetch.body`, "false"},
		{"what is missing beside what is true", `steps.fetch.body || vars.town || vars.count == 3`, "true"},
		{"what is null", `steps.fetch.none > 1 || steps.fetch.none.deeper.still > 1`, "false"},
		{"a field of a text or a number", `steps.text.length == nil && steps.fetch.status.code == nil`, "true"},
		{"a field of a list, and an entry of an object", `steps.list.files.name == nil && steps.list[0] == nil`, "true"},
		{"an index that is too large", `steps.list.files[5].size == 1 || steps.list.files[-5].size == 1`, "false"},
		{"a field of what is picked out of a list", `first(filter(steps.list.files, .size > 400)).path == nil`, "true"},
		{"a list that is missing is empty", `len(steps.fetch.body) == 0 && !any(steps.later.files, .size > 4) && count(vars.town) == 0`, "true"},
		{"entries without the field", `all(steps.list.files, .color == nil) && none(steps.list.files, .color) && sum(steps.list.files, .weight) == 0`, "true"},
		{"a sum of what is missing", `steps.fetch.body + 1 > 0 || -vars.town < 0 || "a" + vars.town == "a"`, "false"},
		{"a function of what is missing", `upper(vars.town) == nil && int(vars.town) == nil && string(vars.town) == nil && len(split(vars.town, ",")) == 0`, "true"},
		{"two functions beside each other, one of nothing", `trim(steps.later.x) == trim(vars.city) || int(vars.town) == int(steps.text) || trim(vars.town) in ["a"]`, "false"},
		{"a part of a text that is missing", `vars.town[0:2] == nil`, "true"},
		{"in what is missing", `"x" in steps.later.names || vars.town in steps.list.names`, "false"},
		{"a choice by what is missing", `steps.later.x ? false : true`, "true"},
		{"a default for what is missing", `(vars.town ?? "Rome") == "Rome"`, "true"},
		{"comparisons within comparisons", `any(steps.list.files, any(steps.list.files, .size > 4) and .size < 400 and (.color ?? "red") startsWith "r")`, "true"},
		{"an item without a loop", `cell == 1`, "Couldn't evaluate the condition. There is no value named cell here."},
		{"a variable that leads to itself", `vars.loop == 1`, "Couldn't evaluate the condition. The variable “loop” refers to itself."},
		{"a text that is compared to a number", `steps.text < 31`, "A value in the condition has another type than the condition needs. The program said: invalid operation: string < int"},
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

// A rowCase is a condition as the rows of the window write it; the window's own test reads the same
// file. Over each value it is true or false.
type rowCase struct {
	Text  string   `json:"text"`
	True  []string `json:"true"`  // the values for which it is true
	Wrong []string `json:"wrong"` // those of another type than it needs
}

func TestEveryRowOfAConditionTakesWhatIsMissing(t *testing.T) {
	var cases struct {
		Values map[string]json.RawMessage `json:"values"` // of the step; null: it has none
		Rows   []rowCase                  `json:"rows"`
	}
	text, err := os.ReadFile("testdata/rows.json")
	if err == nil {
		err = json.Unmarshal(text, &cases)
	}
	if err != nil || len(cases.Rows) == 0 {
		t.Fatal(len(cases.Rows), err)
	}
	for _, row := range cases.Rows {
		condition, err := value.Compile(row.Text)
		if err != nil {
			t.Errorf("%s: %v", row.Text, err)
			continue
		}
		for says, gave := range cases.Values {
			from := value.Sources{Step: func(string) (json.RawMessage, error) {
				if string(gave) == "null" {
					return nil, nil //nolint:nilnil // the step gave nothing
				}
				return gave, nil
			}}
			got, err := condition.Eval(t.Context(), from)
			want, wrong := slices.Contains(row.True, says), slices.Contains(row.Wrong, says)
			if got != want || fault.Is(err, fault.Invalid) != wrong || (err != nil) != wrong {
				t.Errorf("%s when %s: %t, not %t: %v", row.Text, says, got, want, err)
			}
		}
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
