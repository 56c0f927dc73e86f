package demo_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// misfit says why v does not fit the schema; empty when it does.
func misfit(s obj, v any) string {
	if enum, ok := s["enum"].([]any); ok {
		if !slices.ContainsFunc(enum, func(e any) bool { return fmt.Sprint(e) == fmt.Sprint(v) }) {
			return fmt.Sprintf("%v is not among %v", v, enum)
		}
		return ""
	}
	number := func(key string, otherwise float64) float64 {
		if n, ok := s[key].(float64); ok {
			return n
		}
		return otherwise
	}
	switch s["type"] {
	case "object":
		o, ok := v.(obj)
		if !ok {
			return fmt.Sprintf("%v is no object", v)
		}
		props, _ := s["properties"].(obj)
		required, _ := s["required"].([]any)
		for _, name := range required {
			if _, ok := o[name.(string)]; !ok {
				return fmt.Sprintf("%v is missing", name)
			}
		}
		for name, x := range o {
			if p, ok := props[name].(obj); ok {
				if why := misfit(p, x); why != "" {
					return name + ": " + why
				}
			} else if s["additionalProperties"] == false {
				return name + " is not declared"
			}
		}
	case "array":
		list, ok := v.([]any)
		if !ok {
			return fmt.Sprintf("%v is no array", v)
		}
		if n := float64(len(list)); n < number("minItems", 0) || n > number("maxItems", math.Inf(1)) {
			return fmt.Sprintf("%v items are too few or too many", n)
		}
		for _, x := range list {
			if items, ok := s["items"].(obj); ok {
				if why := misfit(items, x); why != "" {
					return why
				}
			}
		}
	case "string":
		text, ok := v.(string)
		if n := float64(len([]rune(text))); !ok || n < number("minLength", 0) || n > number("maxLength", math.Inf(1)) {
			return fmt.Sprintf("%v is no string of the right length", v)
		}
	case "number", "integer":
		n, ok := v.(float64)
		if !ok || n < number("minimum", math.Inf(-1)) || n > number("maximum", math.Inf(1)) || (s["type"] == "integer" && n != math.Trunc(n)) {
			return fmt.Sprintf("%v is no number within the bounds", v)
		}
	case "boolean":
		if _, ok := v.(bool); !ok {
			return fmt.Sprintf("%v is no boolean", v)
		}
	}
	return ""
}

func checkSchema(t *testing.T, schema string) obj {
	t.Helper()
	var parsed obj
	if err := json.Unmarshal([]byte(schema), &parsed); err != nil {
		t.Fatal(err)
	}
	got := arguments(t, ask(t, client(1), obj{
		"messages": []obj{msg("user", "The fast ferry to Mara's island leaves with the blue letter. 日本")},
		"tools":    []obj{function("f", schema)}, "tool_choice": forced("f"),
	}))
	if why := misfit(parsed, got); why != "" {
		t.Errorf("%s\ngot %v\n%s", schema, got, why)
	}
	return got
}

func TestForcedToolFitsItsSchema(t *testing.T) {
	for name, schema := range map[string]string{
		"nothing declared":     `{}`,
		"empty object":         `{"type":"object","properties":{}}`,
		"strings with lengths": `{"type":"object","properties":{"a":{"type":"string","maxLength":5},"b":{"type":"string","minLength":300}},"required":["a","b"]}`,
		"enum of words":        `{"type":"object","properties":{"speed":{"type":"string","enum":["slow","fast"]}},"required":["speed"]}`,
		"enum of numbers":      `{"type":"object","properties":{"n":{"enum":[7,9]}},"required":["n"]}`,
		"bounded numbers":      `{"type":"object","properties":{"i":{"type":"integer","minimum":5,"maximum":7},"x":{"type":"number","maximum":-0.5},"j":{"type":"integer","minimum":2.5}},"required":["i","x","j"]}`,
		"array with at least":  `{"type":"object","properties":{"a":{"type":"array","minItems":12,"maxItems":12,"items":{"type":"string"}}},"required":["a"]}`,
		"array of nothing":     `{"type":"object","properties":{"a":{"type":"array","maxItems":0,"items":{"type":"string"}}},"required":["a"]}`,
		"nested objects":       `{"type":"object","properties":{"o":{"type":"object","properties":{"p":{"type":"array","items":{"type":"object","properties":{"q":{"type":"boolean"}},"required":["q"]}}},"required":["p"]}},"required":["o"]}`,
		"required, undeclared": `{"type":"object","required":["ghost"]}`,
		"deep nesting":         `{"type":"object","properties":{"a":` + strings.Repeat(`{"type":"object","properties":{"a":`, 30) + `{"type":"string"}` + strings.Repeat(`}}`, 30) + `}}`,
		"a slice of what is":   `{"type":"object","additionalProperties":false,"properties":{"x":{"type":"boolean"}}}`,
	} {
		t.Run(name, func(t *testing.T) { checkSchema(t, schema) })
	}
}

func TestSchemaWordsBeyondTheSubsetAreUnderstood(t *testing.T) {
	got := checkSchema(t, `{"type":"object","properties":{
		"maybe":{"type":["null","integer"]},"either":{"anyOf":[{"type":"null"},{"type":"boolean"}]},
		"ref":{"$ref":"#/$defs/node"},"fixed":{"const":"yes"},"day":{"type":"string","format":"date"}},
		"$defs":{"node":{"type":"object","properties":{"child":{"$ref":"#/$defs/node"},"leaf":{"type":"integer"}},"required":["leaf"]}}}`)
	_, maybe := got["maybe"].(float64)
	_, either := got["either"].(bool)
	ref, _ := got["ref"].(obj)
	if _, leaf := ref["leaf"].(float64); !maybe || !either || !leaf || got["fixed"] != "yes" || len(got["day"].(string)) != 10 {
		t.Errorf("got %v", got)
	}
}

