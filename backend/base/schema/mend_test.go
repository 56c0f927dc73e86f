package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/base/schema"
)

// Schemas as servers of tools write them, with arguments that must be taken, and what is no longer checked.
func TestForeignSchemasAreTakenAsFarAsTheyCanBe(t *testing.T) {
	for name, row := range map[string]struct{ schema, takes, refuses, dropped string }{
		"one that is fine":                {`{"type":"object","properties":{"a":{"type":"string"}}}`, `{"a":"x"}`, `{"a":1}`, ""},
		"a look ahead":                    {`{"type":"object","properties":{"a":{"type":"string","pattern":"^(?=.*x)[a-z]+$"}}}`, `{"a":"x"}`, `{"a":1}`, "/properties/a/pattern"},
		"a look behind":                   {`{"type":"object","properties":{"a":{"pattern":"(?<!x)y"}}}`, `{"a":"y"}`, `[]`, "/properties/a/pattern"},
		"a back reference":                {`{"type":"object","properties":{"a":{"pattern":"^(a)\\1$"}}}`, `{"a":"aa"}`, `[]`, "/properties/a/pattern"},
		"an escape of JavaScript":         {`{"type":"object","properties":{"a":{"pattern":"[\\u4e00-\\u9fa5]"}}}`, `{"a":"漢"}`, `[]`, "/properties/a/pattern"},
		"a control escape":                {`{"type":"object","properties":{"a":{"pattern":"\\cA"}}}`, `{"a":"x"}`, `[]`, "/properties/a/pattern"},
		"a script by its long name":       {`{"type":"object","properties":{"a":{"pattern":"\\p{Script=Han}"}}}`, `{"a":"漢"}`, `[]`, "/properties/a/pattern"},
		"many repeats":                    {`{"type":"object","properties":{"a":{"pattern":"^.{1,5000}$"}}}`, `{"a":"x"}`, `[]`, "/properties/a/pattern"},
		"names by such a pattern":         {`{"type":"object","patternProperties":{"^(?=x)":{"type":"number"}},"additionalProperties":false}`, `{"xy":1}`, `[]`, "/patternProperties/^(?=x), /additionalProperties"},
		"such a pattern that is negated":  {`{"type":"object","properties":{"a":{"not":{"pattern":"(?=x)"}}}}`, `{"a":"y"}`, `[]`, "/properties/a/not/pattern, /properties/a/not"},
		"such a pattern in a choice":      {`{"type":"object","properties":{"a":{"oneOf":[{"pattern":"(?=x)"},{"pattern":"y"}]}}}`, `{"a":"y"}`, `[]`, "/properties/a/oneOf/pattern, /properties/a/oneOf"},
		"a tuple":                         {`{"type":"object","properties":{"p":{"type":"array","items":[{"type":"number"},{"type":"string"}]}}}`, `{"p":[1,"a"]}`, `{"p":["a"]}`, ""},
		"a closed tuple":                  {`{"type":"object","properties":{"p":{"items":[{"type":"number"}],"additionalItems":false}}}`, `{"p":[1]}`, `{"p":[1,2]}`, ""},
		"a tuple of draft 7":              {`{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"p":{"items":[{"type":"number"}]}}}`, `{"p":[1,"x"]}`, `{"p":["a"]}`, ""},
		"nothing":                         {`{}`, `{"a":1}`, `[]`, ""},
		"null":                            {`null`, `{"a":1}`, `[]`, ""},
		"a text":                          {`"nope"`, `{"a":1}`, `[]`, "/"},
		"a list":                          {`{"type":"array"}`, `{"a":1}`, `[]`, "/type"},
		"a root of several types":         {`{"type":["object","null"]}`, `{}`, `null`, ""},
		"a choice without a type":         {`{"anyOf":[{"required":["a"]},{"required":["b"]}]}`, `{"a":1}`, `{}`, ""},
		"properties that are null":        {`{"type":"object","properties":null}`, `{}`, `[]`, "/properties"},
		"a property that is null":         {`{"type":"object","properties":{"a":null}}`, `{"a":1}`, `[]`, "/properties/a"},
		"required that is true":           {`{"type":"object","properties":{"a":{"type":"string","required":true}}}`, `{}`, `{"a":1}`, "/properties/a/required"},
		"required at the root, true":      {`{"type":"object","required":true}`, `{}`, `[]`, "/required"},
		"required twice":                  {`{"type":"object","required":["a","a"]}`, `{"a":1}`, `{}`, ""},
		"a type of another language":      {`{"type":"object","properties":{"a":{"type":"int"}}}`, `{"a":1}`, `{"a":"x"}`, ""},
		"types of other languages":        {`{"type":"object","properties":{"a":{"type":["str","None"]}}}`, `{"a":null}`, `{"a":1}`, ""},
		"a type in capitals":              {`{"type":"object","properties":{"a":{"type":"STRING"}}}`, `{"a":"x"}`, `{"a":1}`, ""},
		"a type that is none":             {`{"type":"object","properties":{"a":{"type":"file"}}}`, `{"a":"x"}`, `[]`, "/properties/a/type"},
		"a reference elsewhere":           {`{"$id":"https://example.com/x.json","type":"object","properties":{"a":{"$ref":"https://example.com/y.json"}}}`, `{"a":1}`, `[]`, "/properties/a/$ref"},
		"a reference to nothing":          {`{"type":"object","properties":{"a":{"$ref":"#/$defs/gone"}}}`, `{"a":1}`, `[]`, "/properties/a/$ref"},
		"a schema that knows itself":      {`{"type":"object","$defs":{"A":{"properties":{"n":{"$ref":"#/$defs/A"}}}},"properties":{"a":{"$ref":"#/$defs/A"},"b":{"type":"int"}}}`, `{"a":{"n":{}},"b":1}`, `{"b":"x"}`, ""},
		"a draft that nobody knows":       {`{"$schema":"https://example.com/draft","type":"object","properties":{"a":{"type":"string"}}}`, `{"a":"x"}`, `{"a":1}`, "/$schema"},
		"draft 4's exclusive limits":      {`{"type":"object","properties":{"n":{"minimum":0,"exclusiveMinimum":true}}}`, `{"n":1}`, `{"n":0}`, ""},
		"a length in words":               {`{"type":"object","properties":{"a":{"maxLength":"ten"}}}`, `{"a":"x"}`, `[]`, "/properties/a/maxLength"},
		"an enum that is no list":         {`{"type":"object","properties":{"a":{"enum":"x"}}}`, `{"a":"y"}`, `[]`, "/properties/a/enum"},
		"an empty choice":                 {`{"type":"object","properties":{"a":{"anyOf":[]}}}`, `{"a":"y"}`, `[]`, "/properties/a/anyOf"},
		"additional properties, null":     {`{"type":"object","additionalProperties":null}`, `{"a":1}`, `[]`, "/additionalProperties"},
		"a title that is a number":        {`{"type":"object","title":7}`, `{}`, `[]`, "/title"},
		"what is not JSON":                {`{`, `{"a":1}`, `[]`, "/"},
		"a description of the e-mail, v4": {`{"type":"object","properties":{"e":{"type":"string","format":"email","pattern":"^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"}},"required":["e"],"additionalProperties":false}`, `{"e":"a@b.cd"}`, `{}`, "/properties/e/pattern"},
	} {
		t.Run(name, func(t *testing.T) {
			mended, dropped := schema.Mend(json.RawMessage(row.schema))
			s, err := schema.Compile(mended)
			if err != nil {
				t.Fatalf("%s: %v", mended, err)
			}
			if wrong := s.Check(json.RawMessage(row.takes)); wrong != nil {
				t.Errorf("%s refuses %s: %s", mended, row.takes, wrong)
			}
			if s.Check(json.RawMessage(row.refuses)) == nil {
				t.Errorf("%s takes %s", mended, row.refuses)
			}
			if got := strings.Join(dropped, ", "); got != row.dropped {
				t.Errorf("it leaves out %s, not %s", got, row.dropped)
			}
		})
	}
}

