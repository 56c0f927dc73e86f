//go:build example

package backend

import (
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/example"
)

// examples are the plug-ins of a build for tests of the window.
func examples() []plugin.Plugin { return []plugin.Plugin{example.Lantern()} }