func TestResponseFormatIsAnsweredWithJSON(t *testing.T) {
	r := ask(t, client(1), obj{
		"messages":        []obj{msg("user", "The brass key.")},
		"response_format": obj{"type": "json_schema", "json_schema": obj{"name": "x", "schema": json.RawMessage(`{"type":"object","properties":{"keywords":{"type":"array","items":{"type":"string"}}},"required":["keywords"]}`)}},
	})
	var got struct{ Keywords []string }
	if err := json.Unmarshal([]byte(r.text), &got); err != nil || !slices.Contains(got.Keywords, "key") {
		t.Errorf("got %q (%v)", r.text, err)
	}
}

// anySchema draws a schema that some value fits.
func anySchema(r *rand.Rand, depth int) obj {
	kinds := []string{"string", "integer", "number", "boolean", "enum", "object", "array"}
	if depth > 3 {
		kinds = kinds[:5]
	}
	s := obj{"type": kinds[r.IntN(len(kinds))], "description": []string{"", "a mood", "keywords", "the next event", "name"}[r.IntN(5)]}
	low := r.IntN(20) - 10
	switch s["type"] {
	case "string":
		if r.IntN(2) == 0 {
			n := r.IntN(40)
			s["minLength"], s["maxLength"] = n, n+r.IntN(20)
		}
	case "integer", "number":
		if r.IntN(2) == 0 {
			s["minimum"] = low
		}
		if r.IntN(2) == 0 {
			s["maximum"] = low + r.IntN(5)
		}
	case "enum":
		s = obj{"enum": []any{"one", "two", "blue"}[:1+r.IntN(3)]}
	case "array":
		s["items"] = anySchema(r, depth+1)
		n := r.IntN(4)
		s["minItems"], s["maxItems"] = n, n+r.IntN(3)
	case "object":
		props, required := obj{}, []string{}
		for i := range r.IntN(4) {
			name := fmt.Sprintf("p%d", i)
			props[name] = anySchema(r, depth+1)
			if r.IntN(2) == 0 {
				required = append(required, name)
			}
		}
		s["properties"], s["required"] = props, required
	}
	return s
}

func FuzzForcedToolFitsAnySchema(f *testing.F) {
	for seed := range uint64(40) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		b, err := json.Marshal(obj{"type": "object", "properties": obj{"root": anySchema(rand.New(rand.NewPCG(seed, 1)), 0)}, "required": []string{"root"}})
		if err != nil {
			t.Fatal(err)
		}
		checkSchema(t, string(b))
	})
}

func FuzzNoRequestBreaksTheServer(f *testing.F) {
	f.Add(`{"messages":[{"role":"user","content":"I lift the *lid [of] the {box} \"now"}]}`)
	f.Add(`{"messages":[{"role":"system","content":"## Character: \n## Scenario"},{"role":"user","content":"<direction>\nNext: .\nMood: .\n</direction>\n\n"}]}`)
	f.Add(`{"messages":[{"role":"user","content":"a"},{"role":"assistant","content":"“É — \"x"},{"role":"user","content":"report: \"x\""}],"tools":[{"function":{"name":"editor_rewrite","parameters":{}}}],"tool_choice":"auto"}`)
	f.Add(`{"messages":[{}],"tools":[{"function":{"name":"","parameters":[1]}}],"tool_choice":"required","stop":[""],"max_tokens":1}`)
	f.Fuzz(func(t *testing.T, body string) { post(t, client(1), body) })
}

func FuzzNoConversationBreaksAVoice(f *testing.F) {
	f.Add(harbour, "\"I lost the ticket,\" I say.", "“Stay,” she said, barely above a whisper.", "Report: \"barely above a whisper\" 20 words, 1 paragraphs, structural repetition")
	f.Add("## Character: \u00c9a\n", "<direction>\nNext: \u00e9\nMood: x. y\n</direction>\n\n*\u00e9*\n\n(Reply in character, prose only.)", "\"\u00e9 \u2014 *x", "- \u00e9 \u2014 *x\nopener")
	f.Fuzz(func(t *testing.T, system, said, draft, instruction string) {
		c := client(1)
		before := []obj{msg("system", system), msg("user", said)}
		after := append(slices.Clone(before), msg("assistant", draft), msg("user", instruction))
		tools := []obj{function("direct_scene", strings.Replace(sceneSchema, "%s", "", 1)), function("rewrite_user_prompt", `{"type":"object"}`), function("editor_apply_patch", patchSchema), function("editor_rewrite", rewriteSchema)}
		if r := ask(t, c, obj{"messages": before, "tools": tools, "tool_choice": "none", "reasoning_effort": "high"}); r.text == "" {
			t.Error("no text")
		}
		for _, name := range []string{"direct_scene", "rewrite_user_prompt"} {
			arguments(t, ask(t, c, obj{"messages": before, "tools": tools, "tool_choice": forced(name)}))
		}
		patched(t, draft, ask(t, c, obj{"messages": after, "tools": tools, "tool_choice": forced("editor_apply_patch")}))
		arguments(t, ask(t, c, obj{"messages": after, "tools": tools, "tool_choice": forced("editor_rewrite")}))
		ask(t, c, obj{"messages": after, "tools": tools, "tool_choice": "auto"})
	})
}
