package app

import (
	"reflect"
	"strings"
	"testing"

	"terzetto/backend/api"
)

// The two doors offer the same operations: each has a method on its noun's struct.
func TestThePageCanCallEveryOperation(t *testing.T) {
	methods := map[string]bool{}
	for _, s := range bound(door{}) {
		typ := reflect.TypeOf(s)
		for m := range typ.Methods() {
			methods[typ.Elem().Name()+"."+m.Name] = true
		}
	}
	upper := func(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
	for _, o := range api.Operations() {
		noun, verb, _ := strings.Cut(o.Name, ".")
		name := upper(noun) + "." + upper(verb)
		if !methods[name] {
			t.Errorf("the operation %s has no method %s", o.Name, name)
		}
		delete(methods, name)
	}
	for name := range methods {
		t.Errorf("the method %s belongs to no operation", name)
	}
}
