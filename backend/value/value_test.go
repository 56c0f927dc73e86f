package value_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/value"
)

func refer(rest string) string { return `{"instructionVariableType":"reference",` + rest + `}` }

func step(id, path string) string {
	return refer(fmt.Sprintf(`"source":"step","step":%q,"path":%q`, id, path))
}

// world is what the rows of the tables read from.
func world() value.Sources {
	steps := map[string]string{
		"fetch":  `{"content":"Rain & <sun>","status":200,"ok":true,"ratio":3.0,"id":9007199254740993,"none":null,"a/b":{"~c":"deep"}}`,
		"list":   `{"files":[{"path":"a.txt","size":3},{"path":"b.txt","size":5}],"names":["x","y"],"mixed":["x",1,true,null],"empty":[]}`,
		"sly":    `"{{vars.city}} {{secrets.token}}"`,
		"fake":   refer(`"source":"var","name":"city"`),
		"number": `30`,
		"text":   `"30"`,
		"json":   `"[1,2]"`,
		"nested": `[[1],[2]]`,
		"void":   `null`,
	}
	vars := map[string]json.RawMessage{}
	for name, v := range map[string]string{
		"city": `"Oslo"`, "my name": `"Ada"`, "count": `3`, "late": refer(`"source":"var","name":"city"`),
		"loop": refer(`"source":"var","name":"pool"`), "pool": refer(`"source":"var","name":"loop"`),
		"braces": `"{{vars.city}}"`, "wrapped": `{"at":` + refer(`"source":"var","name":"city"`) + `}`,
	} {
		vars[name] = json.RawMessage(v)
	}
	return value.Sources{
		Vars: vars, Last: json.RawMessage(`{"n":1}`), LastError: json.RawMessage(`{"message":"No route.","instructionIndex":2}`),
		Trigger: json.RawMessage(`{"kind":"folder","path":"in/a.pdf"}`),
		Items:   map[string]json.RawMessage{"item": json.RawMessage(`{"name":"inner"}`), "row": json.RawMessage(`["p","q"]`)},
		Result: func(i int) (json.RawMessage, error) {
			if i > 4 {
				return nil, nil
			}
			return json.RawMessage(strconv.Itoa(i)), nil
		},
		Step: func(id string) (json.RawMessage, error) {
			if v, ok := steps[id]; ok {
				return json.RawMessage(v), nil
			}
			return nil, nil
		},
	}
}

