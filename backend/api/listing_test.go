package api_test

import (
	"fmt"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/tool"
)

func TestAListSaysWhetherThereIsMore(t *testing.T) {
	d := open(t)
	had := len(get[api.Listing[tool.PersistentVar]](d, "GET", "/api/variables?limit=500", nil).Items)
	const all = 503
	for i := had; i < all; i++ {
		get[tool.PersistentVar](d, "POST", "/api/variables", map[string]any{"name": fmt.Sprintf("v%03d", i), "value": "x"})
	}
	for _, row := range []struct {
		name, query string
		items       int
		more        bool
	}{
		{"no limit gives a hundred", "", 100, true},
		{"a limit is kept", "?limit=7", 7, true},
		{"no more than 500 come at once", "?limit=9999", 500, true},
		{"a limit below one is none", "?limit=-3", 100, true},
		{"the last page ends exactly", "?limit=3&from=500", 3, false},
		{"the last page may be short", "?limit=100&from=480", 23, false},
		{"one is left", "?limit=2&from=500", 2, true},
		{"nothing comes after the end", "?from=503", 0, false},
		{"far after the end there is nothing", "?from=99999", 0, false},
		{"a place before the first is the first", "?from=-1&limit=500", 500, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			l := get[api.Listing[tool.PersistentVar]](d, "GET", "/api/variables"+row.query, nil)
			if l.Items == nil || len(l.Items) != row.items || l.HasMore != row.more {
				t.Errorf("%d items and %v, want %d and %v", len(l.Items), l.HasMore, row.items, row.more)
			}
		})
	}
	seen := map[string]bool{}
	for from := 0; from < all; from += 90 {
		for _, v := range get[api.Listing[tool.PersistentVar]](d, "GET", fmt.Sprintf("/api/variables?limit=90&from=%d", from), nil).Items {
			seen[v.Name] = true
		}
	}
	if len(seen) != all {
		t.Errorf("the pages have %d of %d", len(seen), all)
	}
}
