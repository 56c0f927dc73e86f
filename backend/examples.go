//go:build !example

package backend

import "terzetto/backend/workflow"

// examples are the plug-ins of a build for tests of the window; there are none here.
func examples() []workflow.Workflow { return nil }
