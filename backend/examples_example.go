//go:build example

package backend

import (
	"encoding/json"
	"os"

	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/example"
)

// examples are the plug-ins of a build for tests of the window.
func examples() []plugin.Plugin { return []plugin.Plugin{example.Lantern()} }

// exampleModels are the engine and the models that a file names, because the real ones can't be had in a test.
func exampleModels(usual LocalModels) LocalModels {
	text, err := os.ReadFile(os.Getenv("TERZETTO_EXAMPLE_MODELS"))
	if err == nil {
		_ = json.Unmarshal(text, &usual) // a file that can't be read is seen by what is missing
	}
	return usual
}
