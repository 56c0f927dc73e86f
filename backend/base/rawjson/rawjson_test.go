package rawjson_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"terzetto/backend/base/rawjson"
)

func TestBracketsCountOutsideOfStringsAlone(t *testing.T) {
	for _, c := range []struct {
		name, data string
		most       int
		deeper     bool
	}{
		{"a number has no depth", "7", 0, false},
		{"one list is one deep", "[]", 0, true},
		{"as deep as may be", `{"a":[1]}`, 2, false},
		{"one deeper", `{"a":[[1]]}`, 2, true},
		{"lists beside each other are no deeper", "[[],[],[]]", 2, false},
		{"a bracket in a string is text", `["[[[["]`, 1, false},
		{"a quote that is escaped ends no string", `["\"[[[["]`, 1, false},
		{"without end", strings.Repeat("[", 1<<20), 100, true},
	} {
		if got := rawjson.Deeper(c.data, c.most); got != c.deeper {
			t.Errorf("%s: as text %t", c.name, got)
		}
		if got := rawjson.Deeper([]byte(c.data), c.most); got != c.deeper {
			t.Errorf("%s: as bytes %t", c.name, got)
		}
	}
}

func TestWhatIsEncodedIsNotDisguised(t *testing.T) {
	for want, v := range map[string]any{
		`"<b> & \u2028"`: "<b> & \u2028",
		`{"a":1.50}`:     map[string]json.RawMessage{"a": json.RawMessage("1.50")},
		"null":           math.NaN(),
	} {
		if got := string(rawjson.Encode(v)); got != want {
			t.Errorf("%v becomes %s, want %s", v, got, want)
		}
	}
}

func FuzzDepthIsThatOfTheValue(f *testing.F) {
	f.Add([]byte(`{"a":[{"b":"[[\\\"["}]}`), 3)
	f.Add([]byte(`[[[`), 2)
	f.Fuzz(func(t *testing.T, data []byte, most int) {
		_ = rawjson.ObjectOf(data)
		deeper := rawjson.Deeper(data, most)
		var v any
		if most < 0 || json.Unmarshal(data, &v) != nil {
			return
		}
		if depth(v) > most && !deeper { // of a field that is there twice, the value has the last one only
			t.Errorf("%q is deeper than %d", data, most)
		}
	})
}

// depth is how many lists and objects are around the innermost value.
func depth(v any) int {
	most := 0
	switch v := v.(type) {
	case []any:
		for _, inner := range v {
			most = max(most, depth(inner))
		}
		return most + 1
	case map[string]any:
		for _, inner := range v {
			most = max(most, depth(inner))
		}
		return most + 1
	}
	return 0
}
