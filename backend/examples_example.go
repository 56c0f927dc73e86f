//go:build example

package backend

import (
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/example"
)

// examples are the plug-ins of a build for tests of the window.
func examples() []workflow.Workflow { return []workflow.Workflow{example.Lantern()} }
