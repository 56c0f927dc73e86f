package api_test

import (
	"testing"

	"terzetto/backend/api"
)

func TestEveryOperationHasANameAndAPlaceOfItsOwn(t *testing.T) {
	names, places := map[string]bool{}, map[string]bool{}
	for _, o := range api.Operations() {
		if place := o.Method + " " + o.Path; names[o.Name] || places[place] {
			t.Errorf("%s (%s) stands twice", o.Name, place)
		} else {
			names[o.Name], places[place] = true, true
		}
	}
}