func FuzzAMendedSchemaCompilesAndTakesNoLess(f *testing.F) {
	f.Add([]byte(`{"type":"object","properties":{"a":{"not":{"pattern":"(?=x)"}}}}`))
	f.Add([]byte(`{"items":[{}],"$ref":"#/a/b","required":[1],"type":["int",null]}`))
	f.Add([]byte(`[]`))
	f.Fuzz(func(t *testing.T, text []byte) {
		mended, _ := schema.Mend(text)
		if _, err := schema.Compile(mended); err != nil {
			t.Errorf("%s: %v", mended, err)
		}
	})
}

func TestRequiredFieldsThatHaveDefaultsAreFilledIn(t *testing.T) {
	s, err := schema.Compile(json.RawMessage(`{"type":"object","required":["scale","in"],"properties":{"scale":{"type":"string","default":"css"},"free":{"default":1},
		"in":{"type":"object","default":{},"required":["n"],"properties":{"n":{"default":3}}},"all":{"type":"array","items":{"type":"object","required":["k"],"properties":{"k":{"default":true}}}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	for given, want := range map[string]string{
		`{}`:                                   `{"in":{"n":3},"scale":"css"}`,
		`{"scale":"device","in":{"n":1}}`:      `{"scale":"device","in":{"n":1}}`,
		`{"scale":"x","in":{},"all":[{},{}]}`:  `{"all":[{"k":true},{"k":true}],"in":{"n":3},"scale":"x"}`,
		`{"scale":"x","in":{"n":12345678901}}`: `{"scale":"x","in":{"n":12345678901}}`,
		`7`:                                    `7`,
		`{`:                                    `{`,
	} {
		if got := string(s.Fill(json.RawMessage(given))); got != want {
			t.Errorf("%s becomes %s", given, got)
		}
	}
	if got := string(s.Fill(json.RawMessage(`{}`))); got != `{"in":{"n":3},"scale":"css"}` {
		t.Errorf("the second time it is %s", got)
	}
}