// TestReferencesAndConversions is the table that tells what a field gets. Each row reads as a
// sentence: a field that asks for want gets got for what is written.
func TestReferencesAndConversions(t *testing.T) {
	const (
		anything = `{}`
		text     = `{"type":"string"}`
		number   = `{"type":"number"}`
		integer  = `{"type":"integer"}`
		truth    = `{"type":"boolean"}`
		list     = `{"type":"array"}`
		texts    = `{"type":"array","items":{"type":"string"}}`
		integers = `{"type":"array","items":{"type":"integer"}}`
		object   = `{"type":"object"}`
	)
	rows := []struct{ says, written, schema, want string }{
		// References.
		{"the result of a step", step("number", ""), anything, `30`},
		{"a field of a result", step("fetch", "/content"), anything, `"Rain & <sun>"`},
		{"a field inside an entry of a list", step("list", "/files/1/path"), anything, `"b.txt"`},
		{"a field whose name holds / and ~", step("fetch", "/a~1b/~0c"), anything, `"deep"`},
		{"a field that is null", step("fetch", "/none"), anything, `null`},
		{"a result that is null", step("void", ""), anything, `null`},
		{"a whole list", step("list", "/names"), anything, `["x","y"]`},
		{"a field that does not exist", step("fetch", "/body"), anything, `A value for “f” is missing. There is no “body” in the result of step “fetch”.`},
		{"a field inside one that does not exist", step("fetch", "/body/x"), anything, `A value for “f” is missing. There is no “body” in the result of step “fetch”.`},
		{"a field inside a text", step("fetch", "/content/x"), anything, `A value for “f” is missing. There is no “content.x” in the result of step “fetch”.`},
		{"a field of null", step("void", "/x"), anything, `A value for “f” is missing. There is no “x” in the result of step “void”.`},
		{"an entry after the last", step("list", "/files/2"), anything, `A value for “f” is missing. There is no “files[2]” in the result of step “list”.`},
		{"an entry before the first", step("list", "/files/-1"), anything, `A value for “f” is missing. There is no “files[-1]” in the result of step “list”.`},
		{"an entry with a leading zero", step("list", "/files/01"), anything, `A value for “f” is missing. There is no “files[01]” in the result of step “list”.`},
		{"a step that did not run", step("later", ""), anything, `A value for “f” is missing. Step “later” has no result.`},
		{"a field of a step that did not run", step("later", "/x"), anything, `A value for “f” is missing. Step “later” has no result.`},
		{"a path without its slash", step("fetch", "content"), anything, `The value of “f” can't be used. The path “content” doesn't begin with /.`},
		{"a path with a lonely ~", step("fetch", "/a~b"), anything, `The value of “f” can't be used. The path “/a~b” has a ~ that is neither ~0 nor ~1.`},
		{"the last result", refer(`"source":"lastOutput"`), anything, `{"n":1}`},
		{"a field of the last result", refer(`"source":"lastOutput","path":"/n"`), anything, `1`},
		{"a result by its index", refer(`"source":"result","index":4`), anything, `4`},
		{"a result by an index that has none", refer(`"source":"result","index":5`), anything, `A value for “f” is missing. Step “6” has no result.`},
		{"a variable", refer(`"source":"var","name":"city"`), anything, `"Oslo"`},
		{"a variable through a variable", refer(`"source":"var","name":"late"`), anything, `"Oslo"`},
		{"a field of a variable that holds a reference", refer(`"source":"var","name":"wrapped","path":"/at"`), anything, `"Oslo"`},
		{"a variable that is not set", refer(`"source":"var","name":"town"`), anything, `A value for “f” is missing. The variable “town” is not set.`},
		{"a variable that leads to itself", refer(`"source":"var","name":"loop"`), anything, `The value of “f” can't be used. The variable “loop” refers to itself.`},
		{"the last error", refer(`"source":"lastError","path":"/message"`), anything, `"No route."`},
		{"the innermost item", refer(`"source":"item","path":"/name"`), anything, `"inner"`},
		{"an item by its name", refer(`"source":"item","name":"row","path":"/1"`), anything, `"q"`},
		{"an item of a loop that is not there", refer(`"source":"item","name":"cell"`), anything, `A value for “f” is missing. There is no value named cell here.`},
		{"what started the run", refer(`"source":"trigger","path":"/path"`), anything, `"in/a.pdf"`},
		{"a reference to nowhere", refer(`"source":"moon"`), anything, `The value of “f” can't be used. A reference can't read from “moon”. Give the id of a step, the index of a result or the name of a variable.`},
		{"a reference to a secret, which travels as data", refer(`"source":"secret","name":"token"`), anything, `The value of “f” can't be used. A reference can't read from “secret”. Give the id of a step, the index of a result or the name of a variable.`},
		{"references inside a value", `{"a":[` + step("number", "") + `,1]}`, anything, `{"a":[30,1]}`},
		{"a result that looks like a reference", step("fake", ""), anything, refer(`"source":"var","name":"city"`)},
		{"a long integer with its digits", step("fetch", "/id"), anything, `9007199254740993`},

		// Inline values.
		{"a text without braces", `"plain"`, anything, `"plain"`},
		{"an inline field", `"It says {{steps.fetch.content}}."`, anything, `"It says Rain & <sun>."`},
		{"one inline value alone, with its type", `"{{steps.fetch.status}}"`, anything, `200`},
		{"an object alone", `"{{lastOutput}}"`, anything, `{"n":1}`},
		{"one inline value with a space beside it", `"{{steps.fetch.status}} "`, anything, `"200 "`},
		{"spaces inside the braces", `"{{ steps.fetch.status }}"`, anything, `200`},
		{"two inline values", `"{{vars.city}}{{vars.count}}"`, anything, `"Oslo3"`},
		{"a variable with a space in its name", `"Hi {{vars[\"my name\"]}}"`, anything, `"Hi Ada"`},
		{"an entry of a list", `"{{steps.list.files[0].path}}"`, anything, `"a.txt"`},
		{"an entry after a dot", `"{{steps.list.files.1.path}}"`, anything, `"b.txt"`},
		{"a field in quotes", `"{{steps.fetch[\"a/b\"][\"~c\"]}}"`, anything, `"deep"`},
		{"an item", `"{{item.name}}"`, anything, `"inner"`},
		{"an item by its name", `"{{row[0]}}!"`, anything, `"p!"`},
		{"the last error", `"Why: {{lastError.message}}"`, anything, `"Why: No route."`},
		{"the trigger", `"{{trigger.path}}"`, anything, `"in/a.pdf"`},
		{"a result by its index", `"n{{result[2]}}"`, anything, `"n2"`},
		{"an object in a text as JSON", `"Got {{lastOutput}}"`, anything, `"Got {\"n\":1}"`},
		{"a list of texts as lines", `"All:\n{{steps.list.names}}"`, anything, `"All:\nx\ny"`},
		{"a list of scalars as lines", `": {{steps.list.mixed}}"`, anything, `": x\n1\ntrue\n"`},
		{"a list of objects as JSON", `": {{steps.nested}}"`, anything, `": [[1],[2]]"`},
		{"an empty list as nothing", `": {{steps.list.empty}}"`, anything, `": "`},
		{"a boolean as it is written", `": {{steps.fetch.ok}}"`, anything, `": true"`},
		{"a number as it is written", `": {{steps.fetch.ratio}}"`, anything, `": 3.0"`},
		{"null as nothing", `": {{steps.fetch.none}}"`, anything, `": "`},
		{"braces that come in by a value", `"{{steps.sly}}"`, anything, `"{{vars.city}} {{secrets.token}}"`},
		{"braces that come in by a value inside a text", `": {{steps.sly}}"`, anything, `": {{vars.city}} {{secrets.token}}"`},
		{"braces that come in by a variable", `"{{vars.braces}}"`, anything, `"{{vars.city}}"`},
		{"braces as text", `"{{\"{{\"}}user}}"`, anything, `"{{user}}"`},
		{"one quoted text alone", `"{{\"{{vars.city}}\"}}"`, anything, `"{{vars.city}}"`},
		{"closing braces alone", `"{\"a\":{}}"`, anything, `"{\"a\":{}}"`},
		{"braces that are written as escapes", `"\u007b\u007bvars.city}}"`, anything, `"Oslo"`},
		{"a secret without a resolver stays", `"Bearer {{secrets.token}}"`, anything, `"Bearer {{secrets.token}}"`},
		{"an inline value inside an object", `{"a":["{{vars.count}}"]}`, anything, `{"a":[3]}`},
		{"an inline field that does not exist", `"{{steps.fetch.body}}"`, anything, `A value for “f” is missing. There is no “body” in the result of step “fetch”.`},
		{"an inline step that did not run", `"see {{steps.later.x}}"`, anything, `A value for “f” is missing. Step “later” has no result.`},
		{"an inline name that means nothing", `"{{user}}"`, anything, `A value for “f” is missing. There is no value named user here.`},
		{"braces that are not closed", `"a {{vars.city"`, anything, `The value of “f” can't be used. “{{vars.city” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{"{{"}}.`},
		{"braces around nothing", `"{{}}"`, anything, `The value of “f” can't be used. “{{}}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{"{{"}}.`},
		{"braces around a sum", `"{{1 + 2}}"`, anything, `The value of “f” can't be used. “{{1 + 2}}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{"{{"}}.`},
		{"steps without an id", `"{{steps}}"`, anything, `The value of “f” can't be used. “{{steps}}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{"{{"}}.`},

		// Conversions.
		{"a number in a field for text", step("number", ""), text, `"30"`},
		{"a long number in a field for text", step("fetch", "/id"), text, `"9007199254740993"`},
		{"a boolean in a field for text", step("fetch", "/ok"), text, `"true"`},
		{"a text in a field for text", step("text", ""), text, `"30"`},
		{"a list in a field for text", step("list", "/names"), text, `The value of “f” is a list. This field takes text.`},
		{"an object in a field for text", step("fetch", ""), text, `"{\"content\":\"Rain & <sun>\",\"status\":200,\"ok\":true,\"ratio\":3.0,\"id\":9007199254740993,\"none\":null,\"a/b\":{\"~c\":\"deep\"}}"`},
		{"null in a field for text", step("void", ""), text, `The value of “f” is empty. This field takes text.`},
		{"an inline list in a field for text", `"{{steps.list.names}}"`, text, `"x\ny"`},
		{"an inline object in a field for text", `"{{lastOutput}}"`, text, `"{\"n\":1}"`},
		{"an inline number in a field for text", `"{{vars.count}}"`, text, `"3"`},
		{"a text in a field for numbers", step("text", ""), number, `30`},
		{"a fraction as it was written", `"1.50"`, number, `1.50`},
		{"a long integer as it was written", `"9007199254740993"`, integer, `9007199254740993`},
		{"3.0 in a field for whole numbers", step("fetch", "/ratio"), integer, `3`},
		{"an exponent in a field for whole numbers", `1.2e3`, integer, `1200`},
		{"a fraction in a field for whole numbers", `3.5`, integer, `The value of “f” is a number. This field takes a whole number.`},
		{"a huge exponent in a field for whole numbers", `1e999999999`, integer, `The value of “f” is a number. This field takes a whole number.`},
		{"a word in a field for numbers", `"ten"`, number, `The value of “f” is text. This field takes a number.`},
		{"007 in a field for numbers", `"007"`, number, `The value of “f” is text. This field takes a number.`},
		{"true in a field for numbers", `true`, number, `The value of “f” is true or false. This field takes a number.`},
		{"the text true in a field for booleans", `"true"`, truth, `true`},
		{"yes in a field for booleans", `"yes"`, truth, `The value of “f” is text. This field takes true or false.`},
		{"1 in a field for booleans", `1`, truth, `The value of “f” is a number. This field takes true or false.`},
		{"one in a field for lists", step("number", ""), list, `[30]`},
		{"one in a list of another type", step("number", ""), texts, `["30"]`},
		{"a list of texts in a list of numbers", `["1","2"]`, integers, `[1,2]`},
		{"a list with a word in a list of numbers", `["1","two"]`, integers, `The value of “f[1]” is text. This field takes a whole number.`},
		{"the JSON text of a list in a field for lists", step("json", ""), integers, `[1,2]`},
		{"null in a field for lists", `null`, list, `The value of “f” is empty. This field takes a list.`},
		{"the JSON text of an object in a field for objects", `"{\"a\":1}"`, object, `{"a":1}`},
		{"a text in a field for objects", `"a"`, object, `The value of “f” is text. This field takes an object.`},
		{"a list in a field for objects", `[1]`, object, `The value of “f” is a list. This field takes an object.`},
		{"a field inside an object", `{"n":"{{steps.text}}"}`, `{"type":"object","properties":{"n":{"type":"integer"}}}`, `{"n":30}`},
		{"a header of an object of texts", `{"X-Id":"{{steps.fetch.id}}"}`, `{"type":"object","additionalProperties":{"type":"string"}}`, `{"X-Id":"9007199254740993"}`},
		{"what one of two types takes", `"30"`, `{"type":["integer","string"]}`, `"30"`},
		{"what neither of two types takes", `[1]`, `{"type":["integer","boolean"]}`, `The value of “f” is a list. This field takes one of these types: integer, boolean.`},
		{"what a branch of a choice takes", `"30"`, `{"anyOf":[{"type":"integer"},{"type":"null"}]}`, `30`},
		{"what no branch of a choice takes", `"x"`, `{"oneOf":[{"type":"integer"},{"type":"null"}]}`, `The value of “f” is text. This field takes one of these types: integer, null.`},
		{"a field whose schema is true", `"30"`, `true`, `"30"`},
	}
	if len(rows) < 100 {
		t.Errorf("the table has %d rows", len(rows))
	}
	for _, c := range rows {
		t.Run(c.says, func(t *testing.T) {
			got, err := value.Field(json.RawMessage(c.written), json.RawMessage(c.schema), world())
			if err != nil {
				got = json.RawMessage(fault.Sentence(value.Fault("f", err)))
			}
			if string(got) != c.want {
				t.Errorf("\n got %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestASecretIsFilledInOnlyWhereAPersonWroteIt(t *testing.T) {
	from := world()
	from.Secret = func(name string) (string, error) {
		if name != "token" {
			return "", fault.Newf(fault.Forbidden, "The step may not use %s.", name)
		}
		return `s3"cret {{vars.city}}`, nil
	}
	for written, want := range map[string]string{
		`"Bearer {{secrets.token}}"`:            `"Bearer s3\"cret {{vars.city}}"`,
		`"{{secrets.token}}"`:                   `"s3\"cret {{vars.city}}"`,
		`"{{steps.sly}}{{vars.braces}}"`:        `"{{vars.city}} {{secrets.token}}{{vars.city}}"`,
		`"{{\"{{secrets.token}}\"}}"`:           `"{{secrets.token}}"`,
		`"{{secrets.other}}"`:                   `The step may not use other.`,
		`["{{secrets.token}}","{{item.name}}"]`: `["s3\"cret {{vars.city}}","inner"]`,
	} {
		got, err := value.Resolve(json.RawMessage(written), from)
		if err != nil {
			got = json.RawMessage(fault.Sentence(value.Fault("f", err)))
		}
		if string(got) != want {
			t.Errorf("%s\n got %s\nwant %s", written, got, want)
		}
	}
}

func TestWhatDidNotRunIsAbsent(t *testing.T) {
	for written, absent := range map[string]bool{
		step("later", ""): true, step("later", "/x"): true, `"{{vars.town}}"`: true, `["{{steps.later}}"]`: true,
		step("fetch", "/body"): false, `"{{steps.list.files[9]}}"`: false,
	} {
		_, err := value.Resolve(json.RawMessage(written), world())
		if err == nil || errors.Is(err, value.ErrAbsent) != absent {
			t.Errorf("%s: %v", written, err)
		}
	}
	_, err := value.Text("{{steps.list.files[9].path}}", world())
	missing, ok := errors.AsType[*value.Missing](err)
	if !ok || missing.From.Step != "list" || strings.Join(missing.Path, "/") != "files/9" {
		t.Errorf("its parts are %+v", missing)
	}
}

func TestAFewLinesDoNotMakeGigabytes(t *testing.T) {
	big, _ := json.Marshal(strings.Repeat("x", 1<<20))
	from := value.Sources{Last: big}
	for _, written := range []string{
		`"` + strings.Repeat("{{lastOutput}}", 100) + `"`,
		"[" + strings.Repeat(`"{{lastOutput}}",`, 99) + `1]`,
	} {
		if _, err := value.Resolve(json.RawMessage(written), from); err == nil || !strings.Contains(err.Error(), "more than 4 MB") {
			t.Error(err)
		}
	}
}

func TestTheNamesOfATemplateAreFoundBeforeItRuns(t *testing.T) {
	uses, wrong := value.Uses(json.RawMessage(`{"a":"{{steps.fetch.x}} {{vars[\"my name\"]}}","b/c":[` + step("list", "/files") + `],"d":"{{oops!}}","e":` + refer(`"source":"moon"`) + `}`))
	found := map[string]string{}
	for _, u := range uses {
		found[fmt.Sprintf("%s@%d", u.Pointer, u.At)] = u.String()
	}
	for at, want := range map[string]string{"/a@0": "steps.fetch.x", "/a@18": `vars["my name"]`, "/b~1c/0@0": "steps.list.files"} {
		if found[at] != want {
			t.Errorf("%s: %q", at, found[at])
		}
	}
	if len(wrong) != 2 || !strings.Contains(wrong["/d"], "“{{oops!}}” is not a value.") || !strings.Contains(wrong["/e"], "moon") {
		t.Error(wrong)
	}
	deep := strings.Repeat("[", 9) + `"{{vars.x}}"` + strings.Repeat("]", 9)
	if _, wrong := value.Uses(json.RawMessage(deep)); len(wrong) != 1 {
		t.Errorf("what is too deep to be filled: %v", wrong)
	}
	scope := value.Scope{Steps: map[string]bool{"fetch": true, "later": false}, Vars: map[string]bool{"city": true}, Items: []string{"row"}}
	for text, want := range map[string]string{
		"{{steps.fetch.x}}": "", "{{vars.city}}": "", "{{row.x}}": "", "{{lastOutput}}": "", "{{secrets.x}}": "",
		"{{steps.fecth.x}}": "There is no step with the id fecth.", "{{steps.later.x}}": "The step later has no result yet at this point.",
		"{{vars.town}}": "There is no variable named town.", "{{cell}}": "There is no value named cell here.",
	} {
		uses, err := value.TextUses(text)
		if err != nil || len(uses) != 1 {
			t.Fatal(text, uses, err)
		}
		if got := scope.Check(uses[0]); got != want {
			t.Errorf("%s: %q", text, got)
		}
	}
}

func TestAnIdCanBeWrittenEverywhere(t *testing.T) {
	for id, want := range map[string]bool{"a": true, "_1": true, "steps": true, "": false, "1a": false, "a-b": false, "in": false, "nil": false, "größe": false} {
		if value.IsID(id) != want {
			t.Errorf("%q: %t", id, !want)
		}
		if !want {
			continue
		}
		if _, err := value.Compile("steps." + id + " == 1"); err != nil {
			t.Error(err)
		}
		if _, err := value.TextUses("{{steps." + id + "}}"); err != nil {
			t.Error(err)
		}
	}
	for name, want := range map[string]bool{"row": true, "item": true, "steps": false, "vars": false, "len": false, "or": false} {
		if value.IsItemName(name) != want {
			t.Errorf("%q: %t", name, !want)
		}
	}
}

func FuzzText(f *testing.F) {
	for _, text := range []string{"{{steps.fetch.content}}", `{{vars["my name"]}} {{"{{"}}`, "{{item[0].x}}{{", "{{ lastError.message }}", "{{result[99999999999999999999]}}", "\\{{{{}}}}"} {
		f.Add(text, "{{vars.a}}")
	}
	f.Fuzz(func(t *testing.T, text, inner string) {
		inside, _ := json.Marshal(inner)
		_ = json.Unmarshal(inside, &inner) // as JSON keeps it
		from := value.Sources{Vars: map[string]json.RawMessage{"a": inside}, Step: func(string) (json.RawMessage, error) { return inside, nil }}
		uses, err := value.TextUses(text)
		filled, err2 := value.Text(text, from)
		if err != nil && err2 == nil {
			t.Errorf("%q is wrong and filled", text)
		}
		if err == nil && len(uses) == 0 && !strings.Contains(text, "{{") && filled != text {
			t.Errorf("%q became %q", text, filled)
		}
		if once, err := value.Text("<{{vars.a}}>", from); err != nil || once != "<"+inner+">" {
			t.Errorf("%q was filled twice: %q, %v", inner, once, err)
		}
		whole, _ := json.Marshal(text)
		if v, err := value.Resolve(whole, from); err == nil && !json.Valid(v) {
			t.Errorf("%q gave %s", text, v)
		}
	})
}

func FuzzPointer(f *testing.F) {
	f.Add("/a/0/~1", `{"a":[{"/":1}]}`)
	f.Add("//", `{"":{"":2}}`)
	f.Add("/18446744073709551616", `[1]`)
	f.Fuzz(func(t *testing.T, path, in string) {
		if !json.Valid([]byte(in)) {
			t.Skip()
		}
		r, _ := json.Marshal(value.Reference{Type: "reference", Source: value.LastOutput, Path: path})
		got, err := value.Resolve(r, value.Sources{Last: json.RawMessage(in)})
		if err == nil && !json.Valid(got) {
			t.Errorf("%q in %s gave %s", path, in, got)
		}
	})
}

func FuzzFit(f *testing.F) {
	f.Add(`"30"`, `{"type":"integer"}`)
	f.Add(`{"a":[1,"2"]}`, `{"type":["object","null"],"properties":{"a":{"items":{"type":"number"}}}}`)
	f.Add(`1e30`, `{"anyOf":[{"type":"array","items":{"type":"string"}}]}`)
	f.Fuzz(func(t *testing.T, in, schema string) {
		if !json.Valid([]byte(in)) {
			t.Skip()
		}
		got, err := value.Fit(json.RawMessage(in), json.RawMessage(schema))
		if err != nil {
			return
		}
		again, err := value.Fit(got, json.RawMessage(schema))
		if err != nil || !json.Valid(got) || string(again) != string(got) {
			t.Errorf("%s by %s gave %s, then %s, %v", in, schema, got, again, err)
		}
	})
}
