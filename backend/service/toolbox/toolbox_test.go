package toolbox_test

import (
	"slices"
	"testing"

	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

// A start doesn't compile the schemas of the program's own tools, so they're held here.
func TestTheSchemasOfTheProgramsOwnToolsAreSound(t *testing.T) {
	all := slices.Collect(backendtest.Working(t).Toolbox.Tools().All())
	if _, err := tool.New(all...); err != nil || len(all) == 0 {
		t.Errorf("%d tools: %v", len(all), err)
	}
}
